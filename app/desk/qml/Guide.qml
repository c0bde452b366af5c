import QtQuick
import QtQuick.Templates as T
import Arbiter 1.0
import "."

// The sentence of a rule, and where it comes from.
Item {
    id: root
    property var shown: ({})
    function show(rule) { shown = table.explain(rule) }
    Words {
        anchors.centerIn: parent
        width: parent.width - 40
        horizontalAlignment: Text.AlignHCenter
        visible: !root.shown.text
        role: "soft"
        text: "Click a move, an event or an award to read the rule behind it."
    }
    Flickable {
        anchors.fill: parent
        visible: !!root.shown.text
        contentHeight: words.implicitHeight
        clip: true
        T.ScrollBar.vertical: Bar {}
        Column {
            id: words
            width: parent.width - 12
            spacing: 10
            topPadding: 6
            Words { width: parent.width; role: "tiny"; text: root.shown.rule ? root.shown.rule : ""; font.letterSpacing: 0.4 }
            Words { objectName: "ruleText"; width: parent.width; text: root.shown.text ? root.shown.text : ""; font.pixelSize: 17; lineHeight: 1.3 }
            Words { width: parent.width; visible: text !== ""; role: "soft"; text: root.shown.source ? root.shown.source : "" }
        }
    }
}
