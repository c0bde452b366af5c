// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// A move: in words, or in few signs where that is wanted, with drawings of pieces before and behind.
Item {
    id: root
    property string sentence: ""
    property var brief             // see BriefMove; nothing: words
    property string game: ""       // the ruleset
    property color ink: Theme.ink
    property alias font: words.font
    readonly property bool drawn: brief !== undefined && brief.figure !== undefined && brief.figure !== ""
    readonly property bool few: brief !== undefined && brief.text !== undefined && brief.text !== ""
    implicitHeight: words.implicitHeight
    component Figure: PieceItem {
        // As high as a line, and a little of its neighbours' air.
        width: Math.round(words.font.pixelSize * 1.45)
        height: width
        y: Math.round((words.lineHeight * words.font.pixelSize * 1.2 - height) / 2)
        game: root.game
        army: root.drawn ? root.brief.army : ""
        controller: root.drawn ? root.brief.army : ""
        badge: false
        token: ""
        heading: 0
    }
    Figure {
        id: before
        x: Theme.mirrored ? root.width - width : 0
        visible: root.drawn
        kind: root.drawn ? root.brief.figure : ""
    }
    Words {
        id: words
        x: root.drawn && !Theme.mirrored ? before.width + 2 : 0
        width: root.width - (root.drawn ? before.width + 2 : 0)
        text: root.few ? root.brief.text : root.sentence
        color: root.ink
        font.weight: Font.DemiBold
        Accessible.name: root.sentence
    }
    Figure {
        visible: root.drawn && root.brief.becomes !== ""
        x: Theme.mirrored ? words.x + words.width - words.contentWidth - width - 1 : words.x + words.contentWidth + 1
        kind: visible ? root.brief.becomes : ""
    }
}
