// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Window
import Arbiter

// The clocks alone, for a second screen or a tablet beside the board: read from two metres. Whose turn it is and what
// hands must do stands below them. A tap on a clock, or the key of its seat, presses it, as clocks of wood are pressed: for
// tables that no camera watches.
Window {
    id: root
    readonly property bool upright: height > width
    readonly property var seats: {
        // Clockwise round the screen, as they sit round the table.
        const all = [];
        for (let b = 0; b < Table.boards; ++b) {
            const here = Array.from(Table.boardAt(b).seats);
            const sits = letter => here.find(s => s.seat === letter);
            for (const letter of ["W", "N", "S", "E"])
                if (sits(letter))
                    all.push(sits(letter));
        }
        return all;
    }
    // One time for the whole game decides: it is what is large.
    readonly property bool shared: Table.clock.limited && !Table.clock.seatsLimited
    readonly property int across: seats.length <= 2 ? (upright ? 1 : 2) : Math.min(seats.length, 2 * Table.boards)
    readonly property var work: {
        const all = [];
        for (let b = 0; b < Table.boards; ++b)
            for (const one of Cameras.at(b).todo)
                all.push(one.text);
        return all;
    }
    title: qsTr("Arbiter: the clocks")
    width: 1024
    height: 640
    color: Theme.paper
    LayoutMirroring.enabled: Theme.mirrored
    LayoutMirroring.childrenInherit: true
    Item {
        id: all
        objectName: "clockWindow"
        anchors.fill: parent
        focus: true
        Keys.onEscapePressed: root.close()
        Keys.onSpacePressed: Table.clock.toggle()
        Keys.onPressed: event => {
            if (event.key === Qt.Key_F11)
                full.clicked();
            const seat = Table.boards === 1 ? root.seats.find(s => s.seat === event.text.toUpperCase()) : undefined;
            if (seat && !event.isAutoRepeat)
                Table.clock.press(seat.clock);
        }
        Rectangle {
            id: game
            objectName: "gameTime"
            visible: root.shared
            x: Theme.pad
            y: Theme.pad
            width: all.width - 2 * Theme.pad
            height: visible ? all.height * 0.42 : 0
            radius: Theme.radius + 4
            readonly property bool hurried: Table.clock.tone !== "calm"
            readonly property bool urgent: Table.clock.tone === "last" || Table.clock.tone === "over"
            color: urgent ? Theme.alarmSoft : hurried ? Theme.warningSoft : Theme.surface
            border {
                width: hurried ? 5 : 1
                color: hurried ? (Table.clock.tone === "low" ? Theme.warning : Theme.alarm) : Theme.line
            }
            Digits {
                anchors.centerIn: parent
                size: Math.min(parent.height * 0.8, parent.width * 0.9 / (0.6 * text.length))
                color: Table.clock.tone === "calm" ? Theme.ink : Table.clock.tone === "low" ? Theme.warning : Theme.alarm
                ms: Math.ceil(Table.clock.shown / 1000) * 1000
            }
        }
        Grid {
            id: grid
            readonly property int rows2: Math.ceil(root.seats.length / root.across)
            readonly property real topY: root.shared ? game.y + game.height + Theme.gap : Theme.pad
            x: Theme.pad
            y: topY
            columns: root.across
            spacing: Theme.gap
            Repeater {
                model: root.seats
                ClockFace {
                    required property var modelData
                    seat: modelData
                    width: (all.width - 2 * Theme.pad - (root.across - 1) * grid.spacing) / root.across
                    height: (foot.y - grid.topY - grid.rows2 * grid.spacing) / grid.rows2
                    aside: root.shared
                    key: Table.boards === 1 ? modelData.seat : ""
                    onPressed: Table.clock.press(modelData.clock)
                }
            }
        }
        Card {
            id: foot
            x: Theme.pad
            y: all.height - height - Theme.pad
            width: all.width - 2 * Theme.pad
            height: Math.max(Theme.touch + 24, said.implicitHeight + 24)
            color: root.work.length > 0 ? Theme.alarmSoft : Theme.surface
            Column {
                id: said
                anchors {
                    left: parent.left
                    leftMargin: 18
                    right: tools.left
                    rightMargin: 12
                    verticalCenter: parent.verticalCenter
                }
                spacing: 4
                Words {
                    objectName: "clockPrompt"
                    width: parent.width
                    text: Table.clock.sentence !== "" && !Table.clock.wanted ? Table.prompt + " · " + Table.clock.sentence : Table.prompt
                    font {
                        pixelSize: Math.max(Theme.title, all.height * 0.038)
                        weight: Font.DemiBold
                    }
                    maximumLineCount: 2
                    elide: Text.ElideRight
                }
                Words {
                    objectName: "clockWork"
                    width: parent.width
                    visible: root.work.length > 0
                    color: Theme.alarm
                    text: {
                        if (root.work.length < 2)
                            return root.work.length > 0 ? root.work[0] : "";
                        return qsTr("%1, and %n more", "things to do by hand", root.work.length - 1).arg(root.work[0]);
                    }
                    font {
                        pixelSize: Math.max(Theme.large, all.height * 0.034)
                        weight: Font.DemiBold
                    }
                    maximumLineCount: 2
                    elide: Text.ElideRight
                }
            }
            Row {
                id: tools
                anchors {
                    right: parent.right
                    rightMargin: 12
                    verticalCenter: parent.verticalCenter
                }
                spacing: 8
                Digits {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: Table.clock.limited && !root.shared
                    size: Math.max(Theme.clock, all.height * 0.05)
                    color: Table.clock.tone === "calm" ? Theme.ink : Table.clock.tone === "low" ? Theme.warning : Theme.alarm
                    ms: Table.clock.shown
                }
                Push {
                    objectName: "clockToggle"
                    anchors.verticalCenter: parent.verticalCenter
                    visible: !Table.over && !Table.clock.over
                    glyph: Table.clock.wanted ? "pause" : "play"
                    look: Table.clock.wanted ? "plain" : "accent"
                    Accessible.name: Table.clock.wanted ? qsTr("Pause the clock") : qsTr("Start the clock")
                    onClicked: Table.clock.toggle()
                }
                Push {
                    id: full
                    objectName: "clockFull"
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.visibility === Window.FullScreen ? qsTr("Window") : qsTr("Whole screen")
                    onClicked: root.visibility = root.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen
                }
                Push {
                    objectName: "clockClose"
                    anchors.verticalCenter: parent.verticalCenter
                    glyph: "close"
                    Accessible.name: qsTr("Close the clocks")
                    onClicked: root.close()
                }
            }
        }
    }
}
