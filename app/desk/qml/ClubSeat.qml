// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// Somebody in a draft, to be chosen.
T.AbstractButton {
    id: control
    property var person: ({})
    readonly property bool chosen: person.id === ClubSeating.first || person.id === ClubSeating.second
    objectName: "pick-" + person.id
    implicitHeight: Theme.touch
    focusPolicy: Qt.StrongFocus
    Accessible.name: (person.seatName ? person.seatName + ": " : "") + (chosen ? qsTr("%1, chosen").arg(person.name) : person.name)
    Accessible.onPressAction: if (enabled)
        clicked()
    checkable: true
    checked: chosen
    onClicked: {
        checked = Qt.binding(() => chosen);
        ClubSeating.pick(person.id);
    }
    Keys.onReturnPressed: clicked()
    background: Rectangle {
        radius: Theme.radius - 2
        color: control.chosen ? Theme.accentSoft : control.hovered ? Theme.sunken : "transparent"
        border {
            width: control.visualFocus || control.chosen ? 2 : 0
            color: Theme.accent
        }
    }
    contentItem: Item {
        BadgeItem {
            id: badge
            x: Theme.mirrored ? parent.width - width - 8 : 8
            anchors.verticalCenter: parent.verticalCenter
            width: 26
            height: 26
            visible: control.person.letter !== undefined
            seat: control.person.letter ? control.person.letter : ""
        }
        Column {
            anchors {
                left: badge.visible ? badge.right : parent.left
                leftMargin: badge.visible ? 10 : 8
                right: parent.right
                rightMargin: 8
                verticalCenter: parent.verticalCenter
            }
            Words {
                width: parent.width
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                text: control.person.name
                font.weight: control.chosen ? Font.DemiBold : Font.Normal
            }
            Words {
                width: parent.width
                visible: text !== ""
                role: "tiny"
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                text: control.person.why ? control.person.why : control.person.army ? control.person.army : ""
            }
        }
    }
}
