// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Window
import Arbiter

// What keys do in the whole window, each told once: the same list is obeyed and shown.
Item {
    id: root
    required property var window
    required property var tablePage
    required property var newPage
    readonly property bool atTable: window.page === "table" && Table.playing
    readonly property var all: [{
            "keys": ["?"],
            "shown": "?",
            "text": qsTr("These keys"),
            "run": () => sheet.open()
        }, {
            "keys": ["F1"],
            "shown": "F1",
            "text": qsTr("How the game is played"),
            "can": () => atTable || newPage.visible,
            "run": () => atTable ? tablePage.showGuide() : newPage.showGuide()
        }, {
            "keys": ["F11"],
            "shown": "F11",
            "text": qsTr("The whole screen, and back"),
            "covered": true,
            "run": () => fullScreen()
        }, {
            "keys": ["Ctrl+Z", "Undo"],
            "shown": "Ctrl+Z",
            "text": qsTr("Take the last action back"),
            "can": () => atTable && Table.canUndo,
            "run": () => Table.undo()
        }, {
            "keys": ["Ctrl+Shift+Z", "Ctrl+Y", "Redo"],
            "shown": "Ctrl+Shift+Z",
            "text": qsTr("Play it again"),
            "can": () => atTable && Table.canRedo,
            "run": () => Table.redo()
        }, {
            "keys": ["Ctrl+H"],
            "shown": "Ctrl+H",
            "text": qsTr("Ask the computer for a hint"),
            "can": () => atTable && Table.canHint,
            "run": () => Table.hint()
        }, {
            "keys": ["Ctrl+Space"],
            "shown": "Ctrl+Space",
            "text": qsTr("Pause or start the clock"),
            "covered": true,
            "can": () => Table.playing && !Table.over && !Table.clock.over,
            "run": () => Table.clock.toggle()
        }, {
            "keys": ["Ctrl+L"],
            "shown": "Ctrl+L",
            "text": qsTr("The clocks in a window of their own"),
            "can": () => Table.playing,
            "run": () => window.open("clocks")
        }, {
            "keys": ["Ctrl+B"],
            "shown": "Ctrl+B",
            "text": qsTr("The second screen, for guests"),
            "can": () => Table.playing,
            "run": () => window.open("guests")
        }, {
            "keys": ["Ctrl+T", "Ctrl+1"],
            "shown": "Ctrl+T",
            "text": qsTr("The table"),
            "can": () => Table.playing,
            "run": () => window.go("table")
        }, {
            "keys": ["Ctrl+N", "Ctrl+2"],
            "shown": "Ctrl+N",
            "text": qsTr("A new game"),
            "run": () => window.go("new")
        }, {
            "keys": ["Ctrl+G", "Ctrl+3"],
            "shown": "Ctrl+G",
            "text": qsTr("The games that are kept"),
            "run": () => window.go("games")
        }, {
            "keys": ["Ctrl+4"],
            "shown": "Ctrl+4",
            "text": qsTr("The club"),
            "run": () => window.go("club")
        }, {
            "keys": ["Ctrl+5"],
            "shown": "Ctrl+5",
            "text": qsTr("The camera"),
            "run": () => window.go("camera")
        }, {
            "keys": ["Ctrl+,", "Ctrl+6"],
            "shown": "Ctrl+,",
            "text": qsTr("The settings"),
            "run": () => window.go("settings")
        }, {
            "keys": ["Ctrl++", "Ctrl+=", "ZoomIn"],
            "shown": "Ctrl++",
            "text": qsTr("Everything larger"),
            "covered": true,
            "run": () => Settings.zoom(1)
        }, {
            "keys": ["Ctrl+-", "ZoomOut"],
            "shown": "Ctrl+-",
            "text": qsTr("Everything smaller"),
            "covered": true,
            "run": () => Settings.zoom(-1)
        }, {
            "keys": ["Ctrl+0"],
            "shown": "Ctrl+0",
            "text": qsTr("As large as usual"),
            "covered": true,
            "run": () => Settings.zoom(0)
        }, {
            "keys": ["Ctrl+Q"],
            "shown": "Ctrl+Q",
            "text": qsTr("Close the program; the game is kept"),
            "covered": true,
            "run": () => window.close()
        }]

    function fullScreen() {
        window.visibility = window.visibility === Window.FullScreen ? Window.AutomaticVisibility : Window.FullScreen;
    }

    Repeater {
        model: root.all
        Item {
            id: one
            required property var modelData
            // Nobody leaves the cover by a side door, or a dialog that waits for an answer.
            readonly property bool free: !root.tablePage.covered || modelData.covered === true
            Shortcut {
                sequences: one.modelData.keys
                onActivated: if (one.free && !root.window.asking && (!one.modelData.can || one.modelData.can()))
                    one.modelData.run()
            }
        }
    }
    Sheet {
        id: sheet
        objectName: "keysSheet"
        holds: false
        width: Math.min(Theme.px(560), parent.width - 32)
        title: qsTr("Keys")
        body: [
            Repeater {
                model: root.all
                Row {
                    id: line
                    required property var modelData
                    width: parent.width
                    spacing: Theme.pad
                    Words {
                        id: key
                        width: Theme.px(140)
                        text: line.modelData.shown
                        font.family: "DejaVu Sans Mono"
                    }
                    Words {
                        objectName: "key-" + line.modelData.shown
                        width: parent.width - key.width - Theme.pad
                        text: line.modelData.text
                    }
                }
            },
            Words {
                width: parent.width
                role: "small"
                text: {
                    const board = qsTr("On the board: arrow keys go from square to square, Return or Space takes and sets a piece.");
                    return board + " " + qsTr("Tab goes from one thing to the next, Escape closes what is open.");
                }
            }
        ]
        buttons: Push {
            objectName: "closeKeys"
            text: qsTr("Close")
            onClicked: sheet.close()
        }
    }
}
