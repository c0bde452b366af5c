// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

T.ScrollBar {
    id: control
    implicitWidth: 10
    implicitHeight: 10
    padding: 2
    minimumSize: 0.1
    Accessible.ignored: true    // what is read aloud is not scrolled by it
    contentItem: Rectangle {
        implicitWidth: 6
        implicitHeight: 6
        radius: 3
        color: control.pressed ? Theme.inkSoft : Theme.thumb
        opacity: control.size < 1 ? 1 : 0
    }
}
