// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// What a button without words does, shown while the mouse rests on it.
Rectangle {
    id: tip
    required property Item target
    property alias text: words.text
    // Before a dialog, where one is open.
    readonly property Item veil: target.T.Overlay.overlay as Item
    readonly property Item page: target.Window.contentItem as Item
    objectName: "tip"
    parent: veil && veil.visible ? veil : page
    z: 1000
    width: Math.min(words.implicitWidth, Theme.px(320)) + 20
    height: words.height + 12
    radius: Theme.radius - 4
    color: Theme.rail
    // Below the button, or above it at the lower edge; never outside of the window.
    readonly property point corner: parent ? target.mapToItem(parent, 0, target.height + 6) : Qt.point(0, 0)
    x: parent ? Math.max(4, Math.min(parent.width - width - 4, corner.x + (target.width - width) / 2)) : 0
    y: parent && corner.y + height > parent.height ? corner.y - target.height - height - 12 : corner.y
    Words {
        id: words
        x: 10
        y: 6
        width: tip.width - 20
        role: "small"
        color: Theme.railBright
        Accessible.ignored: true
    }
}
