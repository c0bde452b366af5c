// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// The colours: as the system has them, or one of the three themes, each shown as it is.
SettingsCard {
    id: root
    readonly property var themes: [{
            "value": "system",
            "text": qsTr("As the system has it")
        }, {
            "value": "light",
            "text": qsTr("Light")
        }, {
            "value": "dark",
            "text": qsTr("Dark")
        }, {
            "value": "contrast",
            "text": qsTr("High contrast")
        }]
    title: qsTr("Colours")
    Flow {
        width: parent.width
        spacing: Theme.gap
        Repeater {
            model: root.themes
            OneOf {
                required property var modelData
                objectName: "theme-" + modelData.value
                look: Theme.wanted === modelData.value ? "chosen" : "plain"
                text: modelData.text
                onClicked: Settings.chooseTheme(modelData.value)
            }
        }
    }
    // What the choice does to a board and the four armies.
    Row {
        spacing: 0
        Repeater {
            model: [["S", "king"], ["W", "queen"], ["N", "rook"], ["E", "knight"]]
            Rectangle {
                id: square
                required property var modelData
                required property int index
                width: Theme.px(56)
                height: width
                color: index % 2 === 0 ? Theme.boardLight : Theme.boardDark
                border {
                    width: 1
                    color: Theme.boardFrame
                }
                PieceItem {
                    anchors {
                        fill: parent
                        margins: 4
                    }
                    kind: square.modelData[1]
                    army: square.modelData[0]
                    controller: square.modelData[0]
                    badge: true
                }
            }
        }
    }
    Toggle {
        objectName: "still"
        width: parent.width
        text: qsTr("Nothing moves by itself")
        checked: Settings.still
        onToggled: Settings.still = checked
    }
}
