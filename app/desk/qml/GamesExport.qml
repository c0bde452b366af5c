// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// Writes the selected games into a new folder, a file for each.
Sheet {
    id: root
    required property var browse
    property string format: "usual"
    property int many: 0
    property var written: GameFiles.written    // good, text; empty while nothing is
    function ask() {
        many = Library.list.selected;
        GameFiles.forgetWritten();
        open();
    }
    holds: false
    width: Math.min(Theme.px(560), parent.width - 32)
    title: qsTr("Export %n game(s)", "", many)
    closePolicy: GameFiles.busy ? 0 : Sheet.CloseOnEscape
    body: [
        Words {
            anchors.left: parent.left
            role: "small"
            text: qsTr("As")
        },
        Segments {
            objectName: "manyFormat"
            width: root.width - 2 * root.padding
            fill: true
            compact: true
            enabled: !GameFiles.busy
            options: [{
                    "text": qsTr("Each game's own notation"),
                    "value": "usual"
                }, {
                    "text": qsTr("Text"),
                    "value": "text"
                }, {
                    "text": "JSON",
                    "value": "json"
                }]
            value: root.format
            onPicked: value => root.format = value
        },
        Words {
            width: root.width - 2 * root.padding
            role: "small"
            text: qsTr("Every game gets a file of its own, in a new folder. No file is replaced.")
        },
        Words {
            objectName: "manyWritten"
            width: root.width - 2 * root.padding
            visible: text !== ""
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            color: root.written.good === false ? Theme.alarm : Theme.accentDeep
            text: {
                if (GameFiles.busy)
                    return qsTr("%1 of %n game(s) are written …", "", root.many).arg(GameFiles.read);
                return root.written.text !== undefined ? root.written.text : "";
            }
        }
    ]
    buttons: [
        Push {
            objectName: "writeGames"
            look: root.written.good === true ? "plain" : "accent"
            enabled: !GameFiles.busy
            text: qsTr("Choose a folder …")
            onClicked: root.browse.ask({
                    "title": qsTr("In which folder are the games to be written?"),
                    "filters": ["none"],
                    "folder": true
                }, path => GameFiles.writeMany(Library.list, root.format, path))
        },
        Push {
            objectName: "closeGamesExport"
            text: GameFiles.busy ? qsTr("Stop") : qsTr("Close")
            onClicked: {
                if (GameFiles.busy)
                    GameFiles.close();
                else
                    root.close();
            }
        }
    ]
}
