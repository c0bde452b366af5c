// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// The way through a game: what was done in the step that is shown, a slider with what is worth stopping at, and steps.
Column {
    id: root
    property bool playing: false
    spacing: 2
    // What is marked, each with a colour and a shape of its own.
    readonly property var kinds: ({
            "mate": {
                "text": qsTr("mate, out, the end"),
                "color": Theme.alarm,
                "radius": 0,
                "turned": 0
            },
            "effect": {
                "text": qsTr("an effect"),
                "color": Theme.mark,
                "radius": 6,
                "turned": 0
            },
            "correction": {
                "text": qsTr("corrected"),
                "color": Theme.warning,
                "radius": 0,
                "turned": 45
            }
        })
    readonly property var seen: Array.from(Replay.marks).filter(mark => root.kinds[mark.what] !== undefined)
    function go(step) {
        playing = false;
        Replay.at = Math.max(0, Math.min(Replay.last, step));
    }
    function toggle() {
        if (!playing && Replay.at === Replay.last)
            Replay.at = 0;
        playing = !playing;
    }
    Timer {
        interval: 1200
        repeat: true
        running: root.playing && root.visible
        onTriggered: {
            if (Replay.at < Replay.last)
                Replay.at = Replay.at + 1;
            else
                root.playing = false;
        }
    }
    component Mark: Rectangle {
        property var kind
        width: 10
        height: 10
        radius: kind.radius
        rotation: kind.turned
        color: kind.color
        border {
            width: 1
            color: Theme.surface
        }
    }

    Words {
        objectName: "replaySentence"
        width: parent.width
        font.weight: Font.DemiBold
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
        text: Replay.at > 0 ? Replay.at + ". " + Replay.sentence : Replay.sentence
    }
    Words {
        objectName: "replayTold"
        width: parent.width
        role: "small"
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
        text: {
            const told = [Replay.told];
            if (Replay.clock !== "")
                told.push(qsTr("game clock %1").arg(Replay.clock));
            return told.join(" · ");
        }
    }
    T.Slider {
        id: slider
        objectName: "replaySlider"
        width: parent.width
        height: Theme.touch
        from: 0
        stepSize: 1
        snapMode: T.Slider.SnapAlways
        enabled: Replay.last > 0
        Accessible.description: enabled ? "" : qsTranslate("Push", "not possible now")
        onMoved: root.go(value)
        // The end first: a step beyond it would be taken back to it.
        function follow() {
            to = Math.max(1, Replay.last);
            value = Replay.at;
        }
        Component.onCompleted: follow()
        Connections {
            target: Replay
            function onChanged() {
                slider.follow();
            }
            function onStepped() {
                slider.follow();
            }
        }
        Accessible.name: qsTr("Move %1 of %2").arg(Replay.at).arg(Replay.last)
        Accessible.onIncreaseAction: root.go(Math.min(Replay.at + 1, Replay.last))
        Accessible.onDecreaseAction: root.go(Math.max(Replay.at - 1, 0))
        background: Rectangle {
            x: slider.leftPadding
            y: (slider.height - height) / 2
            width: slider.availableWidth
            height: 6
            radius: 3
            color: Theme.track
            Rectangle {
                readonly property real middle: handle.x - parent.x + handle.width / 2
                x: Theme.mirrored ? middle : 0
                width: Theme.mirrored ? parent.width - middle : middle
                height: parent.height
                radius: 3
                color: Theme.accent
            }
            Repeater {
                model: root.seen
                Mark {
                    required property var modelData
                    kind: root.kinds[modelData.what]
                    // Where the handle stands at that step.
                    readonly property real way: modelData.step / slider.to
                    x: (Theme.mirrored ? 1 - way : way) * (parent.width - handle.width) + (handle.width - width) / 2
                    y: (parent.height - height) / 2
                }
            }
        }
        handle: Rectangle {
            id: handle
            x: slider.leftPadding + slider.visualPosition * (slider.availableWidth - width)
            y: (slider.height - height) / 2
            width: 22
            height: 22
            radius: 11
            color: Theme.knob
            border {
                width: slider.visualFocus ? 3 : 2
                color: Theme.accent
            }
        }
    }
    ReviewGraph {
        width: parent.width
        visible: Review.any
        inset: slider.leftPadding + handle.width / 2
        onPicked: step => root.go(step)
    }
    Flow {
        width: parent.width
        spacing: Theme.gap
        Row {
            spacing: 4
            Repeater {
                model: [{
                        "name": "stepFirst",
                        "glyph": "first",
                        "text": qsTr("To the start"),
                        "to": 0
                    }, {
                        "name": "stepBack",
                        "glyph": "back",
                        "text": qsTr("One move back"),
                        "to": Replay.at - 1
                    }, {
                        "name": "stepPlay",
                        "glyph": root.playing ? "pause" : "play",
                        "text": root.playing ? qsTr("Stop playing it") : qsTr("Play it"),
                        "to": -1
                    }, {
                        "name": "stepOn",
                        "glyph": "next",
                        "text": qsTr("One move on"),
                        "to": Replay.at + 1
                    }, {
                        "name": "stepLast",
                        "glyph": "last",
                        "text": qsTr("To the end"),
                        "to": Replay.last
                    }]
                Push {
                    required property var modelData
                    objectName: modelData.name
                    width: Theme.touch + 6
                    glyph: modelData.glyph
                    Accessible.name: modelData.text
                    onClicked: modelData.name === "stepPlay" ? root.toggle() : root.go(modelData.to)
                }
            }
        }
        Words {
            height: Theme.touch
            verticalAlignment: Text.AlignVCenter
            role: "small"
            text: qsTr("%1 of %2").arg(Replay.at).arg(Replay.last)
        }
        Repeater {
            model: Object.keys(root.kinds).filter(what => root.seen.some(mark => mark.what === what))
            Row {
                id: entry
                required property string modelData
                height: Theme.touch
                spacing: 6
                Mark {
                    anchors.verticalCenter: parent.verticalCenter
                    kind: root.kinds[entry.modelData]
                }
                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    role: "small"
                    text: root.kinds[entry.modelData].text
                }
            }
        }
    }
}
