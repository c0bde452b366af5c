// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// Somebody in a league, and what their total is made of.
Card {
    id: card
    required property var modelData
    readonly property bool opened: ClubLeagues.opened === modelData.id
    signal event(var id, var person)
    height: line.height + (opened ? parts.implicitHeight + 12 : 0)
    clip: true
    T.AbstractButton {
        id: line
        objectName: "league-" + card.modelData.id
        width: parent.width
        height: Math.max(Theme.touch, facts.implicitHeight + 14)
        focusPolicy: Qt.StrongFocus
        Accessible.name: qsTr("%1. %2, %3 points").arg(card.modelData.rank).arg(card.modelData.name).arg(card.modelData.total)
        Accessible.onPressAction: if (enabled)
            clicked()
        onClicked: ClubLeagues.open(card.opened ? 0 : card.modelData.id)
        Keys.onReturnPressed: clicked()
        background: Rectangle {
            radius: Theme.radius
            color: line.hovered ? Theme.sunken : "transparent"
            border {
                width: line.visualFocus ? 2 : 0
                color: Theme.accent
            }
        }
        contentItem: Item {
            Words {
                anchors {
                    left: parent.left
                    leftMargin: 16
                    verticalCenter: parent.verticalCenter
                }
                font.weight: Font.DemiBold
                text: card.modelData.rank
            }
            Column {
                id: facts
                anchors {
                    left: parent.left
                    leftMargin: Theme.px(60)
                    right: total.left
                    rightMargin: 8
                    verticalCenter: parent.verticalCenter
                }
                Words {
                    width: parent.width
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                    font.weight: card.opened ? Font.DemiBold : Font.Normal
                    text: card.modelData.name
                }
                Words {
                    width: parent.width
                    role: "small"
                    text: card.modelData.detail
                }
            }
            Words {
                id: total
                anchors {
                    right: parent.right
                    rightMargin: 16
                    verticalCenter: parent.verticalCenter
                }
                role: "large"
                color: Theme.accentDeep
                text: card.modelData.total
            }
        }
    }
    Column {
        id: parts
        visible: card.opened
        anchors {
            left: parent.left
            leftMargin: Theme.px(48)
            right: parent.right
            top: line.bottom
        }
        Repeater {
            model: card.opened ? ClubLeagues.parts : []
            T.AbstractButton {
                id: part
                required property var modelData
                objectName: "leagueEvent-" + modelData.id
                width: parts.width
                height: Math.max(Theme.touch, words.implicitHeight + 10)
                focusPolicy: Qt.StrongFocus
                Accessible.name: modelData.title + ", " + modelData.text + ", " + modelData.points
                Accessible.onPressAction: if (enabled)
                    clicked()
                onClicked: card.event(modelData.id, card.modelData.id)
                Keys.onReturnPressed: clicked()
                background: Rectangle {
                    radius: Theme.radius
                    color: part.hovered ? Theme.sunken : "transparent"
                    border {
                        width: part.visualFocus ? 2 : 0
                        color: Theme.accent
                    }
                }
                contentItem: Item {
                    Column {
                        id: words
                        anchors {
                            left: parent.left
                            leftMargin: 12
                            right: points.left
                            rightMargin: 8
                            verticalCenter: parent.verticalCenter
                        }
                        Words {
                            width: parent.width
                            elide: Text.ElideRight
                            wrapMode: Text.NoWrap
                            text: part.modelData.title
                        }
                        Words {
                            width: parent.width
                            role: "small"
                            text: part.modelData.text
                        }
                    }
                    Words {
                        id: points
                        anchors {
                            right: parent.right
                            rightMargin: 16
                            verticalCenter: parent.verticalCenter
                        }
                        color: part.modelData.counts ? Theme.accentDeep : Theme.inkFaint
                        text: part.modelData.counts ? part.modelData.points : "(" + part.modelData.points + ")"
                    }
                }
            }
        }
    }
}
