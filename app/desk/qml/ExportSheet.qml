// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// Writes a game to a file as other programs know it.
Sheet {
    id: root
    required property var browse
    required property var confirm
    property string ruleset: ""
    property var game: 0          // its number; 0: the one on the table, which could not be stored
    property string format: ""
    property var result: ({})
    readonly property var formats: GameFiles.formats(ruleset)
    function ask(rules, number) {
        ruleset = rules;
        game = number;
        format = formats[0].id;
        kept = GameFiles.tablePictures(number);
        pictures = false;
        result = ({});
        code = ({});
        open();
    }
    property var code: ({})       // the record as a QR code: good, text
    property bool plots: false
    property bool pictures: false
    property int kept: 0          // pictures of the table
    function write(path) {
        const written = GameFiles.write(game, format, path);
        const more = written.good ? GameFiles.writePictures(game, path, plots, pictures) : ({});
        result = more.text === undefined ? written : ({
                "good": more.good,
                "text": written.text + " " + more.text
            });
    }
    holds: false
    width: Math.min(Theme.px(560), parent.width - 32)
    title: game > 0 ? qsTr("Export game %1").arg(game) : qsTr("Export the game")
    body: [
        Words {
            anchors.left: parent.left
            role: "small"
            text: qsTr("As")
        },
        Segments {
            objectName: "format"
            width: root.width - 2 * root.padding
            fill: true
            compact: true
            options: root.formats.map(one => ({
                            "text": one.title,
                            "value": one.id
                        }))
            value: root.format
            onPicked: value => {
                root.format = value;
                root.result = ({});
                root.code = ({});
            }
        },
        Words {
            width: root.width - 2 * root.padding
            role: "small"
            text: {
                if (root.format === "json")
                    return qsTr("Everything that everybody may know, to be read by Arbiter again.");
                if (root.format === "text")
                    return qsTr("Moves to be read by people, and by Arbiter again.");
                return qsTr("As other programs write and read this game.");
            }
        },
        Toggle {
            objectName: "exportPlots"
            width: root.width - 2 * root.padding
            text: qsTr("With plots of its course, as SVG pictures")
            checked: root.plots
            onToggled: root.plots = checked
        },
        Toggle {
            objectName: "exportPictures"
            visible: root.kept > 0
            width: root.width - 2 * root.padding
            text: qsTr("With %n picture(s) of the table", "", root.kept)
            checked: root.pictures
            onToggled: root.pictures = checked
        },
        QrItem {
            objectName: "gameCode"
            visible: root.code.good === true
            width: root.width - 2 * root.padding
            height: visible ? Math.min(width, Theme.px(360)) : 0
            text: visible ? root.code.text : ""
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("The game as a QR code")
        },
        Words {
            objectName: "noCode"
            width: root.width - 2 * root.padding
            visible: root.code.good === false
            color: Theme.alarm
            text: visible ? root.code.text : ""
        },
        Words {
            objectName: "exportText"
            width: root.width - 2 * root.padding
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            visible: text !== ""
            color: root.result.good ? Theme.accentDeep : Theme.alarm
            text: root.result.text ? root.result.text : ""
        }
    ]
    buttons: [
        Push {
            objectName: "writeGame"
            look: root.result.good ? "plain" : "accent"
            text: qsTr("Choose where …")
            onClicked: root.browse.ask({
                    "title": qsTr("Where is the game to be written?"),
                    "name": GameFiles.fileName(root.ruleset, root.game, root.format)
                }, path => {
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
            objectName: "codeGame"
            text: qsTr("QR code")
            onClicked: root.code = GameFiles.code(root.game, root.format)
        },
        Push {
            objectName: "closeExport"
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]
}
