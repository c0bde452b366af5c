// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// Players with their clocks and points, what is to be done, what may be answered, and the record: one column beside the
// board, two where it stands below. What does not fit is scrolled; the record has room in any case.
Item {
    id: root
    property string tab: "moves"
    property bool broad: false     // below the board: the record stands beside the rest
    signal said(var game, string action)
    signal reveal(var game, string seat)
    signal handClicked(var game, string seat, string kind)
    signal handDropped(var game, string seat, string kind, var item, real x, real y)
    signal enlargeCamera
    signal printGame
    signal exportGame
    signal replay
    signal setClocks
    signal army(var game, string seat)
    function explain(rules) {
        guide.show(rules);
        tab = "guide";
        // What was asked for is not left below the edge.
        if (!broad)
            scroll.contentY = Math.max(0, scroll.contentHeight - scroll.height);
    }
    readonly property real column: broad ? Math.min(Theme.px(420), (width - Theme.pad) / 2) : width

    Flickable {
        id: scroll
        x: Theme.mirrored ? root.width - width : 0
        width: root.column
        height: root.height
        contentHeight: root.broad ? above.implicitHeight : above.implicitHeight + Theme.gap + record.height
        clip: contentHeight > height
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        // Beside the cards, in the margin of the page.
        T.ScrollBar.vertical: Bar {
            parent: root
            x: Theme.mirrored ? scroll.x - width - 3 : scroll.width + 3
            height: scroll.height
        }
        Column {
            id: above
            width: scroll.width
            spacing: Theme.gap
            ClockBar {
                width: parent.width
                onSaid: action => root.said(Table.current, action)
                onAdjust: root.setClocks()
            }
            EndCard {
                objectName: "endCard"
                visible: Table.over
                width: parent.width
                onExplain: rule => root.explain([rule])
                onReplay: root.replay()
                onExportGame: root.exportGame()
                onPrintGame: root.printGame()
            }
            // What must be done or answered comes before everything that can wait.
            Repeater {
                model: Table.boards
                Column {
                    required property int index
                    readonly property var game: Table.boardAt(index)
                    width: above.width
                    spacing: Theme.gap
                    visible: todo.todo.length > 0 || !answers.empty
                    Instructions {
                        id: todo
                        width: parent.width
                        most: Math.max(3 * Theme.touch, root.height * (root.height < 1000 ? 0.3 : 0.4))
                        game: parent.game
                        onExplain: rule => root.explain([rule])
                    }
                    Answers {
                        id: answers
                        width: parent.width
                        visible: !empty
                        game: parent.game
                        onAnswer: action => root.said(game, action)
                    }
                }
            }
            Repeater {
                model: Table.boards
                CameraCard {
                    required property int index
                    eye: Cameras.at(index)
                    width: above.width
                    small: Table.boards > 1 || eye.todo.length > 0
                    // Where hands have much to do the moves are more wanted than the picture.
                    flat: root.height < 760 || (!root.broad && eye.todo.length > 3 && root.height < 1000)
                    onEnlarge: {
                        Cameras.shown = index;
                        root.enlargeCamera();
                    }
                }
            }
            // The players of joined boards stand under their own board.
            Seats {
                visible: Table.boards === 1
                width: parent.width
                game: Table.boardAt(0)
                onSaid: action => root.said(game, action)
                onReveal: seat => root.reveal(game, seat)
                onArmy: seat => root.army(game, seat)
                onHandClicked: (seat, kind) => root.handClicked(game, seat, kind)
                onHandDropped: (seat, kind, item, x, y) => root.handDropped(game, seat, kind, item, x, y)
            }
        }
    }
    Card {
        id: record
        parent: root.broad ? root : scroll.contentItem
        x: root.broad && !Theme.mirrored ? root.column + Theme.pad : 0
        y: root.broad ? 0 : above.implicitHeight + Theme.gap
        width: root.broad ? root.width - root.column - Theme.pad : scroll.width
        height: root.broad ? root.height : Math.max(Theme.px(260), root.height - above.implicitHeight - Theme.gap)
        clip: true
        Segments {
            id: tabs
            objectName: "record"
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
                    "text": qsTr("Guide"),
                    "value": "guide"
                }]
            value: root.tab
            onPicked: value => root.tab = value
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
            LogView {
                objectName: "log"
                anchors.fill: parent
                visible: root.tab === "moves"
                onExplain: rules => root.explain(rules)
            }
            PointsView {
                objectName: "points"
                anchors.fill: parent
                visible: root.tab === "points"
                onExplain: rule => root.explain([rule])
            }
            Guide {
                id: guide
                objectName: "guide"
                anchors.fill: parent
                visible: root.tab === "guide"
                onArmy: (game, seat) => root.army(game, seat)
            }
        }
    }
}
