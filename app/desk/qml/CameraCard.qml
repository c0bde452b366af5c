import QtQuick
import Arbiter 1.0
import "."

// The camera beside the game: small picture, what it is doing.
Card {
    id: root
    property var eye: cameras.current
    property bool small: false
    signal enlarge()
    visible: root.eye.source !== ""
    height: visible ? Math.round(width * (small ? 0.42 : 9 / 16)) + 40 : 0
    clip: true
    CameraView { id: view; eye: root.eye; x: 6; y: 6; width: parent.width - 12; height: parent.height - 46 }
    MouseArea { anchors.fill: view; cursorShape: Qt.PointingHandCursor; onClicked: root.enlarge() }
    Rectangle {
        id: dot
        x: 16
        anchors { bottom: parent.bottom; bottomMargin: 14 }
        width: 12; height: 12; radius: root.eye.stage === "watching" ? 6 : 2
        color: root.eye.stage === "watching" ? Theme.accent : root.eye.stage === "lost" || root.eye.stage === "asking" ? Theme.alarm : "#d39a1e"
    }
    Words { anchors { left: dot.right; leftMargin: 8; right: pause.left; verticalCenter: dot.verticalCenter } role: "small"; text: root.eye.sentence; elide: Text.ElideRight; wrapMode: Text.NoWrap }
    Push { id: pause; objectName: "pauseCamera"; anchors { right: parent.right; rightMargin: 4; verticalCenter: dot.verticalCenter } height: 32; compact: true; look: "quiet"; visible: !root.eye.ended; glyph: root.eye.paused ? "play" : "pause"; Accessible.name: root.eye.paused ? "Go on watching" : "Stop watching for a while"; onClicked: root.eye.paused = !root.eye.paused }
}
