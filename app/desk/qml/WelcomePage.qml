// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Arbiter

// The first start: what this is, in three pictures; the language; and where to begin.
Item {
    id: page
    signal begin(string where)      // new, camera, demo, settings
    readonly property bool narrow: width < Theme.px(860)
    readonly property var told: {
        const sees = qsTr("1. A camera looks at the table and reads the moves from the picture. Without one, you click them.");
        const says = qsTr("2. What is not allowed is told with the rule; what hands must do is numbered on the board.");
        const keeps = qsTr("3. Every point has its reason. Nothing that was shown is lost, not even when the power fails.");
        return [sees, says, keeps];
    }
    Flickable {
        id: scroll
        anchors.fill: parent
        clip: true
        contentHeight: all.implicitHeight + 2 * all.y
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Bar {
        }
        Column {
            id: all
            x: (page.width - width) / 2
            y: Math.max(page.narrow ? 16 : 24, (page.height - implicitHeight) / 2)
            width: Math.min(Theme.px(1040), page.width - 48)
            spacing: Theme.pad
            Words {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                text: qsTr("Good evening. This is Arbiter.")
                font {
                    pixelSize: Theme.clock
                    weight: Font.DemiBold
                }
            }
            Words {
                width: parent.width
                horizontalAlignment: Text.AlignHCenter
                role: "soft"
                text: qsTr("You play on a real board. It watches, knows the rules, and keeps the clocks and the points.")
            }
            Flow {
                id: pictures
                readonly property int across: page.narrow ? 1 : 3
                // Beside one another the cards are as high as that with the most to say.
                property real tallest: 0
                function level() {
                    let most = 0;
                    for (let i = 0; i < cards.count; ++i) {
                        const card = cards.itemAt(i);
                        if (card)
                            most = Math.max(most, card.wordsHeight);
                    }
                    tallest = most;
                }
                width: parent.width
                spacing: Theme.pad
                Repeater {
                    id: cards
                    model: page.told
                    onItemAdded: pictures.level()
                    Card {
                        id: card
                        required property string modelData
                        required property int index
                        readonly property real wordsHeight: words.implicitHeight
                        objectName: "welcome-" + index
                        width: (pictures.width - (pictures.across - 1) * pictures.spacing) / pictures.across
                        height: page.narrow ? Math.max(Theme.px(120), words.implicitHeight + 32) : Theme.px(190) + pictures.tallest
                        WelcomePicture {
                            id: drawn
                            x: !page.narrow ? (parent.width - width) / 2 : Theme.mirrored ? parent.width - width - 16 : 16
                            y: page.narrow ? (parent.height - height) / 2 : 18
                            width: Theme.px(page.narrow ? 110 : 190)
                            height: Theme.px(page.narrow ? 88 : 140)
                            number: card.index
                        }
                        Words {
                            id: words
                            readonly property real aside: page.narrow ? drawn.width + 34 : 18
                            x: Theme.mirrored ? 18 : aside
                            y: page.narrow ? (parent.height - height) / 2 : drawn.y + drawn.height + 14
                            width: parent.width - aside - 18
                            text: card.modelData
                            onImplicitHeightChanged: pictures.level()
                        }
                    }
                }
            }
            Flow {
                id: languages
                readonly property real inOneRow: {
                    let all = -spacing;
                    for (let i = 0; i < children.length; ++i)
                        all += children[i].width > 0 ? children[i].width + spacing : 0;
                    return all;
                }
                anchors.horizontalCenter: parent.horizontalCenter
                width: Math.min(parent.width, Math.ceil(inOneRow))
                spacing: Theme.gap
                Repeater {
                    model: Language.all
                    OneOf {
                        required property var modelData
                        objectName: "welcomeLanguage-" + modelData.id
                        compact: true
                        look: Language.wanted === modelData.id ? "chosen" : "plain"
                        text: modelData.title
                        onClicked: Settings.chooseLanguage(modelData.id)
                    }
                }
            }
            Grid {
                anchors.horizontalCenter: parent.horizontalCenter
                columns: page.narrow ? 1 : Demo.making ? 4 : 3
                spacing: Theme.gap
                horizontalItemAlignment: Grid.AlignHCenter
                Push {
                    objectName: "welcomeNew"
                    look: "accent"
                    glyph: "plus"
                    text: qsTr("A new game")
                    onClicked: page.begin("new")
                }
                Push {
                    objectName: "welcomeDemo"
                    visible: Demo.possible
                    enabled: !Demo.making
                    glyph: "play"
                    text: Demo.making ? qsTr("The demo's film is being made …") : qsTr("Watch the demo")
                    onClicked: page.begin("demo")
                }
                Push {
                    objectName: "stopDemo"
                    visible: Demo.making
                    glyph: "close"
                    text: qsTr("Stop making it")
                    onClicked: Demo.stop()
                }
                Push {
                    objectName: "welcomeCamera"
                    glyph: "camera"
                    text: qsTr("Set up a camera")
                    onClicked: page.begin("camera")
                }
            }
            Words {
                objectName: "demoError"
                width: parent.width
                visible: text !== ""
                horizontalAlignment: Text.AlignHCenter
                color: Theme.alarm
                text: Demo.error
            }
        }
    }
}
