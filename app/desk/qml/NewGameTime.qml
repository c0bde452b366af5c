// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// How much time there is: the game's usual one, a few that people play, or any that is written as arbiters do.
Column {
    id: root
    property bool own: false
    readonly property var usual: {
        const list = [{
                "text": qsTr("No clock"),
                "value": "none"
            }];
        const whole = Setup.usualTime.indexOf(" game") > 0;
        if (Setup.usualTime !== "none")
            list.unshift({
                    "text": (whole ? qsTr("%1 for the game") : qsTr("%1 each")).arg(Setup.usualTime.replace(" game", "")),
                    "value": Setup.usualTime
                });
        return list.concat([{
                    "text": qsTr("5 min + 3 s"),
                    "value": "5+3"
                }, {
                    "text": qsTr("15 min + 10 s"),
                    "value": "15+10"
                }, {
                    "text": qsTr("25 min each"),
                    "value": "25"
                }]);
    }
    readonly property bool listed: usual.some(one => one.value === Setup.time)
    width: parent.width
    spacing: 8
    Words {
        anchors.left: parent.left
        role: "large"
        text: qsTr("Time")
    }
    Flow {
        width: parent.width
        spacing: 8
        Repeater {
            model: root.usual
            OneOf {
                required property var modelData
                objectName: "time-" + modelData.value
                compact: true
                look: !root.own && Setup.time === modelData.value ? "chosen" : "plain"
                text: modelData.text
                onClicked: {
                    root.own = false;
                    Setup.time = modelData.value;
                }
            }
        }
        OneOf {
            objectName: "time-own"
            compact: true
            look: root.own || !root.listed ? "chosen" : "plain"
            text: qsTr("Another …")
            onClicked: {
                root.own = true;
                field.forceActiveFocus();
            }
        }
    }
    Field {
        id: field
        objectName: "timeControl"
        width: parent.width
        visible: root.own || !root.listed
        text: Setup.time
        placeholderText: "40/90:00+30, 30:00+30"
        Accessible.name: qsTr("Time control")
        onTextEdited: Setup.time = text
    }
    Words {
        width: parent.width
        visible: field.visible
        role: "small"
        text: {
            const simple = qsTr("5+3: minutes a player and seconds a move. 25 d5: a delay. 10:00 byo 3x30: byo-yomi.");
            return simple + " " + qsTr("60:00 game: one time for all. 5+3; N 3+3: a handicap for North.");
        }
    }
    Words {
        objectName: "timeError"
        width: parent.width
        visible: text !== ""
        role: "small"
        color: Theme.alarm
        text: Setup.timeError
    }
}
