// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// Writes the event to a file: a page to be printed, tables for a spreadsheet, a report.
Sheet {
    id: root
    required property var browse
    required property var confirm
    property string format: "html"
    property var result: ({})
    readonly property var chosen: Array.from(ClubFiles.formats).find(one => one.id === format) || ({
            "text": ""
        })
    function ask() {
        format = "html";
        result = ({});
        open();
    }
    function write(path) {
        result = ClubFiles.write(format, path);
    }
    holds: false
    title: qsTr("Write %1").arg(Club.title)
    body: [
        Segments {
            objectName: "clubFormat"
            width: root.width - 2 * root.padding
            fill: true
            compact: true
            options: Array.from(ClubFiles.formats).map(one => ({
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
                    "name": ClubFiles.fileName(root.format)
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
