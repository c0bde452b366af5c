// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// One of the game's boards to play on: pieces are clicked and dragged, what stands in a hand is set up. Where the game
// joins boards it also says whose turn it is here, and who sits here.
Item {
    id: pane
    required property var game
    property int turns: 0
    readonly property string selected: game.touch.selected
    property bool correcting: false
    property bool held: false          // another board is being corrected
    readonly property bool joined: game.name !== ""
    readonly property bool current: joined && Table.current === game
    readonly property alias token: board.token
    readonly property alias touched: press.active    // a finger or a piece is on the board
    readonly property var eye: Cameras.at(game.number - 1)
    property var tools               // what a click on a square does while the board is corrected
    signal said(string action)
    signal reveal(string seat)
    signal army(string seat)

    function clicked(square) {
        Table.show(game.number - 1);
        if (correcting)
            tools.use(square);
        else
            game.touch.click(square);
    }
    function takeInHand(seat, kind) {
        Table.show(game.number - 1);
        game.touch.take(seat, kind);
    }
    // It was dragged to a point of this pane.
    function dropFromHand(seat, kind, item, x, y) {
        const at = board.surface.mapFromItem(item, x, y);
        Table.show(game.number - 1);
        game.touch.drop(seat, kind, board.surface.squareAt(at.x, at.y));
    }

    Connections {
        target: pane.game.touch
        function onAsked(from, to, ways) {
            promotion.ask(from, to, ways, pane.game.pieces.worn(from));
        }
        function onRefused(from, to, objection) {
            refusal.ask(from, to, objection);
        }
    }

    Rectangle {
        anchors.fill: parent
        visible: pane.joined
        radius: Theme.radius
        color: pane.current ? Theme.surface : "transparent"
        border {
            color: pane.current ? Theme.accent : Theme.line
            width: pane.current ? 2 : 1
        }
    }
    Item {
        id: bar
        visible: pane.joined
        anchors {
            left: parent.left
            right: parent.right
            top: parent.top
            margins: visible ? 10 : 0
        }
        height: visible ? Math.max(34, Theme.px(30)) : 0
        BadgeItem {
            id: badge
            width: 28
            height: 28
            anchors.verticalCenter: parent.verticalCenter
            visible: pane.game.toAct !== "" && !Table.over
            seat: pane.game.toAct
        }
        Words {
            objectName: "prompt-" + pane.game.number
            anchors {
                left: badge.visible ? badge.right : parent.left
                leftMargin: badge.visible ? 10 : 2
                right: name.left
                rightMargin: 8
                verticalCenter: parent.verticalCenter
            }
            role: "large"
            font.weight: Font.DemiBold
            text: pane.game.prompt
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }
        Words {
            id: name
            anchors {
                right: parent.right
                verticalCenter: parent.verticalCenter
            }
            role: "small"
            color: pane.current ? Theme.accentDeep : Theme.inkSoft
            font.weight: pane.current ? Font.DemiBold : Font.Normal
            text: pane.game.name
        }
    }
    Board {
        id: board
        objectName: pane.joined ? "board-" + pane.game.number : "board"
        anchors {
            left: parent.left
            right: parent.right
            top: bar.bottom
            bottom: legend.top
            margins: pane.joined ? 10 : 0
            topMargin: pane.joined ? 6 : 0
            bottomMargin: legend.visible || pane.joined ? 6 : 0
        }
        opacity: pane.held ? 0.45 : 1
        enabled: !pane.held
        PointHandler {
            id: press
        }
        boardId: pane.game.board
        river: Table.river
        wedges: Table.wedges
        turns: pane.turns
        badges: pane.game.pieces.armies > 2
        pieces: pane.correcting ? Editor.pieces : pane.game.pieces
        selected: pane.selected
        targets: pane.correcting ? [] : pane.game.touch.targets
        asked: pane.correcting ? [] : pane.game.questions.squares
        lastMove: pane.correcting ? [] : pane.game.lastMove
        checked: pane.correcting ? [] : pane.game.checked
        marks: pane.correcting ? [] : pane.game.marks
        counters: pane.correcting ? [] : pane.game.counters
        todo: pane.correcting || !pane.eye ? [] : pane.eye.todo
        onSquareClicked: square => pane.clicked(square)
        onLifted: square => {
            Table.show(pane.game.number - 1);
            if (!pane.correcting)
                pane.game.touch.select(square);
        }
        onDragged: (from, to) => pane.correcting ? Editor.move(from, to) : pane.game.touch.move(from, to)
        onDraggedOff: from => pane.correcting ? Editor.remove(from) : refusal.askOff(from)
    }
    Legend {
        id: legend
        anchors {
            left: parent.left
            right: parent.right
            bottom: seats.visible ? seats.top : parent.bottom
            leftMargin: pane.joined ? 10 : 0
            rightMargin: pane.joined ? 10 : 0
            bottomMargin: seats.visible ? 6 : 0
        }
        counters: board.counters
        marks: board.marks
    }
    Flickable {
        id: seats
        visible: pane.joined
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
            margins: 10
        }
        height: Math.min(people.height, pane.height * 0.55)
        contentHeight: people.height
        interactive: contentHeight > height
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds
        Seats {
            id: people
            objectName: "seats-" + pane.game.number
            width: seats.width
            // The board wants the pane's width.
            most: Math.max(pane.height * 0.3, pane.height - bar.height - pane.width - 40)
            game: pane.game
            // Armies may have hands here, and the boards are to stay level with each other.
            room: !pane.correcting && !pane.held
            onSaid: action => pane.said(action)
            onReveal: seat => pane.reveal(seat)
            onArmy: seat => pane.army(seat)
            onHandClicked: (seat, kind) => pane.takeInHand(seat, kind)
            onHandDropped: (seat, kind, item, x, y) => pane.dropFromHand(seat, kind, item, x, y)
        }
    }
    Promotion {
        id: promotion
        game: Table.ruleset
        token: pane.token
        onPicked: action => pane.game.act(action)
    }
    Refusal {
        id: refusal
        game: pane.game
    }
}
