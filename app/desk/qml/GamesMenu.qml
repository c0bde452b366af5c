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
    property int many: 1    // so many games are selected; several have no `game` of their own
    readonly property bool atTable: many === 1 && Table.playing && game.id === Table.gameId
    signal said(string text)
    signal removed    // several games are to be deleted
    // The game that alone is selected, or an empty map where several are.
    function show(which) {
        many = which.id === undefined ? Library.list.selected : 1;
        if (many === 1)
            game = which;
        tags.text = many === 1 ? which.tags.join(", ") : "";
        open();
    }
    function archive(archived) {
        if (many === 1)
            return finish(Library.archive(game.id, archived));
        Library.archiveSelected(archived);
        finish("");
    }
    function takeAway() {
        const fromBin = Library.shelf === "bin";
        if (many === 1)
            return finish(Library.remove(game.id, !fromBin));
        close();
        if (fromBin)
            Library.removeSelected(false);
        else
            removed();
    }
    function keepTags() {
        if (many === 1)
            return finish(Library.setTags(game.id, tags.text));
        Library.tagSelected(tags.text);
        finish("");
    }
    function finish(why) {
        close();
        said(why);
    }
    holds: false
    width: Math.min(Theme.px(460), parent.width - 32)
    title: many === 1 ? qsTr("Game %1, %2").arg(game.id).arg(game.title) : qsTr("%n game(s) selected", "", many)
    body: [
        Push {
            objectName: "copyGame"
            width: parent.width
            visible: root.many === 1
            enabled: root.game.known
            glyph: "copy"
            text: qsTr("Copy its moves")
            onClicked: root.finish(GameFiles.copy(root.game.id))
        },
        Words {
            anchors.left: parent.left
            role: "small"
            text: root.many === 1 ? qsTr("Tags, with commas between them") : qsTr("Tags to add, with commas between them")
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
                text: root.many === 1 ? qsTr("Keep") : qsTr("Add")
                enabled: root.many === 1 || tags.text.trim() !== ""
                onClicked: root.keepTags()
            }
        },
        Push {
            objectName: "archiveGame"
            width: parent.width
            visible: Library.shelf !== "bin"
            glyph: "box"
            text: {
                if (root.many > 1)
                    return Library.shelf === "archive" ? qsTr("Take them out of the archive") : qsTr("Put them in the archive");
                return Library.shelf === "archive" ? qsTr("Take it out of the archive") : qsTr("Put it in the archive");
            }
            onClicked: root.archive(Library.shelf !== "archive")
        },
        Push {
            objectName: "deleteGame"
            width: parent.width
            enabled: !root.atTable
            glyph: Library.shelf === "bin" ? "undo" : "trash"
            text: {
                if (root.many > 1)
                    return Library.shelf === "bin" ? qsTr("Take them out of the bin") : qsTr("Delete them …");
                return Library.shelf === "bin" ? qsTr("Take it out of the bin") : qsTr("Delete it");
            }
            onClicked: root.takeAway()
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
