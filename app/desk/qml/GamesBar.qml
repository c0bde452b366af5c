// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// What can be done with the games that are selected.
Rectangle {
    id: root
    readonly property int many: Library.list.selected
    readonly property var game: Library.list.game
    readonly property bool alone: many === 1 && game.id !== undefined
    readonly property bool tight: width < Theme.px(940)
    readonly property bool narrow: width < Theme.px(640)
    signal points(var game)
    signal lookAt(var game)
    signal printGame(var game)
    signal exportGames
    signal resume(var game)
    signal removed
    signal more
    height: Math.max(Theme.touch, words.implicitHeight) + 16
    radius: Theme.radius
    color: Theme.surface
    border.color: root.many > 0 ? Theme.accentLine : Theme.line
    Column {
        id: words
        anchors {
            left: parent.left
            leftMargin: 14
            right: buttons.left
            rightMargin: 10
            verticalCenter: parent.verticalCenter
        }
        Words {
            objectName: "gamesSelected"
            width: parent.width
            elide: Text.ElideRight
            maximumLineCount: root.many === 0 ? 3 : 2
            font.weight: root.many > 0 ? Font.DemiBold : Font.Normal
            role: root.many > 0 ? "body" : "small"
            text: {
                if (root.many === 0)
                    return qsTr("Select a game to see what can be done with it. Return or a double click opens it.");
                return root.alone ? qsTr("Game %1, %2").arg(root.game.id).arg(root.game.title) : qsTr("%n game(s) selected", "", root.many);
            }
        }
        Words {
            width: parent.width
            visible: root.alone && !root.narrow && text !== ""
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            role: "small"
            text: root.alone ? [root.game.outcome].concat(root.game.tags).join(" · ") : ""
        }
    }
    Row {
        id: buttons
        anchors {
            right: parent.right
            rightMargin: 8
            verticalCenter: parent.verticalCenter
        }
        spacing: 8
        Push {
            objectName: root.alone ? "points-" + root.game.id : ""
            visible: root.alone && !root.narrow
            compact: true
            text: qsTr("Points")
            onClicked: root.points(root.game)
        }
        Push {
            objectName: root.alone ? "look-" + root.game.id : ""
            visible: root.alone
            compact: true
            glyph: "eye"
            text: root.tight ? "" : qsTr("Look at it")
            Accessible.name: qsTr("Look at it")
            enabled: root.alone && root.game.known
            onClicked: root.lookAt(root.game)
        }
        Push {
            objectName: root.alone ? "sheet-" + root.game.id : ""
            visible: root.alone
            compact: true
            glyph: "print"
            text: root.tight ? "" : qsTr("Score sheet")
            Accessible.name: qsTr("Score sheet")
            enabled: root.alone && root.game.known
            onClicked: root.printGame(root.game)
        }
        Push {
            objectName: root.alone ? "export-" + root.game.id : "exportGames"
            visible: root.many > 0
            compact: true
            glyph: "file"
            text: root.tight && root.alone ? "" : qsTr("Export")
            Accessible.name: qsTr("Export")
            enabled: !root.alone || root.game.known
            onClicked: root.exportGames()
        }
        Push {
            objectName: root.alone ? "resume-" + root.game.id : ""
            visible: root.alone
            compact: true
            look: "accent"
            text: root.alone && root.game.over ? qsTr("Open") : qsTr("Go on")
            enabled: root.alone && root.game.known
            onClicked: root.resume(root.game)
        }
        Push {
            objectName: "deleteGames"
            visible: root.many > 1 && Library.shelf !== "bin"
            compact: true
            glyph: "trash"
            text: root.narrow ? "" : qsTr("Delete")
            Accessible.name: qsTr("Delete")
            onClicked: root.removed()
        }
        Push {
            objectName: root.alone ? "more-" + root.game.id : "moreGames"
            visible: root.many > 0
            look: "quiet"
            compact: true
            glyph: "more"
            Accessible.name: root.alone ? qsTr("More about game %1").arg(root.game.id) : qsTr("More about the selected games")
            onClicked: root.more()
        }
    }
}
