// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// The players of a table: who goes after this round, and who comes back.
Sheet {
    id: root
    property int table: 0
    function show(number) {
        table = number;
        open();
    }
    readonly property var seats: {
        const rows = ClubGrid.rows;
        ClubGrid.canUndo;
        changes.count;
        for (let i = 0; i < rows.count; ++i) {
            const row = rows.data(rows.index(i, 0), Qt.UserRole);
            if (row.table === table)
                return Array.from(row.seats);
        }
        return [];
    }
    Changes {
        id: changes
        target: ClubGrid.rows
    }
    title: qsTr("Players of table %1").arg(table)
    body: [
        Repeater {
            model: root.seats.length
            Item {
                id: line
                required property int index
                readonly property var seat: root.seats[index]
                width: parent.width
                height: Theme.touch
                Words {
                    anchors {
                        left: parent.left
                        right: action.left
                        rightMargin: 10
                        verticalCenter: parent.verticalCenter
                    }
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                    text: line.seat.name
                }
                Push {
                    id: action
                    objectName: "gridHere-" + line.seat.seat
                    anchors.right: parent.right
                    text: line.seat.left ? qsTr("Comes back") : qsTr("Leaves after this round")
                    Accessible.name: qsTr("%1: %2", "a player, and what the button does").arg(line.seat.name).arg(text)
                    onClicked: ClubPlayers.arrive(line.seat.person, line.seat.left)
                }
            }
        },
        Words {
            width: parent.width
            role: "small"
            text: qsTr("A player who leaves is not seated in later rounds. Results stay.")
        }
    ]
    buttons: Push {
        objectName: "closeGridPeople"
        text: qsTr("Close")
        onClicked: root.close()
    }
}
