import QtQuick
import QtQuick.Templates as T
import Arbiter 1.0
import "."

// The games that are kept: take one up again, see its points, copy the database.
Item {
    id: page
    property string note: ""
    property var opened: ({})
    signal backToTable()
    function resume(game) {
        if (table.playing && game.id === table.gameId) return backToTable()
        const go = () => { note = table.resume(game.id) }
        if (table.playing && !table.over && table.canUndo) confirm.ask({ title: "Take up game " + game.id + "?", text: table.title + ", game " + table.gameId + ", is still being played. It is kept as it stands, and can be gone on with here.", yes: "Take up game " + game.id }, go)
        else go()
    }
    Confirm { id: confirm }
    Item {
        id: bar
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 28 }
        height: 48
        Column {
            Words { role: "title"; text: "Games" }
            Words { role: "small"; text: page.note !== "" ? page.note : "Kept in " + library.file }
        }
        Push { anchors.right: parent.right; text: "Back up"; onClicked: { const r = library.backUp(); page.note = r.startsWith("!") ? "No backup: " + r.slice(1) : "Backed up and checked: " + r } }
    }
    Words { anchors.centerIn: parent; visible: library.games.length === 0; role: "soft"; text: library.error !== "" ? library.error : "No game has been kept yet." }
    ListView {
        anchors { left: parent.left; right: parent.right; top: bar.bottom; bottom: parent.bottom; leftMargin: 28; rightMargin: 18; topMargin: 14 }
        clip: true
        spacing: 10
        model: library.games
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Bar {}
        delegate: Card {
            id: row
            required property var modelData
            readonly property bool open: page.opened.id === modelData.id
            width: ListView.view.width - 14
            height: 96 + (open ? points.implicitHeight + 12 : 0)
            clip: true
            Words { x: 18; y: 16; width: 70; role: "large"; color: Theme.inkFaint; text: row.modelData.id }
            Column {
                x: 84; y: 14
                width: 300
                Words { width: parent.width; text: row.modelData.title; font.weight: Font.DemiBold; elide: Text.ElideRight; wrapMode: Text.NoWrap }
                Words { role: "small"; text: row.modelData.begun + " · " + row.modelData.moves + " moves" }
                Words { role: "small"; color: row.modelData.over ? Theme.accentDeep : Theme.warning; font.weight: Font.Medium; text: row.modelData.outcome }
            }
            Row {
                x: 400; y: 16
                spacing: 22
                Repeater {
                    model: row.modelData.seats
                    Row {
                        id: who
                        required property var modelData
                        spacing: 8
                        BadgeItem { width: 26; height: 26; anchors.verticalCenter: parent.verticalCenter; seat: who.modelData.seat }
                        Column {
                            Words { text: who.modelData.player !== "" ? who.modelData.player : who.modelData.name; font.weight: who.modelData.winner ? Font.Bold : Font.Normal }
                            Words { role: "small"; text: who.modelData.pointsText + " pts" + (who.modelData.army !== "" ? " · " + who.modelData.army : "") }
                        }
                    }
                }
            }
            Row {
                anchors { right: parent.right; rightMargin: 16 }
                y: 26
                spacing: 8
                Push { text: row.open ? "Close" : "Points"; onClicked: page.opened = row.open ? ({}) : ({ id: row.modelData.id, awards: library.awards(row.modelData.id) }) }
                Push { objectName: "resume-" + row.modelData.id; look: "accent"; text: row.modelData.over ? "Open" : "Go on"; enabled: row.modelData.known; onClicked: page.resume(row.modelData) }
            }
            Column {
                id: points
                visible: row.open
                x: 84; y: 92
                width: parent.width - 120
                spacing: 4
                Words { visible: row.open && page.opened.awards.length === 0; role: "soft"; text: "No points were scored." }
                Repeater {
                    model: row.open ? page.opened.awards : []
                    Row {
                        id: award
                        required property var modelData
                        spacing: 10
                        BadgeItem { width: 20; height: 20; seat: award.modelData.seat }
                        Words { width: 40; text: award.modelData.pointsText; font.weight: Font.DemiBold; color: Theme.accentDeep }
                        Words { text: award.modelData.reason + (award.modelData.piece !== "" ? " (" + award.modelData.piece + ")" : "") }
                        Words { role: "small"; text: award.modelData.rule; color: Theme.inkFaint }
                    }
                }
            }
        }
    }
}
