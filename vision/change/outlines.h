// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <opencv2/core.hpp>
#include <optional>
#include <tuple>

#include "calibration/board_plane.h"
#include "vision/change/spans.h"
#include "vision/reading/placement.h"

namespace arbiter::vision {

/// Width of a body, against the usual one, that a piece covers at least.
inline constexpr double kSlimBody = 0.85;

/// How a piece of that type is drawn when nothing is known of its set: squares' sides above the surface.
[[nodiscard]] double usual_height(const std::optional<PieceType>& type);

/// Squares that a piece may stand off its cell's middle, along files or ranks; steps in which it is looked for there.
inline constexpr double kFarthestOff = 0.33, kOffsetStep = 0.11;

/// A place off a cell's middle (squares), and how far it is seen from there (pixels).
struct Placing {
  cv::Point2d offset;
  cv::Point by;
  std::size_t same = 0;  ///< the first of the list that is seen at the same pixel
};

/// The areas of a picture that pieces standing on a board's cells would cover: plain turned bodies, or flat discs.
/// Kept, since the same ones are wanted in every picture of a camera that does not move.
class Outlines {
 public:
  /// `plane`: where the board lies in pictures of `size`. `flat`: pieces are discs or tiles. `tilt`: squares by which
  /// upright things lean for each square of height (see LeanFinder).
  Outlines(const calibration::BoardPlane& plane, cv::Size size, bool flat, cv::Point2d tilt = {});

  /// A body of that height and width on the cell's middle: squares, and against the usual width. Of flat ones the size
  /// across and the thickness, both against the usual.
  const Spans& body(Cell cell, double height, double width = 1);
  /// By how many pixels something on the cell is seen moved when it stands `offset` squares off its middle.
  [[nodiscard]] cv::Point shift(Cell cell, cv::Point2d offset) const;
  /// Where something on the cell may stand, up to kFarthestOff.
  const std::vector<Placing>& placings(Cell cell);
  /// Everything that can be board or piece.
  const Spans& board();
  /// The cells and what is low above them: what lies there lies over the board, not only before its far edge.
  const Spans& field();
  /// The same as a mask: 255 there.
  const cv::Mat1b& field_mask();
  /// Does what stands on `a` stand nearer to the camera than what stands on `b`, and near enough to hide it?
  [[nodiscard]] bool may_hide(Cell a, Cell b) { return hiders(b)[a.value]; }

  [[nodiscard]] const calibration::BoardPlane& plane() const { return plane_; }
  [[nodiscard]] cv::Size size() const { return size_; }
  [[nodiscard]] bool flat() const { return flat_; }
  /// Is a picture with the board there, of that size, drawn with the same outlines?
  [[nodiscard]] bool holds_for(const calibration::BoardPlane& plane, cv::Size size, cv::Point2d tilt = {}) const;

 private:
  calibration::BoardPlane plane_;
  cv::Size size_;
  bool flat_;
  cv::Point2d tilt_;
  std::map<std::tuple<int, int, int>, Spans> bodies_;  // by cell, height and width in hundredths
  std::map<Cell, std::vector<Placing>> placings_;
  std::map<Cell, std::vector<bool>> hiders_;  // which cells may hide one, by Cell::value
  Spans board_, field_;
  cv::Mat1b field_mask_;

  [[nodiscard]] Spans above_cells(double height) const;
  const std::vector<bool>& hiders(Cell hidden);
};

}  // namespace arbiter::vision
