// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// What is known of somebody; only the name is wanted.
Sheet {
    id: root
    property var who: ({
            "id": 0
        })
    property string error: ""
    function ask(person) {
        who = Object.assign({
                "id": 0,
                "name": ""
            }, person);
        error = "";
        open();
    }
    function said(field) {
        return who[field] !== undefined ? who[field] : "";
    }
    function say(field, text) {
        const other = Object.assign({}, who);
        other[field] = text;
        who = other;
        error = "";
    }
    function keep() {
        error = ClubPeople.keep(who);
        if (error === "")
            close();
    }
    readonly property int namesakes: said("name").trim() === "" ? 0 : ClubPeople.namesakes(said("name"), who.id)
    holds: false
    title: who.id > 0 ? qsTr("Edit") : qsTr("Somebody new")
    onOpened: name.forceActiveFocus()
    body: [
        Words {
            anchors.left: parent.left
            text: qsTr("Name")
            role: "small"
        },
        Field {
            id: name
            objectName: "personNameField"
            width: parent.width
            Accessible.name: qsTr("Name")
            text: root.said("name")
            onTextEdited: root.say("name", text)
            onAccepted: root.keep()
        },
        Words {
            objectName: "namesakes"
            width: parent.width
            visible: root.namesakes > 0
            role: "small"
            color: Theme.warning
            text: qsTr("The club knows %n people of that name already. They are told apart by their numbers.", "", root.namesakes)
        },
        Words {
            anchors.left: parent.left
            text: qsTr("Club")
            role: "small"
        },
        Field {
            objectName: "personClub"
            width: parent.width
            Accessible.name: qsTr("Club")
            text: root.said("club")
            onTextEdited: root.say("club", text)
        },
        Flow {
            width: parent.width
            spacing: 12
            Column {
                spacing: 4
                Words {
                    anchors.left: parent.left
                    text: qsTr("Year of birth")
                    role: "small"
                }
                Field {
                    objectName: "personBorn"
                    width: Theme.px(110)
                    inputMethodHints: Qt.ImhDigitsOnly
                    Accessible.name: qsTr("Year of birth")
                    text: root.said("birth_year")
                    onTextEdited: root.say("birth_year", text)
                }
            }
            Column {
                spacing: 4
                Words {
                    anchors.left: parent.left
                    text: qsTr("Title")
                    role: "small"
                }
                Field {
                    objectName: "personTitle"
                    width: Theme.px(90)
                    placeholderText: "FM"
                    Accessible.name: qsTr("Title")
                    text: root.said("title")
                    onTextEdited: root.say("title", text)
                }
            }
            Column {
                spacing: 4
                Words {
                    anchors.left: parent.left
                    text: qsTr("Federation")
                    role: "small"
                }
                Field {
                    objectName: "personFederation"
                    width: Theme.px(90)
                    placeholderText: "FRA"
                    Accessible.name: qsTr("Federation")
                    text: root.said("federation")
                    onTextEdited: root.say("federation", text)
                }
            }
            Column {
                spacing: 4
                Words {
                    anchors.left: parent.left
                    text: qsTr("Number there")
                    role: "small"
                }
                Field {
                    objectName: "personNumber"
                    width: Theme.px(130)
                    Accessible.name: qsTr("Number at the federation")
                    text: root.said("federation_id")
                    onTextEdited: root.say("federation_id", text)
                }
            }
        },
        Words {
            anchors.left: parent.left
            text: qsTr("Notes")
            role: "small"
        },
        Field {
            objectName: "personNotes"
            width: parent.width
            Accessible.name: qsTr("Notes")
            text: root.said("notes")
            onTextEdited: root.say("notes", text)
        },
        Words {
            objectName: "personError"
            width: parent.width
            visible: text !== ""
            color: Theme.alarm
            text: root.error
        }
    ]
    buttons: [
        Push {
            objectName: "keepPerson"
            look: "accent"
            text: root.who.id > 0 ? qsTr("Keep it") : root.namesakes > 0 ? qsTr("Add another one") : qsTr("Add")
            onClicked: root.keep()
        },
        Push {
            objectName: "closePerson"
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]
}
