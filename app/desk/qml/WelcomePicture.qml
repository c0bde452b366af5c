// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// What Arbiter does, drawn: the camera over the board; what hands must do; points with a reason.
Item {
    id: root
    property int number: 0
    // What is drawn here lies as it lies on the table, in whichever language.
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    readonly property real unit: Math.min(width / 5.4, height / 4)
    Grid {
        id: board
        x: root.number === 2 ? 0 : (root.width - width) / 2
        y: root.height - height
        columns: root.number === 2 ? 2 : 4
        Repeater {
            model: root.number === 2 ? 6 : 12
            Rectangle {
                required property int index
                width: root.unit
                height: root.unit
                color: (index + Math.floor(index / board.columns)) % 2 === 0 ? Theme.boardLight : Theme.boardDark
            }
        }
    }
    component Man: PieceItem {
        property int column: 0
        property int row: 0
        x: board.x + column * root.unit
        y: board.y + row * root.unit
        width: root.unit
        height: root.unit
    }
    Man {
        column: 1
        row: 1
        kind: "queen"
        army: "S"
        controller: "S"
    }
    Man {
        visible: root.number < 2
        column: 3
        row: 0
        kind: "king"
        army: "N"
        controller: "N"
    }
    Man {
        visible: root.number < 2
        column: 0
        row: 2
        kind: "knight"
        army: "W"
        controller: "W"
    }
    IconItem {
        visible: root.number === 0
        x: (root.width - width) / 2
        width: root.unit * 1.05
        height: width
        name: "camera"
        color: Theme.accentDeep
    }
    Rectangle {
        visible: root.number === 1
        x: board.x + 3 * root.unit
        y: board.y
        width: root.unit
        height: root.unit
        color: "transparent"
        border {
            color: Theme.alarm
            width: Math.max(2, root.unit * 0.07)
        }
        Rectangle {
            x: parent.width - width * 0.6
            y: -height * 0.4
            width: root.unit * 0.55
            height: width
            radius: width / 2
            color: Theme.alarm
            Text {
                anchors.centerIn: parent
                text: "1"
                color: Theme.accentInk
                font {
                    pixelSize: root.unit * 0.36
                    weight: Font.Bold
                }
            }
        }
    }
    Column {
        visible: root.number === 2
        x: board.width + root.unit * 0.4
        y: root.height - board.height
        spacing: root.unit * 0.2
        Repeater {
            model: [["S", "+6"], ["W", "+2"], ["N", "0"]]
            Row {
                id: line
                required property var modelData
                spacing: root.unit * 0.25
                BadgeItem {
                    width: root.unit * 0.8
                    height: width
                    seat: line.modelData[0]
                }
                Text {
                    anchors.verticalCenter: parent.verticalCenter
                    text: line.modelData[1]
                    color: Theme.ink
                    font {
                        pixelSize: root.unit * 0.62
                        weight: Font.Bold
                    }
                }
            }
        }
    }
}
