// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// What this program is, and where it keeps what.
SettingsCard {
    id: root
    title: qsTr("About Arbiter")
    Words {
        objectName: "aboutVersion"
        width: parent.width
        text: qsTr("Version %1").arg(Settings.version)
    }
    Words {
        width: parent.width
        role: "soft"
        text: qsTr("Arbiter watches a board game through a camera, referees it and keeps the score.")
    }
    Words {
        width: parent.width
        role: "small"
        text: qsTr("It is free software under the MIT licence. It is drawn with Qt (LGPL 3) and sees with OpenCV (Apache 2).")
    }
    Words {
        width: parent.width
        role: "small"
        wrapMode: Text.WrapAnywhere
        text: qsTr("Games are kept in %1").arg(Library.file)
    }
    Push {
        anchors.left: parent.left
        objectName: "backUpNow"
        text: qsTr("Back up the games")
        onClicked: Library.backUp()
    }
    Words {
        objectName: "backedUp"
        width: parent.width
        visible: text !== ""
        role: "small"
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        text: Library.note
    }
    Words {
        width: parent.width
        role: "small"
        wrapMode: Text.WrapAnywhere
        text: qsTr("Settings are kept in %1").arg(Settings.file)
    }
}
