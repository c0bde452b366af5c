// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// A piece was dragged where the rules do not let it go: why, and the way to let it stand all the same.
Sheet {
    id: root
    holds: true
    objectName: "refusal"
    property var game: Table.current
    property string from: ""
    property string to: ""
    property string message: ""
    property string rule: ""
    function ask(source, goal, objection) {
        from = source;
        to = goal;
        message = objection.message ? objection.message : "";
        rule = objection.rule ? objection.rule : "";
        title = qsTr("That is not a legal move");
        reason.text = "";
        open();
    }
    function askOff(source) {
        from = source;
        to = "";
        rule = "";
        message = qsTr("%1 would leave the board.").arg(Table.pieceName(game.pieces.at(source)));
        title = qsTr("Take the piece off the board?");
        reason.text = "";
        open();
    }
    function force() {
        const taken = {
            "type": "removed",
            "sq": to === "" ? from : to
        };
        const moved = {
            "type": "moved",
            "from": from,
            "to": to
        };
        const events = to === "" ? [taken] : game.pieces.at(to) !== "" ? [taken, moved] : [moved];
        if (game.correct({}, events, reason.text))
            close();
    }
    onOpened: reason.forceActiveFocus()
    body: [
        Words {
            width: parent.width
            text: root.message
        },
        Words {
            width: parent.width
            visible: text !== ""
            role: "soft"
            text: {
                const t = root.rule !== "" ? Table.explain(root.rule).text : "";
                return root.message.indexOf(t) >= 0 ? "" : t;
            }
        },
        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        },
        Words {
            width: parent.width
            role: "small"
            text: {
                const stands = qsTr("As the arbiter you can let it stand.");
                return stands + " " + qsTr("The correction and its reason are kept with the game; whose turn it is stays the same.");
            }
        },
        Field {
            id: reason
            objectName: "reason"
            width: parent.width
            placeholderText: qsTr("Reason")
            onAccepted: if (text.trim() !== "")
                root.force()
        }
    ]
    buttons: [
        Push {
            objectName: "force"
            look: "accent"
            text: root.to === "" ? qsTr("Take it off") : qsTr("Override")
            enabled: reason.text.trim() !== ""
            onClicked: root.force()
        },
        Push {
            text: qsTr("Leave it")
            onClicked: root.close()
        }
    ]
}
