// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// A position from a saved game in which one action is clearly the best: somebody looks for it on the board.
FocusScope {
    id: page
    property int turns: 0
    property string note: ""    // why something cannot be done
    signal back
    signal game(real id, int step)
    readonly property bool upright: height > width * 1.1
    readonly property bool settled: Puzzles.verdict === "right" || Puzzles.verdict === "told"
    focus: visible
    onVisibleChanged: if (visible) {
        note = "";
        forceActiveFocus();
    }
    Keys.onEscapePressed: page.back()

    Item {
        id: bar
        anchors {
            left: parent.left
            right: parent.right
            top: parent.top
            margins: Theme.pad
        }
        height: Math.max(Theme.touch, heading.implicitHeight)
        Push {
            id: backwards
            objectName: "leavePuzzle"
            anchors {
                left: parent.left
                verticalCenter: parent.verticalCenter
            }
            look: "quiet"
            glyph: "back"
            Accessible.name: qsTr("Back")
            onClicked: page.back()
        }
        Column {
            id: heading
            anchors {
                left: backwards.right
                leftMargin: 8
                right: turn.left
                rightMargin: 8
                verticalCenter: parent.verticalCenter
            }
            Words {
                width: parent.width
                role: "title"
                elide: Text.ElideRight
                maximumLineCount: 1
                text: qsTr("Find the best action")
            }
            Words {
                objectName: "puzzleTitle"
                width: parent.width
                role: "small"
                elide: Text.ElideRight
                maximumLineCount: 2
                text: Puzzles.title
            }
        }
        Push {
            id: turn
            objectName: "turnPuzzle"
            anchors {
                right: parent.right
                verticalCenter: parent.verticalCenter
            }
            look: "quiet"
            glyph: "turn"
            Accessible.name: qsTr("Turn the board")
            onClicked: page.turns = (page.turns + 1) % 4
        }
    }
    Board {
        id: board
        objectName: "puzzleBoard"
        anchors {
            left: parent.left
            leftMargin: Theme.pad
            top: bar.bottom
            topMargin: Theme.gap
        }
        width: page.upright ? page.width - 2 * Theme.pad : page.width - side.width - 3 * Theme.pad
        height: page.height - bar.height - 2 * Theme.pad - Theme.gap - (page.upright ? side.height + Theme.pad : 0)
        enabled: Puzzles.open
        names: Puzzles
        boardId: Puzzles.board.board
        river: Puzzles.river
        wedges: Puzzles.wedges
        turns: page.turns
        badges: Puzzles.board.pieces.armies > 2
        editable: !page.settled
        pieces: Puzzles.board.pieces
        lastMove: Puzzles.board.lastMove
        checked: Puzzles.board.checked
        marks: Puzzles.board.marks
        counters: Puzzles.board.counters
        selected: Puzzles.selected
        targets: Puzzles.targets
        asked: Puzzles.answer
        onSquareClicked: square => Puzzles.click(square)
        onDragged: (from, to) => Puzzles.move(from, to)
    }
    Card {
        id: side
        x: page.upright || Theme.mirrored ? Theme.pad : page.width - width - Theme.pad
        y: page.upright ? page.height - height - Theme.pad : bar.y + bar.height + Theme.gap
        width: page.upright ? page.width - 2 * Theme.pad : Math.round(Math.min(Theme.px(400), page.width * 0.34))
        height: all.implicitHeight + 32
        Column {
            id: all
            x: 16
            y: 16
            width: parent.width - 32
            spacing: 12
            Item {
                width: parent.width
                height: Math.max(badge.height, task.implicitHeight)
                BadgeItem {
                    id: badge
                    x: Theme.mirrored ? parent.width - width : 0
                    width: 28
                    height: 28
                    seat: Puzzles.seat.charAt(0)
                }
                Words {
                    id: task
                    objectName: "puzzleTask"
                    x: Theme.mirrored ? 0 : 38
                    width: parent.width - 38
                    font.weight: Font.DemiBold
                    text: Puzzles.task
                }
            }
            Words {
                objectName: "puzzleVerdict"
                width: parent.width
                visible: text !== ""
                color: Puzzles.verdict === "wrong" ? Theme.alarm : Theme.accentDeep
                text: Puzzles.words
            }
            Words {
                width: parent.width
                visible: text !== ""
                color: Theme.alarm
                text: page.note
            }
            Flow {
                width: parent.width
                spacing: 8
                Push {
                    objectName: "tellPuzzle"
                    visible: !page.settled
                    glyph: "bulb"
                    text: qsTr("Show the answer")
                    onClicked: Puzzles.tell()
                }
                Push {
                    objectName: "nextPuzzle"
                    visible: Puzzles.count > 1
                    look: page.settled ? "accent" : "plain"
                    text: qsTr("Next puzzle")
                    onClicked: page.note = Puzzles.next()
                }
                Push {
                    objectName: "puzzleGame"
                    glyph: "look"
                    text: qsTr("Look at the game")
                    onClicked: page.game(Puzzles.gameId, Puzzles.ply)
                }
            }
            Words {
                width: parent.width
                role: "small"
                text: qsTr("%1 of %2 puzzles are solved.").arg(Puzzles.count - Puzzles.unsolved).arg(Puzzles.count)
            }
        }
    }
}
