// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

#include "vision/reading/square_classifier.h"

namespace arbiter::vision {

/// Probabilities of kFigureKinds, in their order.
using KindShares = std::array<double, kFigureKinds.size()>;

/// What share of the figures that the network has learnt from each kind was (vision/train).
inline constexpr KindShares kLearntKinds{0.143, 0.143, 0.143, 0.143, 0.143, 0.285};
/// How much of what the network says of kinds is believed, as an exponent: figures of one set are all misjudged alike.
inline constexpr double kKindTrust = 0.55;

/// What the figures of one side are, given what each looks like by itself (`seen`, as a SquareClassifier says) and that
/// they come out of one box: a king always, a queen and now and then a second one, two rooks, two bishops, two knights,
/// eight pawns, any of which may have been taken. Exact: summed over everything that may have been taken out of the
/// box. As it was where the box cannot hold so many, or fewer than two are seen. `trust`: kKindTrust, or 1 where it has
/// been taken into account.
[[nodiscard]] std::vector<KindShares> from_one_box(const std::vector<KindShares>& seen, double trust = kKindTrust);

/// The same where `known` says already how likely each kind of each figure is: only what no box holds is left out.
[[nodiscard]] std::vector<KindShares> within_one_box(const std::vector<KindShares>& known);

}  // namespace arbiter::vision
