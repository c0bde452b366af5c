// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter 1.0
import "."

// Secrets: the screen is covered until it is in the right hands, and covered again before it is handed back.
Rectangle {
    id: root
    property var game: table.current
    property string seat: ""
    property string stage: "closed"    // closed, handing, shown, back
    property var secrets: []
    readonly property string who: table.seatName(seat) + (game.name !== "" ? " of " + game.name.toLowerCase() : "")
    signal answer(string action)
    function open(at, who) { game = at; seat = who; stage = "handing"; forceActiveFocus() }
    function close() { stage = "closed"; secrets = [] }
    // Whoever waits for the screen does not think; the clock is held until it is back.
    onStageChanged: stage === "closed" ? table.clock.letGo(root) : table.clock.hold(root)
    visible: stage !== "closed"
    color: Theme.rail
    z: 100
    MouseArea { objectName: "shield"; anchors.fill: parent }
    Column {
        anchors.centerIn: parent
        width: Math.min(680, parent.width - 80)
        spacing: 20
        BadgeItem { width: 84; height: 84; anchors.horizontalCenter: parent.horizontalCenter; seat: root.seat }
        Words {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            color: "white"
            font { pixelSize: Theme.clock; weight: Font.DemiBold }
            text: root.stage === "handing" ? "Hand the screen to " + root.who
                : root.stage === "shown" ? "For " + root.who + " only" : "Hand the screen back"
        }
        Words {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            color: Theme.railInk
            font.pixelSize: Theme.large
            text: root.stage === "handing" ? "Nobody else may look. Nothing is shown before you press the button."
                : root.stage === "shown" ? "" : "What was shown is covered again."
            visible: text !== ""
        }
        Words { width: parent.width; horizontalAlignment: Text.AlignHCenter; color: Theme.railInk; visible: table.clock.wanted; text: "The clock stands still until the screen is back." }
        Push {
            objectName: "uncover"
            visible: root.stage === "handing"
            anchors.horizontalCenter: parent.horizontalCenter
            look: "accent"
            glyph: "eye"
            text: "I am " + root.who + ": show"
            onClicked: { root.secrets = root.game.secretsOf(root.seat); root.stage = "shown" }
        }
        Card {
            visible: root.stage === "shown"
            width: parent.width
            height: Math.min(Math.max(Theme.px(120), root.height - Theme.px(330)), list.implicitHeight + 32)
            Flickable {
                anchors { fill: parent; margins: 16 }
                contentHeight: list.implicitHeight
                boundsBehavior: Flickable.StopAtBounds
                clip: true
                Column {
                    id: list
                    width: parent.width
                    spacing: 8
                    Repeater { model: root.secrets; Words { required property string modelData; width: parent.width; text: modelData } }
                    Words { visible: root.secrets.length === 0 && choice.shown.length === 0; width: parent.width; role: "soft"; text: "Nothing is hidden for you in this game now." }
                    Answers {
                        id: choice
                        game: root.game
                        width: parent.width
                        secrets: true
                        large: true
                        seat: root.stage === "shown" ? root.seat : "-"
                        onAnswer: action => { root.stage = "back"; root.secrets = []; root.answer(action) }
                    }
                }
            }
        }
        Push { objectName: "cover-again"; visible: root.stage === "shown"; anchors.horizontalCenter: parent.horizontalCenter; text: "Cover it again"; onClicked: { root.secrets = []; root.stage = "back" } }
        Push { objectName: "uncover-done"; visible: root.stage !== "shown"; anchors.horizontalCenter: parent.horizontalCenter; text: root.stage === "back" ? "Go on with the game" : "Not now"; onClicked: root.close() }
    }
}
