// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

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
    readonly property var kinds: ofEvent ? PaperSheets.kinds : of === "guide" ? PaperSheets.guideKinds(guide) : []
    readonly property var chosen: kinds.find(one => one.id === kind)
    // Standings are those after a round that has been published.
    readonly property var rounds: {
        const all = Array.from(PaperSheets.rounds);
        if (kind !== "standings")
            return all;
        return all.filter(one => one.published).map(one => ({
                        "text": qsTr("After round %1").arg(one.value),
                        "value": one.value
                    }));
    }
    readonly property int at: Math.max(0, rounds.findIndex(one => one.value === round))
    readonly property bool ready: !ofEvent || rounds.length > 0
    function askEvent(what, number) {
        of = "event";
        kind = what;
        round = number;
        forget();
        open();
    }
    function askGame(rules, number) {
        of = "game";
        ruleset = rules;
        game = number;
        forget();
        open();
    }
    function askGuide(shown) {
        of = "guide";
        guide = shown;
        kind = PaperSheets.guideKinds(shown)[0].id;
        forget();
        open();
    }
    function forget() {
        result = ({});
        opening = "";
    }
    function write(path) {
        opening = "";
        printers.names = Prints.printers();
        printers.name = printers.names.length > 0 ? printers.names[0] : "";
        if (ofEvent)
            result = PaperSheets.writeEvent(kind, rounds[at].value, paper, path);
        else if (of === "game")
            result = PaperSheets.writeGame(game, paper, path);
        else if (kind === "every")
            PaperSheets.beginBooklet(guide, paper, path);
        else
            result = PaperSheets.writeGuide(kind, guide, paper, path);
    }
    function usualName() {
        if (ofEvent)
            return PaperSheets.eventFile(kind, rounds[at].value);
        return of === "game" ? PaperSheets.gameFile(ruleset, game) : PaperSheets.guideFile(kind, guide);
    }
    function about() {
        if (of === "game")
            return qsTr("Players, moves with what they caused and earned, the position, and room to sign: as everybody may see it.");
        if (!ready)
            return kind === "standings" ? qsTr("No round has been published yet.") : qsTr("No round has been seated yet.");
        return chosen ? chosen.text : "";
    }
    onClosed: PaperSheets.stop()
    Connections {
        target: PaperSheets
        function onBooklet(result) {
            root.result = result;
        }
    }
    holds: false    // the game goes on
    width: Math.min(Theme.px(620), parent.width - 32)
    title: {
        if (ofEvent || of === "guide")
            return qsTr("Print %1").arg(ofEvent ? Club.title : guide.title);
        return game > 0 ? qsTr("Score sheet of game %1").arg(game) : qsTr("Score sheet of the game");
    }
    body: [
        Segments {
            objectName: "printKind"
            visible: root.kinds.length > 1
            width: root.width - 2 * root.padding
            fill: true
            compact: true
            options: root.kinds.map(one => ({
                            "text": one.title,
                            "value": one.id
                        }))
            value: root.kind
            onPicked: value => {
                root.kind = value;
                root.forget();
            }
        },
        Words {
            objectName: "printAbout"
            width: root.width - 2 * root.padding
            role: "small"
            text: root.about()
        },
        Flow {
            width: root.width - 2 * root.padding
            spacing: Theme.pad
            Column {
                visible: root.ofEvent && root.rounds.length > 0
                spacing: 6
                Words {
                    anchors.left: parent.left
                    role: "small"
                    text: root.kind === "standings" ? qsTr("Standings") : qsTr("Round")
                }
                Picker {
                    objectName: "printRound"
                    what: qsTr("Round")
                    width: Theme.px(220)
                    model: root.rounds.map(one => one.text)
                    currentIndex: root.at
                    onActivated: index => {
                        root.round = root.rounds[index].value;
                        root.forget();
                    }
                }
            }
            Column {
                spacing: 6
                Words {
                    anchors.left: parent.left
                    role: "small"
                    text: qsTr("Paper")
                }
                Segments {
                    objectName: "printPaper"
                    width: Theme.px(190)
                    fill: true
                    options: Array.from(Prints.papers).map(paper => ({
                                    "text": paper.charAt(0).toUpperCase() + paper.slice(1),
                                    "value": paper
                                }))
                    value: root.paper
                    onPicked: value => {
                        root.paper = value;
                        root.forget();
                    }
                }
            }
        },
        Column {
            visible: root.result.good === true && printers.names.length > 1
            spacing: 6
            Words {
                anchors.left: parent.left
                role: "small"
                text: qsTr("Printer")
            }
            Picker {
                objectName: "printer"
                what: qsTr("Printer")
                width: Theme.px(260)
                model: printers.names
                currentIndex: Math.max(0, printers.names.indexOf(printers.name))
                onActivated: index => printers.name = printers.names[index]
            }
        },
        QtObject {
            id: printers
            property var names: []
            property string name: ""
        },
        Column {
            objectName: "paperProgress"
            visible: PaperSheets.busy
            width: root.width - 2 * root.padding
            spacing: 6
            Words {
                width: parent.width
                role: "small"
                text: qsTr("The booklet is being written …")
            }
            Rectangle {
                width: parent.width
                height: 8
                radius: 4
                color: Theme.track
                Rectangle {
                    x: Theme.mirrored ? parent.width - width : 0
                    width: Math.max(height, parent.width * PaperSheets.share)
                    height: parent.height
                    radius: 4
                    color: Theme.accent
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
        Push {
            objectName: "openPaper"
            visible: root.result.good === true
            look: "accent"
            text: qsTr("Open it")
            onClicked: root.opening = Prints.show(root.result.file)
        },
        Push {
            objectName: "printPaper"
            visible: root.result.good === true && printers.names.length > 0
            glyph: "print"
            text: printers.names.length > 1 ? qsTr("Print it on %1").arg(printers.name) : qsTr("Print it")
            onClicked: {
                const sent = Prints.send(root.result.file, printers.name);
                root.result = ({
                        "good": sent.good,
                        "file": root.result.file,
                        "text": sent.text
                    });
            }
        },
        Push {
            objectName: "writePaper"
            look: root.result.good ? "plain" : "accent"
            text: qsTr("Choose where …")
            visible: !PaperSheets.busy
            enabled: root.ready
            onClicked: root.browse.ask({
                    "title": qsTr("Where is the PDF to be written?"),
                    "filters": ["*.pdf"],
                    "name": root.usualName()
                }, given => {
                    const path = given.toLowerCase().endsWith(".pdf") ? given : given + ".pdf";
                    if (GameFiles.replaces(path))
                        root.confirm.ask({
                                "title": qsTr("Replace the file?"),
                                "text": qsTr("%1 is there already. What is in it is lost.").arg(path),
                                "yes": qsTr("Replace it")
                            }, () => root.write(path));
                    else
                        root.write(path);
                })
        },
        Push {
            objectName: "stopPaper"
            visible: PaperSheets.busy
            glyph: "close"
            text: qsTr("Stop")
            onClicked: PaperSheets.stop()
        },
        Push {
            objectName: "closePaper"
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]
}
