// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// The newest game that is not over, to go on with it.
Card {
    id: root
    signal resumed(string why)
    visible: LastGame.id > 0 && LastGame.id !== Table.gameId
    height: visible ? Math.max(said.implicitHeight, Theme.touch) + 24 : 0
    color: Theme.accentSoft
    border.color: Theme.accentLine
    Column {
        id: said
        anchors {
            left: parent.left
            leftMargin: 16
            right: go.left
            rightMargin: 12
            verticalCenter: parent.verticalCenter
        }
        Words {
            width: parent.width
            text: qsTr("Continue the last game? %1").arg(LastGame.title)
            font.weight: Font.DemiBold
        }
        Words {
            width: parent.width
            role: "small"
            text: LastGame.detail
        }
    }
    Push {
        id: go
        objectName: "continueGame"
        anchors {
            right: parent.right
            rightMargin: 12
            verticalCenter: parent.verticalCenter
        }
        look: "accent"
        text: qsTr("Continue")
        onClicked: root.resumed(Table.resume(LastGame.id))
    }
}
