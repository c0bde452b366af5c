// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter 1.0
import "."

// Reads games from a file: which file, which of its games, and what became of them.
Sheet {
    id: root
    required property var browse
    signal openGame(var game)
    readonly property bool chosen: gameFiles.loaded.length > 0
    readonly property var openable: gameFiles.loaded.filter(one => one.id > 0)
    function ask() {
        browse.ask({ title: "Which file of games?", filters: ["*.pgn", "*.pgn4", "*.kif", "*.kifu", "*.fkif", "*.ki2", "*.csa", "*.usi", "*.ucci", "*.wxf", "*.json", "*.txt"] },
                   path => { gameFiles.look(path); root.open() })
    }
    holds: false
    width: Math.min(Theme.px(620), parent.width - 32)
    title: gameFiles.name
    onClosed: gameFiles.close()
    body: [
        Words { objectName: "gameFileText"; width: root.width - 2 * root.padding; wrapMode: Text.WrapAtWordBoundaryOrAnywhere; visible: text !== ""
            color: gameFiles.error !== "" ? Theme.alarm : Theme.inkSoft
            text: gameFiles.error !== "" ? gameFiles.error : gameFiles.busy ? "Reading …"
                : root.chosen ? (root.openable.length > 1 ? root.openable.length + " games are kept." : "")
                : gameFiles.found.length > 1 ? "The file holds " + gameFiles.found.length + " games. Which is to be kept?" : "" },
        ListView {
            objectName: "gamesFound"
            visible: !gameFiles.busy && !root.chosen && gameFiles.found.length > 1
            width: root.width - 2 * root.padding
            height: visible ? Math.min(contentHeight, Math.max(Theme.touch * 3, (root.parent ? root.parent.height : 700) - 360)) : 0
            clip: true
            spacing: 6
            model: visible ? gameFiles.found : []
            delegate: Card {
                id: line
                required property var modelData
                required property int index
                width: ListView.view.width
                height: facts.implicitHeight + 16
                Column {
                    id: facts
                    anchors { left: parent.left; leftMargin: 14; right: take.left; rightMargin: 10; verticalCenter: parent.verticalCenter }
                    Words { width: parent.width; text: line.modelData.title; font.weight: Font.DemiBold }
                    Words { width: parent.width; role: "small"; text: line.modelData.detail }
                }
                Push { id: take; objectName: "keep-" + line.index; anchors { right: parent.right; rightMargin: 8; verticalCenter: parent.verticalCenter } compact: true; text: "Keep"; onClicked: gameFiles.load(line.index) }
            }
        },
        Repeater {
            model: gameFiles.loaded
            Card {
                id: told
                required property var modelData
                required property int index
                width: root.width - 2 * root.padding
                height: words.implicitHeight + 24
                border.color: modelData.id > 0 ? Theme.line : Theme.alarm
                Column {
                    id: words
                    x: 14; y: 12
                    width: parent.width - 28
                    spacing: 4
                    Words { width: parent.width; wrapMode: Text.WrapAtWordBoundaryOrAnywhere; font.weight: Font.DemiBold; text: told.modelData.id > 0 ? "Kept as game " + told.modelData.id : told.modelData.title + " is not kept" }
                    Words { objectName: "loaded-" + told.index; width: parent.width; wrapMode: Text.WrapAtWordBoundaryOrAnywhere; color: told.modelData.id > 0 ? Theme.ink : Theme.alarm; text: told.modelData.text }
                    Repeater {
                        model: told.modelData.leftOut ? told.modelData.leftOut : []
                        Words { required property string modelData; required property int index; objectName: "leftOut-" + index; width: words.width; role: "small"; color: Theme.warning; wrapMode: Text.WrapAtWordBoundaryOrAnywhere; text: "Left out: " + modelData }
                    }
                }
            }
        }
    ]
    buttons: [
        Push { objectName: "openLoaded"; visible: root.openable.length === 1; look: "accent"; text: "Open it"; onClicked: { const id = root.openable[0].id; root.close(); root.openGame({ id: id }) } },
        Push { objectName: "keepAll"; visible: !root.chosen && gameFiles.found.length > 1; enabled: !gameFiles.busy; look: "accent"; text: "Keep all " + gameFiles.found.length; onClicked: gameFiles.load(-1) },
        Push { objectName: "closeGameFile"; text: root.chosen || gameFiles.error !== "" ? "Close" : "Cancel"; onClicked: root.close() }
    ]
}
