// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// Who played a game, with their points: the same seat in the same place of every game of a list.
Grid {
    id: root
    property var seats: []    // as Library has them
    columns: width < Theme.px(760) ? 2 : 4
    columnSpacing: 18
    rowSpacing: 8
    Repeater {
        model: root.seats
        Row {
            id: who
            required property var modelData
            width: (root.width - (root.columns - 1) * root.columnSpacing) / root.columns
            spacing: 8
            BadgeItem {
                id: badge
                width: 26
                height: 26
                y: 5    // beside the name, however many lines are below
                seat: who.modelData.seat
            }
            Column {
                width: parent.width - badge.width - parent.spacing
                Words {
                    width: parent.width
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    text: who.modelData.player !== "" ? who.modelData.player : who.modelData.name
                    font.weight: who.modelData.winner ? Font.Bold : Font.Normal
                }
                Words {
                    width: parent.width
                    role: "small"
                    text: {
                        const points = qsTr("%1 pts").arg(who.modelData.pointsText);
                        return who.modelData.army !== "" ? points + " · " + who.modelData.army : points;
                    }
                }
            }
        }
    }
}
