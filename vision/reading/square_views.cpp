// SPDX-License-Identifier: MIT
#include "vision/reading/square_views.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace arbiter::vision {

using calibration::BoardPlane;
using namespace square_view;

namespace {

constexpr int kNear = 3;           // squares: how far away a bare square still looks like the one here
constexpr float kSharper = 1.25F;  // resolution, against the views', that the picture is reduced to
constexpr double kReach = 1.4;     // squares about the middle through which the board is laid under a view

/// Colours along the edges of all cells: where bare ground shows even when a piece stands there.
class Ground {
 public:
  Ground(const cv::Mat3b& picture, const BoardPlane& plane) : board_(plane.board()) {
    colours_.resize(static_cast<size_t>(board_.size()));
    for (const Cell cell : board_.cells()) {
      const cv::Point2d middle = plane.middle(cell);
      for (const double a : {-0.41, 0.41})
        for (const double b : {-0.41, -0.2, 0.0, 0.2})
          for (const cv::Point2d& d : {cv::Point2d(a, b), cv::Point2d(-b, a)}) {
            const cv::Point2d at = plane.to_pixel(middle + d);
            const cv::Point pixel(static_cast<int>(std::lround(at.x)), static_cast<int>(std::lround(at.y)));
            if (pixel.inside({{0, 0}, picture.size()})) colours_[cell.value].push_back(picture(pixel));
          }
    }
  }

  /// The median by channel over the squares of that tone near the cell.
  [[nodiscard]] cv::Vec3b near(Cell cell, bool dark) const {
    std::array<std::vector<std::uint8_t>, 3> values;
    for (const Cell other : board_.cells()) {
      if (board_.dark(other) != dark || std::abs(board_.file(other) - board_.file(cell)) > kNear ||
          std::abs(board_.rank(other) - board_.rank(cell)) > kNear)
        continue;
      for (const cv::Vec3b& colour : colours_[other.value])
        for (int c = 0; c < 3; ++c) values[static_cast<size_t>(c)].push_back(colour[c]);
    }
    cv::Vec3b out(128, 128, 128);
    for (int c = 0; c < 3; ++c) {
      auto& list = values[static_cast<size_t>(c)];
      if (list.empty()) continue;
      const auto middle = list.begin() + static_cast<long>(list.size() / 2);
      std::nth_element(list.begin(), middle, list.end());
      out[c] = *middle;
    }
    return out;
  }

 private:
  const Board& board_;
  std::vector<std::vector<cv::Vec3b>> colours_;
};

/// How one cell's view lies in the picture.
struct Frame {
  cv::Matx23d to_picture;  // of a view's pixel
  float steepness = 1;
};

Frame frame_of(const BoardPlane& plane, cv::Point2d middle) {
  constexpr double kStep = 0.25;
  const cv::Point2d foot = plane.to_pixel(middle);
  const cv::Point2d along = (plane.to_pixel(middle + cv::Point2d(kStep, 0)) - foot) / kStep;
  const cv::Point2d across = (plane.to_pixel(middle + cv::Point2d(0, kStep)) - foot) / kStep;
  // The larger singular value of (along, across) is a square's side across the line of sight, the smaller one is
  // shortened by the steepness of the view.
  const double sum = along.dot(along) + across.dot(across), area = std::abs(along.cross(across));
  const double root = std::sqrt(std::max(0.0, sum * sum / 4 - area * area));
  const double side = std::sqrt(sum / 2 + root), shortened = std::sqrt(std::max(0.0, sum / 2 - root));
  cv::Point2d up = plane.to_pixel({middle.x, middle.y, 0.5}) - foot;
  const double length = std::sqrt(up.dot(up));
  up = length > 0.01 * side ? up / length : cv::Point2d(0, -1);
  const cv::Point2d right(-up.y, up.x);
  const double s = side / kScale;
  Frame frame;
  frame.steepness = static_cast<float>(std::clamp(shortened / std::max(side, 1e-9), 0.0, 1.0));
  frame.to_picture = {right.x * s, -up.x * s, foot.x - right.x * s * kFootX + up.x * s * kFootY,
                      right.y * s, -up.y * s, foot.y - right.y * s * kFootX + up.y * s * kFootY};
  return frame;
}

cv::Mat1b ground_of(const BoardPlane& plane, Cell cell, const Frame& frame) {
  const cv::Point2d middle = plane.middle(cell);
  cv::Matx23d to_view;
  cv::invertAffineTransform(frame.to_picture, to_view);
  std::array<cv::Point2f, 4> view, board;
  for (size_t i = 0; i < 4; ++i) {
    const cv::Point2d corner = middle + cv::Point2d(i == 0 || i == 3 ? -kReach : kReach, i < 2 ? -kReach : kReach);
    const cv::Point2d p = plane.to_pixel(corner);
    view[i] = cv::Point2d(to_view(0, 0) * p.x + to_view(0, 1) * p.y + to_view(0, 2),
                          to_view(1, 0) * p.x + to_view(1, 1) * p.y + to_view(1, 2));
    board[i] = corner;
  }
  const cv::Matx33d lay = cv::getPerspectiveTransform(view.data(), board.data());
  const double before = lay(2, 0) * kFootX + lay(2, 1) * kFootY + lay(2, 2);
  const Board& grid = plane.board();
  cv::Mat1b ground(kHeight, kWidth, std::uint8_t{0});
  for (int v = 0; v < kHeight; ++v)
    for (int u = 0; u < kWidth; ++u) {
      const double w = lay(2, 0) * u + lay(2, 1) * v + lay(2, 2);
      if (w * before <= 0) continue;  // above the horizon
      const double x = (lay(0, 0) * u + lay(0, 1) * v + lay(0, 2)) / w,
                   y = (lay(1, 0) * u + lay(1, 1) * v + lay(1, 2)) / w;
      if (std::abs(x) > 100 || std::abs(y) > 100) continue;
      const Cell here = grid.at(static_cast<int>(std::floor(x)), static_cast<int>(std::floor(y)));
      if (!here.valid()) continue;
      ground(v, u) = static_cast<std::uint8_t>((grid.dark(here) ? kDark : kLight) + (here == cell ? kOwn : 0));
    }
  return ground;
}

}  // namespace

std::vector<SquareView> square_views(const cv::Mat& picture, const BoardPlane& plane) {
  return square_views(picture, plane, plane.board().cells());
}

std::vector<SquareView> square_views(const cv::Mat& picture, const BoardPlane& plane, const std::vector<Cell>& cells) {
  // Reduced once, so that no view is drawn from a picture much finer than itself.
  const double reduction = std::min(1.0, kScale * kSharper / std::max(plane.square_px(), 1.0));
  cv::Mat3b reduced = picture;
  if (reduction < 0.9) cv::resize(picture, reduced, {}, reduction, reduction, cv::INTER_AREA);
  const BoardPlane where = reduction < 0.9 ? plane.scaled_to(reduced.size()) : plane;
  const Ground ground(reduced, where);
  std::vector<SquareView> views;
  for (const Cell cell : cells) {
    SquareView view;
    view.cell = cell;
    const cv::Point2d middle = where.middle(cell), foot = where.to_pixel(middle);
    if (cv::Rect2d(0, 0, reduced.cols, reduced.rows).contains(foot)) {
      const Frame frame = frame_of(where, middle);
      cv::warpAffine(reduced, view.picture, frame.to_picture, {kWidth, kHeight},
                     cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
      view.ground = ground_of(where, cell, frame);
      view.light = ground.near(cell, false);
      view.dark = ground.near(cell, true);
      view.steepness = frame.steepness;
    }
    views.push_back(std::move(view));
  }
  return views;
}

}  // namespace arbiter::vision
