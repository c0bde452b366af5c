// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "calibration/error.h"
#include "calibration/lens.h"
#include "referee/core/board.h"

namespace arbiter::calibration {

/// Four corners of a board in pixels: a1's outer corner, far end of the first rank, opposite of a1, far end of the
/// a-file; on the cross those of the 14x14 bounding square; on a board of points the outermost crossings.
using Corners = std::array<cv::Point2d, 4>;

/// Where those corners are on the board: (0,0), (w,0), (w,h), (0,h); half a step further in on a board of points.
Corners corners_on_board(const Board& board);

/// How far apart two sets of corners are, in pixels: the largest distance of corresponding corners.
double corner_distance(const Corners& a, const Corners& b);

/// Where a board lies before a camera. Board coordinates: unit one square (one step), x along the files, y along the
/// ranks, z up from the playing surface; the middle of a1 is (0.5, 0.5, 0), on a board of points too.
class BoardPlane {
 public:
  /// From four corners in pixels, which it meets exactly. With a lens that was only guessed, the focal length is
  /// estimated from the perspective of the corners (square pixels, centred) as far as they tell it.
  /// Errors: `not_convex`, `mirrored` (the corners run the wrong way round), `too_small` (a side under 16 px).
  static Expected<BoardPlane> from_corners(const Board& board, const Corners& corners, const Lens& lens);

  /// From at least four (board point, pixel) pairs by least squares, large errors counted less. With a guessed lens
  /// the focal length is estimated, and the distortion k1 too when `fit_distortion` and the points (16 or more) show
  /// it clearly. Errors as above and `too_few`.
  static Expected<BoardPlane> from_points(const Board& board, const std::vector<cv::Point2d>& on_board,
                                          const std::vector<cv::Point2d>& pixels, const Lens& lens,
                                          bool fit_distortion = true);

  [[nodiscard]] const Board& board() const { return *board_; }
  [[nodiscard]] const Lens& lens() const { return lens_; }

  /// Pixel at which a point of the board is seen; `point.z` in squares above the surface. Exact on the surface;
  /// above it as good as the focal length.
  [[nodiscard]] cv::Point2d to_pixel(cv::Point3d point) const;
  [[nodiscard]] cv::Point2d to_pixel(cv::Point2d point) const { return to_pixel({point.x, point.y, 0}); }
  /// The point at height `z` over the board that is seen at `pixel`.
  [[nodiscard]] cv::Point2d to_board(cv::Point2d pixel, double z = 0) const;
  /// True when `point` lies before the camera.
  [[nodiscard]] bool before_camera(cv::Point3d point) const;

  /// Middle of a cell on the board, and its four corners in pixels in the order of Corners.
  [[nodiscard]] cv::Point2d middle(Cell cell) const;
  [[nodiscard]] Corners outline(Cell cell) const;
  /// The cell seen at `pixel` when nothing stands there, or kNoCell.
  [[nodiscard]] Cell cell_at(cv::Point2d pixel) const;

  [[nodiscard]] Corners corners() const;
  /// The camera's place in board coordinates.
  [[nodiscard]] cv::Point3d camera() const { return camera_; }
  /// Angle of the view from the middle of the board to the camera above the table, in degrees: 90 from straight above.
  [[nodiscard]] double elevation() const;
  /// Mean side of a square in pixels.
  [[nodiscard]] double square_px() const;
  /// Board plane -> ideal pixels, homogeneous; with the lens' distortion on top of it gives `to_pixel`.
  [[nodiscard]] const cv::Matx33d& homography() const { return homography_; }

  /// The same board turned: quarter turns counted so that the old far end of the first rank becomes a1's corner at 1.
  /// Boards that are not as wide as high can only be turned by two quarters.
  [[nodiscard]] BoardPlane turned(int orientation) const;
  /// The same board seen in a picture of another size and the same field of view.
  [[nodiscard]] BoardPlane scaled_to(cv::Size size) const;

 private:
  BoardPlane(const Board& board, const Lens& lens, const cv::Matx33d& homography);

  const Board* board_;
  Lens lens_;
  cv::Matx33d homography_;  // scaled so that points before the camera have positive depth
  cv::Vec3d up_;            // what a square of height adds to the homogeneous pixel
  cv::Point3d camera_;
};

}  // namespace arbiter::calibration
