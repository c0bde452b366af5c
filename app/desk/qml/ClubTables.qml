// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter 1.0
import "."

// The tables of a published round: begun from here, watched from here, their results.
Item {
    id: root
    signal play(var row)
    signal goOn(var row)
    signal enter(var row)
    signal seating()
    Flow {
        id: tools
        anchors { left: parent.left; right: parent.right; rightMargin: 10; top: parent.top }
        visible: clubTables.rounds > 0
        height: visible ? implicitHeight : 0
        spacing: 12
        Segments {
            objectName: "tableRound"
            visible: clubTables.rounds > 1 && clubTables.rounds < 6
            options: { const list = []; for (let i = 1; i <= clubTables.rounds; ++i) list.push({ text: "Round " + i, value: i }); return list }
            value: clubTables.round
            onPicked: value => clubTables.round = value
        }
        Picker {
            objectName: "tableRounds"
            visible: clubTables.rounds >= 6
            model: { const list = []; for (let i = 1; i <= clubTables.rounds; ++i) list.push("Round " + i); return list }
            currentIndex: clubTables.round - 1
            onActivated: index => clubTables.round = index + 1
        }
        Words { objectName: "openTables"; height: Math.max(Theme.touch + 6, implicitHeight); width: Math.min(implicitWidth, tools.width); verticalAlignment: Text.AlignVCenter; role: "soft"; text: clubTables.open > 0 ? clubTables.open + " of " + clubTables.tables.count + (clubTables.tables.count === 1 ? " table" : " tables") + " without a result" : "All tables of round " + clubTables.round + " have their results" }
        Push { objectName: "toSeating"; visible: clubTables.open === 0 && clubSeating.more && clubTables.round === clubTables.rounds; text: "Seat round " + clubSeating.round; onClicked: root.seating() }
    }
    Column {
        anchors.centerIn: parent
        visible: clubTables.rounds === 0
        width: Math.min(Theme.px(420), parent.width)
        spacing: 14
        Words { width: parent.width; horizontalAlignment: Text.AlignHCenter; role: "soft"; text: "No round is published yet. Once one is, its tables stand here and can begin." }
        Push { objectName: "toFirstSeating"; anchors.horizontalCenter: parent.horizontalCenter; look: "accent"; text: "Seating"; onClicked: root.seating() }
    }
    Flickable {
        id: scroll
        visible: clubTables.rounds > 0
        anchors { left: parent.left; right: parent.right; top: tools.bottom; bottom: parent.bottom; topMargin: 12 }
        contentHeight: cards.implicitHeight + 12
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Bar {}
        Column {
            id: cards
            width: scroll.width - 10
            spacing: 12
            Grid {
                id: grid
                width: parent.width
                columns: Math.max(1, Math.floor((width + spacing) / Theme.px(330)))
                spacing: 12
                readonly property real cell: (width - (columns - 1) * spacing) / columns
                Repeater {
                    model: clubTables.tables
                    ClubTable { width: grid.cell; onPlay: root.play(modelData); onGoOn: root.goOn(modelData); onEnter: root.enter(modelData) }
                }
            }
            Words { objectName: "watchedHere"; width: parent.width; visible: clubTables.open > 0; role: "small"; text: "Games that are begun here are watched by " + (setup.source === "" ? "nobody: moves are entered by hand" : /^[0-9]+$/.test(setup.source) ? "camera " + setup.source : setup.source) + ". That is chosen under New game." }
            Flow {
                width: parent.width
                spacing: 16
                Repeater {
                    model: clubTables.byes
                    Words { required property var modelData; role: "soft"; text: modelData.name + " " + modelData.why + "." }
                }
            }
        }
    }
}
