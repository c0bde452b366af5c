// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter 1.0
import "."

// Measuring the lens, which may be left out: pictures of the printed calibration board are taken while it is held before
// the camera, then the lens is measured with them.
Step {
    id: root
    property var eye: cameras.current
    readonly property string stage: eye.lens.stage
    signal printBoard()

    component Progress: Column {
        property real share: 0
        property alias words: label.text
        width: parent.width
        spacing: 4
        Words { id: label; role: "small" }
        Rectangle {
            width: parent.width; height: 8; radius: 4
            color: Theme.sunken
            Rectangle { width: Math.max(height, parent.width * Math.min(1, parent.parent.share)); height: 8; radius: 4; visible: parent.parent.share > 0; color: Theme.accent }
        }
    }

    mark: "camera"
    title: "The lens"
    aside: done ? "measured" : "optional"
    open: eye.source !== ""
    done: eye.lens.known && !eye.lens.busy
    Words {
        objectName: "lensNote"
        width: parent.width
        visible: text !== "" && root.stage === "off"
        color: Theme.accentDeep
        text: root.eye.lens.note !== "" ? root.eye.lens.note : root.done ? "A measured lens is in use." : ""
    }
    Words { width: parent.width; visible: root.stage === "off" && !root.done; role: "small"; text: "Usually the lens is guessed well enough. Measure it where it is a wide one, or where the camera stands low: print the calibration board, glue it on something flat, and hold it before the camera." }
    Flow {
        width: parent.width
        spacing: 8
        visible: root.stage === "off"
        Push { objectName: "measureLens"; compact: true; text: root.done ? "Measure it again" : "Measure it"; enabled: !root.eye.ended; onClicked: root.eye.lens.begin() }
        Push { objectName: "printCharuco"; compact: true; glyph: "print"; text: "Print the board"; onClicked: root.printBoard() }
    }
    Progress { visible: root.stage === "collecting" || root.stage === "measuring"; share: root.eye.lens.wanted > 0 ? root.eye.lens.taken / root.eye.lens.wanted : 0; words: root.eye.lens.wanted > 0 ? root.eye.lens.taken + (root.eye.lens.taken < root.eye.lens.wanted ? " of " + root.eye.lens.wanted : "") + " pictures taken" : "No picture taken yet" }
    Progress { visible: root.stage === "collecting" || root.stage === "measuring"; share: root.eye.lens.coverage; words: Math.round(100 * root.eye.lens.coverage) + " % of the picture covered" }
    Words { width: parent.width; visible: root.stage === "collecting"; role: "small"; text: "A picture is taken by itself when the board is held still somewhere new. " + (root.eye.ended ? "The pictures are over." : "The game is not watched meanwhile.") }
    Words { visible: root.stage === "measuring"; text: "Measuring the lens …" }
    Rectangle {
        visible: root.stage === "measured" || root.stage === "failed"
        width: parent.width
        height: verdict.implicitHeight + 18
        radius: Theme.radius - 2
        color: root.stage === "failed" ? Theme.alarmSoft : root.eye.lens.good ? Theme.accentSoft : Theme.warningSoft
        Words {
            id: verdict
            objectName: "lensVerdict"
            x: 12; y: 9
            width: parent.width - 24
            font.weight: Font.DemiBold
            color: root.stage === "failed" ? Theme.alarm : root.eye.lens.good ? Theme.accentDeep : Theme.warning
            text: root.eye.lens.verdict
        }
    }
    Words { objectName: "lensFigures"; width: parent.width; visible: root.stage === "measured"; role: "small"; text: root.eye.lens.figures }
    Flow {
        width: parent.width
        spacing: 8
        visible: root.eye.lens.busy
        Push { objectName: "useLens"; visible: root.stage === "measured"; compact: true; look: "accent"; text: "Use it"; onClicked: root.eye.lens.use() }
        Push { objectName: "takeLensPicture"; visible: root.stage === "collecting"; compact: true; look: "accent"; text: "Take one now"; onClicked: root.eye.lens.take() }
        Push { objectName: "measureNow"; visible: root.stage === "collecting"; compact: true; enabled: root.eye.lens.canMeasure; text: "Measure now"; onClicked: root.eye.lens.measure() }
        Push { objectName: "moreLensPictures"; visible: root.stage === "measured" || root.stage === "failed"; compact: true; text: "More pictures"; onClicked: root.eye.lens.goOn() }
        Push { objectName: "lensAnew"; visible: root.stage !== "measuring"; compact: true; text: "Start again"; onClicked: root.eye.lens.begin() }
        Push { objectName: "stopLens"; compact: true; text: root.stage === "measured" || root.stage === "failed" ? "Discard" : "Stop"; onClicked: root.eye.lens.stop() }
    }
}
