// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// The course of the game in plots: points, times, pieces, and where it happened. A click goes to that move.
Flickable {
    id: root
    property bool shown: false
    clip: true
    contentHeight: all.implicitHeight
    interactive: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    // Worked out when it is looked at, and anew when the game has gone on.
    onShownChanged: if (shown)
        Replay.tellStory()
    Connections {
        target: Replay
        function onChanged() {
            if (root.shown)
                Replay.tellStory();
        }
    }
    T.ScrollBar.vertical: Bar {
    }
    Column {
        id: all
        x: Theme.mirrored ? 10 : 0    // beside the bar
        width: root.width - 10
        spacing: 10
        Words {
            width: parent.width
            visible: Replay.plots.length === 0
            role: "soft"
            text: qsTr("There is nothing to be seen yet: play a move or two.")
        }
        Repeater {
            model: Replay.plots
            Column {
                id: one
                required property var modelData
                readonly property bool board: modelData.what === "squares"
                width: all.width
                spacing: 2
                Words {
                    width: parent.width
                    role: "small"
                    font.weight: Font.DemiBold
                    text: one.modelData.text
                }
                PlotItem {
                    id: plot
                    objectName: "plot-" + one.modelData.what
                    width: parent.width
                    height: one.board ? Math.min(width, Math.max(Theme.px(220), root.height * 0.8)) : Theme.px(132)
                    replay: Replay
                    what: one.modelData.what
                    type: Theme.px(11)
                    Accessible.role: Accessible.Graphic
                    Accessible.name: one.modelData.text
                    TapHandler {
                        enabled: !one.board
                        onTapped: point => Replay.at = plot.stepAt(point.position.x)
                    }
                }
                Words {
                    width: parent.width
                    role: "tiny"
                    text: one.modelData.legend
                }
            }
        }
    }
}
