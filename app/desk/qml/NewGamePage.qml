// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// Everything a game begins with on the left, the board as it will begin on the right.
Item {
    id: page
    property int turns: 0
    signal printGuide(var guide)
    signal puzzle    // one is shown
    onVisibleChanged: if (visible)
        Puzzles.look()
    readonly property string stillPlayed: {
        const played = qsTr("%1 is still being played.");
        return played + " " + qsTr("It is kept as it stands, and can be gone on with under Games.");
    }
    function showGuide() {
        armyPage.show(Table.guidePage(Setup.ruleset), "S");
    }
    // Where the page is higher than broad the board stands below the form.
    readonly property bool upright: width < Theme.px(800) && height > width
    // On a low page a position is set up with the form out of the way.
    readonly property bool beside: Setup.ownPosition && !upright && height < 700
    property string told: ""    // why a set-up was not kept

    // A game that is being played is not left by one click.
    function begin() {
        if (Table.playing && !Table.over && Table.canUndo)
            confirm.ask({
                    "title": qsTr("Begin another game?"),
                    "text": page.stillPlayed.arg(Table.title),
                    "yes": qsTr("Begin another game")
                }, () => Setup.start());
        else
            Setup.start();
    }
    ArmyPage {
        id: armyPage
        holds: false
        onWanted: guide => page.printGuide(guide)
    }
    Confirm {
        id: confirm
    }
    function find(board, folder) {
        browse.ask(browse.source(folder), path => Setup.setSourceAt(board, path));
    }
    SourceBrowse {
        id: browse
        objectName: "browse"
    }
    Item {
        id: left
        readonly property real widest: Math.min(Theme.px(860), 0.44 * parent.width)
        visible: !page.beside
        anchors {
            left: parent.left
            top: parent.top
        }
        width: page.upright ? parent.width : Math.max(Math.min(Theme.px(500), 0.52 * parent.width), left.widest)
        height: page.upright ? Math.round(parent.height * 0.55) : parent.height
        Words {
            id: heading
            x: Theme.mirrored ? parent.width - width - 28 : 28
            y: 24
            role: "title"
            text: qsTr("New game")
        }
        Flickable {
            id: scroll
            anchors {
                left: parent.left
                right: parent.right
                top: heading.bottom
                bottom: foot.top
                topMargin: 14
            }
            contentHeight: form.implicitHeight + 20
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: Bar {
            }
            Column {
                id: form
                x: 28
                width: scroll.width - 56
                spacing: 22

                ContinueGame {
                    width: parent.width
                    onResumed: why => page.told = why
                }
                TryPuzzle {
                    width: parent.width
                    onTried: why => {
                        page.told = why;
                        if (why === "")
                            page.puzzle();
                    }
                }
                NewGameTemplates {
                    width: parent.width
                }

                NewGameRules {
                    width: parent.width
                    onGuide: page.showGuide()
                }

                NewGamePlayers {
                    width: parent.width
                    onArmy: (shown, letter) => armyPage.show(shown, letter)
                }

                NewGameTime {
                    width: parent.width
                }

                NewGameOptions {
                    mode: true
                    width: parent.width
                }

                NewGameSources {
                    width: parent.width
                    onFind: (board, folder) => page.find(board, folder)
                }

                Fold {
                    objectName: "moreRules"
                    visible: rules.shown.length > 0 || setups.visible || control.visible
                    title: qsTr("Rules that are agreed")
                    note: {
                        const told = rules.shown.slice(0, 3).map(o => o.title);
                        return rules.shown.length > 3 ? told.join(", ") + " …" : told.join(", ");
                    }
                    NewGameOptions {
                        id: rules
                        width: parent.width
                    }
                    NewGameSetups {
                        id: setups
                        width: parent.width
                    }
                    NewGameControl {
                        id: control
                        width: parent.width
                    }
                }
                NewGameTemplates {
                    keeping: true
                    width: parent.width
                }
            }
        }
        Rectangle {
            anchors {
                left: parent.left
                right: parent.right
                bottom: foot.top
            }
            height: 1
            color: Theme.line
        }
        Item {
            id: foot
            anchors {
                left: parent.left
                right: parent.right
                bottom: parent.bottom
            }
            height: Theme.touch + 28
            Words {
                objectName: "setupError"
                anchors {
                    left: parent.left
                    leftMargin: 28
                    right: begin.left
                    rightMargin: 16
                    verticalCenter: parent.verticalCenter
                }
                color: Theme.alarm
                text: Setup.error
                maximumLineCount: 3
                elide: Text.ElideRight
            }
            Push {
                id: begin
                objectName: "begin"
                anchors {
                    right: parent.right
                    rightMargin: 28
                    verticalCenter: parent.verticalCenter
                }
                look: "accent"
                text: qsTr("Begin the game")
                enabled: Setup.error === "" && Setup.sourceError === "" && Setup.timeError === ""
                onClicked: page.begin()
            }
        }
    }
    Rectangle {
        anchors {
            left: page.upright || page.beside ? parent.left : left.right
            right: parent.right
            top: page.upright ? left.bottom : parent.top
            bottom: parent.bottom
        }
        color: Theme.sunken
        Item {
            id: bar
            anchors {
                left: parent.left
                right: parent.right
                top: parent.top
                margins: Theme.pad
            }
            height: choices.implicitHeight
            Flow {
                id: choices
                width: parent.width
                spacing: 8
                Words {
                    height: Theme.touch
                    rightPadding: 8
                    verticalAlignment: Text.AlignVCenter
                    text: Setup.ownPosition ? qsTr("Your own position") : qsTr("How it begins")
                    role: "large"
                }
                Segments {
                    objectName: "previewBoards"
                    visible: Setup.boards > 1
                    options: {
                        const list = [];
                        for (let i = 0; i < Setup.boards; ++i)
                            list.push({
                                    "text": qsTr("Board %1").arg(i + 1),
                                    "value": i
                                });
                        return list;
                    }
                    value: Setup.shown
                    onPicked: value => Setup.shown = value
                }
                Push {
                    look: "quiet"
                    glyph: "turn"
                    Accessible.name: qsTr("Turn the board")
                    onClicked: page.turns = (page.turns + 1) % 4
                }
                Push {
                    objectName: "ownPosition"
                    look: Setup.ownPosition ? "chosen" : "plain"
                    glyph: "pencil"
                    text: Setup.ownPosition ? qsTr("Game's own start") : qsTr("Set up a position")
                    onClicked: Setup.ownPosition = !Setup.ownPosition
                }
            }
        }
        Board {
            id: board
            objectName: "preview"
            anchors {
                left: parent.left
                right: page.beside ? tools.left : parent.right
                top: bar.bottom
                bottom: tools.visible && !page.beside ? tools.top : parent.bottom
                margins: Theme.pad
                topMargin: 8
            }
            boardId: Setup.board
            river: Setup.river
            wedges: Setup.wedges
            game: Setup.ruleset
            turns: page.turns
            badges: Setup.pieces.armies > 2
            pieces: Setup.ownPosition ? Setup.editor.pieces : Setup.pieces
            editable: Setup.ownPosition
            onSquareClicked: square => {
                if (Setup.ownPosition)
                    palette.use(square);
            }
            onDragged: (from, to) => Setup.editor.move(from, to)
            onDraggedOff: from => Setup.editor.remove(from)
        }
        Column {
            id: tools
            visible: Setup.ownPosition
            width: page.beside ? Math.min(Theme.px(400), parent.width * 0.5) : parent.width - 2 * Theme.pad
            anchors {
                right: parent.right
                bottom: parent.bottom
                margins: Theme.pad
            }
            spacing: 8
            Flow {
                width: parent.width
                spacing: 10
                Words {
                    height: Theme.touch
                    verticalAlignment: Text.AlignVCenter
                    text: qsTr("First to act")
                }
                Segments {
                    options: Array.from(Setup.here).map(s => ({
                                    "text": s.name,
                                    "value": s.letter
                                }))
                    value: Setup.first
                    onPicked: value => Setup.first = value
                }
            }
            Flow {
                width: parent.width
                visible: Setup.takesSetups
                spacing: 8
                Words {
                    height: Theme.touch
                    verticalAlignment: Text.AlignVCenter
                    text: qsTr("Keep as the set-up of")
                }
                Repeater {
                    model: Setup.here
                    Push {
                        required property var modelData
                        objectName: "keep-" + modelData.seat
                        compact: true
                        enabled: modelData.army !== ""
                        text: modelData.army === "" ? modelData.name : Table.titled(modelData.army)
                        onClicked: page.told = Setup.keepSetup(modelData.seat)
                    }
                }
                Push {
                    objectName: "fromCamera"
                    compact: true
                    glyph: "camera"
                    visible: Cameras.at(Setup.shown).readable
                    text: qsTr("What the camera sees")
                    onClicked: Setup.takePlacement(Cameras.at(Setup.shown).seen())
                }
            }
            Words {
                width: parent.width
                visible: page.told !== ""
                color: Theme.alarm
                text: page.told
            }
            Palette {
                id: palette
                width: parent.width
                title: ""
                doneText: qsTr("Begin")
                kinds: Setup.ownPosition ? Setup.kinds : []
                seats: Array.from(Setup.here).map(s => ({
                                "seat": s.letter,
                                "name": s.name
                            }))
                token: board.token
                game: Setup.ruleset
                target: Setup.editor
                onDone: page.begin()
                onCancelled: Setup.ownPosition = false
            }
        }
    }
}
