// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// What may have been played, each as the board would stand then; one is chosen.
Sheet {
    id: root
    property int board: 0
    readonly property var eye: Cameras.at(board)
    readonly property var game: Table.boardAt(board)
    property var ways: []
    signal byHand                   // it was something else: it is entered by hand
    signal accept
    function ask(which) {
        board = which;
        ways = Array.from(eye.questions).map(q => Object.assign({}, q, eye.after(q.actions)));
        open();
    }
    width: Math.min(Theme.px(940), parent.width - 32)
    title: qsTr("What was played?")
    body: [
        Flow {
            id: all
            width: parent.width
            spacing: Theme.gap
            Repeater {
                model: root.ways
                Card {
                    id: way
                    required property var modelData
                    required property int index
                    width: Math.min(Theme.px(270), Math.max(Theme.px(200), (all.width - 2 * Theme.gap) / 3))
                    height: picture.height + pick.height + 36
                    Board {
                        id: picture
                        x: 12
                        y: 12
                        width: parent.width - 24
                        height: width
                        enabled: false
                        editable: false
                        boardId: root.game ? root.game.board : ""
                        river: Table.river
                        wedges: Table.wedges
                        badges: root.game !== null && root.game.pieces.armies > 2
                        lastMove: way.modelData.changed ? way.modelData.changed : []
                        pieces: ListModel {
                            id: list
                        }
                        Component.onCompleted: {
                            for (const piece of way.modelData.pieces ? way.modelData.pieces : [])
                                list.append(piece);
                        }
                    }
                    Push {
                        id: pick
                        objectName: "explains-" + way.index
                        x: 12
                        y: picture.y + picture.height + 12
                        width: parent.width - 24
                        look: way.index === 0 ? "accent" : "plain"
                        text: way.modelData.text
                        onClicked: {
                            root.close();
                            root.eye.answer(way.modelData.actions);
                        }
                    }
                }
            }
        },
        Words {
            width: parent.width
            role: "small"
            text: {
                const marked = qsTr("The marked squares are those that change.");
                return marked + " " + qsTr("If it was none of these, enter it on the board, or set the game to the table.");
            }
        }
    ]
    buttons: [
        Push {
            objectName: "explainsAccept"
            glyph: "pencil"
            text: qsTr("Set the game to the table …")
            onClicked: {
                root.close();
                root.accept();
            }
        },
        Push {
            objectName: "explainsEnter"
            text: qsTr("Enter it on the board")
            onClicked: {
                root.close();
                root.byHand();
            }
        }
    ]
}
