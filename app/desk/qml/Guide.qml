// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// The sentences of rules, and where they come from.
Item {
    id: root
    property var shown: []
    function show(rules) {
        shown = rules.filter((rule, i) => rule !== "" && rules.indexOf(rule) === i).map(rule => Table.explain(rule));
        flick.contentY = 0;
    }
    Words {
        anchors.centerIn: parent
        width: parent.width - 40
        horizontalAlignment: Text.AlignHCenter
        visible: root.shown.length === 0
        role: "soft"
        text: qsTr("Click a move, an event or an award to read the rule behind it.")
    }
    Flickable {
        id: flick
        anchors.fill: parent
        visible: root.shown.length > 0
        contentHeight: words.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Bar {
        }
        Column {
            id: words
            width: parent.width - 12
            spacing: 18
            topPadding: 6
            Repeater {
                model: root.shown
                Column {
                    id: one
                    required property var modelData
                    required property int index
                    width: words.width
                    spacing: 6
                    Words {
                        width: parent.width
                        role: "tiny"
                        text: one.modelData.rule
                        font.letterSpacing: 0.4
                    }
                    Words {
                        objectName: one.index === 0 ? "ruleText" : "ruleText-" + one.modelData.rule
                        width: parent.width
                        text: one.modelData.text
                        font.pixelSize: Theme.px(17)
                        lineHeight: 1.3
                    }
                    Words {
                        width: parent.width
                        visible: text !== ""
                        role: "soft"
                        text: one.modelData.source
                    }
                }
            }
        }
    }
}
