// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Window
import QtQuick.Templates as T
import Arbiter 1.0
import "."

// What keys do in the whole window, each told once: the same list is obeyed and shown.
Item {
    id: root
    required property T.ApplicationWindow window
    required property var tablePage
    required property var newPage
    readonly property bool atTable: window.page === "table" && table.playing
    readonly property var all: [
        { keys: ["?"], shown: "?", text: "These keys", run: () => sheet.open() },
        { keys: ["F1"], shown: "F1", text: "How the game is played", can: () => atTable || newPage.visible, run: () => atTable ? tablePage.showGuide() : newPage.showGuide() },
        { keys: ["F11"], shown: "F11", text: "The whole screen, and back", covered: true, run: () => fullScreen() },
        { keys: [StandardKey.Undo], shown: "Ctrl+Z", text: "Take the last action back", can: () => atTable && table.canUndo, run: () => table.undo() },
        { keys: [StandardKey.Redo], shown: "Ctrl+Shift+Z", text: "Play it again", can: () => atTable && table.canRedo, run: () => table.redo() },
        { keys: ["Ctrl+Space"], shown: "Ctrl+Space", text: "Pause or start the clock", covered: true, can: () => table.playing && !table.over && !table.clock.over, run: () => table.clock.toggle() },
        { keys: ["Ctrl+T", "Ctrl+1"], shown: "Ctrl+T", text: "The table", can: () => table.playing, run: () => window.go("table") },
        { keys: ["Ctrl+N", "Ctrl+2"], shown: "Ctrl+N", text: "A new game", run: () => window.go("new") },
        { keys: ["Ctrl+G", "Ctrl+3"], shown: "Ctrl+G", text: "The games that are kept", run: () => window.go("games") },
        { keys: ["Ctrl+4"], shown: "Ctrl+4", text: "The club", run: () => window.go("club") },
        { keys: ["Ctrl+5"], shown: "Ctrl+5", text: "The camera", run: () => window.go("camera") }]

    function fullScreen() { window.visibility = window.visibility === Window.FullScreen ? Window.AutomaticVisibility : Window.FullScreen }

    Repeater {
        model: root.all
        Item {
            id: one
            required property var modelData
            // Nobody leaves the cover by a side door, or a dialog that waits for an answer.
            readonly property bool free: !root.tablePage.covered || modelData.covered === true
            Shortcut {
                sequences: one.modelData.keys
                onActivated: if (one.free && !root.window.asking && (!one.modelData.can || one.modelData.can())) one.modelData.run()
            }
        }
    }
    Sheet {
        id: sheet
        objectName: "keysSheet"
        holds: false
        width: Math.min(Theme.px(560), parent.width - 32)
        title: "Keys"
        body: [
            Repeater {
                model: root.all
                Row {
                    id: line
                    required property var modelData
                    width: parent.width
                    spacing: Theme.pad
                    Words { id: key; width: Theme.px(140); text: line.modelData.shown; font.family: "DejaVu Sans Mono" }
                    Words { objectName: "key-" + line.modelData.shown; width: parent.width - key.width - Theme.pad; text: line.modelData.text }
                }
            },
            Words { width: parent.width; role: "small"; text: "On the board: arrow keys go from square to square, Return or Space takes and sets a piece. Tab goes from one thing to the next, Escape closes what is open." }
        ]
        buttons: Push { objectName: "closeKeys"; text: "Close"; onClicked: sheet.close() }
    }
}
