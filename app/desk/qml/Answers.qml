import QtQuick
import Arbiter 1.0
import "."

// What may be answered now: made from the legal actions, in words, one word at a time where there are many.
Column {
    id: root
    property string selected: ""
    property bool secrets: false       // only what is set behind the cover
    property string seat: ""           // with secrets: whose
    signal answer(string action)
    signal reveal(string seat)
    spacing: Theme.gap
    readonly property var shown: table.choices.groups.filter(g => secrets ? g.kind === "secret" && g.seat === seat : g.kind !== "moves" && g.kind !== "secret")
    readonly property var hidden: secrets ? [] : table.choices.groups.filter(g => g.kind === "secret").map(g => g.seat).filter((s, i, all) => all.indexOf(s) === i)

    Repeater {
        model: root.hidden
        Rectangle {
            required property string modelData
            width: root.width
            height: 64
            radius: Theme.radius
            color: Theme.rail
            Words { anchors { left: parent.left; leftMargin: 16; right: hand.left; verticalCenter: parent.verticalCenter } color: "white"; text: table.seatName(modelData) + " sets something hidden" }
            Push { id: hand; objectName: "reveal-" + modelData; anchors { right: parent.right; rightMargin: 10; verticalCenter: parent.verticalCenter } look: "accent"; glyph: "eye"; text: "Hand over"; onClicked: root.reveal(modelData) }
        }
    }
    Repeater {
        model: root.shown
        Card {
            id: group
            required property var modelData
            objectName: "group-" + modelData.key
            width: root.width
            height: inside.implicitHeight + 24
            border { color: modelData.kind === "answer" || modelData.kind === "reaction" ? Theme.accent : Theme.line; width: modelData.kind === "answer" || modelData.kind === "reaction" ? 2 : 1 }
            Column {
                id: inside
                x: 14; y: 12
                width: parent.width - 28
                spacing: 10
                Item {
                    width: parent.width
                    height: Math.max(24, title.implicitHeight)
                    Words {
                        id: title
                        anchors { left: parent.left; right: undo.left; verticalCenter: parent.verticalCenter }
                        font.weight: Font.DemiBold
                        text: {
                            const g = group.modelData
                            const who = g.kind === "reaction" ? g.seatName + " may react: " : g.kind === "power" ? "Power: " : ""
                            return who + g.title + (g.said !== "" ? ": " + g.said : "")
                        }
                    }
                    Push { id: undo; anchors { right: parent.right; verticalCenter: parent.verticalCenter } compact: true; visible: group.modelData.said !== ""; look: "quiet"; glyph: "back"; text: "Back"; onClicked: table.choices.back(group.modelData.key) }
                }
                Flow {
                    width: parent.width
                    spacing: 6
                    Repeater {
                        model: group.modelData.items
                        Push {
                            required property var modelData
                            objectName: "say-" + modelData.token
                            compact: group.modelData.items.length > 8
                            look: group.modelData.items.length === 1 ? "accent" : "plain"
                            text: modelData.text + (modelData.count > 1 ? " …" : "")
                            onClicked: {
                                if (modelData.action !== "") root.answer(modelData.action)
                                else {
                                    const action = table.choices.say(group.modelData.key, modelData.token)
                                    if (action !== "") root.answer(action)
                                }
                            }
                        }
                    }
                }
                Words { visible: group.modelData.more > 0; width: parent.width; role: "small"; text: "… and " + group.modelData.more + " more: click the square on the board." }
            }
        }
    }
}
