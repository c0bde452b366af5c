// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Window
import QtQuick.Templates as T
import Arbiter

T.ApplicationWindow {
    id: window
    property string page: "table"
    // A dialog is open and waits.
    readonly property bool asking: T.Overlay.overlay !== null && T.Overlay.overlay.visible
    width: 1440
    height: 900
    minimumWidth: 720
    minimumHeight: 480
    visible: true
    color: Theme.paper
    font.family: Theme.family
    LayoutMirroring.enabled: Theme.mirrored
    LayoutMirroring.childrenInherit: true
    title: Table.playing ? qsTr("Arbiter: %1").arg(Table.title) : qsTr("Arbiter")

    function go(name) {
        if (name === "games")
            Library.refresh();
        page = name;
    }
    // Goes through a kept game, or (0) the one on the table; why not.
    function lookAt(game) {
        const why = game === 0 ? Replay.lookAtTable() : Replay.look(game);
        if (why !== "")
            return why;
        replayPage.from = page === "table" ? "table" : "games";
        page = "replay";
        return "";
    }
    Component.onCompleted: {
        // What the command line names was opened before there was a window.
        const waiting = PhoneCameras.phones.find(one => !one.joined);
        if (waiting)
            phoneCamera.ask(waiting.source);
        if (page === "games")
            Library.refresh();
        else if (page === "replay")
            lookAt(0);
        if (page === "clocks" || page === "guests") {
            open(page);
            page = "table";
        }
    }
    // Another window beside this one.
    function open(which) {
        const loader = which === "clocks" ? clockScreen : which === "wall" ? wallScreen : guestScreen;
        loader.active = true;
        const other = loader.item as Window;
        other.show();
        other.raise();
    }

    Rectangle {
        id: rail
        anchors.left: parent.left
        width: Math.max(84, Theme.px(76))
        height: parent.height
        color: Theme.rail
        Column {
            y: 14
            // Nobody leaves the cover by a side door.
            enabled: !tablePage.covered
            width: parent.width
            spacing: 6
            Repeater {
                model: [{
                        "name": "table",
                        "text": qsTr("Table"),
                        "glyph": "board"
                    }, {
                        "name": "new",
                        "text": qsTr("New game"),
                        "glyph": "plus"
                    }, {
                        "name": "games",
                        "text": qsTr("Games"),
                        "glyph": "list"
                    }, {
                        "name": "club",
                        "text": qsTr("Club"),
                        "glyph": "people"
                    }, {
                        "name": "camera",
                        "text": qsTr("Camera"),
                        "glyph": "camera"
                    }, {
                        "name": "settings",
                        "text": qsTr("Settings"),
                        "glyph": "sliders"
                    }]
                T.TabButton {
                    id: tab
                    required property var modelData
                    readonly property var under: ({
                            "replay": "games",
                            "puzzle": "new"
                        })
                    readonly property bool here: (under[window.page] || window.page) === modelData.name
                    objectName: "go-" + modelData.name
                    width: rail.width
                    // In a low window they leave room for the clock below.
                    height: Math.max(Theme.touch + 8, Math.min(Math.max(66, Theme.px(60)), (rail.height - Theme.px(140)) / 6 - 6))
                    enabled: modelData.name !== "table" || Table.playing
                    opacity: enabled ? 1 : 0.35
                    focusPolicy: Qt.StrongFocus
                    autoExclusive: false
                    checked: here
                    Accessible.name: modelData.text
                    Accessible.description: enabled ? "" : qsTranslate("Push", "not possible now")
                    Accessible.onPressAction: if (enabled)
                        clicked()
                    onClicked: {
                        checked = Qt.binding(() => here);
                        window.go(modelData.name);
                    }
                    Keys.onReturnPressed: clicked()
                    background: Rectangle {
                        anchors {
                            fill: parent
                            leftMargin: 8
                            rightMargin: 8
                        }
                        radius: Theme.radius
                        color: tab.here ? Theme.accent : tab.hovered ? Theme.railHover : "transparent"
                        border.width: tab.visualFocus ? 2 : 0
                        border.color: Theme.railBright
                    }
                    contentItem: Column {
                        topPadding: 11
                        spacing: 5
                        IconItem {
                            width: 24
                            height: 24
                            anchors.horizontalCenter: parent.horizontalCenter
                            name: tab.modelData.glyph
                            color: tab.here ? Theme.accentInk : Theme.railInk
                        }
                        Text {
                            width: parent.width
                            leftPadding: 4
                            rightPadding: 4
                            horizontalAlignment: Text.AlignHCenter
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: Theme.px(9)
                            elide: Text.ElideRight
                            text: tab.modelData.text
                            color: tab.here ? Theme.accentInk : Theme.railInk
                            font {
                                pixelSize: Theme.tiny
                                weight: Font.Medium
                            }
                        }
                    }
                }
            }
        }
        // The clock is seen on every page: elsewhere than at the table it is easily forgotten.
        Column {
            anchors {
                left: parent.left
                right: parent.right
                bottom: parent.bottom
                bottomMargin: 12
            }
            visible: Table.playing && !Table.over && window.page !== "table"
            spacing: 4
            Digits {
                anchors.horizontalCenter: parent.horizontalCenter
                size: Theme.large
                color: Theme.railBright
                ms: Math.ceil(Table.clock.deciding / 1000) * 1000
            }
            Words {
                objectName: "railClock"
                width: parent.width
                leftPadding: 6
                rightPadding: 6
                horizontalAlignment: Text.AlignHCenter
                role: "tiny"
                color: Theme.railInk
                text: Table.clock.running ? qsTr("The clock runs") : Table.clock.over ? qsTr("Time is over") : qsTr("The clock stands")
            }
            Push {
                objectName: "railPause"
                anchors.horizontalCenter: parent.horizontalCenter
                visible: !Table.clock.over
                glyph: Table.clock.wanted ? "pause" : "play"
                Accessible.name: Table.clock.wanted ? qsTr("Pause the clock") : qsTr("Start the clock")
                onClicked: Table.clock.toggle()
            }
        }
    }

    Item {
        anchors {
            left: rail.right
            right: parent.right
            top: parent.top
            bottom: parent.bottom
        }
        TablePage {
            id: tablePage
            objectName: "tablePage"
            anchors.fill: parent
            visible: window.page === "table" && Table.playing
            onEnlargeCamera: window.go("camera")
            onReplay: window.lookAt(0)
            onLoad: gameFile.ask()
            onExportGame: exportSheet.ask(Table.ruleset, Table.gameId)
            onPrintGame: scoreSheet.askGame(Table.ruleset, Table.gameId)
            onPrintGuide: guide => scoreSheet.askGuide(guide)
            onClocks: window.open("clocks")
            onChooseGame: ruleset => {
                Setup.ruleset = ruleset;
                window.go("new");
            }
            onGuests: window.open("guests")
        }
        WelcomePage {
            objectName: "welcomePage"
            anchors.fill: parent
            visible: window.page === "welcome"
            onBegin: where => {
                Settings.keep("welcomed", true);
                if (where === "demo")
                    Demo.begin();
                else
                    window.go(where);
            }
        }
        NewGamePage {
            id: newGamePage
            objectName: "newGamePage"
            onPrintGuide: guide => scoreSheet.askGuide(guide)
            anchors.fill: parent
            visible: window.page === "new" || (window.page === "table" && !Table.playing)
            onPuzzle: window.page = "puzzle"
        }
        PuzzlePage {
            id: puzzlePage
            objectName: "puzzlePage"
            anchors.fill: parent
            visible: window.page === "puzzle"
            onBack: window.go("new")
            onGame: (id, step) => {
                puzzlePage.note = window.lookAt(id);
                if (puzzlePage.note !== "")
                    return;
                replayPage.from = "puzzle";
                Replay.at = step;
            }
        }
        GamesPage {
            id: gamesPage
            objectName: "gamesPage"
            anchors.fill: parent
            visible: window.page === "games"
            onBackToTable: window.go("table")
            onLoad: gameFile.ask()
            onLookAt: game => gamesPage.note = window.lookAt(game.id)
            onExportGame: game => exportSheet.ask(game.ruleset, game.id)
            onPrintGame: game => scoreSheet.askGame(game.ruleset, game.id)
            onExportSelected: gamesExport.ask()
        }
        ReplayPage {
            id: replayPage
            objectName: "replayPage"
            anchors.fill: parent
            visible: window.page === "replay"
            onBack: window.go(replayPage.from)
            onExportGame: exportSheet.ask(Replay.ruleset, Replay.gameId)
            onPrintGame: scoreSheet.askGame(Replay.ruleset, Replay.gameId)
        }
        ClubPage {
            objectName: "clubPage"
            browse: finder
            anchors.fill: parent
            visible: window.page === "club"
            onBackToTable: window.go("table")
            onGoOn: game => Club.tell(Table.resume(game.id))
            onWall: (event, table) => {
                ClubWall.start(event);
                window.open("wall");
                (wallScreen.item as ClubWallWindow).alone = table;
            }
        }
        SettingsPage {
            objectName: "settingsPage"
            anchors.fill: parent
            visible: window.page === "settings"
        }
        CameraPage {
            objectName: "cameraPage"
            anchors.fill: parent
            visible: window.page === "camera"
            onShowPhone: source => phoneCamera.ask(source)
        }
    }
    PhoneCameraSheet {
        id: phoneCamera
    }
    Connections {
        target: PhoneCameras
        function onWanted(source) {
            phoneCamera.ask(source);
        }
    }
    Browse {
        id: finder
        objectName: "browseGames"
    }
    Confirm {
        id: replacing
        no: qsTr("Leave it as it is")
    }
    GameFile {
        id: gameFile
        objectName: "gameFile"
        browse: finder
        onOpenGame: game => gamesPage.resume(game)
    }
    PaperSheet {
        id: scoreSheet
        objectName: "scoreSheetOfGame"
        browse: finder
        confirm: replacing
    }
    GamesExport {
        id: gamesExport
        objectName: "gamesExport"
        browse: finder
    }
    ExportSheet {
        id: exportSheet
        objectName: "exportSheet"
        browse: finder
        confirm: replacing
    }

    Loader {
        id: clockScreen
        active: false
        sourceComponent: ClockWindow {
        }
    }
    Loader {
        id: guestScreen
        active: false
        sourceComponent: GuestWindow {
        }
    }
    Loader {
        id: wallScreen
        active: false
        sourceComponent: ClubWallWindow {
        }
    }

    Connections {
        target: Table
        function onBegun() {
            window.go("table");
        }
    }
    Shortcuts {
        objectName: "shortcuts"
        window: window
        tablePage: tablePage
        newPage: newGamePage
    }
}
