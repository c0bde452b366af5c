// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// An option: what it is called, a sentence about it, its default, and a control of its kind: switch, choice, number, text.
Item {
    id: root
    property string title: ""
    property string text: ""
    property string kind: "text"
    property var value
    property var values: []        // of a choice, maps: text, value
    property string usual: ""      // its default, in words
    property string example: ""    // of a text or number, shown while it is empty
    signal chosen(var value)
    height: Math.max(words.implicitHeight, Theme.touch) + 14
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
            font.weight: Font.Medium
            text: root.title
        }
        Words {
            width: parent.width
            visible: text !== ""
            role: "small"
            text: {
                const usually = root.usual !== "" ? qsTr("Usually: %1.").arg(root.usual) : "";
                return [root.text, usually].filter(part => part !== "").join(" ");
            }
        }
    }
    Item {
        id: holder
        anchors {
            right: parent.right
            verticalCenter: parent.verticalCenter
        }
        width: root.kind === "switch" ? 52 : Math.min(Theme.px(210), root.width * 0.46)
        height: Theme.touch
        Toggle {
            objectName: root.kind === "switch" ? root.objectName + "-set" : ""
            visible: root.kind === "switch"
            checked: root.kind === "switch" && root.value === true
            Accessible.name: root.title
            onToggled: root.chosen(checked)
        }
        Picker {
            objectName: root.kind === "choice" ? root.objectName + "-set" : ""
            visible: root.kind === "choice"
            what: root.title
            width: parent.width
            textRole: "text"
            model: root.values
            currentIndex: root.values.findIndex(one => one.value === root.value)
            onActivated: index => root.chosen(root.values[index].value)
        }
        Field {
            objectName: root.kind === "number" || root.kind === "text" ? root.objectName + "-set" : ""
            visible: root.kind === "number" || root.kind === "text"
            width: parent.width
            text: visible && root.value !== undefined ? String(root.value) : ""
            placeholderText: root.example !== "" ? root.example : root.title
            Accessible.name: root.title
            inputMethodHints: root.kind === "number" ? Qt.ImhDigitsOnly : Qt.ImhNone
            onTextEdited: root.chosen(root.kind === "number" && text !== "" && !isNaN(Number(text)) ? Number(text) : text)
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
