// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// What the violet numbers and marks on the squares are: their names, and the squares that have them.
Flow {
    id: root
    property var counters: []
    property var marks: []
    readonly property var lines: {
        const names = [];
        const squares = {};
        const add = (name, square) => {
            if (squares[name] === undefined) {
                names.push(name);
                squares[name] = [];
            }
            squares[name].push(square);
        };
        for (const one of counters)
            add(one.name, qsTr("%1 on %2").arg(one.value).arg(one.sq));
        for (const one of marks)
            if (one.sq && one.what)
                add(Table.titled(one.what), one.sq);
        return names.map(name => ({
                        "name": name,
                        "squares": squares[name].join(", ")
                    }));
    }
    visible: lines.length > 0
    height: visible ? implicitHeight : 0
    spacing: 12
    Repeater {
        model: root.lines
        Row {
            id: entry
            required property var modelData
            spacing: 6
            Rectangle {
                width: 12
                height: 12
                radius: 3
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.mark
            }
            Words {
                objectName: "legend"
                width: Math.min(implicitWidth, root.width - 18)
                role: "small"
                text: entry.modelData.name + ": " + entry.modelData.squares
            }
        }
    }
}
