// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// The top of the Club page: what is open, and what can be done with all of it.
Item {
    id: root
    property bool narrow: false
    property string home: "events"    // what is shown while no event is open
    readonly property bool opened: Club.event > 0
    signal edit
    signal paper
    signal files
    signal wall
    signal remote
    signal makeEvent
    signal makePerson
    height: Math.max(Theme.touch, about.implicitHeight)
    Push {
        id: back
        objectName: "allEvents"
        visible: root.opened
        anchors {
            left: parent.left
            verticalCenter: parent.verticalCenter
        }
        look: "quiet"
        glyph: "back"
        Accessible.name: qsTr("All events")
        onClicked: Club.open(0)
    }
    Column {
        id: about
        anchors {
            left: back.visible ? back.right : parent.left
            leftMargin: back.visible ? 8 : 0
            right: tools.left
            rightMargin: 12
            verticalCenter: parent.verticalCenter
        }
        Words {
            objectName: "eventTitle"
            width: parent.width
            role: "title"
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            text: root.opened ? Club.title : qsTr("Club")
        }
        Words {
            objectName: "eventFacts"
            width: parent.width
            role: "small"
            elide: Text.ElideRight
            maximumLineCount: 2
            text: {
                if (root.opened)
                    return Club.facts;
                if (root.home === "people")
                    return qsTr("%n people", "", ClubPeople.known);
                if (root.home === "ratings")
                    return qsTr("How strong everybody is, and what the armies are worth.");
                if (root.home === "leagues")
                    return qsTr("Standings over several events.");
                return qsTr("Evenings and tournaments: who is here, who sits where, who is ahead.");
            }
        }
    }
    Row {
        id: tools
        anchors {
            right: parent.right
            verticalCenter: parent.verticalCenter
        }
        spacing: Theme.gap
        Push {
            objectName: "openWall"
            visible: root.opened
            compact: root.narrow
            glyph: "eye"
            text: root.narrow ? "" : qsTr("Big screen")
            Accessible.name: qsTr("Big screen: all tables in a window for the room")
            onClicked: root.wall()
        }
        Push {
            objectName: "editEvent"
            visible: root.opened
            compact: root.narrow
            glyph: "pencil"
            text: root.narrow ? "" : qsTr("Edit")
            Accessible.name: qsTr("Edit the event")
            onClicked: root.edit()
        }
        Push {
            objectName: "printEvent"
            visible: root.opened
            compact: root.narrow
            glyph: "print"
            text: root.narrow ? "" : qsTr("Print")
            Accessible.name: qsTr("Print")
            onClicked: root.paper()
        }
        Push {
            objectName: "writeEvent"
            visible: root.opened
            compact: root.narrow
            glyph: "file"
            text: root.narrow ? "" : qsTr("Export")
            Accessible.name: qsTr("Export")
            onClicked: root.files()
        }
        Push {
            objectName: "remoteTables"
            visible: !root.opened && root.home === "events" && ClubLink.keyed
            glyph: root.narrow ? "board" : ""
            text: root.narrow ? "" : qsTr("Tables of the club's server")
            Accessible.name: qsTr("Tables of the club's server")
            onClicked: root.remote()
        }
        Push {
            objectName: "newEvent"
            visible: !root.opened && root.home !== "people" && root.home !== "leagues"
            look: "accent"
            glyph: root.narrow ? "" : "plus"
            text: qsTr("New event")
            onClicked: root.makeEvent()
        }
        Push {
            objectName: "newPerson"
            visible: !root.opened && root.home === "people"
            look: "accent"
            glyph: root.narrow ? "" : "plus"
            text: qsTr("Add somebody")
            onClicked: root.makePerson()
        }
    }
}
