// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// A table as the whole room sees it: its boards, and of every seat the player, the clock and the points.
Rectangle {
    id: root
    required property int table
    required property string stage
    required property var boards
    required property var seats
    required property real ms
    required property string tone
    property bool alone: false    // it has the whole screen: the board is what is looked at
    readonly property bool ended: stage === "ended"
    // All type is a part of this.
    readonly property real line: Math.min(height * 0.075, width * 0.06) * (alone ? 0.55 : 1)
    // Several boards side by side, or a narrow card: the players stand below.
    readonly property bool below: boards.length > 1 || width < height * 1.15
    // Of two players the one who sits above stands above.
    readonly property var shown: seats.length === 2 && !below ? Array.from(seats).reverse() : Array.from(seats)
    objectName: "wallTable-" + table
    radius: Theme.radius + 4
    color: Theme.surface
    border {
        width: 1
        color: Theme.line
    }
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Table %1").arg(table)
    Item {
        id: head
        x: root.line * 0.6
        y: root.line * 0.35
        width: parent.width - 2 * x
        height: root.line * 1.5
        Words {
            id: number
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Table %1").arg(root.table)
            font {
                pixelSize: root.line * 1.05
                weight: Font.Bold
            }
        }
        Digits {
            visible: root.ms >= 0
            x: Theme.mirrored ? 0 : parent.width - width
            anchors.verticalCenter: parent.verticalCenter
            size: root.line * 1.2
            color: root.tone === "calm" ? Theme.ink : root.tone === "low" ? Theme.warning : Theme.alarm
            ms: Math.ceil(root.ms / 1000) * 1000
        }
        Words {
            objectName: "wallState-" + root.table
            visible: root.ms < 0
            anchors {
                left: number.right
                leftMargin: root.line * 0.5
                right: parent.right
                verticalCenter: parent.verticalCenter
            }
            horizontalAlignment: Text.AlignRight
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            color: root.ended ? Theme.accentDeep : Theme.inkSoft
            text: {
                if (root.ended)
                    return qsTr("Over");
                return root.stage === "playing" ? qsTr("In play") : qsTr("Not begun");
            }
            font {
                pixelSize: root.line * 0.9
                weight: Font.DemiBold
            }
        }
    }
    Item {
        id: body
        x: head.x
        y: head.y + head.height + root.line * 0.2
        width: head.width
        height: parent.height - y - root.line * 0.6
        Row {
            id: boardRow
            readonly property int count: Math.max(1, root.boards.length)
            readonly property real most: root.below ? parent.height * (root.seats.length > 2 ? 0.64 : 0.76) : parent.height
            readonly property real wide: (root.below ? parent.width : parent.width * (root.alone ? 0.7 : 0.6)) - (count - 1) * spacing
            readonly property real side: Math.min(most, wide / count)
            visible: root.boards.length > 0
            spacing: root.line * 0.5
            x: root.below ? (parent.width - width) / 2 : Theme.mirrored ? parent.width - width : 0
            y: root.below ? 0 : (parent.height - height) / 2
            Repeater {
                model: root.boards
                Board {
                    id: board
                    required property int index
                    required property var modelData
                    objectName: "wallBoard-" + root.table + (index > 0 ? "-" + (index + 1) : "")
                    width: boardRow.side
                    height: boardRow.side
                    enabled: false
                    editable: false
                    activeFocusOnTab: false
                    names: null
                    game: ClubWall.ruleset
                    boardId: modelData.board
                    river: ClubWall.river
                    wedges: ClubWall.wedges
                    badges: modelData.pieces.armies > 2
                    pieces: modelData.pieces
                    lastMove: modelData.lastMove
                    checked: modelData.checked
                    marks: modelData.marks
                    counters: modelData.counters
                }
            }
        }
        Grid {
            id: players
            readonly property real besides: boardRow.visible && !root.below ? boardRow.width + root.line * 0.6 : 0
            readonly property real above: boardRow.visible && root.below ? boardRow.height + root.line * 0.4 : 0
            readonly property int rows2: Math.ceil(root.seats.length / columns)
            x: Theme.mirrored ? 0 : besides
            y: above
            width: parent.width - besides
            height: parent.height - above
            columns: !root.below ? 1 : root.seats.length > 4 ? 4 : 2
            spacing: root.line * 0.25
            Repeater {
                model: root.shown
                ClubWallSeat {
                    required property var modelData
                    objectName: "wallSeat-" + root.table + "-" + modelData.seat
                    seat: modelData
                    ended: root.ended
                    most: root.line * (boardRow.visible ? 1.3 : 1.7)
                    width: (players.width - (players.columns - 1) * players.spacing) / players.columns
                    height: (players.height - (players.rows2 - 1) * players.spacing) / Math.max(1, players.rows2)
                }
            }
        }
    }
}
