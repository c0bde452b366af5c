// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// Secrets: the screen is covered until it is in the right hands, and covered again before it is handed back.
Rectangle {
    id: root
    property var game: Table.current
    property string seat: ""
    property string stage: "closed"    // closed, handing, shown, review, back
    property var secrets: []
    property string pending: ""        // what is to be hidden, looked over before it is final
    readonly property string who: {
        const name = Table.seatName(seat);
        return game.name !== "" ? qsTr("%1, %2", "a seat and its board").arg(name).arg(game.name) : name;
    }
    readonly property bool looking: stage === "shown" || stage === "review"
    // What is set up where nobody else sees it: on the board, where it names squares.
    readonly property var group: {
        const all = stage === "shown" ? Array.from(game.choices.groups) : [];
        return all.find(one => one.kind === "secret" && one.seat === seat);
    }
    readonly property var placed: {
        if (pending !== "")
            return Array.from(game.choices.placed(pending));
        return group ? Array.from(group.placed) : [];
    }
    readonly property var asked: {
        const squares = group ? Array.from(group.items).map(one => one.square).filter(square => square !== "") : [];
        return squares.filter((square, i) => squares.indexOf(square) === i);
    }
    readonly property bool laid: looking && (asked.length > 0 || placed.length > 0)
    signal answer(string action)
    function open(at, who) {
        game = at;
        seat = who;
        stage = "handing";
        forceActiveFocus();
    }
    function close() {
        if (stage === "closed")
            return;
        cover();
        stage = "closed";
    }
    function cover() {
        if (group)
            game.choices.forget(group.key);
        secrets = [];
        pending = "";
        stage = "back";
    }
    // What is hidden cannot be changed any more: it is looked over once. Everything else is said at once.
    function take(action) {
        if (action === "")
            return;
        if (game.choices.placed(action).length > 0 && /(^|:)secret /.test(action)) {
            pending = action;
            stage = "review";
        } else {
            finish(action);
        }
    }
    function finish(action) {
        cover();
        answer(action);
    }
    // A click on the board says the square, where one way is left to say it.
    function pick(square) {
        if (!group || asked.indexOf(square) < 0)
            return;
        const ways = Array.from(group.items).filter(one => one.square === square);
        if (ways.length === 1)
            take(ways[0].action !== "" ? ways[0].action : game.choices.say(group.key, ways[0].token));
    }
    visible: stage !== "closed"
    color: Theme.rail
    z: 100
    MouseArea {
        objectName: "shield"
        anchors.fill: parent
    }
    Column {
        id: all
        anchors.centerIn: parent
        width: Math.min(root.laid && root.width > root.height ? 1100 : 680, parent.width - (root.laid ? 32 : 80))
        spacing: root.laid ? 12 : 20
        BadgeItem {
            visible: !root.laid
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
                return root.looking ? qsTr("For %1 only").arg(root.who) : qsTr("Hand the screen back");
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
                return root.looking ? "" : qsTr("What was shown is covered again.");
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
        Grid {
            id: inside
            readonly property bool beside: root.width > root.height
            readonly property real room: Math.max(Theme.px(120), root.height - Theme.px(root.laid ? 210 : 330))
            readonly property real boardSize: {
                if (!root.laid)
                    return 0;
                return beside ? Math.min(room, (all.width - spacing) / 2) : Math.min(all.width, room * 0.6);
            }
            visible: root.looking
            columns: beside ? 2 : 1
            spacing: 12
            horizontalItemAlignment: Grid.AlignHCenter
            verticalItemAlignment: Grid.AlignVCenter
            Card {
                visible: root.laid
                width: inside.boardSize
                height: width
                Board {
                    objectName: "secretBoard"
                    anchors {
                        fill: parent
                        margins: 8
                    }
                    editable: false
                    boardId: root.game.board
                    river: Table.river
                    wedges: Table.wedges
                    badges: root.game.pieces.armies > 2
                    pieces: root.game.pieces
                    asked: root.asked
                    marks: root.placed
                    // Beside the piece that stands there: the first letters of what it hides.
                    counters: root.placed.map(one => ({
                                    "sq": one.sq,
                                    "value": Table.titled(one.what).slice(0, 2)
                                }))
                    onSquareClicked: square => root.pick(square)
                }
            }
            Card {
                width: inside.beside && root.laid ? all.width - inside.boardSize - inside.spacing : all.width
                height: {
                    const left = inside.beside || !root.laid ? inside.room : inside.room - inside.boardSize - inside.spacing;
                    return Math.min(left, list.implicitHeight + 32);
                }
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
                            model: root.stage === "shown" ? root.secrets : []
                            Words {
                                required property string modelData
                                width: parent.width
                                text: modelData
                            }
                        }
                        Words {
                            visible: root.stage === "shown" && root.secrets.length === 0 && choice.shown.length === 0
                            width: parent.width
                            role: "soft"
                            text: qsTr("Nothing is hidden for you in this game now.")
                        }
                        Answers {
                            id: choice
                            visible: root.stage === "shown"
                            game: root.game
                            width: parent.width
                            secrets: true
                            seat: root.stage === "shown" ? root.seat : "-"
                            onAnswer: action => root.take(action)
                        }
                        Words {
                            visible: root.stage === "review"
                            width: parent.width
                            role: "large"
                            text: qsTr("Is it to be so?")
                        }
                        Repeater {
                            model: root.stage === "review" ? root.placed : []
                            Words {
                                required property var modelData
                                required property int index
                                objectName: "toHide-" + index
                                width: parent.width
                                text: modelData.said
                            }
                        }
                        Words {
                            visible: root.stage === "review"
                            width: parent.width
                            role: "soft"
                            text: qsTr("Once it is set it cannot be changed in this game.")
                        }
                        Flow {
                            visible: root.stage === "review"
                            width: parent.width
                            spacing: 8
                            Push {
                                objectName: "secretSet"
                                look: "accent"
                                text: qsTr("Set it so")
                                onClicked: root.finish(root.pending)
                            }
                            Push {
                                objectName: "secretChange"
                                text: qsTr("Change it")
                                onClicked: {
                                    root.pending = "";
                                    root.stage = "shown";
                                }
                            }
                        }
                    }
                }
            }
        }
        Push {
            objectName: "cover-again"
            visible: root.looking
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("Cover it again")
            onClicked: root.cover()
        }
        Push {
            objectName: "uncover-done"
            visible: !root.looking
            anchors.horizontalCenter: parent.horizontalCenter
            text: root.stage === "back" ? qsTr("Go on with the game") : qsTr("Not now")
            onClicked: root.close()
        }
    }
}
