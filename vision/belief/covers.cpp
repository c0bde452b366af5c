// SPDX-License-Identifier: MIT
#include "vision/belief/covers.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>
#include <opencv2/imgproc.hpp>

namespace arbiter::vision {

namespace {

constexpr int kAround = 10;                                                // points of a ring
constexpr double kFlatHeight = 0.15, kFlatRadius = 0.42, kFlatFoot = 0.3;  // squares
constexpr double kSlanting = 20;  // squares² from the camera's foot to the board's middle
constexpr double kFills = 0.03;   // share of the picture's longer side by which a straightened board misses its corners
constexpr double kFanHeight = 14;  // squares
constexpr double kSteep = 75;      // degrees of elevation from which on how far the camera is follows from little

}  // namespace

Pixels united(const Pixels& a, const Pixels& b) {
  Pixels out;
  out.reserve(a.size() + b.size());
  std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(out));
  return out;
}

Covers::Covers(const Layout& layout, cv::Point3d eye, bool flat) : layout_(&layout), eye_(eye), flat_(flat) {}

Pixels Covers::drawn(Cell cell, const std::vector<Ring>& rings) const {
  const Board& board = layout_->board();
  const cv::Point2d middle(board.file(cell) + 0.5, board.rank(cell) + 0.5);
  std::vector<std::vector<cv::Point2f>> seen;
  std::vector<cv::Point2f> all;
  for (const Ring& ring : rings) {
    // A lamp at the eye throws it there.
    const double away = eye_.z / std::max(0.1, eye_.z - ring.height);
    auto& points = seen.emplace_back();
    for (int i = 0; i < kAround; ++i) {
      const double angle = 2 * std::numbers::pi * i / kAround;
      const cv::Point2d at(middle.x + ring.radius * std::cos(angle), middle.y + ring.radius * std::sin(angle));
      const cv::Point2d ground(eye_.x + (at.x - eye_.x) * away, eye_.y + (at.y - eye_.y) * away);
      points.emplace_back(layout_->at(ground));
    }
    all.insert(all.end(), points.begin(), points.end());
  }
  const cv::Rect about = cv::boundingRect(all) + cv::Size(2, 2) - cv::Point(1, 1);
  const cv::Rect inside = about & cv::Rect({}, layout_->size());
  Pixels out;
  if (inside.empty()) return out;
  cv::Mat1b mask = cv::Mat1b::zeros(inside.size());
  for (std::size_t r = 0; r + 1 < seen.size(); ++r) {
    std::vector<cv::Point2f> both = seen[r], hull;
    both.insert(both.end(), seen[r + 1].begin(), seen[r + 1].end());
    cv::convexHull(both, hull);
    std::vector<cv::Point> corners;
    for (const cv::Point2f& p : hull)
      corners.emplace_back(cvRound((p.x - static_cast<float>(inside.x)) * 8),
                           cvRound((p.y - static_cast<float>(inside.y)) * 8));
    cv::fillConvexPoly(mask, corners, 1, cv::LINE_8, 3);
  }
  for (int y = 0; y < mask.rows; ++y)
    for (int x = 0; x < mask.cols; ++x)
      if (mask(y, x) != 0) out.push_back((inside.y + y) * layout_->size().width + inside.x + x);
  return out;
}

const Pixels& Covers::body(Cell cell, double height, double width) {
  const int hundredths = flat_ ? 0 : static_cast<int>(std::lround(100 * height));
  const auto [it, fresh] = known_.try_emplace({cell.value, hundredths, static_cast<int>(std::lround(100 * width))});
  if (!fresh) return it->second;
  const double w = width, h = height;
  it->second = drawn(
      cell, flat_ ? std::vector<Ring>{{0, kFlatRadius * w}, {kFlatHeight, kFlatRadius * w}}
                  : std::vector<Ring>{
                        {0, 0.33 * w}, {0.12, 0.33 * w}, {0.35 * h, 0.25 * w}, {0.8 * h, 0.22 * w}, {h, 0.14 * w}});
  return it->second;
}

const Pixels& Covers::foot(Cell cell) {
  const auto [it, fresh] = known_.try_emplace({cell.value, -1, 0});
  if (fresh)
    it->second = drawn(cell, flat_ ? std::vector<Ring>{{0, kFlatFoot}, {kFlatHeight, kFlatFoot}}
                                   : std::vector<Ring>{{0.05, 0.24}, {0.35, 0.2}});
  return it->second;
}

double Covers::away(Cell cell) const {
  const double x = layout_->board().file(cell) + 0.5 - eye_.x, y = layout_->board().rank(cell) + 0.5 - eye_.y;
  return x * x + y * y;
}

bool Covers::slanting() const {
  const double x = layout_->board().width() / 2.0 - eye_.x, y = layout_->board().height() / 2.0 - eye_.y;
  return x * x + y * y > kSlanting;
}

std::vector<cv::Point3d> possible_eyes(const calibration::BoardPlane& plane, cv::Size size) {
  const Board& board = plane.board();
  const double w = size.width, h = size.height;
  double off = 0;
  for (const cv::Point2d& corner : plane.corners())
    off = std::max(off, std::max(std::min(std::abs(corner.x), std::abs(corner.x - w)),
                                 std::min(std::abs(corner.y), std::abs(corner.y - h))));
  if (off < kFills * std::max(w, h)) {
    std::vector<cv::Point3d> fan;
    for (const double slant : {0.0, 0.2, 0.4, 0.65, 0.95})
      for (int a = 0; a < (slant > 0 ? 8 : 1); ++a)
        fan.emplace_back(board.width() / 2.0 + kFanHeight * slant * std::cos(a * std::numbers::pi / 4),
                         board.height() / 2.0 + kFanHeight * slant * std::sin(a * std::numbers::pi / 4), kFanHeight);
    return fan;
  }
  const cv::Point3d eye = plane.camera();
  if (plane.lens().calibrated || plane.elevation() < kSteep) return {eye};
  // From nearly straight above the focal length is a guess: the camera may be nearer or farther, along the same line.
  const cv::Point3d middle(board.width() / 2.0, board.height() / 2.0, 0);
  std::vector<cv::Point3d> out;
  for (const double far : {0.75, 1.0, 1.4}) out.push_back(middle + (eye - middle) * far);
  return out;
}

}  // namespace arbiter::vision
