// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// The headings of the games' table: each sorts by its column, and once more the other way round.
Row {
    id: root
    required property var columns    // as GamesTable has them
    required property var widths
    Repeater {
        model: root.columns
        T.AbstractButton {
            id: head
            required property var modelData
            readonly property bool sorted: Library.column === modelData.key
            objectName: "sort-" + modelData.key
            width: root.widths[modelData.key]
            height: Theme.touch
            focusPolicy: Qt.StrongFocus
            hoverEnabled: true
            Accessible.role: Accessible.Button
            Accessible.name: {
                if (!sorted)
                    return qsTr("Sort by: %1").arg(modelData.text);
                return (Library.descending ? qsTr("%1, sorted from the end") : qsTr("%1, sorted from the beginning")).arg(modelData.text);
            }
            Accessible.onPressAction: if (enabled)
                clicked()
            onClicked: Library.sortBy(modelData.key)
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
            background: Rectangle {
                radius: Theme.radius - 4
                color: head.down ? Theme.sunken : head.hovered ? Theme.hover : "transparent"
                border {
                    width: head.visualFocus ? 2 : 0
                    color: Theme.accent
                }
            }
            contentItem: Item {
                Row {
                    id: said
                    readonly property real room: parent.width - 16 - (arrow.visible ? arrow.width + spacing : 0)
                    x: (head.modelData.number === true) !== Theme.mirrored ? parent.width - width - 8 : 8
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: 2
                    Words {
                        width: Math.min(implicitWidth, said.room)
                        wrapMode: Text.NoWrap
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.px(8)
                        elide: Text.ElideRight
                        role: "small"
                        font.weight: Font.DemiBold
                        color: head.sorted ? Theme.accentDeep : Theme.inkSoft
                        text: head.modelData.text
                        Accessible.ignored: true
                    }
                    IconItem {
                        id: arrow
                        visible: head.sorted
                        width: 16
                        height: 16
                        anchors.verticalCenter: parent.verticalCenter
                        rotation: Library.descending ? 0 : 180
                        name: "down"
                        color: Theme.accentDeep
                    }
                }
            }
        }
    }
}
