// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter 1.0
import "."

// Whose turn it is, in large type; beside it what can be done with the board. What does not fit gets smaller, then a
// second line: the verb is never cut off.
Item {
    id: root
    property bool correcting: false
    readonly property bool narrow: width < Theme.px(620)
    signal turn()
    signal correct()
    signal more()
    height: Math.max(Theme.touch, words.implicitHeight) + 8

    BadgeItem {
        id: badge
        width: 40; height: 40
        anchors { left: parent.left; verticalCenter: parent.verticalCenter }
        visible: table.boards === 1 && table.toAct !== ""
        seat: table.toAct
    }
    Column {
        id: words
        anchors { left: badge.visible ? badge.right : parent.left; leftMargin: badge.visible ? 12 : 0; right: right.left; rightMargin: 12; verticalCenter: parent.verticalCenter }
        Words {
            objectName: "prompt"
            role: root.narrow ? "large" : "title"
            text: table.boards > 1 && !table.over ? table.title : table.prompt
            width: parent.width
            maximumLineCount: 2
        }
        Words { objectName: "promptDetails"; width: parent.width; role: "small"; maximumLineCount: 2; elide: Text.ElideRight; text: (table.boards === 1 && !table.over && table.player !== "" ? table.player + " · " : "") + (table.boards > 1 && !table.over ? table.boards + " boards" : table.title) + (table.over ? "" : " · turn " + table.turn) + (table.gameId > 0 ? " · game " + table.gameId : "") }
    }
    Row {
        id: right
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        spacing: 4
        Push { objectName: "undo"; look: "quiet"; glyph: "undo"; enabled: table.canUndo && !root.correcting; Accessible.name: "Take back"; onClicked: table.undo() }
        Push { objectName: "redo"; look: "quiet"; glyph: "redo"; enabled: table.canRedo && !root.correcting; Accessible.name: "Bring again"; onClicked: table.redo() }
        Push { objectName: "turn"; look: "quiet"; glyph: "turn"; Accessible.name: "Turn the board"; onClicked: root.turn() }
        Push { objectName: "correct"; look: root.correcting ? "chosen" : "plain"; glyph: "pencil"; text: root.narrow ? "" : "Correct"; Accessible.name: "Correct"; enabled: !root.correcting; onClicked: root.correct() }
        Push { objectName: "tableMenu"; look: "quiet"; glyph: "more"; Accessible.name: "More about this game"; enabled: !root.correcting; onClicked: root.more() }
    }
}
