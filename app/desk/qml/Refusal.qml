// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter 1.0
import "."

// A piece was dragged where the rules do not let it go: why, and the way to let it stand all the same.
Sheet {
    id: root
    objectName: "refusal"
    property var game: table.current
    property string from: ""
    property string to: ""
    property string message: ""
    property string rule: ""
    function ask(source, goal, objection) {
        from = source; to = goal
        message = objection.message ? objection.message : ""
        rule = objection.rule ? objection.rule : ""
        title = "That is not a legal move"
        reason.text = ""
        open()
    }
    function askOff(source) {
        from = source; to = ""; rule = ""
        message = table.pieceName(game.pieces.at(source)) + " would leave the board."
        title = "Take the piece off the board?"
        reason.text = ""
        open()
    }
    function force() {
        const events = []
        if (to === "") events.push({ type: "removed", sq: from })
        else {
            if (game.pieces.at(to) !== "") events.push({ type: "removed", sq: to })
            events.push({ type: "moved", from: from, to: to })
        }
        if (game.correct({}, events, reason.text)) close()
    }
    onOpened: reason.forceActiveFocus()
    body: [
        Words { width: parent.width; text: root.message },
        Words { width: parent.width; visible: text !== ""; role: "soft"; text: { const t = root.rule !== "" ? table.explain(root.rule).text : ""; return root.message.indexOf(t) >= 0 ? "" : t } },
        Rectangle { width: parent.width; height: 1; color: Theme.line },
        Words { width: parent.width; role: "small"; text: "As the arbiter you can let it stand. The correction and its reason are kept with the game; whose turn it is stays the same." },
        Field { id: reason; objectName: "reason"; width: parent.width; placeholderText: "Reason"; onAccepted: if (text.trim() !== "") root.force() }
    ]
    buttons: [
        Push { objectName: "force"; look: "accent"; text: root.to === "" ? "Take it off" : "Override"; enabled: reason.text.trim() !== ""; onClicked: root.force() },
        Push { text: "Leave it"; onClicked: root.close() }
    ]
}
