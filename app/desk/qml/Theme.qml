pragma Singleton
import QtQuick

// Colours, sizes and type of the whole window. One accent; red and amber only for what needs a person.
QtObject {
    readonly property color paper: "#f4f1ea"
    readonly property color surface: "#fffdf9"
    readonly property color sunken: "#ebe7dd"
    readonly property color line: "#ddd7ca"
    readonly property color ink: "#20242b"
    readonly property color inkSoft: "#5d6470"
    readonly property color inkFaint: "#8b8f96"
    readonly property color rail: "#22303a"
    readonly property color railInk: "#c9d3d8"

    readonly property color accent: "#0d6b6b"
    readonly property color accentDeep: "#094f4f"
    readonly property color accentSoft: "#d8ebe8"
    readonly property color accentInk: "#ffffff"

    readonly property color alarm: "#ad2a1f"
    readonly property color alarmSoft: "#fbe7e3"
    readonly property color warning: "#8a5a00"
    readonly property color warningSoft: "#fcefd3"
    readonly property color mark: "#6b3fa0"

    readonly property int gap: 8
    readonly property int pad: 16
    readonly property int radius: 10
    readonly property int touch: 44

    readonly property int tiny: 12
    readonly property int small: 13
    readonly property int body: 15
    readonly property int large: 18
    readonly property int title: 24
    readonly property int clock: 30

    readonly property int quick: 130
}
