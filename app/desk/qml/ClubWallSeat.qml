// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// A player on the wall: the name, and below it the clock and the points as large as there is room.
Rectangle {
    id: root
    required property var seat    // as ClubWall.tables has it
    property bool ended: false
    property real most: 40        // of a name, in pixels
    readonly property bool timed: seat.ms >= 0
    readonly property string score: {
        if (seat.absent)
            return qsTr("did not come");
        return seat.points;
    }
    // Without a clock of their own, name and points share one line.
    readonly property bool single: !timed
    readonly property bool second: timed    // a line below the name
    readonly property real name: Math.min(most, height * (single ? 0.46 : 0.3), width * 0.12)
    readonly property real figures: Math.max(name, Math.min(most * 1.7, height * 0.42, width * 0.2))
    radius: Theme.radius
    color: seat.out ? Theme.sunken : seat.acts || (ended && seat.first) ? Theme.accentSoft : "transparent"
    border {
        width: seat.acts ? Math.max(3, name * 0.12) : 0
        color: Theme.accent
    }
    Accessible.role: Accessible.StaticText
    Accessible.name: seat.acts ? qsTr("%1, to act").arg(seat.name) : seat.name
    Item {
        id: all
        x: root.name * 0.4
        width: parent.width - 2 * x
        height: root.single ? root.height : who.height + (root.second ? root.figures * 1.25 : 0)
        anchors.verticalCenter: parent.verticalCenter
        Item {
            id: who
            width: parent.width
            height: root.single ? root.height : Math.max(root.name * 1.15, player.implicitHeight)
            BadgeItem {
                id: badge
                x: Theme.mirrored ? parent.width - width : 0
                anchors.verticalCenter: parent.verticalCenter
                width: root.name * 1.15
                height: width
                seat: root.seat.letter
                opacity: root.seat.out ? 0.5 : 1
            }
            Words {
                id: player
                objectName: root.objectName + "-name"
                anchors {
                    left: badge.right
                    leftMargin: root.name * 0.35
                    right: root.single && root.score !== "" ? beside.left : parent.right
                    rightMargin: root.single && root.score !== "" ? root.name * 0.35 : 0
                    verticalCenter: parent.verticalCenter
                }
                Accessible.ignored: true
                color: root.seat.check ? Theme.alarm : root.seat.out ? Theme.inkSoft : Theme.ink
                text: root.seat.name
                maximumLineCount: root.height < root.name * (root.single ? 2.7 : 4) ? 1 : 2
                verticalAlignment: Text.AlignVCenter
                wrapMode: maximumLineCount > 1 ? Text.Wrap : Text.NoWrap
                elide: Text.ElideRight
                // A long name is set smaller before it is cut off.
                fontSizeMode: maximumLineCount > 1 ? Text.FixedSize : Text.HorizontalFit
                minimumPixelSize: Math.max(8, Math.round(root.name * 0.65))
                font {
                    pixelSize: root.name
                    weight: root.seat.acts || root.seat.first ? Font.Bold : Font.DemiBold
                }
            }
            Words {
                id: beside
                objectName: root.objectName + "-points"
                visible: root.single && text !== ""
                anchors {
                    right: parent.right
                    verticalCenter: parent.verticalCenter
                }
                color: root.seat.first ? Theme.accentDeep : Theme.ink
                text: root.score
                font {
                    pixelSize: root.seat.absent ? root.name * 0.7 : root.name * 1.1
                    weight: Font.Bold
                }
            }
        }
        Item {
            id: below
            visible: root.second
            y: who.height
            width: parent.width
            height: root.figures * 1.25
            Digits {
                visible: root.timed
                x: Theme.mirrored ? parent.width - width : 0
                anchors.verticalCenter: parent.verticalCenter
                size: root.figures
                color: root.seat.tone === "calm" ? Theme.ink : root.seat.tone === "low" ? Theme.warning : Theme.alarm
                ms: Math.ceil(root.seat.ms / 1000) * 1000
            }
            Words {
                objectName: root.objectName + "-points"
                visible: text !== ""
                x: root.timed !== Theme.mirrored ? parent.width - width : 0
                anchors.verticalCenter: parent.verticalCenter
                color: root.seat.first ? Theme.accentDeep : Theme.ink
                text: root.score
                font {
                    pixelSize: root.seat.absent ? root.name * 0.8 : root.figures
                    weight: Font.Bold
                }
            }
        }
    }
}
