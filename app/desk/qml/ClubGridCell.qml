// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// A cell of the grid of results: what a player has, to be typed. It goes on to its neighbours by keys.
Item {
    id: root
    required property var seat    // as ClubGrid.rows has it
    required property string value
    property string row: ""       // of which table, for its name
    property bool changed: false
    readonly property alias field: field
    signal typed(string text)
    signal step(int right, int down)
    signal done
    signal revert
    signal undo
    signal people
    height: Theme.touch
    // What is shown anew is replaced by what is typed next.
    onValueChanged: settle.restart()
    Timer {
        id: settle
        interval: 0
        onTriggered: if (field.activeFocus && !root.changed)
            field.selectAll()
    }
    BadgeItem {
        id: badge
        x: Theme.mirrored ? parent.width - width : 0
        anchors.verticalCenter: parent.verticalCenter
        width: 22
        height: 22
        seat: root.seat.letter
    }
    Words {
        anchors {
            left: badge.right
            leftMargin: 8
            right: field.left
            rightMargin: 8
            verticalCenter: parent.verticalCenter
        }
        color: root.seat.left ? Theme.inkSoft : Theme.ink
        elide: Text.ElideRight
        maximumLineCount: 2
        lineHeight: 0.9
        text: root.seat.left ? qsTr("%1 (leaves)").arg(root.seat.name) : root.seat.name
    }
    Field {
        id: field
        objectName: "cell-" + root.row + "-" + root.seat.seat
        anchors.right: parent.right
        width: Theme.px(64)
        leftPadding: 4
        rightPadding: 4
        horizontalAlignment: TextInput.AlignHCenter
        font.weight: root.changed ? Font.Bold : Font.Normal
        color: root.changed ? Theme.accentDeep : Theme.ink
        text: root.value
        Accessible.name: qsTr("%1, table %2").arg(root.seat.name).arg(root.row)
        onTextEdited: root.typed(text)
        onActiveFocusChanged: if (activeFocus)
            selectAll()
        Keys.priority: Keys.BeforeItem
        Keys.onShortcutOverride: event => event.accepted = event.matches(StandardKey.Undo)
        Keys.onPressed: event => {
            const whole = selectedText === text;
            event.accepted = true;
            if (event.matches(StandardKey.Undo))
                root.undo();
            else if (event.key === Qt.Key_Up)
                root.step(0, -1);
            else if (event.key === Qt.Key_Down)
                root.step(0, 1);
            else if (event.key === Qt.Key_Left && (whole || cursorPosition === 0))
                root.step(Theme.mirrored ? 1 : -1, 0);
            else if (event.key === Qt.Key_Right && (whole || cursorPosition === text.length))
                root.step(Theme.mirrored ? -1 : 1, 0);
            else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
                root.done();
            else if (event.key === Qt.Key_F2)
                root.people();
            else if (event.key === Qt.Key_Escape && root.changed)
                root.revert();
            else
                event.accepted = false;
        }
    }
}
