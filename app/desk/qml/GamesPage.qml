// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// The games that are kept: take one up again, see its points, copy the database.
Item {
    id: page
    property string note: ""
    readonly property string stillPlayed: {
        const played = qsTr("%1, game %2, is still being played.");
        return played + " " + qsTr("It is kept as it stands, and can be gone on with here.");
    }
    readonly property bool narrow: width < Theme.px(700)
    readonly property bool tight: width < Theme.px(1100)   // buttons of a row are pictures
    readonly property int margin: narrow ? 16 : Math.max(28, (width - Theme.px(1440)) / 2)    // lines stay short enough to be followed
    property var menuOf: null      // the game whose menu is open
    signal backToTable
    signal load
    signal lookAt(var game)
    signal exportGame(var game)
    signal printGame(var game)
    function resume(game) {
        if (Table.playing && game.id === Table.gameId)
            return backToTable();
        const go = () => {
            note = Table.resume(game.id);
        };
        if (Table.playing && !Table.over && Table.canUndo)
            confirm.ask({
                    "title": qsTr("Take up game %1?").arg(game.id),
                    "text": page.stillPlayed.arg(Table.title).arg(Table.gameId),
                    "yes": qsTr("Take up game %1").arg(game.id)
                }, go);
        else
            go();
    }
    Confirm {
        id: confirm
    }
    GamesMenu {
        id: menu
        onSaid: text => page.note = text
    }
    Item {
        id: bar
        anchors {
            left: parent.left
            right: parent.right
            top: parent.top
            margins: page.margin
            topMargin: page.narrow ? 16 : 28
        }
        height: Math.max(tools.height, about.implicitHeight)
        Column {
            id: about
            anchors {
                left: parent.left
                right: tools.left
                rightMargin: 12
            }
            Words {
                anchors.left: parent.left
                role: "title"
                text: qsTr("Games")
            }
            Words {
                width: parent.width
                role: "small"
                elide: Text.ElideMiddle
                maximumLineCount: 2
                wrapMode: Text.WrapAnywhere
                text: {
                    if (page.note !== "" || Library.note !== "")
                        return page.note !== "" ? page.note : Library.note;
                    const many = Library.total >= 0 ? qsTr("%n game(s)", "", Library.total) + " · " : "";
                    return many + qsTr("Kept in %1").arg(Library.file);
                }
            }
        }
        Row {
            id: tools
            anchors.right: parent.right
            spacing: Theme.gap
            Push {
                objectName: "loadGame"
                compact: page.narrow
                glyph: page.narrow ? "" : "folder"
                text: qsTr("Load a file")
                onClicked: {
                    page.note = "";
                    page.load();
                }
            }
            Push {
                objectName: "backUp"
                compact: page.narrow
                text: qsTr("Back up")
                onClicked: {
                    page.note = "";
                    Library.backUp();
                }
            }
        }
    }
    GamesFilter {
        id: filter
        objectName: "gamesFilter"
        anchors {
            left: bar.left
            right: bar.right
            top: bar.bottom
            topMargin: 12
        }
    }
    Words {
        objectName: "noGames"
        anchors.centerIn: list
        visible: Library.count === 0
        width: Math.min(implicitWidth, parent.width - 40)
        role: "soft"
        text: {
            if (Library.error !== "")
                return Library.error;
            if (Library.busy)
                return qsTr("Reading the games …");
            if (Library.filtered)
                return qsTr("No game is like that.");
            if (Library.shelf !== "games")
                return Library.shelf === "bin" ? qsTr("The bin is empty.") : qsTr("Nothing is in the archive.");
            return qsTr("No game has been kept yet.");
        }
    }
    Rectangle {
        id: done
        visible: Library.undoText !== ""
        anchors {
            left: bar.left
            right: bar.right
            bottom: parent.bottom
            bottomMargin: 12
        }
        height: visible ? Theme.touch + 8 : 0
        radius: Theme.radius
        color: Theme.accentSoft
        border.color: Theme.accentLine
        Words {
            objectName: "undoText"
            anchors {
                left: parent.left
                leftMargin: 14
                right: takeBack.left
                rightMargin: 8
                verticalCenter: parent.verticalCenter
            }
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            text: Library.undoText
        }
        Push {
            id: takeBack
            objectName: "undoShelf"
            anchors {
                right: parent.right
                rightMargin: 4
                verticalCenter: parent.verticalCenter
            }
            look: "quiet"
            glyph: "undo"
            text: qsTr("Undo")
            onClicked: page.note = Library.undo()
        }
    }
    ListView {
        id: list
        anchors {
            left: parent.left
            right: parent.right
            top: filter.bottom
            bottom: done.visible ? done.top : parent.bottom
            leftMargin: page.margin
            rightMargin: page.margin - 10
            topMargin: 10
            bottomMargin: done.visible ? 8 : 0
        }
        clip: true
        spacing: 10
        model: Library
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Bar {
        }
        delegate: Card {
            id: row
            required property var modelData
            readonly property bool open: Library.opened === modelData.id
            // Beside the bar, at whichever side that is.
            x: Theme.mirrored ? 10 : 0
            width: ListView.view.width - 10
            height: body.implicitHeight + 28
            clip: true
            Column {
                id: body
                x: 18
                y: 14
                width: parent.width - 36
                spacing: 10
                Item {
                    width: parent.width
                    height: Math.max(facts.implicitHeight, buttons.height)
                    Words {
                        id: number
                        anchors.left: parent.left
                        width: Math.max(Theme.px(44), implicitWidth)
                        role: "large"
                        color: Theme.inkFaint
                        text: row.modelData.id
                    }
                    Column {
                        id: facts
                        anchors {
                            left: number.right
                            leftMargin: 12
                            right: buttons.left
                            rightMargin: 12
                        }
                        Words {
                            width: parent.width
                            text: row.modelData.title
                            font.weight: Font.DemiBold
                        }
                        Words {
                            width: parent.width
                            role: "small"
                            text: {
                                const told = row.modelData.begun + " · " + qsTr("%n move(s)", "", row.modelData.moves);
                                return row.modelData.event !== "" ? told + " · " + row.modelData.event : told;
                            }
                        }
                        Words {
                            width: parent.width
                            role: "small"
                            color: row.modelData.over ? Theme.accentDeep : Theme.warning
                            font.weight: Font.Medium
                            readonly property bool here: Table.playing && !Table.over && row.modelData.id === Table.gameId
                            text: here ? qsTr("on the table now") : row.modelData.outcome
                        }
                    }
                    Row {
                        id: buttons
                        anchors.right: parent.right
                        spacing: 8
                        Push {
                            objectName: "points-" + row.modelData.id
                            compact: page.narrow
                            text: row.open ? qsTr("Close") : qsTr("Points")
                            onClicked: Library.open(row.open ? 0 : row.modelData.id)
                        }
                        Push {
                            objectName: "look-" + row.modelData.id
                            compact: page.narrow
                            glyph: "eye"
                            text: page.tight ? "" : qsTr("Look at it")
                            Accessible.name: qsTr("Look at it")
                            enabled: row.modelData.known
                            onClicked: page.lookAt(row.modelData)
                        }
                        Push {
                            objectName: "sheet-" + row.modelData.id
                            compact: page.narrow
                            glyph: page.tight ? "print" : ""
                            text: page.tight ? "" : qsTr("Score sheet")
                            Accessible.name: qsTr("Score sheet")
                            enabled: row.modelData.known
                            onClicked: page.printGame(row.modelData)
                        }
                        Push {
                            objectName: "export-" + row.modelData.id
                            compact: page.narrow
                            glyph: page.tight ? "file" : ""
                            text: page.tight ? "" : qsTr("Export")
                            Accessible.name: qsTr("Export")
                            enabled: row.modelData.known
                            onClicked: page.exportGame(row.modelData)
                        }
                        Push {
                            objectName: "resume-" + row.modelData.id
                            compact: page.narrow
                            look: "accent"
                            text: row.modelData.over ? qsTr("Open") : qsTr("Go on")
                            enabled: row.modelData.known
                            onClicked: page.resume(row.modelData)
                        }
                        Push {
                            objectName: "more-" + row.modelData.id
                            look: "quiet"
                            compact: true
                            glyph: "more"
                            Accessible.name: qsTr("More about game %1").arg(row.modelData.id)
                            onClicked: {
                                page.menuOf = row.modelData;
                                menu.show(row.modelData);
                            }
                        }
                    }
                }
                GamePlayers {
                    x: Theme.mirrored ? parent.width - width - (page.narrow ? 0 : number.width + 12) : page.narrow ? 0 : number.width + 12
                    width: parent.width - (page.narrow ? 0 : number.width + 12)
                    seats: row.modelData.seats
                }
                TagChips {
                    visible: row.modelData.tags.length > 0
                    x: Theme.mirrored ? parent.width - width - (page.narrow ? 0 : number.width + 12) : page.narrow ? 0 : number.width + 12
                    width: parent.width - (page.narrow ? 0 : number.width + 12)
                    tags: row.modelData.tags
                }
                Column {
                    visible: row.open
                    x: Theme.mirrored ? parent.width - width - (page.narrow ? 0 : number.width + 12) : page.narrow ? 0 : number.width + 12
                    width: parent.width - (page.narrow ? 0 : number.width + 12)
                    spacing: 6
                    Words {
                        anchors.left: parent.left
                        visible: row.open && Library.awards.length === 0
                        role: "soft"
                        text: qsTr("No points were scored.")
                    }
                    Repeater {
                        model: row.open ? Library.awards : []
                        Row {
                            id: award
                            required property var modelData
                            width: parent.width
                            spacing: 10
                            BadgeItem {
                                width: 20
                                height: 20
                                seat: award.modelData.seat
                            }
                            Words {
                                id: gained
                                width: Theme.px(40)
                                text: award.modelData.pointsText
                                font.weight: Font.DemiBold
                                color: Theme.accentDeep
                            }
                            Column {
                                width: parent.width - gained.width - 40
                                Words {
                                    width: parent.width
                                    text: award.modelData.reason + (award.modelData.piece !== "" ? " (" + award.modelData.piece + ")" : "")
                                }
                                Words {
                                    width: parent.width
                                    role: "small"
                                    text: award.modelData.rule
                                    color: Theme.inkFaint
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
