// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// Who is here: everybody the club knows, to be ticked when they come.
Item {
    id: root
    readonly property int columns: Math.max(1, Math.floor(grid.width / Theme.px(340)))
    function add() {
        if (ClubPlayers.fresh)
            ClubPlayers.add(search.text);
    }
    Flow {
        id: tools
        anchors {
            left: parent.left
            right: parent.right
            rightMargin: 10
            top: parent.top
        }
        spacing: Theme.gap
        Field {
            id: search
            objectName: "searchPlayer"
            width: Math.min(Theme.px(320), parent.width)
            placeholderText: qsTr("Search, or a new name")
            text: ClubPlayers.search
            onTextEdited: ClubPlayers.search = text
            onAccepted: root.add()
        }
        Push {
            objectName: "addPlayer"
            visible: ClubPlayers.fresh
            look: "accent"
            glyph: "plus"
            text: qsTr("Add %1").arg(ClubPlayers.search.trim())
            width: Math.min(implicitWidth, tools.width)
            onClicked: root.add()
        }
        Push {
            objectName: "allArrive"
            visible: ClubPlayers.known && ClubPlayers.more
            glyph: "check"
            text: ClubPlayers.count === 1 ? qsTr("All are here") : qsTr("All %1 are here").arg(ClubPlayers.count)
            enabled: !ClubPlayers.allHere
            onClicked: ClubPlayers.arriveAll()
        }
        Words {
            objectName: "presence"
            height: Math.max(Theme.touch, implicitHeight)
            width: Math.min(implicitWidth, tools.width)
            verticalAlignment: Text.AlignVCenter
            role: "soft"
            text: ClubPlayers.counted
        }
    }
    Words {
        anchors.centerIn: parent
        width: Math.min(implicitWidth, parent.width - 20)
        visible: ClubPlayers.people.count === 0
        horizontalAlignment: Text.AlignHCenter
        role: "soft"
        text: {
            if (ClubPlayers.known)
                return qsTr("Nobody has that name; add whoever is new.");
            return qsTr("The club knows nobody yet. Type a name above, and add it.");
        }
    }
    GridView {
        id: grid
        anchors {
            left: parent.left
            right: parent.right
            top: tools.bottom
            bottom: parent.bottom
            topMargin: 10
        }
        clip: true
        model: ClubPlayers.people
        cellWidth: (width - 2) / root.columns
        cellHeight: Math.max(Theme.touch, Theme.px(46)) + 18
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Bar {
        }
        delegate: Item {
            id: cell
            required property var modelData
            width: grid.cellWidth
            height: grid.cellHeight
            Card {
                anchors {
                    fill: parent
                    rightMargin: 8
                    bottomMargin: 8
                }
                color: cell.modelData.here && !cell.modelData.sitsOut ? Theme.surface : "transparent"
                T.CheckBox {
                    id: tick
                    objectName: "here-" + cell.modelData.id
                    anchors {
                        left: parent.left
                        top: parent.top
                        bottom: parent.bottom
                        right: out.visible ? out.left : parent.right
                    }
                    enabled: ClubPlayers.more
                    focusPolicy: Qt.StrongFocus
                    Accessible.name: (cell.modelData.here ? qsTr("%1, here") : qsTr("%1, not here")).arg(cell.modelData.name)
                    Accessible.description: enabled ? "" : qsTranslate("Push", "not possible now")
                    Accessible.onPressAction: if (enabled)
                        clicked()
                    checked: cell.modelData.here
                    onClicked: {
                        checked = Qt.binding(() => cell.modelData.here);
                        ClubPlayers.arrive(cell.modelData.id, !cell.modelData.here);
                    }
                    Keys.onReturnPressed: clicked()
                    background: Rectangle {
                        radius: Theme.radius
                        color: "transparent"
                        border {
                            width: tick.visualFocus ? 2 : 0
                            color: Theme.accent
                        }
                    }
                    contentItem: Item {
                        Rectangle {
                            id: box
                            x: Theme.mirrored ? parent.width - width - 14 : 14
                            anchors.verticalCenter: parent.verticalCenter
                            width: 26
                            height: 26
                            radius: 6
                            color: cell.modelData.here ? Theme.accent : Theme.surface
                            border {
                                width: cell.modelData.here ? 0 : 2
                                color: Theme.inkFaint
                            }
                            IconItem {
                                anchors.centerIn: parent
                                width: 20
                                height: 20
                                visible: cell.modelData.here
                                name: "check"
                                color: Theme.accentInk
                            }
                        }
                        Column {
                            anchors {
                                left: box.right
                                leftMargin: 12
                                right: parent.right
                                rightMargin: 6
                                verticalCenter: parent.verticalCenter
                            }
                            Words {
                                width: parent.width
                                elide: Text.ElideRight
                                wrapMode: Text.NoWrap
                                font.weight: cell.modelData.here ? Font.DemiBold : Font.Normal
                                text: cell.modelData.name
                            }
                            Words {
                                width: parent.width
                                visible: text !== ""
                                role: "small"
                                elide: Text.ElideRight
                                wrapMode: Text.NoWrap
                                fontSizeMode: Text.HorizontalFit
                                minimumPixelSize: Theme.px(9)
                                color: cell.modelData.state !== "" ? Theme.warning : Theme.inkSoft
                                text: cell.modelData.state !== "" ? cell.modelData.state : cell.modelData.detail
                            }
                        }
                    }
                }
                // A state, not something to do: a switch that shows it.
                Toggle {
                    id: out
                    objectName: "sitOut-" + cell.modelData.id
                    anchors {
                        right: parent.right
                        rightMargin: 6
                        verticalCenter: parent.verticalCenter
                    }
                    visible: cell.modelData.here && ClubPlayers.more
                    text: qsTr("Sits out")
                    checked: cell.modelData.sitsOut
                    Accessible.name: qsTr("%1 sits out this round").arg(cell.modelData.name)
                    onToggled: {
                        const wanted = checked;
                        checked = Qt.binding(() => cell.modelData.sitsOut);
                        ClubPlayers.sitOut(cell.modelData.id, wanted);
                    }
                }
            }
        }
    }
}
