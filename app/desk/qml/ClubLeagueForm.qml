// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// A league: its name, what its events are worth, and which they are.
Sheet {
    id: root
    property var league: ({
            "id": 0,
            "events": []
        })
    property bool byRank: false
    property string error: ""
    function ask(id) {
        league = ClubLeagues.form(id);
        byRank = league.points !== "score";
        name.text = league.name;
        ranks.text = byRank ? league.points : "10-8-6-5-4-3-2-1";
        best.text = league.best;
        error = "";
        open();
    }
    function choose(index, on) {
        const other = Object.assign({}, league);
        other.events = Array.from(league.events).map((one, i) => i === index ? Object.assign({}, one, {
                        "in": on
                    }) : one);
        league = other;
    }
    function keep() {
        error = ClubLeagues.keep(Object.assign({}, league, {
                    "name": name.text,
                    "points": byRank ? ranks.text : "score",
                    "best": best.text
                }));
        if (error === "")
            close();
    }
    holds: false
    title: league.id > 0 ? qsTr("Edit the league") : qsTr("A new league")
    onOpened: name.forceActiveFocus()
    body: [
        Words {
            anchors.left: parent.left
            text: qsTr("Name")
            role: "small"
        },
        Field {
            id: name
            objectName: "leagueName"
            width: parent.width
            Accessible.name: qsTr("Name")
            placeholderText: qsTr("Winter league")
            onTextEdited: root.error = ""
            onAccepted: root.keep()
        },
        Words {
            anchors.left: parent.left
            text: qsTr("What an event is worth")
            role: "small"
        },
        Segments {
            objectName: "leagueWorth"
            width: parent.width
            fill: true
            compact: true
            options: [{
                    "text": qsTr("Its points"),
                    "value": "score"
                }, {
                    "text": qsTr("Points for ranks"),
                    "value": "ranks"
                }]
            value: root.byRank ? "ranks" : "score"
            onPicked: value => {
                root.byRank = value === "ranks";
                root.error = "";
            }
        },
        Field {
            id: ranks
            objectName: "leagueRanks"
            visible: root.byRank
            width: parent.width
            Accessible.name: qsTr("Points for ranks")
            onTextEdited: root.error = ""
        },
        Words {
            text: qsTr("How many of somebody's events count (empty: all)")
            width: parent.width
            role: "small"
        },
        Field {
            id: best
            anchors.left: parent.left
            objectName: "leagueBest"
            width: Theme.px(110)
            inputMethodHints: Qt.ImhDigitsOnly
            Accessible.name: qsTr("How many of somebody's events count (empty: all)")
            onTextEdited: root.error = ""
        },
        Words {
            text: root.league.events.length > 0 ? qsTr("Its events") : qsTr("There is no event yet.")
            width: parent.width
            role: "small"
        },
        Column {
            width: parent.width
            Repeater {
                model: root.league.events
                Toggle {
                    required property int index
                    required property var modelData
                    objectName: "leagueHas-" + modelData.id
                    width: parent.width
                    text: modelData.name + " · " + modelData.begins
                    checked: modelData.in
                    onToggled: root.choose(index, checked)
                }
            }
        },
        Words {
            objectName: "leagueError"
            width: parent.width
            visible: text !== ""
            color: Theme.alarm
            text: root.error
        }
    ]
    buttons: [
        Push {
            objectName: "keepLeague"
            look: "accent"
            text: qsTr("Keep it")
            onClicked: root.keep()
        },
        Push {
            objectName: "closeLeague"
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]
}
