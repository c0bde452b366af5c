// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "vision/reading/square_opinion.h"

namespace arbiter::vision {

/// A figure that should stand there.
struct ExpectedFigure {
  Cell cell;
  size_t army = 0;  ///< any number, the same for all figures of an army
  size_t kind = 0;  ///< index into kFigureKinds
};

/// A figure that looks like another kind than the one that should stand there.
struct OddFigure {
  Cell cell;
  size_t expected = 0, looks = 0;  ///< indices into kFigureKinds
};

/// Figures of an army that have changed places, pawns left aside: pairs of them are exchanged as long as the picture
/// speaks for that, each exchange by more than wrongly set up games are rare. `alone`: of all cells by Board::cells(),
/// each from its own look (PictureReader::each_square). Empty where all stand as they should, or may.
[[nodiscard]] std::vector<OddFigure> odd_figures(const std::vector<SquareOpinion>& alone,
                                                 const std::vector<ExpectedFigure>& expected);

}  // namespace arbiter::vision
