// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "referee/core/board.h"

namespace arbiter::vision::simulate {

/// Where the camera of a rendered shot stands. Angles in degrees, lengths in squares.
struct CameraPose {
  double elevation = 60;  ///< angle of the line of sight above the table: 90 looks straight down, 30 is very flat
  double rotation = 0;    ///< the camera's side: 0 South, 90 West, 180 North, 270 East (clockwise as the seats sit)
  double roll = 0;        ///< about the line of sight
  double distance = 0;    ///< from the point looked at; 0: as far as it takes for the whole board to be in view
  double fill = 0.94;     ///< share of the picture that the board may fill when `distance` is 0
  double focal = 0.95;    ///< focal length / picture width
  cv::Point2d aim{0, 0};  ///< moves the point looked at away from the board's centre
  cv::Vec<double, 5> distortion{-0.06, 0.01, 0.0004, -0.0003, 0};  ///< k1 k2 p1 p2 k3 as OpenCV has them
};

/// A pinhole camera with Brown-Conrady distortion over the board: unit = one square, x along files, y along ranks,
/// z up, origin at a1's outer corner of the bounding rectangle, z = 0 the playing surface. Pixels: x right, y down,
/// pixel centres at integers.
class Camera {
 public:
  Camera() = default;
  /// The camera of that pose over a board, pictures of `size` pixels. With `distance` 0 the whole board with its rim
  /// and pieces is in view (on the cross its arms; the corners of its bounding square may lie outside).
  Camera(const CameraPose& pose, cv::Size size, const Board& board);

  [[nodiscard]] const cv::Matx33d& K() const { return k_; }
  [[nodiscard]] const cv::Vec<double, 5>& distortion() const { return distortion_; }
  /// World (board) to camera.
  [[nodiscard]] const cv::Matx33d& R() const { return r_; }
  [[nodiscard]] const cv::Vec3d& t() const { return t_; }
  /// The camera's place in board coordinates.
  [[nodiscard]] cv::Vec3d centre() const { return -(r_.t() * t_); }
  [[nodiscard]] cv::Size size() const { return size_; }

  /// Pixel of a point of board space in front of the camera.
  [[nodiscard]] cv::Point2d project(const cv::Vec3d& point) const;
  /// Direction (board space, not normalised) in which the pixel looks.
  [[nodiscard]] cv::Vec3d ray(const cv::Point2d& pixel) const;
  /// The same for the centre of every pixel of a grid: `step` samples a pixel along each axis. Row-major.
  [[nodiscard]] std::vector<cv::Vec3f> rays(int step) const;

 private:
  cv::Matx33d k_ = cv::Matx33d::eye(), r_ = cv::Matx33d::eye();
  cv::Vec<double, 5> distortion_{};
  cv::Vec3d t_{};
  cv::Size size_;
};

}  // namespace arbiter::vision::simulate
