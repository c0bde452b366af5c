// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// A dialog in the middle of the window. Nothing behind it can be touched while it is open. Only the arbiter's own dialogs
// hold the clocks, and say so; a player's question, choice or menu says that the clock runs. What is too high is scrolled,
// its buttons are always seen.
T.Popup {
    id: control
    property string title: ""
    property alias body: holder.data
    property alias buttons: footer.data
    property bool holds: false     // the arbiter's: the clocks wait for it
    onAboutToShow: {
        scroll.contentY = 0;
        if (holds)
            Table.clock.hold(control);
    }
    onClosed: Table.clock.letGo(control)
    parent: T.Overlay.overlay
    x: Math.round((parent.width - width) / 2)
    y: Math.round((parent.height - height) / 2)
    width: Math.min(Theme.px(560), parent.width - 32)
    height: Math.min(implicitHeight, parent.height - 32)
    implicitHeight: heading.height + scroll.contentHeight + footer.height + 2 * Theme.pad + 2 * padding
    padding: 24
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape
    T.Overlay.modal: Rectangle {
        color: Theme.veil
    }
    background: Rectangle {
        color: Theme.surface
        radius: Theme.radius + 4
        border.color: Theme.line
    }
    // Return does what the coloured button does. A field that is typed in has its own answer to it.
    function accept() {
        for (const child of Array.from(footer.children)) {
            const button = child as Push;
            if (button && button.visible && button.enabled && button.look === "accent")
                return button.clicked();
        }
    }
    contentItem: FocusScope {
        focus: true
        Keys.onReturnPressed: event => event.accepted = returned()
        Keys.onEnterPressed: event => event.accepted = returned()
        function returned() {
            const typing = Window.activeFocusItem as T.TextField;
            if (typing || !control.opened)
                return false;
            control.accept();
            return true;
        }
        // The window that a popup is has no name of its own.
        Accessible.role: Accessible.Dialog
        Accessible.name: control.title
        Column {
            id: heading
            width: parent.width
            spacing: 6
            Words {
                width: parent.width
                role: "title"
                text: control.title
                visible: text !== ""
            }
            Words {
                objectName: "clockNote"
                width: parent.width
                role: "small"
                visible: Table.playing && !Table.over && Table.clock.wanted && !Table.clock.over
                text: {
                    if (control.holds)
                        return qsTr("The clock stands still while this is open.");
                    return qsTr("The clock runs: %1.").arg(Table.clock.text(Table.clock.deciding));
                }
            }
        }
        Flickable {
            id: scroll
            anchors {
                left: parent.left
                right: parent.right
                top: heading.bottom
                topMargin: Theme.pad
                bottom: footer.top
                bottomMargin: Theme.pad
            }
            contentHeight: holder.implicitHeight
            clip: contentHeight > height
            interactive: contentHeight > height
            boundsBehavior: Flickable.StopAtBounds
            // In the margin, not over what it scrolls.
            T.ScrollBar.vertical: Bar {
                parent: scroll.parent
                anchors {
                    top: scroll.top
                    bottom: scroll.bottom
                    left: scroll.right
                    leftMargin: 8
                }
            }
            Column {
                id: holder
                width: scroll.width
                spacing: 12
            }
        }
        Flow {
            id: footer
            anchors {
                left: parent.left
                right: parent.right
                bottom: parent.bottom
            }
            spacing: Theme.gap
            layoutDirection: Qt.RightToLeft
        }
    }
}
