// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// The codes with which players' phones sign in at the seats of the game on the table.
Sheet {
    id: root
    width: Math.min(Theme.px(760), parent.width - 32)
    holds: false
    title: qsTr("Players' phones")
    readonly property bool known: ClubLink.phones.length > 0 && ClubLink.phones[0].page !== ""
    body: [
        Words {
            objectName: "phonesAbout"
            width: root.width - 2 * root.padding
            role: "soft"
            text: {
                if (ClubLink.phones.length === 0)
                    return ClubLink.phonesTrouble !== "" ? ClubLink.phonesTrouble : qsTr("Phones sign in at games of a club's event only.");
                if (!root.known)
                    return qsTr("Name the club's server under Settings; phones reach the table through it.");
                const takes = qsTr("Each player scans the code of their own seat, to hide, to answer and to object there.");
                return takes + " " + qsTr("The game goes on without phones as well.");
            }
        },
        Words {
            objectName: "phonesTrouble"
            width: root.width - 2 * root.padding
            visible: root.known && ClubLink.phonesTrouble !== ""
            color: Theme.warning
            text: ClubLink.phonesTrouble
        },
        Grid {
            id: grid
            visible: root.known
            readonly property real least: Theme.px(170)
            columns: Math.max(1, Math.min(4, Math.floor((root.width - 2 * root.padding + spacing) / (least + spacing))))
            spacing: 12
            Repeater {
                model: root.known ? ClubLink.phones : []
                Card {
                    id: seat
                    required property var modelData
                    objectName: "phone-" + modelData.seat
                    width: (root.width - 2 * root.padding - (grid.columns - 1) * grid.spacing) / grid.columns
                    height: inside.implicitHeight + 24
                    Column {
                        id: inside
                        x: 12
                        y: 12
                        width: parent.width - 24
                        spacing: 8
                        Item {
                            width: parent.width
                            height: Math.max(28, who.implicitHeight)
                            BadgeItem {
                                id: badge
                                width: 28
                                height: 28
                                anchors.verticalCenter: parent.verticalCenter
                                seat: seat.modelData.letter
                            }
                            Words {
                                id: who
                                anchors {
                                    left: badge.right
                                    leftMargin: 8
                                    right: parent.right
                                    verticalCenter: parent.verticalCenter
                                }
                                elide: Text.ElideRight
                                maximumLineCount: 2
                                font.weight: Font.DemiBold
                                text: seat.modelData.name !== "" ? seat.modelData.name : seat.modelData.seatName
                            }
                        }
                        QrItem {
                            objectName: "code-" + seat.modelData.seat
                            width: parent.width
                            height: width
                            text: seat.modelData.page
                            Accessible.role: Accessible.Graphic
                            Accessible.name: qsTr("Code of %1").arg(seat.modelData.seatName)
                        }
                        Words {
                            width: parent.width
                            role: "small"
                            color: seat.modelData.here ? Theme.accentDeep : Theme.inkSoft
                            text: seat.modelData.here ? qsTr("A phone has signed in") : qsTr("No phone yet")
                        }
                        Push {
                            objectName: "letGo-" + seat.modelData.seat
                            visible: seat.modelData.here
                            width: parent.width
                            compact: true
                            text: qsTr("Another phone")
                            Accessible.name: qsTr("Let another phone sign in for %1").arg(seat.modelData.seatName)
                            onClicked: ClubLink.letGo(seat.modelData.seat)
                        }
                    }
                }
            }
        }
    ]
    buttons: Push {
        objectName: "closePhones"
        text: qsTr("Close")
        onClicked: root.close()
    }
}
