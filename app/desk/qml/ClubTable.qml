// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// A table of a published round: who sits there, how far it is, what came of it.
Card {
    id: card
    required property var modelData
    readonly property string state: modelData.state
    readonly property bool here: modelData.game > 0 && modelData.game === Table.gameId
    signal play
    signal goOn
    signal enter
    signal watch
    objectName: "table-" + modelData.table
    height: body.implicitHeight + 26
    border {
        width: card.here ? 2 : 1
        color: card.here ? Theme.accent : Theme.line
    }
    Column {
        id: body
        x: 16
        y: 12
        width: parent.width - 32
        spacing: 6
        Item {
            width: parent.width
            height: Math.max(number.implicitHeight, state.implicitHeight)
            Words {
                id: number
                role: "large"
                text: qsTr("Table %1").arg(card.modelData.table)
            }
            Words {
                id: state
                objectName: "state-" + card.modelData.table
                anchors {
                    left: number.right
                    leftMargin: 10
                    right: parent.right
                    verticalCenter: number.verticalCenter
                }
                horizontalAlignment: Text.AlignRight
                role: "small"
                font.weight: Font.Medium
                maximumLineCount: 4
                elide: Text.ElideRight
                color: card.state === "ended" ? Theme.accentDeep : card.state === "playing" ? Theme.warning : Theme.inkSoft
                text: card.here && card.state === "playing" ? qsTr("%1, here").arg(card.modelData.stateText) : card.modelData.stateText
            }
        }
        Repeater {
            model: card.modelData.seats
            Item {
                id: seat
                required property var modelData
                width: body.width
                height: Math.max(30, who.implicitHeight)
                BadgeItem {
                    id: badge
                    anchors.verticalCenter: parent.verticalCenter
                    width: 24
                    height: 24
                    seat: seat.modelData.letter
                }
                Column {
                    id: who
                    anchors {
                        left: badge.right
                        leftMargin: 10
                        right: came.left
                        rightMargin: 8
                        verticalCenter: parent.verticalCenter
                    }
                    Words {
                        width: parent.width
                        elide: Text.ElideRight
                        wrapMode: Text.NoWrap
                        font.weight: seat.modelData.first && card.state === "ended" ? Font.Bold : Font.Normal
                        text: seat.modelData.name
                    }
                    Words {
                        width: parent.width
                        visible: text !== ""
                        role: "tiny"
                        elide: Text.ElideRight
                        wrapMode: Text.NoWrap
                        text: seat.modelData.army
                    }
                }
                Words {
                    id: came
                    anchors {
                        right: parent.right
                        verticalCenter: parent.verticalCenter
                    }
                    text: {
                        if (seat.modelData.absent)
                            return qsTr("did not come");
                        if (seat.modelData.points === "")
                            return "";
                        const place = seat.modelData.place > 0 && card.state === "ended" ? seat.modelData.place + ".  " : "";
                        return place + (seat.modelData.points === "1" ? qsTr("1 pt") : qsTr("%1 pts").arg(seat.modelData.points));
                    }
                    color: seat.modelData.first && card.state === "ended" ? Theme.accentDeep : Theme.inkSoft
                    font.weight: seat.modelData.first && card.state === "ended" ? Font.DemiBold : Font.Normal
                }
            }
        }
        Flow {
            width: parent.width
            topPadding: 4
            spacing: Theme.gap
            Push {
                objectName: "play-" + card.modelData.table
                visible: card.state === "waiting"
                look: "accent"
                glyph: "play"
                text: qsTr("Play here")
                Accessible.name: qsTr("Play table %1 at this board").arg(card.modelData.table)
                onClicked: card.play()
            }
            Push {
                objectName: "goOn-" + card.modelData.table
                visible: card.state === "playing"
                look: card.here ? "accent" : "plain"
                text: card.here ? qsTr("To the table") : qsTr("Go on here")
                onClicked: card.goOn()
            }
            Push {
                objectName: "watch-" + card.modelData.table
                visible: card.state === "playing" && !card.here
                glyph: "eye"
                text: qsTr("Watch")
                Accessible.name: qsTr("Watch table %1").arg(card.modelData.table)
                onClicked: card.watch()
            }
            Push {
                objectName: "enter-" + card.modelData.table
                compact: true
                look: card.state === "ended" ? "quiet" : "plain"
                glyph: card.state === "ended" ? "pencil" : ""
                text: card.state === "ended" ? qsTr("Correct") : qsTr("Enter the result")
                Accessible.name: qsTr("%1, table %2").arg(text).arg(card.modelData.table)
                onClicked: card.enter()
            }
        }
    }
}
