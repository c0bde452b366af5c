// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <opencv2/core.hpp>

#include "calibration/board_plane.h"
#include "vision/reading/learning.h"
#include "vision/reading/reading.h"

namespace arbiter::vision {

class CellSampler;

/// Reads what stands on the cells of a located board. It starts from one picture in which everything is known and
/// learns from it what empty cells and the armies look like; every accepted picture teaches it more, so that slow
/// changes of the light are followed.
///
/// A cell is judged by samples on its ground and along a column above its middle, so that a piece belongs to the cell
/// on which it stands; samples that a nearer piece hides are left out. Each cell is compared with its own look in the
/// accepted picture, with its own look when empty and with the pieces of every army. Most cells have not changed and
/// cost only the first comparison.
class BoardReader {
 public:
  /// `picture`: 8-bit BGR, `plane` where its board lies. `placement`: everything standing on it.
  BoardReader(const cv::Mat& picture, const calibration::BoardPlane& plane, const Placement& placement);
  /// `seen`: has taken in that picture. For who learns from one picture what it would be if this or that stood there.
  BoardReader(const CellSampler& seen, const Placement& placement);
  ~BoardReader();
  BoardReader(BoardReader&&) noexcept;
  BoardReader& operator=(BoardReader&&) noexcept;

  [[nodiscard]] const LearningReport& report() const;

  /// Reads a picture of the same size. Changes nothing that is remembered.
  Reading read(const cv::Mat& picture, const calibration::BoardPlane& plane);

  /// The picture read last shows this.
  void accept(const Placement& placement);

  /// The picture read last shows what was accepted before, as far as its cells look unchanged: follow the light.
  void adapt();

  /// The pieces are discs or tiles, not figures.
  [[nodiscard]] bool flat() const;

  /// What was accepted last.
  [[nodiscard]] const Placement& placement() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace arbiter::vision
