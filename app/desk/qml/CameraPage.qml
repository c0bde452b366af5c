// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter 1.0
import "."

// Setting the camera up: the live picture, what is good and what is not yet, the corners by hand as the last resort.
Item {
    id: page
    readonly property var eye: cameras.current
    Binding { target: cameras; property: "boardId"; value: table.playing ? table.board : setup.board }

    readonly property bool upright: width < Theme.px(800) && height > width
    readonly property int margin: width < Theme.px(900) ? Theme.pad : 24
    readonly property bool lensing: eye.lens.busy    // the lens is being measured: nothing else meanwhile

    SourceBrowse { id: browse; objectName: "browse" }
    PrintSheet { id: printSheet; objectName: "printSheet"; board: cameras.boardId; game: table.playing ? table.title : setup.title }

    Item {
        id: bar
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: page.margin }
        height: Math.max(Theme.touch, about.implicitHeight)
        Column {
            id: about
            anchors { left: parent.left; right: tools.left; rightMargin: 12 }
            Words { role: "title"; text: "Camera" }
            Words { role: "small"; width: parent.width; elide: Text.ElideMiddle; wrapMode: Text.NoWrap; text: page.eye.source === "" ? "Set it up in four steps" : (/^[0-9]+$/.test(page.eye.source) ? "Camera " + page.eye.source : page.eye.source) + " · " + page.eye.sentence }
        }
        Row {
            id: tools
            anchors.right: parent.right
            spacing: Theme.gap
            Segments {
                objectName: "cameraBoards"
                visible: cameras.count > 1
                options: { const list = []; for (let i = 0; i < cameras.count; ++i) list.push({ text: "Board " + (i + 1), value: i }); return list }
                value: cameras.shown
                onPicked: value => cameras.shown = value
            }
            Push { objectName: "print"; glyph: "print"; text: "Print"; onClicked: printSheet.ask("") }
        }
    }
    CameraView {
        id: view
        objectName: "cameraView"
        eye: page.eye
        x: page.margin
        y: bar.y + bar.height + 12
        width: page.upright ? page.width - 2 * page.margin : side.x - 2 * page.margin
        height: page.upright ? Math.round(Math.min(width * 0.7, page.height * 0.42)) : page.height - y - page.margin
        clickable: true
        readings: overlay.checked
        // Large: who holds the print stands beside the table.
        Rectangle {
            objectName: "lensAdvice"
            anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: 14 }
            visible: page.eye.lens.advice !== ""
            width: Math.min(parent.width - 28, told.implicitWidth + 44); height: told.implicitHeight + 22; radius: 23
            color: Theme.call
            Words { id: told; anchors.centerIn: parent; width: Math.min(implicitWidth, view.width - 72); horizontalAlignment: Text.AlignHCenter; color: Theme.callInk; font { pixelSize: Theme.px(22); weight: Font.DemiBold } text: page.eye.lens.advice }
        }
        Rectangle {
            anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: 14 }
            visible: page.eye.nextCorner !== "" && !page.lensing
            width: ask.implicitWidth + 36; height: 46; radius: 23
            color: Theme.call
            Words { id: ask; anchors.centerIn: parent; color: Theme.callInk; font.weight: Font.DemiBold; text: "Click " + page.eye.nextCorner + " of the board" }
        }
    }
    Flickable {
        id: side
        x: page.upright ? page.margin : page.width - page.margin - width
        y: page.upright ? view.y + view.height + 12 : view.y
        width: page.upright ? page.width - 2 * page.margin : Math.min(Theme.px(376), page.width * 0.46)
        height: page.height - y - page.margin
        contentHeight: column.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Bar { parent: page; anchors { left: side.right; leftMargin: 6; top: side.top; bottom: side.bottom } }
        Column {
            id: column
            width: parent.width
            spacing: 12
            Step {
                number: 1
                title: "What to watch"
                open: !page.lensing
                done: page.eye.source !== ""
                Field { id: where; objectName: "cameraSource"; width: parent.width; text: page.eye.wished; placeholderText: "0, a film, a folder, rtsp://…"; onAccepted: connect.clicked() }
                Flow {
                    width: parent.width
                    spacing: 8
                    Push { objectName: "findFilm"; compact: true; glyph: "folder"; text: "Film …"; onClicked: browse.ask(browse.source(false), path => { where.text = path; connect.clicked() }) }
                    Push { objectName: "findFolder"; compact: true; glyph: "folder"; text: "Folder …"; onClicked: browse.ask(browse.source(true), path => { where.text = path; connect.clicked() }) }
                    Push { id: connect; objectName: "connect"; look: page.eye.source === "" ? "accent" : "plain"; text: "Watch"; enabled: where.text.trim() !== ""; onClicked: page.eye.open(where.text.trim()) }
                    Push { text: "Stop"; enabled: page.eye.source !== ""; onClicked: page.eye.close() }
                }
                Words { width: parent.width; visible: text !== ""; color: Theme.alarm; text: page.eye.error }
                Flow {
                    width: parent.width
                    spacing: 6
                    visible: page.eye.source !== "" && page.eye.profiles.length > 0
                    Words { height: Theme.touch; verticalAlignment: Text.AlignVCenter; role: "small"; text: "Set up before:" }
                    Repeater {
                        model: page.eye.profiles
                        Push { required property string modelData; objectName: "profile-" + modelData; compact: true; look: page.eye.profile === modelData ? "chosen" : "plain"; text: modelData; onClicked: if (page.eye.useProfile(modelData)) page.eye.measure() }
                    }
                }
            }
            Step {
                number: 2
                title: "Where the board is"
                open: page.eye.source !== "" && !page.lensing
                done: page.eye.handles.length === 4 && page.eye.nextCorner === ""
                Flow {
                    width: parent.width
                    spacing: 8
                    Push { objectName: "measure"; look: parent.parent.parent.done ? "plain" : "accent"; text: page.eye.measuring ? "Looking …" : "Find it"; enabled: !page.eye.measuring; onClicked: page.eye.findCorners() }
                    Push { objectName: "corners"; look: page.eye.nextCorner !== "" ? "chosen" : "plain"; text: "Click the corners"; onClicked: page.eye.startCorners() }
                }
                Words { width: parent.width; visible: text !== ""; color: Theme.alarm; text: page.eye.notFound }
                Words { width: parent.width; role: "small"; text: page.eye.handles.length === 4 ? "The grid must lie on the squares. Drag a corner where it does not." : page.eye.nextCorner !== "" ? "Click the corners of the playing field, not of the frame, in the order asked for." : "Show the whole board; pieces may stand on it." }
                Words { role: "small"; text: "South sits at this side of the picture" }
                Segments {
                    width: parent.width; fill: true; compact: true
                    options: [{ text: "Auto", value: "" }, { text: "Near", value: "bottom" }, { text: "Left", value: "left" }, { text: "Far", value: "top" }, { text: "Right", value: "right" }]
                    value: page.eye.south
                    onPicked: value => { page.eye.south = value; page.eye.measure() }
                }
            }
            Step {
                id: third
                readonly property var lines: page.eye.measured.length > 0 && !table.playing ? page.eye.measured : page.eye.measured.concat(page.eye.checks)
                number: 3
                title: "Can it be read?"
                open: page.eye.source !== "" && lines.length > 0 && !page.lensing
                done: page.eye.grade !== "poor" && page.eye.grade !== "usable" && lines.length > 0 && lines.every(line => line.state === "good")
                Rectangle {
                    objectName: "grade"
                    visible: page.eye.grade !== ""
                    width: parent.width
                    height: verdict.implicitHeight + 18
                    radius: Theme.radius - 2
                    color: page.eye.grade === "good" ? Theme.accentSoft : page.eye.grade === "usable" ? Theme.warningSoft : Theme.alarmSoft
                    Words {
                        id: verdict
                        x: 12; y: 9
                        width: parent.width - 24
                        font.weight: Font.DemiBold
                        color: page.eye.grade === "good" ? Theme.accentDeep : page.eye.grade === "usable" ? Theme.warning : Theme.alarm
                        text: page.eye.grade === "good" ? "Good: the camera can stay as it is." : page.eye.grade === "usable" ? "Good enough, though it could be better." : "Not good enough to read the game."
                    }
                }
                Repeater {
                    model: page.eye.advice
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
                    Push { objectName: "again"; compact: true; text: "Measure again"; enabled: !page.eye.measuring; onClicked: page.eye.measure() }
                    Toggle { id: overlay; checked: true; text: "Show what is read" }
                }
            }
            Step {
                number: 4
                title: "Keep this place"
                open: page.eye.grade !== "" && !page.lensing
                done: page.eye.profile !== ""
                Words { width: parent.width; role: "small"; text: "Under the name of the source it is used by itself whenever that source is opened." }
                Row {
                    width: parent.width
                    spacing: 8
                    Field { id: naming; objectName: "profileName"; width: parent.width - keep.width - 8; text: page.eye.profile !== "" ? page.eye.profile : page.eye.source !== "" ? page.eye.sourceName() : ""; placeholderText: "A name, such as club table" }
                    Push { id: keep; objectName: "keepProfile"; look: "accent"; text: "Keep"; onClicked: page.eye.keepProfile(naming.text) }
                }
                Words { width: parent.width; visible: text !== ""; color: Theme.alarm; text: page.eye.profileError }
                Words { width: parent.width; visible: page.eye.profile !== "" && page.eye.profileError === ""; role: "small"; text: "Kept as " + page.eye.profile + "." }
            }
            Step {
                id: tags
                mark: "tag"
                title: "Tags on the pieces"
                aside: "optional"
                open: page.eye.source !== "" && !page.lensing
                Segments {
                    objectName: "tags"
                    width: parent.width; fill: true; compact: true
                    options: [{ text: "Auto", value: "automatic" }, { text: "On", value: "on" }, { text: "Off", value: "off" }]
                    value: page.eye.tags
                    onPicked: value => page.eye.tags = value
                }
                Words { objectName: "tagsText"; width: parent.width; role: "small"; text: page.eye.tagsText }
                Row {
                    width: parent.width
                    spacing: 8
                    visible: page.eye.tagsWrong !== ""
                    IconItem { width: 20; height: 20; name: "warning"; color: Theme.warning }
                    Words { objectName: "tagsWrong"; width: parent.width - 28; text: page.eye.tagsWrong }
                }
            }
            LensStep { id: lens; eye: page.eye; width: parent.width; onPrintBoard: printSheet.ask("charuco") }
        }
    }
}
