// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// A button among several of which one is chosen: that one has the look "chosen", the others "plain".
T.RadioButton {
    id: button
    property string look: "plain"
    property string glyph: ""
    property bool compact: false
    readonly property color ink: !enabled ? Theme.inkFaint : look === "chosen" ? Theme.accentDeep : Theme.ink

    implicitHeight: Theme.touch
    // Of what it says, not of what there is room for: the two would wait for each other.
    implicitWidth: {
        const around = (glyph !== "" ? 28 : 0) + (compact ? 22 : 28);
        return Math.max(implicitHeight, Math.ceil(text === "" ? 38 : said.labelWidth + around));
    }
    font.family: Theme.family
    font.pixelSize: compact ? Theme.px(14) : Theme.body
    font.weight: Font.Medium
    focusPolicy: Qt.StrongFocus
    // Which one is chosen is the owner's to say, not the click's.
    autoExclusive: false
    checked: look === "chosen"
    Accessible.name: text
    Accessible.description: enabled ? "" : qsTranslate("Push", "not possible now")
    Accessible.onPressAction: if (enabled)
        clicked()
    onClicked: checked = Qt.binding(() => look === "chosen")
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: PushLabel {
        id: said
        control: button
    }
    background: PushGround {
        control: button
    }
}
