// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// The arbiter sets the clocks: what somebody has left, and why; or another time control from now on. What was changed is
// kept with the game and listed.
Sheet {
    id: root
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
    function show() {
        wrong = "";
        reason.text = "";
        control.text = Table.clock.control;
        pick(whose.length > 0 ? (Table.clock.fallen.length > 0 ? Table.clock.fallen[0] : whose[0].value) : "");
        open();
    }
    function pick(value) {
        seat = value;
        const ms = value === "" ? Table.clock.shown : Table.clock.of(value).ms;
        left.text = Table.clock.text(ms);
    }
    function apply() {
        wrong = Table.clock.set(seat, left.text, reason.text);
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
                id: left
                objectName: "clockLeft"
                width: Theme.px(120)
                Accessible.name: qsTr("Time left")
                onAccepted: root.apply()
            }
            Repeater {
                // Minutes more, as arbiters give them.
                model: [1, 2, 5]
                Push {
                    required property int modelData
                    objectName: "clockPlus-" + modelData
                    compact: true
                    text: qsTr("+%1 min").arg(modelData)
                    onClicked: {
                        const ms = root.seat === "" ? Table.clock.shown : Table.clock.of(root.seat).ms;
                        left.text = Table.clock.text(ms + modelData * 60000);
                    }
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
