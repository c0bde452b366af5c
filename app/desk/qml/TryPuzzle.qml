// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// On the start page: a puzzle from a saved game, or an offer to search the games for some.
Card {
    id: root
    signal tried(string why)    // the puzzle is shown, or why it cannot be
    readonly property bool offered: Puzzles.offer !== "" && !Puzzles.searching
    visible: Puzzles.count > 0 || Puzzles.toSearch > 0 || Puzzles.searching
    height: visible ? Math.max(said.implicitHeight, buttons.height) + 24 : 0
    Column {
        id: said
        anchors {
            left: parent.left
            leftMargin: 16
            right: buttons.left
            rightMargin: 12
            verticalCenter: parent.verticalCenter
        }
        Words {
            width: parent.width
            font.weight: Font.DemiBold
            text: root.offered ? qsTr("Try it: find the best action") : qsTr("Puzzles from your games")
        }
        Words {
            objectName: "puzzleOffer"
            width: parent.width
            role: "small"
            text: {
                if (Puzzles.searching)
                    return Puzzles.progress;
                if (root.offered)
                    return Puzzles.offer;
                if (Puzzles.progress !== "")
                    return Puzzles.progress;
                return qsTr("The computer searches your finished games for positions with one best action.");
            }
        }
        Words {
            width: parent.width
            visible: text !== ""
            role: "small"
            color: Theme.alarm
            text: Puzzles.trouble
        }
    }
    Row {
        id: buttons
        anchors {
            right: parent.right
            rightMargin: 12
            verticalCenter: parent.verticalCenter
        }
        spacing: 8
        Push {
            objectName: "stopPuzzles"
            visible: Puzzles.searching
            glyph: "close"
            text: qsTr("Stop")
            onClicked: Puzzles.stop()
        }
        Push {
            objectName: "findPuzzles"
            visible: !Puzzles.searching && Puzzles.toSearch > 0
            glyph: "look"
            compact: root.offered
            text: root.offered ? "" : qsTr("Search")
            Accessible.name: qsTr("Search the games for puzzles")
            onClicked: Puzzles.search()
        }
        Push {
            objectName: "tryPuzzle"
            visible: root.offered
            text: qsTr("Try it")
            onClicked: root.tried(Puzzles.next())
        }
    }
}
