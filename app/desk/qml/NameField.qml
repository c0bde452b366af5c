// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// A player's name; while it is typed, those of the club it may become are offered below.
Field {
    id: control
    property var offered: []
    property int at: -1    // of those offered; -1: none is chosen yet
    signal chosen(string name)
    function choose(name) {
        offered = [];
        // Typed in, as it were: what the text is bound to stays.
        remove(0, length);
        insert(0, name);
        chosen(name);
    }
    onTextEdited: {
        at = -1;
        offered = ClubPlayers.complete(text);
    }
    onActiveFocusChanged: if (!activeFocus)
        offered = []
    Keys.onDownPressed: event => {
        if (offered.length > 0)
            at = Math.min(at + 1, offered.length - 1);
        else
            event.accepted = false;
    }
    Keys.onUpPressed: event => {
        if (offered.length > 0)
            at = Math.max(at - 1, -1);
        else
            event.accepted = false;
    }
    Keys.onEscapePressed: event => {
        if (offered.length > 0)
            offered = [];
        else
            event.accepted = false;
    }
    Keys.onReturnPressed: event => {
        if (at >= 0 && at < offered.length)
            choose(offered[at]);
        else
            event.accepted = false;
    }
    T.Popup {
        y: control.height + 4
        width: control.width
        height: names.implicitHeight + 8
        padding: 4
        visible: control.offered.length > 0 && control.activeFocus
        closePolicy: T.Popup.NoAutoClose
        contentItem: Column {
            id: names
            Repeater {
                model: control.offered
                T.AbstractButton {
                    id: name
                    required property int index
                    required property string modelData
                    objectName: "offer-" + modelData
                    width: names.width
                    height: Theme.touch
                    focusPolicy: Qt.NoFocus    // the field is still being typed into
                    Accessible.name: modelData
                    Accessible.onPressAction: if (enabled)
                        clicked()
                    onClicked: control.choose(modelData)
                    background: Rectangle {
                        radius: Theme.radius - 4
                        color: control.at === name.index || name.hovered ? Theme.accentSoft : "transparent"
                    }
                    contentItem: Words {
                        leftPadding: 10
                        verticalAlignment: Text.AlignVCenter
                        elide: Text.ElideRight
                        wrapMode: Text.NoWrap
                        text: name.modelData
                    }
                }
            }
        }
        background: Rectangle {
            radius: Theme.radius - 2
            color: Theme.surface
            border.color: Theme.line
        }
    }
}
