// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// Somebody's page: who they are, what they have played, against whom and with what, what earned most.
Item {
    id: root
    property bool narrow: false
    signal edit
    signal merge
    signal erase
    readonly property var who: ClubPeople.person
    function joined(texts, between) {
        return texts.filter(text => text !== "").join(between);
    }
    function said(field) {
        return who[field] !== undefined ? who[field] : "";
    }
    component Part: Column {
        id: part
        property string title: ""
        property alias lines: list.model
        property Component line
        visible: list.count > 0
        width: parent ? parent.width : 0
        spacing: 4
        Words {
            width: parent.width
            topPadding: 10
            role: "large"
            text: part.title
        }
        Repeater {
            id: list
            delegate: part.line
        }
    }
    Flickable {
        anchors.fill: parent
        contentHeight: all.implicitHeight + 20
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Bar {
        }
        Column {
            id: all
            width: Math.min(root.width - 12, Theme.px(760))
            spacing: 8
            Row {
                width: parent.width
                spacing: 6
                Push {
                    id: back
                    objectName: "allPeople"
                    visible: root.narrow
                    look: "quiet"
                    glyph: "back"
                    Accessible.name: qsTr("Everybody")
                    onClicked: ClubPeople.open(0)
                }
                Column {
                    width: parent.width - (back.visible ? back.width + 6 : 0)
                    Words {
                        objectName: "personName"
                        width: parent.width
                        role: "title"
                        text: root.said("name")
                    }
                    Words {
                        width: parent.width
                        visible: text !== ""
                        role: "soft"
                        text: {
                            const federation = root.joined([root.said("federation"), root.said("federation_id")], " ");
                            return root.joined([root.said("detail"), federation], " · ");
                        }
                    }
                }
            }
            Words {
                width: parent.width
                visible: text !== ""
                text: root.said("notes")
            }
            Flow {
                width: parent.width
                spacing: Theme.gap
                Push {
                    objectName: "editPerson"
                    text: qsTr("Edit")
                    onClicked: root.edit()
                }
                Push {
                    objectName: "mergePerson"
                    visible: ClubPeople.known > 1
                    text: qsTr("Is somebody else too")
                    onClicked: root.merge()
                }
                Push {
                    objectName: "erasePerson"
                    look: "quiet"
                    text: qsTr("Erase")
                    onClicked: root.erase()
                }
            }
            Words {
                objectName: "noGames"
                visible: ClubPeople.games.length === 0
                width: parent.width
                topPadding: 10
                role: "soft"
                text: qsTr("No game that has ended counts for them yet.")
            }
            ClubCourse {
                width: parent.width
                games: ClubPeople.course
            }
            Part {
                title: qsTr("Best moments")
                lines: ClubPeople.moments
                line: Words {
                    required property var modelData
                    width: all.width
                    text: "+" + modelData.points + "  " + modelData.text + (modelData.rule !== "" ? " (" + modelData.rule + ")" : "")
                }
            }
            Part {
                title: qsTr("Games")
                lines: ClubPeople.games
                line: Card {
                    id: game
                    required property var modelData
                    width: all.width
                    height: facts.implicitHeight + 18
                    Column {
                        id: facts
                        anchors {
                            left: parent.left
                            leftMargin: 14
                            right: result.left
                            rightMargin: 10
                            verticalCenter: parent.verticalCenter
                        }
                        Words {
                            width: parent.width
                            font.weight: Font.Medium
                            text: game.modelData.title
                        }
                        Words {
                            width: parent.width
                            role: "small"
                            text: game.modelData.detail
                        }
                    }
                    Column {
                        id: result
                        anchors {
                            right: parent.right
                            rightMargin: 14
                            verticalCenter: parent.verticalCenter
                        }
                        Words {
                            anchors.right: parent.right
                            font.weight: Font.DemiBold
                            color: Theme.accentDeep
                            text: game.modelData.points
                        }
                        Words {
                            anchors.right: parent.right
                            role: "small"
                            text: qsTr("place %1").arg(game.modelData.place)
                        }
                    }
                }
            }
            Part {
                title: qsTr("Against")
                lines: ClubPeople.opponents
                line: Tally {
                    width: all.width
                }
            }
            Part {
                title: qsTr("Armies")
                lines: ClubPeople.armies
                line: Tally {
                    width: all.width
                }
            }
        }
    }
    component Tally: Item {
        id: tally
        required property var modelData
        height: Math.max(name.implicitHeight, how.implicitHeight) + 10
        Words {
            id: name
            anchors {
                left: parent.left
                right: parent.horizontalCenter
                rightMargin: 8
                verticalCenter: parent.verticalCenter
            }
            text: tally.modelData.name
        }
        Words {
            id: how
            anchors {
                left: parent.horizontalCenter
                right: parent.right
                verticalCenter: parent.verticalCenter
            }
            role: "soft"
            bottomPadding: 9
            text: root.joined([qsTr("%n game(s)", "", tally.modelData.games), tally.modelData.detail], ": ")
        }
        // Before them, level, behind: full, half, hollow.
        Row {
            id: bar
            readonly property int all: counts.better + counts.level + counts.worse
            readonly property real unit: how.width / Math.max(1, all)
            readonly property var counts: tally.modelData
            readonly property var parts: [[counts.better, Theme.accent], [counts.level, Theme.accentLine], [counts.worse, "transparent"]]
            x: Theme.mirrored ? how.x + how.width - width : how.x
            y: how.y + how.height - 6
            height: 6
            Repeater {
                model: bar.parts
                Rectangle {
                    required property var modelData
                    width: bar.unit * modelData[0]
                    height: bar.height
                    visible: modelData[0] > 0
                    color: modelData[1]
                    border {
                        width: 1
                        color: Theme.accent
                    }
                }
            }
        }
        Rectangle {
            anchors {
                left: parent.left
                right: parent.right
                bottom: parent.bottom
            }
            height: 1
            color: Theme.line
        }
    }
}
