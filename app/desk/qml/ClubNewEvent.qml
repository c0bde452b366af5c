// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter 1.0
import "."

// A new event: its name, the game and how many rounds; everything else is as usual unless somebody says otherwise. The
// one that is open is changed in the same form.
Sheet {
    id: root
    property bool more: false
    signal made()
    function ask() {
        more = false
        eventForm.begin(setup.ruleset)
        open()
    }
    function edit() {
        more = true
        eventForm.beginWithOpen()
        open()
    }
    function keep() {
        if (!eventForm.keep()) return
        close()
        if (!eventForm.editing) made()
    }
    function said(field) { return eventForm.said[field] !== undefined ? eventForm.said[field] : "" }
    function usual(field) { return eventForm.usual[field] !== undefined ? eventForm.usual[field] : "" }
    readonly property var games: setup.rulesets.filter(r => r.seats === 2 || r.seats === 4)
    holds: false
    title: eventForm.editing ? "Edit the event" : "New event"
    onOpened: name.forceActiveFocus()
    body: [
        Words { text: "Name"; role: "small" },
        Field { id: name; objectName: "eventName"; width: parent.width; placeholderText: "Friday"; text: root.said("name"); onTextEdited: eventForm.say("name", text); onAccepted: if (eventForm.error === "") root.keep() },
        Words { text: "Game"; role: "small" },
        Picker {
            objectName: "eventGame"
            width: parent.width
            textRole: "name"
            valueRole: "id"
            model: root.games
            currentIndex: root.games.findIndex(r => r.id === eventForm.said.game)
            onActivated: index => eventForm.say("game", root.games[index].id)
        },
        Words { text: "Rounds"; role: "small" },
        Field { objectName: "eventRounds"; width: Theme.px(120); placeholderText: "3"; inputMethodHints: Qt.ImhDigitsOnly; text: root.said("rounds"); onTextEdited: eventForm.say("rounds", text) },
        Toggle { objectName: "eventMore"; text: "Say more"; checked: root.more; onToggled: root.more = checked },
        Words { visible: root.more; text: "Who meets whom"; role: "small" },
        Segments {
            objectName: "eventMode"
            visible: root.more
            width: parent.width
            fill: true
            compact: true
            options: eventForm.seats === 2 ? [{ text: "Like with like (Swiss)", value: "swiss" }, { text: "All against all", value: "round-robin" }] : [{ text: "All rounds at once", value: "schedule" }, { text: "Like with like (Swiss)", value: "swiss" }]
            value: root.said("mode") !== "" ? root.said("mode") : root.usual("mode")
            onPicked: value => eventForm.say("mode", value)
        },
        Words { visible: root.more && eventForm.seats === 4; text: "Who plays together"; role: "small" },
        Segments {
            visible: root.more && eventForm.seats === 4
            width: parent.width
            fill: true
            compact: true
            options: [{ text: "Everybody alone", value: "single" }, { text: "Partners sit opposite", value: "partners" }]
            value: root.said("kind") !== "" ? root.said("kind") : root.usual("kind")
            onPicked: value => eventForm.say("kind", value)
        },
        Words { visible: root.more && eventForm.hasArmies; text: "Armies"; role: "small" },
        Segments {
            visible: root.more && eventForm.hasArmies
            width: parent.width
            fill: true
            compact: true
            options: [{ text: "At the table", value: "none" }, { text: "With the seating", value: "chosen" }, { text: "By lot", value: "drawn" }]
            value: root.said("armies") !== "" ? root.said("armies") : "none"
            onPicked: value => eventForm.say("armies", value)
        },
        Words { visible: root.more && eventForm.hasMinutes; text: "Minutes for a game (empty: as its rules say)"; role: "small" },
        Field { visible: root.more && eventForm.hasMinutes; width: Theme.px(120); placeholderText: "45"; inputMethodHints: Qt.ImhDigitsOnly; text: root.said("minutes"); onTextEdited: eventForm.say("minutes", text) },
        Words { visible: root.more && eventForm.optionNames !== ""; width: parent.width; text: "Rules that are agreed, name=value, …; this game has " + eventForm.optionNames + " and what its guide names"; role: "small" },
        Field { objectName: "eventOptions"; visible: root.more && eventForm.optionNames !== ""; width: parent.width; placeholderText: "As usual"; text: root.said("options"); onTextEdited: eventForm.say("options", text) },
        Words { visible: root.more; width: parent.width; text: "Points of a table: places 3-2-1-0 (by place), win 1-1/2-0 (won, drawn, lost), or game (what the referee counted)"; role: "small" },
        Field { objectName: "eventScoring"; visible: root.more; width: parent.width; placeholderText: root.usual("scoring"); text: root.said("scoring"); onTextEdited: eventForm.say("scoring", text) },
        Words { visible: root.more; text: "Tie-breaks, in order"; role: "small" },
        Field { visible: root.more; width: parent.width; placeholderText: root.usual("tieBreaks"); text: root.said("tieBreaks"); onTextEdited: eventForm.say("tieBreaks", text) },
        Words { visible: root.more; width: parent.width; text: "What a round without a table is worth: win, even, or a number"; role: "small" },
        Field { visible: root.more; width: parent.width; placeholderText: root.usual("bye"); text: root.said("bye"); onTextEdited: eventForm.say("bye", text) },
        Words { visible: root.more; text: "What a round is worth that somebody sits out"; role: "small" },
        Field { visible: root.more; width: parent.width; placeholderText: root.usual("sitOut"); text: root.said("sitOut"); onTextEdited: eventForm.say("sitOut", text) },
        Words { visible: root.more; text: "Day"; role: "small" },
        Field { visible: root.more; width: parent.width; placeholderText: root.usual("begins"); text: root.said("begins"); onTextEdited: eventForm.say("begins", text) },
        Words { visible: root.more; text: "Place"; role: "small" },
        Field { visible: root.more; width: parent.width; placeholderText: "The club's house"; text: root.said("site"); onTextEdited: eventForm.say("site", text) },
        Words { objectName: "eventError"; width: parent.width; visible: text !== ""; color: Theme.alarm; text: eventForm.error }
    ]
    buttons: [
        Push { objectName: "makeEvent"; look: "accent"; text: eventForm.editing ? "Keep it" : "Make it"; enabled: eventForm.error === ""; onClicked: root.keep() },
        Push { objectName: "closeNewEvent"; text: "Close"; onClicked: root.close() }
    ]
}
