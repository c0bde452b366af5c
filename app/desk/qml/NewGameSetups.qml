// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// Set-ups that the club has kept for its armies.
Column {
    id: root
    width: parent.width
    spacing: 8
    visible: Setup.takesSetups && Setup.ownSetups.length > 0
    Words {
        anchors.left: parent.left
        role: "large"
        text: qsTr("The club's own set-ups")
    }
    Repeater {
        model: Setup.ownSetups
        Item {
            id: kept
            required property var modelData
            width: root.width
            height: Theme.touch
            Words {
                anchors {
                    left: parent.left
                    right: drop.left
                    rightMargin: 8
                    verticalCenter: parent.verticalCenter
                }
                text: kept.modelData.title + ": " + kept.modelData.text
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
            Push {
                id: drop
                objectName: "drop-" + kept.modelData.army
                anchors {
                    right: parent.right
                    verticalCenter: parent.verticalCenter
                }
                compact: true
                text: qsTr("Usual one")
                onClicked: Setup.dropSetup(kept.modelData.army, true)
            }
        }
    }
}
