// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// What may be answered now: made from the legal actions, in words, one word at a time where there are many.
Column {
    id: root
    property var game: Table.current
    property bool secrets: false       // only what is set behind the cover
    property string seat: ""           // with secrets: whose
    property bool large: false         // only what is asked across the table: questions, dice, reactions, hidden things
    property bool tight: false         // with large: as low as a finger allows, so that several questions are seen at once
    readonly property bool tall: large && !tight
    readonly property int buttonHeight: tall ? Theme.px(52) : Theme.touch
    signal answer(string action)
    signal reveal(string seat)
    spacing: tight ? 4 : Theme.gap
    // What only hands can tell the referee is asked large; powers, placements and the rest stand beside the board.
    function asked(kind) {
        if (kind === "turn")
            return game.decision !== "move";
        if (kind === "place")
            return game.decision.indexOf("place") === 0;
        return kind === "answer" || kind === "dice" || kind === "reaction";
    }
    function isSecret(kind) {
        return kind === "secret" || kind === "hidden";
    }
    readonly property var shown: Array.from(root.game.choices.groups).filter(group => {
            if (secrets)
                return isSecret(group.kind) && group.seat === seat;
            return group.kind !== "moves" && !isSecret(group.kind) && asked(group.kind) === large;
        })
    // The seats that have something to hide.
    readonly property var hidden: {
        const seats = [];
        if (secrets || !large)
            return seats;
        for (const group of root.game.choices.groups) {
            const now = group.kind === "secret" || (group.kind === "hidden" && root.game.decision !== "move");
            if (now && seats.indexOf(group.seat) < 0)
                seats.push(group.seat);
        }
        return seats;
    }
    readonly property bool empty: shown.length === 0 && hidden.length === 0

    Repeater {
        model: root.hidden
        Rectangle {
            id: hiding
            required property string modelData
            width: root.width
            height: offer.implicitHeight + 20
            radius: Theme.radius
            color: Theme.rail
            Flow {
                id: offer
                x: 14
                y: 10
                width: parent.width - 24
                spacing: 12
                BadgeItem {
                    width: 34
                    height: Theme.touch
                    seat: hiding.modelData
                }
                Words {
                    width: Math.min(implicitWidth, offer.width - 46)
                    height: Math.max(Theme.touch, implicitHeight)
                    verticalAlignment: Text.AlignVCenter
                    color: Theme.railBright
                    font.pixelSize: Theme.large
                    text: {
                        const now = root.game.toAct === hiding.modelData;
                        const says = now ? qsTr("%1 sets something hidden") : qsTr("%1 may set something hidden");
                        return says.arg(Table.seatName(hiding.modelData));
                    }
                }
                Push {
                    objectName: "reveal-" + hiding.modelData + (root.game.number > 1 ? root.game.number : "")
                    width: Math.min(implicitWidth, offer.width)
                    look: "accent"
                    glyph: "eye"
                    text: {
                        const who = Table.seatName(hiding.modelData);
                        if (root.game.name === "")
                            return qsTr("Hand the screen to %1").arg(who);
                        return qsTr("Hand the screen to %1, %2").arg(who).arg(root.game.name);
                    }
                    onClicked: root.reveal(hiding.modelData)
                }
            }
        }
    }
    Repeater {
        model: root.shown
        Card {
            id: group
            required property var modelData
            objectName: "group-" + modelData.key
            width: root.width
            height: inside.implicitHeight + 2 * inside.y
            border {
                color: modelData.kind === "answer" || modelData.kind === "reaction" ? Theme.accent : Theme.line
                width: modelData.kind === "answer" || modelData.kind === "reaction" ? 2 : 1
            }
            // A question with few answers fits into one line; where there is little room its words stand in two beside them.
            readonly property bool line: {
                if (!root.large || modelData.items.length > 3)
                    return false;
                return title.implicitWidth + row.implicitWidth < width - 90 || (root.tight && row.implicitWidth < width * 0.55);
            }
            Component {
                id: button
                Push {
                    required property var modelData
                    objectName: "say-" + modelData.token
                    compact: group.modelData.items.length > (root.large ? 12 : 8)
                    implicitHeight: compact ? Theme.touch : root.buttonHeight
                    font.pixelSize: compact ? Theme.px(14) : root.tall ? Theme.large : Theme.body
                    look: group.modelData.items.length === 1 ? "accent" : "plain"
                    text: modelData.text + (modelData.count > 1 ? " …" : "")
                    onClicked: {
                        if (modelData.action !== "")
                            root.answer(modelData.action);
                        else {
                            const action = root.game.choices.say(group.modelData.key, modelData.token);
                            if (action !== "")
                                root.answer(action);
                        }
                    }
                }
            }
            Row {
                id: row
                visible: group.line
                anchors {
                    right: parent.right
                    rightMargin: 14
                    verticalCenter: parent.verticalCenter
                }
                spacing: 6
                Repeater {
                    model: root.large && group.modelData.items.length <= 3 ? group.modelData.items : []
                    delegate: button
                }
                Push {
                    objectName: "decline-" + group.modelData.seat
                    visible: group.modelData.declinable    // were it asked whether there is a line, the line would ask back
                    implicitHeight: root.buttonHeight
                    font.pixelSize: root.tall ? Theme.large : Theme.body
                    text: qsTr("Decline")
                    onClicked: root.game.declineDraw(group.modelData.seat)
                }
            }
            Column {
                id: inside
                x: 14
                y: root.tight ? 4 : 12
                width: parent.width - 28
                spacing: 10
                Item {
                    width: parent.width
                    height: Math.max(24, title.implicitHeight, group.line ? root.buttonHeight : 0)
                    BadgeItem {
                        id: badge
                        visible: root.large && !root.secrets
                        width: 30
                        height: 30
                        anchors.verticalCenter: parent.verticalCenter
                        seat: group.modelData.seat
                    }
                    Words {
                        id: title
                        anchors {
                            left: badge.visible ? badge.right : parent.left
                            leftMargin: badge.visible ? 10 : 0
                            right: undo.visible ? undo.left : parent.right
                            rightMargin: !undo.visible && group.line ? row.width + 8 : 0
                            verticalCenter: parent.verticalCenter
                        }
                        font {
                            weight: Font.DemiBold
                            pixelSize: root.tall ? Theme.px(20) : Theme.body
                        }
                        text: {
                            const g = group.modelData;
                            const said = g.said !== "" ? ": " + g.said : "";
                            const where = root.game.name !== "" && !root.secrets ? root.game.name + ": " : "";
                            if (g.declinable)
                                return where + qsTr("%1: a draw is offered").arg(g.seatName);
                            if (g.kind === "reaction")
                                return where + qsTr("%1 may react: %2").arg(g.seatName).arg(g.title) + said;
                            if (g.kind === "power")
                                return where + qsTr("Power: %1").arg(g.title) + said;
                            if (root.secrets || !root.large)
                                return where + g.title + said;
                            return where + (g.seat === root.game.toAct ? root.game.prompt : g.seatName) + said;
                        }
                    }
                    Push {
                        id: undo
                        anchors {
                            right: parent.right
                            rightMargin: group.line ? row.width + 8 : 0
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
                    visible: !group.line
                    spacing: 6
                    Repeater {
                        model: group.line ? [] : group.modelData.items
                        delegate: button
                    }
                    Push {
                        objectName: "decline-" + group.modelData.seat
                        visible: group.modelData.declinable && !group.line
                        implicitHeight: root.buttonHeight
                        font.pixelSize: root.tall ? Theme.large : Theme.body
                        text: qsTr("Decline")
                        onClicked: root.game.declineDraw(group.modelData.seat)
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
