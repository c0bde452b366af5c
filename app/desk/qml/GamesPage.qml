// SPDX-License-Identifier: MIT
import QtQuick
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
    readonly property bool tight: width < Theme.px(1000)    // cleaning up is a picture
    readonly property int margin: narrow ? 16 : Math.max(28, (width - Theme.px(1440)) / 2)    // lines stay short enough to be followed
    signal backToTable
    signal load
    signal lookAt(var game)
    signal exportGame(var game)
    signal printGame(var game)
    signal exportSelected
    onVisibleChanged: if (visible)
        list.forceActiveFocus()
    // Return goes on with a game that is not finished, and goes through one that is.
    function openGame(game) {
        if (!game.known)
            return;
        if (game.over)
            page.lookAt(game);
        else
            resume(game);
    }
    function removeSelected() {
        const many = Library.list.selected;
        if (many === 0 || Library.shelf === "bin")
            return;
        deleting.ask({
                "title": qsTr("Delete %n game(s)?", "", many),
                "text": qsTr("They go to the bin. From there they can be taken back for %n day(s).", "", 30),
                "yes": qsTr("Delete %n game(s)", "", many)
            }, () => Library.removeSelected(true));
    }
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
    Confirm {
        id: deleting
        no: qsTr("Leave them there")
        onClosed: list.forceActiveFocus()
    }
    GamePoints {
        id: points
        objectName: "gamePoints"
    }
    GamesMenu {
        id: menu
        onSaid: text => page.note = text
        onRemoved: page.removeSelected()
        onClosed: list.forceActiveFocus()
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
                objectName: "cleanUp"
                visible: Library.empties > 0 && Library.shelf === "games"
                compact: page.narrow
                text: page.tight ? "" : qsTr("Clean up empty games")
                glyph: page.tight ? "trash" : ""
                Accessible.name: qsTr("Clean up empty games")
                onClicked: deleting.ask({
                        "title": qsTr("Delete %n empty game(s)?", "", Library.empties),
                        "text": qsTr("Nothing was played in them. They go to the bin, and can be taken back from there."),
                        "yes": qsTr("Delete %n game(s)", "", Library.empties)
                    }, () => Library.removeEmpty())
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
    GamesTable {
        id: list
        anchors {
            left: parent.left
            right: parent.right
            top: filter.bottom
            bottom: selection.top
            leftMargin: page.margin
            rightMargin: page.margin - 10
            topMargin: 6
            bottomMargin: 8
        }
        visible: Library.count > 0
        focus: true
        onOpened: game => page.openGame(game)
        onRemoved: page.removeSelected()
        onMenuAsked: if (Library.list.selected > 0)
            menu.show(Library.list.game)
    }
    GamesBar {
        id: selection
        visible: Library.count > 0
        anchors {
            left: bar.left
            right: bar.right
            bottom: done.visible ? done.top : parent.bottom
            bottomMargin: done.visible ? 8 : 12
        }
        onPoints: game => points.show(game)
        onLookAt: game => page.lookAt(game)
        onPrintGame: game => page.printGame(game)
        onExportGames: {
            if (Library.list.selected > 1)
                page.exportSelected();
            else
                page.exportGame(game);
        }
        onResume: game => page.resume(game)
        onRemoved: page.removeSelected()
        onMore: menu.show(Library.list.game)
    }
}
