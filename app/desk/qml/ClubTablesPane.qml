// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// The tables of a published round: begun from here, watched from here, their results.
Item {
    id: root
    signal play(var row)
    signal goOn(var row)
    signal enter(var row)
    signal watch(int table)
    signal seating
    signal unpublish
    signal ask(var what, var yes)
    property string view: "cards"    // cards, grid
    Flow {
        id: tools
        anchors {
            left: parent.left
            right: parent.right
            rightMargin: 10
            top: parent.top
        }
        visible: ClubTables.rounds > 0
        height: visible ? implicitHeight : 0
        spacing: 12
        Segments {
            objectName: "tableRound"
            visible: ClubTables.rounds > 1 && ClubTables.rounds < 6
            options: {
                const list = [];
                for (let i = 1; i <= ClubTables.rounds; ++i)
                    list.push({
                            "text": qsTr("Round %1").arg(i),
                            "value": i
                        });
                return list;
            }
            value: ClubTables.round
            onPicked: value => ClubTables.round = value
        }
        Picker {
            objectName: "tableRounds"
            visible: ClubTables.rounds >= 6
            model: {
                const list = [];
                for (let i = 1; i <= ClubTables.rounds; ++i)
                    list.push(qsTr("Round %1").arg(i));
                return list;
            }
            currentIndex: ClubTables.round - 1
            onActivated: index => ClubTables.round = index + 1
        }
        Words {
            objectName: "openTables"
            height: Math.max(Theme.touch + 6, implicitHeight)
            width: Math.min(implicitWidth, tools.width)
            verticalAlignment: Text.AlignVCenter
            role: "soft"
            text: {
                if (ClubTables.open > 0)
                    return qsTr("%1 of %n table(s) without a result", "", ClubTables.tables.count).arg(ClubTables.open);
                return qsTr("All tables of round %1 have their results").arg(ClubTables.round);
            }
        }
        Segments {
            objectName: "tablesView"
            options: [{
                    "text": qsTr("Tables"),
                    "value": "cards"
                }, {
                    "text": qsTr("Enter all results"),
                    "value": "grid"
                }]
            value: root.view
            onPicked: value => {
                root.view = value;
                if (value === "grid")
                    Qt.callLater(grid.begin);
            }
        }
        Push {
            objectName: "unpublish"
            visible: ClubTables.untouched
            text: qsTr("Take the publication back")
            Accessible.name: qsTr("Take the publication of round %1 back").arg(ClubTables.round)
            onClicked: root.unpublish()
        }
        Push {
            objectName: "toSeating"
            visible: ClubTables.open === 0 && ClubSeating.more && ClubTables.round === ClubTables.rounds
            text: qsTr("Seat round %1").arg(ClubSeating.round)
            onClicked: root.seating()
        }
    }
    Column {
        anchors.centerIn: parent
        visible: ClubTables.rounds === 0
        width: Math.min(Theme.px(420), parent.width)
        spacing: 14
        Words {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            role: "soft"
            text: qsTr("No round is published yet. Once one is, its tables stand here and can begin.")
        }
        Push {
            objectName: "toFirstSeating"
            anchors.horizontalCenter: parent.horizontalCenter
            look: "accent"
            text: qsTr("Seating")
            onClicked: root.seating()
        }
    }
    ClubGridPane {
        id: grid
        visible: ClubTables.rounds > 0 && root.view === "grid"
        anchors {
            left: parent.left
            right: parent.right
            top: tools.bottom
            bottom: parent.bottom
            topMargin: 12
        }
        onAsk: (what, yes) => root.ask(what, yes)
    }
    Flickable {
        id: scroll
        visible: ClubTables.rounds > 0 && root.view === "cards"
        anchors {
            left: parent.left
            right: parent.right
            top: tools.bottom
            bottom: parent.bottom
            topMargin: 12
        }
        contentHeight: cards.implicitHeight + 12
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Bar {
        }
        Column {
            id: cards
            width: scroll.width - 10
            spacing: 12
            Grid {
                id: tiles
                width: parent.width
                columns: Math.max(1, Math.floor((width + spacing) / Theme.px(330)))
                spacing: 12
                readonly property real cell: (width - (columns - 1) * spacing) / columns
                Repeater {
                    model: ClubTables.tables
                    ClubTable {
                        width: tiles.cell
                        onPlay: root.play(modelData)
                        onGoOn: root.goOn(modelData)
                        onEnter: root.enter(modelData)
                        onWatch: root.watch(modelData.table)
                    }
                }
            }
            Words {
                objectName: "watchedHere"
                width: parent.width
                visible: ClubTables.open > 0
                role: "small"
                text: {
                    const hand = qsTr("Games that are begun here are watched by nobody: moves are entered by hand.");
                    const watched = qsTr("Games that are begun here are watched by %1.").arg(Cameras.named(Setup.source));
                    return (Setup.source === "" ? hand : watched) + " " + qsTr("That is chosen under New game.");
                }
            }
            Flow {
                width: parent.width
                spacing: 16
                Repeater {
                    model: ClubTables.byes
                    Words {
                        required property var modelData
                        role: "soft"
                        text: modelData.name + " " + modelData.why + "."
                    }
                }
            }
        }
    }
}
