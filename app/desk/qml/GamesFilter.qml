// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// What of the games is listed: words to be found, filters, the order, and the shelf they lie on.
Column {
    id: root
    property bool open: false
    spacing: 8
    function find() {
        seek.forceActiveFocus();
    }
    // The choices of a list, and none of them.
    function withAny(any, list) {
        const all = [{
                "text": any,
                "value": ""
            }];
        for (const one of list)
            all.push(one);
        return all;
    }
    function named(words) {
        const all = [];
        for (const one of words)
            all.push({
                    "text": one,
                    "value": one
                });
        return all;
    }
    component Choice: Picker {
        property string value: ""
        property var choices: []
        signal chosen(string value)
        width: Math.max(Theme.px(150), Math.min(Theme.px(210), (root.width - 3 * Theme.gap) / 4))
        textRole: "text"
        model: choices
        currentIndex: Math.max(0, choices.findIndex(one => one.value === value))
        onActivated: index => chosen(choices[index].value)
    }
    Item {
        width: parent.width
        height: Theme.touch
        Field {
            id: seek
            objectName: "seekGames"
            anchors {
                left: parent.left
                right: buttons.left
                rightMargin: Theme.gap
            }
            placeholderText: qsTr("Find a player, game, army, event or tag")
            text: Library.sought
            onTextEdited: soon.restart()
            onAccepted: Library.sought = text
            Timer {
                id: soon
                interval: 200
                onTriggered: Library.sought = seek.text
            }
        }
        Row {
            id: buttons
            anchors.right: parent.right
            spacing: Theme.gap
            Push {
                objectName: "filterGames"
                look: root.open || Library.filtered ? "chosen" : "plain"
                glyph: "sliders"
                text: root.width > Theme.px(560) ? qsTr("Filter") : ""
                Accessible.name: qsTr("Filter")
                onClicked: root.open = !root.open
            }
            Push {
                objectName: "showAllGames"
                visible: Library.filtered
                look: "quiet"
                text: qsTr("Show all")
                onClicked: Library.showAll()
            }
        }
    }
    Flow {
        width: parent.width
        visible: root.open
        spacing: Theme.gap
        Segments {
            objectName: "shelf"
            compact: true
            options: [{
                    "text": qsTr("Games"),
                    "value": "games"
                }, {
                    "text": qsTr("Archive"),
                    "value": "archive"
                }, {
                    "text": qsTr("Bin"),
                    "value": "bin"
                }]
            value: Library.shelf
            onPicked: value => Library.shelf = value
        }
        Choice {
            objectName: "filterRuleset"
            choices: root.withAny(qsTr("Every game"), Library.rulesets)
            value: Library.ruleset
            onChosen: value => Library.ruleset = value
        }
        Choice {
            objectName: "filterResult"
            choices: [{
                    "text": qsTr("Every result"),
                    "value": ""
                }, {
                    "text": qsTr("Not finished"),
                    "value": "unfinished"
                }, {
                    "text": qsTr("Finished"),
                    "value": "over"
                }, {
                    "text": qsTr("Won"),
                    "value": "won"
                }, {
                    "text": qsTr("Drawn"),
                    "value": "drawn"
                }]
            value: Library.result
            onChosen: value => Library.result = value
        }
        Choice {
            objectName: "filterPeriod"
            choices: [{
                    "text": qsTr("Any day"),
                    "value": ""
                }, {
                    "text": qsTr("Today"),
                    "value": "today"
                }, {
                    "text": qsTr("This week"),
                    "value": "week"
                }, {
                    "text": qsTr("This month"),
                    "value": "month"
                }, {
                    "text": qsTr("This year"),
                    "value": "year"
                }]
            value: Library.period
            onChosen: value => Library.period = value
        }
        Choice {
            objectName: "filterArmy"
            visible: Library.armies.length > 0 || Library.army !== ""
            choices: root.withAny(qsTr("Every army"), Library.armies)
            value: Library.army
            onChosen: value => Library.army = value
        }
        Choice {
            objectName: "filterEvent"
            visible: Library.events.length > 0 || Library.event !== ""
            choices: root.withAny(qsTr("Every event"), root.named(Library.events))
            value: Library.event
            onChosen: value => Library.event = value
        }
        Choice {
            objectName: "filterTag"
            visible: Library.tags.length > 0 || Library.tag !== ""
            choices: root.withAny(qsTr("Every tag"), root.named(Library.tags))
            value: Library.tag
            onChosen: value => Library.tag = value
        }
        Push {
            objectName: "emptyBin"
            visible: Library.shelf === "bin" && Library.total > 0
            glyph: "trash"
            text: qsTr("Empty the bin …")
            onClicked: sure.ask({
                    "title": qsTr("Empty the bin?"),
                    "text": qsTr("%n game(s) and the pictures of their tables are erased for good.", "", Library.total),
                    "yes": qsTr("Erase them")
                }, () => Library.emptyBin())
        }
    }
    Confirm {
        id: sure
        no: qsTr("Leave them there")
    }
}
