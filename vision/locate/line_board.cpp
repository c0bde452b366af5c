// SPDX-License-Identifier: MIT
#include "vision/locate/line_board.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <optional>

#include "vision/locate/crossings.h"
#include "vision/locate/line_extent.h"
#include "vision/locate/line_lattice.h"
#include "vision/locate/lines.h"

namespace arbiter::vision {

using calibration::BoardPlane;
using calibration::Expected;
using calibration::failure;
using calibration::Lens;

namespace {

constexpr double kLeastEvidence = 0.5, kGoesOn = 0.4, kLeastInPicture = 0.75, kLeastStrip = 0.2, kMostBetween = 0.35,
                 kLeastMargin = 3;
constexpr double kFaint = 0.35;  // of the lines' own contrast; less is grain
// Lines are thin: they are looked for in the picture as it is and, where they are wide or blurred, in half of it.
constexpr int kSizes[] = {1280, 640};

struct Found {
  Lattice lattice;
  LineExtent extent;
};

struct Crossings {
  std::vector<cv::Point2d> on_board, pixels;
};

// The straight line through the points found near one line of the board, a little to both sides of a crossing.
std::optional<cv::Vec3d> line_near(const LinePoints& points, const BoardPlane& plane, cv::Point2d at, cv::Point2d step,
                                   double reach_squares, double least_contrast) {
  constexpr double kFar = 0.8;
  constexpr int kSamples = 41;
  constexpr size_t kEnough = 7;
  std::vector<cv::Point2f> met;
  for (int k = 0; k < kSamples; ++k) {
    const double t = -kFar + 2 * kFar * k / (kSamples - 1);
    const cv::Point2d here = plane.to_pixel(at + step * t);
    cv::Point2d along = plane.to_pixel(at + step * (t + 0.1)) - here;
    const double length = 10 * cv::norm(along);
    along *= 10 / length;
    const LinePoints::Point* p = points.near(here, along, std::max(reach_squares * length, 1.2));
    if (p != nullptr && p->contrast >= least_contrast && (met.empty() || met.back() != p->at)) met.push_back(p->at);
  }
  if (met.size() < kEnough) return std::nullopt;
  cv::Vec4f line;
  cv::fitLine(met, line, cv::DIST_HUBER, 0, 0.01, 0.01);
  return cv::Vec3d(-line[1], line[0], static_cast<double>(line[1]) * line[2] - static_cast<double>(line[0]) * line[3]);
}

// `rim`: how many of the outermost lines on each side are left out.
Crossings look_for(const LinePoints& points, const BoardPlane& plane, double reach, double least_contrast, int rim) {
  const Board& board = plane.board();
  const LineCount count = lines_of(board);
  const double inset = board.style() == BoardStyle::points ? 0.5 : 0;
  Crossings seen;
  for (int j = rim; j < count.j - rim; ++j)
    for (int i = rim; i < count.i - rim; ++i) {
      const cv::Point2d at{i + inset, j + inset};
      if (!plane.before_camera({at.x, at.y, 0})) continue;
      const auto file = line_near(points, plane, at, {0, 1}, reach, least_contrast);
      if (!file) continue;
      const auto rank = line_near(points, plane, at, {1, 0}, reach, least_contrast);
      if (!rank) continue;
      const cv::Vec3d p = file->cross(*rank);
      if (std::abs(p[2]) < 0.1) continue;
      seen.on_board.push_back(at);
      seen.pixels.emplace_back(p[0] / p[2], p[1] / p[2]);
    }
  return seen;
}

bool acceptable(const LineExtent& e) {
  return e.evidence >= kLeastEvidence && e.goes_on < kGoesOn && e.in_picture >= kLeastInPicture &&
         e.weakest_side >= kLeastStrip && e.between < kMostBetween;
}

// The plane drawn to the crossings that are seen where it has them. `plane` is one of the points' picture, `scale` the
// size of the one that `lens` is for over it.
Expected<LineFit> draw_to_lines(const LinePoints& points, BoardPlane plane, double least_contrast, const Lens& lens,
                                double scale) {
  // A frame is often drawn a tenth of a square outside the last lines: these are trusted when the others have settled.
  constexpr double kFirstReach = 0.12, kReach = 0.07;
  constexpr size_t kLeastCrossings = 12;
  const Board& board = plane.board();
  const Lens small = lens.scaled_to(points.index.size());
  Crossings seen;
  for (int round = 0; round < 3; ++round) {
    seen = look_for(points, plane, round == 0 ? kFirstReach : kReach, least_contrast, round == 0 ? 1 : 0);
    if (seen.pixels.size() < kLeastCrossings)
      return failure("not_found", make_message("too few crossings of lines are seen"));
    auto next = BoardPlane::from_points(board, seen.on_board, seen.pixels, small);
    if (!next) return tl::unexpected(next.error());
    plane = std::move(*next);
  }
  for (cv::Point2d& p : seen.pixels) p = {(p.x + 0.5) * scale - 0.5, (p.y + 0.5) * scale - 0.5};
  const auto full = BoardPlane::from_points(board, seen.on_board, seen.pixels, lens);
  if (!full) return tl::unexpected(full.error());
  const double error = corner_error(board, seen.on_board, seen.pixels, lens, *full);
  return LineFit{*full, static_cast<int>(seen.pixels.size()), error, 1};
}

// The board where the lattice's window has it, in the lattice's picture.
Expected<BoardPlane> plane_of(const Board& board, const Found& found) {
  const LineCount count = lines_of(board);
  const double inset = board.style() == BoardStyle::points ? 0.5 : 0;
  Crossings all;
  for (int j = 0; j < count.j; ++j)
    for (int i = 0; i < count.i; ++i) {
      all.on_board.emplace_back(i + inset, count.j - 1 - j + inset);
      all.pixels.push_back(found.lattice.pixel(found.extent.i + i, found.extent.j + j));
    }
  return BoardPlane::from_points(board, all.on_board, all.pixels, found.lattice.lens, false);
}

Expected<LineFit> find_in(const cv::Mat1b& grey, const Board& board, const Lens& lens, bool dark, double scale) {
  const LinePoints points = find_line_points(grey, dark);
  const Lens small = lens.scaled_to(grey.size());
  const auto lines = find_long_lines(points, small);
  std::optional<Found> best;
  for (const Lattice& lattice : find_line_lattices(lines, small, lines_of(board))) {
    const auto extent = find_line_extent(points, lattice, board);
    if (extent && (!best || extent->score > best->extent.score)) best = Found{lattice, *extent};
  }
  if (!best || !acceptable(best->extent))
    return failure("not_found",
                   make_message("the board's lines were not found: is the whole board in the picture, in focus and "
                                "well lit? Corner tags or clicked corners help"));
  if (best->extent.margin < kLeastMargin)
    return failure("ambiguous",
                   make_message("the board's edges cannot be told: show more of the board or click its corners"));
  const auto plane = plane_of(board, *best);
  if (!plane) return tl::unexpected(plane.error());
  auto fit = draw_to_lines(points, *plane, kFaint * best->extent.contrast, lens, scale);
  if (fit) fit->evidence = best->extent.evidence;
  return fit;
}

// A copy of the picture at most `size` pixels long.
cv::Mat1b at_most(const cv::Mat1b& grey, int size) {
  const int longest = std::max(grey.cols, grey.rows);
  if (longest <= size) return grey;
  cv::Mat1b small;
  const double by = static_cast<double>(size) / longest;
  cv::resize(grey, small, {}, by, by, cv::INTER_AREA);
  return small;
}

}  // namespace

Expected<LineFit> find_line_board(const cv::Mat1b& grey, const Board& board, const Lens& lens) {
  Expected<LineFit> result = failure("not_found", {});
  for (const bool dark : {true, false})
    for (const int size : kSizes) {
      if (size != kSizes[0] && std::max(grey.cols, grey.rows) <= size) continue;
      const cv::Mat1b small = at_most(grey, size);
      auto fit = find_in(small, board, lens, dark, static_cast<double>(grey.cols) / small.cols);
      if (fit) return fit;
      if (result.error().code != "ambiguous") result = tl::unexpected(fit.error());
    }
  return result;
}

std::optional<LineFit> refine_on_lines(const cv::Mat1b& grey, const BoardPlane& plane, const Lens& lens) {
  const cv::Mat1b small = at_most(grey, kSizes[0]);
  const double scale = static_cast<double>(grey.cols) / small.cols;
  std::optional<LineFit> best;
  for (const bool dark : {true, false}) {
    const LinePoints points = find_line_points(small, dark);
    auto fit = draw_to_lines(points, plane.scaled_to(small.size()), 0, lens, scale);
    if (fit && (!best || fit->crossings > best->crossings)) best = std::move(*fit);
  }
  return best;
}

}  // namespace arbiter::vision
