import QtQuick
import Arbiter 1.0
import "."

// Players with their clocks and points, what is to be done, what may be answered, and the record.
Item {
    id: root
    property string selected: ""
    property string tab: "moves"
    signal answer(string action)
    signal reveal(string seat)
    signal enlargeCamera()
    signal army(string seat)
    function explain(rule) { guide.show(rule); tab = "guide" }

    Column {
        id: top
        width: parent.width
        spacing: Theme.gap
        ClockBar { width: parent.width }
        CameraCard { width: parent.width; onEnlarge: root.enlargeCamera() }
        Seats { width: parent.width; onReveal: seat => root.reveal(seat); onArmy: seat => root.army(seat) }
    }
    Flickable {
        id: middle
        anchors { left: parent.left; right: parent.right; top: top.bottom; topMargin: height > 0 ? Theme.gap : 0 }
        height: Math.min(content.implicitHeight, root.height * 0.36)
        contentHeight: content.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        Column {
            id: content
            width: parent.width
            spacing: Theme.gap
            Instructions { width: parent.width; onExplain: rule => root.explain(rule) }
            Answers { width: parent.width; selected: root.selected; onAnswer: action => root.answer(action); onReveal: seat => root.reveal(seat) }
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
