import QtQuick
import Arbiter 1.0
import "."

// The camera beside the game: small picture, what it is doing.
Card {
    id: root
    signal enlarge()
    visible: camera.source !== ""
    height: visible ? Math.round(width * 9 / 16) + 40 : 0
    clip: true
    CameraView { id: view; x: 6; y: 6; width: parent.width - 12; height: parent.height - 46 }
    MouseArea { anchors.fill: view; cursorShape: Qt.PointingHandCursor; onClicked: root.enlarge() }
    Rectangle {
        id: dot
        x: 16
        anchors { bottom: parent.bottom; bottomMargin: 14 }
        width: 12; height: 12; radius: camera.stage === "watching" ? 6 : 2
        color: camera.stage === "watching" ? Theme.accent : camera.stage === "lost" || camera.stage === "asking" ? Theme.alarm : "#d39a1e"
    }
    Words { anchors { left: dot.right; leftMargin: 8; right: pause.left; verticalCenter: dot.verticalCenter } role: "small"; text: camera.sentence; elide: Text.ElideRight; wrapMode: Text.NoWrap }
    Push { id: pause; objectName: "pauseCamera"; anchors { right: parent.right; rightMargin: 4; verticalCenter: dot.verticalCenter } height: 32; compact: true; look: "quiet"; visible: !camera.ended; glyph: camera.paused ? "play" : "pause"; Accessible.name: camera.paused ? "Go on watching" : "Stop watching for a while"; onClicked: camera.paused = !camera.paused }
}
