// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// What may be said now beside the question strip: powers and placements, made from the legal actions, one word at a time
// where there are many. Behind the cover: what a seat may hide.
Column {
    id: root
    property var game: Table.current
    property bool secrets: false       // only what is set behind the cover
    property string seat: ""           // with secrets: whose
    readonly property int buttonHeight: secrets ? Theme.px(52) : Theme.touch
    signal answer(string action)
    spacing: Theme.gap
    // What the strip asks is not offered once more.
    function asked(kind) {
        if (kind === "turn" || kind === "place")
            return game.decision !== "move" && game.decision !== "";
        return kind === "answer" || kind === "dice" || kind === "reaction";
    }
    function isSecret(kind) {
        return kind === "secret" || kind === "hidden";
    }
    readonly property var shown: Array.from(root.game.choices.groups).filter(group => {
            if (secrets)
                return isSecret(group.kind) && group.seat === seat;
            return group.kind !== "moves" && !isSecret(group.kind) && !asked(group.kind);
        })
    readonly property bool empty: shown.length === 0

    Repeater {
        model: root.shown
        Card {
            id: group
            required property var modelData
            objectName: "group-" + modelData.key
            width: root.width
            height: inside.implicitHeight + 2 * inside.y
            Column {
                id: inside
                x: 14
                y: 12
                width: parent.width - 28
                spacing: 10
                Item {
                    width: parent.width
                    height: Math.max(24, title.implicitHeight)
                    Words {
                        id: title
                        anchors {
                            left: parent.left
                            right: undo.visible ? undo.left : parent.right
                            verticalCenter: parent.verticalCenter
                        }
                        font {
                            weight: Font.DemiBold
                            pixelSize: root.secrets ? Theme.px(20) : Theme.body
                        }
                        text: {
                            const g = group.modelData;
                            const said = g.said !== "" ? ": " + g.said : "";
                            const where = root.game.name !== "" && !root.secrets ? root.game.name + ": " : "";
                            if (g.kind === "power")
                                return where + qsTr("Power: %1").arg(g.title) + said;
                            const sentence = root.secrets ? root.game.questions.sentence(g) : "";
                            return where + (sentence !== "" && said === "" ? sentence : g.title + said);
                        }
                    }
                    Push {
                        id: undo
                        anchors {
                            right: parent.right
                            verticalCenter: parent.verticalCenter
                        }
                        compact: true
                        visible: group.modelData.said !== ""
                        look: "quiet"
                        glyph: "back"
                        text: qsTr("Back")
                        onClicked: root.game.choices.back(group.modelData.key)
                    }
                }
                Flow {
                    width: parent.width
                    spacing: 6
                    Repeater {
                        model: group.modelData.items
                        Push {
                            required property var modelData
                            objectName: "say-" + modelData.token
                            compact: group.modelData.items.length > (root.secrets ? 12 : 8)
                            implicitHeight: compact ? Theme.touch : root.buttonHeight
                            font.pixelSize: compact ? Theme.px(14) : root.secrets ? Theme.large : Theme.body
                            look: group.modelData.items.length === 1 ? "accent" : "plain"
                            text: modelData.text + (modelData.count > 1 ? " …" : "")
                            onClicked: {
                                const done = modelData.action !== "";
                                const action = done ? modelData.action : root.game.choices.say(group.modelData.key, modelData.token);
                                if (action !== "")
                                    root.answer(action);
                            }
                        }
                    }
                }
                Words {
                    visible: group.modelData.more > 0
                    width: parent.width
                    role: "small"
                    text: qsTr("… and %n more: click the square on the board.", "", group.modelData.more)
                }
            }
        }
    }
}
