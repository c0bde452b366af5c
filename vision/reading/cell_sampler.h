// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bitset>
#include <opencv2/core.hpp>
#include <vector>

#include "calibration/board_plane.h"

namespace arbiter::vision {

/// Where a cell is sampled. Ground: a grid on the surface about the cell's middle. Column: rows of points above the
/// middle, across the line of sight, where the body of a piece standing there would be. Lengths in squares.
namespace samples {
inline constexpr int kGroundSide = 9;
inline constexpr float kGroundStep = 0.1F;
inline constexpr int kGround = kGroundSide * kGroundSide;
inline constexpr int kRows = 20, kAcross = 5;
inline constexpr float kRowStep = 0.08F, kAcrossStep = 0.1F;
inline constexpr int kColumn = kRows * kAcross;
inline constexpr int kAll = kGround + kColumn;

constexpr int ground(int x, int y) { return y * kGroundSide + x; }
constexpr int column(int row, int across) { return kGround + row * kAcross + across; }
constexpr float ground_offset(int i) { return static_cast<float>(i - kGroundSide / 2) * kGroundStep; }
constexpr float height(int row) { return static_cast<float>(row) * kRowStep; }
}  // namespace samples

using SampleSet = std::bitset<samples::kAll>;

/// What one cell looks like: colours of its samples and the range of colours about a pixel around each, which a camera
/// that trembles may show there.
struct CellLook {
  std::array<cv::Vec3b, samples::kAll> colour{}, low{}, high{};
  SampleSet valid;  ///< samples inside the picture and not hidden
};

/// Samples all cells of a board in pictures of one size. The picture is reduced first, so that the cost hardly depends
/// on its size.
class CellSampler {
 public:
  CellSampler(const calibration::BoardPlane& plane, cv::Size picture);
  /// With pictures of its own: what one of the two takes in next the other does not see.
  CellSampler(const CellSampler& other);
  CellSampler(CellSampler&&) noexcept = default;
  CellSampler& operator=(const CellSampler&) = delete;
  CellSampler& operator=(CellSampler&&) noexcept = default;
  ~CellSampler() = default;

  /// The board lies elsewhere now.
  void place(const calibration::BoardPlane& plane);
  [[nodiscard]] const calibration::BoardPlane& plane() const { return plane_; }

  /// Takes a picture in: reduces it and reads all samples' colours.
  void take(const cv::Mat& picture);
  [[nodiscard]] const cv::Vec3b* colours(Cell cell) const { return colours_.ptr<cv::Vec3b>(cell.value); }
  /// Ranges as well, of the picture taken in last; dearer.
  [[nodiscard]] std::vector<CellLook> looks() const;

  /// Samples of the cell that lie in the picture.
  [[nodiscard]] const SampleSet& inside(Cell cell) const { return inside_[cell.value]; }
  /// A piece on `by`, at least so high, hides the sample.
  struct Hiding {
    std::uint8_t sample;
    Cell by;
    float height;
  };
  [[nodiscard]] const std::vector<Hiding>& hidings(Cell cell) const { return hidings_[cell.value]; }
  /// Cells from the nearest to the camera to the farthest.
  [[nodiscard]] const std::vector<Cell>& near_to_far() const { return near_to_far_; }
  /// Rows of an empty cell's column that still show ground belonging to it.
  [[nodiscard]] int rows_over_own_ground(Cell cell) const { return own_rows_[cell.value]; }
  /// Degrees of the camera above the surface, seen from the cell.
  [[nodiscard]] double elevation(Cell cell) const { return elevation_[cell.value]; }

 private:
  void project();
  void find_hidings();
  [[nodiscard]] cv::Point3d point(Cell cell, int sample) const;

  calibration::BoardPlane plane_;
  cv::Size picture_, reduced_size_;
  cv::Rect area_;
  double scale_ = 1;
  cv::Mat reduced_;
  std::vector<cv::Mat> halves_;  // kept, so that no picture asks for memory
  cv::Mat2f map_;
  cv::Mat3b colours_;
  std::vector<SampleSet> inside_;
  std::vector<std::vector<Hiding>> hidings_;
  std::vector<Cell> near_to_far_;
  std::vector<int> own_rows_;
  std::vector<double> elevation_;
  cv::Point3d hidings_from_{0, 0, -1};
};

/// A sampler of the board there that has taken the picture in.
[[nodiscard]] CellSampler sampled(const cv::Mat& picture, const calibration::BoardPlane& plane);

}  // namespace arbiter::vision
