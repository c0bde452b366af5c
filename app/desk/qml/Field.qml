// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

T.TextField {
    id: control
    implicitHeight: Theme.touch
    implicitWidth: Theme.px(180)
    leftPadding: 12
    rightPadding: 12
    verticalAlignment: TextInput.AlignVCenter
    color: enabled ? Theme.ink : Theme.inkFaint
    font.pixelSize: Theme.body
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentInk
    placeholderTextColor: Theme.inkFaint
    selectByMouse: true
    Accessible.name: placeholderText
    Accessible.description: enabled ? "" : qsTranslate("Push", "not possible now")
    background: Rectangle {
        radius: Theme.radius - 2
        color: Theme.surface
        border.width: control.activeFocus ? 2 : 1
        border.color: control.activeFocus ? Theme.accent : Theme.line
        Text {
            anchors {
                fill: parent
                leftMargin: 12
                rightMargin: 12
            }
            verticalAlignment: Text.AlignVCenter
            visible: control.text === "" && control.preeditText === ""
            text: control.placeholderText
            color: Theme.inkFaint
            font: control.font
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(10)
            elide: Text.ElideRight
        }
    }
}
