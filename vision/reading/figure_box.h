#pragma once

#include <array>
#include <vector>

#include "vision/reading/square_classifier.h"

namespace arbiter::vision {

/// Probabilities of kFigureKinds, in their order.
using KindShares = std::array<double, kFigureKinds.size()>;

/// What the figures of one side are, given what each looks like by itself (`seen`, as a SquareClassifier says) and that
/// they come out of one box: a king always, a queen and now and then a second one, two rooks, two bishops, two knights,
/// eight pawns, any of which may have been taken. Exact: summed over everything that may have been taken out of the
/// box. As it was where the box cannot hold so many, or fewer than two are seen.
[[nodiscard]] std::vector<KindShares> from_one_box(const std::vector<KindShares>& seen);

}  // namespace arbiter::vision
