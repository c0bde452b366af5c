// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter 1.0
import "."

// How good the rounds are: the goals that are not reached, with what is proved that cannot be better.
Column {
    id: root
    spacing: 6
    Words { topPadding: 6; font.weight: Font.DemiBold; text: "How good it is" }
    Words { objectName: "perfect"; width: parent.width; visible: clubSeating.quality.length === 0; role: "small"; text: "Nothing to wish for: nobody meets twice, everything is even." }
    Repeater {
        model: clubSeating.quality
        Item {
            id: goal
            required property var modelData
            width: root.width
            height: words.implicitHeight
            Column {
                id: words
                anchors { left: parent.left; right: value.left; rightMargin: 10 }
                Words { width: parent.width; role: "small"; text: goal.modelData.goal }
                Words { width: parent.width; visible: text !== ""; role: "tiny"; text: goal.modelData.pairs }
            }
            Words { id: value; anchors.right: parent.right; role: "small"; font.weight: Font.DemiBold; color: goal.modelData.value > goal.modelData.bound ? Theme.warning : Theme.ink; text: goal.modelData.value + (goal.modelData.value > goal.modelData.bound ? "  (bound " + goal.modelData.bound + ")" : "") }
        }
    }
    Words { objectName: "laterDrafts"; width: parent.width; visible: text !== ""; role: "small"; text: clubSeating.later }
}
