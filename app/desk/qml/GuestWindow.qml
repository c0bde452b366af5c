// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Window
import Arbiter

// The game for whoever looks on: board, players, clocks, points, and what happened last with its reason. Nothing can be
// touched in it, and nothing is in it that not everybody may know.
Window {
    id: root
    readonly property bool upright: height > width * 1.05
    title: qsTr("Arbiter: for guests")
    width: 1280
    height: 800
    color: Theme.paper
    LayoutMirroring.enabled: Theme.mirrored
    LayoutMirroring.childrenInherit: true
    Item {
        id: all
        objectName: "guestWindow"
        anchors {
            fill: parent
            margins: Theme.pad
        }
        focus: true
        Keys.onEscapePressed: root.close()
        Keys.onPressed: event => {
            if (event.key === Qt.Key_F11)
                root.visibility = root.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen;
        }
        Words {
            id: heading
            x: Theme.mirrored ? all.width - width : 0
            width: root.upright ? all.width : boards.width
            text: Table.over ? Table.outcome : Table.boards > 1 ? Table.title : Table.prompt
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            font {
                pixelSize: Math.max(Theme.title, root.height * 0.036)
                weight: Font.DemiBold
            }
        }
        Row {
            id: boards
            x: Theme.mirrored ? all.width - width : 0
            y: heading.height + Theme.gap
            width: root.upright ? all.width : all.width - column.width - Theme.pad
            height: root.upright ? Math.min(all.width, all.height * 0.62) : all.height - y
            spacing: Theme.gap
            Repeater {
                model: Table.boards
                Board {
                    required property int index
                    readonly property var game: Table.boardAt(index)
                    objectName: "guestBoard" + (index > 0 ? index + 1 : "")
                    width: (boards.width - (Table.boards - 1) * boards.spacing) / Table.boards
                    height: boards.height
                    enabled: false
                    editable: false
                    boardId: game.board
                    river: Table.river
                    wedges: Table.wedges
                    badges: game.pieces.armies > 2
                    pieces: game.pieces
                    lastMove: game.lastMove
                    checked: game.checked
                    marks: game.marks
                    counters: game.counters
                }
            }
        }
        Column {
            id: column
            x: root.upright || Theme.mirrored ? 0 : all.width - width
            y: root.upright ? boards.y + boards.height + Theme.gap : 0
            width: root.upright ? all.width : Math.max(Theme.px(300), all.width * 0.3)
            spacing: Theme.gap
            Digits {
                id: gameTime
                visible: Table.clock.limited
                anchors.horizontalCenter: parent.horizontalCenter
                size: Math.max(Theme.clock, root.height * 0.06)
                color: Table.clock.tone === "calm" ? Theme.ink : Table.clock.tone === "low" ? Theme.warning : Theme.alarm
                ms: Table.clock.shown
            }
            Grid {
                id: faces
                width: parent.width
                columns: root.upright ? Math.min(4, Math.max(2, count)) : count > 4 ? 2 : 1
                spacing: Theme.gap
                // Of the screen's height, for each; beside the board no more than what is told below leaves.
                readonly property real part: root.upright ? 0.13 : 0.68 / Math.max(2.6, count / columns)
                readonly property int rows: Math.max(1, Math.ceil(count / columns))
                readonly property real above: gameTime.visible ? gameTime.height + column.spacing : 0
                readonly property real below: told.visible ? told.height + column.spacing : 0
                readonly property real most: root.upright ? all.height : (all.height - above - below - (rows - 1) * spacing) / rows
                readonly property int count: {
                    let n = 0;
                    for (let b = 0; b < Table.boards; ++b)
                        n += Table.boardAt(b).seats.length;
                    return n;
                }
                Repeater {
                    model: Table.boards
                    Repeater {
                        id: here
                        required property int index
                        model: Table.boardAt(index).seats
                        ClockFace {
                            required property var modelData
                            objectName: "guest-" + modelData.clock
                            seat: modelData
                            army: true
                            width: (faces.width - (faces.columns - 1) * faces.spacing) / faces.columns
                            height: Math.max(Theme.px(84), Math.min(root.height * faces.part, faces.most))
                        }
                    }
                }
            }
            Card {
                id: told
                width: parent.width
                height: story.implicitHeight + 32
                visible: story.entry.text !== undefined
                Column {
                    id: story
                    readonly property var entry: Table.log.last
                    readonly property var lines: entry.lines ? Array.from(entry.lines).slice(0, 6) : []
                    x: 18
                    y: 16
                    width: parent.width - 36
                    spacing: 8
                    MoveWords {
                        width: parent.width
                        objectName: "guestMove"
                        sentence: story.entry.text ? story.entry.text : ""
                        brief: story.entry.brief
                        game: Table.ruleset
                        font {
                            pixelSize: Math.max(Theme.large, root.height * 0.026)
                            weight: Font.DemiBold
                        }
                    }
                    Repeater {
                        model: story.lines
                        Words {
                            required property string modelData
                            width: story.width
                            text: modelData
                            font.pixelSize: Math.max(Theme.body, root.height * 0.021)
                        }
                    }
                    Words {
                        objectName: "guestWhy"
                        width: parent.width
                        visible: text !== ""
                        role: "soft"
                        font.pixelSize: Math.max(Theme.body, root.height * 0.019)
                        maximumLineCount: 6
                        elide: Text.ElideRight
                        text: {
                            const rules = story.entry.rules ? Array.from(story.entry.rules) : [];
                            return rules.length > 0 ? Table.explain(rules[rules.length - 1]).text : "";
                        }
                    }
                }
            }
        }
    }
}
