// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// How somebody's games went, the oldest first: a bar for each game's points, full for a first place and hollow for
// another; of all games or of those with one army.
Column {
    id: root
    property var games: []         // see ClubPeople.course
    property string army: ""       // empty: all
    readonly property int most: 60 // games that are drawn: the newest
    readonly property var played: Array.from(games).map(game => game.army).filter(army => army !== "")
    readonly property var armies: Array.from(new Set(played)).sort((before, after) => before.localeCompare(after))
    readonly property var shown: Array.from(games).filter(game => army === "" || game.army === army).slice(-most)
    readonly property var sums: {
        let sum = 0;
        return shown.map(game => sum += game.points);
    }
    readonly property real highest: Math.max(0.001, ...shown.map(game => game.points))
    readonly property real lowest: Math.min(0, ...shown.map(game => game.points))
    readonly property real sum: sums.length > 0 ? sums[sums.length - 1] : 0
    function said(number) {
        return String(Math.round(number * 100) / 100);
    }
    visible: games.length > 1
    spacing: 6
    Words {
        width: parent.width
        topPadding: 10
        role: "large"
        text: qsTr("Course")
    }
    Flow {
        width: parent.width
        visible: root.armies.length > 1
        spacing: Theme.gap
        Repeater {
            model: {
                const ways = [""];
                for (const one of root.armies)
                    ways.push(one);
                return ways;
            }
            OneOf {
                required property string modelData
                objectName: "courseOf-" + modelData
                compact: true
                look: root.army === modelData ? "chosen" : "plain"
                text: modelData === "" ? qsTr("All games") : modelData
                onClicked: root.army = modelData
            }
        }
    }
    Card {
        objectName: "coursePlot"
        readonly property int games: root.shown.length
        width: parent.width
        height: Theme.px(168)
        Accessible.role: Accessible.Chart
        Accessible.name: told.text
        Item {
            id: plot
            readonly property real step: Math.min(Theme.px(44), width / Math.max(1, root.shown.length))
            readonly property real unit: height / (root.highest - root.lowest)
            anchors {
                fill: parent
                leftMargin: Theme.px(14)
                rightMargin: Theme.px(14)
                topMargin: Theme.px(26)
                bottomMargin: Theme.px(14)
            }
            Rectangle {
                y: root.highest * plot.unit
                width: parent.width
                height: 1
                color: Theme.inkFaint
            }
            Repeater {
                model: root.shown
                Item {
                    id: game
                    required property var modelData
                    required property int index
                    x: index * plot.step
                    width: plot.step
                    height: plot.height
                    readonly property real peak: (root.highest - Math.max(0, modelData.points)) * plot.unit
                    Rectangle {
                        x: parent.width * 0.16
                        y: game.peak
                        width: Math.max(2, parent.width * 0.68)
                        height: Math.max(2, Math.abs(game.modelData.points) * plot.unit)
                        radius: 2
                        color: game.modelData.first ? Theme.accent : Theme.surface
                        border {
                            width: 2
                            color: Theme.accent
                        }
                    }
                    Words {
                        visible: plot.step > implicitWidth + 4
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: game.peak - height - 1
                        role: "tiny"
                        text: game.modelData.pointsText
                    }
                }
            }
        }
    }
    Words {
        id: told
        objectName: "courseTold"
        width: parent.width
        role: "small"
        text: {
            const all = qsTr("%n game(s), the oldest at the left", "", root.shown.length);
            const mean = root.sum / Math.max(1, root.shown.length);
            const points = qsTr("%1 points in all, %2 a game").arg(root.said(root.sum)).arg(root.said(mean));
            return all + " · " + points + " · " + qsTr("a full bar is a first place");
        }
    }
}
