// SPDX-License-Identifier: MIT
import QtQuick

// Counts what happens to a model, for what is said of it by asking.
Connections {
    property int count: 0
    function onDataChanged() {
        count += 1;
    }
    function onRowsInserted() {
        count += 1;
    }
    function onRowsRemoved() {
        count += 1;
    }
    function onModelReset() {
        count += 1;
    }
}
