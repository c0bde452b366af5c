// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter 1.0
import "."

// What a club's evening needs on paper, as a PDF: slips, chart, list and standings of the open event, or the score sheet
// of a game.
Sheet {
    id: root
    required property var browse
    required property var confirm
    property bool ofGame: false
    property string ruleset: ""
    property var game: 0          // its number; 0: the one on the table, which could not be stored
    property string kind: "slips"
    property int round: 0
    property string paper: "a4"
    property var result: ({})     // what became of the PDF
    property string opening: ""   // why it could not be opened
    readonly property var chosen: paperSheets.kinds.find(one => one.id === kind)
    // Standings are those after a round that has been published.
    readonly property var rounds: paperSheets.rounds.filter(one => kind !== "standings" || one.published).map(one => kind === "standings" ? ({ text: "After round " + one.value, value: one.value }) : one)
    readonly property int at: Math.max(0, rounds.findIndex(one => one.value === round))
    readonly property bool ready: ofGame || rounds.length > 0
    function askEvent(what, number) { ofGame = false; kind = what; round = number; forget(); open() }
    function askGame(rules, number) { ofGame = true; ruleset = rules; game = number; forget(); open() }
    function forget() { result = ({}); opening = "" }
    function write(path) {
        opening = ""
        result = ofGame ? paperSheets.writeGame(game, paper, path) : paperSheets.writeEvent(kind, rounds[at].value, paper, path)
    }
    holds: false    // the game goes on
    width: Math.min(Theme.px(620), parent.width - 32)
    title: ofGame ? (game > 0 ? "Score sheet of game " + game : "Score sheet of the game") : "Print " + club.title
    body: [
        Segments {
            objectName: "printKind"
            visible: !root.ofGame
            width: root.width - 2 * root.padding
            fill: true
            compact: true
            options: paperSheets.kinds.map(one => ({ text: one.title, value: one.id }))
            value: root.kind
            onPicked: value => { root.kind = value; root.forget() }
        },
        Words { objectName: "printAbout"; width: root.width - 2 * root.padding; role: "small"; text: root.ofGame ? "Players, moves with what they caused and earned, the position, and room to sign: as everybody may see it." : root.ready ? root.chosen.text : "No round has been " + (root.kind === "standings" ? "published" : "seated") + " yet." },
        Flow {
            width: root.width - 2 * root.padding
            spacing: Theme.pad
            Column {
                visible: !root.ofGame && root.rounds.length > 0
                spacing: 6
                Words { role: "small"; text: root.kind === "standings" ? "Standings" : "Round" }
                Picker {
                    objectName: "printRound"
                    width: Theme.px(220)
                    model: root.rounds.map(one => one.text)
                    currentIndex: root.at
                    onActivated: index => { root.round = root.rounds[index].value; root.forget() }
                }
            }
            Column {
                spacing: 6
                Words { role: "small"; text: "Paper" }
                Segments {
                    objectName: "printPaper"
                    width: Theme.px(190); fill: true
                    options: prints.papers.map(paper => ({ text: paper.charAt(0).toUpperCase() + paper.slice(1), value: paper }))
                    value: root.paper
                    onPicked: value => { root.paper = value; root.forget() }
                }
            }
        },
        Words {
            objectName: "paperWritten"
            width: root.width - 2 * root.padding
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            visible: text !== ""
            color: root.opening !== "" || !root.result.good ? Theme.alarm : Theme.accentDeep
            text: root.opening !== "" ? root.opening : root.result.text ? root.result.text : ""
        }
    ]
    buttons: [
        Push { objectName: "openPaper"; visible: root.result.good === true; look: "accent"; text: "Open it"; onClicked: root.opening = prints.show(root.result.file) },
        Push {
            objectName: "writePaper"
            look: root.result.good ? "plain" : "accent"
            text: "Choose where …"
            enabled: root.ready
            onClicked: root.browse.ask({ title: "Where is the PDF to be written?", filters: ["*.pdf"], name: root.ofGame ? paperSheets.gameFile(root.ruleset, root.game) : paperSheets.eventFile(root.kind, root.rounds[root.at].value) }, given => {
                const path = given.toLowerCase().endsWith(".pdf") ? given : given + ".pdf"
                if (gameFiles.replaces(path)) root.confirm.ask({ title: "Replace the file?", text: path + " is there already. What is in it is lost.", yes: "Replace it" }, () => root.write(path))
                else root.write(path)
            })
        },
        Push { objectName: "closePaper"; text: "Close"; onClicked: root.close() }
    ]
}
