// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// Measuring the lens, which may be left out: pictures of the printed calibration board are taken while it is held before
// the camera, then the lens is measured with them.
Step {
    id: root
    property var eye: Cameras.current
    readonly property string stage: eye.lens.stage
    signal printBoard
    function pictures() {
        const lens = eye.lens;
        if (lens.wanted <= 0)
            return qsTr("No picture taken yet");
        if (lens.taken < lens.wanted)
            return qsTr("%1 of %2 pictures taken").arg(lens.taken).arg(lens.wanted);
        return qsTr("%n picture(s) taken", "", lens.taken);
    }

    component Progress: Column {
        id: progress
        property real share: 0
        property alias words: label.text
        width: parent.width
        spacing: 4
        Words {
            id: label
            anchors.left: parent.left
            role: "small"
        }
        Rectangle {
            width: parent.width
            height: 8
            radius: 4
            color: Theme.sunken
            Rectangle {
                width: Math.max(height, parent.width * Math.min(1, progress.share))
                height: 8
                radius: 4
                visible: progress.share > 0
                color: Theme.accent
            }
        }
    }

    mark: "camera"
    title: qsTr("The lens")
    aside: done ? qsTr("measured") : qsTr("optional")
    open: eye.source !== ""
    done: eye.lens.known && !eye.lens.busy
    Words {
        objectName: "lensNote"
        width: parent.width
        visible: text !== "" && root.stage === "off"
        color: Theme.accentDeep
        text: root.eye.lens.note !== "" ? root.eye.lens.note : root.done ? qsTr("A measured lens is in use.") : ""
    }
    Words {
        width: parent.width
        visible: root.stage === "off" && !root.done
        role: "small"
        text: {
            const usually = qsTr("Usually the lens is guessed well enough.");
            const where = qsTr("Measure it where it is a wide one, or where the camera stands low:");
            const how = qsTr("print the calibration board, glue it on something flat, and hold it before the camera.");
            return usually + " " + where + " " + how;
        }
    }
    Flow {
        width: parent.width
        spacing: 8
        visible: root.stage === "off"
        Push {
            objectName: "measureLens"
            compact: true
            text: root.done ? qsTr("Measure it again") : qsTr("Measure it")
            enabled: !root.eye.ended
            onClicked: root.eye.lens.begin()
        }
        Push {
            objectName: "printCharuco"
            compact: true
            glyph: "print"
            text: qsTr("Print the board")
            onClicked: root.printBoard()
        }
    }
    Progress {
        visible: root.stage === "collecting" || root.stage === "measuring"
        share: root.eye.lens.wanted > 0 ? root.eye.lens.taken / root.eye.lens.wanted : 0
        words: root.pictures()
    }
    Progress {
        visible: root.stage === "collecting" || root.stage === "measuring"
        share: root.eye.lens.coverage
        words: qsTr("%1 % of the picture covered").arg(Math.round(100 * root.eye.lens.coverage))
    }
    Words {
        width: parent.width
        visible: root.stage === "collecting"
        role: "small"
        text: {
            const taken = qsTr("A picture is taken by itself when the board is held still somewhere new.");
            return taken + " " + (root.eye.ended ? qsTr("The pictures are over.") : qsTr("The game is not watched meanwhile."));
        }
    }
    Words {
        anchors.left: parent.left
        visible: root.stage === "measuring"
        text: qsTr("Measuring the lens …")
    }
    Rectangle {
        visible: root.stage === "measured" || root.stage === "failed"
        width: parent.width
        height: verdict.implicitHeight + 18
        radius: Theme.radius - 2
        color: root.stage === "failed" ? Theme.alarmSoft : root.eye.lens.good ? Theme.accentSoft : Theme.warningSoft
        Words {
            id: verdict
            objectName: "lensVerdict"
            x: 12
            y: 9
            width: parent.width - 24
            font.weight: Font.DemiBold
            color: root.stage === "failed" ? Theme.alarm : root.eye.lens.good ? Theme.accentDeep : Theme.warning
            text: root.eye.lens.verdict
        }
    }
    Words {
        objectName: "lensFigures"
        width: parent.width
        visible: root.stage === "measured"
        role: "small"
        text: root.eye.lens.figures
    }
    Flow {
        width: parent.width
        spacing: 8
        visible: root.eye.lens.busy
        Push {
            objectName: "useLens"
            visible: root.stage === "measured"
            compact: true
            look: "accent"
            text: qsTr("Use it")
            onClicked: root.eye.lens.use()
        }
        Push {
            objectName: "takeLensPicture"
            visible: root.stage === "collecting"
            compact: true
            look: "accent"
            text: qsTr("Take one now")
            onClicked: root.eye.lens.take()
        }
        Push {
            objectName: "measureNow"
            visible: root.stage === "collecting"
            compact: true
            enabled: root.eye.lens.canMeasure
            text: qsTr("Measure now")
            onClicked: root.eye.lens.measure()
        }
        Push {
            objectName: "moreLensPictures"
            visible: root.stage === "measured" || root.stage === "failed"
            compact: true
            text: qsTr("More pictures")
            onClicked: root.eye.lens.goOn()
        }
        Push {
            objectName: "lensAnew"
            visible: root.stage !== "measuring"
            compact: true
            text: qsTr("Start again")
            onClicked: root.eye.lens.begin()
        }
        Push {
            objectName: "stopLens"
            compact: true
            text: root.stage === "measured" || root.stage === "failed" ? qsTr("Discard") : qsTr("Stop")
            onClicked: root.eye.lens.stop()
        }
    }
}
