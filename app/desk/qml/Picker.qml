// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// One of a list, for lists that are too long for buttons side by side.
T.ComboBox {
    id: control
    property string what: ""    // that is chosen here, for who hears it; empty: what is chosen says it
    implicitHeight: Theme.touch
    implicitWidth: Theme.px(180)
    font.pixelSize: Theme.body
    Accessible.name: what === "" ? displayText : qsTr("%1: %2", "what is chosen, and which").arg(what).arg(displayText)
    Accessible.description: enabled ? "" : qsTranslate("Push", "not possible now")
    Accessible.onPressAction: if (enabled)
        popup.open()
    // The letters typed so far; a pause begins another word. The first entry with a word that begins so is chosen.
    property string typed: ""
    function seek(letters) {
        const wanted = letters.toLocaleLowerCase();
        const begins = [text => text.indexOf(wanted) === 0, text => text.split(/[\s(/:–-]+/).some(word => word.indexOf(wanted) === 0)];
        for (const fits of begins)
            for (let i = 0; i < count; ++i)
                if (fits(textAt(i).toLocaleLowerCase()))
                    return i;
        return -1;
    }
    Keys.onPressed: event => {
        const letter = event.text;
        const control = event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier);
        // A blank opens the list, and stands inside a word that is being typed.
        if (control || letter.length !== 1 || letter < " " || (letter === " " && typed === ""))
            return;
        event.accepted = true;
        pause.restart();
        typed += letter;
        const found = seek(typed);
        if (found < 0 || found === currentIndex)
            return;
        currentIndex = found;
        activated(found);
    }
    Timer {
        id: pause
        interval: 1200
        onTriggered: control.typed = ""
    }
    contentItem: Text {
        leftPadding: Theme.mirrored ? 36 : 12
        rightPadding: Theme.mirrored ? 12 : 36
        text: control.displayText
        color: control.enabled ? Theme.ink : Theme.inkFaint
        font: control.font
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(9)
        elide: Text.ElideRight
    }
    indicator: IconItem {
        x: Theme.mirrored ? 10 : control.width - width - 10
        anchors.verticalCenter: parent.verticalCenter
        width: 20
        height: 20
        name: "down"
        color: Theme.inkSoft
    }
    background: Rectangle {
        radius: Theme.radius - 2
        color: Theme.surface
        border.width: control.visualFocus ? 2 : 1
        border.color: control.visualFocus || control.popup.visible ? Theme.accent : Theme.line
    }
    delegate: T.ItemDelegate {
        id: item
        required property int index
        required property var modelData
        width: ListView.view.width
        implicitHeight: Theme.touch
        highlighted: control.highlightedIndex === index
        Accessible.name: label.text
        Accessible.onPressAction: if (enabled)
            clicked()
        contentItem: Text {
            id: label
            leftPadding: 12
            text: control.textRole !== "" ? item.modelData[control.textRole] : item.modelData
            color: Theme.ink
            font.pixelSize: Theme.body
            font.weight: control.currentIndex === item.index ? Font.DemiBold : Font.Normal
            verticalAlignment: Text.AlignVCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.px(9)
            elide: Text.ElideRight
        }
        background: Rectangle {
            color: item.highlighted ? Theme.accentSoft : "transparent"
        }
    }
    popup: T.Popup {
        y: control.height + 4
        width: control.width
        height: Math.min(contentItem.implicitHeight + 8, 320)
        padding: 4
        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: control.popup.visible ? control.delegateModel : null
            currentIndex: control.highlightedIndex
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: Bar {
            }
        }
        background: Rectangle {
            radius: Theme.radius - 2
            color: Theme.surface
            border.color: Theme.line
        }
    }
}
