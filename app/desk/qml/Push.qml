// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// A button. `look`: plain, accent, alarm, quiet, chosen. A compact one is narrower, never lower.
T.Button {
    id: control
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
        return Math.max(implicitHeight, Math.ceil(text === "" ? 38 : label.implicitWidth + around));
    }
    font.family: Theme.family
    font.pixelSize: compact ? Theme.px(14) : Theme.body
    font.weight: Font.Medium
    focusPolicy: Qt.StrongFocus
    Accessible.name: text !== "" ? text : T.ToolTip.text
    T.ToolTip.visible: false
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Item {
        Row {
            id: row
            anchors.centerIn: parent
            spacing: 8
            IconItem {
                visible: control.glyph !== ""
                width: 20
                height: 20
                anchors.verticalCenter: parent.verticalCenter
                name: control.glyph
                color: control.ink
            }
            Text {
                id: label
                visible: control.text !== ""
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, control.width > 0 ? control.width - 20 - (control.glyph !== "" ? 28 : 0) : implicitWidth)
                // What is too long is written smaller.
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(11)
                elide: Text.ElideRight
                text: control.text
                font: control.font
                color: control.ink
                textFormat: Text.PlainText
            }
        }
    }
    background: Rectangle {
        radius: Theme.radius - 2
        color: {
            if (control.look === "accent")
                return !control.enabled ? Theme.sunken : control.down ? Theme.accentDeep : Theme.accent;
            if (control.look === "alarm")
                return control.down ? Theme.alarmDeep : Theme.alarm;
            if (control.look === "chosen")
                return Theme.accentSoft;
            if (control.look === "quiet")
                return control.down ? Theme.sunken : control.hovered ? Theme.hover : "transparent";
            return control.down ? Theme.sunken : control.hovered ? Theme.hover : Theme.surface;
        }
        border.width: control.visualFocus ? 2 : control.look === "plain" || control.look === "chosen" ? 1 : 0
        border.color: control.visualFocus ? Theme.accent : control.look === "chosen" ? Theme.accent : Theme.line
    }
}
