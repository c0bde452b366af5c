// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "calibration/board_plane.h"
#include "vision/reading/set_looks.h"
#include "vision/reading/square_classifier.h"

namespace arbiter::vision {

/// A figure whose kind is known.
struct KnownFigure {
  Cell cell;
  size_t kind = 0;     ///< index into kFigureKinds
  bool fellow = true;  ///< of the same army as the one that is asked about
};

/// A picture in which kinds are known.
struct KnownPicture {
  cv::Mat picture;                ///< 8-bit BGR
  calibration::BoardPlane plane;  ///< of a chequered board
  std::vector<KnownFigure> figures;
};

/// What a figure on `asked` looks like, judged by those whose kinds are known, in the same picture and in an earlier
/// one of the same table if there is one: logarithms of the likelihoods of `kinds` (indices into kFigureKinds),
/// normalised; of kinds that are not asked about the least there is. Two things are compared: what the reader of
/// squares says, and the strongest colours of a figure, for there are sets whose kinds wear marks. How much either
/// tells is learnt from the known figures, each judged by the others: in most sets colours tell nothing, and seen from
/// above shapes tell little. None where fewer than two of these kinds are known or `asked` is not in the picture.
[[nodiscard]] std::optional<Looks> look_beside_known(const KnownPicture& now, Cell asked, const KnownPicture* earlier,
                                                     const std::vector<size_t>& kinds, SquareClassifier& classifier);

}  // namespace arbiter::vision
