// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// The tie-breaks of an event, in their order: each is taken out with a click, others are added.
Item {
    id: root
    readonly property var chosen: Array.from(EventForm.tieBreaks).map(one => one.name)
    readonly property var free: Array.from(EventForm.allTieBreaks).filter(one => chosen.indexOf(one.name) < 0)
    // The names of tie-breaks that are written in short: "DE BH/C1".
    function named(names) {
        const titles = (names || "").split(" ").map(name => Array.from(EventForm.allTieBreaks).find(one => one.name === name));
        return titles.filter(one => one !== undefined).map(one => one.title).join(", ");
    }
    height: all.implicitHeight + 14
    Column {
        id: all
        y: 7
        width: parent.width
        spacing: 6
        Words {
            width: parent.width
            font.weight: Font.Medium
            text: qsTr("Tie-breaks")
        }
        Words {
            width: parent.width
            role: "small"
            text: {
                const order = qsTr("They decide between players with as many points, the first one first.");
                const usual = root.named(EventForm.defaults.tieBreaks);
                return usual !== "" ? order + " " + qsTr("Usually: %1.").arg(usual) : order;
            }
        }
        Flow {
            width: parent.width
            spacing: 6
            Repeater {
                model: EventForm.tieBreaks
                Push {
                    required property var modelData
                    objectName: "tieOut-" + modelData.name
                    width: Math.min(implicitWidth, all.width)
                    compact: true
                    glyph: "close"
                    text: modelData.text
                    Accessible.name: qsTr("Take out %1").arg(modelData.text)
                    onClicked: EventForm.setTieBreak(modelData.name, false)
                }
            }
            Picker {
                objectName: "addTie"
                width: Math.min(Theme.px(240), all.width)
                what: qsTr("Add a tie-break")
                textRole: "text"
                model: root.free
                currentIndex: -1
                displayText: qsTr("Add a tie-break")
                onActivated: index => {
                    EventForm.setTieBreak(root.free[index].name, true);
                    currentIndex = -1;
                }
            }
        }
    }
    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
