// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// A table in the grid of results. What is typed is kept when it is a whole result and the row is left, or by Enter.
FocusScope {
    id: root
    required property int index
    required property int table
    required property string stage
    required property string note
    required property double seen
    required property var seats
    property var byAndWhy: []      // who enters it, and why
    property var typed: []         // of every seat: a text, or null for what is not touched
    property double seenThen: 0    // as the row was when that began
    property string error: ""
    property bool asking: false
    readonly property bool changed: Array.from(typed).some(text => text !== null && text !== undefined)
    readonly property bool narrow: width < Theme.px(760)
    readonly property real beside: Theme.px(190)    // what the note takes in a broad row
    readonly property real names: width - number.width - 16 - (narrow ? 0 : beside + 16)
    readonly property int across: Math.max(1, Math.min(seats.length, Math.floor((names + 12) / (Theme.px(150) + 12))))
    signal move(int seat, int down)
    signal next
    signal undo
    signal replace(var yes)
    signal people
    objectName: "gridRow-" + table
    implicitHeight: {
        const below = (narrow ? state.height + 4 : 0) + (error !== "" ? wrong.height + 6 : 0);
        return Math.max(cells.height, number.height) + below + 16;
    }
    function value(seat) {
        if (typed[seat] !== null && typed[seat] !== undefined)
            return typed[seat];
        // Of two, one says the other: what was there before is in the way.
        if (changed && seats.length === 2)
            return "";
        return ClubGrid.places ? seats[seat].place : seats[seat].points;
    }
    function texts() {
        return Array.from(seats).map((one, n) => value(n));
    }
    function type(seat, text) {
        const list = Array.from(seats).map((one, n) => typed[n] === undefined ? null : typed[n]);
        if (!changed)
            seenThen = seen;
        list[seat] = text;
        typed = list;
        error = "";
    }
    function revert() {
        typed = [];
        error = "";
    }
    function focusCell(seat) {
        const cell = repeater.itemAt(Math.max(0, Math.min(seat, seats.length - 1)));
        cell.field.forceActiveFocus();
    }
    // Keeps what was typed; false where it stays to be seen to. `left`: the row is left without saying so.
    function keep(left, agreed) {
        if (!changed)
            return true;
        if (left && !ClubGrid.complete(table, texts())) {
            error = qsTr("Not entered yet: something is missing.");
            return false;
        }
        const done = ClubGrid.enter(table, texts(), seenThen, byAndWhy, agreed === true);
        if (done.error === "") {
            revert();
            return true;
        }
        error = done.ask && left ? qsTr("%1 Press Enter to replace it.").arg(done.error) : done.error;
        if (done.ask && !left) {
            asking = true;
            replace(() => {
                    root.asking = false;
                    if (root.keep(false, true))
                        root.next();
                });
        }
        return false;
    }
    onActiveFocusChanged: {
        if (activeFocus)
            asking = false;
        else if (!asking)
            keep(true);
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: root.activeFocus ? Theme.accentSoft : Theme.surface
        border {
            width: root.error !== "" || root.activeFocus ? 2 : 1
            color: root.error !== "" ? Theme.alarm : root.activeFocus ? Theme.accent : Theme.line
        }
    }
    Push {
        id: number
        objectName: "gridPeople-" + root.table
        x: Theme.mirrored ? parent.width - width - 8 : 8
        y: 8
        look: "quiet"
        compact: true
        focusPolicy: Qt.ClickFocus
        text: root.table
        Accessible.name: qsTr("Table %1: its players").arg(root.table)
        onClicked: root.people()
    }
    Grid {
        id: cells
        x: Theme.mirrored ? parent.width - width - number.width - 16 : number.width + 16
        y: 8
        columns: root.across
        spacing: 12
        layoutDirection: Theme.mirrored ? Qt.RightToLeft : Qt.LeftToRight
        Repeater {
            id: repeater
            model: root.seats.length
            ClubGridCell {
                required property int index
                width: Math.min(Theme.px(330), (root.names - 12 - (root.across - 1) * cells.spacing) / root.across)
                seat: root.seats[index]
                value: root.value(index)
                row: root.table
                changed: root.changed
                onTyped: text => root.type(index, text)
                onStep: (right, down) => {
                    const seat = index + right;
                    if (down !== 0)
                        root.move(index, down);
                    else if (seat < 0)
                        root.move(99, -1);
                    else if (seat >= root.seats.length)
                        root.move(0, 1);
                    else
                        root.focusCell(seat);
                }
                onDone: if (root.keep(false))
                    root.next()
                onRevert: root.revert()
                onPeople: root.people()
                onUndo: root.changed ? root.revert() : root.undo()
            }
        }
    }
    Words {
        id: state
        objectName: "gridState-" + root.table
        x: {
            if (!root.narrow)
                return Theme.mirrored ? 12 : parent.width - width - 12;
            return Theme.mirrored ? parent.width - width - number.width - 16 : number.width + 16;
        }
        y: root.narrow ? cells.y + cells.height + 4 : 8 + (Theme.touch - height) / 2
        width: root.narrow ? root.names : root.beside
        role: "small"
        maximumLineCount: 2
        elide: Text.ElideRight
        font.weight: Font.Medium
        color: root.stage === "playing" ? Theme.warning : root.stage === "waiting" ? Theme.inkSoft : Theme.accentDeep
        text: root.note
    }
    Words {
        id: wrong
        objectName: "gridError-" + root.table
        visible: text !== ""
        x: Theme.mirrored ? 12 : cells.x
        y: parent.height - height - 8
        width: root.names
        role: "small"
        color: Theme.alarm
        text: root.error
    }
}
