// SPDX-License-Identifier: MIT
#include "vision/locate/crossings.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "calibration/plane_fit.h"

namespace arbiter::vision {

using calibration::BoardPlane;
using calibration::Lens;

bool board_dark_at(const Board& board, int x, int y) {
  const Cell known = board.cells().front();
  const int parity = (board.file(known) + board.rank(known)) % 2;
  return ((x + y) % 2 == parity) == board.dark(known);
}

std::vector<cv::Point2d> inner_crossings(const Board& board) {
  std::vector<cv::Point2d> crossings;
  for (int y = 1; y < board.height(); ++y)
    for (int x = 1; x < board.width(); ++x)
      if (board.at(x - 1, y - 1).valid() && board.at(x, y - 1).valid() && board.at(x - 1, y).valid() &&
          board.at(x, y).valid())
        crossings.emplace_back(x, y);
  return crossings;
}

namespace {

// Mean of a small box; a single pixel is too noisy to compare squares by.
double patch(const cv::Mat1b& grey, cv::Point2d at, int half) {
  const int x = static_cast<int>(std::lround(at.x)), y = static_cast<int>(std::lround(at.y));
  int sum = 0;
  for (int dy = -half; dy <= half; ++dy)
    for (int dx = -half; dx <= half; ++dx) sum += grey(y + dy, x + dx);
  return static_cast<double>(sum) / ((2 * half + 1) * (2 * half + 1));
}

double shorter_side(cv::Point2d u, cv::Point2d v) {
  return std::min({cv::norm(u), cv::norm(v), cv::norm(u + v), cv::norm(u - v)});
}

/// Pixels: half of the window in which slopes are looked at.
int half_window(double side) { return std::clamp(static_cast<int>(side * 0.16), 2, 9); }

/// Squares along both sides: how far from a crossing the four about it are looked at.
double away_for(double side) { return std::clamp(0.2, 2.5 / std::max(side, 1.0), 0.35); }

}  // namespace

double seen_about_crossing(cv::Point2d u, cv::Point2d v, double reach) {
  constexpr double kBox = 3;  // pixels about each place that is looked at, and for rounding
  const double side = shorter_side(u, v), farthest = std::max(cv::norm(u + v), cv::norm(u - v));
  return reach + std::max(2.0 * half_window(side), away_for(side) * farthest) + kBox;
}

std::optional<cv::Point2d> locate_crossing(const cv::Mat1b& grey, cv::Point2d guess, cv::Point2d u, cv::Point2d v,
                                           bool light_first, double reach, double least_contrast) {
  const double side = shorter_side(u, v);
  const int half = half_window(side);
  const double border = half + reach + 0.4 * std::max(cv::norm(u), cv::norm(v)) + 3;
  if (!(guess.x > border && guess.y > border && guess.x < grey.cols - border && guess.y < grey.rows - border))
    return std::nullopt;

  // Sub-pixel position: the point to which all grey-level slopes around it are at right angles.
  std::vector<cv::Point2f> point{cv::Point2f(guess)};
  cv::cornerSubPix(grey, point, {half, half}, {-1, -1}, {cv::TermCriteria::COUNT + cv::TermCriteria::EPS, 12, 0.01});
  const cv::Point2d at = point[0];
  if (cv::norm(at - guess) > reach) return std::nullopt;

  // The four squares around it must have the right colours, next to the crossing, where no piece stands. Closer in too:
  // otherwise a point on an edge up to a fifth of a square away would pass, and hold a moved board in the wrong place.
  const double away = away_for(side);
  const double close = std::max(0.08, 3.5 / std::max(side, 1.0));
  const int box = side > 25 ? 1 : 0;
  const auto contrast = [&](double distance) {
    const double pp = patch(grey, at + (u + v) * distance, box), mm = patch(grey, at - (u + v) * distance, box);
    const double pm = patch(grey, at + (u - v) * distance, box), mp = patch(grey, at - (u - v) * distance, box);
    return light_first ? std::min(pp, mm) - std::max(pm, mp) : std::min(pm, mp) - std::max(pp, mm);
  };
  if (contrast(away) < least_contrast || (close < away && contrast(close) < least_contrast / 2)) return std::nullopt;
  return at;
}

namespace {

struct Seen {
  std::vector<cv::Point2d> on_board, pixels;
};

Seen look_for_crossings(const cv::Mat1b& grey, const BoardPlane& plane, bool a1_light, double reach_squares) {
  constexpr double kLeastContrast = 8;
  Seen seen;
  for (const cv::Point2d& q : inner_crossings(plane.board())) {
    if (!plane.before_camera({q.x, q.y, 0})) continue;
    const cv::Point2d at = plane.to_pixel(q);
    const cv::Point2d u = (plane.to_pixel(q + cv::Point2d(0.5, 0)) - plane.to_pixel(q - cv::Point2d(0.5, 0)));
    const cv::Point2d v = (plane.to_pixel(q + cv::Point2d(0, 0.5)) - plane.to_pixel(q - cv::Point2d(0, 0.5)));
    const double side = std::min(cv::norm(u), cv::norm(v));
    const bool light = (static_cast<int>(q.x + q.y) % 2 == 0) == a1_light;
    const auto found = locate_crossing(grey, at, u, v, light, std::max(reach_squares * side, 1.5), kLeastContrast);
    if (!found) continue;
    seen.on_board.push_back(q);
    seen.pixels.push_back(*found);
  }
  return seen;
}

}  // namespace

// The fit is repeated with each quarter of the crossings left out, and the corners' spread taken (the jackknife).
double corner_error(const Board& board, const std::vector<cv::Point2d>& on_board,
                    const std::vector<cv::Point2d>& pixels, const Lens& lens, const BoardPlane& plane) {
  const calibration::Corners corners = plane.corners();
  constexpr size_t kGroups = 4;
  double sum[4] = {};
  for (size_t group = 0; group < kGroups; ++group) {
    Seen rest;
    for (size_t i = 0; i < pixels.size(); ++i) {
      if (i % kGroups == group) continue;
      rest.on_board.push_back(on_board[i]);
      rest.pixels.push_back(pixels[i]);
    }
    const auto other = BoardPlane::from_points(board, rest.on_board, rest.pixels, lens);
    if (!other) return plane.square_px() / 2;
    const calibration::Corners moved = other->corners();
    for (int c = 0; c < 4; ++c) sum[c] += (moved[c] - corners[c]).dot(moved[c] - corners[c]);
  }
  double worst = 0;
  const cv::Rect2d picture(0, 0, plane.lens().image_size.width, plane.lens().image_size.height);
  for (int c = 0; c < 4; ++c)
    if (picture.contains(corners[c])) worst = std::max(worst, sum[c]);
  return 2 * std::sqrt(worst * (kGroups - 1) / kGroups) + 0.1;
}

CrossingFit refine_on_crossings(const cv::Mat1b& grey, const BoardPlane& plane, bool a1_light, const Lens& lens) {
  CrossingFit fit;
  constexpr int kLeastCrossings = 8;
  constexpr double kReach[] = {0.2, 0.12};
  BoardPlane current = plane;
  for (const double reach : kReach) {
    const Seen seen = look_for_crossings(grey, current, a1_light, reach);
    if (static_cast<int>(seen.pixels.size()) < kLeastCrossings) return fit;
    const auto next = BoardPlane::from_points(plane.board(), seen.on_board, seen.pixels, lens);
    if (!next) return fit;
    current = *next;
    fit.plane = current;
    fit.crossings = static_cast<int>(seen.pixels.size());
    if (reach == kReach[1]) fit.error_px = corner_error(plane.board(), seen.on_board, seen.pixels, lens, current);
  }
  return fit;
}

}  // namespace arbiter::vision
