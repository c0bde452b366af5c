// SPDX-License-Identifier: MIT
#include "vision/change/outlines.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <utility>
#include <vector>

namespace arbiter::vision {

namespace {

constexpr double kSameplace = 0.4;  // pixels by which the board may have moved
constexpr int kAround = 12;         // points of a ring
constexpr double kHidesWithin = 3;  // cells
constexpr double kTallest = 1.3;    // squares: of what stands on the board
constexpr double kLow = 0.3;        // squares above the board that are still on it
constexpr double kFlatBody = 0.16, kFlatRadius = 0.43;

struct Ring {
  double height, radius;  // squares
};

/// Of flat ones `height` is the size across and `width` the thickness, both against the usual.
std::vector<Ring> rings(double height, double width, bool flat) {
  if (flat) return {{0, kFlatRadius * height}, {kFlatBody * width, kFlatRadius * height}};
  return {{0, 0.34}, {0.12, 0.34}, {0.35 * height, 0.24}, {0.8 * height, 0.2}, {height, 0.13}};
}

}  // namespace

double usual_height(const std::optional<PieceType>& type) {
  constexpr std::array<std::pair<PieceType, double>, 6> kHeights{{{PieceType("pawn"), 0.9},
                                                                  {PieceType("rook"), 1.05},
                                                                  {PieceType("knight"), 1.15},
                                                                  {PieceType("bishop"), 1.3},
                                                                  {PieceType("queen"), 1.55},
                                                                  {PieceType("king"), 1.7}}};
  for (const auto& [known, height] : kHeights)
    if (type == known) return height;
  return 1.2;
}

Outlines::Outlines(const calibration::BoardPlane& plane, cv::Size size, bool flat, cv::Point2d tilt)
    : plane_(plane), size_(size), flat_(flat), tilt_(tilt) {}

bool Outlines::holds_for(const calibration::BoardPlane& plane, cv::Size size, cv::Point2d tilt) const {
  return size == size_ && tilt == tilt_ && &plane.board() == &plane_.board() &&
         calibration::corner_distance(plane.corners(), plane_.corners()) < kSameplace;
}

const Spans& Outlines::body(Cell cell, double height, double width) {
  const int hundredths = static_cast<int>(std::lround(100 * height));
  Spans& spans = bodies_[{cell.value, hundredths, static_cast<int>(std::lround(100 * width))}];
  if (!spans.empty()) return spans;
  const cv::Point2d middle = plane_.middle(cell);
  std::vector<std::vector<cv::Point2f>> drawn;
  cv::Rect2f box;
  for (const Ring& ring : rings(height, width, flat_)) {
    std::vector<cv::Point2f>& points = drawn.emplace_back();
    for (int i = 0; i < kAround; ++i) {
      const double angle = 2 * CV_PI * i / kAround, radius = ring.radius * (flat_ ? 1 : width);
      const cv::Point3d at(middle.x + tilt_.x * ring.height + radius * std::cos(angle),
                           middle.y + tilt_.y * ring.height + radius * std::sin(angle), ring.height);
      if (plane_.before_camera(at)) points.emplace_back(plane_.to_pixel(at));
    }
    if (points.size() < kAround) return spans;
    box = box.area() > 0 ? box | cv::Rect2f(cv::boundingRect(points)) : cv::Rect2f(cv::boundingRect(points));
  }
  const cv::Rect inside = cv::Rect(static_cast<int>(box.x) - 1, static_cast<int>(box.y) - 1,
                                   static_cast<int>(box.width) + 3, static_cast<int>(box.height) + 3) &
                          cv::Rect({}, size_);
  if (inside.empty()) return spans;
  cv::Mat1b mask = cv::Mat1b::zeros(inside.size());
  for (std::size_t r = 0; r + 1 < drawn.size(); ++r) {
    std::vector<cv::Point2f> both = drawn[r], hull;
    both.insert(both.end(), drawn[r + 1].begin(), drawn[r + 1].end());
    cv::convexHull(both, hull);
    std::vector<cv::Point> corners;
    corners.reserve(hull.size());
    for (const cv::Point2f& p : hull)
      corners.emplace_back(cvRound((p.x - static_cast<float>(inside.x)) * 8),
                           cvRound((p.y - static_cast<float>(inside.y)) * 8));
    cv::fillConvexPoly(mask, corners, 1, cv::LINE_8, 3);
  }
  spans = spans_of(mask, inside.tl());
  return spans;
}

cv::Point Outlines::shift(Cell cell, cv::Point2d offset) const {
  const cv::Point2d middle = plane_.middle(cell);
  const cv::Point2d by = plane_.to_pixel(middle + offset) - plane_.to_pixel(middle);
  return {cvRound(by.x), cvRound(by.y)};
}

const std::vector<Placing>& Outlines::placings(Cell cell) {
  std::vector<Placing>& list = placings_[cell];
  if (!list.empty()) return list;
  const int steps = static_cast<int>(std::lround(kFarthestOff / kOffsetStep));
  for (int x = -steps; x <= steps; ++x)
    for (int y = -steps; y <= steps; ++y) {
      Placing one{{x * kOffsetStep, y * kOffsetStep}, {}, 0};
      one.by = shift(cell, one.offset);
      const auto same =
          std::find_if(list.begin(), list.end(), [&](const Placing& other) { return other.by == one.by; });
      one.same = static_cast<std::size_t>(same - list.begin());
      list.push_back(one);
    }
  return list;
}

/// What is seen of the cells and of what stands up to `height` squares above them.
Spans Outlines::above_cells(double height) const {
  cv::Mat1b mask = cv::Mat1b::zeros(size_);
  for (const Cell cell : plane_.board().cells()) {
    const cv::Point2d middle = plane_.middle(cell);
    std::vector<cv::Point2f> points, hull;
    for (const double x : {-0.5, 0.5})
      for (const double y : {-0.5, 0.5})
        for (const double z : {0.0, height})
          if (const cv::Point3d at(middle.x + x, middle.y + y, z); plane_.before_camera(at))
            points.emplace_back(plane_.to_pixel(at));
    if (points.size() < 8) continue;
    cv::convexHull(points, hull);
    std::vector<cv::Point> corners;
    corners.reserve(hull.size());
    for (const cv::Point2f& p : hull) corners.emplace_back(cvRound(p.x), cvRound(p.y));
    cv::fillConvexPoly(mask, corners, 1);
  }
  return spans_of(mask, {});
}

const Spans& Outlines::board() {
  if (board_.empty()) board_ = above_cells(flat_ ? kFlatBody : kTallest);
  return board_;
}

const Spans& Outlines::field() {
  if (field_.empty()) field_ = above_cells(flat_ ? kFlatBody : kLow);
  return field_;
}

const cv::Mat1b& Outlines::field_mask() {
  if (field_mask_.empty()) field_mask_ = mask_of(field(), size_);
  return field_mask_;
}

/// From which cells what stands there may hide what stands on this one.
const std::vector<bool>& Outlines::hiders(Cell hidden) {
  std::vector<bool>& list = hiders_[hidden];
  if (!list.empty()) return list;
  list.resize(static_cast<std::size_t>(plane_.board().size()));
  const cv::Point2d q = plane_.middle(hidden);
  const cv::Point3d eye = plane_.camera();
  const double away = std::hypot(q.x - eye.x, q.y - eye.y);
  for (const Cell cell : plane_.board().cells()) {
    const cv::Point2d p = plane_.middle(cell);
    list[cell.value] = std::max(std::abs(p.x - q.x), std::abs(p.y - q.y)) <= kHidesWithin &&
                       std::hypot(p.x - eye.x, p.y - eye.y) < away;
  }
  return list;
}

}  // namespace arbiter::vision
