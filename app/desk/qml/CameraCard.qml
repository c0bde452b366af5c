// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// The camera beside the game: small picture, what it is doing. Where there is little room the picture is left out.
Card {
    id: root
    property var eye: Cameras.current
    property bool small: false
    property bool flat: false
    signal enlarge
    visible: root.eye.source !== ""
    height: !visible ? 0 : (flat ? 0 : Math.round(width * (small ? 0.42 : 9 / 16))) + Theme.touch + 4
    clip: true
    CameraView {
        id: view
        visible: !root.flat
        eye: root.eye
        x: 6
        y: 6
        width: parent.width - 12
        height: parent.height - Theme.touch - 10
    }
    MouseArea {
        anchors.fill: view
        visible: !root.flat
        cursorShape: Qt.PointingHandCursor
        onClicked: root.enlarge()
    }
    Item {
        id: line
        anchors {
            left: parent.left
            right: parent.right
            bottom: parent.bottom
            bottomMargin: 2
        }
        height: Theme.touch
        Rectangle {
            id: dot
            x: Theme.mirrored ? parent.width - width - 16 : 16
            anchors.verticalCenter: parent.verticalCenter
            width: 12
            height: 12
            radius: root.eye.stage === "watching" ? 6 : 2
            color: {
                if (root.eye.stage === "watching")
                    return Theme.accent;
                return root.eye.stage === "lost" || root.eye.stage === "asking" ? Theme.alarm : Theme.doubt;
            }
        }
        Words {
            anchors {
                left: dot.right
                leftMargin: 8
                right: large.visible ? large.left : pause.left
                verticalCenter: parent.verticalCenter
            }
            role: "small"
            text: root.eye.sentence
            elide: Text.ElideRight
            maximumLineCount: 2
        }
        Push {
            id: large
            anchors {
                right: pause.visible ? pause.left : parent.right
                verticalCenter: parent.verticalCenter
            }
            visible: root.flat
            compact: true
            look: "quiet"
            glyph: "camera"
            Accessible.name: qsTr("Show the camera")
            onClicked: root.enlarge()
        }
        Push {
            id: pause
            objectName: "pauseCamera"
            anchors {
                right: parent.right
                rightMargin: 4
                verticalCenter: parent.verticalCenter
            }
            compact: true
            look: "quiet"
            visible: !root.eye.ended
            glyph: root.eye.paused ? "play" : "pause"
            Accessible.name: root.eye.paused ? qsTr("Go on watching") : qsTr("Stop watching for a while")
            onClicked: root.eye.paused = !root.eye.paused
        }
    }
}
