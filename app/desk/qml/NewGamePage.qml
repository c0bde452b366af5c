// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter 1.0
import "."

// Everything a game begins with on the left, the board as it will begin on the right.
Item {
    id: page
    property int turns: 0
    signal printGuide(var guide)
    function showGuide() { armyPage.show(table.guidePage(setup.ruleset), "S") }
    // Where the page is higher than broad the board stands below the form.
    readonly property bool upright: width < Theme.px(800) && height > width
    // On a low page a position is set up with the form out of the way.
    readonly property bool beside: setup.ownPosition && !upright && height < 700
    property string told: ""    // why a set-up was not kept

    // A game that is being played is not left by one click.
    function begin() {
        if (table.playing && !table.over && table.canUndo) confirm.ask({ title: "Begin another game?", text: table.title + " is still being played. It is kept as it stands, and can be gone on with under Games.", yes: "Begin another game" }, () => setup.start())
        else setup.start()
    }
    ArmyPage { id: armyPage; holds: false; onWanted: guide => page.printGuide(guide) }
    Confirm { id: confirm }
    function find(board, folder) { browse.ask(browse.source(folder), path => setup.setSourceAt(board, path)) }
    SourceBrowse { id: browse; objectName: "browse" }
    Item {
        id: left
        visible: !page.beside
        anchors { left: parent.left; top: parent.top }
        width: page.upright ? parent.width : Math.max(Math.min(Theme.px(500), parent.width * 0.52), parent.width * 0.44)
        height: page.upright ? Math.round(parent.height * 0.55) : parent.height
        Words { id: heading; x: 28; y: 24; role: "title"; text: "New game" }
        Flickable {
            id: scroll
            anchors { left: parent.left; right: parent.right; top: heading.bottom; bottom: foot.top; topMargin: 14 }
            contentHeight: form.implicitHeight + 20
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: Bar {}
            Column {
                id: form
                x: 28
                width: scroll.width - 56
                spacing: 22

                Column {
                    width: parent.width
                    spacing: 8
                    Words { role: "large"; text: "The game" }
                    Picker {
                        id: game
                        objectName: "ruleset"
                        width: parent.width
                        textRole: "name"
                        valueRole: "id"
                        model: setup.rulesets
                        currentIndex: setup.rulesets.findIndex(r => r.id === setup.ruleset)
                        onActivated: index => setup.ruleset = setup.rulesets[index].id
                    }
                    Words { role: "small"; text: { const r = setup.rulesets.find(r => r.id === setup.ruleset); return !r ? "" : setup.boards > 1 ? setup.seats.length + " players on " + setup.boards + " boards" : r.summary } }
                    Push { objectName: "guideNew"; compact: true; glyph: "info"; text: "How it is played"; visible: setup.ruleset !== ""; onClicked: page.showGuide() }
                }

                Column {
                    width: parent.width
                    spacing: 8
                    Words { role: "large"; text: "Players" }
                    Repeater {
                        model: setup.seats.length
                        Column {
                            id: line
                            required property int index
                            readonly property var seat: setup.seats[index] ? setup.seats[index] : ({ seat: "", letter: "", board: 0, name: "", player: "", army: "" })
                            // The first seat of each of joined boards stands under its board's name.
                            readonly property bool heads: setup.boards > 1 && index % (setup.seats.length / setup.boards) === 0
                            readonly property bool armed: setup.armies.length > 0
                            readonly property bool roomy: form.width >= Theme.px(440)
                            width: form.width
                            spacing: 6
                            Words { visible: line.heads; topPadding: line.index > 0 ? 10 : 0; role: "small"; font.weight: Font.DemiBold; text: "Board " + (line.seat.board + 1) }
                            Flow {
                                width: parent.width
                                spacing: 10
                                Item { width: 34; height: Theme.touch; BadgeItem { width: 34; height: 34; anchors.verticalCenter: parent.verticalCenter; seat: line.seat.letter } }
                                NameField {
                                    objectName: "player-" + line.seat.seat
                                    width: line.armed && line.roomy ? (line.width - 54) / 2 : line.width - 44
                                    placeholderText: line.seat.name
                                    text: line.seat.player
                                    onTextEdited: setup.setPlayer(line.seat.seat, text)
                                    onChosen: name => setup.setPlayer(line.seat.seat, name)
                                }
                                Picker {
                                    objectName: "army-" + line.seat.seat
                                    visible: line.armed
                                    width: (line.roomy ? (line.width - 54) / 2 : line.width) - Theme.touch - 10
                                    model: ["Chosen during the game"].concat(setup.armies.map(a => a.charAt(0).toUpperCase() + a.slice(1).replace(/-/g, " ")))
                                    currentIndex: setup.armies.indexOf(line.seat.army) + 1
                                    onActivated: index => setup.setArmy(line.seat.seat, index === 0 ? "" : setup.armies[index - 1])
                                }
                                Push { objectName: "page-" + line.seat.seat; visible: line.armed; enabled: line.seat.army !== ""; width: Theme.touch; glyph: "info"; Accessible.name: "How to play " + line.seat.army; onClicked: armyPage.show(setup.armyPage(line.seat.army), line.seat.letter) }
                            }
                        }
                    }
                }

                Column {
                    width: parent.width
                    spacing: 8
                    visible: setup.takesSetups && setup.ownSetups.length > 0
                    Words { role: "large"; text: "The club's own set-ups" }
                    Repeater {
                        model: setup.ownSetups
                        Item {
                            required property var modelData
                            width: form.width
                            height: Theme.touch
                            Words { anchors { left: parent.left; right: drop.left; rightMargin: 8; verticalCenter: parent.verticalCenter } text: modelData.title + ": " + modelData.text; elide: Text.ElideRight; wrapMode: Text.NoWrap }
                            Push { id: drop; objectName: "drop-" + modelData.army; anchors { right: parent.right; verticalCenter: parent.verticalCenter } compact: true; text: "Usual one"; onClicked: setup.dropSetup(modelData.army, true) }
                        }
                    }
                }

                Column {
                    width: parent.width
                    spacing: 8
                    visible: setup.control !== ""
                    Words { role: "large"; text: "A piece that changes hands" }
                    Segments {
                        objectName: "control"
                        width: parent.width
                        fill: true
                        options: [{ text: "keeps its colour, marked", value: "mark" }, { text: "is swapped for the owner's", value: "swap" }]
                        value: setup.control
                        onPicked: value => setup.control = value
                    }
                    Words { width: parent.width; role: "small"; text: setup.control === "swap" ? "The instructions ask to replace it by one of the new owner's colour, and the camera expects that. A pawn still goes the way of its old colour." : "The instructions ask to mark it; the camera goes on seeing its old colour." }
                }

                Column {
                    width: parent.width
                    spacing: 8
                    Words { role: "large"; text: "Watched by" }
                    Repeater {
                        model: setup.boards
                        Column {
                            id: watched
                            required property int index
                            readonly property string source: setup.sources[index] ? setup.sources[index] : ""
                            property string file: ""     // the last one that was named here, also while it is not chosen
                            property string way: "none"  // none, camera, file: of which none may be named yet
                            function follow() {
                                if (source === "") return
                                way = /^[0-9]+$/.test(source) ? "camera" : "file"
                                if (way === "file") file = source
                            }
                            onSourceChanged: follow()
                            Component.onCompleted: follow()
                            width: form.width
                            spacing: 8
                            Words { visible: setup.boards > 1; role: "small"; font.weight: Font.DemiBold; text: "Board " + (watched.index + 1) }
                            Segments {
                                objectName: watched.index > 0 ? "watchedBy" + (watched.index + 1) : "watchedBy"
                                width: parent.width
                                fill: true
                                options: [{ text: "Nobody, by hand", value: "none" }, { text: "A camera", value: "camera" }, { text: "File or folder", value: "file" }]
                                value: watched.way
                                onPicked: value => { watched.way = value; setup.setSourceAt(watched.index, value === "none" ? "" : value === "camera" ? String(watched.index) : watched.file) }
                            }
                            Field {
                                objectName: watched.index > 0 ? "source" + (watched.index + 1) : "source"
                                width: parent.width
                                visible: watched.way !== "none"
                                text: watched.source
                                placeholderText: "0, a film, a folder of pictures, rtsp://…"
                                onTextEdited: setup.setSourceAt(watched.index, text)
                            }
                            Flow {
                                width: parent.width
                                visible: watched.way === "file"
                                spacing: 8
                                Push { objectName: "browseFilm" + (watched.index > 0 ? watched.index + 1 : ""); glyph: "folder"; text: "Find a film …"; onClicked: page.find(watched.index, false) }
                                Push { objectName: "browsePictures" + (watched.index > 0 ? watched.index + 1 : ""); glyph: "folder"; text: "Find a folder of pictures …"; onClicked: page.find(watched.index, true) }
                            }
                        }
                    }
                    Words { width: parent.width; visible: text !== ""; role: "small"; color: Theme.alarm; text: setup.sourceError }
                }

                Column {
                    width: parent.width
                    spacing: 4
                    visible: setup.options.length > 0
                    Words { role: "large"; text: "Rules that are agreed"; bottomPadding: 4 }
                    Repeater {
                        model: setup.options.length
                        Item {
                            id: option
                            required property int index
                            readonly property var modelData: setup.options[index] ? setup.options[index] : ({ kind: "", values: [], title: "", text: "", name: "" })
                            width: form.width
                            height: Math.max(words.implicitHeight, Theme.touch) + 14
                            Rectangle { width: parent.width; height: 1; color: Theme.line; visible: option.index > 0 }
                            Column {
                                id: words
                                anchors { left: parent.left; right: holder.left; rightMargin: 16; verticalCenter: parent.verticalCenter }
                                Words { width: parent.width; text: option.modelData.title; font.weight: Font.Medium }
                                Words { width: parent.width; role: "small"; text: option.modelData.text }
                            }
                            Item {
                                id: holder
                                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                                width: option.modelData.kind === "switch" ? 52 : Math.min(Theme.px(190), form.width * 0.45)
                                height: Theme.touch
                                Toggle {
                                    visible: option.modelData.kind === "switch"
                                    checked: option.modelData.kind === "switch" && option.modelData.value === true
                                    Accessible.name: option.modelData.title
                                    onToggled: setup.setOption(option.modelData.name, checked)
                                }
                                Picker {
                                    visible: option.modelData.kind === "choice"
                                    width: parent.width
                                    textRole: "text"
                                    model: option.modelData.values
                                    currentIndex: option.modelData.values.findIndex(v => v.value === option.modelData.value)
                                    onActivated: index => setup.setOption(option.modelData.name, option.modelData.values[index].value)
                                }
                                Field {
                                    visible: option.modelData.kind === "number" || option.modelData.kind === "text"
                                    width: parent.width
                                    text: visible ? String(option.modelData.value) : ""
                                    placeholderText: option.modelData.title
                                    horizontalAlignment: option.modelData.kind === "number" ? Text.AlignRight : Text.AlignLeft
                                    onEditingFinished: if (visible && text !== String(option.modelData.value)) setup.setOption(option.modelData.name, option.modelData.kind === "number" && !isNaN(Number(text)) && text !== "" ? Number(text) : text)
                                }
                            }
                        }
                    }
                }
            }
        }
        Rectangle { anchors { left: parent.left; right: parent.right; bottom: foot.top } height: 1; color: Theme.line }
        Item {
            id: foot
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            height: Theme.touch + 28
            Words {
                objectName: "setupError"
                anchors { left: parent.left; leftMargin: 28; right: begin.left; rightMargin: 16; verticalCenter: parent.verticalCenter }
                color: Theme.alarm
                text: setup.error
                maximumLineCount: 3
                elide: Text.ElideRight
            }
            Push { id: begin; objectName: "begin"; anchors { right: parent.right; rightMargin: 28; verticalCenter: parent.verticalCenter } look: "accent"; text: "Begin the game"; enabled: setup.error === "" && setup.sourceError === ""; onClicked: page.begin() }
        }
    }
    Rectangle {
        anchors { left: page.upright || page.beside ? parent.left : left.right; right: parent.right; top: page.upright ? left.bottom : parent.top; bottom: parent.bottom }
        color: Theme.sunken
        Item {
            id: bar
            anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.pad }
            height: choices.implicitHeight
            Flow {
                id: choices
                width: parent.width
                spacing: 8
                Words { height: Theme.touch; rightPadding: 8; verticalAlignment: Text.AlignVCenter; text: setup.ownPosition ? "Your own position" : "How it begins"; role: "large" }
                Segments {
                    objectName: "previewBoards"
                    visible: setup.boards > 1
                    options: { const list = []; for (let i = 0; i < setup.boards; ++i) list.push({ text: "Board " + (i + 1), value: i }); return list }
                    value: setup.shown
                    onPicked: value => setup.shown = value
                }
                Push { look: "quiet"; glyph: "turn"; Accessible.name: "Turn the board"; onClicked: page.turns = (page.turns + 1) % 4 }
                Push { objectName: "ownPosition"; look: setup.ownPosition ? "chosen" : "plain"; glyph: "pencil"; text: setup.ownPosition ? "Game's own start" : "Set up a position"; onClicked: setup.ownPosition = !setup.ownPosition }
            }
        }
        Board {
            id: board
            objectName: "preview"
            anchors { left: parent.left; right: page.beside ? tools.left : parent.right; top: bar.bottom; bottom: tools.visible && !page.beside ? tools.top : parent.bottom; margins: Theme.pad; topMargin: 8 }
            boardId: setup.board
            river: setup.river
            wedges: setup.wedges
            turns: page.turns
            badges: setup.pieces.armies > 2
            pieces: setup.ownPosition ? setup.editor.pieces : setup.pieces
            editable: setup.ownPosition
            onSquareClicked: square => { if (setup.ownPosition) palette.use(square) }
            onDragged: (from, to) => setup.editor.move(from, to)
            onDraggedOff: from => setup.editor.remove(from)
        }
        Column {
            id: tools
            visible: setup.ownPosition
            width: page.beside ? Math.min(Theme.px(400), parent.width * 0.5) : parent.width - 2 * Theme.pad
            anchors { right: parent.right; bottom: parent.bottom; margins: Theme.pad }
            spacing: 8
            Flow {
                width: parent.width
                spacing: 10
                Words { height: Theme.touch; verticalAlignment: Text.AlignVCenter; text: "First to act" }
                Segments { options: setup.here.map(s => ({ text: s.name, value: s.letter })); value: setup.first; onPicked: value => setup.first = value }
            }
            Flow {
                width: parent.width
                visible: setup.takesSetups
                spacing: 8
                Words { height: Theme.touch; verticalAlignment: Text.AlignVCenter; text: "Keep as the set-up of" }
                Repeater {
                    model: setup.here
                    Push { required property var modelData; objectName: "keep-" + modelData.seat; compact: true; enabled: modelData.army !== ""; text: modelData.army === "" ? modelData.name : modelData.army.charAt(0).toUpperCase() + modelData.army.slice(1).replace(/-/g, " "); onClicked: page.told = setup.keepSetup(modelData.seat) }
                }
                Push { objectName: "fromCamera"; compact: true; glyph: "camera"; visible: cameras.at(setup.shown).readable; text: "What the camera sees"; onClicked: setup.takePlacement(cameras.at(setup.shown).seen()) }
            }
            Words { width: parent.width; visible: page.told !== ""; color: Theme.alarm; text: page.told }
            Palette {
                id: palette
                width: parent.width
                title: ""
                doneText: "Begin"
                kinds: setup.ownPosition ? setup.kinds : []
                seats: setup.here.map(s => ({ seat: s.letter, name: s.name }))
                token: board.token
                target: setup.editor
                onDone: page.begin()
                onCancelled: setup.ownPosition = false
            }
        }
    }
}
