// SPDX-License-Identifier: MIT
#include "tests/vision/painted_board.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "vision/locate/crossings.h"

namespace arbiter::test {

namespace {

struct Camera {
  cv::Matx33d rotation;
  cv::Vec3d centre;
  calibration::Lens lens;

  Camera(const Board& board, const PaintedView& view) {
    lens.image_size = view.size;
    lens.fx = lens.fy = view.focal;
    lens.cx = (view.size.width - 1) / 2.0;
    lens.cy = (view.size.height - 1) / 2.0;
    lens.distortion[0] = view.k1;
    centre = {view.camera.x, view.camera.y, view.camera.z};
    const cv::Vec3d target{board.width() / 2.0 + view.aim.x, board.height() / 2.0 + view.aim.y, 0};
    const cv::Vec3d forward = cv::normalize(target - centre);
    const cv::Vec3d up = std::abs(forward[2]) > 0.999 ? cv::Vec3d{0, 1, 0} : cv::Vec3d{0, 0, 1};
    const cv::Vec3d right = cv::normalize(forward.cross(up));
    const cv::Vec3d down = forward.cross(right);
    const cv::Vec3d r = right * std::cos(view.roll) + down * std::sin(view.roll);
    const cv::Vec3d d = down * std::cos(view.roll) - right * std::sin(view.roll);
    rotation = {r[0], r[1], r[2], d[0], d[1], d[2], forward[0], forward[1], forward[2]};
  }
  cv::Point2d project(const cv::Vec3d& p) const {
    const cv::Vec3d q = rotation * (p - centre);
    return lens.distort({lens.fx * q[0] / q[2] + lens.cx, lens.fy * q[1] / q[2] + lens.cy});
  }
  // The point of the board's plane seen at an undistorted pixel; false above the horizon.
  bool to_plane(cv::Point2d ideal, cv::Point2d& out) const {
    const cv::Vec3d ray = rotation.t() * cv::Vec3d((ideal.x - lens.cx) / lens.fx, (ideal.y - lens.cy) / lens.fy, 1);
    if (ray[2] > -1e-3) return false;
    const double t = -centre[2] / ray[2];
    out = {centre[0] + t * ray[0], centre[1] + t * ray[1]};
    return true;
  }
};

double grey_at(const Board* board, const PaintedView& view, cv::Point2d p) {
  const double grain = 8 * std::sin(3.1 * p.x + 0.7 * std::sin(2.3 * p.y)) * std::sin(0.9 * p.y);
  if (board == nullptr) return view.table + grain;
  const int x = static_cast<int>(std::floor(p.x)), y = static_cast<int>(std::floor(p.y));
  if (board->at(x, y).valid()) return vision::board_dark_at(*board, x, y) ? view.dark : view.light;
  constexpr double kFrame = 0.6;
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx) {
      const cv::Point2d q{p.x + dx * kFrame, p.y + dy * kFrame};
      if (board->at(static_cast<int>(std::floor(q.x)), static_cast<int>(std::floor(q.y))).valid()) return view.frame;
    }
  return view.table + grain;
}

cv::Mat1f ground(const Board& framed, const Board* board, const Camera& camera, const PaintedView& view) {
  constexpr int kFine = 2;  // sub-pixels a side
  cv::Mat1f picture(view.size);
  (void)framed;
  for (int y = 0; y < view.size.height; ++y)
    for (int x = 0; x < view.size.width; ++x) {
      double sum = 0;
      for (int k = 0; k < kFine * kFine; ++k) {
        const cv::Point2d pixel{x + (k % kFine + 0.5) / kFine - 0.5, y + (k / kFine + 0.5) / kFine - 0.5};
        cv::Point2d p;
        sum += camera.to_plane(camera.lens.undistort(pixel), p) ? grey_at(board, view, p) : 60;
      }
      picture(y, x) = static_cast<float>(sum / (kFine * kFine));
    }
  return picture;
}

void add_pieces(const Board& board, const Camera& camera, const PaintedView& view, cv::RNG& random,
                cv::Mat1f& picture) {
  std::vector<Cell> cells = board.cells();
  for (size_t i = cells.size() - 1; i > 0; --i)
    std::swap(cells[i], cells[static_cast<size_t>(random.uniform(0, static_cast<int>(i) + 1))]);
  cells.resize(std::min(cells.size(), static_cast<size_t>(view.pieces)));
  std::sort(cells.begin(), cells.end(), [&](Cell a, Cell b) {
    const auto far = [&](Cell c) {
      return std::hypot(board.file(c) + 0.5 - view.camera.x, board.rank(c) + 0.5 - view.camera.y);
    };
    return far(a) > far(b);
  });
  for (const Cell cell : cells) {
    const cv::Vec3d foot(board.file(cell) + random.uniform(0.4, 0.6), board.rank(cell) + random.uniform(0.4, 0.6), 0);
    const double height = random.uniform(0.8, 1.8), shade = random.uniform(0, 2) == 0 ? 35 : 225;
    for (int k = 0; k <= 24; ++k) {
      const double z = height * k / 24, radius = 0.34 - 0.2 * k / 24;
      std::vector<cv::Point> ring;
      ring.reserve(16);
      for (int a = 0; a < 16; ++a)
        ring.emplace_back(
            camera.project(foot + cv::Vec3d(radius * std::cos(a * 0.3927), radius * std::sin(a * 0.3927), z)));
      cv::fillConvexPoly(picture, ring, cv::Scalar(shade + 20 * std::sin(5.0 * k)));
    }
  }
}

cv::Mat finish(cv::Mat1f picture, const PaintedView& view, cv::RNG& random) {
  if (view.blur > 0) cv::GaussianBlur(picture, picture, {}, view.blur);
  cv::Mat1f noise(picture.size());
  random.fill(noise, cv::RNG::NORMAL, 0, view.noise);
  picture += noise;
  cv::Mat1b grey;
  picture.convertTo(grey, CV_8U);
  cv::Mat bgr;
  cv::cvtColor(grey, bgr, cv::COLOR_GRAY2BGR);
  return bgr;
}

}  // namespace

Painting paint(const Board& board, const PaintedView& view) {
  cv::RNG random(view.seed);
  const Camera camera(board, view);
  cv::Mat1f picture = ground(board, &board, camera, view);
  add_pieces(board, camera, view, random, picture);
  Painting painting;
  painting.picture = finish(picture, view, random);
  const calibration::Corners on_board = calibration::corners_on_board(board);
  for (size_t i = 0; i < 4; ++i) painting.corners[i] = camera.project({on_board[i].x, on_board[i].y, 0});
  return painting;
}

cv::Mat paint_table(const PaintedView& view) {
  cv::RNG random(view.seed);
  const Board& board = *Board::find("chess8");
  const Camera camera(board, view);
  cv::Mat1f picture = ground(board, nullptr, camera, view);
  add_pieces(board, camera, view, random, picture);
  return finish(picture, view, random);
}

}  // namespace arbiter::test
