// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// What a seat had at a moment of a game.
Card {
    id: root
    required property var seat
    height: name.implicitHeight + facts.implicitHeight + (hand.visible ? hand.height + 4 : 0) + 14
    color: seat.out ? Theme.sunken : seat.toAct ? Theme.accentSoft : Theme.surface
    border {
        color: seat.toAct ? Theme.accent : Theme.line
        width: seat.toAct ? 2 : 1
    }
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("%1, %2 points, %3").arg(seat.player).arg(seat.pointsText).arg(seat.statusText)
    BadgeItem {
        id: badge
        x: Theme.mirrored ? parent.width - width - 8 : 8
        y: 8
        width: 26
        height: 26
        opacity: root.seat.out ? 0.5 : 1
        seat: root.seat.seat
    }
    Words {
        id: name
        anchors {
            left: badge.right
            leftMargin: 8
            right: points.left
            rightMargin: 6
            top: parent.top
            topMargin: facts.text !== "" ? 6 : 6 + facts.implicitHeight / 2
        }
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
        font.weight: Font.DemiBold
        text: root.seat.player
    }
    Words {
        id: facts
        anchors {
            left: name.left
            right: parent.right
            rightMargin: 8
            top: name.bottom
        }
        role: "tiny"
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
        color: root.seat.inCheck ? Theme.alarm : Theme.inkSoft
        text: {
            const told = [];
            if (root.seat.inCheck)
                told.push(qsTr("in check"));
            for (const one of [root.seat.statusText, root.seat.army, root.seat.time])
                if (one !== "")
                    told.push(one);
            return told.join(" · ");
        }
    }
    Words {
        id: points
        anchors {
            right: parent.right
            rightMargin: 10
            verticalCenter: badge.verticalCenter
        }
        font {
            pixelSize: Theme.large
            weight: Font.Bold
        }
        text: root.seat.pointsText
    }
    Flow {
        id: hand
        anchors {
            left: name.left
            right: parent.right
            rightMargin: 6
            bottom: parent.bottom
            bottomMargin: 6
        }
        visible: root.seat.hand.length > 0
        spacing: 6
        Repeater {
            model: root.seat.hand
            Row {
                id: held
                required property var modelData
                PieceItem {
                    width: 24
                    height: 24
                    kind: held.modelData.kind
                    army: root.seat.seat
                    controller: root.seat.seat
                    badge: false
                    game: Replay.ruleset
                    token: Replay.wedges ? "wedge" : "standing"
                }
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    role: "tiny"
                    text: held.modelData.count > 1 ? "×" + held.modelData.count : ""
                }
            }
        }
    }
}
