// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// What else can be done with a game of the list: copy it, tag it, put it aside, delete it.
Sheet {
    id: root
    property var game: ({
            "id": 0,
            "ruleset": "",
            "title": "",
            "known": false,
            "tags": []
        })
    readonly property bool atTable: Table.playing && game.id === Table.gameId
    signal said(string text)
    function show(which) {
        game = which;
        tags.text = which.tags.join(", ");
        open();
    }
    function finish(why) {
        close();
        said(why);
    }
    holds: false
    width: Math.min(Theme.px(460), parent.width - 32)
    title: qsTr("Game %1, %2").arg(game.id).arg(game.title)
    body: [
        Push {
            objectName: "copyGame"
            width: parent.width
            enabled: root.game.known
            glyph: "copy"
            text: qsTr("Copy its moves")
            onClicked: root.finish(GameFiles.copy(root.game.id))
        },
        Words {
            anchors.left: parent.left
            role: "small"
            text: qsTr("Tags, with commas between them")
        },
        Item {
            width: parent.width
            height: Theme.touch
            Field {
                id: tags
                objectName: "gameTags"
                anchors {
                    left: parent.left
                    right: keep.left
                    rightMargin: Theme.gap
                }
                placeholderText: qsTr("final, brilliant, to be looked at")
                onAccepted: keep.clicked()
            }
            Push {
                id: keep
                objectName: "keepTags"
                anchors.right: parent.right
                text: qsTr("Keep")
                onClicked: root.finish(Library.setTags(root.game.id, tags.text))
            }
        },
        Push {
            objectName: "archiveGame"
            width: parent.width
            visible: Library.shelf !== "bin"
            glyph: "box"
            text: Library.shelf === "archive" ? qsTr("Take it out of the archive") : qsTr("Put it in the archive")
            onClicked: root.finish(Library.archive(root.game.id, Library.shelf !== "archive"))
        },
        Push {
            objectName: "deleteGame"
            width: parent.width
            enabled: !root.atTable
            glyph: Library.shelf === "bin" ? "undo" : "trash"
            text: Library.shelf === "bin" ? qsTr("Take it out of the bin") : qsTr("Delete it")
            onClicked: root.finish(Library.remove(root.game.id, Library.shelf !== "bin"))
        },
        Words {
            width: parent.width
            visible: root.atTable
            role: "small"
            text: qsTr("It is the game on the table: begin or take up another one first to delete it.")
        }
    ]
    buttons: Push {
        objectName: "closeGamesMenu"
        text: qsTr("Close")
        onClicked: root.close()
    }
}
