// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "calibration/lens.h"
#include "vision/locate/saddles.h"

namespace arbiter::vision {

/// A crossing with its place in a lattice: `i` and `j` count crossings along two directions, j a quarter turn after i
/// as the picture shows them (x toward y).
struct LatticePoint {
  int i = 0, j = 0;
  cv::Point2d pixel;
};

/// Crossings that belong to one flat chequered pattern.
struct Lattice {
  std::vector<LatticePoint> points;
  /// Lattice coordinates -> ideal pixels of `lens`.
  cv::Matx33d homography;
  calibration::Lens lens;
  /// Is the square between the crossings (i, j) and (i+1, j+1) light where i + j is even?
  bool light_even = false;
  /// Typical difference between light and dark, in grey levels.
  double contrast = 0;

  /// Where the lattice has (i, j) in the picture; NaN behind the camera.
  [[nodiscard]] cv::Point2d pixel(double i, double j) const;
};

/// The chequered patterns in a picture, largest first. `grey`: the picture the crossings were found in; `lens` of its
/// size. Each crossing belongs to one lattice at most.
std::vector<Lattice> find_lattices(const cv::Mat1b& grey, const std::vector<Saddle>& saddles,
                                   const calibration::Lens& lens, int limit = 6);

}  // namespace arbiter::vision
