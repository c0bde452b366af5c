// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter 1.0
import "."

// The club: its events, its people, how strong they are; and of the event that is open who is here, who sits where, what
// came of it, who is ahead.
Item {
    id: page
    required property var browse
    property string section: "players"    // players, seating, tables, standings
    property string home: "events"        // while no event is open: events, people, ratings
    function showPerson(person) {
        clubPeople.open(person)
        home = "people"
    }
    readonly property bool narrow: width < Theme.px(700)
    readonly property int margin: narrow ? 16 : 28
    signal backToTable()
    signal goOn(var game)
    function open(event) {
        club.open(event)
        section = club.published === 0 ? "players" : "tables"
    }
    onVisibleChanged: club.watch(visible)
    Component.onCompleted: club.watch(visible)

    Confirm { id: confirm; no: "Leave it as it is" }
    ClubNewEvent { id: newEvent; objectName: "newEventSheet"; onMade: page.section = "players" }
    ClubExport { id: files; objectName: "clubExport"; browse: page.browse; confirm: confirm }
    PaperSheet { id: paper; objectName: "clubPaper"; browse: page.browse; confirm: confirm }
    ClubResult { id: result; objectName: "resultSheet"; confirm: confirm }
    ClubPersonForm { id: form; objectName: "personSheet" }
    ClubMerge { id: merging; objectName: "mergeSheet"; confirm: confirm }
    Item {
        id: bar
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: page.margin; topMargin: page.narrow ? 12 : 22 }
        height: Math.max(Theme.touch, about.implicitHeight)
        Push { id: back; objectName: "allEvents"; visible: club.event > 0; anchors.verticalCenter: parent.verticalCenter; look: "quiet"; glyph: "back"; Accessible.name: "All events"; onClicked: club.open(0) }
        Column {
            id: about
            anchors { left: back.visible ? back.right : parent.left; leftMargin: back.visible ? 8 : 0; right: club.event === 0 ? make.left : change.left; rightMargin: 12; verticalCenter: parent.verticalCenter }
            Words { objectName: "eventTitle"; width: parent.width; role: "title"; elide: Text.ElideRight; wrapMode: Text.NoWrap; text: club.event > 0 ? club.title : "Club" }
            Words { objectName: "eventFacts"; width: parent.width; role: "small"; elide: Text.ElideRight; wrapMode: Text.NoWrap; text: club.event > 0 ? club.facts : page.home === "people" ? clubPeople.known + (clubPeople.known === 1 ? " person" : " people") : page.home === "ratings" ? "How strong everybody is, and what the armies are worth." : "Evenings and tournaments: who is here, who sits where, who is ahead." }
        }
        Push { id: change; objectName: "editEvent"; visible: club.event > 0; anchors { right: printer.left; rightMargin: Theme.gap; verticalCenter: parent.verticalCenter } compact: page.narrow; glyph: "pencil"; text: page.narrow ? "" : "Edit"; Accessible.name: "Edit the event"; onClicked: newEvent.edit() }
        Push {
            id: printer
            objectName: "printEvent"
            visible: club.event > 0
            anchors { right: write.left; rightMargin: Theme.gap; verticalCenter: parent.verticalCenter }
            compact: page.narrow
            glyph: "print"
            text: page.narrow ? "" : "Print"
            Accessible.name: "Print"
            // What is looked at.
            onClicked: paper.askEvent(page.section === "standings" ? "standings" : "slips", page.section === "tables" ? clubTables.round : page.section === "seating" && clubSeating.drafted ? clubSeating.round : Math.max(1, club.published))
        }
        Push { id: write; objectName: "writeEvent"; visible: club.event > 0; anchors { right: parent.right; verticalCenter: parent.verticalCenter } compact: page.narrow; glyph: "file"; text: page.narrow ? "" : "Export"; Accessible.name: "Export"; onClicked: files.ask() }
        Push { id: make; objectName: "newEvent"; visible: club.event === 0 && page.home !== "people"; anchors { right: parent.right; verticalCenter: parent.verticalCenter } look: "accent"; glyph: page.narrow ? "" : "plus"; text: "New event"; onClicked: newEvent.ask() }
        Push { objectName: "newPerson"; visible: club.event === 0 && page.home === "people"; anchors { right: parent.right; verticalCenter: parent.verticalCenter } look: "accent"; glyph: page.narrow ? "" : "plus"; text: "Add somebody"; onClicked: form.ask({ name: clubPeople.people.count === 0 ? clubPeople.search : "" }) }
    }
    Segments {
        objectName: "clubHome"
        visible: club.event === 0
        anchors.fill: sections
        fill: true
        options: [{ text: "Events", value: "events" }, { text: "People", value: "people" }, { text: "Ratings", value: "ratings" }]
        value: page.home
        onPicked: value => { page.home = value; if (club.error === "") club.dismiss() }
    }
    Segments {
        id: sections
        objectName: "section"
        visible: club.event > 0
        anchors { left: parent.left; right: parent.right; top: bar.bottom; margins: page.margin; topMargin: 10 }
        fill: true
        options: [{ text: "Who is here", value: "players" }, { text: "Seating", value: "seating" }, { text: "Tables", value: "tables" }, { text: "Standings", value: "standings" }]
        value: page.section
        onPicked: value => { page.section = value; if (club.error === "") club.dismiss() }    // a note has been read by then
    }
    ClubNotice {
        id: notice
        anchors { left: parent.left; right: parent.right; top: sections.bottom; leftMargin: page.margin; rightMargin: page.margin; topMargin: visible ? 10 : 0 }
    }
    Item {
        id: room
        anchors { left: parent.left; right: parent.right; top: notice.bottom; bottom: parent.bottom; leftMargin: page.margin; rightMargin: page.margin - 10; topMargin: 12 }
        ClubEvents { anchors.fill: parent; visible: club.event === 0 && page.home === "events"; onOpened: event => page.open(event); onMake: newEvent.ask() }
        ClubPeople {
            anchors.fill: parent
            visible: club.event === 0 && page.home === "people"
            onEdit: form.ask(clubPeople.person)
            onMerge: merging.ask()
            onErase: confirm.ask({ title: "Erase " + clubPeople.person.name + "?", text: "Everything that is known of them goes for good, also where a game's record names them. Games, results and standings stay, of a number. It cannot be taken back.", yes: "Erase it for good" }, () => clubPeople.erase(clubPeople.person.id))
        }
        ClubRatings { anchors.fill: parent; visible: club.event === 0 && page.home === "ratings"; onPerson: id => page.showPerson(id) }
        ClubPlayers { anchors.fill: parent; visible: club.event > 0 && page.section === "players" }
        ClubSeating {
            anchors.fill: parent
            visible: club.event > 0 && page.section === "seating"
            onPlayers: page.section = "players"
            onPublish: confirm.ask({ title: "Publish round " + clubSeating.round + "?", text: (clubSeating.stale.length > 0 ? "The draft is not up to date: " + clubSeating.stale.join("; ") + ". " : "") + "What is published stands: nobody is moved any more, and its tables can begin.", yes: "Publish round " + clubSeating.round }, () => { if (clubSeating.publish()) page.section = "tables" })
        }
        ClubTables {
            anchors.fill: parent
            visible: club.event > 0 && page.section === "tables"
            onSeating: page.section = "seating"
            onEnter: row => result.ask(row)
            onPlay: row => {
                if (table.playing && !table.over && table.canUndo) confirm.ask({ title: "Begin the game of table " + row.table + "?", text: table.title + " is still being played in this window. It is kept as it stands, and can be gone on with under Games.", yes: "Begin table " + row.table }, () => clubTables.play(row.table))
                else clubTables.play(row.table)
            }
            onGoOn: row => {
                if (row.game === table.gameId) return page.backToTable()
                confirm.ask({ title: "Go on with table " + row.table + " in this window?", text: "Its game, number " + row.game + ", was begun already. It must not be played at another window at the same time.", yes: "Go on with it here" }, () => page.goOn({ id: row.game }))
            }
        }
        ClubStandings { anchors.fill: parent; visible: club.event > 0 && page.section === "standings" }
    }
}
