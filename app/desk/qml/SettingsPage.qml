// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// How the window looks and what it speaks; what this program is.
Item {
    id: page
    readonly property bool narrow: width < Theme.px(700)
    readonly property bool broad: width >= Theme.px(1300)    // in two columns, neither of them left empty
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
            readonly property real margin: page.narrow ? 16 : Math.max(28, (page.width - Theme.px(1440)) / 2)
            x: Theme.mirrored ? page.width - width - margin : margin
            y: page.narrow ? 16 : 28
            width: Math.min(Theme.px(page.broad ? 1440 : 720), page.width - 2 * margin)
            spacing: Theme.pad
            Words {
                anchors.left: parent.left
                role: "title"
                text: qsTr("Settings")
            }
            Grid {
                id: halves
                readonly property real half: page.broad ? (all.width - columnSpacing) / 2 : all.width
                columns: page.broad ? 2 : 1
                columnSpacing: Theme.pad
                rowSpacing: Theme.pad
                Column {
                    width: halves.half
                    spacing: Theme.pad
                    SettingsLook {
                        width: parent.width
                    }
                    SettingsLanguage {
                        width: parent.width
                    }
                    SettingsVoice {
                        width: parent.width
                    }
                    SettingsPictures {
                        width: parent.width
                    }
                }
                Column {
                    width: halves.half
                    spacing: Theme.pad
                    SettingsBoards {
                        width: parent.width
                    }
                    SettingsClub {
                        width: parent.width
                    }
                    SettingsAbout {
                        width: parent.width
                    }
                }
            }
        }
    }
}
