// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// Asked before something is done that ends a game or puts somebody out of it.
Sheet {
    id: root
    property string text: ""
    property string yes: ""
    property string no: qsTr("No, go on playing")
    property var then: null
    function ask(what, done) {
        title = what.title;
        text = what.text;
        yes = what.yes;
        then = done;
        open();
    }
    onClosed: then = null
    // Return is "no" until somebody goes to the other button: nothing ends by a key too many.
    onOpened: refuse.forceActiveFocus()
    body: Words {
        objectName: "confirmText"
        width: parent.width
        text: root.text
    }
    buttons: [
        Push {
            objectName: "confirmYes"
            look: "alarm"
            text: root.yes
            onClicked: {
                const done = root.then;
                root.close();
                if (done)
                    done();
            }
        },
        Push {
            id: refuse
            objectName: "confirmNo"
            text: root.no
            onClicked: root.close()
        }
    ]
}
