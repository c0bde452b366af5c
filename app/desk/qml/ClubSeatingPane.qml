// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// The draft of the next round: proposed, looked at, changed by choosing two people, published.
Item {
    id: root
    readonly property bool broad: width >= Theme.px(820)
    signal publish
    signal players
    Flickable {
        id: side
        anchors {
            left: parent.left
            top: parent.top
        }
        width: root.broad ? Theme.px(300) : parent.width - 10
        height: root.broad ? parent.height : Math.min(contentHeight, parent.height * 0.42)
        contentHeight: panel.implicitHeight
        clip: contentHeight > height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Bar {
        }
        Column {
            id: panel
            width: side.width - 10
            spacing: 10
            Words {
                objectName: "draftTitle"
                width: parent.width
                role: "large"
                text: {
                    if (!ClubSeating.more)
                        return qsTr("All rounds are published");
                    return (ClubSeating.drafted ? qsTr("Round %1, a draft") : qsTr("Round %1 is not seated yet")).arg(ClubSeating.round);
                }
            }
            Words {
                objectName: "presentForSeating"
                width: parent.width
                visible: ClubSeating.more
                role: "small"
                text: ClubPlayers.counted
            }
            Words {
                objectName: "missingResults"
                width: parent.width
                visible: ClubSeating.more && text !== ""
                color: Theme.warning
                text: ClubSeating.missing
            }
            Flow {
                width: parent.width
                spacing: Theme.gap
                Push {
                    objectName: "propose"
                    visible: ClubSeating.more
                    look: ClubSeating.drafted ? "plain" : "accent"
                    enabled: !ClubSeating.busy
                    text: {
                        if (ClubSeating.busy)
                            return qsTr("One moment …");
                        if (ClubSeating.missing !== "")
                            return ClubSeating.drafted ? qsTr("Propose again without them") : qsTr("Propose without them");
                        return ClubSeating.drafted ? qsTr("Propose again") : qsTr("Propose");
                    }
                    onClicked: ClubSeating.propose(ClubSeating.missing !== "")
                }
                Push {
                    objectName: "publish"
                    visible: ClubSeating.drafted
                    look: "accent"
                    enabled: !ClubSeating.busy
                    text: qsTr("Publish round %1").arg(ClubSeating.round)
                    onClicked: root.publish()
                }
                Push {
                    objectName: "whoIsHere"
                    visible: ClubSeating.more && !ClubSeating.drafted
                    text: qsTr("Who is here")
                    onClicked: root.players()
                }
                Push {
                    objectName: "addRound"
                    visible: !ClubSeating.more
                    glyph: "plus"
                    text: qsTr("Add a round")
                    onClicked: ClubSeating.addRound()
                }
            }
            Repeater {
                model: ClubSeating.stale
                Words {
                    required property string modelData
                    width: panel.width
                    color: Theme.alarm
                    text: modelData + "."
                }
            }
            Words {
                width: parent.width
                visible: ClubSeating.more
                role: "small"
                text: {
                    if (ClubSeating.drafted)
                        return qsTr("Choose two people, and they change places.");
                    return qsTr("A proposal is a draft: nothing holds before it is published.");
                }
            }
            ClubQuality {
                width: parent.width
                visible: root.broad && ClubSeating.drafted
            }
        }
    }
    Flickable {
        id: scroll
        anchors {
            left: root.broad ? side.right : parent.left
            right: parent.right
            top: root.broad ? parent.top : side.bottom
            bottom: swap.visible ? swap.top : parent.bottom
            leftMargin: root.broad ? 14 : 0
            topMargin: root.broad ? 0 : 12
            bottomMargin: swap.visible ? 10 : 0
        }
        contentHeight: seats.implicitHeight + 12 + (root.broad || !ClubSeating.drafted ? 0 : below.implicitHeight + 12)
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Bar {
        }
        ClubQuality {
            id: below
            y: seats.implicitHeight + 12
            width: seats.width
            visible: !root.broad && ClubSeating.drafted
        }
        Grid {
            id: seats
            width: scroll.width - 10
            columns: Math.max(1, Math.floor((width + spacing) / Theme.px(250)))
            spacing: 12
            readonly property real cell: (width - (columns - 1) * spacing) / columns
            Repeater {
                model: ClubSeating.tables
                Card {
                    id: card
                    required property var modelData
                    objectName: "draftTable-" + modelData.table
                    width: seats.cell
                    height: list.implicitHeight + 20
                    Column {
                        id: list
                        x: 8
                        y: 10
                        width: parent.width - 16
                        spacing: 2
                        Words {
                            anchors.left: parent.left
                            leftPadding: 8
                            bottomPadding: 4
                            font.weight: Font.DemiBold
                            text: qsTr("Table %1").arg(card.modelData.table)
                        }
                        Repeater {
                            model: card.modelData.seats
                            ClubSeat {
                                required property var modelData
                                width: list.width
                                person: modelData
                            }
                        }
                        Push {
                            objectName: "moveTo-" + card.modelData.table
                            visible: {
                                const one = ClubSeating.first > 0 && ClubSeating.second === 0;
                                return card.modelData.room && one && !card.modelData.seats.some(seat => seat.id === ClubSeating.first);
                            }
                            width: list.width
                            compact: true
                            look: "quiet"
                            glyph: "plus"
                            text: ClubSeating.firstName
                            Accessible.name: qsTr("Move %1 to table %2").arg(ClubSeating.firstName).arg(card.modelData.table)
                            onClicked: ClubSeating.moveTo(card.modelData.table)
                        }
                    }
                }
            }
            Card {
                visible: ClubSeating.byes.count > 0
                width: seats.cell
                height: without.implicitHeight + 20
                color: Theme.sunken
                Column {
                    id: without
                    x: 8
                    y: 10
                    width: parent.width - 16
                    spacing: 2
                    Words {
                        anchors.left: parent.left
                        leftPadding: 8
                        bottomPadding: 4
                        font.weight: Font.DemiBold
                        text: qsTr("Without a table")
                    }
                    Repeater {
                        model: ClubSeating.byes
                        ClubSeat {
                            required property var modelData
                            width: without.width
                            person: modelData
                        }
                    }
                }
            }
        }
    }
    // What is to be done with who is chosen, and what it costs.
    Rectangle {
        id: swap
        objectName: "swapBand"
        visible: ClubSeating.first > 0
        anchors {
            left: scroll.left
            right: parent.right
            rightMargin: 10
            bottom: parent.bottom
            bottomMargin: 12
        }
        height: visible ? words.implicitHeight + 24 : 0
        radius: Theme.radius
        color: ClubSeating.faults.length > 0 ? Theme.alarmSoft : Theme.accentSoft
        Column {
            id: words
            x: 14
            y: 12
            width: parent.width - 28
            spacing: 6
            Words {
                objectName: "swapTitle"
                width: parent.width
                font.weight: Font.DemiBold
                text: {
                    if (ClubSeating.second > 0)
                        return qsTr("%1 and %2 change places?").arg(ClubSeating.firstName).arg(ClubSeating.secondName);
                    return qsTr("%1: choose with whom to change places.").arg(ClubSeating.firstName);
                }
            }
            Words {
                objectName: "swapFaults"
                width: parent.width
                visible: text !== ""
                color: Theme.alarm
                text: {
                    const faults = Array.from(ClubSeating.faults);
                    return faults.length > 0 ? qsTr("That breaks what must hold: %1.").arg(faults.join("; ")) : "";
                }
            }
            Flow {
                width: parent.width
                spacing: 6
                Repeater {
                    model: ClubSeating.cost
                    Words {
                        required property var modelData
                        objectName: "swapCost"
                        width: Math.min(implicitWidth, words.width)
                        rightPadding: 12
                        role: "small"
                        color: modelData.worse ? Theme.warning : Theme.accentDeep
                        text: modelData.text + "."
                    }
                }
            }
            Flow {
                width: parent.width
                spacing: Theme.gap
                Push {
                    objectName: "swap"
                    visible: ClubSeating.second > 0
                    look: ClubSeating.faults.length > 0 ? "alarm" : "accent"
                    text: ClubSeating.faults.length > 0 ? qsTr("Swap all the same") : qsTr("Swap")
                    onClicked: ClubSeating.swap()
                }
                Picker {
                    objectName: "chooseArmy"
                    visible: ClubSeating.choosesArmies && ClubSeating.second === 0
                    model: [qsTr("No army yet"), ...Array.from(ClubSeating.armies).map(army => Table.titled(army))]
                    currentIndex: Array.from(ClubSeating.armies).indexOf(ClubSeating.firstArmy) + 1
                    onActivated: index => {
                        if (index > 0)
                            ClubSeating.setArmy(ClubSeating.armies[index - 1]);
                    }
                }
                Push {
                    objectName: "leaveOut"
                    visible: ClubSeating.second === 0
                    text: qsTr("No table this round")
                    onClicked: ClubSeating.leaveOut()
                }
                Push {
                    objectName: "unpick"
                    text: qsTr("Leave it")
                    onClicked: ClubSeating.unpick()
                }
            }
        }
    }
}
