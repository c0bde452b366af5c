// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// Every award up to the step that is shown, with its reason; a click goes to its move.
Item {
    id: root
    Words {
        anchors.centerIn: parent
        width: parent.width - 40
        horizontalAlignment: Text.AlignHCenter
        visible: Replay.awards.length === 0
        role: "soft"
        text: qsTr("No points up to here.")
    }
    ListView {
        id: list
        anchors.fill: parent
        clip: true
        model: Replay.awards
        boundsBehavior: Flickable.StopAtBounds
        onCountChanged: positionViewAtEnd()
        T.ScrollBar.vertical: Bar {
        }
        delegate: T.AbstractButton {
            id: row
            required property var modelData
            // Beside the bar, at whichever side that is.
            x: Theme.mirrored ? 10 : 0
            width: ListView.view.width - 10
            height: Math.max(Theme.touch, words.implicitHeight + 14)
            focusPolicy: Qt.NoFocus
            Accessible.name: modelData.seatName + " " + modelData.pointsText + ": " + modelData.reason
            Accessible.onPressAction: if (enabled)
                clicked()
            onClicked: Replay.at = Replay.stepOf(modelData.number)
            background: Rectangle {
                color: row.modelData.now ? Theme.accentSoft : row.hovered ? Theme.sunken : "transparent"
                radius: 6
            }
            contentItem: Item {
                BadgeItem {
                    x: Theme.mirrored ? parent.width - width - 4 : 4
                    y: 7
                    width: 24
                    height: 24
                    seat: row.modelData.seat
                }
                Words {
                    x: Theme.mirrored ? parent.width - width - 34 : 34
                    y: 7
                    width: Theme.px(46)
                    text: row.modelData.pointsText
                    color: Theme.accentDeep
                    font {
                        pixelSize: Theme.large
                        weight: Font.Bold
                    }
                }
                Column {
                    id: words
                    x: Theme.mirrored ? parent.width - width - Theme.px(84) : Theme.px(84)
                    y: 7
                    width: parent.width - Theme.px(84)
                    Words {
                        width: parent.width
                        text: row.modelData.reason
                    }
                    Words {
                        width: parent.width
                        visible: text !== ""
                        role: "small"
                        text: {
                            const move = row.modelData.number > 0 ? qsTr("move %1").arg(Replay.stepOf(row.modelData.number)) : "";
                            return [row.modelData.piece, move, row.modelData.rule].filter(part => part !== "").join(", ");
                        }
                    }
                }
            }
        }
    }
}
