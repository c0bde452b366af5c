// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// Pieces to put on the board by hand: choose one, click squares; drag pieces about, drag them off the board.
Card {
    id: root
    property var kinds: []
    property var seats: []
    property string token: "standing"
    property string game: ""       // the ruleset
    property var target
    property string title: qsTr("Set up by hand")
    property string doneText: qsTr("Apply…")
    property string army: "S"
    property string kind: ""
    property bool erase: false
    property real most: 170    // height of the kinds; more of them are scrolled
    signal done
    signal cancelled
    height: column.implicitHeight + 24
    function use(square) {
        if (erase)
            target.remove(square);
        else if (kind !== "")
            target.put(square, army + "." + kind);
    }
    Column {
        id: column
        x: 14
        y: 12
        width: parent.width - 28
        spacing: 8
        Flow {
            width: parent.width
            spacing: 6
            Words {
                visible: text !== ""
                height: Theme.touch
                rightPadding: 10
                verticalAlignment: Text.AlignVCenter
                text: root.title
                font.weight: Font.DemiBold
            }
            Repeater {
                model: root.seats
                T.AbstractButton {
                    id: owner
                    required property var modelData
                    width: Theme.touch
                    height: Theme.touch
                    Accessible.name: owner.modelData.name
                    Accessible.onPressAction: if (enabled)
                        clicked()
                    onClicked: root.army = owner.modelData.seat
                    background: Rectangle {
                        radius: 8
                        color: root.army === owner.modelData.seat ? Theme.accentSoft : "transparent"
                        border {
                            width: root.army === owner.modelData.seat ? 2 : 0
                            color: Theme.accent
                        }
                    }
                    contentItem: Item {
                        BadgeItem {
                            anchors.centerIn: parent
                            width: 28
                            height: 28
                            seat: owner.modelData.seat
                        }
                    }
                }
            }
            Push {
                compact: true
                glyph: "undo"
                text: qsTr("As it was")
                enabled: root.target && root.target.changed
                onClicked: root.target.restore()
            }
            Push {
                compact: true
                text: qsTr("Empty board")
                onClicked: root.target.clear()
            }
            Push {
                compact: true
                text: qsTr("Cancel")
                onClicked: root.cancelled()
            }
            Push {
                objectName: "applyPosition"
                compact: true
                look: "accent"
                text: root.doneText
                onClicked: root.done()
            }
        }
        Flickable {
            width: parent.width
            height: Math.min(pieces.implicitHeight, root.most)
            contentHeight: pieces.implicitHeight
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: Bar {
            }
            Flow {
                id: pieces
                width: parent.width - 12
                spacing: 4
                T.AbstractButton {
                    width: 50
                    height: 50
                    Accessible.name: qsTr("Take pieces off")
                    Accessible.onPressAction: if (enabled)
                        clicked()
                    onClicked: {
                        root.erase = !root.erase;
                        root.kind = "";
                    }
                    background: Rectangle {
                        radius: 8
                        color: root.erase ? Theme.accentSoft : "transparent"
                        border {
                            width: root.erase ? 2 : 1
                            color: root.erase ? Theme.accent : Theme.line
                        }
                    }
                    contentItem: Item {
                        IconItem {
                            anchors.centerIn: parent
                            width: 24
                            height: 24
                            name: "trash"
                            color: Theme.inkSoft
                        }
                    }
                }
                Repeater {
                    model: root.kinds
                    T.AbstractButton {
                        id: choice
                        required property string modelData
                        objectName: "palette-" + choice.modelData
                        width: 50
                        height: 50
                        Accessible.name: {
                            const own = Table.ownName(choice.modelData);
                            return own !== "" ? Table.kindName(choice.modelData) + ", " + own : Table.kindName(choice.modelData);
                        }
                        Accessible.onPressAction: if (enabled)
                            clicked()
                        onClicked: {
                            root.erase = false;
                            root.kind = root.kind === choice.modelData ? "" : choice.modelData;
                        }
                        background: Rectangle {
                            radius: 8
                            color: root.kind === choice.modelData ? Theme.accentSoft : "transparent"
                            border {
                                width: root.kind === choice.modelData ? 2 : 1
                                color: root.kind === choice.modelData ? Theme.accent : Theme.line
                            }
                        }
                        contentItem: Item {
                            PieceItem {
                                anchors {
                                    fill: parent
                                    margins: 3
                                }
                                kind: choice.modelData
                                army: root.army
                                token: root.token
                                game: root.game
                            }
                        }
                    }
                }
            }
        }
    }
}
