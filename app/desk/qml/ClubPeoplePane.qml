// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// Everybody the club knows, and beside the list the page of one of them; in a narrow window in its place.
Item {
    id: root
    signal edit
    signal merge
    signal erase
    readonly property bool narrow: width < Theme.px(720)
    readonly property bool paged: ClubPeople.opened > 0
    Item {
        id: listed
        visible: !root.narrow || !root.paged
        anchors {
            left: parent.left
            top: parent.top
            bottom: parent.bottom
        }
        width: root.narrow ? parent.width : Math.min(Theme.px(400), parent.width * 0.42)
        Field {
            id: search
            objectName: "searchPeople"
            anchors {
                left: parent.left
                right: parent.right
                rightMargin: 10
                top: parent.top
            }
            placeholderText: qsTr("Search")
            text: ClubPeople.search
            onTextEdited: ClubPeople.search = text
        }
        Words {
            objectName: "nobody"
            anchors {
                left: parent.left
                right: parent.right
                top: search.bottom
                margins: 20
                topMargin: 40
            }
            visible: ClubPeople.people.count === 0
            horizontalAlignment: Text.AlignHCenter
            role: "soft"
            text: {
                if (ClubPeople.known > 0)
                    return qsTr("Nobody has that name.");
                return qsTr("The club knows nobody yet. Whoever sits at a table by name is here from then on.");
            }
        }
        ListView {
            anchors {
                left: parent.left
                right: parent.right
                top: search.bottom
                topMargin: 10
                bottom: parent.bottom
            }
            clip: true
            spacing: 4
            model: ClubPeople.people
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: Bar {
            }
            delegate: T.AbstractButton {
                id: row
                required property var modelData
                readonly property bool chosen: ClubPeople.opened === modelData.id
                objectName: "person-" + modelData.id
                // Beside the bar, at whichever side that is.
                x: Theme.mirrored ? 10 : 0
                width: ListView.view.width - 10
                height: Math.max(Theme.touch, words.implicitHeight + 14)
                focusPolicy: Qt.StrongFocus
                Accessible.name: modelData.name + ", " + modelData.detail
                Accessible.onPressAction: if (enabled)
                    clicked()
                onClicked: ClubPeople.open(modelData.id)
                Keys.onReturnPressed: clicked()
                background: Card {
                    color: row.chosen ? Theme.accentSoft : row.hovered ? Theme.sunken : Theme.surface
                    border {
                        width: row.visualFocus ? 2 : 1
                        color: row.visualFocus || row.chosen ? Theme.accent : Theme.line
                    }
                }
                contentItem: Item {
                    Column {
                        id: words
                        anchors {
                            left: parent.left
                            leftMargin: 16
                            right: parent.right
                            rightMargin: 12
                            verticalCenter: parent.verticalCenter
                        }
                        Words {
                            width: parent.width
                            elide: Text.ElideRight
                            wrapMode: Text.NoWrap
                            font.weight: Font.Medium
                            text: row.modelData.name
                        }
                        Words {
                            width: parent.width
                            visible: text !== ""
                            role: "small"
                            elide: Text.ElideRight
                            wrapMode: Text.NoWrap
                            text: row.modelData.detail
                        }
                    }
                }
            }
        }
    }
    Words {
        visible: !root.narrow && !root.paged && ClubPeople.known > 0
        anchors {
            left: listed.right
            right: parent.right
            verticalCenter: parent.verticalCenter
            margins: 24
        }
        horizontalAlignment: Text.AlignHCenter
        role: "soft"
        text: qsTr("Choose somebody to see what they have played.")
    }
    ClubPerson {
        visible: root.paged
        anchors {
            left: root.narrow ? parent.left : listed.right
            leftMargin: root.narrow ? 0 : 18
            right: parent.right
            top: parent.top
            bottom: parent.bottom
        }
        narrow: root.narrow
        onEdit: root.edit()
        onMerge: root.merge()
        onErase: root.erase()
    }
}
