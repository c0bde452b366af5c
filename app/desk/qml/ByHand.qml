// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// A board of the game corrected by hand: the pieces to do it with, and what is asked before it is done. The game's clock
// waits meanwhile; when the game goes on by itself, the correction is given up and that is said.
Palette {
    id: root
    property var board: null         // the board that is being corrected
    property string before: ""       // whose turn it was there, and the points
    visible: board !== null
    kinds: board ? Table.kinds() : []
    seats: board ? board.seats : []
    game: Table.ruleset
    target: Editor
    title: {
        const name = board ? board.name : "";
        return name !== "" ? qsTr("Correct %1 by hand").arg(name) : qsTr("Correct by hand");
    }
    onDone: correction.ask(board)
    onCancelled: board = null
    onBoardChanged: board === null ? Table.clock.letGo(root) : Table.clock.hold(root)

    function begin() {
        Table.dismiss("correction");
        Editor.beginFrom(Table.current.pieces);
        before = standing(Table.current);
        correction.accepts = false;
        board = Table.current;
    }
    // What stands on the table is to be the game: what that changes is looked over first.
    function accept(boardId) {
        const game = Table.boardAt(boardId);
        const table = Cameras.at(boardId).settledTable();
        Table.show(boardId);
        begin();
        Editor.replace(table);
        correction.accepts = true;
        correction.ask(game);
    }
    function standing(game) {
        return JSON.stringify([game.toAct, game.seats.map(s => s.points)]);
    }
    function stop() {
        board = null;
        correction.close();
    }

    Connections {
        target: Table
        // What was recorded meanwhile, by a camera perhaps, is not to be taken back with the correction.
        function onChanged() {
            if (root.board === null || correction.applying)
                return;
            if (Editor.begunFrom(root.board.pieces) && root.standing(root.board) === root.before)
                return;
            root.stop();
            const changed = qsTr("The game changed while it was being corrected.");
            const now = qsTr("It is shown as it is now; correct it once more if it is still wrong.");
            Table.raise("correction", "warning", qsTr("The correction was not made"), changed + " " + now);
        }
        function onBegun() {
            root.stop();
            Table.dismiss("correction");
        }
    }
    Correction {
        id: correction
        onApplied: root.board = null
    }
}
