// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// The third step: how well it can be read, and what would help.
Step {
    id: root
    property var eye: Cameras.current
    property bool lensing: false    // the lens is being measured
    property alias readings: overlay.checked
    readonly property var lines: {
        const measured = Array.from(root.eye.measured);
        return measured.length > 0 && !Table.playing ? measured : measured.concat(Array.from(root.eye.checks));
    }
    number: 3
    title: qsTr("Can it be read?")
    open: root.eye.source !== "" && lines.length > 0 && !root.lensing
    done: {
        const fair = root.eye.grade !== "poor" && root.eye.grade !== "usable";
        return fair && lines.length > 0 && lines.every(line => line.state === "good");
    }
    Rectangle {
        objectName: "grade"
        visible: root.eye.grade !== ""
        width: parent.width
        height: verdict.implicitHeight + 18
        radius: Theme.radius - 2
        color: root.eye.grade === "good" ? Theme.accentSoft : root.eye.grade === "usable" ? Theme.warningSoft : Theme.alarmSoft
        Words {
            id: verdict
            x: 12
            y: 9
            width: parent.width - 24
            font.weight: Font.DemiBold
            color: root.eye.grade === "good" ? Theme.accentDeep : root.eye.grade === "usable" ? Theme.warning : Theme.alarm
            text: {
                if (root.eye.grade === "good")
                    return qsTr("Good: the camera can stay as it is.");
                const fair = root.eye.grade === "usable";
                return fair ? qsTr("Good enough, though it could be better.") : qsTr("Not good enough to read the game.");
            }
        }
    }
    Repeater {
        model: root.eye.advice
        Row {
            id: advised
            required property string modelData
            width: root.width - 32
            spacing: 8
            IconItem {
                width: 20
                height: 20
                name: "hand"
                color: Theme.warning
            }
            Words {
                width: parent.width - 28
                text: advised.modelData
            }
        }
    }
    Repeater {
        model: root.lines
        Item {
            id: line
            required property var modelData
            readonly property bool good: modelData.state === "good"
            width: root.width - 32
            height: words.implicitHeight
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.title + ": " + modelData.text
            Rectangle {
                y: 2
                width: 24
                height: 24
                radius: 12
                color: {
                    if (line.good)
                        return Theme.accent;
                    const bad = line.modelData.state === "bad";
                    return bad ? Theme.alarm : line.modelData.state === "poor" ? Theme.doubt : Theme.inkFaint;
                }
                IconItem {
                    anchors.centerIn: parent
                    width: 16
                    height: 16
                    name: {
                        if (line.good)
                            return "check";
                        return line.modelData.state === "bad" ? "close" : line.modelData.state === "poor" ? "warning" : "more";
                    }
                    color: Theme.surface
                }
            }
            Column {
                id: words
                x: Theme.mirrored ? parent.width - width - 36 : 36
                width: parent.width - 36
                Words {
                    anchors.left: parent.left
                    text: line.modelData.title
                    font.weight: Font.Medium
                }
                Words {
                    width: parent.width
                    role: "small"
                    text: line.modelData.text
                }
            }
        }
    }
    Row {
        spacing: 8
        Push {
            objectName: "again"
            compact: true
            text: qsTr("Measure again")
            enabled: !root.eye.measuring
            onClicked: root.eye.measure()
        }
        Toggle {
            id: overlay
            checked: true
            text: qsTr("Show what is read")
        }
    }
}
