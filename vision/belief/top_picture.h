// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>

#include "calibration/board_plane.h"

namespace arbiter::vision {

/// How a board is drawn as seen from straight above: one step of the board is `square` pixels wide, and one step of
/// the table is drawn about it. The first file is on the left, the last rank on top.
class Layout {
 public:
  static constexpr int kMargin = 1;  ///< steps about the board

  explicit Layout(const Board& board, int square = 24);

  [[nodiscard]] const Board& board() const { return *board_; }
  [[nodiscard]] int square() const { return square_; }
  [[nodiscard]] int area() const { return square_ * square_; }  ///< pixels of a square
  [[nodiscard]] cv::Size size() const { return field_.size(); }
  /// The pixel at which a point of the board is drawn (see BoardPlane for board coordinates).
  [[nodiscard]] cv::Point2d at(cv::Point2d on_board) const;
  [[nodiscard]] cv::Point2d middle(Cell cell) const;  ///< the same of a cell's middle
  [[nodiscard]] cv::Rect box(Cell cell) const;        ///< the pixels of a cell
  /// 255 where the board's cells are.
  [[nodiscard]] const cv::Mat1b& field() const { return field_; }

 private:
  const Board* board_;
  int square_;
  cv::Mat1b field_;
};

/// A picture of a board, drawn as seen from straight above.
struct TopPicture {
  cv::Mat3f log;                 ///< natural logarithms of the colours, a constant added to each before
  cv::Mat1b seen;                ///< 255 where the picture shows this point of the table
  calibration::Corners corners;  ///< where the board lay, in squares of that picture
};

/// Draws `picture` (8-bit BGR, with its board at `plane`) as seen from straight above.
[[nodiscard]] TopPicture from_above(const cv::Mat& picture, const calibration::BoardPlane& plane, const Layout& layout);

}  // namespace arbiter::vision
