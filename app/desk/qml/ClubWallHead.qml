// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// The top of the wall: which event and round it is, and the time of the round, as large as there is room.
Item {
    id: root
    required property real unit
    readonly property var timer: ClubWall.timer
    readonly property bool hurried: timer.tone !== "calm"
    height: unit * 10.5
    Column {
        anchors {
            left: parent.left
            right: time.left
            rightMargin: root.unit * 2
            verticalCenter: parent.verticalCenter
        }
        spacing: root.unit * 0.3
        Words {
            objectName: "wallTitle"
            width: parent.width
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            text: ClubWall.title
            font {
                pixelSize: root.unit * 4
                weight: Font.Bold
            }
        }
        Words {
            objectName: "wallRound"
            width: parent.width
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            color: Theme.inkSoft
            visible: text !== ""
            text: {
                if (ClubWall.round === 0)
                    return "";
                const round = qsTr("Round %1 of %2").arg(ClubWall.round).arg(ClubWall.rounds);
                const open = ClubWall.open > 0 ? qsTr("%n table(s) without a result", "", ClubWall.open) : qsTr("all results are in");
                return round + " · " + open;
            }
            font {
                pixelSize: root.unit * 2.7
                weight: Font.DemiBold
            }
        }
    }
    Rectangle {
        id: time
        objectName: "wallTime"
        anchors {
            right: parent.right
            verticalCenter: parent.verticalCenter
        }
        width: figures.width + root.unit * 3
        height: parent.height
        radius: Theme.radius + 4
        color: root.timer.tone === "over" ? Theme.alarmSoft : root.hurried ? Theme.warningSoft : Theme.surface
        border {
            width: root.hurried ? 4 : 1
            color: root.timer.tone === "over" ? Theme.alarm : root.hurried ? Theme.warning : Theme.line
        }
        Digits {
            id: figures
            objectName: "wallDigits"
            y: root.unit * 0.2
            anchors.horizontalCenter: parent.horizontalCenter
            size: root.unit * 6.4
            color: root.timer.tone === "over" ? Theme.alarm : root.hurried ? Theme.warning : Theme.ink
            ms: Math.ceil(root.timer.left / 1000) * 1000
        }
        Words {
            objectName: "wallTimeText"
            anchors {
                bottom: parent.bottom
                bottomMargin: root.unit * 0.25
            }
            x: root.unit * 0.5
            width: parent.width - 2 * x
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.max(8, root.unit)
            elide: Text.ElideRight
            color: root.timer.tone === "over" ? Theme.alarm : Theme.inkSoft
            text: {
                if (root.timer.tone === "over")
                    return qsTr("The time is over");
                if (root.timer.running)
                    return qsTr("Left of the round");
                return root.timer.begun ? qsTr("Paused") : qsTr("Time of the round");
            }
            font {
                pixelSize: root.unit * 1.9
                weight: Font.DemiBold
            }
        }
    }
}
