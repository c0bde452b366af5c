// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// What the window speaks; it changes at once.
SettingsCard {
    id: root
    title: qsTr("Language")
    Flow {
        width: parent.width
        spacing: Theme.gap
        Repeater {
            model: Language.all
            OneOf {
                required property var modelData
                objectName: "language-" + modelData.id
                look: Language.wanted === modelData.id ? "chosen" : "plain"
                text: modelData.title
                onClicked: Settings.chooseLanguage(modelData.id)
            }
        }
    }
    Words {
        width: parent.width
        role: "small"
        text: qsTr("Rules and reasons are told in it, too; the guides of games and armies are written in English and German.")
    }
}
