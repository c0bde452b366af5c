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
        Column {
            id: tie
            required property var modelData
            width: root.width
            spacing: 2
            Item {
                width: parent.width
                height: title.implicitHeight
                Words {
                    id: number
                    anchors.left: parent.left
                    width: Math.max(Theme.px(48), implicitWidth + 8)
                    text: tie.modelData.value
                    font.weight: Font.DemiBold
                }
                Words {
                    id: title
                    objectName: "tieTitle-" + tie.modelData.name
                    anchors {
                        left: number.right
                        right: parent.right
                    }
                    font.weight: Font.Medium
                    text: qsTr("%1 (%2)", "a tie-break and its short name").arg(tie.modelData.title).arg(tie.modelData.name)
                }
            }
            Words {
                width: parent.width
                leftPadding: Theme.mirrored ? 0 : Theme.px(48)
                rightPadding: Theme.mirrored ? Theme.px(48) : 0
                role: "small"
                text: tie.modelData.meaning
            }
            Words {
                width: parent.width
                leftPadding: Theme.mirrored ? 0 : Theme.px(48)
                rightPadding: Theme.mirrored ? Theme.px(48) : 0
                visible: text !== ""
                role: "small"
                text: tie.modelData.parts.join(" · ")
            }
        }
    }
}
