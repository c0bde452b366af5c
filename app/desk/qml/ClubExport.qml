// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// Writes the event, or a league, to a file: a page to be printed, tables for a spreadsheet, a report.
Sheet {
    id: root
    required property var browse
    required property var confirm
    property var files: ClubFiles    // or ClubLeagues
    property string of: Club.title
    property string format: "html"
    property var result: ({})
    readonly property var chosen: Array.from(files.formats).find(one => one.id === format) || ({
            "text": ""
        })
    function ask() {
        format = files.formats[0].id;
        result = ({});
        open();
    }
    function write(path) {
        result = files.write(format, path);
    }
    holds: false
    title: qsTr("Write %1").arg(of)
    body: [
        Segments {
            objectName: "clubFormat"
            width: root.width - 2 * root.padding
            fill: true
            compact: true
            options: Array.from(root.files.formats).map(one => ({
                            "text": one.title,
                            "value": one.id
                        }))
            value: root.format
            onPicked: value => {
                root.format = value;
                root.result = ({});
            }
        },
        Words {
            width: root.width - 2 * root.padding
            role: "small"
            text: root.chosen.text
        },
        Words {
            objectName: "clubWritten"
            width: root.width - 2 * root.padding
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            visible: text !== ""
            color: root.result.good ? Theme.accentDeep : Theme.alarm
            text: root.result.text ? root.result.text : ""
        }
    ]
    buttons: [
        Push {
            objectName: "writeClub"
            look: root.result.good ? "plain" : "accent"
            text: qsTr("Choose where …")
            onClicked: root.browse.ask({
                    "title": qsTr("Where is it to be written?"),
                    "name": root.files.fileName(root.format)
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
            objectName: "closeClubExport"
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]
}
