// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// Two entries that are one person: whose page is open stays, and has the games of the other as well.
Sheet {
    id: root
    required property var confirm
    property var others: []
    readonly property string merged: {
        const what = qsTr("The games and seats of %1 become those of %2, and only what is known of %2 stays.");
        return what + " " + qsTr("This is not taken back.");
    }
    readonly property var person: ClubPeople.person
    function ask() {
        others = ClubPeople.others(ClubPeople.opened);
        who.currentIndex = -1;
        open();
    }
    function merge() {
        const gone = others[who.currentIndex], kept = ClubPeople.person;
        close();
        confirm.ask({
                "title": qsTr("Is %1 the same as %2?").arg(gone.name).arg(kept.name),
                "text": root.merged.arg(gone.name).arg(kept.name),
                "yes": qsTr("They are one")
            }, () => ClubPeople.merge(kept.id, gone.id));
    }
    holds: false
    title: qsTr("Who is %1 too?").arg(person.name !== undefined ? person.name : "")
    body: [
        Words {
            width: parent.width
            role: "soft"
            text: qsTr("Somebody who is in the list twice, under two names or twice under one.")
        },
        Picker {
            id: who
            objectName: "mergeWith"
            width: parent.width
            textRole: "line"
            displayText: currentIndex < 0 ? qsTr("Choose") : currentText
            model: root.others.map(one => ({
                            "id": one.id,
                            "line": one.detail !== "" ? one.name + " · " + one.detail : one.name
                        }))
        }
    ]
    buttons: [
        Push {
            objectName: "merge"
            look: "accent"
            enabled: who.currentIndex >= 0
            text: qsTr("They are one")
            onClicked: root.merge()
        },
        Push {
            objectName: "closeMerge"
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]
}
