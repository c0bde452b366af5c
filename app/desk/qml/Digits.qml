// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// A time whose digits stand still: each has a place of the same width.
Row {
    id: root
    // Numbers are written from the left in all languages.
    layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
    property real ms: 0
    property int size: 20
    property color color: Theme.ink
    readonly property string text: Table.clock.text(ms)
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Repeater {
        model: root.text.length
        Text {
            required property int index
            readonly property string letter: root.text.charAt(index)
            width: letter === ":" ? root.size * 0.32 : root.size * 0.64
            horizontalAlignment: Text.AlignHCenter
            text: letter
            color: root.color
            font {
                pixelSize: root.size
                weight: Font.DemiBold
            }
        }
    }
}
