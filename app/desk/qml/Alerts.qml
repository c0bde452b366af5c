// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// What must not be missed, across the board's whole width, until somebody has dealt with it.
Flickable {
    id: root
    property real most: 300    // height; what is more is scrolled
    signal explain(string rule)
    signal said(string action)
    signal setUpCamera(int board)
    signal accept(int board)        // what stands on the table is to be the game
    signal compare(int board)       // what may have been played, with a picture each
    signal setClocks
    signal chooseGame(string ruleset)
    height: Math.min(column.implicitHeight, most)
    contentHeight: column.implicitHeight
    clip: contentHeight > height
    interactive: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: Bar {
    }
    Column {
        id: column
        width: root.width
        spacing: 6
        Repeater {
            model: Table.alerts
            Rectangle {
                id: band
                required property var modelData
                // Of the board that it is about.
                readonly property int board: Math.max(0, Number(modelData.key.slice(5)) - 1)
                readonly property var eye: modelData.key.indexOf("watch") === 0 ? Cameras.at(board) : null
                readonly property string flag: modelData.key.indexOf("flag-") === 0 ? modelData.key.slice(5) : ""
                readonly property bool alarm: modelData.level === "alarm"
                readonly property bool info: modelData.level === "info"
                readonly property color ink: alarm ? Theme.accentInk : info ? Theme.accentDeep : Theme.warning
                // Where little room is left beside them, buttons stand under the words.
                readonly property bool stacked: actions.width > 0 && width - actions.width - close.width - 76 < Theme.px(200)
                objectName: "alert-" + modelData.key
                width: root.width
                height: Math.max(Theme.touch + 8, words.implicitHeight + 20 + (stacked ? actions.height + 8 : 0))
                radius: Theme.radius
                color: alarm ? Theme.alarm : info ? Theme.accentSoft : Theme.warningSoft
                border {
                    width: alarm ? 0 : 1
                    color: info ? Theme.accentLine : Theme.warningLine
                }
                Accessible.role: Accessible.AlertMessage
                Accessible.name: modelData.title + ". " + modelData.text
                IconItem {
                    x: Theme.mirrored ? parent.width - width - 14 : 14
                    anchors.verticalCenter: parent.verticalCenter
                    width: 26
                    height: 26
                    name: band.info ? "info" : "warning"
                    color: band.ink
                }
                Column {
                    id: words
                    anchors {
                        left: parent.left
                        right: band.stacked ? close.left : actions.left
                        leftMargin: 54
                        rightMargin: 8
                    }
                    y: band.stacked ? 10 : (parent.height - height) / 2
                    spacing: 2
                    Words {
                        width: parent.width
                        text: band.modelData.title
                        color: band.ink
                        font.weight: Font.DemiBold
                    }
                    Flow {
                        width: parent.width
                        spacing: 6
                        topPadding: 4
                        visible: questions.count > 0
                        Repeater {
                            id: questions
                            model: band.eye ? band.eye.questions : []
                            Push {
                                required property var modelData
                                compact: true
                                text: modelData.text
                                onClicked: band.eye.answer(modelData.actions)
                            }
                        }
                        Push {
                            objectName: "compare"
                            compact: true
                            glyph: "board"
                            text: qsTr("Show each")
                            onClicked: root.compare(band.board)
                        }
                    }
                    // Beside putting it back: it may be meant.
                    Push {
                        anchors.left: parent.left
                        objectName: "acceptTable"
                        readonly property var differs: ["illegal", "correct", "ambiguous", "incomplete"]
                        readonly property bool told: band.eye !== null && (band.eye.readable || band.eye.todo.length > 0)
                        visible: told && differs.indexOf(band.eye.trouble) >= 0
                        compact: true
                        glyph: "pencil"
                        text: qsTr("Set the game to the table …")
                        onClicked: root.accept(band.board)
                    }
                    Words {
                        width: parent.width
                        visible: text !== ""
                        text: band.modelData.text
                        color: band.alarm ? Theme.alarmInk : Theme.ink
                        font.pixelSize: Theme.px(14)
                        maximumLineCount: 12
                        elide: Text.ElideRight
                    }
                }
                Row {
                    id: actions
                    readonly property real start: band.stacked ? 54 : parent.width - width - close.width - 14
                    spacing: 6
                    x: Theme.mirrored ? parent.width - width - start : start
                    y: band.stacked ? words.y + words.height + 8 : (parent.height - height) / 2
                    Push {
                        visible: band.modelData.key === "time" && Table.timeCanBeCalled
                        compact: true
                        look: "accent"
                        text: qsTr("Call time")
                        onClicked: root.said("time")
                    }
                    Push {
                        objectName: "flagVerdict"
                        readonly property var verdict: band.flag !== "" ? Table.verdictOnTime(band.flag) : ({})
                        visible: verdict.action !== undefined
                        compact: true
                        look: "accent"
                        text: verdict.drawn ? qsTr("Drawn: cannot mate") : qsTr("Lost on time")
                        onClicked: Table.act(verdict.action)
                    }
                    Push {
                        objectName: "flagGivesUp"
                        readonly property var verdict: band.flag !== "" ? Table.verdictOnTime(band.flag) : ({})
                        readonly property bool judged: verdict.action !== undefined
                        readonly property string word: band.flag !== "" && !judged ? Table.givingUp(band.flag) : ""
                        visible: word !== ""
                        compact: true
                        text: qsTr("Gives up")
                        onClicked: root.said(word)
                    }
                    Push {
                        objectName: "flagTime"
                        visible: band.flag !== ""
                        compact: true
                        text: qsTr("Give time …")
                        onClicked: root.setClocks()
                    }
                    Push {
                        objectName: "setUpCamera"
                        visible: band.modelData.key.indexOf("noboard") === 0
                        compact: true
                        text: qsTr("Set the camera up")
                        onClicked: root.setUpCamera(Math.max(0, Number(band.modelData.key.slice(7)) - 1))
                    }
                    Push {
                        objectName: "chooseGame"
                        readonly property var eye: band.modelData.key.indexOf("other") === 0 ? Cameras.at(band.board) : null
                        visible: eye !== null && eye.otherGame !== ""
                        compact: true
                        look: "accent"
                        text: qsTr("Choose that game")
                        onClicked: root.chooseGame(eye.otherGame)
                    }
                    Push {
                        objectName: "why-" + band.modelData.key
                        visible: band.modelData.rule !== ""
                        compact: true
                        look: "plain"
                        text: qsTr("Why?")
                        onClicked: root.explain(band.modelData.rule)
                    }
                }
                Push {
                    id: close
                    anchors {
                        right: parent.right
                        rightMargin: 8
                    }
                    y: band.stacked ? 4 : (parent.height - height) / 2
                    compact: true
                    look: "quiet"
                    Accessible.name: qsTr("Dismiss")
                    onClicked: Table.dismiss(band.modelData.key)
                    IconItem {
                        anchors.centerIn: parent
                        width: 18
                        height: 18
                        name: "close"
                        color: band.ink
                    }
                }
            }
        }
    }
}
