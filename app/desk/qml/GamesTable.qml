// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// The games that are kept as a table: sorted by its headings, selected with mouse and keys. Only the rows that are seen
// exist.
FocusScope {
    id: root
    signal opened(var game)      // Return, or a double click; an empty map while it is not read
    signal removed               // Delete
    signal menuAsked             // the right button, or the menu key
    readonly property real line: Theme.px(36)
    // Columns, the least important of which drop out where there is little room. `own`: the program's own words.
    readonly property var columns: {
        const all = [{
                "key": "number",
                "text": qsTr("No."),
                "number": true
            }, {
                "key": "day",
                "text": qsTr("Date")
            }, {
                "key": "game",
                "text": qsTr("Game"),
                "own": true
            }, {
                "key": "players",
                "text": qsTr("Players")
            }, {
                "key": "result",
                "text": qsTr("Result"),
                "own": true
            }, {
                "key": "moves",
                "text": qsTr("Moves"),
                "number": true
            }, {
                "key": "event",
                "text": qsTr("Event")
            }];
        const room = width * 100 / Theme.px(100);
        return all.filter(column => widthOf(column.key, room) > 0);
    }
    readonly property var widths: {
        const room = width * 100 / Theme.px(100);
        const all = ({
                "times": room >= 1000
            });
        let rest = list.width - 10;
        for (const column of columns)
            if (column.key !== "players")
                rest -= all[column.key] = Theme.px(widthOf(column.key, room));
        all.players = rest;
        return all;
    }
    // In pixels of usual type; 0: it is left out. The players have what is left.
    function widthOf(key, room) {
        switch (key) {
        case "number":
            return room < 560 ? 0 : 68;
        case "day":
            return room >= 1000 ? 168 : 108;
        case "game":
            return room < 560 ? 112 : Math.max(132, room * 0.15);
        case "result":
            return room < 560 ? 112 : Math.max(124, room * 0.14);
        case "moves":
            return room < 640 ? 0 : 74;
        case "event":
            return room < 860 ? 0 : Math.max(120, room * 0.14);
        }
        return 1;
    }
    function openCurrent() {
        opened(Library.list.at(Library.list.current));
    }
    function go(row, modifiers) {
        const extend = modifiers & Qt.ShiftModifier;
        const onlyGo = modifiers & Qt.ControlModifier;
        Library.list.select(row, extend ? GameList.Range : onlyGo ? GameList.NotAtAll : GameList.Alone);
        list.positionViewAtIndex(Library.list.current, ListView.Contain);
    }
    function pressed(row, modifiers) {
        const more = modifiers & Qt.ControlModifier;
        const range = modifiers & Qt.ShiftModifier;
        Library.list.select(row, range ? (more ? GameList.RangeToo : GameList.Range) : more ? GameList.Toggled : GameList.Alone);
        list.forceActiveFocus();
    }
    // What a key does; false: nothing here.
    function key(event) {
        const rows = Math.max(1, Math.floor(list.height / line) - 1);
        const at = Library.list.current;
        switch (event.key) {
        case Qt.Key_Down:
            go(at + 1, event.modifiers);
            return true;
        case Qt.Key_Up:
            go(Math.max(0, at - 1), event.modifiers);
            return true;
        case Qt.Key_PageDown:
            go(at + rows, event.modifiers);
            return true;
        case Qt.Key_PageUp:
            go(Math.max(0, at - rows), event.modifiers);
            return true;
        case Qt.Key_Home:
            go(0, event.modifiers);
            return true;
        case Qt.Key_End:
            go(Library.count - 1, event.modifiers);
            return true;
        case Qt.Key_Space:
            Library.list.select(at, GameList.Toggled);
            return true;
        case Qt.Key_A:
            if (!(event.modifiers & Qt.ControlModifier))
                return false;
            Library.list.selectAll();
            return true;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            openCurrent();
            return true;
        case Qt.Key_Delete:
            removed();
            return true;
        case Qt.Key_Escape:
            Library.list.selectNone();
            return true;
        case Qt.Key_Menu:
            menuAsked();
            return true;
        }
        return false;
    }
    GamesHead {
        id: head
        x: Theme.mirrored ? 10 : 0
        columns: root.columns
        widths: root.widths
    }
    Rectangle {
        anchors {
            left: parent.left
            right: parent.right
            top: head.bottom
            rightMargin: 10
        }
        height: 1
        color: Theme.line
    }
    ListView {
        id: list
        objectName: "games"
        anchors {
            left: parent.left
            right: parent.right
            top: head.bottom
            topMargin: 1
            bottom: parent.bottom
        }
        focus: true
        activeFocusOnTab: true
        clip: true
        reuseItems: true
        cacheBuffer: 4 * root.line
        model: Library.list
        currentIndex: Library.list.current
        highlightFollowsCurrentItem: false
        keyNavigationEnabled: false
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Games")
        onActiveFocusChanged: if (activeFocus && Library.list.current < 0 && Library.count > 0)
            Library.list.select(0, GameList.NotAtAll)
        Keys.onPressed: event => event.accepted = root.key(event)
        Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape && Library.list.selected > 0
        T.ScrollBar.vertical: Bar {
        }
        delegate: GamesRow {
            // Beside the bar, at whichever side that is.
            x: Theme.mirrored ? 10 : 0
            width: ListView.view.width - 10
            height: root.line
            columns: root.columns
            widths: root.widths
            onPressed: modifiers => root.pressed(index, modifiers)
            onOpened: {
                Library.list.select(index, GameList.Alone);
                root.openCurrent();
            }
            onAsked: {
                if (!chosen)
                    Library.list.select(index, GameList.Alone);
                list.forceActiveFocus();
                root.menuAsked();
            }
        }
    }
}
