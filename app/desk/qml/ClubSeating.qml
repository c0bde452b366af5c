// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter 1.0
import "."

// The draft of the next round: proposed, looked at, changed by choosing two people, published.
Item {
    id: root
    readonly property bool broad: width >= Theme.px(820)
    signal publish()
    signal players()
    Flickable {
        id: side
        anchors { left: parent.left; top: parent.top }
        width: root.broad ? Theme.px(300) : parent.width - 10
        height: root.broad ? parent.height : Math.min(contentHeight, parent.height * 0.42)
        contentHeight: panel.implicitHeight
        clip: contentHeight > height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Bar {}
        Column {
            id: panel
            width: side.width - 10
            spacing: 10
            Words { objectName: "draftTitle"; width: parent.width; role: "large"; text: !clubSeating.more ? "All rounds are published" : "Round " + clubSeating.round + (clubSeating.drafted ? ", a draft" : " is not seated yet") }
            Words { objectName: "presentForSeating"; width: parent.width; visible: clubSeating.more; role: "small"; text: clubPlayers.counted }
            Words { objectName: "missingResults"; width: parent.width; visible: clubSeating.more && text !== ""; color: Theme.warning; text: clubSeating.missing }
            Flow {
                width: parent.width
                spacing: Theme.gap
                Push { objectName: "propose"; visible: clubSeating.more; look: clubSeating.drafted ? "plain" : "accent"; enabled: !clubSeating.busy; text: clubSeating.busy ? "One moment …" : (clubSeating.drafted ? "Propose again" : "Propose") + (clubSeating.missing !== "" ? " without them" : ""); onClicked: clubSeating.propose(clubSeating.missing !== "") }
                Push { objectName: "publish"; visible: clubSeating.drafted; look: "accent"; enabled: !clubSeating.busy; text: "Publish round " + clubSeating.round; onClicked: root.publish() }
                Push { objectName: "whoIsHere"; visible: clubSeating.more && !clubSeating.drafted; text: "Who is here"; onClicked: root.players() }
                Push { objectName: "addRound"; visible: !clubSeating.more; glyph: "plus"; text: "Add a round"; onClicked: clubSeating.addRound() }
            }
            Repeater {
                model: clubSeating.stale
                Words { required property string modelData; width: panel.width; color: Theme.alarm; text: modelData + "." }
            }
            Words { width: parent.width; visible: clubSeating.more; role: "small"; text: clubSeating.drafted ? "Choose two people, and they change places." : "A proposal is a draft: nothing holds before it is published." }
            ClubQuality { width: parent.width; visible: root.broad && clubSeating.drafted }
        }
    }
    Flickable {
        id: scroll
        anchors { left: root.broad ? side.right : parent.left; right: parent.right; top: root.broad ? parent.top : side.bottom; bottom: swap.visible ? swap.top : parent.bottom; leftMargin: root.broad ? 14 : 0; topMargin: root.broad ? 0 : 12; bottomMargin: swap.visible ? 10 : 0 }
        contentHeight: seats.implicitHeight + 12 + (root.broad || !clubSeating.drafted ? 0 : below.implicitHeight + 12)
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Bar {}
        ClubQuality { id: below; y: seats.implicitHeight + 12; width: seats.width; visible: !root.broad && clubSeating.drafted }
        Grid {
            id: seats
            width: scroll.width - 10
            columns: Math.max(1, Math.floor((width + spacing) / Theme.px(250)))
            spacing: 12
            readonly property real cell: (width - (columns - 1) * spacing) / columns
            Repeater {
                model: clubSeating.tables
                Card {
                    id: card
                    required property var modelData
                    objectName: "draftTable-" + modelData.table
                    width: seats.cell
                    height: list.implicitHeight + 20
                    Column {
                        id: list
                        x: 8; y: 10
                        width: parent.width - 16
                        spacing: 2
                        Words { leftPadding: 8; bottomPadding: 4; font.weight: Font.DemiBold; text: "Table " + card.modelData.table }
                        Repeater {
                            model: card.modelData.seats
                            ClubSeat { required property var modelData; width: list.width; person: modelData }
                        }
                        Push { objectName: "moveTo-" + card.modelData.table; visible: card.modelData.room && clubSeating.first > 0 && clubSeating.second === 0 && !card.modelData.seats.some(s => s.id === clubSeating.first); width: list.width; compact: true; look: "quiet"; glyph: "plus"; text: clubSeating.firstName; Accessible.name: "Move " + clubSeating.firstName + " to table " + card.modelData.table; onClicked: clubSeating.moveTo(card.modelData.table) }
                    }
                }
            }
            Card {
                visible: clubSeating.byes.count > 0
                width: seats.cell
                height: without.implicitHeight + 20
                color: Theme.sunken
                Column {
                    id: without
                    x: 8; y: 10
                    width: parent.width - 16
                    spacing: 2
                    Words { leftPadding: 8; bottomPadding: 4; font.weight: Font.DemiBold; text: "Without a table" }
                    Repeater {
                        model: clubSeating.byes
                        ClubSeat { required property var modelData; width: without.width; person: modelData }
                    }
                }
            }
        }
    }
    // What is to be done with who is chosen, and what it costs.
    Rectangle {
        id: swap
        objectName: "swapBand"
        visible: clubSeating.first > 0
        anchors { left: scroll.left; right: parent.right; rightMargin: 10; bottom: parent.bottom; bottomMargin: 12 }
        height: visible ? words.implicitHeight + 24 : 0
        radius: Theme.radius
        color: clubSeating.faults.length > 0 ? Theme.alarmSoft : Theme.accentSoft
        Column {
            id: words
            x: 14; y: 12
            width: parent.width - 28
            spacing: 6
            Words { objectName: "swapTitle"; width: parent.width; font.weight: Font.DemiBold; text: clubSeating.second > 0 ? clubSeating.firstName + " and " + clubSeating.secondName + " change places?" : clubSeating.firstName + ": choose with whom to change places." }
            Words { objectName: "swapFaults"; width: parent.width; visible: text !== ""; color: Theme.alarm; text: clubSeating.faults.length > 0 ? "That breaks what must hold: " + clubSeating.faults.join("; ") + "." : "" }
            Flow {
                width: parent.width
                spacing: 6
                Repeater {
                    model: clubSeating.cost
                    Words { required property var modelData; objectName: "swapCost"; width: Math.min(implicitWidth, words.width); rightPadding: 12; role: "small"; color: modelData.worse ? Theme.warning : Theme.accentDeep; text: modelData.text + "." }
                }
            }
            Flow {
                width: parent.width
                spacing: Theme.gap
                Push { objectName: "swap"; visible: clubSeating.second > 0; look: clubSeating.faults.length > 0 ? "alarm" : "accent"; text: clubSeating.faults.length > 0 ? "Swap all the same" : "Swap"; onClicked: clubSeating.swap() }
                Picker {
                    objectName: "chooseArmy"
                    visible: clubSeating.choosesArmies && clubSeating.second === 0
                    model: ["No army yet"].concat(clubSeating.armies.map(a => a.charAt(0).toUpperCase() + a.slice(1).replace(/-/g, " ")))
                    currentIndex: clubSeating.armies.indexOf(clubSeating.firstArmy) + 1
                    onActivated: index => { if (index > 0) clubSeating.setArmy(clubSeating.armies[index - 1]) }
                }
                Push { objectName: "leaveOut"; visible: clubSeating.second === 0; text: "No table this round"; onClicked: clubSeating.leaveOut() }
                Push { objectName: "unpick"; text: "Leave it"; onClicked: clubSeating.unpick() }
            }
        }
    }
}
