// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// A line of the standings, as the whole room reads it.
Rectangle {
    id: root
    required property int rank
    required property string name
    required property string score
    property real size: 30    // of the type, in pixels
    radius: Theme.radius
    color: rank <= 3 ? Theme.accentSoft : Theme.surface
    border.color: Theme.line
    Words {
        x: Theme.mirrored ? parent.width - width - root.size * 0.4 : root.size * 0.4
        anchors.verticalCenter: parent.verticalCenter
        width: root.size * 1.7
        horizontalAlignment: Text.AlignRight
        text: root.rank
        font {
            pixelSize: root.size
            weight: Font.Bold
        }
    }
    Words {
        objectName: "wallRank-" + root.rank
        anchors {
            left: parent.left
            leftMargin: root.size * 2.7
            right: points.left
            rightMargin: root.size * 0.5
            verticalCenter: parent.verticalCenter
        }
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
        text: root.name
        font {
            pixelSize: root.size
            weight: Font.DemiBold
        }
    }
    Words {
        id: points
        anchors {
            right: parent.right
            rightMargin: root.size * 0.7
            verticalCenter: parent.verticalCenter
        }
        color: Theme.accentDeep
        text: root.score
        font {
            pixelSize: root.size * 1.1
            weight: Font.Bold
        }
    }
}
