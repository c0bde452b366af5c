import QtQuick
import QtQuick.Templates as T
import Arbiter 1.0
import "."

// Setting the camera up: the live picture, what is good and what is not yet, the corners by hand as the last resort.
Item {
    id: page
    Binding { target: camera; property: "boardId"; value: table.playing ? table.board : setup.board }

    // A step of setting up: its number, or a tick when it is done.
    component Step: Card {
        id: step
        property int number: 1
        property string title: ""
        property bool done: false
        property bool open: true
        default property alias inside: holder.data
        width: parent.width
        height: holder.visible ? holder.implicitHeight + 72 : 56
        opacity: open ? 1 : 0.55
        border { color: open && !done ? Theme.accent : Theme.line; width: open && !done ? 2 : 1 }
        Rectangle {
            x: 16; y: 15; width: 26; height: 26; radius: 13
            color: step.done ? Theme.accent : step.open ? Theme.ink : Theme.inkFaint
            IconItem { anchors.centerIn: parent; visible: step.done; width: 18; height: 18; name: "check"; color: "white" }
            Text { anchors.centerIn: parent; visible: !step.done; text: step.number; color: "white"; font { pixelSize: 14; weight: Font.Bold } }
        }
        Words { x: 54; y: 16; role: "large"; text: step.title }
        Column { id: holder; visible: step.open; x: 16; y: 56; width: parent.width - 32; spacing: 10 }
    }

    Item {
        id: bar
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: 24 }
        height: 48
        Column {
            Words { role: "title"; text: "Camera" }
            Words { role: "small"; text: camera.source === "" ? "Set it up in four steps" : (/^[0-9]+$/.test(camera.source) ? "Camera " + camera.source : camera.source) + " · " + camera.sentence }
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
        width: 376
        contentHeight: column.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        Column {
            id: column
            width: parent.width
            spacing: 12
            Step {
                number: 1
                title: "What to watch"
                done: camera.source !== ""
                Field { id: where; objectName: "cameraSource"; width: parent.width; text: camera.source; placeholderText: "0, a film, a folder, rtsp://…"; onAccepted: connect.clicked() }
                Row {
                    spacing: 8
                    Push { id: connect; objectName: "connect"; look: camera.source === "" ? "accent" : "plain"; text: "Watch"; enabled: where.text.trim() !== ""; onClicked: camera.open(where.text.trim()) }
                    Push { text: "Stop"; enabled: camera.source !== ""; onClicked: camera.close() }
                }
                Words { width: parent.width; visible: text !== ""; color: Theme.alarm; text: camera.error }
                Flow {
                    width: parent.width
                    spacing: 6
                    visible: camera.source !== "" && camera.profiles.length > 0
                    Words { height: 36; verticalAlignment: Text.AlignVCenter; role: "small"; text: "Set up before:" }
                    Repeater {
                        model: camera.profiles
                        Push { required property string modelData; objectName: "profile-" + modelData; compact: true; look: camera.profile === modelData ? "chosen" : "plain"; text: modelData; onClicked: if (camera.useProfile(modelData)) camera.measure() }
                    }
                }
            }
            Step {
                number: 2
                title: "Where the board is"
                open: camera.source !== ""
                done: camera.handles.length === 4 && camera.nextCorner === ""
                Flow {
                    width: parent.width
                    spacing: 8
                    Push { objectName: "measure"; look: parent.parent.parent.done ? "plain" : "accent"; text: camera.measuring ? "Looking …" : "Find it"; enabled: !camera.measuring; onClicked: camera.findCorners() }
                    Push { objectName: "corners"; look: camera.nextCorner !== "" ? "chosen" : "plain"; text: "Click the corners"; onClicked: camera.startCorners() }
                }
                Words { width: parent.width; visible: text !== ""; color: Theme.alarm; text: camera.notFound }
                Words { width: parent.width; role: "small"; text: camera.handles.length === 4 ? "The grid must lie on the squares. Drag a corner where it does not." : camera.nextCorner !== "" ? "Click the corners of the playing field, not of the frame, in the order asked for." : "Show the whole board; pieces may stand on it." }
                Words { role: "small"; text: "South sits at this side of the picture" }
                Segments {
                    width: parent.width; fill: true; compact: true
                    options: [{ text: "Auto", value: "" }, { text: "Near", value: "bottom" }, { text: "Left", value: "left" }, { text: "Far", value: "top" }, { text: "Right", value: "right" }]
                    value: camera.south
                    onPicked: value => { camera.south = value; camera.measure() }
                }
            }
            Step {
                id: third
                readonly property var lines: camera.measured.length > 0 && !table.playing ? camera.measured : camera.measured.concat(camera.checks)
                number: 3
                title: "Can it be read?"
                open: camera.source !== "" && lines.length > 0
                done: camera.grade !== "poor" && camera.grade !== "usable" && lines.length > 0 && lines.every(line => line.state === "good")
                Rectangle {
                    objectName: "grade"
                    visible: camera.grade !== ""
                    width: parent.width
                    height: verdict.implicitHeight + 18
                    radius: Theme.radius - 2
                    color: camera.grade === "good" ? Theme.accentSoft : camera.grade === "usable" ? Theme.warningSoft : Theme.alarmSoft
                    Words {
                        id: verdict
                        x: 12; y: 9
                        width: parent.width - 24
                        font.weight: Font.DemiBold
                        color: camera.grade === "good" ? Theme.accentDeep : camera.grade === "usable" ? Theme.warning : Theme.alarm
                        text: camera.grade === "good" ? "Good: the camera can stay as it is." : camera.grade === "usable" ? "Good enough, though it could be better." : "Not good enough to read the game."
                    }
                }
                Repeater {
                    model: camera.advice
                    Row {
                        required property string modelData
                        width: third.width - 32
                        spacing: 8
                        IconItem { width: 20; height: 20; name: "hand"; color: Theme.warning }
                        Words { width: parent.width - 28; text: modelData }
                    }
                }
                Repeater {
                    model: third.lines
                    Item {
                        id: line
                        required property var modelData
                        readonly property bool good: modelData.state === "good"
                        width: third.width - 32
                        height: words.implicitHeight
                        Accessible.role: Accessible.StaticText
                        Accessible.name: modelData.title + ": " + modelData.text
                        Rectangle {
                            y: 2; width: 24; height: 24; radius: 12
                            color: line.good ? Theme.accent : line.modelData.state === "bad" ? Theme.alarm : line.modelData.state === "poor" ? "#d39a1e" : Theme.inkFaint
                            IconItem { anchors.centerIn: parent; width: 16; height: 16; name: line.good ? "check" : line.modelData.state === "bad" ? "close" : line.modelData.state === "poor" ? "warning" : "more"; color: "white" }
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
                Row {
                    spacing: 8
                    Push { objectName: "again"; compact: true; text: "Measure again"; enabled: !camera.measuring; onClicked: camera.measure() }
                    Toggle { id: overlay; height: 36; checked: true; text: "Show what is read" }
                }
            }
            Step {
                number: 4
                title: "Keep this place"
                open: camera.grade !== ""
                done: camera.profile !== ""
                Words { width: parent.width; role: "small"; text: "Under the name of the source it is used by itself whenever that source is opened." }
                Row {
                    width: parent.width
                    spacing: 8
                    Field { id: naming; objectName: "profileName"; width: parent.width - keep.width - 8; text: camera.profile !== "" ? camera.profile : camera.source !== "" ? camera.sourceName() : ""; placeholderText: "A name, such as club table" }
                    Push { id: keep; objectName: "keepProfile"; look: "accent"; text: "Keep"; onClicked: camera.keepProfile(naming.text) }
                }
                Words { width: parent.width; visible: text !== ""; color: Theme.alarm; text: camera.profileError }
                Words { width: parent.width; visible: camera.profile !== "" && camera.profileError === ""; role: "small"; text: "Kept as " + camera.profile + "." }
            }
        }
    }
}
