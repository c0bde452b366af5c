// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// What hands must still do so that the table is as the game has it.
Rectangle {
    id: root
    property var game: Table.current
    readonly property var todo: Cameras.at(game.number - 1).todo
    property real most: 100000      // height of the list; what is more is scrolled
    signal explain(string rule)
    visible: todo.length > 0
    implicitHeight: visible ? heading.height + list.height + 30 : 0
    height: implicitHeight
    radius: Theme.radius
    color: Theme.alarmSoft
    border {
        color: Theme.alarmLine
        width: 1
    }
    Row {
        id: heading
        x: Theme.mirrored ? parent.width - width - 14 : 14
        y: 12
        spacing: 8
        IconItem {
            width: 22
            height: 22
            name: "hand"
            color: Theme.alarm
        }
        Words {
            text: root.game.name !== "" ? qsTr("Do this: %1").arg(root.game.name) : qsTr("Do this on the table")
            font.weight: Font.DemiBold
            color: Theme.alarm
        }
    }
    Flickable {
        id: list
        objectName: "todo"
        x: Theme.mirrored ? parent.width - width - 14 : 14
        y: heading.y + heading.height + 6
        width: parent.width - 20
        height: Math.min(column.implicitHeight, root.most)
        contentHeight: column.implicitHeight
        interactive: contentHeight > height
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Bar {
        }
        Column {
            id: column
            width: parent.width - (list.interactive ? 18 : 8)    // beside the scroll bar
            Repeater {
                model: root.todo
                T.AbstractButton {
                    id: line
                    required property var modelData
                    required property int index
                    width: column.width
                    height: Math.max(Theme.touch, text.implicitHeight)
                    enabled: !!modelData.rule
                    focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus
                    Accessible.name: modelData.text
                    Accessible.onPressAction: if (enabled)
                        clicked()
                    onClicked: root.explain(modelData.rule)
                    Keys.onReturnPressed: clicked()
                    contentItem: Item {
                        Rectangle {
                            anchors {
                                left: parent.left
                                verticalCenter: parent.verticalCenter
                            }
                            width: 24
                            height: 24
                            radius: 12
                            color: Theme.alarm
                            Text {
                                anchors.centerIn: parent
                                text: line.index + 1
                                color: Theme.accentInk
                                font {
                                    pixelSize: Theme.small
                                    weight: Font.Bold
                                }
                            }
                        }
                        Words {
                            id: text
                            anchors {
                                left: parent.left
                                leftMargin: 34
                                right: why.left
                                rightMargin: 8
                                verticalCenter: parent.verticalCenter
                            }
                            text: line.modelData.text
                        }
                        Words {
                            id: why
                            anchors {
                                right: parent.right
                                verticalCenter: parent.verticalCenter
                            }
                            visible: line.enabled
                            role: "small"
                            text: qsTr("why?")
                            font.underline: true
                        }
                    }
                }
            }
        }
    }
}
