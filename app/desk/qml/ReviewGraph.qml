// SPDX-License-Identifier: MIT
import QtQuick
import Arbiter

// Under the slider of a replayed game: who stood how well, and what is to be said of the action that is shown.
Column {
    id: root
    property real inset: 0    // from the sides to the first and the last step, as on the slider
    signal picked(int step)
    spacing: 4
    EvaluationItem {
        id: graph
        objectName: "evaluation"
        width: parent.width
        height: Theme.px(56)
        review: Review
        inset: root.inset
        mirrored: Theme.mirrored
        Accessible.role: Accessible.Graphic
        Accessible.name: Review.expected === "" ? qsTr("Who stood how well") : Review.expected
        TapHandler {
            onTapped: point => root.picked(graph.stepAt(point.position.x))
        }
    }
    // As high with few words as with many: the board above must not jump from step to step.
    Item {
        width: parent.width
        height: Math.max(2 * Theme.px(18), judgement.implicitHeight)
        Words {
            id: mark
            objectName: "judgementMark"
            x: Theme.mirrored ? parent.width - width : 0
            wrapMode: Text.NoWrap
            font.weight: Font.Bold
            color: text === "??" ? Theme.alarm : Theme.ink
            text: Review.mark
        }
        Words {
            id: judgement
            objectName: "judgement"
            readonly property real aside: Review.mark === "" ? 0 : mark.implicitWidth + 8
            x: Theme.mirrored ? 0 : aside
            width: parent.width - aside
            role: "small"
            maximumLineCount: 2
            elide: Text.ElideRight
            text: Review.judgement + " " + Review.expected
        }
    }
}
