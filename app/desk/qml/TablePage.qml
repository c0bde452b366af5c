// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// The game that is played: its board, or its boards side by side, and beside them what must be done and what may be
// answered.
Item {
    id: page
    property int turns: 0
    signal enlargeCamera
    signal replay
    signal load
    signal exportGame
    signal printGame
    signal printGuide(var guide)
    signal clocks
    signal chooseGame(string ruleset)
    signal guests
    readonly property bool covered: cover.visible
    function showGuide() {
        armyPage.show(Table.guidePage(Table.ruleset), "S");
    }
    // Where the page is higher than broad the board is above, everything else below it.
    readonly property bool upright: height > width * 1.1
    readonly property bool correcting: byHand.board !== null
    // On a low page the pieces to correct with stand in the place of the players.
    readonly property bool beside: correcting && !upright && height < 700

    // What is said at the table; what ends the game or puts somebody out of it is asked once more.
    function say(game, action) {
        const what = game.consequence(action);
        if (what.title)
            confirm.ask(what, () => game.act(action));
        else
            game.touch.answer(action);
    }
    function paneOf(game) {
        return panes.itemAt(game.number - 1);
    }

    Connections {
        target: Table
        function onBegun() {
            confirm.close();
            cover.close();
        }
    }

    Header {
        id: header
        anchors {
            left: parent.left
            top: parent.top
            margins: Theme.pad
        }
        width: page.width - 2 * Theme.pad - (page.upright ? 0 : side.width + Theme.pad)
        visible: !question.over || !question.visible
        onTurn: page.turns = (page.turns + 1) % 4
        onCorrect: byHand.begin()
        onMore: menu.open()
        correcting: page.correcting
    }

    Alerts {
        id: alerts
        most: page.height * 0.3
        anchors {
            left: header.left
            right: header.right
            top: header.bottom
            topMargin: Theme.gap
        }
        onExplain: rule => side.explain([rule])
        onSaid: action => page.say(Table.current, action)
        onSetUpCamera: board => {
            Cameras.shown = board;
            page.enlargeCamera();
        }
        onAccept: board => byHand.accept(board)
        onCompare: board => explanations.ask(board)
        onSetClocks: clockSheet.show()
        onChooseGame: ruleset => page.chooseGame(ruleset)
        // What comes over the board while a finger is on it stands before it.
        z: 10
    }
    // Alerts that come and go never move the squares under a finger: the board waits until it is let go.
    readonly property bool touched: {
        for (let i = 0; i < panes.count; ++i) {
            const pane = panes.itemAt(i) as BoardPane;
            if (pane && (pane.touched || pane.selected !== ""))
                return true;
        }
        return false;
    }
    property real room: 0    // that alerts have above the board
    function makeRoom() {
        if (!touched && !still.running)
            room = alerts.height > 0 ? alerts.height + Theme.gap : 0;
    }
    onTouchedChanged: still.restart()
    Connections {
        target: alerts
        function onHeightChanged() {
            page.makeRoom();
        }
    }
    Timer {
        id: still
        interval: 700    // a second tap may follow
        onTriggered: page.makeRoom()
    }

    Row {
        id: boards
        spacing: Theme.gap
        anchors {
            left: header.left
            right: header.right
            top: header.bottom
            bottom: {
                if (page.correcting && !page.beside)
                    return byHand.top;
                return question.room ? question.top : page.upright ? side.top : parent.bottom;
            }
            topMargin: Theme.gap + page.room
            bottomMargin: Table.boards > 1 && !page.correcting && !question.room ? Theme.pad : Theme.gap
        }
        Repeater {
            id: panes
            model: Table.boards
            BoardPane {
                required property int index
                game: Table.boardAt(index)
                width: (boards.width - (Table.boards - 1) * boards.spacing) / Table.boards
                height: boards.height
                turns: page.turns
                tools: byHand
                correcting: byHand.board === game
                held: page.correcting && !correcting
                onSaid: action => page.say(game, action)
                onReveal: seat => cover.open(game, seat)
                onArmy: seat => armyPage.show(game.armyPage(seat), seat)
            }
        }
    }

    // What people must be asked. Games that ask often have room for it; in the others, where only a draw is asked about,
    // it stands over the heading for that long.
    QuestionStrip {
        id: question
        objectName: "question"
        readonly property bool over: !Table.asks
        readonly property bool room: Table.asks && !page.correcting
        held: page.correcting
        visible: asking || room
        z: 5
        x: header.x
        y: over ? header.y : (page.upright ? side.y - Theme.gap : page.height - Theme.pad) - height
        width: header.width
        height: over ? header.height : implicitHeight
        onSaid: (game, action) => page.say(game, action)
        onReveal: (game, seat) => cover.open(game, seat)
    }

    ByHand {
        id: byHand
        objectName: "palette"
        most: page.beside ? 216 : 170
        x: page.beside ? side.x : header.x
        y: page.beside ? Theme.pad : page.upright ? side.y - Theme.gap - height : page.height - Theme.pad - height
        width: page.beside ? side.width : header.width
        token: panes.count > 0 && panes.itemAt(0) ? (panes.itemAt(0) as BoardPane).token : "standing"
    }

    SidePanel {
        id: side
        objectName: "side"
        broad: page.upright
        visible: !page.beside
        anchors {
            right: parent.right
            bottom: parent.bottom
            margins: Theme.pad
        }
        // Whole pixels: what is clipped at a part of one loses its edge.
        width: {
            // Between so many pixels and so much of the page.
            const whole = parent.width;
            const between = (least, part, most, usual) => Math.min(most, Math.max(Math.min(least, whole * part), whole * usual));
            if (page.upright)
                return parent.width - 2 * Theme.pad;
            if (Table.boards > 1)
                return Math.round(between(Theme.px(320), 0.32, Theme.px(360), 0.24));
            return Math.round(between(Theme.px(372), 0.44, Theme.px(430), 0.31));
        }
        height: {
            if (!page.upright)
                return parent.height - 2 * Theme.pad;
            const left = parent.height - width - 2 * Theme.touch - 5 * Theme.pad;
            return Math.min(parent.height * 0.42, Math.max(left, parent.height * 0.3));
        }
        onSaid: (game, action) => page.say(game, action)
        onReveal: (game, seat) => cover.open(game, seat)
        onArmy: (game, seat) => armyPage.show(game.armyPage(seat), seat)
        onHandClicked: (game, seat, kind) => page.paneOf(game).takeInHand(seat, kind)
        onHandDropped: (game, seat, kind, item, x, y) => page.paneOf(game).dropFromHand(seat, kind, item, x, y)
        onEnlargeCamera: page.enlargeCamera()
        onPrintGame: page.printGame()
        onExportGame: page.exportGame()
        onReplay: page.replay()
        onSetClocks: clockSheet.show()
    }

    ClockSheet {
        id: clockSheet
        objectName: "clockSheet"
    }
    Explanations {
        id: explanations
        objectName: "explanations"
        onAccept: byHand.accept(board)
    }
    Sheet {
        id: menu
        holds: false
        width: Math.min(Theme.px(420), parent.width - 48)
        title: Table.gameId > 0 ? qsTr("%1, game %2").arg(Table.title).arg(Table.gameId) : Table.title
        body: [
            Push {
                objectName: "guideTable"
                width: parent.width
                glyph: "info"
                text: qsTr("How it is played")
                onClicked: {
                    menu.close();
                    page.showGuide();
                }
            },
            Push {
                objectName: "turnTable"
                width: parent.width
                visible: header.tight
                glyph: "turn"
                text: qsTr("Turn the board")
                onClicked: {
                    menu.close();
                    header.turn();
                }
            },
            Push {
                objectName: "replayTable"
                width: parent.width
                glyph: "eye"
                text: qsTr("Go through this game …")
                onClicked: {
                    menu.close();
                    page.replay();
                }
            },
            Push {
                objectName: "openClocks"
                width: parent.width
                glyph: "pause"
                text: qsTr("The clocks, large")
                onClicked: {
                    menu.close();
                    page.clocks();
                }
            },
            Push {
                objectName: "openGuests"
                width: parent.width
                glyph: "eye"
                text: qsTr("A second screen for guests")
                onClicked: {
                    menu.close();
                    page.guests();
                }
            },
            Push {
                objectName: "exportTable"
                width: parent.width
                glyph: "file"
                text: qsTr("Export this game …")
                onClicked: {
                    menu.close();
                    page.exportGame();
                }
            },
            Push {
                objectName: "printTable"
                width: parent.width
                glyph: "print"
                text: qsTr("Score sheet …")
                onClicked: {
                    menu.close();
                    page.printGame();
                }
            },
            Push {
                objectName: "phonesAtTable"
                width: parent.width
                glyph: "people"
                text: qsTr("Players' phones …")
                onClicked: {
                    menu.close();
                    phones.open();
                }
            },
            Push {
                objectName: "loadAtTable"
                width: parent.width
                glyph: "folder"
                text: qsTr("Load a game from a file …")
                onClicked: {
                    menu.close();
                    page.load();
                }
            }
        ]
        buttons: Push {
            objectName: "closeTableMenu"
            text: qsTr("Close")
            onClicked: menu.close()
        }
    }
    PhonesSheet {
        id: phones
        objectName: "phonesSheet"
    }
    ArmyPage {
        id: armyPage
        onWanted: guide => page.printGuide(guide)
    }
    Confirm {
        id: confirm
    }
    Cover {
        id: cover
        objectName: "cover"
        anchors.fill: parent
        onAnswer: action => game.touch.answer(action)
    }
}
