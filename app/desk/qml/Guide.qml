// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// How the game is played: its guide and those of the armies at the table, to be sought through; what the piece can do
// that is touched on the board; and the sentences of rules that were asked for, with where they come from.
Item {
    id: root
    property var shown: []
    property bool wanted: false    // it was looked at: until then nothing is made of it
    // Made anew for another game and in another language.
    readonly property var blocks: {
        Language.wanted;
        Table.gameId;
        return wanted && Table.playing ? Array.from(Table.guideBlocks()) : [];
    }
    signal army(var game, string seat)
    onVisibleChanged: if (visible)
        wanted = true

    function show(rules) {
        wanted = true;
        seek.clear();
        shown = rules.filter((rule, i) => rule !== "" && rules.indexOf(rule) === i).map(rule => Table.explain(rule));
        flick.contentY = 0;
    }
    // The piece that is chosen on a board, and whose army it is of.
    readonly property var touched: {
        for (let b = 0; b < Table.boards; ++b) {
            const game = Table.boardAt(b);
            const square = game.touch.selected;
            const piece = square !== "" ? game.pieces.at(square) : "";
            if (piece !== "") {
                const parts = piece.split("@")[0].split(".");
                const seat = Array.from(game.seats).find(one => one.seat === parts[0]);
                return {
                    "game": game,
                    "seat": parts[0],
                    "army": seat && seat.army ? seat.army : "",
                    "name": Table.pieceName(piece),
                    "text": Table.pieceText(parts[1])
                };
            }
        }
        return null;
    }
    onTouchedChanged: if (touched) {
        shown = [];
        if (seek.text === "")
            flick.contentY = 0;
    }
    // What is left of the guide where words are sought: what holds all of them, below the headings that it stands under.
    readonly property var found: {
        const words = seek.text.toLowerCase().split(/\s+/).filter(word => word !== "");
        if (words.length === 0)
            return blocks;
        const list = [];
        let title = null, head = null;
        for (const block of blocks) {
            if (block.kind === "title") {
                title = block;
                head = null;
            } else if (block.kind === "head") {
                head = block;
            }
            const plain = block.plain.toLowerCase();
            if (!words.every(word => plain.includes(word)))
                continue;
            for (const over of [title, head])
                if (over && over !== block && list.indexOf(over) < 0)
                    list.push(over);
            list.push(block);
        }
        return list;
    }

    Field {
        id: seek
        objectName: "seekRule"
        anchors {
            left: parent.left
            right: back.visible ? back.left : parent.right
            rightMargin: back.visible ? Theme.gap : 0
        }
        placeholderText: qsTr("Find in the rules")
        onTextEdited: {
            root.shown = [];
            flick.contentY = 0;
        }
    }
    Push {
        id: back
        objectName: "wholeGuide"
        anchors.right: parent.right
        visible: root.shown.length > 0 || seek.text !== ""
        compact: true
        text: qsTr("All rules")
        onClicked: {
            root.shown = [];
            seek.clear();
            flick.contentY = 0;
        }
    }
    Flickable {
        id: flick
        anchors {
            left: parent.left
            right: parent.right
            top: seek.bottom
            topMargin: Theme.gap
            bottom: parent.bottom
        }
        contentHeight: words.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Bar {
        }
        Column {
            id: words
            x: Theme.mirrored ? 12 : 0
            width: flick.width - 12
            spacing: 8
            topPadding: 6
            // What was touched comes before the whole.
            Card {
                objectName: "touchedPiece"
                width: parent.width
                height: touchedWords.implicitHeight + 24
                visible: root.touched !== null && root.shown.length === 0 && seek.text === ""
                color: Theme.accentSoft
                border.color: Theme.accentLine
                Column {
                    id: touchedWords
                    x: 12
                    y: 12
                    width: parent.width - 24
                    spacing: 6
                    Words {
                        width: parent.width
                        font.weight: Font.DemiBold
                        text: root.touched ? root.touched.name : ""
                    }
                    Words {
                        objectName: "touchedText"
                        width: parent.width
                        visible: text !== ""
                        text: root.touched ? root.touched.text : ""
                    }
                    Push {
                        objectName: "touchedArmy"
                        anchors.left: parent.left
                        visible: root.touched !== null && root.touched.army !== ""
                        compact: true
                        glyph: "info"
                        text: root.touched ? root.touched.army : ""
                        onClicked: root.army(root.touched.game, root.touched.seat)
                    }
                }
            }
            Repeater {
                model: root.shown
                Column {
                    id: one
                    required property var modelData
                    required property int index
                    width: words.width
                    spacing: 6
                    bottomPadding: 10
                    Words {
                        width: parent.width
                        role: "tiny"
                        text: one.modelData.rule
                        font.letterSpacing: 0.4
                    }
                    Words {
                        objectName: one.index === 0 ? "ruleText" : "ruleText-" + one.modelData.rule
                        width: parent.width
                        text: one.modelData.text
                        font.pixelSize: Theme.px(17)
                        lineHeight: 1.3
                    }
                    Words {
                        width: parent.width
                        visible: text !== ""
                        role: "soft"
                        text: one.modelData.source
                    }
                }
            }
            Repeater {
                model: root.shown.length === 0 ? root.found : []
                GuideBlock {
                    required property var modelData
                    required property int index
                    width: words.width
                    block: modelData
                    above: index > 0
                }
            }
            Words {
                objectName: "nothingFound"
                width: parent.width
                visible: seek.text !== "" && root.shown.length === 0 && root.found.length === 0
                role: "soft"
                text: qsTr("No rule here has these words.")
            }
        }
    }
}
