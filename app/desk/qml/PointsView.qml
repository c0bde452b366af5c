// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// Who has how many points, and for what.
Item {
    id: root
    signal explain(string rule)
    Words {
        anchors.centerIn: parent
        width: parent.width - 40
        horizontalAlignment: Text.AlignHCenter
        visible: Table.awards.length === 0
        role: "soft"
        text: qsTr("No points yet. Every award will stand here with its reason.")
    }
    ListView {
        anchors.fill: parent
        clip: true
        model: Table.awards
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Bar {
        }
        delegate: T.AbstractButton {
            id: row
            required property var modelData
            // Beside the bar, at whichever side that is.
            x: Theme.mirrored ? 10 : 0
            width: ListView.view.width - 10
            height: Math.max(Theme.touch, words.implicitHeight + 14)
            enabled: modelData.rule !== ""
            focusPolicy: enabled ? Qt.StrongFocus : Qt.NoFocus    // without a rule it is a line to be read
            Accessible.name: modelData.seatName + " " + modelData.pointsText + ": " + modelData.reason
            Accessible.onPressAction: if (enabled)
                clicked()
            onClicked: root.explain(modelData.rule)
            background: Rectangle {
                color: row.hovered ? Theme.sunken : "transparent"
                radius: 6
            }
            contentItem: Item {
                BadgeItem {
                    x: Theme.mirrored ? parent.width - width - 4 : 4
                    y: 7
                    width: 24
                    height: 24
                    seat: row.modelData.seat
                }
                Text {
                    x: Theme.mirrored ? parent.width - width - 34 : 34
                    y: 7
                    width: Theme.px(46)
                    text: row.modelData.pointsText
                    color: Theme.accentDeep
                    font {
                        pixelSize: Theme.large
                        weight: Font.Bold
                    }
                }
                Column {
                    id: words
                    x: Theme.mirrored ? parent.width - width - Theme.px(84) : Theme.px(84)
                    y: 7
                    width: parent.width - Theme.px(84)
                    Words {
                        width: parent.width
                        text: row.modelData.reason
                    }
                    Words {
                        width: parent.width
                        visible: text !== ""
                        role: "small"
                        text: {
                            const move = row.modelData.number > 0 ? qsTr("move %1").arg(row.modelData.number) : "";
                            return [row.modelData.piece, move].filter(part => part !== "").join(", ");
                        }
                    }
                }
            }
        }
    }
}
