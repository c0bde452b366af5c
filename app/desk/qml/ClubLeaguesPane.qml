// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// Standings over many events; a line opens to the events that its total is made of, and these to their standings.
Item {
    id: root
    required property var browse
    required property var confirm
    signal event(var id, var person)
    readonly property real broad: Math.min(width - 10, Theme.px(820))
    onVisibleChanged: ClubLeagues.shown = visible
    Component.onCompleted: ClubLeagues.shown = visible
    ClubLeagueForm {
        id: form
        objectName: "leagueSheet"
    }
    ClubExport {
        id: files
        objectName: "leagueExport"
        browse: root.browse
        confirm: root.confirm
        files: ClubLeagues
        of: ClubLeagues.title
    }
    Flow {
        id: tools
        anchors {
            left: parent.left
            right: parent.right
            top: parent.top
        }
        spacing: 12
        Picker {
            objectName: "whichLeague"
            visible: ClubLeagues.leagues.length > 0
            width: Math.min(Theme.px(340), tools.width)
            what: qsTr("League")
            textRole: "name"
            model: ClubLeagues.leagues
            currentIndex: Array.from(ClubLeagues.leagues).findIndex(one => one.id === ClubLeagues.league)
            onActivated: index => ClubLeagues.league = ClubLeagues.leagues[index].id
        }
        Push {
            objectName: "editLeague"
            visible: ClubLeagues.leagues.length > 0
            glyph: "pencil"
            text: qsTr("Edit")
            onClicked: form.ask(ClubLeagues.league)
        }
        Push {
            objectName: "writeLeague"
            visible: ClubLeagues.leagues.length > 0
            glyph: "file"
            text: qsTr("Export")
            enabled: ClubLeagues.lines.count > 0
            onClicked: files.ask()
        }
        Push {
            objectName: "newLeague"
            look: "accent"
            glyph: "plus"
            text: qsTr("New league")
            onClicked: form.ask(0)
        }
    }
    Words {
        objectName: "noLeague"
        anchors.centerIn: parent
        width: Math.min(implicitWidth, parent.width - 20)
        visible: text !== ""
        horizontalAlignment: Text.AlignHCenter
        role: "soft"
        text: ClubLeagues.why
    }
    Words {
        id: about
        objectName: "leagueAbout"
        anchors {
            left: parent.left
            right: parent.right
            rightMargin: 10
            top: tools.bottom
            topMargin: 8
        }
        role: "soft"
        text: ClubLeagues.about
    }
    ListView {
        id: list
        anchors {
            left: parent.left
            top: about.bottom
            topMargin: 8
            bottom: parent.bottom
        }
        width: root.broad
        clip: true
        spacing: 4
        model: ClubLeagues.lines
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Bar {
        }
        delegate: ClubLeagueLine {
            // Beside the bar, at whichever side that is.
            x: Theme.mirrored ? 10 : 0
            width: ListView.view.width - 10
            onEvent: (id, person) => root.event(id, person)
        }
    }
}
