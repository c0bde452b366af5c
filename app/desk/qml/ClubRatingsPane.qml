// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// How strong everybody is at a game, and how often its armies come first.
Item {
    id: root
    signal person(var id)
    readonly property real broad: Math.min(width - 10, Theme.px(820))
    onVisibleChanged: ClubRatings.shown = visible
    Component.onCompleted: ClubRatings.shown = visible
    Flow {
        id: tools
        anchors {
            left: parent.left
            right: parent.right
            top: parent.top
        }
        spacing: 12
        Picker {
            objectName: "ratedGame"
            visible: ClubRatings.games.length > 0
            width: Math.min(Theme.px(340), tools.width)
            what: qsTr("Game")
            textRole: "name"
            model: ClubRatings.games
            currentIndex: Array.from(ClubRatings.games).findIndex(game => game.id === ClubRatings.game)
            onActivated: index => ClubRatings.game = ClubRatings.games[index].id
        }
        Toggle {
            objectName: "casualGames"
            text: qsTr("Games outside events too")
            checked: ClubRatings.casual
            onToggled: ClubRatings.casual = checked
        }
    }
    Words {
        objectName: "noRatings"
        anchors.centerIn: parent
        width: Math.min(implicitWidth, parent.width - 20)
        visible: text !== ""
        horizontalAlignment: Text.AlignHCenter
        role: "soft"
        text: ClubRatings.why
    }
    Flickable {
        anchors {
            left: parent.left
            right: parent.right
            top: tools.bottom
            topMargin: 8
            bottom: parent.bottom
        }
        contentHeight: all.implicitHeight + 20
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Bar {
        }
        Column {
            id: all
            width: root.broad
            spacing: 4
            Words {
                objectName: "ratingsAbout"
                visible: text !== ""
                width: parent.width
                role: "soft"
                bottomPadding: 6
                text: ClubRatings.about
            }
            ClubRatingList {
                objectName: "ratingsTwo"
                width: parent.width
                model: ClubRatings.two
                title: qsTr("Games of two players")
                meaning: {
                    const scale = qsTr("Everybody begins at 1500, and who is rated 200 higher scores about three of four points.");
                    return scale + " " + qsTr("With ±: the true strength is that close to the number, 19 times of 20.");
                }
                onPerson: id => root.person(id)
            }
            ClubRatingList {
                objectName: "ratingsMore"
                width: parent.width
                model: ClubRatings.more
                title: qsTr("Games of three players and more")
                meaning: {
                    const scale = qsTr("Everybody begins at 0. The number is the strength that a player almost surely has.");
                    return scale + " " + qsTr("Below it: the best guess, and with ± how far off that may be.");
                }
                onPerson: id => root.person(id)
            }
            Words {
                visible: ClubRatings.armies.count > 0
                width: parent.width
                topPadding: 16
                role: "large"
                text: qsTr("Armies")
            }
            Words {
                visible: ClubRatings.armies.count > 0
                width: parent.width
                role: "small"
                bottomPadding: 6
                text: {
                    const bar = qsTr("How often each came first. The bar is where that lies most likely (95 %);");
                    return bar + " " + qsTr("the line is where it would be if all were equal.");
                }
            }
            Repeater {
                model: ClubRatings.armies
                Item {
                    id: army
                    required property var modelData
                    width: all.width
                    objectName: "army-" + modelData.key
                    height: Math.max(Theme.touch, words.implicitHeight + 16)
                    Accessible.role: Accessible.StaticText
                    Accessible.name: modelData.name + ", " + modelData.detail
                    Column {
                        id: words
                        anchors {
                            left: parent.left
                            leftMargin: 16
                            right: scale.left
                            rightMargin: 12
                            verticalCenter: parent.verticalCenter
                        }
                        Words {
                            width: parent.width
                            font.weight: Font.Medium
                            text: army.modelData.name
                        }
                        Words {
                            width: parent.width
                            role: "small"
                            text: army.modelData.detail
                        }
                    }
                    Rectangle {
                        id: scale
                        anchors {
                            right: part.left
                            rightMargin: 12
                            verticalCenter: parent.verticalCenter
                        }
                        width: all.width * 0.34
                        height: 10
                        radius: 5
                        color: Theme.sunken
                        Rectangle {
                            x: army.modelData.low * parent.width
                            width: Math.max(6, (army.modelData.high - army.modelData.low) * parent.width)
                            height: parent.height
                            radius: 5
                            color: Theme.accent
                        }
                        Rectangle {
                            x: army.modelData.even * parent.width - 1
                            y: -5
                            width: 2
                            height: parent.height + 10
                            color: Theme.ink
                        }
                    }
                    Words {
                        id: part
                        anchors {
                            right: parent.right
                            rightMargin: 16
                            verticalCenter: parent.verticalCenter
                        }
                        width: Theme.px(52)
                        horizontalAlignment: Text.AlignRight
                        font.weight: Font.DemiBold
                        color: Theme.accentDeep
                        text: army.modelData.part
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
        }
    }
}
