// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

Rectangle {
    color: Theme.surface
    radius: Theme.radius
    border.color: Theme.line
}
