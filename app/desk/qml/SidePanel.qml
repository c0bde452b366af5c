import QtQuick
import Arbiter 1.0
import "."

// Players with their clocks and points, what is to be done, what may be answered, and the record.
Item {
    id: root
    property string tab: "moves"
    signal said(var game, string action)
    signal reveal(var game, string seat)
    signal handClicked(var game, string seat, string kind)
    signal handDropped(var game, string seat, string kind, var item, real x, real y)
    signal enlargeCamera()
    signal army(var game, string seat)
    function explain(rule) { guide.show(rule); tab = "guide" }

    Column {
        id: above
        width: parent.width
        spacing: Theme.gap
        ClockBar { width: parent.width; onSaid: action => root.said(table.current, action) }
        Repeater {
            model: table.boards
            CameraCard { required property int index; eye: cameras.at(index); width: above.width; small: table.boards > 1; onEnlarge: { cameras.shown = index; root.enlargeCamera() } }
        }
        // The players of joined boards stand under their own board.
        Seats {
            visible: table.boards === 1
            width: parent.width
            game: table.boardAt(0)
            onSaid: action => root.said(game, action)
            onReveal: seat => root.reveal(game, seat)
            onArmy: seat => root.army(game, seat)
            onHandClicked: (seat, kind) => root.handClicked(game, seat, kind)
            onHandDropped: (seat, kind, item, x, y) => root.handDropped(game, seat, kind, item, x, y)
        }
    }
    Flickable {
        id: middle
        anchors { left: parent.left; right: parent.right; top: above.bottom; topMargin: height > 0 ? Theme.gap : 0 }
        height: Math.min(content.implicitHeight, root.height * 0.36)
        contentHeight: content.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        Column {
            id: content
            width: parent.width
            spacing: Theme.gap
            Repeater {
                model: table.boards
                Column {
                    required property int index
                    readonly property var game: table.boardAt(index)
                    width: content.width
                    spacing: Theme.gap
                    visible: todo.todo.length > 0 || !answers.empty
                    Instructions { id: todo; width: parent.width; game: parent.game; onExplain: rule => root.explain(rule) }
                    Answers { id: answers; width: parent.width; visible: !empty; game: parent.game; onAnswer: action => root.said(game, action); onReveal: seat => root.reveal(game, seat) }
                }
            }
        }
    }
    Card {
        anchors { left: parent.left; right: parent.right; top: middle.bottom; bottom: parent.bottom; topMargin: Theme.gap }
        clip: true
        Segments {
            id: tabs
            anchors { left: parent.left; right: parent.right; top: parent.top; margins: 10 }
            fill: true
            compact: true
            options: [{ text: "Moves", value: "moves" }, { text: "Points", value: "points" }, { text: "Guide", value: "guide" }]
            value: root.tab
            onPicked: value => root.tab = value
        }
        Item {
            anchors { left: parent.left; right: parent.right; top: tabs.bottom; bottom: parent.bottom; margins: 10; topMargin: 6 }
            LogView { objectName: "log"; anchors.fill: parent; visible: root.tab === "moves"; onExplain: rule => root.explain(rule) }
            PointsView { objectName: "points"; anchors.fill: parent; visible: root.tab === "points"; onExplain: rule => root.explain(rule) }
            Guide { id: guide; objectName: "guide"; anchors.fill: parent; visible: root.tab === "guide" }
        }
    }
}
