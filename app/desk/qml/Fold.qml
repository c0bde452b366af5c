// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// What few need, under its name: opened with a click.
Column {
    id: root
    property string title: ""
    property string note: ""       // what it holds now, while it is closed
    property bool unfolded: false
    default property alias inside: holder.data
    width: parent.width
    spacing: 12
    T.AbstractButton {
        id: head
        objectName: root.objectName === "" ? "" : root.objectName + "-open"
        width: parent.width
        height: Math.max(Theme.touch, said.implicitHeight + 8)
        focusPolicy: Qt.StrongFocus
        Accessible.role: Accessible.Button
        Accessible.name: root.unfolded ? qsTr("%1, fold it away").arg(root.title) : qsTr("%1, unfold it").arg(root.title)
        Accessible.onPressAction: if (enabled)
            clicked()
        onClicked: root.unfolded = !root.unfolded
        Keys.onReturnPressed: clicked()
        background: Rectangle {
            radius: Theme.radius - 2
            color: head.hovered ? Theme.hover : Theme.sunken
            border.width: head.visualFocus ? 2 : 0
            border.color: Theme.accent
        }
        contentItem: Item {
            IconItem {
                x: Theme.mirrored ? parent.width - width - 10 : 10
                anchors.verticalCenter: parent.verticalCenter
                width: 22
                height: 22
                rotation: root.unfolded ? 0 : Theme.mirrored ? 90 : -90
                name: "down"
                color: Theme.inkSoft
            }
            Column {
                id: said
                x: Theme.mirrored ? parent.width - width - 42 : 42
                width: parent.width - 42 - 10
                anchors.verticalCenter: parent.verticalCenter
                Words {
                    width: parent.width
                    text: root.title
                    font.weight: Font.DemiBold
                }
                Words {
                    width: parent.width
                    visible: !root.unfolded && root.note !== ""
                    role: "small"
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                    text: root.note
                }
            }
        }
    }
    Column {
        id: holder
        width: parent.width
        visible: root.unfolded
        spacing: 22
    }
}
