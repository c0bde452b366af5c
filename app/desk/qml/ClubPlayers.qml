// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter 1.0
import "."

// Who is here: everybody the club knows, to be ticked when they come.
Item {
    id: root
    readonly property int columns: Math.max(1, Math.floor(grid.width / Theme.px(340)))
    function add() { if (clubPlayers.fresh) clubPlayers.add(search.text) }
    Flow {
        id: tools
        anchors { left: parent.left; right: parent.right; rightMargin: 10; top: parent.top }
        spacing: Theme.gap
        Field {
            id: search
            objectName: "searchPlayer"
            width: Math.min(Theme.px(320), parent.width)
            placeholderText: "Search, or a new name"
            text: clubPlayers.search
            onTextEdited: clubPlayers.search = text
            onAccepted: root.add()
        }
        Push { objectName: "addPlayer"; visible: clubPlayers.fresh; look: "accent"; glyph: "plus"; text: "Add " + clubPlayers.search.trim(); width: Math.min(implicitWidth, tools.width); onClicked: root.add() }
        Push { objectName: "allArrive"; visible: clubPlayers.known && clubPlayers.more; glyph: "check"; text: clubPlayers.count === 1 ? "All are here" : "All " + clubPlayers.count + " are here"; enabled: !clubPlayers.allHere; onClicked: clubPlayers.arriveAll() }
        Words { objectName: "presence"; height: Math.max(Theme.touch, implicitHeight); width: Math.min(implicitWidth, tools.width); verticalAlignment: Text.AlignVCenter; role: "soft"; text: clubPlayers.counted }
    }
    Words { anchors.centerIn: parent; width: Math.min(implicitWidth, parent.width - 20); visible: clubPlayers.people.count === 0; horizontalAlignment: Text.AlignHCenter; role: "soft"; text: clubPlayers.known ? "Nobody has that name; add whoever is new." : "The club knows nobody yet. Type a name above, and add it." }
    GridView {
        id: grid
        anchors { left: parent.left; right: parent.right; top: tools.bottom; bottom: parent.bottom; topMargin: 10 }
        clip: true
        model: clubPlayers.people
        cellWidth: (width - 2) / root.columns
        cellHeight: Math.max(Theme.touch, Theme.px(46)) + 18
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Bar {}
        delegate: Item {
            id: cell
            required property var modelData
            width: grid.cellWidth
            height: grid.cellHeight
            Card {
                anchors { fill: parent; rightMargin: 8; bottomMargin: 8 }
                color: cell.modelData.here && !cell.modelData.sitsOut ? Theme.surface : "transparent"
                T.AbstractButton {
                    id: tick
                    objectName: "here-" + cell.modelData.id
                    anchors { left: parent.left; top: parent.top; bottom: parent.bottom; right: out.visible ? out.left : parent.right }
                    enabled: clubPlayers.more
                    focusPolicy: Qt.StrongFocus
                    Accessible.role: Accessible.CheckBox
                    Accessible.name: cell.modelData.name + (cell.modelData.here ? ", here" : ", not here")
                    Accessible.checkable: true
                    Accessible.checked: cell.modelData.here
                    onClicked: clubPlayers.arrive(cell.modelData.id, !cell.modelData.here)
                    Keys.onReturnPressed: clicked()
                    background: Rectangle { radius: Theme.radius; color: "transparent"; border { width: tick.visualFocus ? 2 : 0; color: Theme.accent } }
                    contentItem: Item {
                        Rectangle {
                            id: box
                            x: 14
                            anchors.verticalCenter: parent.verticalCenter
                            width: 26; height: 26; radius: 6
                            color: cell.modelData.here ? Theme.accent : Theme.surface
                            border { width: cell.modelData.here ? 0 : 2; color: Theme.inkFaint }
                            IconItem { anchors.centerIn: parent; width: 20; height: 20; visible: cell.modelData.here; name: "check"; color: Theme.accentInk }
                        }
                        Column {
                            anchors { left: box.right; leftMargin: 12; right: parent.right; rightMargin: 6; verticalCenter: parent.verticalCenter }
                            Words { width: parent.width; elide: Text.ElideRight; wrapMode: Text.NoWrap; font.weight: cell.modelData.here ? Font.DemiBold : Font.Normal; text: cell.modelData.name }
                            Words { width: parent.width; visible: text !== ""; role: "small"; elide: Text.ElideRight; wrapMode: Text.NoWrap; color: cell.modelData.state !== "" ? Theme.warning : Theme.inkSoft; text: cell.modelData.state !== "" ? cell.modelData.state : cell.modelData.detail }
                        }
                    }
                }
                Push { id: out; objectName: "sitOut-" + cell.modelData.id; anchors { right: parent.right; rightMargin: 6; verticalCenter: parent.verticalCenter } visible: cell.modelData.here && clubPlayers.more; compact: true; look: cell.modelData.sitsOut ? "chosen" : "quiet"; text: "Sits out"; Accessible.name: cell.modelData.name + (cell.modelData.sitsOut ? " plays after all" : " sits out this round"); onClicked: clubPlayers.sitOut(cell.modelData.id, !cell.modelData.sitsOut) }
            }
        }
    }
}
