// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// A group of settings under its name.
Card {
    id: card
    property string title: ""
    default property alias inside: holder.data
    height: holder.implicitHeight + 2 * holder.y
    Column {
        id: holder
        x: 18
        y: 16
        width: card.width - 2 * x
        spacing: 12
        Words {
            anchors.left: parent.left
            role: "large"
            text: card.title
        }
    }
}
