// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// One question at a time, in one line of constant height: who is asked, a sentence, and the buttons that answer it.
// Nothing else on the page moves when a question comes or goes.
Item {
    id: root
    property bool held: false       // nothing is asked while the board is corrected
    property int at: 0              // which of several questions is shown
    signal said(var game, string action)
    signal reveal(var game, string seat)
    readonly property var all: {
        const list = [];
        for (let b = 0; b < Table.boards; ++b) {
            const game = Table.boardAt(b);
            for (const question of Array.from(game.questions.list))
                list.push({
                        "game": game,
                        "question": question
                    });
        }
        return list;
    }
    readonly property bool asking: all.length > 0 && !held
    readonly property int index: Math.min(at, all.length - 1)
    readonly property var shown: asking ? all[index] : null
    readonly property var question: shown ? shown.question : ({
            "key": "",
            "seat": "",
            "sentence": "",
            "buttons": []
        })
    implicitHeight: Theme.touch + 14
    onAllChanged: if (at >= all.length)
        at = 0
    function press(name) {
        const game = shown.game;
        sheet.close();
        const action = game.questions.press(question.key, name);
        if (action !== "")
            root.said(game, action);
    }
    Repeater {
        model: Table.boards
        Item {
            id: board
            required property int index
            readonly property var game: Table.boardAt(index)
            Connections {
                target: board.game.questions
                function onRevealed(seat) {
                    root.reveal(board.game, seat);
                }
            }
        }
    }

    component Answer: Push {
        required property var modelData
        // Of joined boards the number tells whose screen is handed over.
        objectName: modelData.name + (root.shown && root.shown.game.number > 1 ? root.shown.game.number : "")
        look: modelData.main ? "accent" : "plain"
        text: modelData.text
        onClicked: root.press(modelData.name)
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.surface
        border {
            color: Theme.accent
            width: 2
        }
        visible: root.asking
        Accessible.role: Accessible.AlertMessage
        Accessible.name: sentence.text
        BadgeItem {
            id: badge
            x: Theme.mirrored ? parent.width - width - 12 : 12
            width: visible ? 30 : 0
            height: 30
            anchors.verticalCenter: parent.verticalCenter
            visible: root.question.seat !== ""
            seat: root.question.seat
        }
        Words {
            id: sentence
            objectName: "questionSentence"
            anchors {
                left: badge.visible ? badge.right : parent.left
                leftMargin: badge.visible ? 10 : 14
                right: answers.left
                rightMargin: 10
                top: parent.top
                bottom: parent.bottom
            }
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.px(10)
            topPadding: 2
            bottomPadding: 2
            font {
                pixelSize: Theme.large
                weight: Font.DemiBold
            }
            text: {
                const name = root.shown ? root.shown.game.name : "";
                return (name !== "" ? name + ": " : "") + root.question.sentence;
            }
        }
        Row {
            id: answers
            anchors {
                right: parent.right
                rightMargin: 8
                verticalCenter: parent.verticalCenter
            }
            spacing: 6
            // All answers in a row, or one button that opens them.
            Row {
                id: row
                spacing: 6
                visible: width <= root.width * 0.6
                Repeater {
                    model: root.question.buttons
                    Answer {
                    }
                }
            }
            Push {
                objectName: "answerChoose"
                visible: !row.visible
                look: "accent"
                text: qsTr("Choose …")
                onClicked: sheet.open()
            }
            Push {
                objectName: "nextQuestion"
                visible: root.all.length > 1
                look: "quiet"
                compact: true
                text: qsTr("%1 of %2", "questions").arg(root.index + 1).arg(root.all.length)
                Accessible.name: qsTr("Next question")
                onClicked: root.at = (root.index + 1) % root.all.length
            }
        }
    }
    Sheet {
        id: sheet
        objectName: "answersSheet"
        holds: false
        title: root.question.sentence
        body: Flow {
            width: parent.width
            spacing: 6
            Repeater {
                model: sheet.visible ? root.question.buttons : []
                Answer {
                }
            }
        }
        buttons: Push {
            objectName: "closeAnswers"
            text: qsTr("Close")
            onClicked: sheet.close()
        }
    }
}
