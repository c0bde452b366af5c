// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// A button. `look`: plain, accent, alarm, quiet, chosen. A compact one is narrower, never lower.
T.Button {
    id: button
    property string look: "plain"
    property string glyph: ""
    property bool compact: false
    readonly property color ink: {
        if (!enabled)
            return Theme.inkFaint;
        if (look === "accent" || look === "alarm")
            return Theme.accentInk;
        return look === "chosen" ? Theme.accentDeep : Theme.ink;
    }

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
    hoverEnabled: true
    Accessible.name: text
    // Qt 6.4 tells nobody that it cannot be pressed: it has no word for that in what is read aloud.
    Accessible.focusable: enabled
    Accessible.description: enabled ? "" : qsTr("not possible now")
    Accessible.onPressAction: if (enabled)
        clicked()
    // A button without words says what it does where the mouse rests on it; what was pressed is known already.
    property bool told: false
    onHoveredChanged: {
        told = false;
        hovered ? rest.restart() : rest.stop();
    }
    onPressedChanged: {
        told = false;
        rest.stop();
    }
    onVisibleChanged: told = false
    Timer {
        id: rest
        interval: 700
        onTriggered: button.told = button.hovered && button.visible && button.text === ""
    }
    Loader {
        active: button.told
        sourceComponent: Tip {
            target: button
            text: button.Accessible.name
        }
    }
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
