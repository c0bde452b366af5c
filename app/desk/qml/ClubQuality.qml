// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// How good the rounds are: the goals that are not reached, with what is proved that cannot be better.
Column {
    id: root
    spacing: 6
    Words {
        anchors.left: parent.left
        topPadding: 6
        font.weight: Font.DemiBold
        text: qsTr("How good it is")
    }
    Words {
        objectName: "perfect"
        width: parent.width
        visible: ClubSeating.quality.length === 0
        role: "small"
        text: qsTr("Nothing to wish for: nobody meets twice, everything is even.")
    }
    Repeater {
        model: ClubSeating.quality
        Item {
            id: goal
            required property var modelData
            width: root.width
            height: words.implicitHeight
            Column {
                id: words
                anchors {
                    left: parent.left
                    right: value.left
                    rightMargin: 10
                }
                Words {
                    width: parent.width
                    role: "small"
                    text: goal.modelData.goal
                }
                Words {
                    width: parent.width
                    visible: text !== ""
                    role: "tiny"
                    text: goal.modelData.pairs
                }
            }
            Words {
                id: value
                anchors.right: parent.right
                role: "small"
                font.weight: Font.DemiBold
                color: goal.modelData.value > goal.modelData.bound ? Theme.warning : Theme.ink
                text: {
                    if (goal.modelData.value <= goal.modelData.bound)
                        return goal.modelData.value;
                    return qsTr("%1  (bound %2)").arg(goal.modelData.value).arg(goal.modelData.bound);
                }
            }
        }
    }
    Words {
        objectName: "laterDrafts"
        width: parent.width
        visible: text !== ""
        role: "small"
        text: ClubSeating.later
    }
}
