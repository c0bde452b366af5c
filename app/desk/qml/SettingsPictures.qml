// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// Pictures of the table that are kept with the moves that the camera reads: how large, and how long.
SettingsCard {
    id: root
    title: qsTr("Pictures of the table")
    Words {
        width: parent.width
        role: "soft"
        text: {
            const kept = qsTr("With every move that is read a picture of the board is kept, for who asks later what stood there.");
            return kept + " " + qsTr("They stay on this machine.");
        }
    }
    Words {
        anchors.left: parent.left
        role: "small"
        text: qsTr("How large")
    }
    Flow {
        width: parent.width
        spacing: Theme.gap
        Repeater {
            model: [{
                    "value": 0,
                    "text": qsTr("None")
                }, {
                    "value": 320,
                    "text": qsTr("Small")
                }, {
                    "value": 640,
                    "text": qsTr("Usual")
                }, {
                    "value": 1280,
                    "text": qsTr("Large")
                }]
            OneOf {
                required property var modelData
                objectName: "pictures-" + modelData.value
                look: Settings.pictureWidth === modelData.value ? "chosen" : "plain"
                text: modelData.text
                onClicked: Settings.pictureWidth = modelData.value
            }
        }
    }
    Words {
        anchors.left: parent.left
        role: "small"
        text: qsTr("How long")
    }
    Flow {
        width: parent.width
        spacing: Theme.gap
        Repeater {
            model: [{
                    "value": 7,
                    "text": qsTr("A week")
                }, {
                    "value": 90,
                    "text": qsTr("Three months")
                }, {
                    "value": 365,
                    "text": qsTr("A year")
                }, {
                    "value": 0,
                    "text": qsTr("As long as there is room")
                }]
            OneOf {
                required property var modelData
                objectName: "pictureDays-" + modelData.value
                enabled: Settings.pictureWidth > 0
                look: Settings.pictureDays === modelData.value ? "chosen" : "plain"
                text: modelData.text
                onClicked: Settings.pictureDays = modelData.value
            }
        }
    }
}
