// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// An army on one page (the set-up drawn, the power, what its player says and does), or a whole game.
Sheet {
    id: root
    property var page: ({})
    property string seat: "S"
    signal wanted(var guide)
    function show(shown, who) {
        if (!shown.blocks)
            return;
        page = shown;
        seat = who;
        open();
    }
    width: Math.min(Theme.px(820), parent.width - 32)
    title: page.title ? page.title : ""
    body: [
        Column {
            id: inside
            objectName: "armyPage"
            width: root.width - 2 * root.padding - 16
            spacing: 8
            topPadding: 2
            Corner {
                x: 2
                rows: root.page.rows ? root.page.rows : []
                seat: root.seat
            }
            Repeater {
                model: root.page.blocks ? root.page.blocks : []
                Item {
                    id: block
                    required property var modelData
                    required property int index
                    readonly property bool head: modelData.kind === "head"
                    readonly property bool item: modelData.kind === "item"
                    readonly property bool drawing: modelData.kind === "drawing"
                    width: inside.width
                    height: words.implicitHeight + (head && index > 0 ? 14 : 0)
                    Rectangle {
                        visible: block.item
                        x: Theme.mirrored ? parent.width - width - 6 : 6
                        y: 8
                        width: 6
                        height: 6
                        radius: 3
                        color: Theme.accent
                    }
                    Words {
                        id: words
                        objectName: "armyText"
                        anchors {
                            left: parent.left
                            leftMargin: block.item ? 24 : 0
                            right: parent.right
                            bottom: parent.bottom
                        }
                        role: block.head ? "large" : "body"
                        textFormat: block.drawing ? Text.PlainText : Text.RichText
                        wrapMode: block.drawing ? Text.NoWrap : Text.WordWrap
                        lineHeight: block.head || block.drawing ? 1 : 1.2
                        // Lines of one width each, as large as the page allows.
                        font.family: block.drawing ? "DejaVu Sans Mono" : Theme.family
                        fontSizeMode: block.drawing ? Text.HorizontalFit : Text.FixedSize
                        minimumPixelSize: 6
                        text: block.modelData.text
                    }
                }
            }
        }
    ]
    buttons: [
        Push {
            objectName: "printGuide"
            glyph: "print"
            text: qsTr("Print …")
            onClicked: {
                const shown = root.page;
                root.close();
                root.wanted(shown);
            }
        },
        Push {
            objectName: "closeArmyPage"
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]
}
