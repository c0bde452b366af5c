// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// Forms that were kept under a name, filled in with one click.
Column {
    id: root
    property string told: ""
    property bool naming: false
    property bool keeping: false    // where the form is kept, at its end
    visible: keeping || Templates.names.length > 0
    width: parent.width
    spacing: 8
    Flow {
        width: parent.width
        spacing: 8
        Repeater {
            model: root.keeping ? [] : Templates.names
            Push {
                required property string modelData
                objectName: "template-" + modelData
                compact: true
                glyph: "tag"
                text: modelData
                onClicked: root.told = Templates.use(modelData)
            }
        }
        Push {
            objectName: "keepTemplate"
            visible: root.keeping
            compact: true
            look: root.naming ? "chosen" : "quiet"
            glyph: "plus"
            text: qsTr("Keep this form …")
            onClicked: {
                root.naming = !root.naming;
                if (root.naming)
                    name.forceActiveFocus();
            }
        }
    }
    Flow {
        width: parent.width
        visible: root.naming
        spacing: 8
        Field {
            id: name
            objectName: "templateName"
            width: Math.min(parent.width, Theme.px(220))
            placeholderText: qsTr("Friday blitz")
            Accessible.name: qsTr("The form's name")
            onAccepted: keep.clicked()
        }
        Push {
            id: keep
            objectName: "templateKeep"
            look: "accent"
            text: qsTr("Keep")
            enabled: name.text.trim() !== ""
            onClicked: {
                root.told = Templates.keep(name.text);
                if (root.told === "") {
                    name.text = "";
                    root.naming = false;
                }
            }
        }
        Push {
            objectName: "templateForget"
            visible: Array.from(Templates.names).indexOf(name.text.trim()) >= 0
            glyph: "trash"
            text: qsTr("Forget it")
            onClicked: Templates.forget(name.text.trim())
        }
    }
    Words {
        width: parent.width
        visible: text !== ""
        color: Theme.alarm
        text: root.told
    }
}
