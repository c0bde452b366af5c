// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <set>
#include <vector>

#include "vision/reading/reading.h"
#include "vision/reading/square_classifier.h"

namespace arbiter::vision {

/// Adds to a reading what the shapes of the pieces that came or changed say of their kinds: CellReading::kinds of
/// changed cells with an army then has all of `kinds`, what was in it counting as a hint, and `shaped` is set. Cells
/// where kinds of no ordinary figure are known, or where the shape is none or not clearly one kind's, are left as they
/// are. `plane`: of a chequered board. `kinds`: those of kFigureKinds that there are in the game.
void add_shapes(Reading& reading, const cv::Mat& picture, const calibration::BoardPlane& plane,
                SquareClassifier& classifier, const std::set<PieceType>& kinds);

/// Logarithms of the likelihoods of `kinds`, by their order, for a figure of which the networks say this, without any
/// known figure of the same set to hold against it. Kinds that the networks do not know, as old games have them, are
/// what looks like none of the game's ordinary figures; the counsellor beside the king is often played with a queen.
/// `game`: all kinds that the game has. None, in either list: a piece of which only the army is known. The least there
/// is is the logarithm of kLeastLook, times the trust that such a judgement deserves.
[[nodiscard]] std::vector<double> looks_among(const SquareJudgement& judged,
                                              const std::vector<std::optional<PieceType>>& kinds,
                                              const std::set<std::optional<PieceType>>& game);

}  // namespace arbiter::vision
