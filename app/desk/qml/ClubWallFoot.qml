// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// The bottom of the wall: which page is shown, and, while somebody is at the keys or the mouse, what an arbiter does.
Item {
    id: root
    property bool awake: true
    property bool held: false
    property bool whole: false
    property var pages: []
    property int at: 0
    // Somebody is at one of its buttons.
    readonly property bool busy: tools.activeFocus
    signal turn(int by)
    signal hold
    signal fullScreen
    signal close
    height: Theme.touch
    Row {
        id: dots
        x: Theme.mirrored ? parent.width - width : 0
        anchors.verticalCenter: parent.verticalCenter
        visible: root.pages.length > 1 && width < parent.width - (tools.visible ? tools.width + Theme.pad : 0)
        spacing: 8
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Page %1 of %2").arg(root.at + 1).arg(root.pages.length)
        Repeater {
            model: root.pages.length
            Rectangle {
                required property int index
                width: index === root.at ? 36 : 12
                height: 12
                radius: 6
                color: index === root.at ? Theme.accent : Theme.inkFaint
            }
        }
    }
    FocusScope {
        id: tools
        x: Theme.mirrored ? 0 : parent.width - width
        width: row.width
        height: parent.height
        visible: root.awake || activeFocus
        Row {
            id: row
            spacing: Theme.gap
            Field {
                id: typed
                objectName: "wallTyped"
                width: Theme.px(120)
                placeholderText: qsTr("Minutes")
                Accessible.name: qsTr("Time of the round, in minutes or as 1:30:00")
                property bool wrong: false
                color: wrong ? Theme.alarm : Theme.ink
                onTextEdited: wrong = false
                onAccepted: {
                    wrong = ClubWall.timer.set(text) !== "";
                    if (!wrong)
                        clear();
                }
            }
            Push {
                objectName: "wallSet"
                compact: true
                enabled: typed.text !== ""
                text: qsTr("Set")
                Accessible.name: qsTr("Set the time of the round")
                onClicked: typed.accepted()
            }
            Push {
                objectName: "wallToggle"
                look: ClubWall.timer.running ? "plain" : "accent"
                enabled: ClubWall.timer.left > 0
                glyph: ClubWall.timer.running ? "pause" : "play"
                Accessible.name: ClubWall.timer.running ? qsTr("Pause the time of the round") : qsTr("Start the time of the round")
                onClicked: ClubWall.timer.toggle()
            }
            Push {
                objectName: "wallMore"
                compact: true
                text: qsTr("+5 min")
                Accessible.name: qsTr("Five minutes more")
                onClicked: ClubWall.timer.add(5)
            }
            Push {
                objectName: "wallBack"
                compact: true
                enabled: root.pages.length > 1
                glyph: Theme.mirrored ? "next" : "back"
                Accessible.name: qsTr("The page before")
                onClicked: root.turn(-1)
            }
            Push {
                objectName: "wallHold"
                compact: true
                enabled: root.pages.length > 1
                look: root.held ? "chosen" : "plain"
                glyph: root.held ? "turn" : "hand"
                Accessible.name: root.held ? qsTr("Let the pages turn by themselves") : qsTr("Stay on this page")
                onClicked: root.hold()
            }
            Push {
                objectName: "wallNext"
                compact: true
                enabled: root.pages.length > 1
                glyph: Theme.mirrored ? "back" : "next"
                Accessible.name: qsTr("The next page")
                onClicked: root.turn(1)
            }
            Push {
                objectName: "wallFull"
                compact: true
                text: root.whole ? qsTr("Window") : qsTr("Whole screen")
                onClicked: root.fullScreen()
            }
            Push {
                objectName: "wallClose"
                compact: true
                glyph: "close"
                Accessible.name: qsTr("Close the big screen")
                onClicked: root.close()
            }
        }
    }
}
