// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// The ground of a button, by its look.
Rectangle {
    id: ground
    required property var control
    radius: Theme.radius - 2
    color: {
        if (ground.control.look === "accent")
            return !ground.control.enabled ? Theme.sunken : ground.control.down ? Theme.accentDeep : Theme.accent;
        if (ground.control.look === "alarm")
            return ground.control.down ? Theme.alarmDeep : Theme.alarm;
        if (ground.control.look === "chosen")
            return Theme.accentSoft;
        if (ground.control.look === "quiet")
            return ground.control.down ? Theme.sunken : ground.control.hovered ? Theme.hover : "transparent";
        return ground.control.down ? Theme.sunken : ground.control.hovered ? Theme.hover : Theme.surface;
    }
    border.width: ground.control.visualFocus ? 2 : ground.control.look === "plain" || ground.control.look === "chosen" ? 1 : 0
    border.color: ground.control.visualFocus ? Theme.accent : ground.control.look === "chosen" ? Theme.accent : Theme.line
}
