// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// A player's clock, as large as there is room.
Rectangle {
    id: root
    property var seat              // as TableBoard.seats has it
    property bool points: true
    property bool aside: false      // one time for all is what matters: what this player has used is told beside it
    property bool army: false       // the army is told beside the name
    property string key: ""         // that presses the clock
    signal pressed
    readonly property bool acts: seat.toAct && !Table.over
    readonly property bool out: seat.status !== "playing" && seat.status !== "winner"
    // Wide and low: the time stands beside what is said of it, not above it, so that it can still be read from afar.
    readonly property bool low: height < width * 0.45
    // Names are read from nearer than the time, which gets what they leave.
    readonly property int line: Math.max(18, Math.min(height * (low ? 0.19 : 0.13), width * 0.08))
    objectName: "face-" + seat.clock
    radius: Theme.radius + 4
    color: out ? Theme.sunken : acts ? Theme.accentSoft : Theme.surface
    border {
        color: acts ? Theme.accent : Theme.line
        width: acts ? Math.max(5, line * 0.2) : 1
    }
    Row {
        id: head
        x: root.line * 0.7
        y: root.line * 0.5
        width: parent.width - 2 * x
        spacing: root.line * 0.4
        BadgeItem {
            id: badge
            width: root.line * 1.3
            height: width
            seat: root.seat.seat
            opacity: root.out ? 0.5 : 1
        }
        Words {
            width: parent.width - badge.width - score.width - 2 * parent.spacing
            anchors.verticalCenter: badge.verticalCenter
            text: {
                const name = root.seat.player !== "" ? root.seat.player : root.seat.name;
                return root.army && root.seat.army !== "" ? qsTr("%1 · %2", "a player and the army").arg(name).arg(root.seat.army) : name;
            }
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.round(root.line * 0.6)
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            font {
                pixelSize: root.line
                weight: Font.DemiBold
            }
        }
        Words {
            id: score
            width: implicitWidth
            anchors.verticalCenter: badge.verticalCenter
            visible: root.points
            text: root.seat.pointsText
            font {
                pixelSize: root.line
                weight: Font.Bold
            }
        }
    }
    SeatTime {
        id: time
        x: !root.low ? (root.width - width) / 2 : Theme.mirrored ? head.x : root.width - width - head.x
        y: head.y + head.height + (room - height) / 2
        seat: root.seat.clock
        size: (root.aside ? 0.45 : 1) * Math.min(room * (root.low ? 0.78 : 0.7), root.width * (root.low ? 0.5 : 0.88) / (0.6 * digitsWide))
        // Down to the edge, or to the line below; where that stands follows from this, and is not asked.
        readonly property real room: root.height - root.line * (root.low ? 0.3 : 1.8) - head.y - head.height
        readonly property real digitsWide: text.length + (tone === "calm" ? 0 : tone === "over" ? 2.8 : 1.2)
        ink: root.out ? Theme.inkSoft : Theme.ink
    }
    Words {
        id: foot
        x: root.low && Theme.mirrored ? time.x + time.width + root.line * 0.5 : head.x
        y: root.low ? time.y + (time.height - height) / 2 : parent.height - height - root.line * 0.4
        width: head.width - (root.low ? time.width + root.line * 0.5 : 0)
        height: root.line * 1.4
        horizontalAlignment: root.low ? Text.AlignLeft : Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        color: root.seat.inCheck || time.tone === "over" ? Theme.alarm : root.acts ? Theme.accentDeep : Theme.inkSoft
        font {
            pixelSize: root.line * 0.8
            weight: root.acts || root.seat.inCheck ? Font.DemiBold : Font.Normal
        }
        text: {
            const told = [];
            if (time.tone === "over")
                told.push(qsTr("the time is over"));
            if (root.seat.inCheck)
                told.push(qsTr("in check"));
            if (root.out)
                told.push(root.seat.statusText);
            else if (root.acts)
                told.push(qsTr("to act"));
            if (time.shown.note !== "")
                told.push(time.shown.note);
            // The time that decides is large; the time that was used is told small.
            if (time.shown.limited)
                told.push(qsTr("used %1").arg(Table.clock.text(time.used)));
            else if (root.aside)
                told.push(qsTr("used so far"));
            return told.join(" · ");
        }
    }
    // The whole clock is the button that is pressed after a move.
    TapHandler {
        objectName: "press-" + root.seat.clock
        enabled: root.key !== ""
        onPressedChanged: {
            if (pressed)
                root.pressed();
        }
    }
    Words {
        visible: root.key !== "" && !root.out && !Table.over
        x: Theme.mirrored ? root.line * 0.6 : parent.width - width - root.line * 0.6
        y: parent.height - height - root.line * 0.3
        width: implicitWidth
        color: Theme.inkSoft
        text: root.key
        font.pixelSize: root.line * 0.55
    }
}
