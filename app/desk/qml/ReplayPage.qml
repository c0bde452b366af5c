// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// A game gone through again: its boards at the step that is shown, the way there, and beside it the moves, the points,
// the table as the camera saw it, and the course of the game.
FocusScope {
    id: page
    property string from: "games"    // the page one came from
    property string tab: "moves"
    property string note: ""
    property int turns: 0
    property int larger: -1          // the board in whose place the picture of the table stands
    readonly property var picture: Array.from(Replay.pictures).find(one => one.board === larger)
    signal back
    signal exportGame
    signal printGame
    readonly property bool upright: height > width * 1.1
    readonly property bool narrow: width < Theme.px(760)
    focus: visible
    onVisibleChanged: if (visible) {
        note = "";
        larger = -1;
        forceActiveFocus();
    } else {
        way.playing = false;
    }
    Keys.onPressed: event => {
        const leaps = {};
        leaps[Qt.Key_Left] = -1;
        leaps[Qt.Key_Right] = 1;
        leaps[Qt.Key_Up] = -1;
        leaps[Qt.Key_Down] = 1;
        leaps[Qt.Key_PageUp] = -10;
        leaps[Qt.Key_PageDown] = 10;
        leaps[Qt.Key_Home] = -Replay.last;
        leaps[Qt.Key_End] = Replay.last;
        if (leaps[event.key] !== undefined)
            way.go(Replay.at + leaps[event.key]);
        else if (event.key === Qt.Key_Space)
            way.toggle();
        else if (event.key === Qt.Key_Escape)
            page.larger >= 0 ? page.larger = -1 : page.back();
        else
            return;
        event.accepted = true;
    }

    function playOn() {
        const go = () => note = Replay.playOn();
        if (!Table.playing || Table.over || !Table.canUndo)
            return go();
        const played = qsTr("%1, game %2, is still being played.").arg(Table.title).arg(Table.gameId);
        confirm.ask({
                "title": qsTr("Play on from here?"),
                "text": played + " " + qsTr("It is kept as it stands, and can be gone on with from the games."),
                "yes": qsTr("Play on from here")
            }, go);
    }

    Item {
        id: bar
        anchors {
            left: parent.left
            right: parent.right
            top: parent.top
            margins: Theme.pad
        }
        height: Math.max(tools.height, heading.implicitHeight)
        Push {
            id: backwards
            objectName: "leaveReplay"
            anchors {
                left: parent.left
                verticalCenter: parent.verticalCenter
            }
            look: "quiet"
            glyph: "back"
            Accessible.name: qsTr("Back")
            onClicked: page.back()
        }
        Column {
            id: heading
            anchors {
                left: backwards.right
                leftMargin: 8
                right: tools.left
                rightMargin: 12
                verticalCenter: parent.verticalCenter
            }
            Words {
                objectName: "replayTitle"
                width: parent.width
                role: page.narrow ? "large" : "title"
                elide: Text.ElideRight
                maximumLineCount: 2
                text: Replay.gameId > 0 ? qsTr("%1, game %2").arg(Replay.title).arg(Replay.gameId) : Replay.title
            }
            Words {
                objectName: "replayAbout"
                width: parent.width
                role: "small"
                elide: Text.ElideRight
                maximumLineCount: 2
                text: {
                    if (page.note !== "")
                        return page.note;
                    const end = Replay.outcome !== "" ? Replay.outcome : Replay.running ? qsTr("on the table now") : qsTr("not finished");
                    return Replay.about + " · " + end;
                }
            }
        }
        Row {
            id: tools
            anchors.right: parent.right
            spacing: 4
            Push {
                objectName: "turnReplay"
                look: "quiet"
                glyph: "turn"
                Accessible.name: qsTr("Turn the board")
                onClicked: page.turns = (page.turns + 1) % 4
            }
            Push {
                objectName: "replayMenu"
                look: "quiet"
                glyph: "more"
                Accessible.name: qsTr("More about this game")
                onClicked: menu.open()
            }
            Push {
                objectName: "playOn"
                look: "accent"
                glyph: page.narrow ? "" : "branch"
                compact: page.narrow
                text: qsTr("Play on from here")
                onClicked: page.playOn()
            }
        }
    }
    Row {
        id: boards
        spacing: Theme.gap
        anchors {
            left: parent.left
            leftMargin: Theme.pad
            top: bar.bottom
            topMargin: Theme.gap
        }
        width: page.width - 2 * Theme.pad - (page.upright ? 0 : side.width + Theme.pad)
        height: {
            const rest = page.height - bar.height - way.height - 2 * Theme.pad - 3 * Theme.gap;
            return page.upright ? Math.min(rest * 0.6, width / Replay.boards + Theme.px(20)) : rest;
        }
        WheelHandler {
            property real turned: 0
            acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
            onWheel: event => {
                const notch = 120;  // of a wheel, as Qt counts
                turned += event.angleDelta.y;
                const steps = Math.trunc(turned / notch);
                turned -= steps * notch;
                if (steps !== 0)
                    way.go(Replay.at - steps);
            }
        }
        Repeater {
            model: Replay.boards
            Item {
                id: pane
                required property int index
                readonly property var game: Replay.boardAt(index)
                width: (boards.width - (Replay.boards - 1) * boards.spacing) / Replay.boards
                height: boards.height
                Board {
                    id: board
                    objectName: "replayBoard-" + pane.index
                    anchors {
                        left: parent.left
                        right: parent.right
                        top: parent.top
                        bottom: legend.top
                        bottomMargin: legend.visible ? 4 : 0
                    }
                    enabled: false
                    names: Replay
                    boardId: pane.game.board
                    river: Replay.river
                    wedges: Replay.wedges
                    turns: page.turns
                    badges: pane.game.pieces.armies > 2
                    pieces: pane.game.pieces
                    lastMove: pane.game.lastMove
                    checked: pane.game.checked
                    marks: pane.game.marks
                    counters: pane.game.counters
                }
                Legend {
                    id: legend
                    anchors {
                        left: parent.left
                        right: parent.right
                        bottom: parent.bottom
                    }
                    counters: board.counters
                    marks: board.marks
                }
            }
        }
    }
    // The table as it was seen, as large as there is room, to settle what stood there.
    Rectangle {
        objectName: "largePicture"
        visible: page.picture !== undefined
        anchors.fill: boards
        color: Theme.paper
        StillItem {
            id: large
            anchors {
                fill: parent
                bottomMargin: backToBoard.height + 4
            }
            picture: page.picture !== undefined ? page.picture.picture : undefined
            Accessible.role: Accessible.Graphic
            Accessible.name: seen.text
        }
        TapHandler {
            onTapped: page.larger = -1
        }
        Words {
            id: seen
            anchors {
                left: parent.left
                right: backToBoard.left
                rightMargin: 8
                verticalCenter: backToBoard.verticalCenter
            }
            role: "small"
            text: page.picture !== undefined ? page.picture.text : ""
        }
        Push {
            id: backToBoard
            objectName: "backToBoard"
            anchors {
                right: parent.right
                bottom: parent.bottom
            }
            compact: true
            text: qsTr("The board again")
            onClicked: page.larger = -1
        }
    }
    ReplayWay {
        id: way
        objectName: "way"
        anchors {
            left: boards.left
            right: boards.right
            top: boards.bottom
            topMargin: Theme.gap
        }
    }
    ReplaySide {
        id: side
        objectName: "replaySide"
        broad: page.upright
        tab: page.tab
        onPicked: tab => page.tab = tab
        onEnlarge: board => page.larger = board
        anchors {
            right: parent.right
            bottom: parent.bottom
            margins: Theme.pad
        }
        width: {
            if (page.upright)
                return page.width - 2 * Theme.pad;
            return Math.round(Math.min(Theme.px(430), Math.max(Theme.px(340), page.width * 0.34)));
        }
        height: {
            if (page.upright)
                return page.height - way.y - way.height - Theme.gap - Theme.pad;
            return page.height - bar.height - 2 * Theme.pad - Theme.gap;
        }
    }
    Sheet {
        id: menu
        holds: false
        width: Math.min(Theme.px(420), parent.width - 48)
        title: qsTr("This game, and this position")
        body: [
            Push {
                objectName: "copyJson"
                width: parent.width
                glyph: "copy"
                text: qsTr("Copy the position as JSON")
                onClicked: {
                    menu.close();
                    Replay.copyJson();
                    page.note = qsTr("The position is on the clipboard.");
                }
            },
            Push {
                objectName: "copyFen"
                width: parent.width
                visible: Replay.hasFen
                glyph: "copy"
                text: qsTr("Copy the position as FEN")
                onClicked: {
                    menu.close();
                    Replay.copyFen();
                    page.note = qsTr("The position is on the clipboard.");
                }
            },
            Push {
                objectName: "exportReplay"
                width: parent.width
                glyph: "file"
                text: qsTr("Export this game …")
                onClicked: {
                    menu.close();
                    page.exportGame();
                }
            },
            Push {
                objectName: "printReplay"
                width: parent.width
                glyph: "print"
                text: qsTr("Score sheet …")
                onClicked: {
                    menu.close();
                    page.printGame();
                }
            },
            Words {
                width: parent.width
                role: "small"
                text: {
                    const steps = qsTr("Keys: arrows go a move on or back, Page up and Page down ten, Home and End to the ends.");
                    return steps + " " + qsTr("Space plays the game, Escape leaves it.");
                }
            }
        ]
        buttons: Push {
            objectName: "closeReplayMenu"
            text: qsTr("Close")
            onClicked: menu.close()
        }
    }
    Confirm {
        id: confirm
        no: qsTr("Leave it as it is")
    }
}
