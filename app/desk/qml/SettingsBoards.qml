// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// How boards, pieces and moves are shown, with a board of each form to see it on.
SettingsCard {
    id: root
    readonly property var chosen: BoardLook.chosen
    title: qsTr("Boards, pieces and moves")
    // A choice: what it is of, and its ways.
    component Choice: Column {
        id: choice
        property string what: ""
        property string text: ""
        property var ways: []
        width: parent ? parent.width : 0
        spacing: 6
        Words {
            width: parent.width
            role: "small"
            text: choice.text
        }
        Flow {
            width: parent.width
            spacing: Theme.gap
            Repeater {
                model: choice.ways
                OneOf {
                    required property var modelData
                    objectName: choice.what + "-" + modelData.value
                    look: root.chosen[choice.what] === modelData.value ? "chosen" : "plain"
                    text: modelData.text
                    Accessible.description: choice.text
                    onClicked: BoardLook.choose(choice.what, modelData.value)
                }
            }
        }
    }
    Choice {
        what: "board"
        text: qsTr("Boards")
        ways: [{
                "value": "wood",
                "text": qsTr("Wood")
            }, {
                "value": "green",
                "text": qsTr("Green")
            }, {
                "value": "slate",
                "text": qsTr("Slate")
            }, {
                "value": "safe",
                "text": qsTr("Safe for colour-blind eyes")
            }]
    }
    Words {
        width: parent.width
        visible: Theme.name === "contrast"
        role: "small"
        text: qsTr("In high contrast the board has the colours of that.")
    }
    Choice {
        what: "standing"
        text: qsTr("Pieces that stand")
        ways: [{
                "value": "figures",
                "text": qsTr("Figures")
            }, {
                "value": "letters",
                "text": qsTr("Letters")
            }]
    }
    Choice {
        what: "flat"
        text: qsTr("Pieces that lie flat")
        ways: [{
                "value": "symbols",
                "text": qsTr("Symbols")
            }, {
                "value": "characters",
                "text": qsTr("Characters")
            }, {
                "value": "letters",
                "text": qsTr("Letters")
            }]
    }
    Choice {
        what: "moves"
        text: qsTr("Moves")
        ways: [{
                "value": "words",
                "text": qsTr("In words")
            }, {
                "value": "letters",
                "text": qsTr("In letters")
            }, {
                "value": "figurines",
                "text": qsTr("With figurines")
            }]
    }
    Choice {
        what: "squares"
        text: qsTr("Squares, where players count from the right")
        ways: [{
                "value": "protocol",
                "text": "c7"
            }, {
                "value": "letters",
                "text": "7c"
            }, {
                "value": "numerals",
                "text": "7三"
            }]
    }
    Flow {
        id: samples
        readonly property real third: Math.floor((width - 2 * spacing) / 3)
        width: parent.width
        spacing: Theme.pad
        Repeater {
            model: BoardLook.samples
            Column {
                id: sample
                required property var modelData
                required property int index
                // Three beside each other where that leaves them large enough.
                width: samples.third >= Theme.px(160) ? Math.min(Theme.px(206), samples.third) : Theme.px(206)
                spacing: 6
                Board {
                    objectName: "sampleBoard-" + sample.index
                    width: parent.width
                    height: width
                    enabled: false
                    editable: false
                    badges: false
                    names: null
                    game: sample.modelData.game
                    boardId: sample.modelData.board
                    river: sample.modelData.river
                    wedges: sample.modelData.wedges
                    pieces: ListModel {
                        id: list
                    }
                    Component.onCompleted: list.append(sample.modelData.pieces)
                }
                MoveWords {
                    objectName: "sampleMove-" + sample.index
                    width: parent.width
                    game: sample.modelData.game
                    sentence: sample.modelData.sentence
                    brief: sample.modelData.brief
                }
            }
        }
    }
}
