// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// The first step: a camera, a film or a folder of pictures.
Step {
    id: root
    property var eye: Cameras.current
    property bool lensing: false    // the lens is being measured
    required property var browse
    signal showPhone(string source)
    readonly property var phone: Array.from(PhoneCameras.phones).find(one => one.source === root.eye.source) || ({})
    readonly property bool byPhone: phone.source !== undefined
    number: 1
    title: qsTr("What to watch")
    open: !root.lensing
    done: root.eye.source !== ""
    property var cameras: []        // those that are there
    onVisibleChanged: cameras = Cameras.found()
    Component.onCompleted: cameras = Cameras.found()
    Picker {
        objectName: "camerasThere"
        width: parent.width
        visible: root.cameras.length > 0
        what: qsTr("Camera")
        textRole: "text"
        model: root.cameras
        currentIndex: root.cameras.findIndex(one => one.source === root.eye.source)
        displayText: currentIndex < 0 ? qsTr("Choose a camera") : currentText
        onActivated: index => {
            where.text = root.cameras[index].source;
            connect.clicked();
        }
    }
    Field {
        id: where
        objectName: "cameraSource"
        width: parent.width
        text: /^phone[2-9]?$/.test(root.eye.wished) ? "" : root.eye.wished
        placeholderText: qsTr("0, a film, a folder, rtsp://…")
        Accessible.name: root.title
        onAccepted: connect.clicked()
    }
    Row {
        visible: root.byPhone
        width: parent.width
        spacing: 8
        Words {
            objectName: "phoneSends"
            width: parent.width - showCode.width - parent.spacing
            height: Theme.touch
            verticalAlignment: Text.AlignVCenter
            role: "small"
            text: {
                if (root.phone.sends === true)
                    return qsTr("A phone sends its pictures.");
                return root.phone.joined === true ? qsTr("The phone has joined, and sends no pictures.") : qsTr("Waiting for the phone …");
            }
        }
        Push {
            id: showCode
            objectName: "showPhone"
            compact: true
            text: qsTr("Show the code")
            onClicked: root.showPhone(root.eye.source)
        }
    }
    Flow {
        width: parent.width
        spacing: 8
        Push {
            objectName: "usePhone"
            look: root.eye.source === "" && root.cameras.length === 0 ? "accent" : "plain"
            text: qsTr("Use a phone")
            onClicked: root.eye.open(PhoneCameras.sourceOf(Cameras.shown))
        }
        Push {
            objectName: "findFilm"
            compact: true
            glyph: "folder"
            text: qsTr("Film …")
            onClicked: root.browse.ask(root.browse.source(false), path => {
                    where.text = path;
                    connect.clicked();
                })
        }
        Push {
            objectName: "findFolder"
            compact: true
            glyph: "folder"
            text: qsTr("Folder …")
            onClicked: root.browse.ask(root.browse.source(true), path => {
                    where.text = path;
                    connect.clicked();
                })
        }
        Push {
            id: connect
            objectName: "connect"
            look: root.eye.source === "" ? "accent" : "plain"
            text: qsTr("Watch")
            enabled: where.text.trim() !== ""
            onClicked: root.eye.open(where.text.trim())
        }
        Push {
            text: qsTr("Stop")
            enabled: root.eye.source !== ""
            onClicked: root.eye.close()
        }
    }
    Words {
        width: parent.width
        visible: text !== ""
        color: Theme.alarm
        text: root.eye.error
    }
    Flow {
        width: parent.width
        spacing: 6
        visible: root.eye.source !== "" && root.eye.profiles.length > 0
        Words {
            height: Theme.touch
            verticalAlignment: Text.AlignVCenter
            role: "small"
            text: qsTr("Set up before:")
        }
        Repeater {
            model: root.eye.profiles
            Push {
                required property string modelData
                objectName: "profile-" + modelData
                compact: true
                look: root.eye.profile === modelData ? "chosen" : "plain"
                text: modelData
                onClicked: if (root.eye.useProfile(modelData))
                    root.eye.measure()
            }
        }
    }
}
