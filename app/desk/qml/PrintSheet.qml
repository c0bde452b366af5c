// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// Paper that helps the camera: what, on which paper, how large, and where the PDF goes.
Sheet {
    id: root
    property string board: ""     // the one that is played on, an id
    property string game: ""      // the game's name
    property string chosen: "charuco"
    property string paper: "a4"
    property var sizes: ({})      // typed in, by print
    property var places: ({})     // typed in, by print
    property var result: ({})     // what became of the PDF
    property string opening: ""   // why it could not be opened
    readonly property var kind: Array.from(Prints.kinds).find(kind => kind.id === chosen)
    readonly property bool sized: kind.least !== undefined
    readonly property string size: sized ? (sizes[chosen] !== undefined ? sizes[chosen] : String(kind.usual)) : ""
    readonly property var order: ({
            "print": chosen,
            "paper": paper,
            "size": sized ? Number(size.replace(",", ".")) : 0,
            "board": board
        })
    readonly property bool numbered: !sized || (size.trim() !== "" && !isNaN(order.size) && order.size > 0)
    readonly property var preview: numbered ? Prints.preview(order) : ({
            "good": false,
            "text": qsTr("%1: a number of millimetres, please.").arg(kind.what)
        })
    readonly property string place: places[chosen] !== undefined ? places[chosen] : Prints.place(order)

    function ask(what) {
        if (what)
            chosen = what;
        result = ({});
        opening = "";
        open();
    }
    function choose(id) {
        chosen = id;
        result = ({});
        opening = "";
    }
    function put(map, value) {
        const all = Object.assign({}, map);
        all[chosen] = value;
        result = ({});
        opening = "";
        return all;
    }

    holds: false    // the game goes on
    width: Math.min(Theme.px(620), parent.width - 32)
    title: qsTr("Print")
    onOpened: forceActiveFocus()
    body: [
        Grid {
            id: grid
            width: root.width - 2 * root.padding
            columns: root.width < Theme.px(520) ? 1 : 2
            spacing: Theme.gap
            Repeater {
                model: Prints.kinds
                T.RadioButton {
                    id: card
                    required property var modelData
                    readonly property bool here: modelData.id === root.chosen
                    objectName: "print-" + modelData.id
                    width: (grid.width - (grid.columns - 1) * grid.spacing) / grid.columns
                    height: Math.max(92, about.implicitHeight + 20)
                    focusPolicy: Qt.StrongFocus
                    autoExclusive: false
                    checked: here
                    Accessible.name: modelData.title + ". " + modelData.about
                    Accessible.onPressAction: if (enabled)
                        clicked()
                    onClicked: {
                        checked = Qt.binding(() => here);
                        root.choose(modelData.id);
                    }
                    Keys.onReturnPressed: clicked()
                    background: Rectangle {
                        radius: Theme.radius - 2
                        color: card.here ? Theme.accentSoft : card.hovered ? Theme.hover : Theme.surface
                        border {
                            width: card.here || card.visualFocus ? 2 : 1
                            color: card.here || card.visualFocus ? Theme.accent : Theme.line
                        }
                    }
                    contentItem: Item {
                        Column {
                            id: about
                            x: 12
                            y: 10
                            width: parent.width - 24
                            spacing: 3
                            Words {
                                width: parent.width
                                font.weight: Font.DemiBold
                                color: card.here ? Theme.accentDeep : Theme.ink
                                text: card.modelData.title
                            }
                            Words {
                                width: parent.width
                                role: "small"
                                text: card.modelData.about
                            }
                        }
                    }
                }
            }
        },
        Flow {
            width: root.width - 2 * root.padding
            spacing: Theme.pad
            Column {
                spacing: 6
                Words {
                    anchors.left: parent.left
                    role: "small"
                    text: qsTr("Paper")
                }
                Segments {
                    objectName: "paper"
                    width: Theme.px(190)
                    fill: true
                    options: Array.from(Prints.papers).map(paper => ({
                                    "text": paper.charAt(0).toUpperCase() + paper.slice(1),
                                    "value": paper
                                }))
                    value: root.paper
                    onPicked: value => {
                        root.paper = value;
                        root.result = ({});
                        root.opening = "";
                    }
                }
            }
            Column {
                visible: root.sized
                spacing: 6
                Words {
                    anchors.left: parent.left
                    role: "small"
                    text: root.sized ? root.kind.what : ""
                }
                Row {
                    spacing: 8
                    Field {
                        id: millimetres
                        objectName: "printSize"
                        width: Theme.px(80)
                        text: root.size
                        horizontalAlignment: TextInput.AlignRight
                        inputMethodHints: Qt.ImhFormattedNumbersOnly
                        Accessible.name: root.sized ? qsTr("%1 in millimetres").arg(root.kind.what) : ""
                        onTextEdited: root.sizes = root.put(root.sizes, text)
                        // Another print, another size.
                        Binding on text  {
                            value: root.size
                            when: !millimetres.activeFocus
                        }
                    }
                    Words {
                        height: Theme.touch
                        verticalAlignment: Text.AlignVCenter
                        text: qsTr("mm")
                    }
                    Words {
                        height: Theme.touch
                        verticalAlignment: Text.AlignVCenter
                        role: "small"
                        text: root.sized ? qsTr("%1 to %2").arg(root.kind.least).arg(root.kind.most) : ""
                    }
                }
            }
        },
        Words {
            width: root.width - 2 * root.padding
            visible: root.kind.ofBoard
            role: "small"
            text: qsTr("The board of %1: %2.").arg(root.game).arg(Prints.boardText(root.board))
        },
        Column {
            width: root.width - 2 * root.padding
            spacing: 6
            Words {
                anchors.left: parent.left
                role: "small"
                text: qsTr("File")
            }
            Field {
                id: file
                objectName: "printFile"
                width: parent.width
                text: root.place
                placeholderText: qsTr("Where the PDF is written")
                onTextEdited: root.places = root.put(root.places, text)
                Binding on text  {
                    value: root.place
                    when: !file.activeFocus
                }
            }
        },
        Words {
            objectName: "printText"
            width: root.width - 2 * root.padding
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            color: {
                const wrong = root.result.text ? !root.result.good : !root.preview.good;
                return root.opening !== "" || wrong ? Theme.alarm : root.result.good ? Theme.accentDeep : Theme.inkSoft;
            }
            text: {
                if (root.opening !== "" || root.result.text)
                    return root.opening !== "" ? root.opening : root.result.text;
                if (root.preview.good && Prints.replaces(root.place))
                    return qsTr("%1 The file that is there is replaced.").arg(root.preview.text);
                return root.preview.text;
            }
        }
    ]
    buttons: [
        Push {
            objectName: "openPrint"
            visible: root.result.good === true
            look: "accent"
            text: qsTr("Open it")
            onClicked: root.opening = Prints.show(root.result.file)
        },
        Push {
            objectName: "writePrint"
            look: root.result.good ? "plain" : "accent"
            text: root.result.good ? qsTr("Write it again") : qsTr("Write the PDF")
            enabled: root.preview.good
            onClicked: {
                root.opening = "";
                root.result = Prints.write(root.order, root.place);
            }
        },
        Push {
            objectName: "closePrint"
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]
}
