// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// A result by hand: what everybody has, who says so and why. It goes before the referee's until it is taken back.
Sheet {
    id: root
    required property var confirm
    property var row: ({
            "table": 0,
            "seats": [],
            "byHand": false,
            "game": 0
        })
    property var said: []       // of every seat: seat, points, place, absent
    property string error: ""
    function ask(which) {
        row = which;
        said = which.seats.map(s => ({
                        "seat": s.seat,
                        "points": which.state === "ended" && !s.absent ? s.points : "",
                        "place": "",
                        "absent": s.absent
                    }));
        reason.text = "";
        by.text = Club.by;
        error = "";
        open();
    }
    function set(index, field, value) {
        const list = said.slice();
        list[index] = Object.assign({}, list[index]);
        list[index][field] = value;
        said = list;
        error = "";
    }
    function done(why) {
        error = why;
        if (why === "")
            close();
    }
    function outcome(points) {
        said = said.map((s, i) => ({
                        "seat": s.seat,
                        "points": points[i],
                        "place": "",
                        "absent": false
                    }));
    }
    holds: false
    title: qsTr("Table %1, round %2").arg(row.table).arg(ClubTables.round)
    body: [
        Words {
            width: parent.width
            visible: root.row.byHand === true
            role: "small"
            text: root.row.stateText ? root.row.stateText + "." : ""
        },
        Segments {
            objectName: "outcome"
            visible: root.row.seats.length === 2
            width: root.width - 2 * root.padding
            fill: true
            options: [{
                    "text": "1 – 0",
                    "value": "1-0"
                }, {
                    "text": "½ – ½",
                    "value": "1/2-1/2"
                }, {
                    "text": "0 – 1",
                    "value": "0-1"
                }, {
                    "text": "0 – 0",
                    "value": "0-0"
                }]
            value: root.said.length === 2 ? root.said.map(s => s.points === "0.5" ? "1/2" : s.points).join("-") : ""
            onPicked: value => root.outcome(value.split("-"))
        },
        Repeater {
            model: root.row.seats.length
            Flow {
                id: seat
                required property int index
                readonly property var who: root.row.seats[index] ? root.row.seats[index] : ({
                        "seat": "",
                        "letter": "",
                        "name": "",
                        "seatName": ""
                    })
                readonly property var value: root.said[index] ? root.said[index] : ({
                        "points": "",
                        "place": "",
                        "absent": false
                    })
                width: parent.width
                spacing: 8
                Item {
                    width: Math.min(Theme.px(170), seat.width)
                    height: Theme.touch
                    BadgeItem {
                        id: badge
                        anchors.verticalCenter: parent.verticalCenter
                        width: 26
                        height: 26
                        seat: seat.who.letter
                    }
                    Words {
                        anchors {
                            left: badge.right
                            leftMargin: 10
                            right: parent.right
                            verticalCenter: parent.verticalCenter
                        }
                        elide: Text.ElideRight
                        wrapMode: Text.NoWrap
                        text: seat.who.name
                    }
                }
                Field {
                    objectName: "points-" + seat.who.seat
                    width: Theme.px(86)
                    enabled: !seat.value.absent
                    placeholderText: qsTr("Points")
                    Accessible.name: qsTr("Points of %1").arg(seat.who.name)
                    text: seat.value.points
                    onTextEdited: root.set(seat.index, "points", text)
                }
                Field {
                    objectName: "place-" + seat.who.seat
                    width: Theme.px(86)
                    enabled: !seat.value.absent
                    placeholderText: qsTr("Place")
                    Accessible.name: qsTr("Place of %1").arg(seat.who.name)
                    text: seat.value.place
                    onTextEdited: root.set(seat.index, "place", text)
                }
                Push {
                    objectName: "absent-" + seat.who.seat
                    compact: true
                    look: seat.value.absent ? "chosen" : "plain"
                    text: qsTr("Did not come")
                    Accessible.name: qsTr("%1 did not come").arg(seat.who.name)
                    onClicked: root.set(seat.index, "absent", !seat.value.absent)
                }
            }
        },
        Words {
            width: parent.width
            role: "small"
            text: qsTr("Places come from the points where they are left out.")
        },
        Field {
            id: by
            objectName: "resultBy"
            width: parent.width
            placeholderText: qsTr("Who enters it")
        },
        Field {
            id: reason
            objectName: "resultReason"
            width: parent.width
            placeholderText: qsTr("Why it is entered by hand")
        },
        Words {
            objectName: "resultError"
            width: parent.width
            visible: text !== ""
            color: Theme.alarm
            text: root.error
        }
    ]
    buttons: [
        Push {
            objectName: "enterResult"
            look: "accent"
            text: qsTr("Enter it")
            onClicked: root.done(ClubTables.enter(root.row.table, root.said, by.text, reason.text))
        },
        Push {
            objectName: "closeResult"
            text: qsTr("Close")
            onClicked: root.close()
        },
        Push {
            objectName: "takeBack"
            visible: root.row.byHand === true
            text: qsTr("Take it back")
            onClicked: root.done(ClubTables.takeBack(root.row.table, by.text, reason.text))
        },
        Push {
            objectName: "playAgain"
            visible: root.row.game > 0
            text: qsTr("Play it again")
            onClicked: root.done(ClubTables.again(root.row.table, by.text, reason.text))
        }
    ]
}
