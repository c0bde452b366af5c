// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// The results of a round as one grid: all tables in rows, their players in cells, entered by keys alone.
Item {
    id: root
    property string error: ""
    signal ask(var what, var yes)
    // Where typing begins: the first table without a result.
    function begin() {
        for (let i = 0; i < lines.count; ++i)
            if (lines.itemAt(i).stage === "waiting")
                return show(i, 0);
        if (lines.count > 0)
            show(0, 0);
    }
    function show(row, seat) {
        const item = lines.itemAt(Math.max(0, Math.min(row, lines.count - 1))) as ClubGridRow;
        item.focusCell(seat);
        scroll.contentY = Math.max(Math.min(scroll.contentY, item.y - 8), item.y + item.height + 8 - scroll.height);
    }
    function undo() {
        const table = ClubGrid.undoTable;
        error = ClubGrid.undo(by.text);
        for (let i = 0; i < lines.count; ++i)
            if (error === "" && lines.itemAt(i).table === table)
                show(i, 0);
    }
    Flow {
        id: tools
        anchors {
            left: parent.left
            right: parent.right
            rightMargin: 10
            top: parent.top
        }
        spacing: Theme.gap
        Field {
            id: by
            objectName: "gridBy"
            placeholderText: qsTr("Who enters it")
            text: Club.by
            onTextEdited: Club.by = text
        }
        Field {
            id: why
            objectName: "gridReason"
            width: Theme.px(220)
            placeholderText: qsTr("Why by hand, for all of them")
        }
        Segments {
            objectName: "gridWhat"
            options: [{
                    "text": qsTr("Points"),
                    "value": "points"
                }, {
                    "text": qsTr("Places"),
                    "value": "places"
                }]
            value: ClubGrid.places ? "places" : "points"
            onPicked: value => ClubGrid.places = value === "places"
        }
        Push {
            objectName: "gridUndo"
            enabled: ClubGrid.canUndo
            glyph: "undo"
            text: ClubGrid.canUndo ? qsTr("Take back table %1").arg(ClubGrid.undoTable) : qsTr("Take back")
            onClicked: root.undo()
        }
    }
    Words {
        id: help
        objectName: "gridHelp"
        anchors {
            left: parent.left
            right: parent.right
            rightMargin: 10
            top: tools.bottom
            topMargin: 8
        }
        role: "small"
        color: root.error !== "" ? Theme.alarm : Theme.inkSoft
        text: {
            if (root.error !== "")
                return root.error;
            const points = qsTr("Type points, = for half a point, or - for a no-show. For two players one cell is enough.");
            const signs = ClubGrid.places ? qsTr("Type places, or - for a no-show.") : points;
            return signs + " " + qsTr("Enter goes to the next table, Ctrl+Z takes the last entry back.");
        }
    }
    Flickable {
        id: scroll
        anchors {
            left: parent.left
            right: parent.right
            top: help.bottom
            topMargin: 10
            bottom: parent.bottom
        }
        contentHeight: rows.implicitHeight + 12
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Bar {
        }
        Column {
            id: rows
            x: Theme.mirrored ? 10 : 0
            width: scroll.width - 10
            spacing: 6
            Repeater {
                id: lines
                model: ClubGrid.rows
                ClubGridRow {
                    width: rows.width
                    height: implicitHeight
                    byAndWhy: [by.text, why.text]
                    onMove: (seat, down) => {
                        if (index + down >= 0 && index + down < lines.count)
                            root.show(index + down, seat);
                    }
                    onNext: root.show(index + 1, 0)
                    onUndo: root.undo()
                    onPeople: presence.show(table)
                    onReplace: yes => {
                        root.ask({
                                "title": qsTr("Replace the referee's result of table %1?").arg(table),
                                "text": qsTr("%1 The result by hand counts instead, until it is taken back.").arg(error),
                                "yes": qsTr("Replace it")
                            }, yes);
                    }
                }
            }
        }
    }
    ClubGridPeople {
        id: presence
        objectName: "gridPeople"
    }
}
