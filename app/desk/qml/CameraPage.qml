import QtQuick
import QtQuick.Templates as T
import Arbiter 1.0
import "."

// Setting the camera up: the live picture, what is good and what is not yet, the corners by hand as the last resort.
Item {
    id: page
    Item {
        id: bar
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 24 }
        height: 48
        Column {
            Words { role: "title"; text: "Camera" }
            Words { role: "small"; text: camera.source === "" ? "Nothing is watched" : (/^[0-9]+$/.test(camera.source) ? "Camera " + camera.source : camera.source) + " · " + camera.sentence }
        }
    }
    CameraView {
        id: view
        objectName: "cameraView"
        anchors { left: parent.left; top: bar.bottom; bottom: parent.bottom; right: side.left; margins: 24; topMargin: 12 }
        clickable: true
        readings: overlay.checked
        Rectangle {
            anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: 14 }
            visible: camera.nextCorner !== ""
            width: ask.implicitWidth + 36; height: 46; radius: 23
            color: "#ffc12e"
            Words { id: ask; anchors.centerIn: parent; color: "#20242b"; font.weight: Font.DemiBold; text: "Click " + camera.nextCorner + " of the board" }
        }
    }
    Flickable {
        id: side
        anchors { right: parent.right; top: bar.bottom; bottom: parent.bottom; rightMargin: 24; topMargin: 12; bottomMargin: 24 }
        width: 360
        contentHeight: column.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        Column {
            id: column
            width: parent.width
            spacing: 12
            Card {
                width: parent.width
                height: what.implicitHeight + 32
                Column {
                    id: what
                    x: 16; y: 16
                    width: parent.width - 32
                    spacing: 10
                    Words { role: "large"; text: "What to watch" }
                    Field { id: where; objectName: "cameraSource"; width: parent.width; text: camera.source; placeholderText: "0, a film, a folder, rtsp://…"; onAccepted: connect.clicked() }
                    Row {
                        spacing: 8
                        Push { id: connect; objectName: "connect"; look: "accent"; text: "Watch"; enabled: where.text.trim() !== ""; onClicked: camera.open(where.text.trim()) }
                        Push { text: "Stop"; enabled: camera.source !== ""; onClicked: camera.close() }
                    }
                    Words { width: parent.width; visible: text !== ""; color: Theme.alarm; text: camera.error }
                    Words { width: parent.width; visible: !table.playing; role: "small"; text: "The board is looked for once a game has begun: the game says which board it is." }
                }
            }
            Card {
                width: parent.width
                visible: camera.source !== ""
                height: list.implicitHeight + 32
                Column {
                    id: list
                    x: 16; y: 16
                    width: parent.width - 32
                    spacing: 12
                    Words { role: "large"; text: "Is it well set up?" }
                    Repeater {
                        model: camera.checks
                        Item {
                            id: line
                            required property var modelData
                            readonly property bool good: modelData.state === "good"
                            width: list.width
                            height: words.implicitHeight
                            Accessible.role: Accessible.StaticText
                            Accessible.name: modelData.title + ": " + modelData.text
                            Rectangle {
                                y: 2; width: 24; height: 24; radius: 12
                                color: line.good ? Theme.accent : line.modelData.state === "bad" ? Theme.alarm : line.modelData.state === "poor" ? "#d39a1e" : Theme.inkFaint
                                IconItem { anchors.centerIn: parent; width: 16; height: 16; name: line.good ? "check" : line.modelData.state === "bad" ? "close" : "more"; color: "white" }
                            }
                            Column {
                                id: words
                                x: 36
                                width: parent.width - 36
                                Words { text: line.modelData.title; font.weight: Font.Medium }
                                Words { width: parent.width; role: "small"; text: line.modelData.text }
                            }
                        }
                    }
                }
            }
            Card {
                width: parent.width
                visible: camera.source !== ""
                height: hand.implicitHeight + 32
                Column {
                    id: hand
                    x: 16; y: 16
                    width: parent.width - 32
                    spacing: 10
                    Words { role: "large"; text: "If the grid lies wrong" }
                    Words { role: "small"; text: "South sits at this side of the picture" }
                    Segments {
                        width: parent.width; fill: true; compact: true
                        options: [{ text: "Auto", value: "" }, { text: "Near", value: "bottom" }, { text: "Left", value: "left" }, { text: "Far", value: "top" }, { text: "Right", value: "right" }]
                        value: camera.south
                        onPicked: value => camera.south = value
                    }
                    Row {
                        spacing: 8
                        Push { objectName: "corners"; look: camera.nextCorner !== "" ? "chosen" : "plain"; text: "Click the corners"; onClicked: camera.startCorners() }
                        Push { text: "Find again"; onClicked: camera.findCorners() }
                    }
                    Toggle { id: overlay; checked: true; text: "Show what is read" }
                }
            }
        }
    }
}
