import QtQuick
import Arbiter 1.0
import "."

// The game that is played: the board, and beside it whose turn it is, what must be done, what may be answered.
Item {
    id: page
    property int turns: 0
    property string selected: ""
    property bool correcting: false
    signal enlargeCamera()
    readonly property bool covered: cover.visible

    function select(square) {
        const piece = square !== "" ? table.pieces.at(square) : ""
        selected = piece !== "" ? square : ""
    }
    function move(from, to) {
        const ways = table.choices.between(from, to)
        select("")
        if (ways.length === 1) table.act(ways[0].action)
        else if (ways.length > 1) promotion.ask(from, to, ways)
        else refusal.ask(from, to, table.objection(from, to))
    }
    function clicked(square) {
        if (correcting) return palette.use(square)
        if (selected !== "" && selected !== square && table.choices.targets(selected).indexOf(square) >= 0) return move(selected, square)
        if (table.choices.squares.indexOf(square) >= 0) {
            const action = table.choices.pick(square)
            if (action !== "") table.act(action)
            return
        }
        select(selected === square ? "" : square)
    }
    function answer(action) { if (action !== "") table.act(action) }
    function correct() {
        table.pieces && editor.beginFrom(table.pieces)
        select("")
        correcting = true
    }

    Connections {
        target: table
        function onChanged() { if (page.selected !== "" && table.pieces.at(page.selected) === "") page.select("") }
        function onBegun() { page.select(""); page.correcting = false; cover.close() }
    }

    Header { id: header; anchors { left: parent.left; right: side.left; top: parent.top; margins: Theme.pad } onTurn: page.turns = (page.turns + 1) % 4; onCorrect: page.correct(); correcting: page.correcting }

    Alerts { id: alerts; anchors { left: header.left; right: header.right; top: header.bottom; topMargin: Theme.gap } onExplain: rule => side.explain(rule) }

    Board {
        id: board
        objectName: "board"
        anchors { left: header.left; right: header.right; top: alerts.bottom; bottom: page.correcting ? palette.top : question.visible ? question.top : parent.bottom; topMargin: Theme.gap; bottomMargin: Theme.gap }
        boardId: table.board
        river: table.river
        wedges: table.wedges
        turns: page.turns
        badges: table.pieces.armies > 2
        pieces: page.correcting ? editor.pieces : table.pieces
        selected: page.selected
        targets: page.correcting || page.selected === "" ? [] : table.choices.targets(page.selected)
        asked: page.correcting ? [] : table.choices.squares
        lastMove: page.correcting ? [] : table.lastMove
        checked: page.correcting ? [] : table.checked
        marks: page.correcting ? [] : table.marks
        counters: page.correcting ? [] : table.counters
        todo: page.correcting ? [] : camera.todo
        onSquareClicked: square => page.clicked(square)
        onLifted: square => { if (!page.correcting) page.select(square) }
        onDragged: (from, to) => page.correcting ? editor.move(from, to) : page.move(from, to)
        onDraggedOff: from => page.correcting ? editor.remove(from) : refusal.askOff(from)
    }

    // What the camera cannot see is asked across the whole board.
    Flickable {
        id: question
        objectName: "question"
        visible: !page.correcting && !answers.empty
        anchors { left: header.left; right: header.right; bottom: parent.bottom; bottomMargin: Theme.pad }
        height: Math.min(answers.implicitHeight, page.height * 0.34)
        contentHeight: answers.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        Answers { id: answers; width: parent.width; large: true; onAnswer: action => page.answer(action); onReveal: seat => cover.open(seat) }
    }

    Palette {
        id: palette
        objectName: "palette"
        visible: page.correcting
        anchors { left: header.left; right: header.right; bottom: parent.bottom; bottomMargin: Theme.pad }
        kinds: page.correcting ? table.kinds() : []
        seats: table.seats
        token: board.token
        target: editor
        title: "Correct by hand"
        onDone: correction.ask()
        onCancelled: page.correcting = false
    }

    SidePanel {
        id: side
        objectName: "side"
        anchors { right: parent.right; top: parent.top; bottom: parent.bottom; margins: Theme.pad }
        width: Math.min(430, Math.max(372, parent.width * 0.31))
        selected: page.selected
        onAnswer: action => page.answer(action)
        onReveal: seat => cover.open(seat)
        onArmy: seat => armyPage.show(table.armyPage(seat), seat)
        onEnlargeCamera: page.enlargeCamera()
    }

    Promotion { id: promotion; onPicked: action => table.act(action) }
    Refusal { id: refusal }
    ArmyPage { id: armyPage }
    Correction {
        id: correction
        onApplied: page.correcting = false
    }
    Cover { id: cover; objectName: "cover"; anchors.fill: parent; onAnswer: action => page.answer(action) }
}
