// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// The events, the newest first.
Item {
    id: root
    signal opened(var event)
    signal make
    Column {
        anchors.centerIn: parent
        visible: Club.events.count === 0 && Club.trouble === ""
        width: Math.min(Theme.px(420), parent.width)
        spacing: 14
        Words {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            role: "soft"
            text: qsTr("No event has been made yet. An event is one evening, or a tournament: a game, some rounds, and who comes.")
        }
        Push {
            objectName: "firstEvent"
            anchors.horizontalCenter: parent.horizontalCenter
            look: "accent"
            glyph: "plus"
            text: qsTr("Make the first one")
            onClicked: root.make()
        }
    }
    ListView {
        anchors.fill: parent
        visible: count > 0    // or it would take what is meant for the button behind it
        clip: true
        spacing: 10
        model: Club.events
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Bar {
        }
        delegate: T.AbstractButton {
            id: row
            required property var modelData
            objectName: "event-" + modelData.id
            // Beside the bar, at whichever side that is.
            x: Theme.mirrored ? 10 : 0
            width: ListView.view.width - 10
            height: words.implicitHeight + 26
            focusPolicy: Qt.StrongFocus
            Accessible.name: modelData.name + ", " + modelData.begins
            Accessible.onPressAction: if (enabled)
                clicked()
            onClicked: root.opened(modelData.id)
            Keys.onReturnPressed: clicked()
            background: Card {
                color: row.hovered ? Theme.accentSoft : Theme.surface
                border {
                    width: row.visualFocus ? 2 : 1
                    color: row.visualFocus ? Theme.accent : Theme.line
                }
            }
            contentItem: Item {
                Column {
                    id: words
                    anchors {
                        left: parent.left
                        leftMargin: 18
                        right: parent.right
                        rightMargin: 18
                        verticalCenter: parent.verticalCenter
                    }
                    spacing: 2
                    Words {
                        width: parent.width
                        role: "large"
                        elide: Text.ElideRight
                        wrapMode: Text.NoWrap
                        text: row.modelData.name
                    }
                    Words {
                        width: parent.width
                        role: "small"
                        text: row.modelData.begins + " · " + row.modelData.facts
                    }
                }
            }
        }
    }
}
