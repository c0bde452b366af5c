// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// What the opened line of the standings is made of: each round, each award, each part of a tie-break.
Column {
    id: root
    spacing: 8
    Repeater {
        model: root.visible ? ClubStandings.rounds : []
        Item {
            id: round
            required property var modelData
            width: root.width
            height: facts.implicitHeight
            Words {
                id: gained
                anchors.left: parent.left
                width: Theme.px(48)
                text: round.modelData.points
                font.weight: Font.DemiBold
                color: Theme.accentDeep
            }
            Column {
                id: facts
                anchors {
                    left: gained.right
                    right: parent.right
                }
                spacing: 2
                Words {
                    width: parent.width
                    text: round.modelData.title
                    font.weight: Font.Medium
                }
                Words {
                    width: parent.width
                    visible: text !== ""
                    role: "small"
                    text: round.modelData.text
                }
                Repeater {
                    model: round.modelData.awards
                    Words {
                        required property var modelData
                        width: facts.width
                        role: "small"
                        color: Theme.inkFaint
                        text: modelData.points + "  " + modelData.reason + (modelData.rule !== "" ? " (" + modelData.rule + ")" : "")
                    }
                }
            }
        }
    }
    Repeater {
        model: root.visible ? ClubStandings.parts : []
        Words {
            required property var modelData
            width: root.width
            role: "small"
            text: modelData.name + " " + modelData.value + (modelData.parts.length > 0 ? ": " + modelData.parts.join("; ") : "")
        }
    }
}
