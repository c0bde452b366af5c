// SPDX-License-Identifier: MIT
#include "vision/locate/lines.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>
#include <optional>

namespace arbiter::vision {

namespace {

constexpr float kPi = std::numbers::pi_v<float>;

// Second derivatives across and along the strongest bend of the grey levels at a pixel.
struct Bend {
  float across = 0, along = 0;
  cv::Point2f normal;
};

Bend bend_at(const cv::Mat1f& m, int x, int y, float sign) {
  const float *up = m[y - 1], *here = m[y], *down = m[y + 1];
  const float xx = sign * (here[x - 1] - 2 * here[x] + here[x + 1]), yy = sign * (up[x] - 2 * here[x] + down[x]);
  const float xy = sign * 0.25f * (up[x - 1] - up[x + 1] - down[x - 1] + down[x + 1]);
  const float half = (xx - yy) / 2, root = std::sqrt(half * half + xy * xy), angle = 0.5f * std::atan2(xy, half);
  return {(xx + yy) / 2 + root, (xx + yy) / 2 - root, {std::cos(angle), std::sin(angle)}};
}

// The larger second derivative of every pixel.
cv::Mat1f bends(const cv::Mat1f& m, float sign) {
  cv::Mat1f out(m.size(), 0.0f);
  for (int y = 1; y + 1 < m.rows; ++y) {
    const float *up = m[y - 1], *here = m[y], *down = m[y + 1];
    float* row = out[y];
    for (int x = 1; x + 1 < m.cols; ++x) {
      const float xx = sign * (here[x - 1] - 2 * here[x] + here[x + 1]);
      const float yy = sign * (up[x] - 2 * here[x] + down[x]);
      const float xy = 0.25f * (up[x - 1] - up[x + 1] - down[x - 1] + down[x + 1]);
      const float half = (xx - yy) / 2;
      row[x] = (xx + yy) / 2 + std::sqrt(half * half + xy * xy);
    }
  }
  return out;
}

}  // namespace

LinePoints find_line_points(const cv::Mat1b& grey, bool dark) {
  constexpr float kLeastBend = 0.5f, kRoundest = 0.6f, kLeastContrast = 2.0f, kAside = 3.2f;
  constexpr int kMargin = 5;
  LinePoints out;
  out.index = cv::Mat1i(grey.size(), 0);
  cv::Mat1f smooth;
  grey.convertTo(smooth, CV_32F);
  cv::GaussianBlur(smooth, smooth, {7, 7}, 1.2);
  const float sign = dark ? 1.0f : -1.0f;
  const cv::Mat1f strength = bends(smooth, sign);
  for (int y = kMargin; y + kMargin < grey.rows; ++y) {
    const float* row = strength[y];
    for (int x = kMargin; x + kMargin < grey.cols; ++x) {
      const float s = row[x];
      if (s < kLeastBend) continue;
      if (s < std::max(row[x - 1], row[x + 1]) && s < std::max(strength(y - 1, x), strength(y + 1, x))) continue;
      const Bend b = bend_at(smooth, x, y, sign);
      if (std::abs(b.along) > kRoundest * b.across) continue;
      const int nx = static_cast<int>(std::lround(b.normal.x)), ny = static_cast<int>(std::lround(b.normal.y));
      if (s < strength(y + ny, x + nx) || s <= strength(y - ny, x - nx)) continue;
      // Beside an edge the grey levels bend too, but one side is as dark as the line.
      const int ax = static_cast<int>(std::lround(kAside * b.normal.x));
      const int ay = static_cast<int>(std::lround(kAside * b.normal.y));
      const float contrast =
          std::min(sign * (smooth(y + ay, x + ax) - smooth(y, x)), sign * (smooth(y - ay, x - ax) - smooth(y, x)));
      if (contrast < kLeastContrast) continue;
      const float gx = sign * (smooth(y, x + 1) - smooth(y, x - 1)) / 2;
      const float gy = sign * (smooth(y + 1, x) - smooth(y - 1, x)) / 2;
      const float off = std::clamp(-(gx * b.normal.x + gy * b.normal.y) / b.across, -0.8f, 0.8f);
      float angle = std::atan2(b.normal.x, -b.normal.y);
      if (angle < 0) angle += kPi;
      if (angle >= kPi) angle -= kPi;
      out.points.push_back(
          {{static_cast<float>(x) + off * b.normal.x, static_cast<float>(y) + off * b.normal.y}, angle, contrast});
      out.index(y, x) = static_cast<int>(out.points.size());
    }
  }
  return out;
}

const LinePoints::Point* LinePoints::near(cv::Point2d at, cv::Point2d direction, double reach) const {
  constexpr double kTurned = 0.3;  // sine of the largest angle between them
  const cv::Point2d normal(-direction.y, direction.x);
  const Point* best = nullptr;
  double nearest = reach;
  const int steps = static_cast<int>(std::ceil(reach)) + 1;
  for (int k = -steps; k <= steps; ++k) {
    const int x = static_cast<int>(std::lround(at.x + k * normal.x)),
              y = static_cast<int>(std::lround(at.y + k * normal.y));
    if (x < 0 || y < 0 || x >= index.cols || y >= index.rows) continue;
    const int i = index(y, x);
    if (i == 0) continue;
    const Point& p = points[static_cast<size_t>(i - 1)];
    const double away = std::abs((cv::Point2d(p.at) - at).dot(normal));
    if (away > nearest) continue;
    if (std::abs(std::cos(p.angle) * direction.y - std::sin(p.angle) * direction.x) > kTurned) continue;
    nearest = away;
    best = &p;
  }
  return best;
}

namespace {

// Points vote for the lines they may lie on; the accumulator's rows are directions, its columns distances.
class Votes {
 public:
  static constexpr int kDirections = 180;
  static constexpr float kStep = 2;  // pixels

  explicit Votes(cv::Size size)
      : middle_(static_cast<float>(size.width) / 2, static_cast<float>(size.height) / 2),
        half_(static_cast<int>(std::hypot(middle_.x, middle_.y) / kStep) + 3),
        sum_(kDirections, 2 * half_ + 1, 0.0f) {
    for (int d = 0; d < kDirections; ++d) {
      const float a = kPi * static_cast<float>(d) / kDirections;
      normal_[static_cast<size_t>(d)] = {-std::sin(a), std::cos(a)};
    }
  }

  void add(cv::Point2f at, float angle, float weight) {
    constexpr int kAside = 2;
    const int d0 = static_cast<int>(std::lround(angle / kPi * kDirections));
    for (int k = -kAside; k <= kAside; ++k) {
      const int d = (d0 + k + kDirections) % kDirections;
      const cv::Point2f n = normal_[static_cast<size_t>(d)];
      const int r = static_cast<int>(std::lround((at - middle_).dot(n) / kStep)) + half_;
      if (r >= 0 && r < sum_.cols) sum_(d, r) += weight;
    }
  }

  struct Peak {
    float votes;
    cv::Point2f normal, on_it;
    float angle;
  };
  // Where more points agree than nearby.
  [[nodiscard]] std::vector<Peak> peaks(float least) const {
    cv::Mat1f smooth;
    cv::blur(sum_, smooth, {3, 1});
    std::vector<Peak> found;
    for (int d = 0; d < kDirections; ++d)
      for (int r = 1; r + 1 < sum_.cols; ++r) {
        const float v = 3 * smooth(d, r);
        if (v < least || !largest(smooth, d, r)) continue;
        const cv::Point2f n = normal_[static_cast<size_t>(d)];
        found.push_back(
            {v, n, middle_ + n * (static_cast<float>(r - half_) * kStep), kPi * static_cast<float>(d) / kDirections});
      }
    std::stable_sort(found.begin(), found.end(), [](const Peak& a, const Peak& b) { return a.votes > b.votes; });
    return found;
  }

 private:
  [[nodiscard]] bool largest(const cv::Mat1f& smooth, int d, int r) const {
    const float v = smooth(d, r);
    for (int dd = -2; dd <= 2; ++dd) {
      // Past the last direction comes the first again, seen from the other side.
      const bool over = d + dd < 0 || d + dd >= kDirections;
      const int row = (d + dd + kDirections) % kDirections;
      for (int dr = -2; dr <= 2; ++dr) {
        const int column = over ? 2 * half_ - (r + dr) : r + dr;
        if (column < 0 || column >= smooth.cols) continue;
        const float other = smooth(row, column);
        if (other > v || (other == v && (dd < 0 || (dd == 0 && dr < 0)))) return false;
      }
    }
    return true;
  }

  cv::Point2f middle_;
  int half_;
  cv::Mat1f sum_;
  std::array<cv::Point2f, kDirections> normal_;
};

struct Weighted {
  cv::Point2f at;
  float angle, weight;
};

// The points by the direction of their line, so that those of like direction are quickly at hand.
class ByDirection {
 public:
  void add(const Weighted& p) { bins_[bin(p.angle)].push_back(p); }

  template <typename Visit>
  void visit(float angle, float turned, Visit visit) const {
    const auto aside = static_cast<size_t>(turned / kPi * kBins) + 1;
    for (size_t k = 0; k <= 2 * aside; ++k)
      for (const Weighted& p : bins_[(bin(angle) + kBins + k - aside) % kBins]) visit(p);
  }

 private:
  static constexpr size_t kBins = 90;
  static size_t bin(float angle) { return std::min(static_cast<size_t>(angle / kPi * kBins), kBins - 1); }
  std::array<std::vector<Weighted>, kBins> bins_;
};

float turned_by(float a, float b) {
  const float d = std::abs(a - b);
  return std::min(d, kPi - d);
}

// The line of least squares through the points beside a peak, drawn tighter in a second round.
std::optional<LongLine> fit(const ByDirection& points, const Votes::Peak& peak) {
  LongLine out;
  cv::Point2d on_it = peak.on_it, normal = peak.normal;
  for (const double reach : {4.0, 2.2}) {
    constexpr float kTurned = 0.16f;
    const auto along = static_cast<float>(std::atan2(normal.x, -normal.y));
    const float angle = along < 0 ? along + kPi : along;
    double n = 0;
    cv::Point2d sum;
    std::vector<const Weighted*> near;
    points.visit(angle, kTurned, [&](const Weighted& p) {
      if (std::abs((cv::Point2d(p.at) - on_it).dot(normal)) > reach || turned_by(p.angle, angle) > kTurned) return;
      near.push_back(&p);
      n += p.weight;
      sum += cv::Point2d(p.at) * p.weight;
    });
    if (n <= 0) return std::nullopt;
    const cv::Point2d middle = sum * (1 / n);
    double xx = 0, xy = 0, yy = 0;
    for (const Weighted* p : near) {
      const cv::Point2d d = cv::Point2d(p->at) - middle;
      xx += p->weight * d.x * d.x;
      xy += p->weight * d.x * d.y;
      yy += p->weight * d.y * d.y;
    }
    const double turn = 0.5 * std::atan2(2 * xy, xx - yy);
    out.direction = {std::cos(turn), std::sin(turn)};
    normal = {-out.direction.y, out.direction.x};
    on_it = out.middle = middle;
    out.half_length = std::sqrt((xx * out.direction.x + 2 * xy * out.direction.y) * out.direction.x / n +
                                yy * out.direction.y * out.direction.y / n);
    out.support = n;
  }
  out.line = {normal.x, normal.y, -normal.dot(out.middle)};
  return out;
}

bool same(const LongLine& a, const LongLine& b) {
  constexpr double kApart = 3, kTurned = 0.03;
  const auto off = [](const LongLine& line, cv::Point2d p) {
    return std::abs(line.line[0] * p.x + line.line[1] * p.y + line.line[2]);
  };
  return std::abs(a.direction.cross(b.direction)) < kTurned && off(a, b.middle) < kApart && off(b, a.middle) < kApart;
}

}  // namespace

std::vector<LongLine> find_long_lines(const LinePoints& points, const calibration::Lens& lens, size_t limit) {
  constexpr float kFull = 14, kLeastSupport = 10;
  Votes votes(points.index.size());
  ByDirection by_direction;
  for (const LinePoints::Point& p : points.points) {
    const cv::Point2f at = lens.distorts() ? cv::Point2f(lens.undistort(cv::Point2d(p.at))) : p.at;
    const float weight = std::min(p.contrast / kFull, 1.0f);
    by_direction.add({at, p.angle, weight});
    votes.add(at, p.angle, weight);
  }
  std::vector<LongLine> lines;
  size_t tried = 0;
  for (const Votes::Peak& peak : votes.peaks(kLeastSupport)) {
    if (++tried > 2 * limit || lines.size() >= limit) break;
    const auto line = fit(by_direction, peak);
    if (!line || line->support < kLeastSupport) continue;
    if (std::none_of(lines.begin(), lines.end(), [&](const LongLine& other) { return same(*line, other); }))
      lines.push_back(*line);
  }
  std::stable_sort(lines.begin(), lines.end(),
                   [](const LongLine& a, const LongLine& b) { return a.support > b.support; });
  return lines;
}

}  // namespace arbiter::vision
