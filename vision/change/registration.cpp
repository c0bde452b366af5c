// SPDX-License-Identifier: MIT
#include "vision/change/registration.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

namespace arbiter::vision {

namespace {

constexpr double kKnocked = 3;            // pixels: what has moved by more has been moved, less is the tracker's doubt
constexpr int kCoarseSteps = 4;           // at most, of the least squares on the pictures halved and blurred
constexpr int kFineSteps = 4;             // at most, on the pictures as they are
constexpr double kCoarseSettled = 0.1;    // pixels of a coarse step from which the fine ones begin
constexpr double kSettled = 0.03;         // pixels of a fine step that is the last
constexpr double kWorthMoving = 0.12;     // pixels
constexpr double kCameraMoved = 0.7;      // pixels from which the camera itself may have been moved
constexpr int kProjectiveSteps = 4;       // then
constexpr double kFarthest = 6;           // pixels that a step may move: beyond there is nothing to hold on to
constexpr double kCoarseBlur = 1.5;       // pixels of the halved pictures, sigma: they lead from farther off
constexpr double kLeastEdge = 4;          // squared grey levels a pixel
constexpr double kAsShift = 0.06;         // pixels by which a tile's corners may lie off where its middle puts them
constexpr int kSmallestTile = 40;         // pixels: smaller ones cost as much as a warp
constexpr double kLongestShift = 12;      // pixels
constexpr int kRim = 8, kEvery = 2;       // pixels that are left out at the rim; between those looked at
constexpr std::size_t kMostHolds = 6000;  // of a picture's edges: more of them tell the same

cv::Mat1f grey_of(const cv::Mat3b& picture) {
  cv::Mat1b grey;
  cv::cvtColor(picture, grey, cv::COLOR_BGR2GRAY);
  cv::Mat1f smooth;
  grey.convertTo(smooth, CV_32F);
  cv::GaussianBlur(smooth, smooth, {0, 0}, 1);
  return smooth;
}

cv::Mat1f halved(const cv::Mat1f& grey) {
  cv::Mat1f half;
  cv::resize(grey, half, {grey.cols / 2, grey.rows / 2}, 0, 0, cv::INTER_AREA);
  cv::GaussianBlur(half, half, {0, 0}, kCoarseBlur);
  return half;
}

/// What there is to hold on to in the picture that is laid over: places of edges.
struct Hold {
  float x, y;    // pixels
  float dx, dy;  // slope there, grey levels a pixel
  float value;   // grey levels
};

std::vector<Hold> holds_of(const cv::Mat1f& grey) {
  std::vector<Hold> holds;
  for (int y = kRim; y + kRim < grey.rows; y += kEvery) {
    const float *up = grey[y - 1], *row = grey[y], *down = grey[y + 1];
    for (int x = kRim; x + kRim < grey.cols; x += kEvery) {
      // Sobel's, as a slope.
      const float dx = (up[x + 1] - up[x - 1] + 2 * (row[x + 1] - row[x - 1]) + down[x + 1] - down[x - 1]) / 8;
      const float dy = (down[x - 1] - up[x - 1] + 2 * (down[x] - up[x]) + down[x + 1] - up[x + 1]) / 8;
      if (dx * dx + dy * dy >= kLeastEdge)
        holds.push_back({static_cast<float>(x), static_cast<float>(y), dx, dy, row[x]});
    }
  }
  if (holds.size() <= kMostHolds) return holds;
  std::vector<Hold> some(kMostHolds);
  for (std::size_t i = 0; i < some.size(); ++i) some[i] = holds[i * holds.size() / some.size()];
  return some;
}

float between(const cv::Mat1f& grey, double x, double y) {
  const int column = std::clamp(static_cast<int>(x), 0, grey.cols - 2);
  const int line = std::clamp(static_cast<int>(y), 0, grey.rows - 2);
  const float u = std::clamp(static_cast<float>(x) - static_cast<float>(column), 0.0F, 1.0F);
  const float v = std::clamp(static_cast<float>(y) - static_cast<float>(line), 0.0F, 1.0F);
  const float *top = grey[line] + column, *low = grey[line + 1] + column;
  return (1 - v) * (top[0] + u * (top[1] - top[0])) + v * (low[0] + u * (low[1] - low[0]));
}

/// One step of the least squares: how the first picture, which lies where `all` puts it, must move on to lie over `b`;
/// what differs much counts little. `bold`: how many pixels the pictures may still be apart; `gain`: by which the first
/// picture's light is multiplied. Pixels at the picture's rim: right, down, turn, growth, and of `N` 8 the rest of a
/// projective map (two shears, two tilts).
/// The slopes are those of the first picture, in whose place they are asked for: Baker and Matthews, "Lucas-Kanade 20
/// Years On" (IJCV 2004), inverse compositional, with Cauchy's weights.
template <int N>
cv::Vec<double, N> step_towards(const std::vector<Hold>& holds, const cv::Mat1f& b, const cv::Matx33d& all, double gain,
                                double bold) {
  const double middle_x = b.cols / 2.0, middle_y = b.rows / 2.0, unit = b.cols / 2.0;
  std::array<std::array<double, N>, N> sum{};
  std::array<double, N> side{};
  for (const Hold& hold : holds) {
    const double w = all(2, 0) * hold.x + all(2, 1) * hold.y + all(2, 2);
    const double x = (all(0, 0) * hold.x + all(0, 1) * hold.y + all(0, 2)) / w;
    const double y = (all(1, 0) * hold.x + all(1, 1) * hold.y + all(1, 2)) / w;
    if (!(x >= 0 && y >= 0 && x <= b.cols - 1 && y <= b.rows - 1)) continue;
    const double dx = gain * hold.dx, dy = gain * hold.dy, strength = dx * dx + dy * dy;
    const double off = between(b, x, y) - gain * hold.value;
    const double weight = 1 / (1 + off * off / ((0.25 + bold * bold) * strength + 16));
    const double u = (x - middle_x) / unit, v = (y - middle_y) / unit;
    std::array<double, N> j;
    j[0] = dx, j[1] = dy, j[2] = u * dy - v * dx, j[3] = u * dx + v * dy;
    if constexpr (N == 8) {
      j[4] = v * dx + u * dy, j[5] = u * dx - v * dy;
      j[6] = u * (u * dx + v * dy), j[7] = v * (u * dx + v * dy);
    }
    for (std::size_t r = 0; r < N; ++r) {
      const double weighed = weight * j[r];
      side[r] -= weighed * off;
      for (std::size_t c = r; c < N; ++c) sum[r][c] += weighed * j[c];
    }
  }
  cv::Matx<double, N, N> square;
  cv::Vec<double, N> right;
  for (int r = 0; r < N; ++r) {
    right[r] = side[static_cast<std::size_t>(r)];
    for (int c = 0; c < N; ++c)
      square(r, c) = sum[static_cast<std::size_t>(std::min(r, c))][static_cast<std::size_t>(std::max(r, c))] + (r == c);
  }
  return square.solve(right, cv::DECOMP_CHOLESKY);
}

/// The first pictures of a pair, and how their light must be multiplied.
struct Pair {
  std::vector<Hold> holds;
  cv::Mat1f now;
  double gain = 1;

  Pair(const cv::Mat1f& first, const cv::Mat1f& b)
      : holds(holds_of(first)),
        now(b),
        gain(std::clamp(cv::mean(b)[0] / std::max(1.0, cv::mean(first)[0]), 0.4, 2.5)) {}

  /// Takes the map a step on; false where there is nothing to hold on to. `by`: what the step moves, pixels.
  template <int N>
  bool step(cv::Matx33d& all, double bold, double& by) const {
    const auto move = step_towards<N>(holds, now, all, gain, bold);
    by = cv::norm(move);
    if (!(by < kFarthest)) return false;
    const double unit = now.cols / 2.0;
    cv::Matx33d map(1 + move[3] / unit, -move[2] / unit, move[0], move[2] / unit, 1 + move[3] / unit, move[1], 0, 0, 1);
    if constexpr (N == 8)
      map = {1 + (move[3] + move[5]) / unit, (move[4] - move[2]) / unit,     move[0],
             (move[4] + move[2]) / unit,     1 + (move[3] - move[5]) / unit, move[1],
             -move[6] / unit / unit,         -move[7] / unit / unit,         1};
    const cv::Matx33d centred(1, 0, -now.cols / 2.0, 0, 1, -now.rows / 2.0, 0, 0, 1);
    all = centred.inv() * map * centred * all;
    return true;
  }
};

cv::Point2d apply(const cv::Matx33d& map, cv::Point2d p) {
  const cv::Vec3d q = map * cv::Vec3d(p.x, p.y, 1);
  return {q[0] / q[2], q[1] / q[2]};
}

/// Weights of four neighbours for a value that far (0 to 1) after the second of them: cubic convolution, with OpenCV's
/// constant.
cv::Mat1f cubic(double after) {
  constexpr double kA = -0.75;
  const auto near = [](double d) { return ((kA + 2) * d - (kA + 3)) * d * d + 1; };
  const auto far = [](double d) { return ((kA * d - 5 * kA) * d + 8 * kA) * d - 4 * kA; };
  return (cv::Mat1f(1, 4) << far(after + 1), near(after), near(1 - after), far(2 - after));
}

/// The farthest that the map moves a corner of the tile otherwise than its middle, pixels.
double deviation(const cv::Matx33d& map, const cv::Rect& tile) {
  const cv::Point2d middle(tile.x + tile.width / 2.0, tile.y + tile.height / 2.0);
  const cv::Point2d by = apply(map, middle) - middle;
  double most = 0;
  for (const cv::Point2d& corner : {cv::Point2d(tile.tl()), cv::Point2d(tile.x + tile.width, tile.y),
                                    cv::Point2d(tile.x, tile.y + tile.height), cv::Point2d(tile.br())})
    most = std::max(most, cv::norm(apply(map, corner) - corner - by));
  return most;
}

/// The picture as the map moves it. Where a camera trembles the map is a shift in every part of the picture, which
/// costs a tenth of a warp.
cv::Mat3b moved_by(const cv::Mat3b& picture, const cv::Matx33d& map) {
  const cv::Rect whole({}, picture.size());
  const cv::Matx33d back = map.inv();
  int side = std::max(picture.cols, picture.rows);
  while (side > kSmallestTile && deviation(back, {picture.cols - side, picture.rows - side, side, side}) > kAsShift)
    side /= 2;
  double farthest = 0;
  for (const cv::Point2d& corner : {cv::Point2d(0, 0), cv::Point2d(whole.width, 0), cv::Point2d(0, whole.height),
                                    cv::Point2d(whole.width, whole.height)})
    farthest = std::max(farthest, cv::norm(apply(back, corner) - corner));
  cv::Mat3b out;
  if (side <= kSmallestTile || farthest > kLongestShift) {
    cv::warpPerspective(picture, out, map, picture.size(), cv::INTER_CUBIC, cv::BORDER_REPLICATE);
    return out;
  }
  cv::Mat3b wide;
  const int rim = static_cast<int>(kLongestShift) + 4;
  cv::copyMakeBorder(picture, wide, rim, rim, rim, rim, cv::BORDER_REPLICATE);
  out.create(picture.size());
  for (int y = 0; y < picture.rows; y += side)
    for (int x = 0; x < picture.cols; x += side) {
      const cv::Rect tile = cv::Rect(x, y, side, side) & whole;
      const cv::Point2d middle(tile.x + tile.width / 2.0, tile.y + tile.height / 2.0);
      const cv::Point2d by = apply(back, middle) - middle;
      const cv::Point step(cvFloor(by.x), cvFloor(by.y));
      cv::sepFilter2D(wide(tile + step + cv::Point(rim, rim)), out(tile), -1, cubic(by.x - step.x),
                      cubic(by.y - step.y), {1, 1});
    }
  return out;
}

void register_on(cv::Mat3b& old, const cv::Mat3b& now) {
  const cv::Mat1f first = grey_of(old), b = grey_of(now);
  cv::Matx33d all = cv::Matx33d::eye();
  double by = 0;
  {
    const Pair coarse(halved(first), halved(b));
    for (int step = 0; step < kCoarseSteps; ++step) {
      if (!coarse.step<4>(all, step < 2 ? 1 : 0.5, by)) return;
      if (by < kCoarseSettled) break;
    }
    // From the halved pictures' pixels to whole ones, middles to middles.
    const cv::Matx33d whole(2, 0, 0.5, 0, 2, 0.5, 0, 0, 1);
    all = whole * all * whole.inv();
  }
  const Pair fine(first, b);
  for (int step = 0; step < kFineSteps; ++step) {
    if (!fine.step<4>(all, 0.4, by)) return;
    if (by < kSettled) break;
  }
  double farthest = 0;
  for (const cv::Vec3d& corner :
       {cv::Vec3d(0, 0, 1), cv::Vec3d(now.cols, 0, 1), cv::Vec3d(0, now.rows, 1), cv::Vec3d(now.cols, now.rows, 1)})
    farthest = std::max(farthest, cv::norm(all * corner - corner));
  if (farthest < kWorthMoving) return;
  // A camera that has been moved sees the board in another perspective: what a similarity leaves is taken out.
  if (farthest > kCameraMoved) {
    cv::Matx33d seen = all;
    bool held = true;
    for (int step = 0; step < kProjectiveSteps && held; ++step) {
      held = fine.step<8>(seen, 0.6, by);
      if (by < kSettled) break;
    }
    if (held) all = seen;
  }
  old = moved_by(old, all);
}

}  // namespace

cv::Mat3b laid_over(const Still& before, const Still& after) {
  cv::Mat3b old = before.picture.clone();
  const calibration::Corners a = before.plane.corners(), b = after.plane.corners();
  if (calibration::corner_distance(a, b) > kKnocked) {
    std::array<cv::Point2f, 4> from, to;
    for (std::size_t i = 0; i < 4; ++i) from[i] = a[i], to[i] = b[i];
    cv::Mat3b moved;
    cv::warpPerspective(old, moved, cv::getPerspectiveTransform(from, to), after.picture.size(), cv::INTER_LINEAR,
                        cv::BORDER_REPLICATE);
    old = moved;
  }
  register_on(old, after.picture);
  return old;
}

}  // namespace arbiter::vision
