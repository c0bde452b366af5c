// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// A set-up in its corner, as the seat sees it: rows of kinds from the corner along the home row.
Item {
    id: root
    property var rows: []
    property string seat: "S"
    property int cell: 54
    readonly property int columns: Math.max(1, ...rows.map(row => row.length))
    // What is drawn here lies as it lies on the table, in whichever language.
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    visible: rows.length > 0
    width: columns * cell
    height: rows.length * cell
    Accessible.role: Accessible.Graphic
    Accessible.name: rows.map(row => row.map(kind => kind === "" ? qsTr("empty") : Table.kindName(kind)).join(", ")).join("; ")
    Repeater {
        model: root.rows.length * root.columns
        Rectangle {
            required property int index
            readonly property int column: index % root.columns
            readonly property int row: Math.floor(index / root.columns)
            readonly property string kind: {
                const line = root.rows[row];
                return line && line[column] ? line[column] : "";
            }
            x: column * root.cell
            y: (root.rows.length - 1 - row) * root.cell
            width: root.cell
            height: root.cell
            color: (column + row) % 2 === 0 ? Theme.boardDark : Theme.boardLight
            PieceItem {
                anchors {
                    fill: parent
                    margins: 2
                }
                visible: parent.kind !== ""
                kind: parent.kind
                army: root.seat
                controller: root.seat
                badge: false
                token: "standing"
            }
        }
    }
    Rectangle {
        anchors {
            fill: parent
            margins: -1
        }
        color: "transparent"
        border {
            color: Theme.boardFrame
            width: 2
        }
    }
}
