// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <vector>

#include "calibration/board_plane.h"

namespace arbiter::vision {

/// How a square is shown to those who judge it by its look: a small upright picture of the square, of the room above it
/// up to a king's height and of some of its neighbours, whatever side and height the camera looks from. What stands on
/// the square's middle has its foot at kFoot and points up.
namespace square_view {
inline constexpr int kWidth = 64, kHeight = 96;
inline constexpr float kScale = 38;                   ///< pixels of the view a square's side, across the line of sight
inline constexpr float kFootX = 31.5F, kFootY = 70;   ///< where the square's middle lies
inline constexpr std::uint8_t kLight = 1, kDark = 2;  ///< SquareView::ground on the board; 0 off it
inline constexpr std::uint8_t kOwn = 4;               ///< added on the square itself
}  // namespace square_view

struct SquareView {
  Cell cell;
  cv::Mat3b picture;      ///< kHeight x kWidth, BGR
  cv::Mat1b ground;       ///< the same size: which square the bare board would show there
  cv::Vec3b light, dark;  ///< what bare light and dark squares near by look like
  float steepness = 1;    ///< sine of the line of sight's angle over the table, 0 … 1
  [[nodiscard]] bool empty() const { return picture.empty(); }
};

/// Views of all cells of a chequered board, by Board::cells(). `picture`: 8-bit BGR. A cell whose middle lies outside
/// the picture has an empty view.
std::vector<SquareView> square_views(const cv::Mat& picture, const calibration::BoardPlane& plane);
/// The same of some cells only.
std::vector<SquareView> square_views(const cv::Mat& picture, const calibration::BoardPlane& plane,
                                     const std::vector<Cell>& cells);

}  // namespace arbiter::vision
