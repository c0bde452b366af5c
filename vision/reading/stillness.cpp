// SPDX-License-Identifier: MIT
#include "vision/reading/stillness.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace arbiter::vision {

namespace {

constexpr int kWidth = 320;     // px: the small copies' longer side
constexpr int kDifferent = 20;  // grey levels
constexpr int kMostDifferent = 45;
constexpr double kAboveNoise = 4;  // a difference so many times the median one counts as one
constexpr double kOver = 0.3;      // squares of area: less than that of a hand over the board may be its shadow
constexpr double kPiece =
    2.0;  // squares, there where it is: what is no larger, the whole of it, is a piece and no hand
constexpr int kFewestLandmarks = 12;
constexpr double kSeenThrough = 0.95;  // share of the crossings in a changed part from which on it is the light
constexpr double kMoving = 0.004;      // share of the board
constexpr double kFollowed = 0.5;      // px of the small copy: a smaller shift does not show
constexpr double kElsewhere = 6;       // px of the small copy: with the camera moved so far pictures cannot be compared

/// The same as the general way goes where it takes whole steps of `step` pixels and then halves, in one go.
cv::Mat3b small_in_steps(const cv::Mat3b& picture, int step) {
  cv::Mat3b out(picture.rows / step / 2, picture.cols / step / 2);
  for (int y = 0; y < out.rows; ++y) {
    const cv::Vec3b *up = picture[2 * y * step], *down = picture[(2 * y + 1) * step];
    cv::Vec3b* row = out[y];
    for (int x = 0; x < out.cols; ++x) {
      const int left = 2 * x * step, right = left + step;
      for (int c = 0; c < 3; ++c)
        row[x][c] = static_cast<uchar>((up[left][c] + up[right][c] + down[left][c] + down[right][c] + 2) / 4);
    }
  }
  return out;
}

cv::Mat3b small_copy(const cv::Mat& picture) {
  const double scale = static_cast<double>(kWidth) / std::max(picture.cols, picture.rows);
  const cv::Size size(static_cast<int>(std::lround(picture.cols * scale)),
                      static_cast<int>(std::lround(picture.rows * scale)));
  // Coarse first: the mean over some of the pixels is as good here and much cheaper.
  const int step = static_cast<int>(0.5 / scale);
  if (step > 1 && picture.size() == size * (2 * step)) return small_in_steps(picture, step);
  cv::Mat coarse = picture;
  if (step > 1) cv::resize(picture, coarse, {picture.cols / step, picture.rows / step}, 0, 0, cv::INTER_NEAREST);
  cv::Mat3b out;
  cv::resize(coarse, out, size, 0, 0, cv::INTER_AREA);
  return out;
}

/// By how much each channel of the whole picture has become brighter.
cv::Scalar gain_between(const cv::Mat3b& from, const cv::Mat3b& to) {
  cv::Scalar gain(1, 1, 1);
  std::array<std::vector<float>, 3> ratios;
  for (int y = 2; y < from.rows; y += 6)
    for (int x = 2; x < from.cols; x += 6)
      for (int c = 0; c < 3; ++c) {
        const int a = from(y, x)[c], b = to(y, x)[c];
        if (a > 15 && a < 245 && b < 245)
          ratios[static_cast<size_t>(c)].push_back(static_cast<float>(b) / static_cast<float>(a));
      }
  for (size_t c = 0; c < 3; ++c) {
    if (ratios[c].size() < 50) continue;
    auto middle = ratios[c].begin() + static_cast<long>(ratios[c].size() / 2);
    std::nth_element(ratios[c].begin(), middle, ratios[c].end());
    gain[static_cast<int>(c)] = std::clamp(*middle, 0.5F, 2.0F);
  }
  return gain;
}

int median(const cv::Mat1b& values) {
  std::array<int, 256> count{};
  int total = 0;
  for (int y = 1; y < values.rows; y += 3)
    for (int x = 1; x < values.cols; x += 3, ++total) ++count[values(y, x)];
  int value = 0;
  for (int below = count[0]; below * 2 < total && value < 255; below += count[static_cast<size_t>(value)]) ++value;
  return value;
}

cv::Mat1b difference(const cv::Mat3b& from, const cv::Mat3b& to) {
  const cv::Scalar gain = gain_between(from, to);
  std::array<std::array<uchar, 256>, 3> expected{};
  for (size_t c = 0; c < 3; ++c)
    for (size_t v = 0; v < 256; ++v)
      expected[c][v] = cv::saturate_cast<uchar>(static_cast<double>(v) * gain[static_cast<int>(c)]);
  cv::Mat1b most(from.size());
  for (int y = 0; y < from.rows; ++y) {
    const cv::Vec3b *a = from[y], *b = to[y];
    uchar* row = most[y];
    for (int x = 0; x < from.cols; ++x) {
      const int blue = std::abs(expected[0][a[x][0]] - b[x][0]), green = std::abs(expected[1][a[x][1]] - b[x][1]);
      const int red = std::abs(expected[2][a[x][2]] - b[x][2]);
      row[x] = static_cast<uchar>(std::max(blue, std::max(green, red)));
    }
  }
  // A camera with much noise, or one that is over-exposed, differs by more from itself.
  const int different = std::clamp(static_cast<int>(kAboveNoise * median(most)), kDifferent, kMostDifferent);
  cv::Mat1b out = most > different;
  cv::morphologyEx(out, out, cv::MORPH_OPEN, cv::Mat::ones(2, 2, CV_8U));
  return out;
}

}  // namespace

void Stillness::accept(const cv::Mat& picture, const calibration::BoardPlane& plane,
                       const std::vector<Landmark>& landmarks, bool hand) {
  constexpr int kBlur = 2;  // px of the small copy round a hand that are partly its own
  reference_landmarks_ = landmarks;
  reference_ = small_copy(picture);
  if (hand && !outside_.empty() && outside_.size() == reference_.size()) {
    cv::Mat1b covered;
    cv::dilate(outside_, covered, cv::Mat::ones(2 * kBlur + 1, 2 * kBlur + 1, CV_8U));
    before_.copyTo(reference_, covered);
  }
  reference_homography_ = plane.homography();
}

StillnessReport Stillness::look(const cv::Mat& picture, const calibration::BoardPlane& plane,
                                const std::vector<Landmark>& landmarks) {
  cv::Mat3b small = small_copy(picture);
  const double scale = static_cast<double>(small.cols) / picture.cols;
  place(plane, small.size(), scale);
  const cv::Mat1b& board = board_;
  const double square = square_, area = area_;
  changed_.release();
  outside_.release();

  StillnessReport report;
  if (!previous_.empty() && previous_.size() == small.size())
    report.moving = cv::countNonZero(difference(previous_, small) & board) / area;
  else
    report.moving = 1;  // nobody knows
  const bool moving = report.moving > kMoving;
  previous_ = small;

  bool reached = false;
  if (!reference_.empty() && reference_.size() == small.size()) {
    cv::Mat3b reference;
    // The reference as the camera would see it from where it is now.
    const cv::Matx33d to_small(scale, 0, 0, 0, scale, 0, 0, 0, 1);
    const cv::Matx33d warp = to_small * plane.homography() * reference_homography_.inv() * to_small.inv();
    double shift = 0;
    for (const cv::Point2d& corner : plane.corners()) {
      const cv::Vec3d p = warp.inv() * cv::Vec3d(corner.x * scale, corner.y * scale, 1);
      shift = std::max(shift, std::hypot(p[0] / p[2] - corner.x * scale, p[1] / p[2] - corner.y * scale));
    }
    if (shift > kFollowed)
      cv::warpPerspective(reference_, reference, warp, reference_.size(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    else
      reference = reference_;
    if (shift < kElsewhere) {
      cv::Mat1b changed = difference(reference, small);
      report.changed = cv::countNonZero(changed & board) / area;
      if (shift > kFollowed) {
        // Board and table do not move alike: beyond the board nothing can be compared.
        cv::Mat1b near;
        const int reach = static_cast<int>(std::sqrt(square)) + 1;
        cv::dilate(board, near, cv::getStructuringElement(cv::MORPH_ELLIPSE, {2 * reach + 1, 2 * reach + 1}));
        changed &= near;
      }
      cv::morphologyEx(changed, changed, cv::MORPH_CLOSE, cv::Mat::ones(5, 5, CV_8U));
      changed_ = changed;
      // What does not touch the board does not reach over it.
      const bool touched = cv::countNonZero(changed & board) > 0;
      const cv::Mat1b arm = touched ? reaching(changed, kPiece) : cv::Mat1b(),
                      from_outside = touched ? arm & board : arm;
      const double over = touched ? cv::countNonZero(from_outside) : 0;
      report.covered = over / area;
      reached = over > kOver * square;
      if (reached && seen_through(from_outside, landmarks)) {
        report.light = true;
        reached = false;
      }
      if (reached) {
        outside_ = arm;
        before_ = reference;
      }
    }
  }
  report.calm = reached ? Calm::reached : moving ? Calm::settled : Calm::still;
  return report;
}

/// Draws the board as it lies in a small copy; a camera that stands still is drawn once.
void Stillness::place(const calibration::BoardPlane& plane, cv::Size small, double scale) {
  const bool same = placed_ && &placed_->board() == &plane.board() && board_.size() == small && scale_ == scale &&
                    placed_->homography() == plane.homography() && placed_->corners() == plane.corners();
  if (same) return;
  board_ = cv::Mat1b::zeros(small);
  std::vector<cv::Point> outline(4);
  squares_.clear();
  for (const Cell cell : plane.board().cells()) {
    const calibration::Corners corners = plane.outline(cell);
    for (size_t i = 0; i < 4; ++i) outline[i] = corners[i] * scale;
    cv::fillConvexPoly(board_, outline, 255);
    const cv::Point2d across = corners[2] - corners[0], other = corners[3] - corners[1];
    squares_.emplace_back(plane.to_pixel(plane.middle(cell)) * scale,
                          0.5 * scale * scale * std::abs(across.cross(other)));
  }
  area_ = std::max(1.0, static_cast<double>(cv::countNonZero(board_)));
  square_ = area_ / static_cast<double>(plane.board().cells().size());
  scale_ = scale;
  placed_ = plane;
}

/// Are the crossings that were seen in the reference still seen in this part of the board?
bool Stillness::seen_through(const cv::Mat1b& part, const std::vector<Landmark>& landmarks) const {
  if (landmarks.size() != reference_landmarks_.size()) return false;
  int inside = 0, seen = 0;
  for (size_t i = 0; i < landmarks.size(); ++i) {
    const cv::Point at = landmarks[i].pixel * scale_;
    if (!reference_landmarks_[i].seen || !cv::Rect({0, 0}, part.size()).contains(at) || part(at) == 0) continue;
    ++inside;
    seen += landmarks[i].seen;
  }
  return inside >= kFewestLandmarks && seen >= kSeenThrough * inside;
}

/// The parts of a mask that hang together with the picture's edge: only these come from outside, islands do not. Parts
/// of no more than `least` squares are left out.
cv::Mat1b Stillness::reaching(const cv::Mat1b& changed, double least) const {
  constexpr int kEdge = 2;  // pixels
  const cv::Rect within(kEdge, kEdge, changed.cols - 2 * kEdge, changed.rows - 2 * kEdge);
  if (!within.empty() && cv::countNonZero(changed) == cv::countNonZero(changed(within)))
    return cv::Mat1b::zeros(changed.size());
  cv::Mat1i parts, stats;
  cv::Mat1d centres;
  const int count = cv::connectedComponentsWithStats(changed, parts, stats, centres, 8);
  std::vector<char> outside(static_cast<size_t>(count), 0);
  for (int i = 1; i < count; ++i) {
    const int x = stats(i, cv::CC_STAT_LEFT), y = stats(i, cv::CC_STAT_TOP);
    const bool at_edge = x < kEdge || y < kEdge || x + stats(i, cv::CC_STAT_WIDTH) > parts.cols - kEdge ||
                         y + stats(i, cv::CC_STAT_HEIGHT) > parts.rows - kEdge;
    if (!at_edge || squares_.empty()) continue;
    const cv::Point2d centre(centres(i, 0), centres(i, 1));
    const auto nearest = std::min_element(squares_.begin(), squares_.end(), [&](const auto& a, const auto& b) {
      return cv::norm(a.first - centre) < cv::norm(b.first - centre);
    });
    outside[static_cast<size_t>(i)] = stats(i, cv::CC_STAT_AREA) > least * nearest->second;
  }
  cv::Mat1b out(changed.size());
  for (int y = 0; y < parts.rows; ++y)
    for (int x = 0; x < parts.cols; ++x) out(y, x) = outside[static_cast<size_t>(parts(y, x))] != 0 ? 255 : 0;
  return out;
}

bool Stillness::reaches_beyond(const calibration::BoardPlane& plane, const std::vector<Cell>& cells) const {
  if (changed_.empty()) return true;
  constexpr double kFoot = 0.55, kTop = 0.4, kHeight = 1.8;  // squares: a piece with its closest shadow
  constexpr int kCorners = 12, kRing = 3;                    // the ring in px of the small copy
  constexpr double kFinger = 0.25;                           // squares
  cv::Mat1b pieces = cv::Mat1b::zeros(changed_.size());
  for (const Cell cell : cells) {
    const cv::Point2d middle = plane.middle(cell);
    std::vector<cv::Point2f> outline;
    for (int k = 0; k < kCorners; ++k) {
      const double angle = 2 * CV_PI * k / kCorners;
      const cv::Point2d way{std::cos(angle), std::sin(angle)};
      const cv::Point2d foot = middle + kFoot * way, top = middle + kTop * way;
      outline.emplace_back(plane.to_pixel(foot) * scale_);
      outline.emplace_back(plane.to_pixel(cv::Point3d(top.x, top.y, kHeight)) * scale_);
    }
    std::vector<cv::Point2f> hull;
    cv::convexHull(outline, hull);
    const std::vector<cv::Point> polygon(hull.begin(), hull.end());
    cv::fillConvexPoly(pieces, polygon, 255);
  }
  const cv::Mat1b rest = reaching(changed_ & ~pieces, 0);
  if (cv::countNonZero(rest & board_) > kOver * square_) return true;
  // A hand that still holds the piece.
  cv::Mat1b ring;
  cv::dilate(pieces, ring, cv::Mat::ones(2 * kRing + 1, 2 * kRing + 1, CV_8U));
  return cv::countNonZero(rest & ring & ~pieces) > kFinger * std::sqrt(square_) * kRing;
}

}  // namespace arbiter::vision
