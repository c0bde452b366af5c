import QtQuick
import QtQuick.Templates as T
import "."

// A dialog in the middle of the window. Nothing behind it can be touched while it is open. The game's clock waits for it,
// and that is said; one that has nothing to do with the game says that the clock runs.
T.Popup {
    id: control
    property string title: ""
    property alias body: holder.data
    property alias buttons: footer.data
    property bool holds: true
    onAboutToShow: if (holds) table.clock.hold(control)
    onClosed: table.clock.letGo(control)
    parent: T.Overlay.overlay
    x: Math.round((parent.width - width) / 2)
    y: Math.round((parent.height - height) / 2)
    width: Math.min(560, parent.width - 48)
    height: Math.min(implicitHeight, parent.height - 48)
    implicitHeight: frame.implicitHeight + 2 * padding
    padding: 24
    modal: true
    focus: true
    closePolicy: T.Popup.CloseOnEscape
    T.Overlay.modal: Rectangle { color: "#8020242b" }
    background: Rectangle { color: Theme.surface; radius: Theme.radius + 4; border.color: Theme.line }
    contentItem: Column {
        id: frame
        spacing: Theme.pad
        Words { width: parent.width; role: "title"; text: control.title; visible: text !== "" }
        Words { objectName: "clockNote"; width: parent.width; role: "small"; visible: table.playing && !table.over && table.clock.wanted && !table.clock.over; text: control.holds ? "The clock stands still while this is open." : "The clock of the game runs: " + table.clock.text(table.clock.shown) + "." }
        Column { id: holder; width: parent.width; spacing: 12 }
        Flow { id: footer; width: parent.width; spacing: Theme.gap; layoutDirection: Qt.RightToLeft }
    }
}
