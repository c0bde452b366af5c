// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// Setting the camera up: the live picture, what is good and what is not yet, the corners by hand as the last resort.
Item {
    id: page
    readonly property var eye: Cameras.current
    signal showPhone(string source)
    Binding {
        target: Cameras
        property: "boardId"
        value: Table.playing ? Table.board : Setup.board
    }

    readonly property bool upright: width < Theme.px(800) && height > width
    readonly property int margin: width < Theme.px(900) ? Theme.pad : 24
    readonly property bool lensing: eye.lens.busy    // the lens is being measured: nothing else meanwhile

    SourceBrowse {
        id: browse
        objectName: "browse"
    }
    PrintSheet {
        id: printSheet
        objectName: "printSheet"
        board: Cameras.boardId
        game: Table.playing ? Table.title : Setup.title
    }

    Item {
        id: bar
        anchors {
            left: parent.left
            right: parent.right
            top: parent.top
            margins: page.margin
        }
        height: Math.max(Theme.touch, about.implicitHeight)
        Column {
            id: about
            anchors {
                left: parent.left
                right: tools.left
                rightMargin: 12
            }
            Words {
                anchors.left: parent.left
                role: "title"
                text: qsTr("Camera")
            }
            Words {
                role: "small"
                width: parent.width
                elide: Text.ElideMiddle
                wrapMode: Text.NoWrap
                text: {
                    const source = page.eye.source;
                    if (source === "")
                        return qsTr("Set it up in four steps");
                    const phone = /^phone[2-9]?$/.test(source) ? qsTr("Phone") : source;
                    const name = /^[0-9]+$/.test(source) ? qsTr("Camera %1").arg(source) : phone;
                    return name + " · " + page.eye.sentence;
                }
            }
        }
        Row {
            id: tools
            anchors.right: parent.right
            spacing: Theme.gap
            Segments {
                objectName: "cameraBoards"
                visible: Cameras.count > 1
                options: {
                    const list = [];
                    for (let i = 0; i < Cameras.count; ++i)
                        list.push({
                                "text": qsTr("Board %1").arg(i + 1),
                                "value": i
                            });
                    return list;
                }
                value: Cameras.shown
                onPicked: value => Cameras.shown = value
            }
            Push {
                objectName: "print"
                glyph: "print"
                text: qsTr("Print")
                onClicked: printSheet.ask("")
            }
        }
    }
    CameraView {
        id: view
        objectName: "cameraView"
        eye: page.eye
        x: page.upright || !Theme.mirrored ? page.margin : side.x + side.width + page.margin
        y: bar.y + bar.height + 12
        width: page.width - 2 * page.margin - (page.upright ? 0 : side.width + page.margin)
        height: page.upright ? Math.round(Math.min(width * 0.7, page.height * 0.42)) : page.height - y - page.margin
        clickable: true
        readings: third.readings
        // Large: who holds the print stands beside the table.
        Rectangle {
            objectName: "lensAdvice"
            anchors {
                horizontalCenter: parent.horizontalCenter
                top: parent.top
                topMargin: 14
            }
            visible: page.eye.lens.advice !== ""
            width: Math.min(parent.width - 28, told.implicitWidth + 44)
            height: told.implicitHeight + 22
            radius: 23
            color: Theme.call
            Words {
                id: told
                anchors.centerIn: parent
                width: Math.min(implicitWidth, view.width - 72)
                horizontalAlignment: Text.AlignHCenter
                color: Theme.callInk
                font {
                    pixelSize: Theme.px(22)
                    weight: Font.DemiBold
                }
                text: page.eye.lens.advice
            }
        }
        Rectangle {
            anchors {
                horizontalCenter: parent.horizontalCenter
                top: parent.top
                topMargin: 14
            }
            visible: page.eye.nextCorner !== "" && !page.lensing
            width: ask.implicitWidth + 36
            height: 46
            radius: 23
            color: Theme.call
            Words {
                id: ask
                anchors.centerIn: parent
                color: Theme.callInk
                font.weight: Font.DemiBold
                text: qsTr("Click %1 of the board").arg(page.eye.nextCorner)
            }
        }
    }
    Flickable {
        id: side
        x: page.upright || Theme.mirrored ? page.margin : page.width - page.margin - width
        y: page.upright ? view.y + view.height + 12 : view.y
        width: page.upright ? page.width - 2 * page.margin : Math.min(Math.max(Theme.px(404), page.width * 0.2), page.width * 0.46)
        height: page.height - y - page.margin
        contentHeight: column.implicitHeight
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Bar {
            parent: page
            anchors {
                left: side.right
                leftMargin: 6
                top: side.top
                bottom: side.bottom
            }
        }
        Column {
            id: column
            width: parent.width
            spacing: 12
            CameraSourceStep {
                eye: page.eye
                lensing: page.lensing
                browse: browse
                onShowPhone: source => page.showPhone(source)
            }
            CameraBoardStep {
                eye: page.eye
                lensing: page.lensing
            }
            CameraQualityStep {
                id: third
                eye: page.eye
                lensing: page.lensing
            }
            CameraKeepStep {
                eye: page.eye
                lensing: page.lensing
            }
            CameraTagsStep {
                eye: page.eye
                lensing: page.lensing
            }
            LensStep {
                id: lens
                eye: page.eye
                width: parent.width
                onPrintBoard: printSheet.ask("charuco")
            }
        }
    }
}
