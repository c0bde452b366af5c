// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// Whose turn it is, in large type; beside it what can be done with the board. What does not fit gets smaller, then a
// second line: the verb is never cut off.
Item {
    id: root
    property bool correcting: false
    readonly property bool narrow: width < Theme.px(620)
    // Where words would be left a column of single words: what is needed least stands in the menu.
    readonly property bool tight: width < Theme.px(460)
    signal turn
    signal correct
    signal more
    height: Math.max(Theme.touch, words.implicitHeight) + 8

    BadgeItem {
        id: badge
        width: root.tight ? 32 : 40
        height: width
        anchors {
            left: parent.left
            verticalCenter: parent.verticalCenter
        }
        visible: Table.boards === 1 && Table.toAct !== ""
        seat: Table.toAct
    }
    Column {
        id: words
        anchors {
            left: badge.visible ? badge.right : parent.left
            leftMargin: badge.visible ? (root.tight ? 8 : 12) : 0
            right: right.left
            rightMargin: root.tight ? 4 : 12
            verticalCenter: parent.verticalCenter
        }
        Words {
            objectName: "prompt"
            role: root.narrow ? "large" : "title"
            text: Table.boards > 1 && !Table.over ? Table.title : Table.prompt
            width: parent.width
            maximumLineCount: 3
        }
        Words {
            objectName: "promptDetails"
            width: parent.width
            role: "small"
            maximumLineCount: root.tight ? 1 : 2
            elide: Text.ElideRight
            text: {
                const told = [];
                if (Table.boards === 1 && !Table.over && Table.player !== "")
                    told.push(Table.player);
                const what = Table.boards > 1 && !Table.over ? qsTr("%n boards", "", Table.boards) : Table.title;
                const turn = Table.over ? [] : [qsTr("turn %1").arg(Table.turn)];
                // Of one line the end is cut off: what changes stands first.
                told.push(...(root.tight ? [...turn, what] : [what, ...turn]));
                if (Table.gameId > 0)
                    told.push(qsTr("game %1").arg(Table.gameId));
                return told.join(" · ");
            }
        }
    }
    Row {
        id: right
        anchors {
            right: parent.right
            verticalCenter: parent.verticalCenter
        }
        spacing: root.tight ? 0 : 4
        Push {
            objectName: "undo"
            look: "quiet"
            glyph: "undo"
            enabled: Table.canUndo && !root.correcting
            Accessible.name: qsTr("Take back")
            onClicked: Table.undo()
        }
        Push {
            objectName: "hint"
            visible: Table.canHint && !root.correcting
            look: "quiet"
            glyph: "bulb"
            Accessible.name: qsTr("Hint")
            onClicked: Table.hint()
        }
        Push {
            objectName: "redo"
            look: "quiet"
            glyph: "redo"
            enabled: Table.canRedo && !root.correcting
            Accessible.name: qsTr("Bring again")
            onClicked: Table.redo()
        }
        Push {
            objectName: "turn"
            visible: !root.tight || root.correcting
            look: "quiet"
            glyph: "turn"
            Accessible.name: qsTr("Turn the board")
            onClicked: root.turn()
        }
        Push {
            objectName: "correct"
            visible: !root.tight || !root.correcting
            look: root.correcting ? "chosen" : "plain"
            glyph: "pencil"
            text: root.narrow ? "" : qsTr("Correct")
            Accessible.name: qsTr("Correct")
            enabled: !root.correcting
            onClicked: root.correct()
        }
        Push {
            objectName: "tableMenu"
            look: "quiet"
            glyph: "more"
            Accessible.name: qsTr("More about this game")
            enabled: !root.correcting
            onClicked: root.more()
        }
    }
}
