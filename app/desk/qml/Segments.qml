// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// A few choices side by side. `options`: maps with text and value.
Rectangle {
    id: control
    property var options: []
    property var value
    property bool fill: false
    property bool compact: false
    signal picked(var value)
    implicitHeight: Theme.touch + 6
    implicitWidth: row.implicitWidth + 6
    radius: Theme.radius - 2
    color: Theme.sunken
    Row {
        id: row
        x: 3
        y: 3
        height: control.height - 6
        Repeater {
            model: control.options
            T.RadioButton {
                id: part
                required property var modelData
                readonly property bool chosen: modelData.value === control.value
                objectName: control.objectName === "" ? "" : control.objectName + "-" + modelData.value
                height: row.height
                implicitWidth: Math.max(label.implicitWidth + 26, Theme.touch)
                width: control.fill ? (control.width - 6) / control.options.length : implicitWidth
                focusPolicy: Qt.StrongFocus
                // What is chosen is the owner's to say, not the click's.
                autoExclusive: false
                checked: chosen
                Accessible.name: modelData.text
                Accessible.description: enabled ? "" : qsTranslate("Push", "not possible now")
                Accessible.onPressAction: if (enabled)
                    clicked()
                onClicked: {
                    checked = Qt.binding(() => chosen);
                    control.picked(modelData.value);
                }
                Keys.onReturnPressed: clicked()
                contentItem: Text {
                    id: label
                    text: part.modelData.text
                    color: !part.enabled ? Theme.inkFaint : part.chosen ? Theme.accentDeep : Theme.inkSoft
                    font.pixelSize: control.compact ? Theme.px(14) : Theme.body
                    font.weight: part.chosen ? Font.DemiBold : Font.Medium
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    // What is too long stands in two lines, and smaller.
                    wrapMode: Text.WordWrap
                    maximumLineCount: 2
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Theme.px(10)
                    elide: Text.ElideRight
                }
                background: Rectangle {
                    radius: Theme.radius - 4
                    color: part.chosen ? Theme.surface : "transparent"
                    border.width: part.visualFocus ? 2 : part.chosen ? 1 : 0
                    border.color: part.visualFocus ? Theme.accent : Theme.line
                }
            }
        }
    }
}
