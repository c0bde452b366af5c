// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// The tables that the club's server tells of: this window takes a game from there, goes on with one, or takes one over.
Sheet {
    id: root
    required property var confirm
    property string wrong: ""
    width: Math.min(Theme.px(620), parent.width - 32)
    holds: false
    title: qsTr("Tables of the club's server")
    function ask() {
        wrong = "";
        ClubLink.refresh();
        open();
    }
    function play(row) {
        wrong = ClubLink.play(row);
        if (wrong === "")
            close();
    }
    function begin(row) {
        if (!Table.playing || Table.over || !Table.canUndo)
            return play(row);
        const played = qsTr("%1 is still being played in this window.").arg(Table.title);
        confirm.ask({
                "title": qsTr("Begin the game of table %1?").arg(row.table),
                "text": played + " " + qsTr("It is kept as it stands, and can be gone on with under Games."),
                "yes": qsTr("Begin table %1").arg(row.table)
            }, () => play(row));
    }
    function takeOver(row) {
        const begun = qsTr("Another machine has begun this game.");
        confirm.ask({
                "title": qsTr("Take over table %1?").arg(row.table),
                "text": begun + " " + qsTr("It is shut out, and the game goes on here as far as the club has it."),
                "yes": qsTr("Take it over")
            }, () => ClubLink.takeOver(row));
    }
    body: [
        Words {
            objectName: "remoteNote"
            width: root.width - 2 * root.padding
            visible: text !== ""
            role: "soft"
            text: ClubLink.asking ? qsTr("Asking the club …") : ClubLink.note
        },
        Words {
            objectName: "remoteWrong"
            width: root.width - 2 * root.padding
            visible: root.wrong !== ""
            color: Theme.alarm
            text: root.wrong
        },
        Repeater {
            model: ClubLink.tables
            Card {
                id: row
                required property var modelData
                objectName: "remote-" + modelData.round + "." + modelData.table
                width: root.width - 2 * root.padding
                height: Math.max(words.implicitHeight, act.height) + 24
                Column {
                    id: words
                    anchors {
                        left: parent.left
                        leftMargin: 16
                        right: act.left
                        rightMargin: 12
                        verticalCenter: parent.verticalCenter
                    }
                    spacing: 4
                    Words {
                        width: parent.width
                        font.weight: Font.DemiBold
                        text: qsTr("Round %1, table %2").arg(row.modelData.round).arg(row.modelData.table)
                    }
                    Words {
                        width: parent.width
                        role: "small"
                        text: row.modelData.players
                    }
                }
                Push {
                    id: act
                    objectName: "remotePlay-" + row.modelData.round + "." + row.modelData.table
                    anchors {
                        right: parent.right
                        rightMargin: 14
                        verticalCenter: parent.verticalCenter
                    }
                    readonly property bool elsewhere: row.modelData.begun && row.modelData.game === 0
                    enabled: !ClubLink.asking
                    look: elsewhere ? "plain" : "accent"
                    text: elsewhere ? qsTr("Take over …") : row.modelData.game > 0 ? qsTr("Go on here") : qsTr("Play here")
                    Accessible.name: qsTr("%1: round %2, table %3").arg(text).arg(row.modelData.round).arg(row.modelData.table)
                    onClicked: {
                        if (elsewhere)
                            root.takeOver(row.modelData);
                        else if (row.modelData.game > 0)
                            root.play(row.modelData);
                        else
                            root.begin(row.modelData);
                    }
                }
            }
        }
    ]
    buttons: [
        Push {
            objectName: "closeRemote"
            text: qsTr("Close")
            onClicked: root.close()
        },
        Push {
            objectName: "askRemote"
            enabled: !ClubLink.asking
            text: qsTr("Ask again")
            onClicked: {
                root.wrong = "";
                ClubLink.refresh();
            }
        }
    ]
    Connections {
        target: Table
        function onBegun() {
            root.close();
        }
    }
}
