import QtQuick
import QtQuick.Templates as T
import Arbiter 1.0
import "."

// A card for each player.
Grid {
    id: root
    signal reveal(string seat)
    signal army(string seat)
    columns: 2
    spacing: Theme.gap
    Repeater {
        model: table.seats
        Card {
            id: card
            required property var modelData
            readonly property bool out: modelData.status !== "playing" && modelData.status !== "winner"
            objectName: "seat-" + modelData.seat
            width: (root.width - root.spacing) / 2
            height: hand.visible ? 86 + hand.implicitHeight : 84
            color: modelData.toAct ? Theme.accentSoft : Theme.surface
            border { color: modelData.toAct ? Theme.accent : Theme.line; width: modelData.toAct ? 2 : 1 }
            opacity: out ? 0.62 : 1
            Accessible.role: Accessible.Grouping
            Accessible.name: modelData.name + ", " + modelData.pointsText + " points, " + modelData.status
            BadgeItem { id: badge; x: 12; y: 12; width: 30; height: 30; seat: card.modelData.seat }
            Words {
                anchors { left: badge.right; leftMargin: 10; right: menu.left; top: parent.top; topMargin: 9 }
                text: card.modelData.player !== "" ? card.modelData.player : card.modelData.name
                font.weight: Font.DemiBold
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
            Words {
                anchors { left: badge.right; leftMargin: 10; right: menu.left; top: parent.top; topMargin: 29 }
                role: "tiny"
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                color: card.modelData.inCheck ? Theme.alarm : Theme.inkSoft
                font.weight: card.modelData.inCheck ? Font.Bold : Font.Normal
                text: {
                    const facts = []
                    if (card.modelData.inCheck) facts.push("in check")
                    if (card.modelData.status !== "playing") facts.push(card.modelData.status)
                    if (card.modelData.mayReact) facts.push("may react")
                    if (card.modelData.army !== "") facts.push(card.modelData.army)
                    if (card.modelData.player !== "") facts.push(card.modelData.name)
                    return facts.join(" · ")
                }
            }
            Push {
                id: menu
                objectName: "menu-" + card.modelData.seat
                anchors { right: parent.right; top: parent.top; margins: 4 }
                compact: true
                look: "quiet"
                glyph: "more"
                Accessible.name: "What " + card.modelData.name + " may say"
                onClicked: sheet.open()
            }
            Digits {
                x: 12
                anchors { bottom: hand.visible ? hand.top : parent.bottom; bottomMargin: hand.visible ? 2 : 10 }
                size: 19
                color: card.modelData.toAct ? Theme.accentDeep : Theme.inkSoft
                ms: { table.clock.shown; table.clock.active; return table.clock.used(card.modelData.seat) }
            }
            Row {
                anchors { right: parent.right; rightMargin: 14; bottom: hand.visible ? hand.top : parent.bottom; bottomMargin: hand.visible ? 0 : 6 }
                spacing: 4
                Words { text: card.modelData.pointsText; font { pixelSize: 24; weight: Font.Bold } }
                Words { role: "tiny"; text: "pts"; anchors { bottom: parent.bottom; bottomMargin: 4 } }
            }
            Words {
                id: hand
                anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: 12; rightMargin: 12; bottomMargin: 7 }
                visible: card.modelData.hand.length > 0
                role: "tiny"
                elide: Text.ElideRight
                maximumLineCount: 2
                text: "In hand: " + card.modelData.hand.map(h => (h.count > 1 ? h.count + " × " : "") + h.kind.replace(/-/g, " ")).join(", ")
            }
            Sheet {
                id: sheet
                width: 420
                title: card.modelData.name + (card.modelData.player !== "" ? ", " + card.modelData.player : "")
                body: [
                    Words {
                        width: parent.width
                        role: "soft"
                        text: card.modelData.announcements.length > 0 ? "What may be said at the table:" : "Nothing can be announced now."
                    },
                    Flow {
                        width: parent.width
                        spacing: Theme.gap
                        Repeater {
                            model: card.modelData.announcements
                            Push {
                                required property var modelData
                                objectName: "announce-" + modelData.action
                                text: modelData.text
                                onClicked: { sheet.close(); table.act(modelData.action) }
                            }
                        }
                    },
                    Push { objectName: "army-" + card.modelData.seat; width: parent.width; visible: card.modelData.armyId !== ""; glyph: "info"; text: "How to play " + card.modelData.army; onClicked: { sheet.close(); root.army(card.modelData.seat) } },
                    Push { width: parent.width; glyph: "eye"; text: "Look at what is hidden for others"; onClicked: { sheet.close(); root.reveal(card.modelData.seat) } }
                ]
                buttons: Push { text: "Close"; onClicked: sheet.close() }
            }
        }
    }
}
