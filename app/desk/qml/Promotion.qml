// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// The same two squares, several moves: which one? What a piece may become is shown as pieces.
Sheet {
    id: root
    property var ways: []
    property string army: ""
    property string game: ""
    property string token: "standing"
    readonly property bool pieces: ways.length > 0 && ways.every(way => way.kind !== "")
    signal picked(string action)
    function ask(from, to, choices, owner) {
        title = qsTr("%1 to %2").arg(from).arg(to);
        ways = choices;
        army = owner ? owner : "";
        open();
    }
    function pick(action) {
        close();
        picked(action);
    }
    body: Flow {
        width: parent.width
        spacing: Theme.gap
        Repeater {
            model: root.ways
            T.AbstractButton {
                id: way
                required property var modelData
                required property int index
                objectName: "way-" + modelData.action
                width: root.pieces ? Theme.px(112) : Math.max(Theme.px(112), words.implicitWidth + 28)
                height: root.pieces ? Theme.px(124) : Theme.touch
                focus: index === 0
                focusPolicy: Qt.StrongFocus
                Accessible.name: modelData.text
                Accessible.onPressAction: if (enabled)
                    clicked()
                onClicked: root.pick(modelData.action)
                Keys.onReturnPressed: clicked()
                background: Rectangle {
                    radius: Theme.radius - 2
                    color: way.down ? Theme.sunken : way.hovered ? Theme.hover : Theme.surface
                    border.width: way.visualFocus ? 3 : 1
                    border.color: way.visualFocus ? Theme.accent : Theme.line
                }
                contentItem: Item {
                    PieceItem {
                        visible: root.pieces
                        width: Theme.px(72)
                        height: width
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: Theme.px(10)
                        kind: way.modelData.kind
                        army: root.army
                        controller: root.army
                        game: root.game
                        token: root.token
                    }
                    Words {
                        id: words
                        width: parent.width
                        y: root.pieces ? Theme.px(88) : (parent.height - height) / 2
                        horizontalAlignment: Text.AlignHCenter
                        wrapMode: Text.NoWrap
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.px(10)
                        elide: Text.ElideRight
                        text: root.pieces ? Table.titled(Table.kindName(way.modelData.kind)) : way.modelData.text
                    }
                }
            }
        }
    }
    buttons: Push {
        objectName: "wayNone"
        text: qsTr("Cancel")
        onClicked: root.close()
    }
}
