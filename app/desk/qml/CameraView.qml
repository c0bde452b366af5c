import QtQuick
import Arbiter 1.0
import "."

// The camera's picture with the found board drawn over it.
Rectangle {
    id: root
    property bool readings: true
    readonly property var eye: camera
    property bool clickable: false
    property alias shown: video.shown
    color: "#14181c"
    radius: Theme.radius
    clip: true
    Accessible.role: Accessible.Graphic
    Accessible.name: "Camera: " + camera.sentence
    VideoItem { id: video; anchors { fill: parent; margins: 2 } picture: camera.picture }
    OverlayItem { id: overlay; anchors.fill: video; camera: root.visible ? root.eye : null; shown: video.shown; readings: root.readings }
    Words { anchors.centerIn: parent; visible: camera.source === ""; color: Theme.railInk; text: "No camera" }
    MouseArea {
        anchors.fill: video
        enabled: root.clickable && camera.nextCorner !== ""
        cursorShape: enabled ? Qt.CrossCursor : Qt.ArrowCursor
        onClicked: mouse => { const p = overlay.toSource(Qt.point(mouse.x, mouse.y)); camera.clickCorner(p.x, p.y) }
    }
}
