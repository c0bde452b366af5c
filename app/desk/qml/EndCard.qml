// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// How a game ended: the result as it is written, who came where with how many points, by which rule it was decided; and
// what people do next.
Card {
    id: root
    signal explain(string rule)
    signal replay
    signal exportGame
    signal printGame
    readonly property var end: Table.over ? Table.ending() : ({
            "title": "",
            "result": "",
            "reason": "",
            "rule": "",
            "rows": []
        })
    property string note: ""
    height: all.implicitHeight + 24
    color: Theme.accentSoft
    border {
        color: Theme.accent
        width: 2
    }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: end.title
    Column {
        id: all
        x: 14
        y: 12
        width: parent.width - 28
        spacing: 8
        Item {
            width: parent.width
            height: Math.max(title.implicitHeight, result.implicitHeight)
            Words {
                id: title
                objectName: "endTitle"
                anchors {
                    left: parent.left
                    right: result.left
                    rightMargin: 10
                }
                role: "large"
                text: root.end.title
            }
            Words {
                id: result
                objectName: "endResult"
                anchors.right: parent.right
                role: "large"
                color: Theme.accentDeep
                text: root.end.result
            }
        }
        Column {
            width: parent.width
            spacing: 2
            Repeater {
                model: root.end.rows
                Item {
                    id: row
                    required property var modelData
                    width: parent.width
                    height: Math.max(30, Theme.px(28))
                    Words {
                        id: place
                        anchors {
                            left: parent.left
                            verticalCenter: parent.verticalCenter
                        }
                        width: Theme.px(24)
                        text: row.modelData.place > 0 ? row.modelData.place + "." : ""
                    }
                    BadgeItem {
                        id: badge
                        anchors {
                            left: place.right
                            verticalCenter: parent.verticalCenter
                        }
                        width: 24
                        height: 24
                        seat: row.modelData.seat
                    }
                    Words {
                        anchors {
                            left: badge.right
                            leftMargin: 8
                            right: points.left
                            rightMargin: 8
                            verticalCenter: parent.verticalCenter
                        }
                        elide: Text.ElideRight
                        wrapMode: Text.NoWrap
                        font.weight: row.modelData.won ? Font.Bold : Font.Normal
                        text: [row.modelData.player, row.modelData.army, row.modelData.status].filter(one => one !== "").join(" · ")
                    }
                    Words {
                        id: points
                        anchors {
                            right: parent.right
                            verticalCenter: parent.verticalCenter
                        }
                        font.weight: Font.DemiBold
                        text: qsTr("%1 pts").arg(row.modelData.pointsText)
                    }
                }
            }
        }
        Words {
            objectName: "endReason"
            width: parent.width
            visible: text !== ""
            role: "small"
            text: root.end.reason
        }
        Words {
            width: parent.width
            visible: text !== ""
            color: Theme.alarm
            text: root.note
        }
        Flow {
            width: parent.width
            spacing: Theme.gap
            Push {
                objectName: "rematch"
                compact: true
                look: "accent"
                text: qsTr("Rematch, seats turned")
                onClicked: root.note = Table.rematch()
            }
            Push {
                objectName: "endReplay"
                compact: true
                glyph: "eye"
                text: qsTr("Go through it")
                onClicked: root.replay()
            }
            Push {
                objectName: "scoreSheet"
                compact: true
                glyph: "print"
                text: qsTr("Score sheet …")
                onClicked: root.printGame()
            }
            Push {
                objectName: "endExport"
                compact: true
                glyph: "file"
                text: qsTr("Export …")
                onClicked: root.exportGame()
            }
            Push {
                objectName: "endExplain"
                compact: true
                visible: root.end.rule !== ""
                glyph: "info"
                text: qsTr("The rule")
                onClicked: root.explain(root.end.rule)
            }
        }
    }
}
