// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter 1.0
import "."

// The same two squares, several moves: which one?
Sheet {
    id: root
    property var ways: []
    signal picked(string action)
    function ask(from, to, choices) { title = from + " to " + to; ways = choices; open() }
    body: Flow {
        width: parent.width
        spacing: Theme.gap
        Repeater {
            model: root.ways
            Push { required property var modelData; objectName: "way-" + modelData.action; text: modelData.text; onClicked: { root.close(); root.picked(modelData.action) } }
        }
    }
    buttons: Push { text: "Cancel"; onClicked: root.close() }
}
