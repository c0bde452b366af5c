// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter 1.0
import "."

// Two entries that are one person: whose page is open stays, and has the games of the other as well.
Sheet {
    id: root
    required property var confirm
    property var others: []
    function ask() {
        others = clubPeople.others(clubPeople.opened)
        who.currentIndex = -1
        open()
    }
    function merge() {
        const gone = others[who.currentIndex], kept = clubPeople.person
        close()
        confirm.ask({ title: "Is " + gone.name + " the same as " + kept.name + "?", text: "The games and seats of " + gone.name + " become those of " + kept.name + ", and only what is known of " + kept.name + " stays. This is not taken back.", yes: "They are one" }, () => clubPeople.merge(kept.id, gone.id))
    }
    holds: false
    title: "Who is " + (clubPeople.person.name !== undefined ? clubPeople.person.name : "") + " too?"
    body: [
        Words { width: parent.width; role: "soft"; text: "Somebody who is in the list twice, under two names or twice under one." },
        Picker { id: who; objectName: "mergeWith"; width: parent.width; textRole: "line"; displayText: currentIndex < 0 ? "Choose" : currentText; model: root.others.map(one => ({ id: one.id, line: one.detail !== "" ? one.name + " · " + one.detail : one.name })) }
    ]
    buttons: [
        Push { objectName: "merge"; look: "accent"; enabled: who.currentIndex >= 0; text: "They are one"; onClicked: root.merge() },
        Push { objectName: "closeMerge"; text: "Close"; onClicked: root.close() }
    ]
}
