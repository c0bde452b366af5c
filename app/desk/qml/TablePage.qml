// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter 1.0
import "."

// The game that is played: its board, or its boards side by side, and beside them what must be done and what may be
// answered.
Item {
    id: page
    property int turns: 0
    property var correcting: null    // the board that is being corrected
    property string before: ""       // whose turn it was there, and the points
    signal enlargeCamera()
    signal load()
    signal exportGame()
    signal printGame()
    signal printGuide(var guide)
    readonly property bool covered: cover.visible
    function showGuide() { armyPage.show(table.guidePage(table.ruleset), "S") }
    // Where the page is higher than broad the board is above, everything else below it.
    readonly property bool upright: height > width * 1.1
    // On a low page the pieces to correct with stand in the place of the players.
    readonly property bool beside: correcting !== null && !upright && height < 700
    onCorrectingChanged: correcting === null ? table.clock.letGo(page) : table.clock.hold(page)

    function correct() {
        table.dismiss("correction")
        editor.beginFrom(table.current.pieces)
        before = standing(table.current)
        correcting = table.current
    }
    function standing(game) { return JSON.stringify([game.toAct, game.seats.map(s => s.points)]) }
    // What is said at the table; what ends the game or puts somebody out of it is asked once more.
    function say(game, action) {
        const what = game.consequence(action)
        if (what.title) confirm.ask(what, () => game.act(action))
        else paneOf(game).answer(action)
    }
    function paneOf(game) { return panes.itemAt(game.number - 1) }

    Connections {
        target: table
        // What was recorded meanwhile, by a camera perhaps, is not to be taken back with the correction.
        function onChanged() {
            if (page.correcting === null || correction.applying) return
            if (editor.begunFrom(page.correcting.pieces) && page.standing(page.correcting) === page.before) return
            page.correcting = null
            correction.close()
            table.raise("correction", "warning", "The correction was not made", "The game changed while it was being corrected. It is shown as it is now; correct it once more if it is still wrong.")
        }
        function onBegun() {
            page.correcting = null
            correction.close()
            confirm.close()
            table.dismiss("correction")
            cover.close()
            for (let i = 0; i < panes.count; ++i) panes.itemAt(i).select("")
        }
    }

    Header { id: header; anchors { left: parent.left; top: parent.top; margins: Theme.pad } width: page.upright ? page.width - 2 * Theme.pad : side.x - 2 * Theme.pad; onTurn: page.turns = (page.turns + 1) % 4; onCorrect: page.correct(); onMore: menu.open(); correcting: page.correcting !== null }

    Alerts { id: alerts; most: page.height * 0.3; anchors { left: header.left; right: header.right; top: header.bottom; topMargin: Theme.gap } onExplain: rule => side.explain([rule]); onSaid: action => page.say(table.current, action); onSetUpCamera: board => { cameras.shown = board; page.enlargeCamera() } }

    Row {
        id: boards
        spacing: Theme.gap
        anchors { left: header.left; right: header.right; top: alerts.bottom; bottom: page.correcting && !page.beside ? palette.top : question.visible ? question.top : page.upright ? side.top : parent.bottom; topMargin: Theme.gap; bottomMargin: table.boards > 1 && !page.correcting && !question.visible ? Theme.pad : Theme.gap }
        Repeater {
            id: panes
            model: table.boards
            BoardPane {
                required property int index
                game: table.boardAt(index)
                width: (boards.width - (table.boards - 1) * boards.spacing) / table.boards
                height: boards.height
                turns: page.turns
                tools: palette
                correcting: page.correcting === game
                held: page.correcting !== null && !correcting
                onSaid: action => page.say(game, action)
                onReveal: seat => cover.open(game, seat)
                onArmy: seat => armyPage.show(game.armyPage(seat), seat)
            }
        }
    }

    // What the camera cannot see is asked across the whole board.
    Flickable {
        id: question
        objectName: "question"
        visible: {
            for (let i = 0; i < answers.count; ++i) if (answers.itemAt(i) && !answers.itemAt(i).empty) return !page.correcting
            return false
        }
        anchors { left: header.left; right: header.right; bottom: page.upright ? side.top : parent.bottom; bottomMargin: page.upright ? Theme.gap : Theme.pad }
        height: Math.min(asked.implicitHeight, page.height * 0.34)
        contentHeight: asked.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        Column {
            id: asked
            width: question.width
            spacing: Theme.gap
            Repeater {
                id: answers
                model: table.boards
                Answers { required property int index; game: table.boardAt(index); width: question.width; large: true; onAnswer: action => page.say(game, action); onReveal: seat => cover.open(game, seat) }
            }
        }
    }

    Palette {
        id: palette
        objectName: "palette"
        visible: page.correcting !== null
        most: page.beside ? 216 : 170
        x: page.beside ? side.x : header.x
        y: page.beside ? Theme.pad : page.upright ? side.y - Theme.gap - height : page.height - Theme.pad - height
        width: page.beside ? side.width : header.width
        kinds: page.correcting ? table.kinds() : []
        seats: page.correcting ? page.correcting.seats : []
        token: panes.count > 0 && panes.itemAt(0) ? panes.itemAt(0).token : "standing"
        target: editor
        title: page.correcting && page.correcting.name !== "" ? "Correct " + page.correcting.name.toLowerCase() + " by hand" : "Correct by hand"
        onDone: correction.ask(page.correcting)
        onCancelled: page.correcting = null
    }

    SidePanel {
        id: side
        objectName: "side"
        broad: page.upright
        visible: !page.beside
        anchors { right: parent.right; bottom: parent.bottom; margins: Theme.pad }
        // Whole pixels: what is clipped at a part of one loses its edge.
        width: Math.round(page.upright ? parent.width - 2 * Theme.pad : table.boards > 1 ? Math.min(Theme.px(360), Math.max(Math.min(Theme.px(320), parent.width * 0.32), parent.width * 0.24)) : Math.min(Theme.px(430), Math.max(Math.min(Theme.px(372), parent.width * 0.44), parent.width * 0.31)))
        height: page.upright ? Math.min(parent.height * 0.42, Math.max(parent.height - width - 2 * Theme.touch - 5 * Theme.pad, parent.height * 0.3)) : parent.height - 2 * Theme.pad
        onSaid: (game, action) => page.say(game, action)
        onReveal: (game, seat) => cover.open(game, seat)
        onArmy: (game, seat) => armyPage.show(game.armyPage(seat), seat)
        onHandClicked: (game, seat, kind) => page.paneOf(game).takeInHand(seat, kind)
        onHandDropped: (game, seat, kind, item, x, y) => page.paneOf(game).dropFromHand(seat, kind, item, x, y)
        onEnlargeCamera: page.enlargeCamera()
        onPrintGame: page.printGame()
    }

    Sheet {
        id: menu
        holds: false
        width: Math.min(Theme.px(420), parent.width - 48)
        title: table.title + (table.gameId > 0 ? ", game " + table.gameId : "")
        body: [
            Push { objectName: "guideTable"; width: parent.width; glyph: "info"; text: "How it is played"; onClicked: { menu.close(); page.showGuide() } },
            Push { objectName: "exportTable"; width: parent.width; glyph: "file"; text: "Export this game …"; onClicked: { menu.close(); page.exportGame() } },
            Push { objectName: "printTable"; width: parent.width; glyph: "print"; text: "Score sheet …"; onClicked: { menu.close(); page.printGame() } },
            Push { objectName: "loadAtTable"; width: parent.width; glyph: "folder"; text: "Load a game from a file …"; onClicked: { menu.close(); page.load() } }
        ]
        buttons: Push { objectName: "closeTableMenu"; text: "Close"; onClicked: menu.close() }
    }
    ArmyPage { id: armyPage; onWanted: guide => page.printGuide(guide) }
    Confirm { id: confirm }
    Correction {
        id: correction
        onApplied: page.correcting = null
    }
    Cover { id: cover; objectName: "cover"; anchors.fill: parent; onAnswer: action => page.paneOf(game).answer(action) }
}
