// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// The club: its events, its people, how strong they are; and of the event that is open who is here, who sits where, what
// came of it, who is ahead.
Item {
    id: page
    required property var browse
    property string section: "players"    // players, seating, tables, standings
    property string home: "events"        // while no event is open: events, people, ratings, leagues
    readonly property string stillPlayed: {
        const played = qsTr("%1 is still being played in this window.");
        return played + " " + qsTr("It is kept as it stands, and can be gone on with under Games.");
    }
    readonly property string begunAlready: {
        const begun = qsTr("Its game, number %1, was begun already.");
        return begun + " " + qsTr("It must not be played at another window at the same time.");
    }
    // The one that is looked at.
    function roundOnPaper() {
        if (section === "tables")
            return ClubTables.round;
        return section === "seating" && ClubSeating.drafted ? ClubSeating.round : Math.max(1, Club.published);
    }
    function aboutPublishing() {
        const stands = qsTr("What is published stands: nobody is moved any more, and its tables can begin.");
        if (ClubSeating.stale.length === 0)
            return stands;
        return qsTr("The draft is not up to date: %1. %2").arg(Array.from(ClubSeating.stale).join("; ")).arg(stands);
    }
    function askErase(person) {
        const goes = qsTr("Everything that is known of them goes for good, also where a game's record names them.");
        confirm.ask({
                "title": qsTr("Erase %1?").arg(person.name),
                "text": goes + " " + qsTr("Games, results and standings stay, of a number. It cannot be taken back."),
                "yes": qsTr("Erase it for good")
            }, () => ClubPeople.erase(person.id));
    }
    function showPerson(person) {
        ClubPeople.open(person);
        home = "people";
    }
    function showStanding(event, person) {
        open(event);
        section = "standings";
        ClubStandings.open(person);
    }
    readonly property bool narrow: width < Theme.px(700)
    readonly property int margin: narrow ? 16 : Math.max(28, (width - Theme.px(1440)) / 2)    // lines stay short enough to be followed
    signal backToTable
    signal goOn(var game)
    signal wall(var event, int table)    // it is to be shown to the whole room; one table of it, or (0) all
    function open(event) {
        Club.open(event);
        section = Club.published === 0 ? "players" : "tables";
    }
    onVisibleChanged: Club.watch(visible)
    Component.onCompleted: Club.watch(visible)

    Confirm {
        id: confirm
        no: qsTr("Leave it as it is")
    }
    ClubNewEvent {
        id: newEvent
        objectName: "newEventSheet"
        onMade: page.section = "players"
    }
    ClubExport {
        id: files
        objectName: "clubExport"
        browse: page.browse
        confirm: confirm
    }
    PaperSheet {
        id: paper
        objectName: "clubPaper"
        browse: page.browse
        confirm: confirm
    }
    ClubRemote {
        id: remote
        objectName: "remoteSheet"
        confirm: confirm
    }
    ClubResult {
        id: result
        objectName: "resultSheet"
        confirm: confirm
    }
    ClubPersonForm {
        id: form
        objectName: "personSheet"
    }
    ClubMerge {
        id: merging
        objectName: "mergeSheet"
        confirm: confirm
    }
    ClubBar {
        id: bar
        anchors {
            left: parent.left
            right: parent.right
            top: parent.top
            margins: page.margin
            topMargin: page.narrow ? 12 : 22
        }
        narrow: page.narrow
        home: page.home
        onEdit: newEvent.edit()
        // What is looked at.
        onPaper: paper.askEvent(page.section === "standings" ? "standings" : "slips", page.roundOnPaper())
        onFiles: files.ask()
        onWall: page.wall(Club.event, 0)
        onRemote: remote.ask()
        onMakeEvent: newEvent.ask()
        onMakePerson: form.ask({
                "name": ClubPeople.people.count === 0 ? ClubPeople.search : ""
            })
    }
    Segments {
        objectName: "clubHome"
        visible: Club.event === 0
        anchors.fill: sections
        fill: true
        options: [{
                "text": qsTr("Events"),
                "value": "events"
            }, {
                "text": qsTr("People"),
                "value": "people"
            }, {
                "text": qsTr("Ratings"),
                "value": "ratings"
            }, {
                "text": qsTr("Leagues"),
                "value": "leagues"
            }]
        value: page.home
        onPicked: value => {
            page.home = value;
            if (Club.error === "")
                Club.dismiss();
        }
    }
    Segments {
        id: sections
        objectName: "section"
        visible: Club.event > 0
        anchors {
            left: parent.left
            right: parent.right
            top: bar.bottom
            margins: page.margin
            topMargin: 10
        }
        fill: true
        options: [{
                "text": qsTr("Who is here"),
                "value": "players"
            }, {
                "text": qsTr("Seating"),
                "value": "seating"
            }, {
                "text": qsTr("Tables"),
                "value": "tables"
            }, {
                "text": qsTr("Standings"),
                "value": "standings"
            }]
        value: page.section
        onPicked: value => {
            page.section = value;
            if (Club.error === "")
                Club.dismiss();
        }    // a note has been read by then
    }
    ClubNotice {
        id: notice
        anchors {
            left: parent.left
            right: parent.right
            top: sections.bottom
            leftMargin: page.margin
            rightMargin: page.margin
            topMargin: visible ? 10 : 0
        }
    }
    Item {
        id: room
        anchors {
            left: parent.left
            right: parent.right
            top: notice.bottom
            bottom: parent.bottom
            leftMargin: page.margin
            rightMargin: page.margin - 10
            topMargin: 12
        }
        ClubEvents {
            anchors.fill: parent
            visible: Club.event === 0 && page.home === "events"
            onOpened: event => page.open(event)
            onMake: newEvent.ask()
        }
        ClubPeoplePane {
            anchors.fill: parent
            visible: Club.event === 0 && page.home === "people"
            onEdit: form.ask(ClubPeople.person)
            onMerge: merging.ask()
            onErase: page.askErase(ClubPeople.person)
        }
        ClubRatingsPane {
            anchors.fill: parent
            visible: Club.event === 0 && page.home === "ratings"
            onPerson: id => page.showPerson(id)
        }
        ClubLeaguesPane {
            anchors.fill: parent
            visible: Club.event === 0 && page.home === "leagues"
            browse: page.browse
            confirm: confirm
            onEvent: (id, person) => page.showStanding(id, person)
        }
        ClubPlayersPane {
            anchors.fill: parent
            visible: Club.event > 0 && page.section === "players"
        }
        ClubSeatingPane {
            anchors.fill: parent
            visible: Club.event > 0 && page.section === "seating"
            onPlayers: page.section = "players"
            onPublish: confirm.ask({
                    "title": qsTr("Publish round %1?").arg(ClubSeating.round),
                    "text": page.aboutPublishing(),
                    "yes": qsTr("Publish round %1").arg(ClubSeating.round)
                }, () => {
                    if (ClubSeating.publish())
                        page.section = "tables";
                })
        }
        ClubTablesPane {
            anchors.fill: parent
            visible: Club.event > 0 && page.section === "tables"
            onSeating: page.section = "seating"
            onEnter: row => result.ask(row)
            onWatch: table => page.wall(Club.event, table)
            onAsk: (what, yes) => confirm.ask(what, yes)
            onUnpublish: confirm.ask({
                    "title": qsTr("Take the publication of round %1 back?").arg(ClubTables.round),
                    "text": qsTr("The round is a draft again, and its pairings can change. Print its slips again."),
                    "yes": qsTr("Make it a draft again")
                }, () => {
                    if (ClubTables.unpublish())
                        page.section = "seating";
                })
            onPlay: row => {
                if (Table.playing && !Table.over && Table.canUndo)
                    confirm.ask({
                            "title": qsTr("Begin the game of table %1?").arg(row.table),
                            "text": page.stillPlayed.arg(Table.title),
                            "yes": qsTr("Begin table %1").arg(row.table)
                        }, () => ClubTables.play(row.table));
                else
                    ClubTables.play(row.table);
            }
            onGoOn: row => {
                if (row.game === Table.gameId)
                    return page.backToTable();
                confirm.ask({
                        "title": qsTr("Go on with table %1 in this window?").arg(row.table),
                        "text": page.begunAlready.arg(row.game),
                        "yes": qsTr("Go on with it here")
                    }, () => page.goOn({
                                "id": row.game
                            }));
            }
        }
        ClubStandingsPane {
            anchors.fill: parent
            visible: Club.event > 0 && page.section === "standings"
        }
    }
}
