// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// The time of the whole game, and why it stands where it does.
Card {
    id: root
    signal said(string action)
    height: Math.max(60, Theme.touch + 12, said.implicitHeight + 12)
    color: Table.clock.over ? Theme.alarmSoft : Table.clock.paused && !Table.over ? Theme.warningSoft : Theme.surface
    Digits {
        id: digits
        anchors {
            left: parent.left
            leftMargin: 16
            verticalCenter: parent.verticalCenter
        }
        size: Theme.clock
        color: Table.clock.over ? Theme.alarm : Theme.ink
        ms: Table.clock.shown
    }
    Words {
        id: said
        objectName: "clockText"
        anchors {
            left: digits.right
            leftMargin: 12
            right: toggle.left
            rightMargin: 8
            verticalCenter: parent.verticalCenter
        }
        role: "small"
        text: Table.clock.sentence !== "" ? Table.clock.sentence : Table.clock.limited ? qsTr("left in the game") : qsTr("played")
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
        text: Table.clock.wanted ? qsTr("Pause") : qsTr("Start")
        enabled: !Table.over && !Table.clock.over
        visible: !Table.clock.over
        onClicked: Table.clock.toggle()
    }
    Push {
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
