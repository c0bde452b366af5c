// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// Who played a game, and for what each of them scored.
Sheet {
    id: root
    property var game: ({
            "id": 0,
            "title": "",
            "seats": []
        })
    function show(which) {
        game = which;
        Library.open(which.id);
        open();
    }
    onClosed: Library.open(0)
    holds: false
    width: Math.min(Theme.px(560), parent.width - 32)
    title: qsTr("Points of game %1, %2").arg(game.id).arg(game.title)
    body: [
        GamePlayers {
            width: root.width - 2 * root.padding
            seats: root.game.seats
        },
        Words {
            objectName: "noPoints"
            width: root.width - 2 * root.padding
            visible: Library.opened === root.game.id && Library.awards.length === 0
            role: "soft"
            text: qsTr("No points were scored.")
        },
        Repeater {
            model: Library.opened === root.game.id ? Library.awards : []
            Row {
                id: award
                required property var modelData
                width: root.width - 2 * root.padding
                spacing: 10
                BadgeItem {
                    width: 20
                    height: 20
                    seat: award.modelData.seat
                }
                Words {
                    id: gained
                    width: Theme.px(40)
                    text: award.modelData.pointsText
                    font.weight: Font.DemiBold
                    color: Theme.accentDeep
                }
                Column {
                    width: parent.width - gained.width - 40
                    Words {
                        width: parent.width
                        text: award.modelData.reason + (award.modelData.piece !== "" ? " (" + award.modelData.piece + ")" : "")
                    }
                    Words {
                        width: parent.width
                        role: "small"
                        text: award.modelData.rule
                        color: Theme.inkFaint
                    }
                }
            }
        }
    ]
    buttons: Push {
        objectName: "closePoints"
        text: qsTr("Close")
        onClicked: root.close()
    }
}
