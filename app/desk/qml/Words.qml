// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// Text in the window's type. `role`: body, soft, small, tiny, large, title.
Text {
    property string role: "body"
    color: role === "soft" || role === "small" || role === "tiny" ? Theme.inkSoft : Theme.ink
    font.pixelSize: {
        switch (role) {
        case "tiny":
            return Theme.tiny;
        case "small":
            return Theme.small;
        case "large":
            return Theme.large;
        case "title":
            return Theme.title;
        }
        return Theme.body;
    }
    font.weight: role === "large" || role === "title" ? Font.DemiBold : Font.Normal
    // At the side where reading begins, whichever letters stand in it: names are written in others than their page.
    horizontalAlignment: Text.AlignLeft
    wrapMode: Text.WordWrap
    textFormat: Text.PlainText
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text === ""
}
