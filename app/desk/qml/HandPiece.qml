// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// A kind of piece that waits in a hand, and how many of it: clicked, or dragged to the board.
Item {
    id: root
    required property var owner      // the seat whose hand it is
    signal clicked(string kind)
    signal dropped(string kind, real x, real y)
    required property var modelData
    objectName: "hand-" + root.owner.clock + "-" + modelData.kind
    width: 44
    height: 44
    Accessible.role: Accessible.Button
    Accessible.name: {
        const own = Table.ownName(modelData.kind);
        const kind = Table.kindName(modelData.kind) + (own !== "" ? ", " + own + "," : "");
        return qsTr("%1 %2 in hand").arg(modelData.count).arg(kind);
    }
    Accessible.description: grip.enabled ? "" : qsTranslate("Push", "not possible now")
    Accessible.onPressAction: if (grip.enabled)
        clicked(modelData.kind)
    Rectangle {
        anchors.fill: parent
        radius: 6
        color: Theme.sunken
        border {
            color: grip.containsMouse && grip.enabled ? Theme.accent : Theme.line
        }
    }
    Item {
        x: grip.dragging ? grip.mouseX - width / 2 : 4
        y: grip.dragging ? grip.mouseY - height / 2 : 4
        width: 36
        height: 36
        scale: grip.dragging ? 1.6 : 1
        z: 50
        PieceItem {
            anchors.fill: parent
            kind: root.modelData.kind
            army: root.owner.seat
            controller: root.owner.seat
            badge: false
            game: Table.ruleset
            token: Table.wedges ? "wedge" : "standing"
        }
    }
    Rectangle {
        visible: root.modelData.count > 1
        anchors {
            right: parent.right
            bottom: parent.bottom
        }
        width: 18
        height: 18
        radius: 9
        color: Theme.accent
        Text {
            anchors.centerIn: parent
            text: root.modelData.count
            color: Theme.accentInk
            font {
                pixelSize: 12
                weight: Font.Bold
            }
        }
    }
    MouseArea {
        id: grip
        anchors.fill: parent
        hoverEnabled: true
        preventStealing: true
        enabled: root.owner.toAct
        property point start
        property bool dragging: false
        cursorShape: dragging ? Qt.ClosedHandCursor : Qt.PointingHandCursor
        onPressed: mouse => start = Qt.point(mouse.x, mouse.y)
        onPositionChanged: mouse => {
            if (pressed && Math.abs(mouse.x - start.x) + Math.abs(mouse.y - start.y) > 10)
                dragging = true;
        }
        onReleased: mouse => {
            const was = dragging;
            dragging = false;
            if (was)
                root.dropped(root.modelData.kind, mouse.x, mouse.y);
            else
                root.clicked(root.modelData.kind);
        }
        onCanceled: dragging = false
    }
}
