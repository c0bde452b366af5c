// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// Who meets whom at a table, or who has none: a line of the pairings, as the whole room reads it.
Rectangle {
    id: root
    required property int table
    required property var seats
    required property string why
    property real size: 30    // of the type, in pixels
    radius: Theme.radius
    color: Theme.surface
    border.color: Theme.line
    Words {
        id: number
        visible: root.table > 0
        x: Theme.mirrored ? parent.width - width - root.size * 0.5 : root.size * 0.5
        anchors.verticalCenter: parent.verticalCenter
        width: root.size * 1.9
        horizontalAlignment: Text.AlignHCenter
        color: Theme.accentDeep
        text: root.table
        Accessible.name: qsTr("Table %1").arg(root.table)
        font {
            pixelSize: root.size * 1.15
            weight: Font.Bold
        }
    }
    Row {
        id: names
        readonly property real start: root.table > 0 ? root.size * 2.8 : root.size * 0.7
        x: Theme.mirrored ? root.size * 0.5 : start
        width: parent.width - start - root.size * 0.5
        height: parent.height
        spacing: root.size * 0.6
        Repeater {
            model: root.seats
            Item {
                id: seat
                required property var modelData
                width: (names.width - (root.seats.length - 1) * names.spacing) / root.seats.length
                height: names.height
                BadgeItem {
                    id: badge
                    visible: seat.modelData.letter !== ""
                    x: Theme.mirrored ? parent.width - width : 0
                    anchors.verticalCenter: parent.verticalCenter
                    width: root.size * 1.1
                    height: width
                    seat: seat.modelData.letter
                }
                Words {
                    anchors {
                        left: badge.visible ? badge.right : parent.left
                        leftMargin: badge.visible ? root.size * 0.3 : 0
                        right: parent.right
                        verticalCenter: parent.verticalCenter
                    }
                    height: parent.height
                    verticalAlignment: Text.AlignVCenter
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                    text: {
                        if (root.why === "")
                            return seat.modelData.name;
                        return qsTr("%1: %2", "who, and why at no table").arg(seat.modelData.name).arg(root.why);
                    }
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Math.max(8, Math.round(root.size * 0.65))
                    font {
                        pixelSize: root.size
                        weight: Font.DemiBold
                    }
                }
            }
        }
    }
}
