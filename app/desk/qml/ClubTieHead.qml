// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// The heading of a tie-break: its short name, and what it is where the mouse rests on it or it is clicked.
T.AbstractButton {
    id: head
    required property var modelData
    property bool told: false
    objectName: "tie-" + modelData.name
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: modelData.title + ". " + modelData.meaning
    Accessible.onPressAction: if (enabled)
        clicked()
    onClicked: told = !told
    onActiveFocusChanged: if (!activeFocus)
        told = false
    onHoveredChanged: {
        told = false;
        hovered ? rest.restart() : rest.stop();
    }
    Keys.onReturnPressed: clicked()
    Keys.onEscapePressed: event => {
        event.accepted = told;
        told = false;
    }
    Timer {
        id: rest
        interval: 500
        onTriggered: head.told = head.hovered && head.visible
    }
    Loader {
        active: head.told && head.visible
        sourceComponent: Tip {
            target: head
            text: head.modelData.title + ". " + head.modelData.meaning
        }
    }
    background: Rectangle {
        radius: Theme.radius - 4
        color: head.hovered ? Theme.hover : "transparent"
        border {
            width: head.visualFocus ? 2 : 0
            color: Theme.accent
        }
    }
    contentItem: Words {
        verticalAlignment: Text.AlignVCenter
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(8)
        role: "small"
        text: head.modelData.name
        Accessible.ignored: true
    }
}
