// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// The camera's picture with the found board drawn over it. The corners can be clicked, and dragged.
Rectangle {
    id: root
    readonly property var corners: {
        const near = [qsTr("The corner of a1"), qsTr("The far end of the first rank")];
        return near.concat([qsTr("The corner opposite a1"), qsTr("The far end of the a-file")]);
    }
    property bool readings: true
    property var eye: Cameras.current
    property bool clickable: false
    property alias shown: video.shown
    // What is drawn here lies as it lies on the table, in whichever language.
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    color: Theme.pictureGround
    radius: Theme.radius
    clip: true
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Camera: %1").arg(root.eye.sentence)
    VideoItem {
        id: video
        anchors {
            fill: parent
            margins: 2
        }
        camera: root.eye
    }
    OverlayItem {
        id: overlay
        anchors.fill: video
        camera: root.visible ? root.eye : null
        shown: video.shown
        readings: root.readings
    }
    // A picture was taken.
    Rectangle {
        id: flash
        x: video.x + video.shown.x
        y: video.y + video.shown.y
        width: video.shown.width
        height: video.shown.height
        color: Theme.pictureInk
        opacity: 0
        NumberAnimation {
            id: flashing
            target: flash
            property: "opacity"
            from: 0.7
            to: 0
            duration: 300
        }
        Connections {
            target: root.eye.lens
            function onTookPicture() {
                if (!Settings.still)
                    flashing.restart();
            }
        }
    }
    Words {
        anchors.centerIn: parent
        visible: root.eye.source === ""
        color: Theme.railInk
        horizontalAlignment: Text.AlignHCenter
        text: root.clickable ? qsTr("No picture yet. Say in the first step what to watch.") : qsTr("No camera")
    }
    MouseArea {
        anchors.fill: video
        enabled: root.clickable && root.eye.nextCorner !== ""
        cursorShape: enabled ? Qt.CrossCursor : Qt.ArrowCursor
        onClicked: mouse => {
            const p = overlay.toSource(Qt.point(mouse.x, mouse.y));
            root.eye.clickCorner(p.x, p.y);
        }
    }
    Repeater {
        // A number: a handle that is dragged stays the same item.
        model: root.clickable && !root.eye.lens.busy ? root.eye.handles.length : 0
        Rectangle {
            id: handle
            required property int index
            readonly property point corner: root.eye.handles[index] ? root.eye.handles[index] : Qt.point(0, 0)
            readonly property point place: {
                overlay.camera;
                video.shown;
                root.eye.size;
                return overlay.fromSource(corner);
            }
            objectName: "handle-" + index
            x: video.x + place.x - width / 2
            y: video.y + place.y - height / 2
            width: 26
            height: 26
            radius: 13
            color: grip.containsMouse || grip.pressed ? Theme.clicked : Theme.clickedSoft
            border {
                color: Theme.clicked
                width: 2
            }
            Text {
                anchors.centerIn: parent
                text: ["a1", "→", "↗", "↑"][handle.index]
                color: Theme.clickedInk
                font {
                    pixelSize: 12
                    weight: Font.Bold
                }
            }
            Accessible.role: Accessible.Slider
            Accessible.name: root.corners[index]
            MouseArea {
                id: grip
                anchors {
                    fill: parent
                    margins: -10
                }
                hoverEnabled: true
                preventStealing: true
                cursorShape: Qt.SizeAllCursor
                onPositionChanged: mouse => {
                    if (!pressed)
                        return;
                    const at = mapToItem(overlay, mouse.x, mouse.y);
                    const p = overlay.toSource(Qt.point(at.x, at.y));
                    root.eye.dragCorner(handle.index, p.x, p.y);
                }
                onReleased: root.eye.dropCorner()
            }
        }
    }
}
