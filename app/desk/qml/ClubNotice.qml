// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// What could not be done and why, or what was done; it stands in the page until it has been read.
Rectangle {
    id: root
    readonly property string told: Club.error !== "" ? Club.error : Club.trouble !== "" ? Club.trouble : Club.note
    readonly property bool bad: Club.error !== "" || Club.trouble !== ""
    objectName: "clubNotice"
    visible: told !== ""
    height: visible ? Math.max(Theme.touch + 8, words.implicitHeight + 20) : 0
    radius: Theme.radius
    color: bad ? Theme.alarmSoft : Theme.accentSoft
    Accessible.role: Accessible.AlertMessage
    Accessible.name: told
    IconItem {
        id: sign
        x: Theme.mirrored ? parent.width - width - 14 : 14
        anchors.verticalCenter: parent.verticalCenter
        width: 24
        height: 24
        name: root.bad ? "warning" : "info"
        color: root.bad ? Theme.alarm : Theme.accentDeep
    }
    Words {
        id: words
        objectName: "clubTold"
        anchors {
            left: sign.right
            leftMargin: 12
            right: close.left
            rightMargin: 8
            verticalCenter: parent.verticalCenter
        }
        color: root.bad ? Theme.alarm : Theme.accentDeep
        text: root.told
    }
    Push {
        id: close
        objectName: "dismissClub"
        anchors {
            right: parent.right
            rightMargin: 6
            verticalCenter: parent.verticalCenter
        }
        compact: true
        look: "quiet"
        glyph: "close"
        Accessible.name: qsTr("Dismiss")
        onClicked: Club.dismiss()
    }
}
