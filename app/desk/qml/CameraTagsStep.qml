// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// Whether the pieces wear tags.
Step {
    id: root
    property var eye: Cameras.current
    property bool lensing: false    // the lens is being measured
    mark: "tag"
    title: qsTr("Tags on the pieces")
    aside: qsTr("optional")
    open: root.eye.source !== "" && !root.lensing
    Segments {
        objectName: "tags"
        width: parent.width
        fill: true
        compact: true
        options: [{
                "text": qsTr("Auto"),
                "value": "automatic"
            }, {
                "text": qsTr("On"),
                "value": "on"
            }, {
                "text": qsTr("Off"),
                "value": "off"
            }]
        value: root.eye.tags
        onPicked: value => root.eye.tags = value
    }
    Words {
        objectName: "tagsText"
        width: parent.width
        role: "small"
        text: root.eye.tagsText
    }
    Row {
        width: parent.width
        spacing: 8
        visible: root.eye.tagsWrong !== ""
        IconItem {
            width: 20
            height: 20
            name: "warning"
            color: Theme.warning
        }
        Words {
            objectName: "tagsWrong"
            width: parent.width - 28
            text: root.eye.tagsWrong
        }
    }
}
