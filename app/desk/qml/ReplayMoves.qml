// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// Every move of a game that is gone through, with what came of it; a click goes there.
ListView {
    id: root
    clip: true
    model: Replay.log
    currentIndex: Replay.at
    highlightMoveDuration: 0
    highlightFollowsCurrentItem: true
    boundsBehavior: Flickable.StopAtBounds
    onCurrentIndexChanged: positionViewAtIndex(currentIndex, ListView.Contain)
    onVisibleChanged: if (visible)
        positionViewAtIndex(currentIndex, ListView.Center)
    T.ScrollBar.vertical: Bar {
    }
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Moves and events")
    delegate: T.AbstractButton {
        id: row
        required property int index
        required property string seat
        required property string sentence
        required property var lines
        required property string at
        required property var brief
        readonly property bool here: Replay.at === index
        objectName: "replayMove-" + index
        // Beside the bar, at whichever side that is.
        x: Theme.mirrored ? 10 : 0
        width: ListView.view.width - 10
        height: Math.max(Theme.touch, words.implicitHeight + 14)
        focusPolicy: Qt.NoFocus
        Accessible.name: sentence + Array.from(lines).map(line => ". " + line.text).join("")
        Accessible.onPressAction: if (enabled)
            clicked()
        onClicked: Replay.at = index
        background: Rectangle {
            color: row.here ? Theme.accentSoft : row.hovered ? Theme.sunken : "transparent"
            border {
                width: row.here ? 1 : 0
                color: Theme.accent
            }
            radius: 6
        }
        contentItem: Item {
            Words {
                visible: row.index > 0
                x: Theme.mirrored ? parent.width - width - 2 : 2
                y: 8
                width: Theme.px(28)
                role: "tiny"
                horizontalAlignment: Text.AlignRight
                text: row.index
            }
            BadgeItem {
                visible: row.seat !== ""
                x: Theme.mirrored ? parent.width - width - Theme.px(36) : Theme.px(36)
                y: 7
                width: 19
                height: 19
                seat: row.seat
            }
            Column {
                id: words
                x: Theme.mirrored ? parent.width - width - Theme.px(62) : Theme.px(62)
                y: 7
                width: parent.width - Theme.px(62)
                spacing: 1
                MoveWords {
                    x: Theme.mirrored ? time.width + 8 : 0
                    width: parent.width - time.width - 8
                    sentence: row.sentence
                    brief: row.brief
                    game: Replay.ruleset
                }
                Repeater {
                    model: row.lines
                    Words {
                        required property var modelData
                        width: words.width
                        role: "small"
                        text: modelData.text
                        color: modelData.points !== 0 ? Theme.accentDeep : Theme.inkSoft
                        font.weight: modelData.points !== 0 ? Font.DemiBold : Font.Normal
                    }
                }
            }
            Words {
                id: time
                anchors {
                    right: parent.right
                    rightMargin: 4
                }
                y: 9
                role: "tiny"
                text: row.at
            }
        }
    }
}
