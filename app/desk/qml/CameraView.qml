// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter 1.0
import "."

// The camera's picture with the found board drawn over it. The corners can be clicked, and dragged.
Rectangle {
    id: root
    property bool readings: true
    property var eye: cameras.current
    property bool clickable: false
    property alias shown: video.shown
    color: "#14181c"
    radius: Theme.radius
    clip: true
    Accessible.role: Accessible.Graphic
    Accessible.name: "Camera: " + root.eye.sentence
    VideoItem { id: video; anchors { fill: parent; margins: 2 } picture: root.eye.picture }
    OverlayItem { id: overlay; anchors.fill: video; camera: root.visible ? root.eye : null; shown: video.shown; readings: root.readings }
    // A picture was taken.
    Rectangle {
        id: flash
        x: video.x + video.shown.x; y: video.y + video.shown.y
        width: video.shown.width; height: video.shown.height
        color: "white"
        opacity: 0
        NumberAnimation { id: flashing; target: flash; property: "opacity"; from: 0.7; to: 0; duration: 300 }
        Connections { target: root.eye.lens; function onTookPicture() { flashing.restart() } }
    }
    Words { anchors.centerIn: parent; visible: root.eye.source === ""; color: Theme.railInk; horizontalAlignment: Text.AlignHCenter; text: root.clickable ? "No picture yet. Say what to watch, at the right." : "No camera" }
    MouseArea {
        anchors.fill: video
        enabled: root.clickable && root.eye.nextCorner !== ""
        cursorShape: enabled ? Qt.CrossCursor : Qt.ArrowCursor
        onClicked: mouse => { const p = overlay.toSource(Qt.point(mouse.x, mouse.y)); root.eye.clickCorner(p.x, p.y) }
    }
    Repeater {
        model: root.clickable && !root.eye.lens.busy ? root.eye.handles.length : 0    // a number: a handle that is dragged stays the same item
        Rectangle {
            id: handle
            required property int index
            readonly property point corner: root.eye.handles[index] ? root.eye.handles[index] : Qt.point(0, 0)
            readonly property point place: { overlay.camera; video.shown; root.eye.size; return overlay.fromSource(corner) }
            objectName: "handle-" + index
            x: video.x + place.x - width / 2
            y: video.y + place.y - height / 2
            width: 26; height: 26; radius: 13
            color: grip.containsMouse || grip.pressed ? "#ccffc12e" : "#66ffc12e"
            border { color: "#ffc12e"; width: 2 }
            Text { anchors.centerIn: parent; text: ["a1", "→", "↗", "↑"][handle.index]; color: "#20242b"; font { pixelSize: 12; weight: Font.Bold } }
            Accessible.role: Accessible.Slider
            Accessible.name: ["The corner of a1", "The far end of the first rank", "The corner opposite a1", "The far end of the a-file"][index]
            MouseArea {
                id: grip
                anchors { fill: parent; margins: -10 }
                hoverEnabled: true
                preventStealing: true
                cursorShape: Qt.SizeAllCursor
                onPositionChanged: mouse => {
                    if (!pressed) return
                    const at = mapToItem(overlay, mouse.x, mouse.y)
                    const p = overlay.toSource(Qt.point(at.x, at.y))
                    root.eye.dragCorner(handle.index, p.x, p.y)
                }
                onReleased: root.eye.dropCorner()
            }
        }
    }
}
