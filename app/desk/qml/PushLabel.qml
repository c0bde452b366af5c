// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// What is written on a button, behind its sign.
Item {
    id: words
    required property var control
    readonly property int aside: words.control.glyph !== "" ? 48 : 20
    readonly property real labelWidth: label.implicitWidth
    Row {
        id: row
        anchors.centerIn: parent
        spacing: 8
        IconItem {
            visible: words.control.glyph !== ""
            width: 20
            height: 20
            anchors.verticalCenter: parent.verticalCenter
            name: words.control.glyph
            color: words.control.ink
        }
        Text {
            id: label
            visible: words.control.text !== ""
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, words.control.width > 0 ? words.control.width - words.aside : implicitWidth)
            // What is too long is written smaller.
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(11)
            elide: Text.ElideRight
            text: words.control.text
            font: words.control.font
            color: words.control.ink
            textFormat: Text.PlainText
        }
    }
}
