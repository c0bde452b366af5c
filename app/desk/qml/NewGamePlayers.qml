// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// Who sits where, and with which army.
Column {
    id: root
    signal army(var shown, string letter)
    readonly property var armyNames: [qsTr("Chosen later"), ...Array.from(Setup.armies).map(army => Table.titled(army))]
    readonly property var levels: Array.from("12345678")
    readonly property var engineLevels: Setup.engine === "" ? [] : levels
    readonly property var computers: levels.map(level => qsTr("Computer, level %1").arg(level))
    readonly property var engines: engineLevels.map(level => qsTr("%1, level %2").arg(Setup.engine).arg(level))
    readonly property var who: [qsTr("A person"), ...computers, ...engines]
    width: parent.width
    spacing: 8
    Words {
        anchors.left: parent.left
        role: "large"
        text: qsTr("Players")
    }
    Repeater {
        model: Setup.seats.length
        Column {
            id: line
            required property int index
            readonly property var seat: Setup.seats[index] ? Setup.seats[index] : ({
                    "seat": "",
                    "letter": "",
                    "board": 0,
                    "name": "",
                    "player": "",
                    "army": "",
                    "computer": 0
                })
            // The first seat of each of joined boards stands under its board's name.
            readonly property bool heads: Setup.boards > 1 && index % (Setup.seats.length / Setup.boards) === 0
            readonly property bool armed: Setup.armies.length > 0
            readonly property bool roomy: root.width >= Theme.px(440)
            width: root.width
            spacing: 6
            Words {
                anchors.left: parent.left
                visible: line.heads
                topPadding: line.index > 0 ? 10 : 0
                role: "small"
                font.weight: Font.DemiBold
                text: qsTr("Board %1").arg(line.seat.board + 1)
            }
            Flow {
                width: parent.width
                spacing: 10
                Item {
                    width: 34
                    height: Theme.touch
                    BadgeItem {
                        width: 34
                        height: 34
                        anchors.verticalCenter: parent.verticalCenter
                        seat: line.seat.letter
                    }
                }
                NameField {
                    objectName: "player-" + line.seat.seat
                    width: line.roomy ? (line.width - 54) / 2 : line.width - 44
                    placeholderText: line.seat.name
                    text: line.seat.player
                    onTextEdited: Setup.setPlayer(line.seat.seat, text)
                    onChosen: name => Setup.setPlayer(line.seat.seat, name)
                }
                Picker {
                    objectName: "plays-" + line.seat.seat
                    what: line.seat.name
                    width: line.roomy ? (line.width - 54) / 2 : line.width - 44
                    model: root.who
                    currentIndex: line.seat.computer
                    onActivated: index => Setup.setComputer(line.seat.seat, index)
                }
                Picker {
                    objectName: "army-" + line.seat.seat
                    what: line.seat.name
                    visible: line.armed
                    width: (line.roomy ? line.width - 44 : line.width) - Theme.touch - 10
                    model: root.armyNames
                    currentIndex: Array.from(Setup.armies).indexOf(line.seat.army) + 1
                    onActivated: index => Setup.setArmy(line.seat.seat, index === 0 ? "" : Setup.armies[index - 1])
                }
                Push {
                    objectName: "page-" + line.seat.seat
                    visible: line.armed
                    enabled: line.seat.army !== ""
                    width: Theme.touch
                    glyph: "info"
                    Accessible.name: qsTr("How to play %1").arg(Table.titled(line.seat.army))
                    onClicked: root.army(Setup.armyPage(line.seat.army), line.seat.letter)
                }
            }
        }
    }
}
