// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// The second step: where the board lies in the picture.
Step {
    id: root
    property var eye: Cameras.current
    property bool lensing: false    // the lens is being measured
    number: 2
    title: qsTr("Where the board is")
    open: root.eye.source !== "" && !root.lensing
    done: root.eye.handles.length === 4 && root.eye.nextCorner === ""
    Flow {
        width: parent.width
        spacing: 8
        Push {
            objectName: "measure"
            look: root.done ? "plain" : "accent"
            text: root.eye.measuring ? qsTr("Looking …") : qsTr("Find it")
            enabled: !root.eye.measuring
            onClicked: root.eye.findCorners()
        }
        Push {
            objectName: "corners"
            look: root.eye.nextCorner !== "" ? "chosen" : "plain"
            text: qsTr("Click the corners")
            onClicked: root.eye.startCorners()
        }
    }
    Words {
        width: parent.width
        visible: text !== ""
        color: Theme.alarm
        text: root.eye.notFound
    }
    Words {
        width: parent.width
        role: "small"
        text: {
            if (root.eye.handles.length === 4)
                return qsTr("The grid must lie on the squares. Drag a corner where it does not.");
            if (root.eye.nextCorner !== "")
                return qsTr("Click the corners of the playing field, not of the frame, in the order asked for.");
            return qsTr("Show the whole board; pieces may stand on it.");
        }
    }
    Words {
        anchors.left: parent.left
        role: "small"
        text: qsTr("South sits at this side of the picture")
    }
    Segments {
        width: parent.width
        fill: true
        compact: true
        options: [{
                "text": qsTr("Auto"),
                "value": ""
            }, {
                "text": qsTr("Near"),
                "value": "bottom"
            }, {
                "text": qsTr("Left"),
                "value": "left"
            }, {
                "text": qsTr("Far"),
                "value": "top"
            }, {
                "text": qsTr("Right"),
                "value": "right"
            }]
        value: root.eye.south
        onPicked: value => {
            root.eye.south = value;
            root.eye.measure();
        }
    }
}
