// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// Which game, and how many it is for.
Column {
    id: root
    signal guide
    function summaryOf(rules) {
        if (!rules)
            return "";
        const players = qsTr("%n player(s)", "", rules.seats);
        return rules.armies > 0 ? players + " · " + qsTr("%n armies", "", rules.armies) : players;
    }
    width: parent.width
    spacing: 8
    Words {
        anchors.left: parent.left
        role: "large"
        text: qsTr("The game")
    }
    Picker {
        id: game
        objectName: "ruleset"
        what: qsTr("The game")
        width: parent.width
        textRole: "name"
        valueRole: "id"
        model: Setup.rulesets
        currentIndex: Array.from(Setup.rulesets).findIndex(r => r.id === Setup.ruleset)
        onActivated: index => Setup.ruleset = Setup.rulesets[index].id
    }
    Words {
        anchors.left: parent.left
        role: "small"
        text: {
            const r = Array.from(Setup.rulesets).find(r => r.id === Setup.ruleset);
            if (!r || Setup.boards === 1)
                return root.summaryOf(r);
            return qsTr("%1 players on %2 boards").arg(Setup.seats.length).arg(Setup.boards);
        }
    }
    Push {
        anchors.left: parent.left
        objectName: "guideNew"
        compact: true
        glyph: "info"
        text: qsTr("How it is played")
        visible: Setup.ruleset !== ""
        onClicked: root.guide()
    }
}
