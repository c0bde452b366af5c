// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// A game in the table. A row is used again for another game while the table is scrolled: what it shows is as little as
// possible.
Item {
    id: row
    required property int index
    required property double number
    required property string title
    required property string begun
    required property string day
    required property string players
    required property string outcome
    required property string result
    required property int moves
    required property string event
    required property bool over
    required property bool chosen
    required property var columns
    required property var widths
    readonly property bool here: Table.playing && !Table.over && number === Table.gameId
    readonly property bool current: ListView.isCurrentItem && ListView.view.activeFocus
    signal pressed(int modifiers)
    signal opened
    signal asked(point at)
    objectName: "game-" + number
    // A row that waits to be used again is nobody's.
    ListView.onPooled: visible = false
    ListView.onReused: visible = true
    Accessible.role: Accessible.ListItem
    Accessible.focusable: true
    Accessible.selectable: true
    Accessible.selected: chosen
    Accessible.name: {
        const said = [qsTr("Game %1, %2").arg(number).arg(title), players, begun, here ? qsTr("on the table now") : outcome];
        said.push(qsTr("%n move(s)", "", moves), event);
        const all = said.filter(part => part !== "").join(", ");
        return chosen ? qsTr("%1, selected").arg(all) : all;
    }
    Accessible.onPressAction: opened()
    function textOf(key) {
        switch (key) {
        case "number":
            return number;
        case "day":
            return widths.times ? begun : day;
        case "game":
            return title;
        case "players":
            return players;
        case "result":
            return here ? qsTr("On the table") : result;
        case "moves":
            return title === "" ? "" : moves;
        }
        return event;
    }
    function inkOf(key) {
        if (key === "result" && title !== "" && !over)
            return chosen ? Theme.ink : Theme.warning;
        return key === "game" || key === "players" || key === "result" || chosen ? Theme.ink : Theme.inkSoft;
    }
    Rectangle {
        anchors.fill: parent
        color: row.chosen ? Theme.accentSoft : mouse.hovered ? Theme.hover : Theme.surface
        border {
            width: row.current ? 2 : 0
            color: Theme.accent
        }
    }
    Rectangle {
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
        }
        height: 1
        visible: !row.current
        color: Theme.line
    }
    Row {
        Repeater {
            model: row.columns
            Text {
                required property var modelData
                width: row.widths[modelData.key]
                height: row.height
                leftPadding: 8
                rightPadding: 8
                verticalAlignment: Text.AlignVCenter
                horizontalAlignment: (modelData.number === true) ? Text.AlignRight : Text.AlignLeft
                text: row.textOf(modelData.key)
                color: row.inkOf(modelData.key)
                font.pixelSize: Theme.px(14)
                font.weight: modelData.key === "game" ? Font.Medium : Font.Normal
                textFormat: Text.PlainText
                // The program's own words are written smaller where there is little room, names are cut off.
                fontSizeMode: modelData.own ? Text.HorizontalFit : Text.FixedSize
                minimumPixelSize: Theme.px(8)
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
    HoverHandler {
        id: mouse
    }
    TapHandler {
        acceptedButtons: Qt.LeftButton
        onTapped: eventPoint => row.pressed(point.modifiers)
        onDoubleTapped: row.opened()
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: eventPoint => row.asked(eventPoint.position)
    }
}
