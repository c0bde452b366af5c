// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// The analysis of a replayed game: a button that starts it, how well each player did, and every marked action with what
// was better. A click goes to that action.
Flickable {
    id: root
    clip: true
    contentHeight: all.implicitHeight
    interactive: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: Bar {
    }
    Column {
        id: all
        x: Theme.mirrored ? 10 : 0    // beside the bar
        width: root.width - 10
        spacing: 8
        Words {
            objectName: "reviewRefusal"
            width: parent.width
            visible: text !== ""
            role: "soft"
            text: Review.refusal
        }
        Words {
            width: parent.width
            visible: Review.refusal === "" && !Review.any && !Review.running
            role: "soft"
            text: qsTr("The computer judges every action, says what was better, and how well each player did.")
        }
        Push {
            objectName: "startReview"
            visible: Review.refusal === "" && !Review.running && !Review.whole
            look: "accent"
            glyph: "chart"
            text: Review.any ? qsTr("Analyse the rest") : qsTr("Analyse this game")
            onClicked: Review.start()
        }
        Item {
            width: parent.width
            height: visible ? Math.max(Theme.touch, bar.height) : 0
            visible: Review.running
            Column {
                id: bar
                anchors {
                    left: parent.left
                    right: stop.left
                    rightMargin: 10
                    verticalCenter: parent.verticalCenter
                }
                spacing: 4
                Words {
                    objectName: "reviewProgress"
                    width: parent.width
                    role: "small"
                    text: Review.progress
                }
                Rectangle {
                    width: parent.width
                    height: 6
                    radius: 3
                    color: Theme.track
                    Rectangle {
                        x: Theme.mirrored ? parent.width - width : 0
                        width: parent.width * Review.done
                        height: parent.height
                        radius: 3
                        color: Theme.accent
                    }
                }
            }
            Push {
                id: stop
                objectName: "stopReview"
                anchors {
                    right: parent.right
                    verticalCenter: parent.verticalCenter
                }
                glyph: "close"
                text: qsTr("Stop")
                onClicked: Review.stop()
            }
        }
        Words {
            objectName: "reviewTrouble"
            width: parent.width
            visible: text !== ""
            color: Theme.alarm
            text: Review.trouble
        }
        Repeater {
            model: Review.players
            Item {
                id: person
                required property var modelData
                objectName: "accuracy-" + modelData.seat
                width: all.width
                height: Math.max(Theme.px(40), names.implicitHeight)
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("%1: accuracy %2 %").arg(modelData.player).arg(modelData.accuracy)
                BadgeItem {
                    id: badge
                    x: Theme.mirrored ? parent.width - width : 0
                    anchors.verticalCenter: parent.verticalCenter
                    width: 24
                    height: 24
                    seat: person.modelData.seat
                }
                Column {
                    id: names
                    anchors {
                        left: badge.right
                        leftMargin: 8
                        right: percent.left
                        rightMargin: 8
                        verticalCenter: parent.verticalCenter
                    }
                    Words {
                        width: parent.width
                        elide: Text.ElideRight
                        wrapMode: Text.NoWrap
                        text: person.modelData.player
                    }
                    Words {
                        width: parent.width
                        role: "tiny"
                        text: person.modelData.text
                    }
                }
                Words {
                    id: percent
                    anchors {
                        right: parent.right
                        verticalCenter: parent.verticalCenter
                    }
                    role: "large"
                    text: qsTr("%1 %").arg(person.modelData.accuracy)
                }
            }
        }
        Words {
            width: parent.width
            visible: Review.whole && Review.any && Review.slips.length === 0
            role: "soft"
            text: qsTr("No action gave much away.")
        }
        Repeater {
            model: Review.slips
            T.AbstractButton {
                id: slip
                required property var modelData
                objectName: "slip-" + modelData.step
                width: all.width
                height: Math.max(Theme.touch, words.implicitHeight + 12)
                focusPolicy: Qt.NoFocus
                Accessible.name: modelData.title + ". " + modelData.text
                Accessible.onPressAction: if (enabled)
                    clicked()
                onClicked: Replay.at = modelData.step
                background: Rectangle {
                    readonly property bool here: Replay.at === slip.modelData.step
                    color: here ? Theme.accentSoft : slip.hovered ? Theme.sunken : "transparent"
                    radius: 6
                    border {
                        width: here ? 1 : 0
                        color: Theme.accent
                    }
                }
                contentItem: Item {
                    BadgeItem {
                        x: Theme.mirrored ? parent.width - width - 4 : 4
                        y: 7
                        width: 19
                        height: 19
                        seat: slip.modelData.seat
                    }
                    Column {
                        id: words
                        x: Theme.mirrored ? 0 : Theme.px(32)
                        y: 6
                        width: parent.width - Theme.px(32)
                        spacing: 1
                        Words {
                            width: parent.width
                            font.weight: Font.DemiBold
                            text: slip.modelData.title
                        }
                        Words {
                            width: parent.width
                            role: "small"
                            text: slip.modelData.text
                        }
                    }
                }
            }
        }
    }
}
