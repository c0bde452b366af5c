// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// A piece of a guide: a title, a heading, an item of a list, a paragraph, or lines of letters of one width.
Item {
    id: root
    property var block: ({})       // kind and text, as RulesView has them
    property bool above: false     // something stands above it
    readonly property bool head: block.kind === "head" || block.kind === "title"
    readonly property bool item: block.kind === "item"
    readonly property bool drawing: block.kind === "drawing"
    height: words.implicitHeight + (head && above ? 14 : 0)
    Rectangle {
        visible: root.item
        x: Theme.mirrored ? parent.width - width - 6 : 6
        y: 8
        width: 6
        height: 6
        radius: 3
        color: Theme.accent
    }
    Words {
        id: words
        objectName: "armyText"
        anchors {
            left: parent.left
            leftMargin: root.item ? 24 : 0
            right: parent.right
            bottom: parent.bottom
        }
        role: root.block.kind === "title" ? "title" : root.head ? "large" : "body"
        textFormat: root.drawing ? Text.PlainText : Text.RichText
        wrapMode: root.drawing ? Text.NoWrap : Text.WordWrap
        lineHeight: root.head || root.drawing ? 1 : 1.2
        // Lines of one width each, as large as the page allows.
        font.family: root.drawing ? "DejaVu Sans Mono" : Theme.family
        fontSizeMode: root.drawing ? Text.HorizontalFit : Text.FixedSize
        minimumPixelSize: 6
        text: root.block.text ? root.block.text : ""
        Accessible.name: root.block.plain ? root.block.plain : text
    }
}
