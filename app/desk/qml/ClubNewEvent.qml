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
        options.begin();
        EventForm.begin(Setup.ruleset);
        open();
    }
    function edit() {
        more = true;
        options.begin();
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
    readonly property var games: Array.from(Setup.rulesets).filter(r => r.seats === 2 || r.seats === 4)
    holds: false
    title: EventForm.editing ? qsTr("Edit the event") : qsTr("New event")
    onOpened: {
        name.forceActiveFocus();
        name.selectAll();
    }
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
            text: qsTr("More options")
            checked: root.more
            onToggled: root.more = checked
        },
        ClubEventOptions {
            id: options
            visible: root.more
            width: parent.width
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
