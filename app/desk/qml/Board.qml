// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// A board with its pieces: drawn, clicked, dragged on, walked with the arrow keys. It shows what it is told and says
// what was done to it; what that means is its owner's business.
FocusScope {
    id: root
    property alias boardId: surface.board
    property alias turns: surface.turns
    property alias river: surface.river
    property bool wedges: false
    property var pieces
    property var names: Table      // what says how pieces are called: the game they are of
    property alias game: surface.game
    property bool badges: true
    property bool editable: true
    property string selected: ""
    property string cursor: ""
    property var targets: []       // where the selected piece may go
    property var asked: []         // squares an answer may name
    property var lastMove: []
    property var checked: []
    property var marks: []
    property var counters: []
    property var todo: []          // instructions: do, sq, to, piece
    property alias surface: surface
    readonly property string token: wedges ? "wedge" : surface.token

    signal squareClicked(string square)
    signal lifted(string square)      // a drag begins
    signal dragged(string from, string to)
    signal draggedOff(string from)

    // What is drawn here lies as it lies on the table, in whichever language.
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    implicitWidth: 600
    implicitHeight: 600
    // One that shows how boards look is a picture: what is beside it says of what.
    Accessible.role: names ? Accessible.Grouping : Accessible.Graphic
    Accessible.name: cursor !== "" ? qsTr("Board, %1").arg(squareText(cursor)) : qsTr("Board")
    Accessible.focusable: enabled
    activeFocusOnTab: true

    Changes {
        id: changes
        target: root.pieces ? root.pieces : null
    }
    function squareText(square) {
        changes.count;
        const piece = pieces ? pieces.at(square) : "";
        return surface.said(square) + ": " + (piece !== "" ? names.pieceName(piece) : qsTr("empty"));
    }
    function press(square) {
        cursor = square;
        squareClicked(square);
    }
    function step(right, down) {
        const next = surface.neighbour(cursor, right, down);
        if (next !== "")
            cursor = next;
    }
    Keys.onLeftPressed: step(-1, 0)
    Keys.onRightPressed: step(1, 0)
    Keys.onUpPressed: step(0, -1)
    Keys.onDownPressed: step(0, 1)
    Keys.onReturnPressed: if (cursor !== "")
        squareClicked(cursor)
    Keys.onSpacePressed: if (cursor !== "")
        squareClicked(cursor)

    BoardItem {
        id: surface
        anchors.fill: parent
        game: root.names ? root.names.ruleset : ""
    }

    component Spot: Item {
        property string square
        readonly property rect place: {
            surface.layout;
            return surface.rect(square);
        }
        x: place.x
        y: place.y
        width: place.width
        height: place.height
    }

    // What was last done.
    Repeater {
        model: root.lastMove
        Spot {
            required property string modelData
            square: modelData
            Rectangle {
                anchors.fill: parent
                color: Theme.boardMoved
            }
        }
    }
    Repeater {
        model: root.marks
        Spot {
            id: mark
            required property var modelData
            square: mark.modelData.sq ? mark.modelData.sq : ""
            Rectangle {
                anchors {
                    fill: parent
                    margins: 2
                }
                color: Theme.boardMarked
                border {
                    color: Theme.boardMarkInk
                    width: 2
                }
                radius: 4
                Text {
                    anchors {
                        left: parent.left
                        right: parent.right
                        bottom: parent.bottom
                        margins: 2
                    }
                    text: mark.modelData.what ? Table.kindName(mark.modelData.what) : ""
                    color: Theme.boardMarkInk
                    font {
                        pixelSize: Math.max(8, parent.width * 0.19)
                        weight: Font.DemiBold
                    }
                    elide: Text.ElideRight
                    horizontalAlignment: Text.AlignHCenter
                }
            }
        }
    }
    // A king in check: a ring that is seen without colour.
    Repeater {
        model: root.checked
        Spot {
            required property string modelData
            square: modelData
            Rectangle {
                anchors.fill: parent
                radius: width / 2
                color: Theme.boardChecked
                border {
                    color: Theme.alarm
                    width: Math.max(2, parent.width * 0.06)
                }
            }
        }
    }
    Spot {
        square: root.selected
        visible: root.selected !== ""
        Rectangle {
            anchors.fill: parent
            color: Theme.boardSelected
            border {
                color: Theme.boardTarget
                width: 3
            }
        }
    }
    Spot {
        square: root.cursor
        visible: root.activeFocus && root.cursor !== ""
        z: 5
        Rectangle {
            anchors {
                fill: parent
                margins: -1
            }
            color: "transparent"
            border {
                color: Theme.ink
                width: 2
            }
            radius: 3
        }
    }

    Repeater {
        model: root.pieces
        Item {
            id: holder
            required property string square
            required property string army
            required property string controller
            required property string kind
            required property string text
            readonly property rect place: {
                surface.layout;
                return surface.rect(square);
            }
            readonly property bool held: grip.from === square && grip.dragging
            property bool ready: false
            x: held ? grip.mouseX - width / 2 : place.x
            y: held ? grip.mouseY - height * 0.6 : place.y
            width: place.width
            height: place.height
            z: held ? 20 : 2
            Component.onCompleted: ready = true
            Behavior on x  {
                enabled: holder.ready && surface.steady && !grip.dragging
                NumberAnimation {
                    duration: Theme.glide
                    easing.type: Easing.OutCubic
                }
            }
            Behavior on y  {
                enabled: holder.ready && surface.steady && !grip.dragging
                NumberAnimation {
                    duration: Theme.glide
                    easing.type: Easing.OutCubic
                }
            }
            Accessible.ignored: !root.names
            Accessible.role: root.editable && root.enabled ? Accessible.Button : Accessible.Graphic
            Accessible.onPressAction: root.press(square)
            Accessible.name: surface.said(text) + (root.names && root.names.ownName(kind) !== "" ? ", " + root.names.ownName(kind) : "")
            PieceItem {
                anchors {
                    fill: parent
                    margins: parent.width * (root.token === "standing" ? 0.025 : 0.01)
                }
                scale: holder.held ? 1.18 : 1
                kind: holder.kind
                army: holder.army
                controller: holder.controller
                badge: root.badges
                game: surface.game
                token: root.token
                heading: {
                    surface.layout;
                    return surface.heading(holder.controller);
                }
            }
        }
    }

    // Where the selected piece may go; a ring where something stands.
    Repeater {
        model: root.targets
        Spot {
            required property string modelData
            square: modelData
            z: 3
            Accessible.role: Accessible.Button
            Accessible.name: root.squareText(modelData)
            Accessible.onPressAction: root.press(modelData)
            readonly property bool taken: root.pieces && root.pieces.count >= 0 && root.pieces.at(modelData) !== ""
            Rectangle {
                anchors.centerIn: parent
                width: parent.width * (parent.taken ? 0.94 : 0.3)
                height: width
                radius: width / 2
                color: parent.taken ? "transparent" : Theme.boardTarget
                border {
                    color: Theme.boardTarget
                    width: parent.taken ? Math.max(3, parent.width * 0.08) : 0
                }
            }
        }
    }
    Repeater {
        model: root.asked
        Spot {
            required property string modelData
            square: modelData
            z: 3
            Rectangle {
                anchors {
                    fill: parent
                    margins: 2
                }
                color: Theme.boardAsked
                radius: 6
                border {
                    color: Theme.boardTarget
                    width: 2
                }
            }
        }
    }
    // What hands must still do, numbered as in the list.
    Repeater {
        model: root.todo
        Item {
            id: work
            required property var modelData
            required property int index
            Spot {
                square: work.modelData.to ? work.modelData.to : work.modelData.sq
                z: 4
                Rectangle {
                    anchors {
                        fill: parent
                        margins: 1
                    }
                    color: "transparent"
                    radius: 6
                    border {
                        color: Theme.alarm
                        width: 3
                    }
                }
                Rectangle {
                    width: Math.max(18, parent.width * 0.34)
                    height: width
                    radius: width / 2
                    x: -width * 0.2
                    y: -width * 0.2
                    color: Theme.alarm
                    Text {
                        anchors.centerIn: parent
                        text: work.index + 1
                        color: Theme.accentInk
                        font {
                            pixelSize: parent.width * 0.58
                            weight: Font.Bold
                        }
                    }
                }
            }
        }
    }
    Repeater {
        model: root.counters
        Spot {
            id: counter
            required property var modelData
            square: counter.modelData.sq
            z: 4
            Rectangle {
                width: Math.max(16, parent.width * 0.3)
                height: width
                radius: 4
                x: parent.width - width
                y: 0
                color: Theme.mark
                Text {
                    anchors.centerIn: parent
                    text: counter.modelData.value
                    color: Theme.accentInk
                    font {
                        pixelSize: parent.width * 0.62
                        weight: Font.Bold
                    }
                }
            }
        }
    }

    MouseArea {
        id: grip
        anchors.fill: parent
        z: 30
        property string from: ""
        property point start
        property bool dragging: false
        cursorShape: dragging ? Qt.ClosedHandCursor : Qt.ArrowCursor
        preventStealing: true
        onPressed: mouse => {
            root.forceActiveFocus();
            start = Qt.point(mouse.x, mouse.y);
            const square = surface.squareAt(mouse.x, mouse.y);
            from = square !== "" && root.pieces && root.pieces.at(square) !== "" ? square : "";
        }
        onPositionChanged: mouse => {
            if (!root.editable || from === "" || dragging)
                return;
            if (Math.abs(mouse.x - start.x) + Math.abs(mouse.y - start.y) > 10) {
                dragging = true;
                root.lifted(from);
            }
        }
        onReleased: mouse => {
            const square = surface.squareAt(mouse.x, mouse.y), piece = from, was = dragging;
            dragging = false;
            from = "";
            if (!was) {
                if (square !== "")
                    root.press(square);
                return;
            }
            if (square === "")
                root.draggedOff(piece);
            else if (square !== piece)
                root.dragged(piece, square);
        }
        onCanceled: {
            dragging = false;
            from = "";
        }
    }
}
