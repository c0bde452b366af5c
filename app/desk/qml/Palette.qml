import QtQuick
import QtQuick.Templates as T
import Arbiter 1.0
import "."

// Pieces to put on the board by hand: choose one, click squares; drag pieces about, drag them off the board.
Card {
    id: root
    property var kinds: []
    property var seats: []
    property string token: "standing"
    property var target
    property string title: "Set up by hand"
    property string doneText: "Apply…"
    property string army: "S"
    property string kind: ""
    property bool erase: false
    signal done()
    signal cancelled()
    height: column.implicitHeight + 24
    function use(square) {
        if (erase) target.remove(square)
        else if (kind !== "") target.put(square, army + "." + kind)
    }
    Column {
        id: column
        x: 14; y: 12
        width: parent.width - 28
        spacing: 8
        Item {
            width: parent.width
            height: 38
            Words { anchors.verticalCenter: parent.verticalCenter; text: root.title; font.weight: Font.DemiBold }
            Row {
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                spacing: 6
                Repeater {
                    model: root.seats
                    T.AbstractButton {
                        required property var modelData
                        width: 38; height: 38
                        Accessible.name: modelData.name
                        onClicked: root.army = modelData.seat
                        background: Rectangle { radius: 8; color: root.army === modelData.seat ? Theme.accentSoft : "transparent"; border { width: root.army === modelData.seat ? 2 : 0; color: Theme.accent } }
                        contentItem: Item { BadgeItem { anchors.centerIn: parent; width: 26; height: 26; seat: modelData.seat } }
                    }
                }
                Item { width: 8; height: 1 }
                Push { compact: true; glyph: "undo"; text: "As it was"; enabled: root.target && root.target.changed; onClicked: root.target.restore() }
                Push { compact: true; text: "Empty board"; onClicked: root.target.clear() }
                Push { compact: true; text: "Cancel"; onClicked: root.cancelled() }
                Push { objectName: "applyPosition"; compact: true; look: "accent"; text: root.doneText; onClicked: root.done() }
            }
        }
        Flow {
            width: parent.width
            spacing: 4
            T.AbstractButton {
                width: 50; height: 50
                Accessible.name: "Take pieces off"
                onClicked: { root.erase = !root.erase; root.kind = "" }
                background: Rectangle { radius: 8; color: root.erase ? Theme.accentSoft : "transparent"; border { width: root.erase ? 2 : 1; color: root.erase ? Theme.accent : Theme.line } }
                contentItem: Item { IconItem { anchors.centerIn: parent; width: 24; height: 24; name: "trash"; color: Theme.inkSoft } }
            }
            Repeater {
                model: root.kinds
                T.AbstractButton {
                    required property string modelData
                    objectName: "palette-" + modelData
                    width: 50; height: 50
                    Accessible.name: modelData.replace("-", " ")
                    onClicked: { root.erase = false; root.kind = root.kind === modelData ? "" : modelData }
                    background: Rectangle { radius: 8; color: root.kind === modelData ? Theme.accentSoft : "transparent"; border { width: root.kind === modelData ? 2 : 1; color: root.kind === modelData ? Theme.accent : Theme.line } }
                    contentItem: Item { PieceItem { anchors { fill: parent; margins: 3 } kind: modelData; army: root.army; token: root.token } }
                }
            }
        }
    }
}
