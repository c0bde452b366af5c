// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// How the window looks and what it speaks; what this program is.
Item {
    id: page
    readonly property bool narrow: width < Theme.px(700)
    Flickable {
        id: scroll
        anchors.fill: parent
        clip: true
        contentHeight: all.implicitHeight + 2 * all.y
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Bar {
        }
        Column {
            id: all
            x: page.narrow ? 16 : Math.max(28, (page.width - Theme.px(1440)) / 2)
            y: page.narrow ? 16 : 28
            width: Math.min(Theme.px(720), page.width - 2 * x)
            spacing: Theme.pad
            Words {
                role: "title"
                text: qsTr("Settings")
            }
            SettingsLook {
                width: parent.width
            }
            SettingsLanguage {
                width: parent.width
            }
            SettingsBoards {
                width: parent.width
            }
            SettingsPictures {
                width: parent.width
            }
            SettingsClub {
                width: parent.width
            }
            SettingsVoice {
                width: parent.width
            }
            SettingsAbout {
                width: parent.width
            }
        }
    }
}
