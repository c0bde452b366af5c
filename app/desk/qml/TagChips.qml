// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// The tags of a game, each in a frame of its own; as many rows as they need.
Flow {
    id: root
    property var tags: []
    spacing: 6
    Repeater {
        model: root.tags
        Rectangle {
            id: chip
            required property string modelData
            width: Math.min(called.implicitWidth + 20, root.width)
            height: called.implicitHeight + 6
            radius: height / 2
            color: Theme.sunken
            border.color: Theme.line
            Words {
                id: called
                x: 10
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - 20
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                role: "small"
                text: chip.modelData
            }
        }
    }
}
