import QtQuick
import QtQuick.Templates as T
import Arbiter 1.0
import "."

// Every move with what came of it. A click on a line says by which rule.
ListView {
    id: root
    signal explain(string rule)
    clip: true
    model: table.log
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: Bar {}
    onCountChanged: Qt.callLater(positionViewAtEnd)
    onHeightChanged: Qt.callLater(positionViewAtEnd)
    Accessible.role: Accessible.List
    Accessible.name: "Moves and events"
    delegate: T.AbstractButton {
        id: row
        required property bool heading
        required property int number
        required property string seat
        required property string sentence
        required property string rule
        required property bool undone
        required property string manner
        required property string source
        required property string at
        required property real points
        width: ListView.view.width - 10
        height: words.implicitHeight + (heading ? 12 : 4) + (origin.visible ? origin.implicitHeight : 0)
        enabled: rule !== ""
        Accessible.name: sentence
        onClicked: root.explain(rule)
        background: Rectangle { color: row.hovered ? Theme.sunken : "transparent"; radius: 6 }
        contentItem: Item {
            Words { visible: row.heading && row.number > 0; x: 2; y: 6; width: 28; role: "tiny"; horizontalAlignment: Text.AlignRight; text: row.number }
            BadgeItem { visible: row.heading && row.seat !== ""; x: 36; y: 5; width: 19; height: 19; seat: row.seat }
            Words {
                id: words
                x: 62
                y: row.heading ? 5 : 1
                width: parent.width - x - 52
                text: row.sentence
                color: row.undone ? Theme.inkFaint : row.heading ? Theme.ink : row.points !== 0 ? Theme.accentDeep : row.manner === "checkmate" || row.manner === "check" ? Theme.alarm : Theme.inkSoft
                font { pixelSize: row.heading ? Theme.body : Theme.small; weight: row.heading || row.points !== 0 ? Font.DemiBold : Font.Normal; strikeout: row.undone && row.heading }
            }
            Words { id: origin; visible: row.heading && row.source !== ""; x: 62; anchors.top: words.bottom; role: "tiny"; text: row.source; width: parent.width - x }
            Words { visible: row.heading; anchors.right: parent.right; y: 7; role: "tiny"; text: row.at }
        }
    }
}
