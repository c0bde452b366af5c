// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// The fourth step: the place is kept for the next time.
Step {
    id: root
    property var eye: Cameras.current
    property bool lensing: false    // the lens is being measured
    number: 4
    title: qsTr("Keep this place")
    open: root.eye.grade !== "" && !root.lensing
    done: root.eye.profile !== ""
    Words {
        width: parent.width
        role: "small"
        text: qsTr("Under the name of the source it is used by itself whenever that source is opened.")
    }
    Row {
        width: parent.width
        spacing: 8
        Field {
            id: naming
            objectName: "profileName"
            width: parent.width - keep.width - 8
            text: root.eye.profile !== "" ? root.eye.profile : root.eye.source !== "" ? root.eye.sourceName() : ""
            placeholderText: qsTr("A name, such as club table")
        }
        Push {
            id: keep
            objectName: "keepProfile"
            look: "accent"
            text: qsTr("Keep")
            onClicked: root.eye.keepProfile(naming.text)
        }
    }
    Words {
        width: parent.width
        visible: text !== ""
        color: Theme.alarm
        text: root.eye.profileError
    }
    Words {
        width: parent.width
        visible: root.eye.profile !== "" && root.eye.profileError === ""
        role: "small"
        text: qsTr("Kept as %1.").arg(root.eye.profile)
    }
}
