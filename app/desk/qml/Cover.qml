// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// Secrets: the screen is covered until it is in the right hands, and covered again before it is handed back.
Rectangle {
    id: root
    property var game: Table.current
    property string seat: ""
    property string stage: "closed"    // closed, handing, shown, back
    property var secrets: []
    readonly property string who: Table.seatName(seat) + (game.name !== "" ? " of " + game.name.toLowerCase() : "")
    signal answer(string action)
    function open(at, who) {
        game = at;
        seat = who;
        stage = "handing";
        forceActiveFocus();
    }
    function close() {
        stage = "closed";
        secrets = [];
    }
    // Whoever waits for the screen does not think; the clock is held until it is back.
    onStageChanged: stage === "closed" ? Table.clock.letGo(root) : Table.clock.hold(root)
    visible: stage !== "closed"
    color: Theme.rail
    z: 100
    MouseArea {
        objectName: "shield"
        anchors.fill: parent
    }
    Column {
        anchors.centerIn: parent
        width: Math.min(680, parent.width - 80)
        spacing: 20
        BadgeItem {
            width: 84
            height: 84
            anchors.horizontalCenter: parent.horizontalCenter
            seat: root.seat
        }
        Words {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            color: Theme.railBright
            font {
                pixelSize: Theme.clock
                weight: Font.DemiBold
            }
            text: {
                if (root.stage === "handing")
                    return qsTr("Hand the screen to %1").arg(root.who);
                return root.stage === "shown" ? qsTr("For %1 only").arg(root.who) : qsTr("Hand the screen back");
            }
        }
        Words {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            color: Theme.railInk
            font.pixelSize: Theme.large
            text: {
                if (root.stage === "handing")
                    return qsTr("Nobody else may look. Nothing is shown before you press the button.");
                return root.stage === "shown" ? "" : qsTr("What was shown is covered again.");
            }
            visible: text !== ""
        }
        Words {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            color: Theme.railInk
            visible: Table.clock.wanted
            text: qsTr("The clock stands still until the screen is back.")
        }
        Push {
            objectName: "uncover"
            visible: root.stage === "handing"
            anchors.horizontalCenter: parent.horizontalCenter
            look: "accent"
            glyph: "eye"
            text: qsTr("I am %1: show").arg(root.who)
            onClicked: {
                root.secrets = root.game.secretsOf(root.seat);
                root.stage = "shown";
            }
        }
        Card {
            visible: root.stage === "shown"
            width: parent.width
            height: Math.min(Math.max(Theme.px(120), root.height - Theme.px(330)), list.implicitHeight + 32)
            Flickable {
                anchors {
                    fill: parent
                    margins: 16
                }
                contentHeight: list.implicitHeight
                boundsBehavior: Flickable.StopAtBounds
                clip: true
                Column {
                    id: list
                    width: parent.width
                    spacing: 8
                    Repeater {
                        model: root.secrets
                        Words {
                            required property string modelData
                            width: parent.width
                            text: modelData
                        }
                    }
                    Words {
                        visible: root.secrets.length === 0 && choice.shown.length === 0
                        width: parent.width
                        role: "soft"
                        text: qsTr("Nothing is hidden for you in this game now.")
                    }
                    Answers {
                        id: choice
                        game: root.game
                        width: parent.width
                        secrets: true
                        large: true
                        seat: root.stage === "shown" ? root.seat : "-"
                        onAnswer: action => {
                            root.stage = "back";
                            root.secrets = [];
                            root.answer(action);
                        }
                    }
                }
            }
        }
        Push {
            objectName: "cover-again"
            visible: root.stage === "shown"
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("Cover it again")
            onClicked: {
                root.secrets = [];
                root.stage = "back";
            }
        }
        Push {
            objectName: "uncover-done"
            visible: root.stage !== "shown"
            anchors.horizontalCenter: parent.horizontalCenter
            text: root.stage === "back" ? qsTr("Go on with the game") : qsTr("Not now")
            onClicked: root.close()
        }
    }
}
