// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// Beside a game that is gone through: who had what at that moment, and the moves, the points with their reasons, the
// table in pictures, and the analysis.
Item {
    id: root
    property bool broad: false
    property string tab: "moves"
    signal picked(string tab)
    signal enlarge(int board)

    Flow {
        id: people
        anchors {
            left: parent.left
            right: parent.right
            top: parent.top
        }
        spacing: Theme.gap
        Repeater {
            model: Replay.boards
            Flow {
                id: side
                required property int index
                readonly property var game: Replay.boardAt(index)
                readonly property int columns: {
                    const most = root.broad ? 4 : 2;
                    return Math.min(most, Math.max(1, game.seats.length));
                }
                width: people.width
                spacing: Theme.gap
                Words {
                    width: parent.width
                    visible: text !== ""
                    role: "small"
                    text: side.game.name
                }
                Repeater {
                    model: side.game.seats
                    ReplaySeat {
                        required property var modelData
                        seat: modelData
                        width: (side.width - (side.columns - 1) * side.spacing) / side.columns
                    }
                }
            }
        }
    }
    Card {
        anchors {
            left: parent.left
            right: parent.right
            top: people.bottom
            topMargin: Theme.gap
            bottom: parent.bottom
        }
        clip: true
        Segments {
            id: tabs
            objectName: "replayTab"
            anchors {
                left: parent.left
                right: parent.right
                top: parent.top
                margins: 10
            }
            fill: true
            compact: true
            options: [{
                    "text": qsTr("Moves"),
                    "value": "moves"
                }, {
                    "text": qsTr("Points"),
                    "value": "points"
                }, {
                    "text": qsTr("Table"),
                    "value": "pictures"
                }, {
                    "text": qsTr("Course"),
                    "value": "course"
                }, {
                    "text": qsTr("Analysis"),
                    "value": "review"
                }]
            value: root.tab
            onPicked: value => root.picked(value)
        }
        Item {
            anchors {
                left: parent.left
                right: parent.right
                top: tabs.bottom
                bottom: parent.bottom
                margins: 10
                topMargin: 6
            }
            ReplayMoves {
                objectName: "replayMoves"
                anchors.fill: parent
                visible: root.tab === "moves"
            }
            ReplayPoints {
                objectName: "replayPoints"
                anchors.fill: parent
                visible: root.tab === "points"
            }
            ReplayCourse {
                objectName: "replayCourse"
                anchors.fill: parent
                visible: root.tab === "course"
                shown: visible
            }
            ReplayReview {
                objectName: "replayReview"
                anchors.fill: parent
                visible: root.tab === "review"
            }
            Flickable {
                id: pictures
                anchors.fill: parent
                visible: root.tab === "pictures"
                clip: true
                contentHeight: shown.implicitHeight
                interactive: contentHeight > height
                boundsBehavior: Flickable.StopAtBounds
                T.ScrollBar.vertical: Bar {
                }
                Column {
                    id: shown
                    x: Theme.mirrored ? 10 : 0    // beside the bar
                    width: pictures.width - 10
                    spacing: 8
                    Repeater {
                        model: Replay.pictures
                        Column {
                            id: one
                            required property var modelData
                            width: shown.width
                            spacing: 4
                            StillItem {
                                objectName: "tablePicture"
                                width: parent.width
                                height: shape > 0 ? Math.min(width / shape, pictures.height - Theme.px(30)) : 0
                                picture: one.modelData.picture
                                Accessible.role: Accessible.Graphic
                                Accessible.name: one.modelData.text
                                TapHandler {
                                    onTapped: root.enlarge(one.modelData.board)
                                }
                            }
                            Words {
                                width: parent.width
                                role: "small"
                                text: one.modelData.text
                            }
                            Push {
                                anchors.left: parent.left
                                objectName: "enlargePicture-" + one.modelData.board
                                glyph: "look"
                                text: qsTr("Larger, in place of the board")
                                onClicked: root.enlarge(one.modelData.board)
                            }
                        }
                    }
                    Words {
                        objectName: "noPicture"
                        width: parent.width
                        visible: text !== ""
                        role: "soft"
                        text: Replay.noPicture
                    }
                }
            }
        }
    }
}
