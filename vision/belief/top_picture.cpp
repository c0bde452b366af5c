// SPDX-License-Identifier: MIT
#include "vision/belief/top_picture.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace arbiter::vision {

namespace {

constexpr int kGrid = 8;                // pixels between points of which it is found out exactly where they are seen
constexpr double kBlurPerPixel = 0.35;  // sigma of the blur, against the source's pixels for each pixel drawn
constexpr double kLeastBlur = 0.5;      // sigma in pixels of the source, from which on it is blurred
constexpr float kDarkest = 10;          // added to colours: below it a logarithm would show the noise only
constexpr double kSmooth = 0.7;         // sigma in pixels, of what is drawn

/// Where each pixel of the drawing is seen in the picture.
cv::Mat2f sources_of(const calibration::BoardPlane& plane, const Layout& layout) {
  const cv::Size size = layout.size();
  const int s = layout.square();
  cv::Mat2f grid((size.height + kGrid - 1) / kGrid + 1, (size.width + kGrid - 1) / kGrid + 1);
  for (int y = 0; y < grid.rows; ++y)
    for (int x = 0; x < grid.cols; ++x) {
      const cv::Point2d on_board(static_cast<double>(x * kGrid) / s - Layout::kMargin,
                                 layout.board().height() + Layout::kMargin - static_cast<double>(y * kGrid) / s);
      // What lies behind the camera is seen nowhere.
      const bool before = plane.before_camera({on_board.x, on_board.y, 0});
      grid(y, x) = before ? cv::Vec2f(cv::Point2f(plane.to_pixel(on_board))) : cv::Vec2f(-1e4F, -1e4F);
    }
  cv::Mat2f out(size);
  for (int y = 0; y < size.height; ++y) {
    const int gy = y / kGrid;
    const float fy = static_cast<float>(y % kGrid) / kGrid;
    for (int x = 0; x < size.width; ++x) {
      const int gx = x / kGrid;
      const float fx = static_cast<float>(x % kGrid) / kGrid;
      const cv::Vec2f top = grid(gy, gx) * (1 - fx) + grid(gy, gx + 1) * fx;
      const cv::Vec2f low = grid(gy + 1, gx) * (1 - fx) + grid(gy + 1, gx + 1) * fx;
      out(y, x) = top * (1 - fy) + low * fy;
    }
  }
  return out;
}

}  // namespace

Layout::Layout(const Board& board, int square)
    : board_(&board),
      square_(square),
      field_(cv::Mat1b::zeros((board.height() + 2 * kMargin) * square, (board.width() + 2 * kMargin) * square)) {
  for (const Cell cell : board.cells()) field_(box(cell)).setTo(255);
}

cv::Point2d Layout::at(cv::Point2d on_board) const {
  return {(on_board.x + kMargin) * square_, (board_->height() + kMargin - on_board.y) * square_};
}

cv::Point2d Layout::middle(Cell cell) const { return at({board_->file(cell) + 0.5, board_->rank(cell) + 0.5}); }

cv::Rect Layout::box(Cell cell) const {
  return {(board_->file(cell) + kMargin) * square_, (board_->height() - 1 - board_->rank(cell) + kMargin) * square_,
          square_, square_};
}

TopPicture from_above(const cv::Mat& picture, const calibration::BoardPlane& plane, const Layout& layout) {
  TopPicture out;
  out.corners = plane.corners();
  const double square = plane.square_px();
  for (cv::Point2d& corner : out.corners) corner /= square;
  const double blur = kBlurPerPixel * square / layout.square();
  cv::Mat blurred;  // not the picture's own pixels: others look at those
  if (blur > kLeastBlur) cv::GaussianBlur(picture, blurred, {}, blur);
  const cv::Mat& source = blurred.empty() ? picture : blurred;
  const cv::Mat2f from = sources_of(plane, layout);
  cv::Mat top;
  cv::remap(source, top, from, {}, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  top.convertTo(out.log, CV_32F);
  out.log += cv::Scalar::all(kDarkest);
  cv::log(out.log, out.log);
  cv::GaussianBlur(out.log, out.log, {}, kSmooth);
  out.seen.create(layout.size());
  const auto right = static_cast<float>(picture.cols - 1), bottom = static_cast<float>(picture.rows - 1);
  for (int y = 0; y < out.seen.rows; ++y)
    for (int x = 0; x < out.seen.cols; ++x) {
      const cv::Vec2f& at = from(y, x);
      out.seen(y, x) = at[0] >= 0 && at[1] >= 0 && at[0] <= right && at[1] <= bottom ? 255 : 0;
    }
  cv::erode(out.seen, out.seen, cv::Mat1b::ones(3, 3));
  return out;
}

}  // namespace arbiter::vision
