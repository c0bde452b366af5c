import QtQuick
import Arbiter 1.0
import "."

// Whose turn it is, in large type; beside it what can be done with the board.
Item {
    id: root
    property bool correcting: false
    signal turn()
    signal correct()
    height: 56

    Row {
        id: left
        anchors { left: parent.left; verticalCenter: parent.verticalCenter }
        spacing: 12
        BadgeItem {
            width: 40; height: 40
            anchors.verticalCenter: parent.verticalCenter
            visible: table.boards === 1 && table.toAct !== ""
            seat: table.toAct
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            Words {
                objectName: "prompt"
                role: "title"
                text: table.boards > 1 && !table.over ? table.title : table.prompt
                width: Math.min(implicitWidth, root.width - right.width - 70)
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
            Words { role: "small"; text: (table.boards > 1 && !table.over ? table.boards + " boards" : table.title) + (table.over ? "" : " · turn " + table.turn) + (table.gameId > 0 ? " · game " + table.gameId : "") }
        }
    }
    Row {
        id: right
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        spacing: 4
        Push { objectName: "undo"; look: "quiet"; glyph: "undo"; enabled: table.canUndo && !root.correcting; Accessible.name: "Take back"; onClicked: table.undo() }
        Push { objectName: "redo"; look: "quiet"; glyph: "redo"; enabled: table.canRedo && !root.correcting; Accessible.name: "Bring again"; onClicked: table.redo() }
        Push { objectName: "turn"; look: "quiet"; glyph: "turn"; Accessible.name: "Turn the board"; onClicked: root.turn() }
        Push { objectName: "correct"; look: root.correcting ? "chosen" : "plain"; glyph: "pencil"; text: "Correct"; enabled: !root.correcting; onClicked: root.correct() }
    }
}
