// SPDX-License-Identifier: MIT
#include "calibration/board_plane.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>

#include "calibration/plane_fit.h"

namespace arbiter::calibration {

namespace {

constexpr double kSmallestSide = 16;

cv::Point2d through(const cv::Matx33d& h, cv::Point2d p) {
  const cv::Vec3d q = h * cv::Vec3d(p.x, p.y, 1);
  return {q[0] / q[2], q[1] / q[2]};
}

cv::Vec3d column(const cv::Matx33d& m, int i) { return {m(0, i), m(1, i), m(2, i)}; }

std::optional<Error> problem_with(const Corners& ideal) {
  double area = 0;
  int turns_left = 0;
  for (int i = 0; i < 4; ++i) {
    const cv::Point2d a = ideal[i], b = ideal[(i + 1) % 4], c = ideal[(i + 2) % 4];
    if (!(cv::norm(b - a) >= kSmallestSide))
      return Error{"too_small", make_message("a side of the board is under 16 pixels long")};
    area += a.cross(b);
    if ((b - a).cross(c - b) < 0) ++turns_left;
  }
  if (turns_left == 4) return std::nullopt;
  if (turns_left == 0 && area > 0)
    return Error{"mirrored", make_message("the corners run the wrong way round: a1, far end of the first rank, "
                                          "opposite, far end of the a-file")};
  return Error{"not_convex", make_message("the four corners do not make a four-sided figure a flat board could show")};
}

}  // namespace

Corners corners_on_board(const Board& board) {
  const double inset = board.style() == BoardStyle::points ? 0.5 : 0.0;
  const double x = board.width() - inset, y = board.height() - inset;
  return {cv::Point2d{inset, inset}, {x, inset}, {x, y}, {inset, y}};
}

double corner_distance(const Corners& a, const Corners& b) {
  double worst = 0;
  for (int i = 0; i < 4; ++i) worst = std::max(worst, cv::norm(a[i] - b[i]));
  return worst;
}

BoardPlane::BoardPlane(const Board& board, const Lens& lens, const cv::Matx33d& homography)
    : board_(&board), lens_(lens), homography_(homography) {
  const cv::Vec3d middle = homography_ * cv::Vec3d(board.width() / 2.0, board.height() / 2.0, 1);
  if (middle[2] < 0) homography_ = homography_ * -1.0;
  // Columns of K^-1 H: the board's axes and its origin as the camera sees them, all at one unknown scale, which
  // cancels.
  const cv::Matx33d k = lens_.camera_matrix();
  const cv::Matx33d axes = k.inv() * homography_;
  const cv::Vec3d x = column(axes, 0), y = column(axes, 1), origin = column(axes, 2);
  const double scale = std::sqrt(cv::norm(x) * cv::norm(y));
  const cv::Vec3d z = x.cross(y) * (1 / scale);
  up_ = k * z;
  const cv::Matx33d to_camera(x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]);
  const cv::Vec3d c = to_camera.solve(-origin, cv::DECOMP_LU);
  camera_ = {c[0], c[1], c[2]};
}

Expected<BoardPlane> BoardPlane::from_corners(const Board& board, const Corners& corners, const Lens& lens) {
  Corners ideal;
  for (int i = 0; i < 4; ++i) ideal[i] = lens.undistort(corners[i]);
  if (const auto problem = problem_with(ideal)) return tl::unexpected(*problem);
  std::vector<cv::Point2f> from, to;
  const Corners on_board = corners_on_board(board);
  for (int i = 0; i < 4; ++i) {
    from.emplace_back(on_board[i]);
    to.emplace_back(static_cast<float>(ideal[i].x - lens.cx), static_cast<float>(ideal[i].y - lens.cy));
  }
  cv::Matx33d h = cv::getPerspectiveTransform(from, to);
  h = cv::Matx33d(1, 0, lens.cx, 0, 1, lens.cy, 0, 0, 1) * h;
  return BoardPlane(board, lens.calibrated ? lens : with_focal_length_of(h, lens, board), h);
}

Expected<BoardPlane> BoardPlane::from_points(const Board& board, const std::vector<cv::Point2d>& on_board,
                                             const std::vector<cv::Point2d>& pixels, const Lens& lens,
                                             bool fit_distortion) {
  if (on_board.size() < 4 || on_board.size() != pixels.size())
    return failure("too_few", make_message("four points at least are needed to place a board"));
  const PlaneFit fit = fit_plane(on_board, pixels, lens, fit_distortion && !lens.calibrated);
  if (!fit.ok) return failure("not_convex", make_message("the points do not lie as points of a flat board would"));
  BoardPlane plane(board, fit.lens.calibrated ? fit.lens : with_focal_length_of(fit.homography, fit.lens, board),
                   fit.homography);
  Corners ideal;
  const Corners corners = corners_on_board(board);
  for (int i = 0; i < 4; ++i) {
    if (!plane.before_camera({corners[i].x, corners[i].y, 0}))
      return failure("not_convex", make_message("a corner of the board would lie behind the camera"));
    ideal[i] = through(plane.homography_, corners[i]);
  }
  if (const auto problem = problem_with(ideal)) return tl::unexpected(*problem);
  return plane;
}

cv::Point2d BoardPlane::to_pixel(cv::Point3d point) const {
  const cv::Vec3d q = homography_ * cv::Vec3d(point.x, point.y, 1) + up_ * point.z;
  return lens_.distort({q[0] / q[2], q[1] / q[2]});
}

cv::Point2d BoardPlane::to_board(cv::Point2d pixel, double z) const {
  cv::Matx33d h = homography_;
  for (int i = 0; i < 3; ++i) h(i, 2) += up_[i] * z;
  const cv::Point2d ideal = lens_.undistort(pixel);
  return through(h.inv(), ideal);
}

bool BoardPlane::before_camera(cv::Point3d point) const {
  return homography_(2, 0) * point.x + homography_(2, 1) * point.y + homography_(2, 2) + up_[2] * point.z > 0;
}

cv::Point2d BoardPlane::middle(Cell cell) const { return {board_->file(cell) + 0.5, board_->rank(cell) + 0.5}; }

Corners BoardPlane::outline(Cell cell) const {
  const double x = board_->file(cell), y = board_->rank(cell);
  return {to_pixel({x, y, 0}), to_pixel({x + 1, y, 0}), to_pixel({x + 1, y + 1, 0}), to_pixel({x, y + 1, 0})};
}

Cell BoardPlane::cell_at(cv::Point2d pixel) const {
  const cv::Point2d p = to_board(pixel);
  if (!before_camera({p.x, p.y, 0})) return kNoCell;
  return board_->at(static_cast<int>(std::floor(p.x)), static_cast<int>(std::floor(p.y)));
}

Corners BoardPlane::corners() const {
  Corners corners = corners_on_board(*board_);
  for (cv::Point2d& corner : corners) corner = to_pixel(corner);
  return corners;
}

double BoardPlane::elevation() const {
  const double dx = camera_.x - board_->width() / 2.0, dy = camera_.y - board_->height() / 2.0;
  return std::atan2(camera_.z, std::hypot(dx, dy)) * 180 / std::numbers::pi;
}

double BoardPlane::square_px() const {
  const cv::Point2d m{board_->width() / 2.0, board_->height() / 2.0};
  const cv::Point2d along_file = to_pixel(m + cv::Point2d(0.5, 0)) - to_pixel(m - cv::Point2d(0.5, 0));
  const cv::Point2d along_rank = to_pixel(m + cv::Point2d(0, 0.5)) - to_pixel(m - cv::Point2d(0, 0.5));
  return (cv::norm(along_file) + cv::norm(along_rank)) / 2;
}

BoardPlane BoardPlane::turned(int orientation) const {
  const double w = board_->width();
  const cv::Matx33d quarter(0, -1, w, 1, 0, 0, 0, 0, 1), half(-1, 0, w, 0, -1, board_->height(), 0, 0, 1);
  const int turns = ((orientation % 4) + 4) % 4;
  cv::Matx33d h = homography_;
  if (turns >= 2) h = h * half;
  if (turns % 2 == 1) h = h * quarter;
  return BoardPlane(*board_, lens_, h);
}

BoardPlane BoardPlane::scaled_to(cv::Size size) const {
  const Lens lens = lens_.scaled_to(size);
  return BoardPlane(*board_, lens, lens.camera_matrix() * lens_.camera_matrix().inv() * homography_);
}

}  // namespace arbiter::calibration
