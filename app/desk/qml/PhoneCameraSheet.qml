// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// The code with which a phone becomes the camera of a board.
Sheet {
    id: root
    objectName: "phoneCameraSheet"
    property string source: ""
    readonly property var phone: Array.from(PhoneCameras.phones).find(one => one.source === root.source) || ({})
    readonly property bool sends: phone.sends === true
    readonly property string page: phone.page ? phone.page : ""
    function ask(source) {
        root.source = source;
        root.open();
    }
    width: Math.min(Theme.px(720), parent.width - 32)
    holds: false
    title: {
        const board = (phone.board ? phone.board : 0) + 1;
        return Cameras.count > 1 ? qsTr("A phone as the camera of board %1").arg(board) : qsTr("A phone as the camera");
    }
    // The pictures that come now are worth more than the code.
    onSendsChanged: if (sends)
        closing.restart()
    Timer {
        id: closing
        interval: 1500
        onTriggered: root.close()
    }
    body: [
        Grid {
            width: root.width - 2 * root.padding
            columns: width > Theme.px(480) ? 2 : 1
            spacing: 20
            QrItem {
                id: code
                objectName: "phoneCode"
                visible: root.page !== "" && !root.sends
                width: Theme.px(232)
                height: width
                text: root.page
                Accessible.role: Accessible.Graphic
                Accessible.name: qsTr("Code for the phone")
            }
            Column {
                width: parent.columns > 1 && code.visible ? parent.width - code.width - parent.spacing : parent.width
                spacing: 10
                Repeater {
                    model: [
                        qsTr("Connect the phone to the network of this computer."),
                        qsTr("Scan the code with the phone's camera, and open the page."),
                        qsTr("The browser warns once about the certificate. Go on to the page."),
                        qsTr("Press “Start the camera” and allow it. Fix the phone above the board.")
                    ]
                    Item {
                        id: step
                        required property string modelData
                        required property int index
                        width: parent.width
                        height: Math.max(26, said.implicitHeight)
                        Rectangle {
                            x: Theme.mirrored ? parent.width - width : 0
                            width: 26
                            height: 26
                            radius: 13
                            color: Theme.ink
                            Words {
                                anchors.centerIn: parent
                                color: Theme.surface
                                font.weight: Font.DemiBold
                                text: step.index + 1
                            }
                        }
                        Words {
                            id: said
                            x: Theme.mirrored ? 0 : 38
                            width: parent.width - 38
                            text: step.modelData
                        }
                    }
                }
                Words {
                    objectName: "phoneState"
                    width: parent.width
                    font.weight: Font.DemiBold
                    color: root.sends ? Theme.accentDeep : Theme.inkSoft
                    text: {
                        if (root.sends)
                            return qsTr("The phone sends pictures.");
                        return root.phone.joined ? qsTr("The phone has joined, and sends no pictures.") : qsTr("Waiting for the phone …");
                    }
                }
            }
        },
        Words {
            objectName: "phoneAddress"
            visible: root.page !== ""
            width: root.width - 2 * root.padding
            wrapMode: Text.WrapAnywhere
            role: "small"
            text: qsTr("Address: %1").arg(root.page)
        },
        Words {
            visible: PhoneCameras.addresses.length > 1 && root.page !== ""
            width: root.width - 2 * root.padding
            role: "small"
            text: qsTr("This computer has other addresses, too: %1").arg(Array.from(PhoneCameras.addresses).slice(1).join(", "))
        },
        Words {
            objectName: "phoneFingerprint"
            visible: PhoneCameras.fingerprint !== ""
            width: root.width - 2 * root.padding
            wrapMode: Text.WrapAnywhere
            role: "small"
            text: qsTr("SHA-256 fingerprint of the certificate: %1").arg(PhoneCameras.fingerprint)
        }
    ]
    buttons: [
        Push {
            objectName: "anotherPhone"
            visible: root.phone.joined === true && root.page === ""
            text: qsTr("Another phone")
            onClicked: PhoneCameras.renew(root.source)
        },
        Push {
            objectName: "closePhoneCamera"
            text: qsTr("Close")
            onClicked: root.close()
        }
    ]
}
