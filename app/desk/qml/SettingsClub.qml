// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// The club's server: where it is, this table's key for it, and how far it is told.
SettingsCard {
    id: root
    property string wrong: ""
    title: qsTr("The club's server")
    function save() {
        wrong = ClubLink.choose(address.text, key.text);
        if (wrong === "")
            key.text = "";
    }
    Words {
        width: parent.width
        role: "soft"
        text: {
            const phones = qsTr("With an address, slips and screen have codes with which players' phones sign in.");
            const games = qsTr("With a key, this table takes its games from the server and tells it of them.");
            return phones + " " + games + " " + qsTr("Without a network everything goes on.");
        }
    }
    Words {
        width: parent.width
        role: "small"
        text: qsTr("Address")
    }
    Field {
        id: address
        objectName: "clubAddress"
        width: parent.width
        text: ClubLink.address
        placeholderText: "http://192.168.1.5:8642"
        Accessible.name: qsTr("Address of the club's server")
        inputMethodHints: Qt.ImhUrlCharactersOnly | Qt.ImhNoAutoUppercase
        onAccepted: root.save()
    }
    Words {
        width: parent.width
        role: "small"
        text: {
            if (ClubLink.keyed)
                return qsTr("Key: this table has one. Another one takes its place.");
            return qsTr("Key: the club makes one with “arbiter club keys new table”.");
        }
    }
    Field {
        id: key
        objectName: "clubKey"
        width: parent.width
        echoMode: TextInput.Password
        placeholderText: qsTr("Key of this table")
        Accessible.name: qsTr("Key of this table")
        inputMethodHints: Qt.ImhHiddenText | Qt.ImhNoAutoUppercase | Qt.ImhNoPredictiveText
        onAccepted: root.save()
    }
    Flow {
        width: parent.width
        spacing: Theme.gap
        Push {
            objectName: "saveClub"
            look: "accent"
            text: qsTr("Take this server")
            onClicked: root.save()
        }
        Push {
            objectName: "forgetKey"
            visible: ClubLink.keyed
            text: qsTr("Give the key up")
            onClicked: ClubLink.forgetKey()
        }
    }
    Words {
        objectName: "clubWrong"
        width: parent.width
        visible: root.wrong !== ""
        color: Theme.alarm
        text: root.wrong
    }
    Words {
        objectName: "clubState"
        width: parent.width
        visible: ClubLink.state !== ""
        color: ClubLink.level === "alarm" ? Theme.alarm : ClubLink.level === "warning" ? Theme.warning : Theme.accentDeep
        text: ClubLink.state
    }
}
