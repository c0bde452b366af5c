// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// What hands do with a piece that somebody else controls from now on.
Column {
    id: root
    width: parent.width
    spacing: 8
    visible: Setup.control !== ""
    Words {
        anchors.left: parent.left
        role: "large"
        text: qsTr("A piece that changes hands")
    }
    Segments {
        objectName: "control"
        width: parent.width
        fill: true
        options: [{
                "text": qsTr("keeps its colour, marked"),
                "value": "mark"
            }, {
                "text": qsTr("is swapped for the owner's"),
                "value": "swap"
            }]
        value: Setup.control
        onPicked: value => Setup.control = value
    }
    Words {
        width: parent.width
        role: "small"
        text: {
            if (Setup.control !== "swap")
                return qsTr("The instructions ask to mark it; the camera goes on seeing its old colour.");
            const replace = qsTr("The instructions ask to replace it by one of the new owner's colour,");
            const camera = qsTr("and the camera expects that. A pawn still goes the way of its old colour.");
            return replace + " " + camera;
        }
    }
}
