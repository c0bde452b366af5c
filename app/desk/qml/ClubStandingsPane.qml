// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// Who is ahead; a line opens to the games and awards that it is made of.
Item {
    id: root
    // On a broad screen the numbers stay beside the names that they belong to.
    readonly property real broad: Math.min(width, Theme.px(1160))
    readonly property real number: Theme.px(72)
    // As many tie-breaks as there is room for beside the names; all of them stand in an opened line.
    readonly property int ties: Math.max(0, Math.min(ClubStandings.ties.length, Math.floor((broad - Theme.px(330)) / number)))
    Words {
        id: about
        objectName: "standingsAbout"
        anchors {
            left: parent.left
            right: parent.right
            rightMargin: 10
            top: parent.top
        }
        role: "soft"
        bottomPadding: 4
        text: ClubStandings.about
    }
    Words {
        objectName: "noStandings"
        anchors.centerIn: parent
        visible: text !== ""
        width: Math.min(implicitWidth, parent.width - 20)
        horizontalAlignment: Text.AlignHCenter
        role: "soft"
        text: ClubStandings.why
    }
    Item {
        id: head
        visible: ClubStandings.lines.count > 0
        anchors {
            left: parent.left
            top: about.bottom
            topMargin: 10
        }
        width: root.broad
        height: root.ties > 0 ? Theme.touch : Theme.px(26)
        Words {
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.mirrored ? parent.width - width - 16 : 16
            role: "small"
            text: "#"
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            x: Theme.mirrored ? parent.width - width - Theme.px(60) : Theme.px(60)
            role: "small"
            text: qsTr("Player")
        }
        Row {
            anchors {
                right: parent.right
                rightMargin: 26
            }
            Words {
                width: root.number
                height: head.height
                verticalAlignment: Text.AlignVCenter
                horizontalAlignment: Text.AlignRight
                role: "small"
                font.weight: Font.DemiBold
                text: qsTr("Points")
            }
            Repeater {
                model: Array.from(ClubStandings.ties).slice(0, root.ties)
                ClubTieHead {
                    width: root.number
                    height: head.height
                }
            }
        }
    }
    ListView {
        id: list
        anchors {
            left: parent.left
            top: head.bottom
            bottom: parent.bottom
        }
        width: root.broad
        clip: true
        spacing: 4
        model: ClubStandings.lines
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Bar {
        }
        delegate: Card {
            id: card
            required property int index
            required property var modelData
            readonly property bool opened: ClubStandings.opened === modelData.id
            // What has been opened is seen.
            onOpenedChanged: if (opened)
                Qt.callLater(list.positionViewAtIndex, index, ListView.Contain)
            // Beside the bar, at whichever side that is.
            x: Theme.mirrored ? 10 : 0
            width: ListView.view.width - 10
            height: line.height + (opened ? details.height + 14 : 0)
            clip: true
            T.AbstractButton {
                id: line
                objectName: "standing-" + card.modelData.id
                width: parent.width
                height: Theme.touch
                focusPolicy: Qt.StrongFocus
                Accessible.name: qsTr("%1. %2, %3 points").arg(card.modelData.rank).arg(card.modelData.name).arg(card.modelData.score)
                Accessible.onPressAction: if (enabled)
                    clicked()
                onClicked: ClubStandings.open(card.opened ? 0 : card.modelData.id)
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
                        x: Theme.mirrored ? parent.width - width - 16 : 16
                        anchors.verticalCenter: parent.verticalCenter
                        font.weight: Font.DemiBold
                        text: card.modelData.rank
                    }
                    Words {
                        anchors {
                            left: parent.left
                            leftMargin: Theme.px(60)
                            right: numbers.left
                            rightMargin: 8
                            verticalCenter: parent.verticalCenter
                        }
                        elide: Text.ElideRight
                        wrapMode: Text.NoWrap
                        font.weight: card.opened ? Font.DemiBold : Font.Normal
                        text: card.modelData.name
                    }
                    Row {
                        id: numbers
                        anchors {
                            right: parent.right
                            rightMargin: 16
                            verticalCenter: parent.verticalCenter
                        }
                        Words {
                            width: root.number
                            horizontalAlignment: Text.AlignRight
                            font.weight: Font.DemiBold
                            color: Theme.accentDeep
                            text: card.modelData.score
                        }
                        Repeater {
                            model: card.modelData.ties.slice(0, root.ties)
                            Words {
                                required property string modelData
                                width: root.number
                                horizontalAlignment: Text.AlignRight
                                color: Theme.inkSoft
                                text: modelData
                            }
                        }
                    }
                }
            }
            ClubWhy {
                id: details
                visible: card.opened
                anchors {
                    left: parent.left
                    leftMargin: Theme.px(60)
                    right: parent.right
                    rightMargin: 16
                    top: line.bottom
                }
            }
        }
    }
}
