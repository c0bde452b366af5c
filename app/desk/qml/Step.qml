// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// A step of setting up: its number (0: one that may be left out), or a tick when it is done.
Card {
    id: step
    property int number: 0
    property string mark: ""     // an icon in place of the number
    property string aside: ""    // a word at the right of the title
    property string title: ""
    property bool done: false
    property bool open: true
    default property alias inside: holder.data
    width: parent.width
    height: holder.visible ? holder.implicitHeight + holder.y + 16 : holder.y
    color: open ? Theme.surface : Theme.sunken
    border {
        color: open && !done && number > 0 ? Theme.accent : Theme.line
        width: open && !done && number > 0 ? 2 : 1
    }
    Rectangle {
        x: Theme.mirrored ? parent.width - width - 16 : 16
        y: (holder.y - height) / 2
        width: 26
        height: 26
        radius: 13
        color: step.done ? Theme.accent : step.open ? Theme.ink : Theme.inkSoft
        IconItem {
            anchors.centerIn: parent
            visible: step.done
            width: 18
            height: 18
            name: "check"
            color: step.done ? Theme.accentInk : Theme.surface
        }
        IconItem {
            anchors.centerIn: parent
            visible: !step.done && step.mark !== ""
            width: 18
            height: 18
            name: step.mark
            color: step.done ? Theme.accentInk : Theme.surface
        }
        Text {
            anchors.centerIn: parent
            visible: !step.done && step.mark === ""
            text: step.number
            color: step.done ? Theme.accentInk : Theme.surface
            font {
                pixelSize: Theme.px(14)
                weight: Font.Bold
            }
        }
    }
    Words {
        id: heading
        x: Theme.mirrored ? parent.width - width - 54 : 54
        y: 16
        width: parent.width - 54 - aside.width - 24
        role: "large"
        text: step.title
    }
    Words {
        id: aside
        anchors {
            right: parent.right
            rightMargin: 16
        }
        y: 19
        role: "small"
        text: step.aside
    }
    Column {
        id: holder
        visible: step.open
        x: 16
        y: heading.implicitHeight + 32
        width: parent.width - 32
        spacing: 10
    }
}
