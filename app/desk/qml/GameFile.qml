// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// Reads games from a file: which file, which of its games, and what became of them.
Sheet {
    id: root
    required property var browse
    signal openGame(var game)
    readonly property bool chosen: GameFiles.loaded.length > 0
    readonly property var openable: Array.from(GameFiles.loaded).filter(one => one.id > 0)
    readonly property var endings: "pgn pgn4 kif kifu fkif ki2 csa usi ucci wxf gib json txt".split(" ").map(one => "*." + one)
    function ask() {
        browse.ask({
                "title": qsTr("Which file of games?"),
                "filters": root.endings
            }, path => {
                GameFiles.look(path);
                root.open();
            });
    }
    holds: false
    width: Math.min(Theme.px(620), parent.width - 32)
    title: GameFiles.name
    onClosed: GameFiles.close()
    body: [
        Words {
            objectName: "gameFileText"
            width: root.width - 2 * root.padding
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            visible: text !== ""
            color: GameFiles.error !== "" ? Theme.alarm : Theme.inkSoft
            text: {
                if (GameFiles.error !== "")
                    return GameFiles.error;
                if (GameFiles.busy)
                    return GameFiles.read > 0 ? qsTr("%1 games read …").arg(GameFiles.read) : qsTr("Reading …");
                if (root.chosen)
                    return root.openable.length > 1 ? qsTr("%1 games are kept.").arg(root.openable.filter(one => !one.already).length) : "";
                return GameFiles.found.length > 1 ? qsTr("The file holds %1 games. Which is to be kept?").arg(GameFiles.found.length) : "";
            }
        },
        ListView {
            objectName: "gamesFound"
            visible: !GameFiles.busy && !root.chosen && GameFiles.found.length > 1
            width: root.width - 2 * root.padding
            height: visible ? Math.min(contentHeight, Math.max(Theme.touch * 3, (root.parent ? root.parent.height : 700) - 360)) : 0
            clip: true
            spacing: 6
            model: visible ? GameFiles.found : []
            delegate: Card {
                id: line
                required property var modelData
                required property int index
                width: ListView.view.width
                height: facts.implicitHeight + 16
                Column {
                    id: facts
                    anchors {
                        left: parent.left
                        leftMargin: 14
                        right: take.left
                        rightMargin: 10
                        verticalCenter: parent.verticalCenter
                    }
                    Words {
                        width: parent.width
                        text: line.modelData.title
                        font.weight: Font.DemiBold
                    }
                    Words {
                        width: parent.width
                        role: "small"
                        text: line.modelData.detail
                    }
                }
                Push {
                    id: take
                    objectName: "keep-" + line.index
                    anchors {
                        right: parent.right
                        rightMargin: 8
                        verticalCenter: parent.verticalCenter
                    }
                    compact: true
                    text: qsTr("Keep")
                    onClicked: GameFiles.load(line.index)
                }
            }
        },
        Repeater {
            model: GameFiles.loaded
            Card {
                id: told
                required property var modelData
                required property int index
                width: root.width - 2 * root.padding
                height: words.implicitHeight + 24
                border.color: modelData.id > 0 ? Theme.line : Theme.alarm
                Column {
                    id: words
                    x: 14
                    y: 12
                    width: parent.width - 28
                    spacing: 4
                    Words {
                        width: parent.width
                        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                        font.weight: Font.DemiBold
                        text: {
                            if (told.modelData.already)
                                return qsTr("%1 is there already").arg(told.modelData.title);
                            if (told.modelData.id > 0)
                                return qsTr("Kept as game %1").arg(told.modelData.id);
                            return qsTr("%1 is not kept").arg(told.modelData.title);
                        }
                    }
                    Words {
                        objectName: "loaded-" + told.index
                        width: parent.width
                        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                        color: told.modelData.id > 0 ? Theme.ink : Theme.alarm
                        text: told.modelData.text
                    }
                    Repeater {
                        model: told.modelData.leftOut ? told.modelData.leftOut : []
                        Words {
                            required property string modelData
                            required property int index
                            objectName: "leftOut-" + index
                            width: words.width
                            role: "small"
                            color: Theme.warning
                            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                            text: qsTr("Note: %1").arg(modelData)
                        }
                    }
                }
            }
        }
    ]
    buttons: [
        Push {
            objectName: "openLoaded"
            visible: root.openable.length === 1
            look: "accent"
            text: qsTr("Open it")
            onClicked: {
                const id = root.openable[0].id;
                root.close();
                root.openGame({
                        "id": id
                    });
            }
        },
        Push {
            objectName: "keepAll"
            visible: !root.chosen && GameFiles.found.length > 1
            enabled: !GameFiles.busy
            look: "accent"
            text: qsTr("Keep all %1").arg(GameFiles.found.length)
            onClicked: GameFiles.load(-1)
        },
        Push {
            objectName: "closeGameFile"
            text: root.chosen || GameFiles.error !== "" ? qsTr("Close") : qsTr("Cancel")
            onClicked: root.close()
        }
    ]
}
