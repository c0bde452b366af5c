// SPDX-License-Identifier: MIT
pragma Singleton
import QtQuick

// Colours, sizes and type of the whole window. One accent; red and amber only for what needs a person. Every ink can be
// read on every ground, 4.5 : 1 and better.
QtObject {
    readonly property color paper: "#f4f1ea"
    readonly property color surface: "#fffdf9"
    readonly property color sunken: "#ebe7dd"
    readonly property color line: "#ddd7ca"
    readonly property color ink: "#20242b"
    readonly property color inkSoft: "#565d68"
    readonly property color inkFaint: "#60666f"
    readonly property color rail: "#22303a"
    readonly property color railInk: "#c9d3d8"

    readonly property color accent: "#0d6b6b"
    readonly property color accentDeep: "#094f4f"
    readonly property color accentSoft: "#d8ebe8"
    readonly property color accentInk: "#ffffff"

    readonly property color alarm: "#ad2a1f"
    readonly property color alarmSoft: "#fbe7e3"
    readonly property color alarmInk: "#ffe9e6"
    readonly property color warning: "#7d5100"
    readonly property color warningSoft: "#fcefd3"
    readonly property color mark: "#6b3fa0"
    readonly property color call: "#ffc12e"      // what is asked of somebody beside the table
    readonly property color callInk: "#20242b"

    // What is written on what: inks that may stand on each ground.
    readonly property var inks: [ink, inkSoft, inkFaint, accent, accentDeep, alarm, warning, mark]
    readonly property var grounds: [paper, surface, sunken, accentSoft, alarmSoft, warningSoft]
    readonly property var others: [[railInk, rail], [accentInk, rail], [accentInk, accent], [accentInk, accentDeep], [accentInk, alarm], [alarmInk, alarm], [accentInk, mark], [callInk, call]]

    // Type as large as the desktop asks for, and what holds it with it.
    readonly property real scale: Math.max(0.8, Math.min(2.5, Qt.application.font.pixelSize / 15))
    function px(size) { return Math.round(size * scale) }

    readonly property int gap: 8
    readonly property int pad: 16
    readonly property int radius: 10
    readonly property int touch: Math.max(44, px(44))    // the least that a finger hits

    readonly property int tiny: px(12)
    readonly property int small: px(13)
    readonly property int body: px(15)
    readonly property int large: px(18)
    readonly property int title: px(24)
    readonly property int clock: px(30)

    readonly property int quick: 130
}
