// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// How an event is played and counted: an option each, as usual unless somebody chooses otherwise.
Column {
    id: root
    property bool ownScoring: false
    property bool ownBye: false
    property bool ownSitOut: false
    function begin() {
        ownScoring = ownBye = ownSitOut = false;
    }
    function said(field) {
        return EventForm.said[field] !== undefined ? EventForm.said[field] : "";
    }
    function usual(field) {
        return EventForm.defaults[field] !== undefined ? EventForm.defaults[field] : "";
    }
    // What holds: what was said, or what is usual.
    function held(field) {
        return said(field) !== "" ? said(field) : usual(field);
    }
    // The words of a value among choices, or the value itself.
    function named(values, value) {
        const found = values.find(one => one.value === value);
        return found !== undefined ? found.text : value;
    }
    function valueOf(values, field, own) {
        return own || (held(field) !== "" && values.findIndex(one => one.value === held(field)) < 0) ? "own" : held(field);
    }
    readonly property var own: ({
            "text": qsTr("Something else …"),
            "value": "own"
        })
    readonly property var modes: EventForm.seats === 2 ? [{
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
    readonly property var kinds: [{
            "text": qsTr("Everybody alone"),
            "value": "single"
        }, {
            "text": qsTr("Partners sit opposite"),
            "value": "partners"
        }]
    readonly property var armies: [{
            "text": qsTr("At the table"),
            "value": "none"
        }, {
            "text": qsTr("With the seating"),
            "value": "chosen"
        }, {
            "text": qsTr("By lot"),
            "value": "drawn"
        }]
    readonly property var scorings: {
        const won = {
            "text": qsTr("Won 1, drawn ½, lost 0"),
            "value": "win 1-1/2-0"
        };
        const counted = {
            "text": qsTr("The points of the game"),
            "value": "game"
        };
        if (EventForm.seats === 2)
            return [won, {
                    "text": qsTr("Won 3, drawn 1, lost 0"),
                    "value": "win 3-1-0"
                }, counted, own];
        return [{
                "text": qsTr("By place: 3, 2, 1, 0"),
                "value": "places 3-2-1-0"
            }, won, counted, own];
    }
    readonly property var worths: [{
            "text": qsTr("A won game"),
            "value": "win"
        }, {
            "text": qsTr("A drawn game"),
            "value": "even"
        }, {
            "text": qsTr("No point"),
            "value": "0"
        }, own]
    spacing: 0
    component Line: OptionLine {
        width: root.width
    }
    Line {
        objectName: "eventMode"
        kind: "choice"
        title: qsTr("Pairing")
        text: qsTr("Who meets whom, and whether it depends on the results.")
        values: root.modes
        value: root.held("mode")
        usual: root.named(root.modes, root.usual("mode"))
        onChosen: value => EventForm.say("mode", value)
    }
    Line {
        objectName: "eventKind"
        visible: EventForm.seats === 4
        kind: "choice"
        title: qsTr("Partners")
        text: qsTr("Whether everybody plays alone, or two play together.")
        values: root.kinds
        value: root.held("kind")
        usual: root.named(root.kinds, root.usual("kind"))
        onChosen: value => EventForm.say("kind", value)
    }
    Line {
        objectName: "eventThrees"
        visible: EventForm.seats === 4
        kind: "switch"
        title: qsTr("Tables of three")
        text: qsTr("If the players do not fill all tables, three sit at some of them. Otherwise somebody has a bye.")
        value: root.said("threes") !== "no"
        usual: qsTr("yes")
        onChosen: value => EventForm.say("threes", value ? "yes" : "no")
    }
    Line {
        objectName: "eventArmies"
        visible: EventForm.hasArmies
        kind: "choice"
        title: qsTr("Armies")
        text: qsTr("Who chooses the armies, and when.")
        values: root.armies
        value: root.said("armies") !== "" ? root.said("armies") : "none"
        usual: root.named(root.armies, "none")
        onChosen: value => EventForm.say("armies", value)
    }
    Repeater {
        model: EventForm.options.length
        Line {
            required property int index
            readonly property var option: EventForm.options[index] ? EventForm.options[index] : ({
                    "name": "",
                    "kind": "text",
                    "title": "",
                    "text": "",
                    "values": [],
                    "usual": ""
                })
            objectName: "eventOption-" + option.name
            kind: option.kind
            title: option.title
            text: option.text
            values: option.values
            value: option.value
            usual: option.usual
            onChosen: value => EventForm.setOption(option.name, value)
        }
    }
    Line {
        objectName: "eventMinutes"
        visible: EventForm.hasMinutes
        kind: "number"
        title: qsTr("Minutes for a game")
        text: qsTr("The time of the whole game. Empty: as its rules say.")
        example: "45"
        value: root.said("minutes")
        onChosen: value => EventForm.say("minutes", String(value))
    }
    Line {
        objectName: "eventTime"
        title: qsTr("Time control")
        text: qsTr("5+3: minutes a player and seconds a move. 60:00 game: one time for all. Empty: as the rules say.")
        example: "25+10"
        value: root.said("timeControl")
        onChosen: value => EventForm.say("timeControl", value)
    }
    Line {
        objectName: "eventScoring"
        kind: "choice"
        title: qsTr("Points of a table")
        text: qsTr("What a game is worth in the standings.")
        values: root.scorings
        value: root.valueOf(root.scorings, "scoring", root.ownScoring)
        usual: root.named(root.scorings, root.usual("scoring"))
        onChosen: value => {
            root.ownScoring = value === "own";
            if (value !== "own")
                EventForm.say("scoring", value);
        }
    }
    Line {
        objectName: "eventOwnScoring"
        visible: root.valueOf(root.scorings, "scoring", root.ownScoring) === "own"
        title: qsTr("Points of your own")
        text: qsTr("\"places 4-2-1-0\" by place, \"win 2-1-0\" for won, drawn and lost.")
        example: root.usual("scoring")
        value: root.said("scoring")
        onChosen: value => EventForm.say("scoring", value)
    }
    ClubTieChoice {
        width: root.width
    }
    Line {
        objectName: "eventBye"
        kind: "choice"
        title: qsTr("A round without a table")
        text: qsTr("What it is worth to a player who is left over.")
        values: root.worths
        value: root.valueOf(root.worths, "bye", root.ownBye)
        usual: root.named(root.worths, root.usual("bye"))
        onChosen: value => {
            root.ownBye = value === "own";
            if (value !== "own")
                EventForm.say("bye", value);
        }
    }
    Line {
        objectName: "eventOwnBye"
        visible: root.valueOf(root.worths, "bye", root.ownBye) === "own"
        title: qsTr("Points of that round")
        example: "1/2"
        value: root.said("bye")
        onChosen: value => EventForm.say("bye", value)
    }
    Line {
        objectName: "eventSitOut"
        kind: "choice"
        title: qsTr("A round that a player sits out")
        text: qsTr("What it is worth to a player who asked for it.")
        values: root.worths
        value: root.valueOf(root.worths, "sitOut", root.ownSitOut)
        usual: root.named(root.worths, root.usual("sitOut"))
        onChosen: value => {
            root.ownSitOut = value === "own";
            if (value !== "own")
                EventForm.say("sitOut", value);
        }
    }
    Line {
        objectName: "eventOwnSitOut"
        visible: root.valueOf(root.worths, "sitOut", root.ownSitOut) === "own"
        title: qsTr("Points of that round")
        example: "1/2"
        value: root.said("sitOut")
        onChosen: value => EventForm.say("sitOut", value)
    }
    Line {
        objectName: "eventDay"
        title: qsTr("Day")
        text: qsTr("Year, month and day. Empty: today.")
        example: root.usual("begins")
        value: root.said("begins")
        onChosen: value => EventForm.say("begins", value)
    }
    Line {
        objectName: "eventPlace"
        title: qsTr("Place")
        text: qsTr("Where it is played, as prints show it.")
        example: qsTr("The club's house")
        value: root.said("site")
        onChosen: value => EventForm.say("site", value)
    }
}
