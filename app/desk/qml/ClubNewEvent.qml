// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// A new event: its name, the game and how many rounds; everything else is as usual unless somebody says otherwise. The
// one that is open is changed in the same form.
Sheet {
    id: root
    property bool more: false
    signal made
    function ask() {
        more = false;
        EventForm.begin(Setup.ruleset);
        open();
    }
    function edit() {
        more = true;
        EventForm.beginWithOpen();
        open();
    }
    function keep() {
        if (!EventForm.keep())
            return;
        close();
        if (!EventForm.editing)
            made();
    }
    function said(field) {
        return EventForm.said[field] !== undefined ? EventForm.said[field] : "";
    }
    function usual(field) {
        return EventForm.usual[field] !== undefined ? EventForm.usual[field] : "";
    }
    readonly property var games: Array.from(Setup.rulesets).filter(r => r.seats === 2 || r.seats === 4)
    holds: false
    title: EventForm.editing ? qsTr("Edit the event") : qsTr("New event")
    onOpened: name.forceActiveFocus()
    body: [
        Words {
            anchors.left: parent.left
            text: qsTr("Name")
            role: "small"
        },
        Field {
            id: name
            objectName: "eventName"
            width: parent.width
            placeholderText: qsTr("Friday")
            Accessible.name: qsTr("Name")
            text: root.said("name")
            onTextEdited: EventForm.say("name", text)
            onAccepted: if (EventForm.error === "")
                root.keep()
        },
        Words {
            anchors.left: parent.left
            text: qsTr("Game")
            role: "small"
        },
        Picker {
            objectName: "eventGame"
            what: qsTr("Game")
            width: parent.width
            textRole: "name"
            valueRole: "id"
            model: root.games
            currentIndex: root.games.findIndex(r => r.id === EventForm.said.game)
            onActivated: index => EventForm.say("game", root.games[index].id)
        },
        Words {
            anchors.left: parent.left
            text: qsTr("Rounds")
            role: "small"
        },
        Field {
            anchors.left: parent.left
            objectName: "eventRounds"
            width: Theme.px(120)
            placeholderText: "3"
            Accessible.name: qsTr("Rounds")
            inputMethodHints: Qt.ImhDigitsOnly
            text: root.said("rounds")
            onTextEdited: EventForm.say("rounds", text)
        },
        Toggle {
            anchors.left: parent.left
            objectName: "eventMore"
            text: qsTr("Say more")
            checked: root.more
            onToggled: root.more = checked
        },
        Words {
            anchors.left: parent.left
            visible: root.more
            text: qsTr("Who meets whom")
            role: "small"
        },
        Segments {
            objectName: "eventMode"
            visible: root.more
            width: parent.width
            fill: true
            compact: true
            options: EventForm.seats === 2 ? [{
                    "text": qsTr("Like with like (Swiss)"),
                    "value": "swiss"
                }, {
                    "text": qsTr("All against all"),
                    "value": "round-robin"
                }] : [{
                    "text": qsTr("All rounds at once"),
                    "value": "schedule"
                }, {
                    "text": qsTr("Like with like (Swiss)"),
                    "value": "swiss"
                }]
            value: root.said("mode") !== "" ? root.said("mode") : root.usual("mode")
            onPicked: value => EventForm.say("mode", value)
        },
        Words {
            anchors.left: parent.left
            visible: root.more && EventForm.seats === 4
            text: qsTr("Who plays together")
            role: "small"
        },
        Segments {
            visible: root.more && EventForm.seats === 4
            width: parent.width
            fill: true
            compact: true
            options: [{
                    "text": qsTr("Everybody alone"),
                    "value": "single"
                }, {
                    "text": qsTr("Partners sit opposite"),
                    "value": "partners"
                }]
            value: root.said("kind") !== "" ? root.said("kind") : root.usual("kind")
            onPicked: value => EventForm.say("kind", value)
        },
        Words {
            anchors.left: parent.left
            visible: root.more && EventForm.hasArmies
            text: qsTr("Armies")
            role: "small"
        },
        Segments {
            visible: root.more && EventForm.hasArmies
            width: parent.width
            fill: true
            compact: true
            options: [{
                    "text": qsTr("At the table"),
                    "value": "none"
                }, {
                    "text": qsTr("With the seating"),
                    "value": "chosen"
                }, {
                    "text": qsTr("By lot"),
                    "value": "drawn"
                }]
            value: root.said("armies") !== "" ? root.said("armies") : "none"
            onPicked: value => EventForm.say("armies", value)
        },
        Words {
            anchors.left: parent.left
            visible: root.more && EventForm.hasMinutes
            text: qsTr("Minutes for a game (empty: as its rules say)")
            role: "small"
        },
        Field {
            visible: root.more && EventForm.hasMinutes
            width: Theme.px(120)
            placeholderText: "45"
            Accessible.name: qsTr("Minutes for a game (empty: as its rules say)")
            inputMethodHints: Qt.ImhDigitsOnly
            text: root.said("minutes")
            onTextEdited: EventForm.say("minutes", text)
        },
        Words {
            anchors.left: parent.left
            visible: root.more
            text: qsTr("Time control of its tables (empty: as the rules have it)")
            role: "small"
        },
        Field {
            objectName: "eventTime"
            visible: root.more
            width: parent.width
            placeholderText: "25+10"
            Accessible.name: qsTr("Time control of its tables (empty: as the rules have it)")
            text: root.said("timeControl")
            onTextEdited: EventForm.say("timeControl", text)
        },
        Words {
            visible: root.more
            width: parent.width
            text: qsTr("5+3: minutes a player and seconds a move. 60:00 game: one time for all.")
            role: "small"
        },
        Words {
            id: agreedLabel
            visible: root.more && EventForm.optionNames !== ""
            width: parent.width
            text: qsTr("Rules that are agreed, name=value, …; this game has %1 and what its guide names").arg(EventForm.optionNames)
            role: "small"
        },
        Field {
            objectName: "eventOptions"
            visible: root.more && EventForm.optionNames !== ""
            width: parent.width
            placeholderText: qsTr("As usual")
            Accessible.name: agreedLabel.text
            text: root.said("options")
            onTextEdited: EventForm.say("options", text)
        },
        Words {
            id: pointsLabel
            visible: root.more
            width: parent.width
            text: qsTr("Points of a table: places 3-2-1-0 (by place), win 1-1/2-0 (won, drawn, lost), or game (what the referee counted)")
            role: "small"
        },
        Field {
            objectName: "eventScoring"
            visible: root.more
            width: parent.width
            placeholderText: root.usual("scoring")
            Accessible.name: pointsLabel.text
            text: root.said("scoring")
            onTextEdited: EventForm.say("scoring", text)
        },
        Words {
            anchors.left: parent.left
            visible: root.more
            text: qsTr("Tie-breaks, in order")
            role: "small"
        },
        Field {
            visible: root.more
            width: parent.width
            placeholderText: root.usual("tieBreaks")
            Accessible.name: qsTr("Tie-breaks, in order")
            text: root.said("tieBreaks")
            onTextEdited: EventForm.say("tieBreaks", text)
        },
        Words {
            visible: root.more
            width: parent.width
            text: qsTr("What a round without a table is worth: win, even, or a number")
            role: "small"
        },
        Field {
            visible: root.more
            width: parent.width
            placeholderText: root.usual("bye")
            Accessible.name: qsTr("What a round without a table is worth: win, even, or a number")
            text: root.said("bye")
            onTextEdited: EventForm.say("bye", text)
        },
        Words {
            anchors.left: parent.left
            visible: root.more
            text: qsTr("What a round is worth that somebody sits out")
            role: "small"
        },
        Field {
            visible: root.more
            width: parent.width
            placeholderText: root.usual("sitOut")
            Accessible.name: qsTr("What a round is worth that somebody sits out")
            text: root.said("sitOut")
            onTextEdited: EventForm.say("sitOut", text)
        },
        Words {
            anchors.left: parent.left
            visible: root.more
            text: qsTr("Day")
            role: "small"
        },
        Field {
            visible: root.more
            width: parent.width
            placeholderText: root.usual("begins")
            Accessible.name: qsTr("Day")
            text: root.said("begins")
            onTextEdited: EventForm.say("begins", text)
        },
        Words {
            anchors.left: parent.left
            visible: root.more
            text: qsTr("Place")
            role: "small"
        },
        Field {
            visible: root.more
            width: parent.width
            placeholderText: qsTr("The club's house")
            Accessible.name: qsTr("Place")
            text: root.said("site")
            onTextEdited: EventForm.say("site", text)
        },
        Words {
            objectName: "eventError"
            width: parent.width
            visible: text !== ""
            color: Theme.alarm
            text: EventForm.error
        }
    ]
    buttons: [
        Push {
            objectName: "makeEvent"
            look: "accent"
            text: EventForm.editing ? qsTr("Keep it") : qsTr("Make it")
            enabled: EventForm.error === ""
            onClicked: root.keep()
        },
        Push {
            objectName: "closeNewEvent"
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]
}
