// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// The rules that players agree on before they begin.
Column {
    id: root
    // What was typed, as a number where the option is one.
    function optionValue(kind, text) {
        const number = kind === "number" && text !== "" && !isNaN(Number(text));
        return number ? Number(text) : text;
    }
    // How a game is won is what most people want to choose; the rest is folded away.
    property bool mode: false
    readonly property var shown: Array.from(Setup.options).filter(o => (o.name === "mode") === mode)
    width: parent.width
    spacing: 4
    visible: shown.length > 0
    Repeater {
        model: root.shown.length
        Item {
            id: option
            required property int index
            readonly property var modelData: root.shown[index] ? root.shown[index] : ({
                    "army": "",
                    "kind": "",
                    "values": [],
                    "title": "",
                    "text": "",
                    "name": ""
                })
            width: root.width
            height: Math.max(words.implicitHeight, Theme.touch) + 14
            Rectangle {
                width: parent.width
                height: 1
                color: Theme.line
                visible: option.index > 0
            }
            Column {
                id: words
                anchors {
                    left: parent.left
                    right: holder.left
                    rightMargin: 16
                    verticalCenter: parent.verticalCenter
                }
                Words {
                    width: parent.width
                    text: {
                        const of = option.modelData;
                        return of.army !== "" ? qsTr("%1: %2", "an army, its rule").arg(of.army).arg(of.title) : of.title;
                    }
                    font.weight: Font.Medium
                }
                Words {
                    width: parent.width
                    role: "small"
                    text: option.modelData.text
                }
            }
            Item {
                id: holder
                anchors {
                    right: parent.right
                    verticalCenter: parent.verticalCenter
                }
                width: option.modelData.kind === "switch" ? 52 : Math.min(Theme.px(190), root.width * 0.45)
                height: Theme.touch
                Toggle {
                    visible: option.modelData.kind === "switch"
                    checked: option.modelData.kind === "switch" && option.modelData.value === true
                    Accessible.name: option.modelData.title
                    onToggled: Setup.setOption(option.modelData.name, checked)
                }
                Picker {
                    visible: option.modelData.kind === "choice"
                    what: option.modelData.title
                    width: parent.width
                    textRole: "text"
                    model: option.modelData.values
                    currentIndex: option.modelData.values.findIndex(v => v.value === option.modelData.value)
                    onActivated: index => Setup.setOption(option.modelData.name, option.modelData.values[index].value)
                }
                Field {
                    visible: option.modelData.kind === "number" || option.modelData.kind === "text"
                    width: parent.width
                    text: visible ? String(option.modelData.value) : ""
                    placeholderText: option.modelData.title
                    horizontalAlignment: option.modelData.kind === "number" ? Text.AlignRight : Text.AlignLeft
                    onEditingFinished: if (visible && text !== String(option.modelData.value))
                        Setup.setOption(option.modelData.name, root.optionValue(option.modelData.kind, text))
                }
            }
        }
    }
}
