// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter 1.0
import "."

// What is needed on paper, as a PDF: slips, chart, list and standings of the open event, the score sheet of a game, or how
// a game and its armies are played.
Sheet {
    id: root
    required property var browse
    required property var confirm
    property string of: "event"   // event, game or guide
    readonly property bool ofEvent: of === "event"
    property var guide: ({})      // what is shown of a game or an army
    property string ruleset: ""
    property var game: 0          // its number; 0: the one on the table, which could not be stored
    property string kind: "slips"
    property int round: 0
    property string paper: "a4"
    property var result: ({})     // what became of the PDF
    property string opening: ""   // why it could not be opened
    readonly property var kinds: ofEvent ? paperSheets.kinds : of === "guide" ? paperSheets.guideKinds(guide) : []
    readonly property var chosen: kinds.find(one => one.id === kind)
    // Standings are those after a round that has been published.
    readonly property var rounds: paperSheets.rounds.filter(one => kind !== "standings" || one.published).map(one => kind === "standings" ? ({ text: "After round " + one.value, value: one.value }) : one)
    readonly property int at: Math.max(0, rounds.findIndex(one => one.value === round))
    readonly property bool ready: !ofEvent || rounds.length > 0
    function askEvent(what, number) { of = "event"; kind = what; round = number; forget(); open() }
    function askGame(rules, number) { of = "game"; ruleset = rules; game = number; forget(); open() }
    function askGuide(shown) { of = "guide"; guide = shown; kind = paperSheets.guideKinds(shown)[0].id; forget(); open() }
    function forget() { result = ({}); opening = "" }
    function write(path) {
        opening = ""
        result = ofEvent ? paperSheets.writeEvent(kind, rounds[at].value, paper, path) : of === "game" ? paperSheets.writeGame(game, paper, path) : paperSheets.writeGuide(kind, guide, paper, path)
    }
    function usualName() { return ofEvent ? paperSheets.eventFile(kind, rounds[at].value) : of === "game" ? paperSheets.gameFile(ruleset, game) : paperSheets.guideFile(kind, guide) }
    function about() {
        if (of === "game") return "Players, moves with what they caused and earned, the position, and room to sign: as everybody may see it."
        if (!ready) return "No round has been " + (kind === "standings" ? "published" : "seated") + " yet."
        return chosen ? chosen.text : ""
    }
    holds: false    // the game goes on
    width: Math.min(Theme.px(620), parent.width - 32)
    title: ofEvent ? "Print " + club.title : of === "guide" ? "Print " + guide.title : game > 0 ? "Score sheet of game " + game : "Score sheet of the game"
    body: [
        Segments {
            objectName: "printKind"
            visible: root.kinds.length > 1
            width: root.width - 2 * root.padding
            fill: true
            compact: true
            options: root.kinds.map(one => ({ text: one.title, value: one.id }))
            value: root.kind
            onPicked: value => { root.kind = value; root.forget() }
        },
        Words { objectName: "printAbout"; width: root.width - 2 * root.padding; role: "small"; text: root.about() },
        Flow {
            width: root.width - 2 * root.padding
            spacing: Theme.pad
            Column {
                visible: root.ofEvent && root.rounds.length > 0
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
            onClicked: root.browse.ask({ title: "Where is the PDF to be written?", filters: ["*.pdf"], name: root.usualName() }, given => {
                const path = given.toLowerCase().endsWith(".pdf") ? given : given + ".pdf"
                if (gameFiles.replaces(path)) root.confirm.ask({ title: "Replace the file?", text: path + " is there already. What is in it is lost.", yes: "Replace it" }, () => root.write(path))
                else root.write(path)
            })
        },
        Push { objectName: "closePaper"; text: "Close"; onClicked: root.close() }
    ]
}
