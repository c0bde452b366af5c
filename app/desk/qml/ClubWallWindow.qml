// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Window
import Arbiter

// A screen for the whole room: all tables of the round, then the standings and the pairings, a page at a time. It is
// read from two metres. Nothing is in it that not everybody may know.
Window {
    id: root
    readonly property bool upright: height > width
    readonly property real unit: Math.sqrt(width * height) / 130    // all type is so many of these
    property bool held: false     // pages do not turn by themselves
    property int at: 0            // the page that is shown
    property int alone: 0         // the table that is looked at by itself; 0: all are shown
    readonly property bool single: alone > 0 && Array.from(known).indexOf(alone) >= 0
    property var known: []        // the tables there are
    property bool awake: true     // the buttons are seen
    property int turnEvery: 12000    // milliseconds that a page stays
    readonly property real room: all.height - head.height - foot.height - 2 * Theme.gap
    // How many tables a page takes so that they can be read, and how they lie on it.
    readonly property real least: 0.38 * Math.min(room * 1.15, width)
    readonly property int down: Math.max(1, Math.min(4, Math.floor(room / least)))
    readonly property int across: Math.max(1, Math.min(4, Math.floor(all.width / (least * (ClubWall.boards > 1 ? 2.2 : 1.6)))))
    readonly property int tablePages: Math.ceil(ClubWall.tables.count / (down * across))
    readonly property int perPage: Math.ceil(ClubWall.tables.count / Math.max(1, tablePages))
    readonly property var grid: arranged(perPage)
    // Lines of text on a page.
    readonly property real line: unit * 5.6
    readonly property int columns: upright ? 1 : 2
    readonly property int pairColumns: ClubWall.seats > 2 ? 1 : columns
    readonly property int lines: Math.max(1, Math.floor((room - unit * 5.5) / (line + Theme.gap)))
    // Columns of the same length.
    readonly property int deep: Math.max(1, Math.ceil((page.end - page.first) / (page.what === "pairings" ? pairColumns : columns)))
    readonly property var pages: {
        const list = [];
        const add = (what, count, each) => {
            for (let first = 0; first < count; first += each)
                list.push({
                        "what": what,
                        "first": first,
                        "end": Math.min(count, first + each)
                    });
        };
        add("tables", ClubWall.tables.count, Math.max(1, perPage));
        add("standings", ClubWall.standings.count, lines * columns);
        add("pairings", ClubWall.pairings.count, lines * pairColumns);
        return list;
    }
    readonly property var page: pages.length > 0 ? pages[Math.min(at, pages.length - 1)] : {
        "what": "none",
        "first": 0,
        "end": 0
    }
    title: qsTr("Arbiter: big screen")
    width: 1280
    height: 800
    color: Theme.paper
    LayoutMirroring.enabled: Theme.mirrored
    LayoutMirroring.childrenInherit: true
    // Columns and lines that make the tables as large as can be.
    function arranged(count) {
        let best = {
            "across": 1,
            "down": 1,
            "size": 0
        };
        for (let n = 1; n <= Math.max(1, Math.min(count, across)); ++n) {
            const rows = Math.ceil(count / n);
            const size = Math.min(all.width / n / (ClubWall.boards > 1 ? 2 : 1.6), room / Math.max(1, rows));
            if (size > best.size)
                best = {
                    "across": n,
                    "down": Math.max(1, rows),
                    "size": size
                };
        }
        return best;
    }
    function turn(by) {
        if (pages.length > 0)
            at = (Math.min(at, pages.length - 1) + by + pages.length) % pages.length;
        turning.restart();
    }
    function wake() {
        awake = true;
        asleep.restart();
    }
    function fullScreen() {
        visibility = visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen;
    }
    function look(table) {
        alone = single && alone === table ? 0 : table;
        wake();
    }
    onVisibleChanged: {
        if (!visible) {
            alone = 0;
            return ClubWall.stop();
        }
        at = 0;
        held = false;
        wake();
    }
    Timer {
        id: turning
        interval: root.turnEvery
        repeat: true
        running: root.visible && !root.held && !root.single && root.pages.length > 1
        onTriggered: root.turn(1)
    }
    Timer {
        id: asleep
        interval: 5000
        onTriggered: root.awake = foot.busy
    }
    Item {
        id: all
        objectName: "wallWindow"
        anchors {
            fill: parent
            margins: Theme.pad
        }
        focus: true
        Keys.onEscapePressed: {
            if (root.single)
                root.alone = 0;
            else
                root.close();
        }
        Keys.onSpacePressed: ClubWall.timer.toggle()
        Keys.onLeftPressed: root.turn(Theme.mirrored ? 1 : -1)
        Keys.onRightPressed: root.turn(Theme.mirrored ? -1 : 1)
        Keys.onPressed: event => {
            root.wake();
            if (event.key === Qt.Key_F11)
                root.fullScreen();
            else if (event.key === Qt.Key_P)
                root.held = !root.held;
            else if (event.key !== Qt.Key_Tab)
                return;
            event.accepted = event.key !== Qt.Key_Tab;
        }
        HoverHandler {
            onPointChanged: root.wake()
        }
        ClubWallHead {
            id: head
            width: parent.width
            unit: root.unit
        }
        Item {
            id: shown
            y: head.height + Theme.gap
            width: parent.width
            height: root.room
            Words {
                objectName: "wallNothing"
                anchors.centerIn: parent
                width: Math.min(implicitWidth, parent.width)
                visible: text !== "" && !root.single
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: root.unit * 3.4
                text: {
                    if (ClubWall.round === 0 && ClubWall.trouble !== "")
                        return ClubWall.trouble;
                    return root.pages.length === 0 ? qsTr("No round is published yet.") : "";
                }
            }
            Repeater {
                model: ClubWall.tables
                Item {
                    id: holder
                    required property int index
                    required property int table
                    required property string stage
                    required property var boards
                    required property var seats
                    required property real ms
                    required property string tone
                    readonly property int place: index - root.page.first
                    readonly property real cell: (shown.width + Theme.gap) / root.grid.across
                    readonly property real deep: (shown.height + Theme.gap) / root.grid.down
                    visible: root.single ? table === root.alone : root.page.what === "tables" && place >= 0 && index < root.page.end
                    Component.onCompleted: root.known = [...root.known, table]
                    Component.onDestruction: root.known = root.known.filter(one => one !== table)
                    x: {
                        if (root.single)
                            return 0;
                        const column = place % root.grid.across;
                        return (Theme.mirrored ? root.grid.across - 1 - column : column) * cell;
                    }
                    y: root.single ? 0 : Math.floor(place / root.grid.across) * deep
                    width: root.single ? shown.width : cell - Theme.gap
                    height: root.single ? shown.height : deep - Theme.gap
                    TapHandler {
                        onTapped: root.look(holder.table)
                    }
                    // Boards that nobody sees cost nothing.
                    Loader {
                        anchors.fill: parent
                        active: holder.visible
                        sourceComponent: ClubWallTable {
                            table: holder.table
                            alone: root.single
                            stage: holder.stage
                            boards: holder.boards
                            seats: holder.seats
                            ms: holder.ms
                            tone: holder.tone
                        }
                    }
                }
            }
            Words {
                id: heading
                objectName: "wallHeading"
                visible: !root.single && (root.page.what === "standings" || root.page.what === "pairings")
                width: parent.width
                height: root.unit * 5
                verticalAlignment: Text.AlignVCenter
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
                text: {
                    if (root.page.what === "pairings")
                        return qsTr("Pairings of round %1").arg(ClubWall.pairingRound);
                    const during = ClubWall.open > 0 ? qsTr("Standings during round %1") : qsTr("Standings after round %1");
                    return during.arg(ClubWall.round);
                }
                font {
                    pixelSize: root.unit * 3.4
                    weight: Font.DemiBold
                }
            }
            Repeater {
                model: ClubWall.standings
                ClubWallRank {
                    required property int index
                    readonly property int place: index - root.page.first
                    readonly property int column: Math.floor(place / root.deep)
                    readonly property real cell: (shown.width + Theme.pad) / root.columns
                    visible: !root.single && root.page.what === "standings" && place >= 0 && index < root.page.end
                    x: (Theme.mirrored ? root.columns - 1 - column : column) * cell
                    y: heading.height + (place % root.deep) * (root.line + Theme.gap)
                    width: cell - Theme.pad
                    height: root.line
                    size: root.unit * 3
                }
            }
            Repeater {
                model: ClubWall.pairings
                ClubWallPairing {
                    required property int index
                    readonly property int place: index - root.page.first
                    readonly property int column: Math.floor(place / root.deep)
                    readonly property real cell: (shown.width + Theme.pad) / root.pairColumns
                    visible: !root.single && root.page.what === "pairings" && place >= 0 && index < root.page.end
                    x: (Theme.mirrored ? root.pairColumns - 1 - column : column) * cell
                    y: heading.height + (place % root.deep) * (root.line + Theme.gap)
                    width: cell - Theme.pad
                    height: root.line
                    size: root.unit * (root.upright && ClubWall.seats > 2 ? 2 : 2.7)
                }
            }
        }
        ClubWallFoot {
            id: foot
            y: parent.height - height
            width: parent.width
            awake: root.awake
            held: root.held
            pages: root.pages
            at: Math.min(root.at, Math.max(0, root.pages.length - 1))
            whole: root.visibility === Window.FullScreen
            onTurn: by => root.turn(by)
            onHold: root.held = !root.held
            onFullScreen: root.fullScreen()
            onClose: root.close()
            onBusyChanged: root.wake()
        }
    }
}
