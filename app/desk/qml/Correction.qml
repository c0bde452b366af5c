// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// A corrected position, whose turn it is, points: what changes, and why.
Sheet {
    id: root
    holds: true
    property var game: Table.current
    property string toAct: ""
    property var points: ({})
    property bool applying: false    // the game changes by this correction
    property bool accepts: false     // what stands on the table is made the game
    signal applied
    function ask(board) {
        game = board;
        // Who moved has moved: the next one's turn, where something did.
        const seats = Array.from(game.seats).filter(s => s.status === "playing").map(s => s.seat);
        const next = seats[(seats.indexOf(game.toAct) + 1) % seats.length];
        const what = game.name !== "" ? qsTr("Correct %1").arg(game.name) : qsTr("Correct the game");
        title = accepts ? qsTr("Set the game to the table") : what;
        toAct = accepts && next && Editor.changed ? next : game.toAct;
        points = {};
        reason.text = accepts ? qsTr("As it stands on the table") : "";
        list.model = Editor.differences();
        open();
    }
    function apply() {
        const position = {};
        if (Editor.changed)
            position.pieces = Editor.placement();
        if (toAct !== game.toAct)
            position.to_act = toAct;
        const seats = {};
        for (const seat in points)
            seats[seat] = {
                "points": points[seat]
            };
        if (Object.keys(seats).length > 0)
            position.seats = seats;
        applying = true;
        const done = game.correct(position, [], reason.text);
        applying = false;
        if (done) {
            close();
            applied();
        }
    }
    body: [
        Column {
            width: parent.width
            Repeater {
                id: list
                Words {
                    required property string modelData
                    width: parent.width
                    text: "· " + modelData
                }
            }
            Words {
                anchors.left: parent.left
                visible: list.count === 0
                role: "soft"
                text: qsTr("All pieces stay where they are.")
            }
        },
        Words {
            objectName: "acceptCost"
            width: parent.width
            visible: root.accepts
            role: "small"
            text: {
                const cost = qsTr("It is kept as a correction, not as a move: nothing is scored by it, and no rule comes of it.");
                return cost + " " + qsTr("What was read for certain is taken from the table; go Back to look at the board and change it.");
            }
        },
        Words {
            anchors.left: parent.left
            role: "small"
            text: qsTr("Whose turn it is")
        },
        Segments {
            options: root.game.seats.map(s => ({
                            "text": s.name,
                            "value": s.seat
                        }))
            value: root.toAct
            onPicked: value => root.toAct = value
        },
        Words {
            anchors.left: parent.left
            role: "small"
            text: qsTr("Points")
        },
        Flow {
            width: parent.width
            spacing: Theme.gap
            Repeater {
                model: root.game.seats
                Row {
                    id: seat
                    required property var modelData
                    spacing: 4
                    BadgeItem {
                        width: 24
                        height: 24
                        anchors.verticalCenter: parent.verticalCenter
                        seat: seat.modelData.seat
                    }
                    Field {
                        width: 72
                        text: seat.modelData.points
                        inputMethodHints: Qt.ImhFormattedNumbersOnly
                        Accessible.name: qsTr("Points of %1").arg(seat.modelData.name)
                        onTextEdited: {
                            const all = root.points;
                            const n = Number(text);
                            if (text !== "" && Number.isInteger(n))
                                all[seat.modelData.seat] = n;
                            else
                                delete all[seat.modelData.seat];
                            root.points = all;
                        }
                    }
                }
            }
        },
        Field {
            id: reason
            objectName: "correctionReason"
            width: parent.width
            placeholderText: qsTr("Reason; it is kept with the game")
        }
    ]
    buttons: [
        Push {
            objectName: "applyCorrection"
            look: "accent"
            text: qsTr("Correct")
            enabled: reason.text.trim() !== ""
            onClicked: root.apply()
        },
        Push {
            text: qsTr("Back")
            onClicked: root.close()
        }
    ]
}
