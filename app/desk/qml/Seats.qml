// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// A card for each player.
Grid {
    id: root
    signal said(string action)         // an announcement, to be asked about before it is made where it ends something
    property var game: Table.current
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
            border {
                color: modelData.toAct ? Theme.accent : Theme.line
                width: modelData.toAct ? 2 : 1
            }
            Accessible.role: Accessible.Grouping
            Accessible.name: qsTr("%1, %2 points, %3").arg(modelData.name).arg(modelData.pointsText).arg(modelData.statusText)
            BadgeItem {
                id: badge
                x: Theme.mirrored ? parent.width - width - 12 : 12
                y: 10
                width: 30
                height: 30
                opacity: card.out ? 0.5 : 1
                seat: card.modelData.seat
            }
            Words {
                id: name
                anchors {
                    left: badge.right
                    leftMargin: 10
                    right: root.slim ? score.left : menu.left
                    top: parent.top
                    topMargin: facts.text === "" && !root.slim ? badge.y + (badge.height - height) / 2 : 6
                }
                text: card.modelData.player !== "" ? card.modelData.player : card.modelData.name
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(11)
                font.weight: Font.DemiBold
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
            Words {
                id: facts
                anchors {
                    left: root.slim ? time.right : badge.right
                    leftMargin: root.slim ? 8 : 10
                    right: root.slim ? score.left : menu.left
                    top: name.bottom
                    topMargin: 1
                }
                role: "tiny"
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(9)
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                color: card.modelData.inCheck ? Theme.alarm : Theme.inkSoft
                font.weight: card.modelData.inCheck ? Font.Bold : Font.Normal
                text: {
                    const told = [];
                    if (card.modelData.inCheck)
                        told.push(qsTr("in check"));
                    if (card.modelData.status !== "playing")
                        told.push(card.modelData.statusText);
                    if (time.shown.note !== "")
                        told.push(time.shown.note);
                    if (card.modelData.mayReact)
                        told.push(qsTr("may react"));
                    if (card.modelData.army !== "")
                        told.push(card.modelData.army);
                    // The badge says it as well: beside something else there may be no room.
                    if (card.modelData.player !== "" && (told.length === 0 || root.columns === 1))
                        told.push(card.modelData.name);
                    return told.join(" · ");
                }
            }
            Push {
                id: menu
                objectName: "menu-" + card.modelData.clock
                anchors {
                    right: parent.right
                    top: parent.top
                    margins: 2
                }
                compact: true
                look: "quiet"
                glyph: "more"
                Accessible.name: qsTr("What %1 may say").arg(card.modelData.name)
                onClicked: sheet.show(card.modelData.seat)
            }
            SeatTime {
                id: time
                objectName: "time-" + card.modelData.clock
                readonly property real lead: root.slim ? 12 + badge.width + 10 : 12
                x: Theme.mirrored ? parent.width - width - lead : lead
                y: root.slim ? name.y + name.height : Theme.touch + (Theme.px(34) - height) / 2
                seat: card.modelData.clock
                size: root.slim ? Theme.px(14) : Theme.px(19)
                ink: card.modelData.toAct ? Theme.accentDeep : Theme.inkSoft
            }
            Row {
                id: score
                anchors {
                    right: root.slim ? menu.left : parent.right
                    rightMargin: root.slim ? 2 : 14
                }
                y: root.slim ? (Theme.touch - height) / 2 : Theme.touch + (Theme.px(34) - height) / 2
                spacing: 4
                Words {
                    text: card.modelData.pointsText
                    font {
                        pixelSize: Theme.title
                        weight: Font.Bold
                    }
                }
                Words {
                    role: "tiny"
                    text: qsTr("pts")
                    anchors {
                        bottom: parent.bottom
                        bottomMargin: 4
                    }
                }
            }
            // What waits in the hand: clicked, or dragged to the board.
            Flow {
                id: hand
                anchors {
                    left: parent.left
                    right: parent.right
                    bottom: parent.bottom
                    leftMargin: 10
                    rightMargin: 10
                    bottomMargin: 8
                }
                visible: card.modelData.hand.length > 0
                spacing: 2
                Repeater {
                    model: card.modelData.hand
                    HandPiece {
                        id: held
                        owner: card.modelData
                        onClicked: kind => root.handClicked(card.modelData.seat, kind)
                        onDropped: (kind, x, y) => root.handDropped(card.modelData.seat, kind, held, x, y)
                    }
                }
            }
        }
    }
    // What a player may say; it stays open while the game goes on behind it.
    Sheet {
        id: sheet
        property string seat: ""
        readonly property var who: root.game.seats.find(s => s.seat === seat) || ({
                "name": "",
                "player": "",
                "announcements": [],
                "armyId": "",
                "army": ""
            })
        function show(whose) {
            seat = whose;
            open();
        }
        width: Math.min(460, parent.width - 48)
        title: who.name + (who.player !== "" ? ", " + who.player : "")
        body: [
            Words {
                width: parent.width
                role: "soft"
                text: sheet.who.announcements.length > 0 ? qsTr("What may be said at the table:") : qsTr("Nothing can be announced now.")
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
                        onClicked: {
                            sheet.close();
                            root.said(modelData.action);
                        }
                    }
                }
            },
            Push {
                objectName: "army-" + sheet.seat
                width: parent.width
                visible: sheet.who.armyId !== ""
                glyph: "info"
                text: qsTr("How to play %1").arg(sheet.who.army)
                onClicked: {
                    sheet.close();
                    root.army(sheet.seat);
                }
            },
            Push {
                objectName: "lookHidden-" + sheet.seat
                width: parent.width
                glyph: "eye"
                text: qsTr("Look at what is hidden for others")
                onClicked: {
                    sheet.close();
                    root.reveal(sheet.seat);
                }
            }
        ]
        buttons: Push {
            objectName: "closeMenu"
            text: qsTr("Close")
            onClicked: sheet.close()
        }
    }
}
