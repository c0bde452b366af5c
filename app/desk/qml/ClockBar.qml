// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// The time of the whole game, and why it stands where it does.
Card {
    id: root
    signal said(string action)
    signal adjust             // the arbiter wants to set the clocks
    // Then the button shows its sign alone: why the clocks stand is worth more than its word.
    readonly property bool cramped: width - digits.width - setting.width - toggle.longest < Theme.px(150)
    readonly property bool hurried: Table.clock.limited && Table.clock.tone !== "calm" && !Table.over
    height: Math.max(60, Theme.touch + 12, said.implicitHeight + 12)
    color: {
        if (Table.clock.over || (Table.clock.fallen.length > 0 && !Table.over))
            return Theme.alarmSoft;
        return (Table.clock.paused && !Table.over) || root.hurried ? Theme.warningSoft : Theme.surface;
    }
    // Short time is told by shape as well: a thicker frame.
    border {
        width: root.hurried ? 3 : 1
        color: root.hurried ? (Table.clock.tone === "low" ? Theme.warning : Theme.alarm) : Theme.line
    }
    Digits {
        id: digits
        anchors {
            left: parent.left
            leftMargin: 16
            verticalCenter: parent.verticalCenter
        }
        // Where each player has a clock, the game's own is of interest to few.
        visible: Table.clock.limited || !Table.clock.seatsLimited
        width: visible ? implicitWidth : 0
        size: Theme.clock
        color: Table.clock.over || Table.clock.tone === "last" ? Theme.alarm : Theme.ink
        ms: Table.clock.limited ? Math.ceil(Table.clock.shown / 1000) * 1000 : Table.clock.shown
    }
    Words {
        id: said
        objectName: "clockText"
        anchors {
            left: digits.right
            leftMargin: digits.visible ? 12 : 0
            right: setting.left
            rightMargin: 4
            verticalCenter: parent.verticalCenter
        }
        role: "small"
        text: {
            if (Table.clock.sentence !== "")
                return Table.clock.sentence;
            if (Table.clock.limited)
                return qsTr("left in the game");
            return Table.clock.seatsLimited ? qsTr("Time a player: %1").arg(Table.clock.control) : qsTr("played");
        }
    }
    Push {
        id: setting
        objectName: "setClocks"
        anchors {
            right: Table.clock.over || Table.over ? parent.right : toggle.left
            rightMargin: Table.clock.over && Table.timeCanBeCalled ? time.width + 12 : 2
            verticalCenter: parent.verticalCenter
        }
        visible: !Table.over
        width: visible ? implicitWidth : 0
        compact: true
        look: "quiet"
        glyph: "pencil"
        Accessible.name: qsTr("Set the clocks")
        onClicked: root.adjust()
    }
    Push {
        id: toggle
        objectName: "clock"
        anchors {
            right: parent.right
            rightMargin: 8
            verticalCenter: parent.verticalCenter
        }
        look: Table.clock.wanted ? "plain" : "accent"
        glyph: Table.clock.wanted ? "pause" : "play"
        readonly property string word: Table.clock.wanted ? qsTr("Pause") : qsTr("Start")
        readonly property real longest: Theme.px(11) * word.length + Theme.px(56)    // wide enough for its word
        text: root.cramped ? "" : word
        Accessible.name: word
        enabled: !Table.over && !Table.clock.over
        visible: !Table.clock.over && !Table.over
        onClicked: Table.clock.toggle()
    }
    Push {
        id: time
        anchors {
            right: parent.right
            rightMargin: 8
            verticalCenter: parent.verticalCenter
        }
        visible: Table.clock.over && Table.timeCanBeCalled && !Table.over
        look: "accent"
        text: qsTr("Call time")
        onClicked: root.said("time")
    }
}
