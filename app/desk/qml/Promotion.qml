// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// The same two squares, several moves: which one?
Sheet {
    id: root
    property var ways: []
    signal picked(string action)
    function ask(from, to, choices) {
        title = qsTr("%1 to %2").arg(from).arg(to);
        ways = choices;
        open();
    }
    body: Flow {
        width: parent.width
        spacing: Theme.gap
        Repeater {
            model: root.ways
            Push {
                required property var modelData
                objectName: "way-" + modelData.action
                text: modelData.text
                onClicked: {
                    root.close();
                    root.picked(modelData.action);
                }
            }
        }
    }
    buttons: Push {
        text: qsTr("Cancel")
        onClicked: root.close()
    }
}
