// SPDX-License-Identifier: MIT
#include "vision/change/registration.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "calibration/wide.h"

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

using Hold = Holds::Hold;

/// What there is to hold on to in a picture.
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

/// Two pictures, one level of them, and how the first one's light must be multiplied.
struct Pair {
  const std::vector<Hold>& holds;
  const cv::Mat1f& now;
  double gain = 1;

  Pair(const Holds::Level& first, const Holds::Level& second)
      : holds(first.edges()), now(second.grey), gain(std::clamp(second.mean / std::max(1.0, first.mean), 0.4, 2.5)) {}

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
std::array<float, 4> cubic(double after) {
  constexpr double kA = -0.75;
  const auto near = [](double d) { return static_cast<float>(((kA + 2) * d - (kA + 3)) * d * d + 1); };
  const auto far = [](double d) { return static_cast<float>(((kA * d - 5 * kA) * d + 8 * kA) * d - 4 * kA); };
  return {far(after + 1), near(after), near(1 - after), far(2 - after)};
}

/// Samples between four that lie `step` apart, one after the other.
ARBITER_WIDE void across(const std::uint8_t* in, int step, const std::array<float, 4>& by, int count, float* out) {
  const float w0 = by[0], w1 = by[1], w2 = by[2], w3 = by[3];
  for (int i = 0; i < count; ++i)
    out[i] = w0 * static_cast<float>(in[i]) + w1 * static_cast<float>(in[i + step]) +
             w2 * static_cast<float>(in[i + 2 * step]) + w3 * static_cast<float>(in[i + 3 * step]);
}

/// Samples between those of four rows.
ARBITER_WIDE void down(const std::array<const float*, 4>& rows, const std::array<float, 4>& by, int count,
                       std::uint8_t* out) {
  const float *a = rows[0], *b = rows[1], *c = rows[2], *d = rows[3];
  const float w0 = by[0], w1 = by[1], w2 = by[2], w3 = by[3];
  for (int i = 0; i < count; ++i) {
    // What lies below 0 is cut off anyway.
    const float half_up = w0 * a[i] + w1 * b[i] + w2 * c[i] + w3 * d[i] + 0.5F;
    const int whole = static_cast<int>(half_up);
    out[i] = static_cast<std::uint8_t>(std::clamp(whole, 0, 255));
  }
}

/// `out`: what lies between the pixels of `wide` so much after those of `in`, which has a rim of two pixels in it.
/// OpenCV's filter for this is not made for several samples at once.
void shifted(const cv::Mat3b& wide, const cv::Rect& in, const cv::Point2d& after, cv::Mat3b out) {
  const std::array<float, 4> right = cubic(after.x), below = cubic(after.y);
  const int count = 3 * in.width;
  cv::Mat1f rows(4, count);
  const auto take = [&](int row) {
    across(wide.ptr<std::uint8_t>(in.y + row) + 3 * (in.x - 1), 3, right, count, rows[(row + 4) % 4]);
  };
  for (int row = -1; row < 2; ++row) take(row);
  for (int row = 0; row < in.height; ++row) {
    take(row + 2);
    const auto at = [&](int r) { return rows[(r + 4) % 4]; };
    down({at(row - 1), at(row), at(row + 1), at(row + 2)}, below, count, out.ptr<std::uint8_t>(row));
  }
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
      shifted(wide, tile + step + cv::Point(rim, rim), by - cv::Point2d(step), out(tile));
    }
  return out;
}

/// `old` as it lies over `now`; of both it is known what there is to hold on to.
cv::Mat3b registered(const cv::Mat3b& old, const Holds& first, const cv::Mat3b& now, const Holds& second) {
  cv::Matx33d all = cv::Matx33d::eye();
  double by = 0;
  {
    const Pair coarse(first.coarse(), second.coarse());
    for (int step = 0; step < kCoarseSteps; ++step) {
      if (!coarse.step<4>(all, step < 2 ? 1 : 0.5, by)) return old;
      if (by < kCoarseSettled) break;
    }
    // From the halved pictures' pixels to whole ones, middles to middles.
    const cv::Matx33d whole(2, 0, 0.5, 0, 2, 0.5, 0, 0, 1);
    all = whole * all * whole.inv();
  }
  const Pair fine(first.fine(), second.fine());
  for (int step = 0; step < kFineSteps; ++step) {
    if (!fine.step<4>(all, 0.4, by)) return old;
    if (by < kSettled) break;
  }
  double farthest = 0;
  for (const cv::Vec3d& corner :
       {cv::Vec3d(0, 0, 1), cv::Vec3d(now.cols, 0, 1), cv::Vec3d(0, now.rows, 1), cv::Vec3d(now.cols, now.rows, 1)})
    farthest = std::max(farthest, cv::norm(all * corner - corner));
  if (farthest < kWorthMoving) return old;
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
  return moved_by(old, all);
}

}  // namespace

Holds::Holds(const cv::Mat3b& picture) : picture_(picture) {
  fine_.grey = grey_of(picture);
  coarse_.grey = halved(fine_.grey);
  for (Level* level : {&fine_, &coarse_}) level->mean = cv::mean(level->grey)[0];
}

const std::vector<Hold>& Holds::Level::edges() const {
  if (!edges_) edges_ = holds_of(grey);
  return *edges_;
}

cv::Mat3b laid_over(const Keyframe& before, const Keyframe& after) {
  const calibration::Corners a = before.plane.corners(), b = after.plane.corners();
  if (calibration::corner_distance(a, b) <= kKnocked)
    return registered(before.picture, before.holds(), after.picture, after.holds());
  std::array<cv::Point2f, 4> from, to;
  for (std::size_t i = 0; i < 4; ++i) from[i] = a[i], to[i] = b[i];
  cv::Mat3b moved;
  cv::warpPerspective(before.picture, moved, cv::getPerspectiveTransform(from, to), after.picture.size(),
                      cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  return registered(moved, Holds(moved), after.picture, after.holds());
}

}  // namespace arbiter::vision
