// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// One list of ratings under its heading, with a sentence on what its numbers mean.
Column {
    id: root
    required property var model
    property string title: ""
    property string meaning: ""
    signal person(var id)
    visible: model.count > 0
    spacing: 4
    Words {
        width: parent.width
        topPadding: 12
        role: "large"
        text: root.title
    }
    Words {
        width: parent.width
        bottomPadding: 6
        role: "small"
        text: root.meaning
    }
    Repeater {
        model: root.model
        T.AbstractButton {
            id: row
            required property var modelData
            objectName: "rated-" + modelData.key
            width: root.width
            height: Math.max(Theme.touch, facts.implicitHeight + 14)
            focusPolicy: Qt.StrongFocus
            Accessible.role: Accessible.Button
            Accessible.name: {
                const said = modelData.rank + ". " + modelData.name + ", " + modelData.rating;
                return modelData.provisional ? qsTr("%1, provisional", "a rating").arg(said) : said;
            }
            Accessible.onPressAction: if (enabled)
                clicked()
            onClicked: root.person(modelData.id)
            Keys.onReturnPressed: clicked()
            background: Card {
                color: row.hovered ? Theme.sunken : Theme.surface
                border {
                    width: row.visualFocus ? 2 : 1
                    color: row.visualFocus ? Theme.accent : Theme.line
                }
            }
            contentItem: Item {
                Words {
                    x: Theme.mirrored ? parent.width - width - 16 : 16
                    anchors.verticalCenter: parent.verticalCenter
                    font.weight: Font.DemiBold
                    text: row.modelData.rank
                }
                Column {
                    id: facts
                    anchors {
                        left: parent.left
                        leftMargin: Theme.px(60)
                        right: value.left
                        rightMargin: 8
                        verticalCenter: parent.verticalCenter
                    }
                    Words {
                        width: parent.width
                        elide: Text.ElideRight
                        wrapMode: Text.NoWrap
                        text: row.modelData.name
                    }
                    Words {
                        width: parent.width
                        role: "small"
                        text: row.modelData.detail
                    }
                }
                Column {
                    id: value
                    anchors {
                        right: parent.right
                        rightMargin: 16
                        verticalCenter: parent.verticalCenter
                    }
                    Words {
                        anchors.right: parent.right
                        role: "large"
                        color: row.modelData.provisional ? Theme.inkSoft : Theme.accentDeep
                        text: {
                            const number = row.modelData.rating;
                            return row.modelData.provisional ? qsTr("%1?", "a provisional rating").arg(number) : number;
                        }
                    }
                    Words {
                        objectName: "provisional-" + row.modelData.key
                        anchors.right: parent.right
                        visible: row.modelData.provisional
                        role: "tiny"
                        text: qsTr("provisional", "a rating")
                    }
                }
            }
        }
    }
}
