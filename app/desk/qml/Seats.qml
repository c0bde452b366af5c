// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter 1.0
import "."

// A card for each player.
Grid {
    id: root
    signal said(string action)         // an announcement, to be asked about before it is made where it ends something
    property var game: table.current
    property bool room: false          // every card has room for a hand, so that none grows
    property real most: 100000         // height: where it does not do for cards one under another, they are lines
    signal reveal(string seat)
    signal handClicked(string seat, string kind)
    signal handDropped(string seat, string kind, var item, real x, real y)
    signal army(string seat)
    readonly property bool slim: columns === 1 && game.seats.length * (Theme.touch + Theme.px(38) + spacing) > most
    columns: width < Theme.px(330) ? 1 : 2
    spacing: Theme.gap
    Repeater {
        model: root.game.seats
        Card {
            id: card
            required property var modelData
            readonly property bool out: modelData.status !== "playing" && modelData.status !== "winner"
            objectName: "seat-" + modelData.clock
            readonly property int rows: Theme.touch + (root.slim ? 4 : Theme.px(38))    // name, and points
            width: (root.width - (root.columns - 1) * root.spacing) / root.columns
            height: rows + (hand.visible ? hand.height + 8 : root.room && !root.slim ? Theme.touch + 10 : 0)
            color: out ? Theme.sunken : modelData.toAct ? Theme.accentSoft : Theme.surface
            border { color: modelData.toAct ? Theme.accent : Theme.line; width: modelData.toAct ? 2 : 1 }
            Accessible.role: Accessible.Grouping
            Accessible.name: modelData.name + ", " + modelData.pointsText + " points, " + modelData.status
            BadgeItem { id: badge; x: 12; y: 10; width: 30; height: 30; opacity: card.out ? 0.5 : 1; seat: card.modelData.seat }
            Words {
                id: name
                anchors { left: badge.right; leftMargin: 10; right: root.slim ? score.left : menu.left; top: parent.top; topMargin: facts.text === "" && !root.slim ? badge.y + (badge.height - height) / 2 : 6 }
                text: card.modelData.player !== "" ? card.modelData.player : card.modelData.name
                font.weight: Font.DemiBold
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
            Words {
                id: facts
                anchors { left: root.slim ? time.right : badge.right; leftMargin: root.slim ? 8 : 10; right: root.slim ? score.left : menu.left; top: name.bottom; topMargin: 1 }
                role: "tiny"
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                color: card.modelData.inCheck ? Theme.alarm : Theme.inkSoft
                font.weight: card.modelData.inCheck ? Font.Bold : Font.Normal
                text: {
                    const told = []
                    if (card.modelData.inCheck) told.push("in check")
                    if (card.modelData.status !== "playing") told.push(card.modelData.status)
                    if (card.modelData.mayReact) told.push("may react")
                    if (card.modelData.army !== "") told.push(card.modelData.army)
                    if (card.modelData.player !== "") told.push(card.modelData.name)
                    return told.join(" · ")
                }
            }
            Push {
                id: menu
                objectName: "menu-" + card.modelData.clock
                anchors { right: parent.right; top: parent.top; margins: 2 }
                compact: true
                look: "quiet"
                glyph: "more"
                Accessible.name: "What " + card.modelData.name + " may say"
                onClicked: sheet.show(card.modelData.seat)
            }
            Digits {
                id: time
                x: root.slim ? badge.x + badge.width + 10 : 12
                y: root.slim ? name.y + name.height : Theme.touch + (Theme.px(34) - height) / 2
                size: root.slim ? Theme.px(14) : Theme.px(19)
                color: card.modelData.toAct ? Theme.accentDeep : Theme.inkSoft
                ms: { table.clock.shown; table.clock.active; return table.clock.used(card.modelData.clock) }
            }
            Row {
                id: score
                anchors { right: root.slim ? menu.left : parent.right; rightMargin: root.slim ? 2 : 14 }
                y: root.slim ? (Theme.touch - height) / 2 : Theme.touch + (Theme.px(34) - height) / 2
                spacing: 4
                Words { text: card.modelData.pointsText; font { pixelSize: Theme.title; weight: Font.Bold } }
                Words { role: "tiny"; text: "pts"; anchors { bottom: parent.bottom; bottomMargin: 4 } }
            }
            // What waits in the hand: clicked, or dragged to the board.
            Flow {
                id: hand
                anchors { left: parent.left; right: parent.right; bottom: parent.bottom; leftMargin: 10; rightMargin: 10; bottomMargin: 8 }
                visible: card.modelData.hand.length > 0
                spacing: 2
                Repeater {
                    model: card.modelData.hand
                    Item {
                        id: held
                        required property var modelData
                        objectName: "hand-" + card.modelData.clock + "-" + modelData.kind
                        width: 44; height: 44
                        Accessible.role: Accessible.Button
                        Accessible.name: modelData.count + " " + modelData.kind.replace(/-/g, " ") + (table.ownName(modelData.kind) !== "" ? ", " + table.ownName(modelData.kind) + "," : "") + " in hand"
                        Rectangle { anchors.fill: parent; radius: 6; color: Theme.sunken; border { color: grip.containsMouse && grip.enabled ? Theme.accent : Theme.line } }
                        Item {
                            x: grip.dragging ? grip.mouseX - width / 2 : 4
                            y: grip.dragging ? grip.mouseY - height / 2 : 4
                            width: 36; height: 36
                            scale: grip.dragging ? 1.6 : 1
                            z: 50
                            PieceItem { anchors.fill: parent; kind: held.modelData.kind; army: card.modelData.seat; controller: card.modelData.seat; badge: false; token: table.wedges ? "wedge" : "standing" }
                        }
                        Rectangle {
                            visible: held.modelData.count > 1
                            anchors { right: parent.right; bottom: parent.bottom }
                            width: 18; height: 18; radius: 9
                            color: Theme.accent
                            Text { anchors.centerIn: parent; text: held.modelData.count; color: "white"; font { pixelSize: 12; weight: Font.Bold } }
                        }
                        MouseArea {
                            id: grip
                            anchors.fill: parent
                            hoverEnabled: true
                            preventStealing: true
                            enabled: card.modelData.toAct
                            property point start
                            property bool dragging: false
                            cursorShape: dragging ? Qt.ClosedHandCursor : Qt.PointingHandCursor
                            onPressed: mouse => start = Qt.point(mouse.x, mouse.y)
                            onPositionChanged: mouse => { if (pressed && Math.abs(mouse.x - start.x) + Math.abs(mouse.y - start.y) > 10) dragging = true }
                            onReleased: mouse => {
                                const was = dragging
                                dragging = false
                                if (was) root.handDropped(card.modelData.seat, held.modelData.kind, held, mouse.x, mouse.y)
                                else root.handClicked(card.modelData.seat, held.modelData.kind)
                            }
                            onCanceled: dragging = false
                        }
                    }
                }
            }
        }
    }
    // What a player may say; it stays open while the game goes on behind it.
    Sheet {
        id: sheet
        property string seat: ""
        readonly property var who: root.game.seats.find(s => s.seat === seat) || ({ name: "", player: "", announcements: [], armyId: "", army: "" })
        function show(whose) { seat = whose; open() }
        width: Math.min(460, parent.width - 48)
        title: who.name + (who.player !== "" ? ", " + who.player : "")
        body: [
            Words {
                width: parent.width
                role: "soft"
                text: sheet.who.announcements.length > 0 ? "What may be said at the table:" : "Nothing can be announced now."
            },
            Flow {
                width: parent.width
                spacing: Theme.gap
                Repeater {
                    model: sheet.who.announcements
                    Push {
                        required property var modelData
                        objectName: "announce-" + modelData.action
                        text: modelData.text
                        onClicked: { sheet.close(); root.said(modelData.action) }
                    }
                }
            },
            Push { objectName: "army-" + sheet.seat; width: parent.width; visible: sheet.who.armyId !== ""; glyph: "info"; text: "How to play " + sheet.who.army; onClicked: { sheet.close(); root.army(sheet.seat) } },
            Push { objectName: "lookHidden-" + sheet.seat; width: parent.width; glyph: "eye"; text: "Look at what is hidden for others"; onClicked: { sheet.close(); root.reveal(sheet.seat) } }
        ]
        buttons: Push { objectName: "closeMenu"; text: "Close"; onClicked: sheet.close() }
    }
}
