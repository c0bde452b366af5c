// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

T.Switch {
    id: control
    implicitHeight: Theme.touch
    implicitWidth: 52 + (text !== "" ? words.implicitWidth + 10 : 0)
    Accessible.name: text
    Accessible.description: enabled ? "" : qsTranslate("Push", "not possible now")
    Accessible.onPressAction: turn()
    Accessible.onToggleAction: turn()
    function turn() {
        if (!enabled)
            return;
        toggle();
        toggled();
    }
    indicator: Rectangle {
        opacity: control.enabled ? 1 : 0.5
        x: Theme.mirrored ? control.width - width : 0
        anchors.verticalCenter: parent.verticalCenter
        width: 48
        height: 28
        radius: 14
        color: control.checked ? Theme.accent : Theme.track
        border.width: control.visualFocus ? 2 : 0
        border.color: Theme.ink
        Behavior on color  {
            ColorAnimation {
                duration: Theme.quick
            }
        }
        Rectangle {
            x: control.checked !== Theme.mirrored ? 23 : 3
            y: 3
            width: 22
            height: 22
            radius: 11
            color: control.checked ? Theme.accentInk : Theme.knob
            Behavior on x  {
                NumberAnimation {
                    duration: Theme.quick
                }
            }
        }
    }
    contentItem: Words {
        id: words
        leftPadding: Theme.mirrored ? 0 : 58
        rightPadding: Theme.mirrored ? 58 : 0
        verticalAlignment: Text.AlignVCenter
        text: control.text
        color: control.enabled ? Theme.ink : Theme.inkFaint
    }
}
