// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter 1.0
import "."

// The time of the whole game, and why it stands where it does.
Card {
    id: root
    signal said(string action)
    height: Math.max(60, Theme.touch + 12)
    color: table.clock.over ? Theme.alarmSoft : table.clock.paused && !table.over ? Theme.warningSoft : Theme.surface
    Digits {
        id: digits
        anchors { left: parent.left; leftMargin: 16; verticalCenter: parent.verticalCenter }
        size: Theme.clock
        color: table.clock.over ? Theme.alarm : Theme.ink
        ms: table.clock.shown
    }
    Words {
        objectName: "clockText"
        anchors { left: digits.right; leftMargin: 12; right: toggle.left; rightMargin: 8; verticalCenter: parent.verticalCenter }
        role: "small"
        maximumLineCount: 3
        elide: Text.ElideRight
        text: table.clock.sentence !== "" ? table.clock.sentence : table.clock.limited ? "left in the game" : "played"
    }
    Push {
        id: toggle
        objectName: "clock"
        anchors { right: parent.right; rightMargin: 8; verticalCenter: parent.verticalCenter }
        look: table.clock.wanted ? "plain" : "accent"
        glyph: table.clock.wanted ? "pause" : "play"
        text: table.clock.wanted ? "Pause" : "Start"
        enabled: !table.over && !table.clock.over
        visible: !table.clock.over
        onClicked: table.clock.toggle()
    }
    Push {
        anchors { right: parent.right; rightMargin: 8; verticalCenter: parent.verticalCenter }
        visible: table.clock.over && table.timeCanBeCalled && !table.over
        look: "accent"
        text: "Call time"
        onClicked: root.said("time")
    }
}
