// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// Every move with what came of it. A click says by which rules.
ListView {
    id: root
    signal explain(var rules)
    readonly property int indent: Theme.px(62)
    clip: true
    model: Table.log
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: Bar {
    }
    onCountChanged: atEnd.restart()
    onHeightChanged: atEnd.restart()
    // Once what was added has its place.
    Timer {
        id: atEnd
        interval: 0
        onTriggered: root.positionViewAtEnd()
    }
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Moves and events")
    delegate: T.AbstractButton {
        id: row
        required property int number
        required property string seat
        required property string sentence
        required property var lines
        required property var rules
        required property bool undone
        required property string source
        required property string at
        required property var brief
        // Beside the bar, at whichever side that is.
        x: Theme.mirrored ? 10 : 0
        width: ListView.view.width - 10
        height: Math.max(Theme.touch, words.implicitHeight + 14)
        enabled: rules.length > 0
        focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus    // without a rule it is a line to be read
        Accessible.name: sentence + Array.from(lines).map(line => ". " + line.text).join("")
        Accessible.onPressAction: if (enabled)
            clicked()
        onClicked: root.explain(rules)
        background: Rectangle {
            color: row.hovered ? Theme.sunken : "transparent"
            radius: 6
        }
        contentItem: Item {
            Words {
                visible: row.number > 0
                x: Theme.mirrored ? parent.width - width - 2 : 2
                y: 8
                width: Theme.px(28)
                role: "tiny"
                horizontalAlignment: Text.AlignRight
                text: row.number
            }
            BadgeItem {
                visible: row.seat !== ""
                x: Theme.mirrored ? parent.width - width - Theme.px(36) : Theme.px(36)
                y: 7
                width: 19
                height: 19
                seat: row.seat
            }
            Column {
                id: words
                x: Theme.mirrored ? parent.width - width - root.indent : root.indent
                y: 7
                width: parent.width - root.indent
                spacing: 1
                MoveWords {
                    x: Theme.mirrored ? at.width + 6 : 0
                    width: parent.width - at.width - 6
                    sentence: row.sentence
                    brief: row.brief
                    game: Table.ruleset
                    ink: row.undone ? Theme.inkFaint : Theme.ink
                    font {
                        weight: Font.DemiBold
                        strikeout: row.undone
                    }
                }
                Words {
                    width: parent.width
                    visible: text !== ""
                    role: "tiny"
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                    text: row.source
                }
                Repeater {
                    model: row.lines
                    Words {
                        required property var modelData
                        width: words.width
                        role: "small"
                        text: modelData.text
                        color: {
                            if (row.undone)
                                return Theme.inkFaint;
                            const check = modelData.manner === "checkmate" || modelData.manner === "check";
                            return modelData.points !== 0 ? Theme.accentDeep : check ? Theme.alarm : Theme.inkSoft;
                        }
                        font.weight: modelData.points !== 0 ? Font.DemiBold : Font.Normal
                    }
                }
            }
            Words {
                id: at
                anchors.right: parent.right
                y: 9
                role: "tiny"
                text: row.at
            }
        }
    }
}
