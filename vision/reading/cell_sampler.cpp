// SPDX-License-Identifier: MIT
#include "vision/reading/cell_sampler.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>

namespace arbiter::vision {

using calibration::BoardPlane;

namespace {

constexpr double kReducedSquare = 40;  // px: a square's side in the reduced picture
constexpr float kTremble = 0.6F;       // reduced pixels: a still camera's pictures shift against each other by less
constexpr double kTallest = 1.9;       // squares: no piece is higher
// A piece as an obstacle: a foot, and a body above it. A little wider than most, so that what is called visible is.
constexpr double kFootRadius = 0.38, kFootHeight = 0.3, kBodyRadius = 0.28;
constexpr double kHidingReach = 3.5;  // squares: a piece farther away hides nothing unless the view is very flat

/// Lagrange's weights of the values at 0, `middle` and `last`.
cv::Vec3f parabola(int i, int middle, int last) {
  const auto x = static_cast<float>(i), m = static_cast<float>(middle), e = static_cast<float>(last);
  return {(x - m) * (x - e) / (m * e), x * (x - e) / (m * (m - e)), x * (x - m) / (e * (e - m))};
}

/// Puts a value on every point of a grid, of which it asks nine.
template <typename At, typename Put>
void interpolate(int width, int height, const At& at, const Put& put) {
  const std::array<int, 3> xs{0, width / 2, width - 1}, ys{0, height / 2, height - 1};
  std::array<std::array<cv::Vec2f, 3>, 3> known;
  for (size_t j = 0; j < 3; ++j)
    for (size_t i = 0; i < 3; ++i) known[j][i] = at(xs[i], ys[j]);
  for (int y = 0; y < height; ++y) {
    const cv::Vec3f down = parabola(y, ys[1], ys[2]);
    std::array<cv::Vec2f, 3> line;
    for (size_t i = 0; i < 3; ++i) line[i] = down[0] * known[0][i] + down[1] * known[1][i] + down[2] * known[2][i];
    for (int x = 0; x < width; ++x) {
      const cv::Vec3f across = parabola(x, xs[1], xs[2]);
      put(x, y, across[0] * line[0] + across[1] * line[1] + across[2] * line[2]);
    }
  }
}

/// The rectangle, grown to sides that can be halved several times without a rest, where the picture allows: halving
/// with a rest takes five times as long.
cv::Rect halving_well(cv::Rect area, cv::Size picture) {
  constexpr int kMultiple = 8;
  const auto grow = [](int& at, int& length, int most) {
    const int wanted = (length + kMultiple - 1) / kMultiple * kMultiple;
    if (wanted > most) return;
    at = std::min(at, most - wanted);
    length = wanted;
  };
  grow(area.x, area.width, picture.width);
  grow(area.y, area.height, picture.height);
  return area;
}

}  // namespace

CellSampler::CellSampler(const BoardPlane& plane, cv::Size picture)
    : plane_(plane),
      picture_(picture),
      map_(static_cast<int>(plane.board().size()), samples::kAll),
      colours_(map_.size()),
      inside_(static_cast<size_t>(plane.board().size())),
      hidings_(inside_.size()),
      near_to_far_(plane.board().cells()),
      own_rows_(inside_.size()),
      elevation_(inside_.size()) {
  place(plane);
}

CellSampler::CellSampler(const CellSampler& other)
    : plane_(other.plane_),
      picture_(other.picture_),
      reduced_size_(other.reduced_size_),
      area_(other.area_),
      scale_(other.scale_),
      reduced_(other.reduced_.clone()),
      map_(other.map_.clone()),
      colours_(other.colours_.clone()),
      inside_(other.inside_),
      hidings_(other.hidings_),
      near_to_far_(other.near_to_far_),
      own_rows_(other.own_rows_),
      elevation_(other.elevation_),
      hidings_from_(other.hidings_from_) {}

void CellSampler::place(const BoardPlane& plane) {
  plane_ = plane;
  // The part of the picture in which the board and whatever stands on it can be.
  std::vector<cv::Point2f> outline;
  for (const cv::Point2d& corner : calibration::corners_on_board(plane.board()))
    for (const double z : {0.0, kTallest})
      if (plane.before_camera({corner.x, corner.y, z})) outline.emplace_back(plane.to_pixel({corner.x, corner.y, z}));
  cv::Rect area = cv::boundingRect(outline);
  area = (area + cv::Size(16, 16) - cv::Point(8, 8)) & cv::Rect({0, 0}, picture_);
  if (area.empty()) area = {{0, 0}, picture_};
  area = halving_well(area, picture_);
  if ((area_ & area) != area) area_ = area;
  scale_ = std::min(1.0, kReducedSquare / std::max(plane.square_px(), 1.0));
  reduced_size_ = {std::max(1, static_cast<int>(std::lround(area_.width * scale_))),
                   std::max(1, static_cast<int>(std::lround(area_.height * scale_)))};
  project();
  // What hides what changes only when the camera really goes elsewhere.
  if (cv::norm(plane.camera() - hidings_from_) > 0.02 * cv::norm(plane.camera())) find_hidings();
}

cv::Point3d CellSampler::point(Cell cell, int sample) const {
  const cv::Point2d middle = plane_.middle(cell);
  if (sample < samples::kGround)
    return {middle.x + samples::ground_offset(sample % samples::kGroundSide),
            middle.y + samples::ground_offset(sample / samples::kGroundSide), 0};
  const int row = (sample - samples::kGround) / samples::kAcross,
            across = (sample - samples::kGround) % samples::kAcross;
  cv::Point2d sight{middle.x - plane_.camera().x, middle.y - plane_.camera().y};
  const double length = cv::norm(sight);
  sight = length > 1e-6 ? sight / length : cv::Point2d(0, 1);
  const double e = (across - samples::kAcross / 2) * static_cast<double>(samples::kAcrossStep);
  return {middle.x + sight.y * e, middle.y - sight.x * e, samples::height(row)};
}

void CellSampler::project() {
  const cv::Rect2d frame(0, 0, reduced_size_.width - 1, reduced_size_.height - 1);
  const double sx = static_cast<double>(reduced_size_.width) / area_.width;
  const double sy = static_cast<double>(reduced_size_.height) / area_.height;
  map_.setTo(cv::Scalar(-10, -10));
  const auto at = [&](Cell cell, int sample) {
    const cv::Point2d pixel = plane_.to_pixel(point(cell, sample));
    return cv::Vec2f(static_cast<float>((pixel.x - area_.x + 0.5) * sx - 0.5),
                     static_cast<float>((pixel.y - area_.y + 0.5) * sy - 0.5));
  };
  for (const Cell cell : plane_.board().cells()) {
    auto* pixels = map_.ptr<cv::Vec2f>(cell.value);
    SampleSet& inside = inside_[cell.value];
    inside.reset();
    const auto put = [&](int i, const cv::Vec2f& pixel) {
      pixels[i] = pixel;
      inside[static_cast<size_t>(i)] = frame.contains(cv::Point2d(pixel[0], pixel[1]));
    };
    const auto before_camera = [&](int i) { return plane_.before_camera(point(cell, i)); };
    constexpr int kTop = samples::kRows - 1, kEnd = samples::kAcross - 1, kSide = samples::kGroundSide - 1;
    const bool all_before_camera =
        before_camera(samples::ground(0, 0)) && before_camera(samples::ground(kSide, 0)) &&
        before_camera(samples::ground(0, kSide)) && before_camera(samples::ground(kSide, kSide)) &&
        before_camera(samples::column(kTop, 0)) && before_camera(samples::column(kTop, kEnd));
    if (!all_before_camera) {
      for (int i = 0; i < samples::kAll; ++i)
        if (before_camera(i)) put(i, at(cell, i));
      continue;
    }
    // Within a cell a parabola through every third point is as exact as the projection itself, lens and all.
    interpolate(
        samples::kGroundSide, samples::kGroundSide, [&](int x, int y) { return at(cell, samples::ground(x, y)); },
        [&](int x, int y, const cv::Vec2f& pixel) { put(samples::ground(x, y), pixel); });
    interpolate(
        samples::kAcross, samples::kRows, [&](int across, int row) { return at(cell, samples::column(row, across)); },
        [&](int across, int row, const cv::Vec2f& pixel) { put(samples::column(row, across), pixel); });
  }
}

void CellSampler::find_hidings() {
  hidings_from_ = plane_.camera();
  const cv::Point3d camera = plane_.camera();
  const auto away = [&](Cell cell) {
    const cv::Point2d m = plane_.middle(cell);
    return std::hypot(m.x - camera.x, m.y - camera.y);
  };
  std::stable_sort(near_to_far_.begin(), near_to_far_.end(), [&](Cell a, Cell b) { return away(a) < away(b); });
  for (const Cell cell : plane_.board().cells()) {
    const double slope = std::abs(camera.z) / std::max(away(cell), 1e-6);
    elevation_[cell.value] = std::atan(slope) * 180 / std::numbers::pi;
    own_rows_[cell.value] = static_cast<int>(std::clamp(0.45 * slope / samples::kRowStep, 1.0, 1.0 * samples::kRows));
    auto& list = hidings_[cell.value];
    list.clear();
    std::array<cv::Point3d, samples::kAll> points;
    for (int i = 0; i < samples::kAll; ++i) points[static_cast<size_t>(i)] = point(cell, i);
    for (const Cell by : plane_.board().cells()) {
      const cv::Point2d axis = plane_.middle(by), middle = plane_.middle(cell);
      if (by == cell || std::hypot(axis.x - middle.x, axis.y - middle.y) > kHidingReach) continue;
      for (int i = 0; i < samples::kAll; ++i) {
        const cv::Point3d& p = points[static_cast<size_t>(i)];
        // Along the ray to the camera, where it passes the piece's axis most closely.
        const cv::Point3d d = camera - p;
        const double level = d.x * d.x + d.y * d.y;
        if (level < 1e-9) continue;
        const double t = ((axis.x - p.x) * d.x + (axis.y - p.y) * d.y) / level;
        if (t <= 0 || t >= 1) continue;
        const double x = p.x + t * d.x - axis.x, y = p.y + t * d.y - axis.y, z = p.z + t * d.z;
        const double radius = z < kFootHeight ? kFootRadius : kBodyRadius;
        if (z > kTallest || x * x + y * y > radius * radius) continue;
        list.push_back({static_cast<std::uint8_t>(i), by, static_cast<float>(z)});
      }
    }
  }
}

void CellSampler::take(const cv::Mat& picture) {
  // Halved while that is not too much, then interpolated: the mean over exactly so many pixels takes several times as
  // long and reads no better.
  cv::Mat source = picture(area_);
  const auto halvings = static_cast<size_t>(std::floor(std::log2(1 / scale_)));
  for (size_t level = 0; level < halvings; ++level) {
    if (level == halves_.size()) halves_.emplace_back();
    cv::resize(source, halves_[level], {(source.cols + 1) / 2, (source.rows + 1) / 2}, 0, 0, cv::INTER_AREA);
    source = halves_[level];
  }
  cv::resize(source, reduced_, reduced_size_, 0, 0, cv::INTER_LINEAR);
  cv::remap(reduced_, colours_, map_, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
}

CellSampler sampled(const cv::Mat& picture, const BoardPlane& plane) {
  CellSampler sampler(plane, picture.size());
  sampler.take(picture);
  return sampler;
}

std::vector<CellLook> CellSampler::looks() const {
  cv::Mat low_picture, high_picture;
  cv::erode(reduced_, low_picture, cv::Mat());
  cv::dilate(reduced_, high_picture, cv::Mat());
  cv::Mat3b low, high;
  cv::remap(low_picture, low, map_, cv::noArray(), cv::INTER_NEAREST, cv::BORDER_REPLICATE);
  cv::remap(high_picture, high, map_, cv::noArray(), cv::INTER_NEAREST, cv::BORDER_REPLICATE);
  std::vector<CellLook> list(inside_.size());
  for (const Cell cell : plane_.board().cells()) {
    CellLook& look = list[cell.value];
    std::copy_n(colours_.ptr<cv::Vec3b>(cell.value), samples::kAll, look.colour.begin());
    const auto* lowest = low.ptr<cv::Vec3b>(cell.value);
    const auto* highest = high.ptr<cv::Vec3b>(cell.value);
    for (size_t i = 0; i < samples::kAll; ++i)
      for (int c = 0; c < 3; ++c) {
        const float here = look.colour[i][c];
        look.low[i][c] = cv::saturate_cast<uchar>(here + kTremble * std::min(0.0F, lowest[i][c] - here));
        look.high[i][c] = cv::saturate_cast<uchar>(here + kTremble * std::max(0.0F, highest[i][c] - here));
      }
    look.valid = inside_[cell.value];
  }
  return list;
}

}  // namespace arbiter::vision
