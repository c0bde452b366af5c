import QtQuick
import QtQuick.Templates as T
import Arbiter 1.0
import "."

// An army on one page: the set-up drawn, the power, what its player says and does.
Sheet {
    id: root
    property var page: ({})
    property string seat: "S"
    function show(shown, who) {
        if (!shown.text) return
        page = shown
        seat = who
        flick.contentY = 0
        open()
    }
    width: Math.min(820, parent.width - 48)
    title: page.title ? page.title : ""
    body: [
        Flickable {
            id: flick
            objectName: "armyPage"
            width: root.width - 2 * root.padding
            height: Math.min(inside.implicitHeight, root.parent ? root.parent.height - 230 : 400)
            contentHeight: inside.implicitHeight
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: Bar {}
            Column {
                id: inside
                width: parent.width - 16
                spacing: 14
                Item { width: 1; height: 1 }
                Corner { x: 2; rows: root.page.rows ? root.page.rows : []; seat: root.seat }
                Text {
                    objectName: "armyText"
                    width: parent.width
                    text: root.page.text ? root.page.text : ""
                    textFormat: Text.MarkdownText
                    wrapMode: Text.WordWrap
                    color: Theme.ink
                    font.pixelSize: Theme.body
                    lineHeight: 1.15
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }
        }
    ]
    buttons: Push { objectName: "closeArmyPage"; text: "Close"; onClicked: root.close() }
}
