// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// What a seat's clock shows. Short time is told by colour and by shape: a frame around it, then a filled one, then a
// filled one with a sign.
Rectangle {
    id: root
    property string seat: ""
    property int size: 20
    property color ink: Theme.inkSoft
    readonly property var shown: {
        Table.clock.shown;
        Table.clock.active;
        Table.clock.control;
        return Table.clock.of(seat);
    }
    readonly property string tone: shown.tone
    readonly property real used: {
        Table.clock.shown;
        return Table.clock.used(seat);
    }
    readonly property alias text: digits.text    // as it is written
    readonly property bool filled: tone === "last" || tone === "over"
    implicitWidth: row.implicitWidth + (tone === "calm" ? 0 : size * 0.7)
    implicitHeight: size * 1.4
    radius: size * 0.25
    color: filled ? Theme.alarm : tone === "low" ? Theme.warningSoft : "transparent"
    border {
        color: filled ? Theme.alarm : tone === "low" ? Theme.warning : "transparent"
        width: Math.max(2, size * 0.06)
    }
    Accessible.role: Accessible.StaticText
    Accessible.name: {
        if (!shown.limited)
            return qsTr("has thought %1").arg(digits.text);
        return tone === "over" ? qsTr("the time is over") : qsTr("%1 left").arg(digits.text);
    }
    Row {
        id: row
        anchors.centerIn: parent
        spacing: root.size * 0.2
        IconItem {
            width: root.size * 0.9
            height: width
            anchors.verticalCenter: parent.verticalCenter
            visible: root.tone === "over"
            name: "warning"
            color: Theme.accentInk
        }
        Digits {
            id: digits
            Accessible.ignored: true
            anchors.verticalCenter: parent.verticalCenter
            size: root.size
            color: root.filled ? Theme.accentInk : root.tone === "low" ? Theme.warning : root.ink
            // What is left is told up to the second that is running.
            ms: root.shown.limited ? Math.ceil(root.shown.ms / 1000) * 1000 : root.shown.ms
        }
    }
}
