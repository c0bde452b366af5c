import QtQuick
import Arbiter 1.0
import "."

// The time of the whole game.
Card {
    id: root
    height: 60
    color: table.clock.over ? Theme.alarmSoft : Theme.surface
    Digits {
        id: digits
        anchors { left: parent.left; leftMargin: 16; verticalCenter: parent.verticalCenter }
        size: Theme.clock
        color: table.clock.over ? Theme.alarm : Theme.ink
        ms: table.clock.shown
    }
    Words {
        anchors { left: digits.right; leftMargin: 12; right: toggle.left; verticalCenter: parent.verticalCenter }
        role: "small"
        text: table.clock.over ? "Time is over" : (table.clock.limited ? "left in the game" : "played") + (table.clock.running ? "" : "\nThe clock stands still")
    }
    Push {
        id: toggle
        objectName: "clock"
        anchors { right: parent.right; rightMargin: 8; verticalCenter: parent.verticalCenter }
        look: table.clock.running ? "plain" : "accent"
        glyph: table.clock.running ? "pause" : "play"
        text: table.clock.running ? "Pause" : "Start"
        enabled: !table.over && !table.clock.over
        visible: !table.clock.over
        onClicked: table.clock.toggle()
    }
    Push {
        anchors { right: parent.right; rightMargin: 8; verticalCenter: parent.verticalCenter }
        visible: table.clock.over && table.timeCanBeCalled && !table.over
        look: "accent"
        text: "Call time"
        onClicked: table.act("time")
    }
}
