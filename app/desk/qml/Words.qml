// SPDX-License-Identifier: MIT
import QtQuick
import "."

// Text in the window's type. `role`: body, soft, small, tiny, large, title.
Text {
    property string role: "body"
    color: role === "soft" || role === "small" || role === "tiny" ? Theme.inkSoft : Theme.ink
    font.pixelSize: role === "tiny" ? Theme.tiny : role === "small" ? Theme.small : role === "large" ? Theme.large
                  : role === "title" ? Theme.title : Theme.body
    font.weight: role === "large" || role === "title" ? Font.DemiBold : Font.Normal
    wrapMode: Text.WordWrap
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
}
