// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <opencv2/core.hpp>
#include <tuple>
#include <vector>

#include "vision/belief/top_picture.h"

namespace arbiter::vision {

/// Indices of pixels of a drawing from straight above, row by row, rising.
using Pixels = std::vector<int>;

[[nodiscard]] Pixels united(const Pixels& a, const Pixels& b);

/// Where pieces hide the board in a drawing from straight above: a piece covers what its shadow would cover if the
/// camera were a lamp.
class Covers {
 public:
  /// `eye`: where the camera is, in board coordinates (squares), above the board. `flat`: pieces are discs or tiles.
  Covers(const Layout& layout, cv::Point3d eye, bool flat);

  /// What a piece covers that stands on the cell: `height` in squares (of flat ones it does not count), `width` against
  /// the usual one.
  const Pixels& body(Cell cell, double height, double width = 1);
  /// The part by which a square's looks are judged: what the lower part of any piece covers.
  const Pixels& foot(Cell cell);
  /// Square of the distance along the board between the camera and the cell, squares².
  [[nodiscard]] double away(Cell cell) const;
  /// Do pieces of these cells' neighbourhood hide what stands behind them?
  [[nodiscard]] bool slanting() const;
  [[nodiscard]] cv::Point3d eye() const { return eye_; }

 private:
  struct Ring {
    double height, radius;
  };
  Pixels drawn(Cell cell, const std::vector<Ring>& rings) const;

  const Layout* layout_;
  cv::Point3d eye_;
  bool flat_;
  std::map<std::tuple<int, int, int>, Pixels> known_;  // by cell, height and width in hundredths
};

/// Places where the camera may be: the one that follows from where the board lies, and others as far as that hardly
/// tells. A picture that somebody has straightened before (its board fills it) tells nothing: then a fan of places.
/// `size`: of the picture.
[[nodiscard]] std::vector<cv::Point3d> possible_eyes(const calibration::BoardPlane& plane, cv::Size size);

}  // namespace arbiter::vision
