// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "calibration/board_plane.h"
#include "vision/reading/square_classifier.h"

namespace arbiter::vision {

/// What an unknown picture says about one square. empty + light + dark + unknown = 1.
struct SquareOpinion {
  Cell cell;
  double empty = 1, light = 0, dark = 0;
  double unknown = 0;  ///< something that is no ordinary figure
  /// Probability of each of kFigureKinds given that an ordinary figure stands there; they sum to 1.
  std::array<double, kFigureKinds.size()> kinds{};
  /// What the size of what stands there says of kinds: likelihoods up to a factor, as in_proportion has them.
  std::array<double, kFigureKinds.size()> sizes{1, 1, 1, 1, 1, 1};
  bool in_picture = true;

  enum class What { empty, light, dark, unknown };
  [[nodiscard]] What best() const;
  /// Is an ordinary figure of either set the likeliest?
  [[nodiscard]] bool is_figure() const { return best() == What::light || best() == What::dark; }
  [[nodiscard]] double certainty() const;       ///< probability of `best`
  [[nodiscard]] size_t best_kind() const;       ///< index into kFigureKinds
  [[nodiscard]] double kind_certainty() const;  ///< probability of `best_kind`
  /// Sure enough to be believed without a second look.
  [[nodiscard]] bool sure() const { return in_picture && certainty() >= kSure; }
  [[nodiscard]] bool sure_of_kind() const { return kind_certainty() >= kSure; }
  static constexpr double kSure = 0.9;
};

}  // namespace arbiter::vision
