// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// What is said aloud, and the sounds of the clocks.
SettingsCard {
    id: root
    title: qsTr("Voice and sounds")
    Segments {
        objectName: "voice"
        width: parent.width
        fill: true
        options: [{
                "text": qsTr("Off"),
                "value": "off"
            }, {
                "text": qsTr("Short"),
                "value": "short"
            }, {
                "text": qsTr("Full"),
                "value": "full"
            }]
        value: Voice.mode
        onPicked: value => Voice.choose(value)
    }
    Words {
        width: parent.width
        role: "small"
        text: {
            if (Voice.mode === "off")
                return qsTr("Nothing is said.");
            if (Voice.mode === "short")
                return qsTr("The move, check and mate, who is out, the end, and when time is short.");
            return qsTr("Effects, points, what hands must do and what is asked as well. What is hidden is never said.");
        }
    }
    Words {
        objectName: "voiceTrouble"
        width: parent.width
        visible: text !== ""
        color: Theme.warning
        text: Voice.trouble
    }
    Words {
        objectName: "voiceSpeaking"
        width: parent.width
        role: "small"
        visible: Voice.speaking !== ""
        text: qsTr("Spoken by: %1").arg(Voice.speaking)
    }
    Toggle {
        objectName: "sounds"
        width: parent.width
        text: qsTr("Sounds when time is short")
        checked: Voice.sounds
        onToggled: Voice.chooseSounds(checked)
    }
    Push {
        anchors.left: parent.left
        objectName: "tryVoice"
        text: qsTr("Try it")
        onClicked: Voice.tryOut()
    }
}
