// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// The arbiter sets the clocks: what somebody has left, and why; or another time control from now on. What was changed is
// kept with the game and listed.
Sheet {
    id: root
    holds: true
    property string seat: ""      // whose; empty: the game's own
    property string wrong: ""
    readonly property var whose: {
        const all = Table.clock.limited ? [{
                "text": qsTr("The game"),
                "value": ""
            }] : [];
        if (Table.clock.seatsLimited)
            for (let b = 0; b < Table.boards; ++b)
                for (const s of Table.boardAt(b).seats)
                    if (Table.clock.of(s.clock).limited)
                        all.push({
                                "text": s.player !== "" ? s.player : s.name,
                                "value": s.clock
                            });
        return all;
    }
    // Where two players have clocks of their own.
    readonly property var penalties: {
        Table.clock.changes;
        const seats = Table.boards === 1 ? Array.from(Table.boardAt(0).seats) : [];
        return seats.length === 2 && Table.clock.seatsLimited && !Table.over ? seats : [];
    }
    function show() {
        wrong = "";
        reason.text = "";
        control.text = Table.clock.control;
        pick(whose.length > 0 ? (Table.clock.fallen.length > 0 ? Table.clock.fallen[0] : whose[0].value) : "");
        open();
    }
    function pick(value) {
        seat = value;
        timeLeft.text = Table.clock.text(standing());
    }
    // What is left on the clock that is set, up to the second that runs, as its digits show it.
    function standing() {
        return Math.ceil((seat === "" ? Table.clock.shown : Table.clock.msLeft(seat)) / 1000) * 1000;
    }
    function add(minutes) {
        const typed = Table.clock.msOf(timeLeft.text);
        const ms = typed >= 0 ? typed : standing();
        timeLeft.text = Table.clock.text(Math.max(0, ms + minutes * 60000));
    }
    // The first illegal move gives the opponent time, the next one loses.
    function illegalMove(offender) {
        wrong = Table.penalise(offender);
        if (wrong === "")
            close();
    }
    function apply() {
        wrong = Table.clock.set(seat, timeLeft.text, reason.text);
        if (wrong !== "")
            return;
        if (Array.from(Table.clock.fallen).indexOf(seat) < 0)
            Table.dismiss("flag-" + seat);
        if (seat === "" && !Table.clock.over)
            Table.dismiss("time");
        close();
    }
    title: qsTr("Set the clocks")
    body: [
        Words {
            width: parent.width
            role: "small"
            visible: root.whose.length > 0
            text: qsTr("Whose clock")
        },
        Flow {
            width: parent.width
            spacing: Theme.gap
            visible: root.whose.length > 0
            Repeater {
                model: root.whose
                OneOf {
                    required property var modelData
                    objectName: "clockOf-" + modelData.value
                    look: root.seat === modelData.value ? "chosen" : "plain"
                    text: modelData.text
                    onClicked: root.pick(modelData.value)
                }
            }
        },
        Flow {
            width: parent.width
            spacing: Theme.gap
            visible: root.whose.length > 0
            Words {
                height: Theme.touch
                verticalAlignment: Text.AlignVCenter
                text: qsTr("has left")
            }
            Field {
                id: timeLeft
                objectName: "clockLeft"
                width: Theme.px(120)
                Accessible.name: qsTr("Time left")
                onAccepted: root.apply()
            }
            Repeater {
                // Minutes, as arbiters give and take them.
                model: [-1, 1, 2, 5]
                Push {
                    required property int modelData
                    objectName: "clockPlus-" + modelData
                    compact: true
                    text: modelData < 0 ? qsTr("−%1 min").arg(-modelData) : qsTr("+%1 min").arg(modelData)
                    onClicked: root.add(modelData)
                }
            }
        },
        Field {
            id: reason
            objectName: "clockReason"
            width: parent.width
            visible: root.whose.length > 0
            placeholderText: qsTr("Reason; it is kept with the game")
            onAccepted: root.apply()
        },
        Words {
            width: parent.width
            role: "small"
            visible: root.penalties.length > 0
            text: qsTr("Illegal move: the first gives the opponent %1 more minutes, the next one loses.").arg(Table.penaltyMinutes)
        },
        Flow {
            width: parent.width
            spacing: Theme.gap
            visible: root.penalties.length > 0
            Repeater {
                model: root.penalties
                Push {
                    required property var modelData
                    objectName: "illegalMove-" + modelData.clock
                    compact: true
                    text: {
                        const who = modelData.player !== "" ? modelData.player : modelData.name;
                        const again = Table.illegalMoves(modelData.clock) > 0;
                        return (again ? qsTr("%1: second illegal move, lost") : qsTr("Illegal move of %1")).arg(who);
                    }
                    onClicked: root.illegalMove(modelData.clock)
                }
            }
        },
        Words {
            objectName: "clockWrong"
            width: parent.width
            visible: text !== ""
            color: Theme.alarm
            text: root.wrong
        },
        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
            visible: root.whose.length > 0
        },
        Words {
            width: parent.width
            role: "small"
            text: qsTr("Another time from now on; what was thought stays thought:")
        },
        Flow {
            width: parent.width
            spacing: Theme.gap
            Field {
                id: control
                objectName: "clockControl"
                width: Math.min(parent.width, Theme.px(280))
                placeholderText: "5+3"
                Accessible.name: qsTr("Time control")
            }
            Push {
                objectName: "clockAgree"
                text: qsTr("Agree on it")
                enabled: control.text !== Table.clock.control
                onClicked: {
                    root.wrong = Table.clock.agree(control.text);
                    if (root.wrong === "")
                        control.text = Table.clock.control;
                    root.pick(root.whose.length > 0 ? root.whose[0].value : "");
                }
            }
        },
        Column {
            width: parent.width
            visible: Table.clock.changes.length > 0
            spacing: 4
            Words {
                anchors.left: parent.left
                role: "small"
                text: qsTr("Changed so far")
            }
            Repeater {
                model: Table.clock.changes
                Words {
                    required property var modelData
                    objectName: "clockChange"
                    width: parent.width
                    text: {
                        const who = modelData.seat === "" ? qsTr("The game") : Table.seatName(modelData.seat);
                        return "· " + qsTr("%1: %2, %3").arg(who).arg(modelData.text).arg(modelData.reason);
                    }
                }
            }
        }
    ]
    buttons: [
        Push {
            objectName: "clockSet"
            look: "accent"
            visible: root.whose.length > 0
            text: qsTr("Set it")
            enabled: reason.text.trim() !== ""
            onClicked: root.apply()
        },
        Push {
            objectName: "clockSheetClose"
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]
}
