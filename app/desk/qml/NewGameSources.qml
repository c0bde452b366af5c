// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// What each board is watched by.
Column {
    id: root
    signal find(int board, bool folder)
    width: parent.width
    spacing: 8
    Words {
        anchors.left: parent.left
        role: "large"
        text: qsTr("Watched by")
    }
    Repeater {
        model: Setup.boards
        Column {
            id: watched
            required property int index
            readonly property string source: Setup.sources[index] ? Setup.sources[index] : ""
            property string file: ""     // the last one that was named here, also while it is not chosen
            property string way: "none"  // none, camera, phone, file: of camera and file none may be named yet
            property var cameras: []     // those that are there
            readonly property int camera: cameras.findIndex(one => one.source === source)
            property bool another: false // a camera that is not in the list
            onWayChanged: if (way === "camera")
                cameras = Cameras.found()
            function follow() {
                if (source === "")
                    return;
                way = /^[0-9]+$/.test(source) ? "camera" : /^phone[2-9]?$/.test(source) ? "phone" : "file";
                if (way === "file")
                    file = source;
            }
            onSourceChanged: follow()
            Component.onCompleted: follow()
            width: root.width
            spacing: 8
            Words {
                anchors.left: parent.left
                visible: Setup.boards > 1
                role: "small"
                font.weight: Font.DemiBold
                text: qsTr("Board %1").arg(watched.index + 1)
            }
            Segments {
                objectName: watched.index > 0 ? "watchedBy" + (watched.index + 1) : "watchedBy"
                width: parent.width
                fill: true
                options: [{
                        "text": qsTr("Nobody, by hand"),
                        "value": "none"
                    }, {
                        "text": qsTr("A camera"),
                        "value": "camera"
                    }, {
                        "text": qsTr("A phone"),
                        "value": "phone"
                    }, {
                        "text": qsTr("File or folder"),
                        "value": "file"
                    }]
                value: watched.way
                onPicked: value => {
                    watched.way = value;
                    watched.another = false;
                    // The first that is there, for each board another one.
                    const there = watched.cameras[Math.min(watched.index, watched.cameras.length - 1)];
                    const camera = there ? there.source : String(watched.index);
                    const phone = value === "phone" ? PhoneCameras.sourceOf(watched.index) : watched.file;
                    const other = value === "none" ? "" : phone;
                    Setup.setSourceAt(watched.index, value === "camera" ? camera : other);
                }
            }
            Picker {
                objectName: watched.index > 0 ? "cameras" + (watched.index + 1) : "cameras"
                width: parent.width
                visible: watched.way === "camera" && watched.cameras.length > 0
                what: qsTr("Camera")
                textRole: "text"
                model: watched.cameras.concat([{
                            "source": "",
                            "text": qsTr("Another, by number or address")
                        }])
                currentIndex: watched.camera >= 0 && !watched.another ? watched.camera : watched.cameras.length
                onActivated: index => {
                    watched.another = index === watched.cameras.length;
                    if (!watched.another)
                        Setup.setSourceAt(watched.index, watched.cameras[index].source);
                }
            }
            Field {
                objectName: watched.index > 0 ? "source" + (watched.index + 1) : "source"
                width: parent.width
                visible: watched.way === "file" || (watched.way === "camera" && (watched.another || watched.camera < 0))
                text: watched.source
                placeholderText: qsTr("0, a film, a folder of pictures, rtsp://…")
                Accessible.name: qsTr("Watched by")
                onTextEdited: Setup.setSourceAt(watched.index, text)
            }
            Flow {
                width: parent.width
                visible: watched.way === "file"
                spacing: 8
                Push {
                    objectName: "browseFilm" + (watched.index > 0 ? watched.index + 1 : "")
                    glyph: "folder"
                    text: qsTr("Find a film …")
                    onClicked: root.find(watched.index, false)
                }
                Push {
                    objectName: "browsePictures" + (watched.index > 0 ? watched.index + 1 : "")
                    glyph: "folder"
                    text: qsTr("Find a folder of pictures …")
                    onClicked: root.find(watched.index, true)
                }
            }
        }
    }
    Words {
        width: parent.width
        visible: text !== ""
        role: "small"
        color: Theme.alarm
        text: Setup.sourceError
    }
}
