// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Qt.labs.folderlistmodel
import Arbiter

// Finds a file or a folder on this machine, or a place for a new file, with lines that a finger can hit.
Sheet {
    id: root
    property string folder: Library.home
    property bool picksFolder: false    // the folder that is shown may be chosen
    property bool saves: false          // a name is asked for
    property string wrong: ""           // why what was typed is no place
    property var then: null
    onFolderChanged: wrong = ""
    function join(name) {
        return (folder === "/" ? "" : folder) + "/" + name;
    }
    // What is asked: title, filters (of names), folder (may be chosen), name (of the file to be written), from (a path).
    function ask(what, done) {
        title = what.title;
        files.nameFilters = what.filters || ["*"];
        picksFolder = what.folder === true;
        saves = what.name !== undefined;
        name.text = saves ? what.name : "";
        if (what.from)
            folder = what.from;
        then = done;
        open();
    }
    function whatLiesAt(typed) {
        return Library.lookAt(typed, folder);
    }
    // Opens the folder that was typed, or takes the file.
    function go(typed) {
        const found = whatLiesAt(typed);
        wrong = found.why;
        if (wrong !== "")
            return;
        if (found.folder) {
            folder = found.path;
            path.text = Qt.binding(() => root.folder);
            list.forceActiveFocus();
        } else if (saves) {
            folder = found.path.replace(/\/[^\/]*$/, "") || "/";
            name.text = found.path.replace(/^.*\//, "");
        } else {
            chosen(found.path);
        }
    }
    function chosen(path) {
        const done = then;
        close();
        if (done)
            done(path);
    }
    function address(path) {
        return "file://" + path.split("/").map(encodeURIComponent).join("/");
    }
    onClosed: {
        then = null;
        wrong = "";
    }
    onOpened: saves ? name.selectAll() : list.forceActiveFocus()
    holds: false
    width: Math.min(640, parent.width - 48)
    FolderListModel {
        id: files
        folder: root.address(root.folder)
        showDotAndDotDot: false
        showDirsFirst: true
        caseSensitive: false
        sortCaseSensitive: false
    }
    body: [
        Row {
            width: root.width - 2 * root.padding
            spacing: Theme.gap
            Push {
                id: up
                objectName: "browseUp"
                glyph: "back"
                text: qsTr("Up")
                enabled: root.folder !== "/"
                onClicked: root.folder = root.folder.replace(/\/[^\/]*$/, "") || "/"
            }
            // The way to the folder is shown, and typed: a folder is opened by it, a file is taken.
            Field {
                id: path
                objectName: "browseFolder"
                width: parent.width - up.width - parent.spacing
                placeholderText: qsTr("Folder or file")
                text: root.folder
                Binding on text  {
                    value: root.folder
                    when: !path.activeFocus
                }
                onAccepted: root.go(text.trim())
                Keys.onEscapePressed: event => {
                    event.accepted = text !== root.folder;
                    text = root.folder;
                }
            }
        },
        Flow {
            width: root.width - 2 * root.padding
            spacing: 4
            Repeater {
                model: root.visible ? Library.places() : []
                Push {
                    required property var modelData
                    objectName: "place-" + modelData.name
                    compact: true
                    look: root.folder === modelData.path ? "chosen" : "quiet"
                    glyph: "folder"
                    text: modelData.text
                    onClicked: root.folder = modelData.path
                }
            }
        },
        Words {
            objectName: "browseWrong"
            width: root.width - 2 * root.padding
            visible: text !== ""
            role: "small"
            color: Theme.alarm
            text: root.wrong
        },
        Rectangle {
            width: root.width - 2 * root.padding
            height: Math.max(132, Math.min(340, (root.parent ? root.parent.height : 700) - 330))
            color: Theme.sunken
            radius: Theme.radius - 2
            Words {
                anchors.centerIn: parent
                visible: files.count === 0 && files.status === FolderListModel.Ready
                role: "soft"
                text: qsTr("Nothing here that could be chosen.")
            }
            ListView {
                id: list
                anchors {
                    fill: parent
                    margins: 4
                }
                clip: true
                model: files
                boundsBehavior: Flickable.StopAtBounds
                T.ScrollBar.vertical: Bar {
                }
                delegate: T.AbstractButton {
                    id: line
                    required property string fileName
                    required property bool fileIsDir
                    objectName: "browse-" + fileName
                    x: Theme.mirrored ? 12 : 0
                    width: list.width - 12
                    height: Theme.touch
                    focusPolicy: Qt.StrongFocus
                    Accessible.name: fileIsDir ? qsTr("%1, folder").arg(fileName) : fileName
                    Accessible.onPressAction: if (enabled)
                        clicked()
                    Keys.onReturnPressed: clicked()
                    onClicked: {
                        if (fileIsDir)
                            root.folder = root.join(fileName);
                        else if (root.saves)
                            name.text = fileName;
                        else
                            root.chosen(root.join(fileName));
                    }
                    background: Rectangle {
                        radius: 6
                        color: line.hovered || line.visualFocus ? Theme.surface : "transparent"
                    }
                    contentItem: Item {
                        IconItem {
                            x: Theme.mirrored ? parent.width - width - 8 : 8
                            width: 20
                            height: 20
                            anchors.verticalCenter: parent.verticalCenter
                            name: line.fileIsDir ? "folder" : "file"
                            color: Theme.inkSoft
                        }
                        Words {
                            anchors {
                                left: parent.left
                                leftMargin: 38
                                right: parent.right
                                verticalCenter: parent.verticalCenter
                            }
                            elide: Text.ElideMiddle
                            wrapMode: Text.NoWrap
                            text: line.fileName
                            font.weight: line.fileIsDir ? Font.Medium : Font.Normal
                        }
                    }
                }
            }
        },
        Field {
            id: name
            objectName: "browseName"
            visible: root.saves
            width: root.width - 2 * root.padding
            placeholderText: qsTr("Name of the file")
            onAccepted: if (text.trim() !== "")
                root.chosen(root.join(text.trim()))
        }
    ]
    buttons: [
        Push {
            objectName: "browseTake"
            visible: root.picksFolder || root.saves
            look: "accent"
            enabled: !root.saves || name.text.trim() !== ""
            text: root.saves ? qsTr("Write it here") : qsTr("Take this folder")
            onClicked: root.chosen(root.saves ? root.join(name.text.trim()) : root.folder)
        },
        Push {
            text: qsTr("Cancel")
            onClicked: root.close()
        }
    ]
}
