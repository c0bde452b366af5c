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
                GuideBlock {
                    required property var modelData
                    required property int index
                    width: inside.width
                    block: modelData
                    above: index > 0
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
