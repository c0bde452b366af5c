// SPDX-License-Identifier: MIT
#include "vision/locate/saddles.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <opencv2/imgproc.hpp>
#include <optional>

namespace arbiter::vision {

namespace {

constexpr float kHalfTurn = std::numbers::pi_v<float>;
constexpr int kRing = 32;

struct Peak {
  float strength;
  cv::Point2f at;
};

// Where the surface of grey levels is a saddle: the Hessian's determinant is clearly negative. Local maxima of minus
// the determinant, placed to a fraction of a pixel where the slope vanishes.
std::vector<Peak> peaks(const cv::Mat1f& smooth, float weakest, size_t limit) {
  cv::Mat1f strength(smooth.size(), 0.0f);
  for (int y = 1; y + 1 < smooth.rows; ++y) {
    const float *up = smooth[y - 1], *here = smooth[y], *down = smooth[y + 1];
    float* out = strength[y];
    for (int x = 1; x + 1 < smooth.cols; ++x) {
      const float xx = here[x - 1] - 2 * here[x] + here[x + 1];
      const float yy = up[x] - 2 * here[x] + down[x];
      const float xy = 0.25f * (up[x - 1] - up[x + 1] - down[x - 1] + down[x + 1]);
      out[x] = xy * xy - xx * yy;
    }
  }
  std::vector<Peak> found;
  constexpr int kMargin = 4;
  for (int y = kMargin; y + kMargin < smooth.rows; ++y) {
    const float* row = strength[y];
    for (int x = kMargin; x + kMargin < smooth.cols; ++x) {
      const float s = row[x];
      if (s < weakest || s < row[x - 1] || s <= row[x + 1]) continue;
      bool largest = true;
      for (int dy = -2; dy <= 2 && largest; ++dy)
        for (int dx = -2; dx <= 2; ++dx) {
          const float other = strength(y + dy, x + dx);
          if (other > s) largest = false;
        }
      if (!largest) continue;
      const float gx = (smooth(y, x + 1) - smooth(y, x - 1)) / 2, gy = (smooth(y + 1, x) - smooth(y - 1, x)) / 2;
      const float xx = smooth(y, x - 1) - 2 * smooth(y, x) + smooth(y, x + 1);
      const float yy = smooth(y - 1, x) - 2 * smooth(y, x) + smooth(y + 1, x);
      const float xy =
          0.25f * (smooth(y - 1, x - 1) - smooth(y - 1, x + 1) - smooth(y + 1, x - 1) + smooth(y + 1, x + 1));
      const float det = xx * yy - xy * xy;
      const float dx = -(yy * gx - xy * gy) / det, dy = -(xx * gy - xy * gx) / det;
      if (std::abs(dx) > 1.6f || std::abs(dy) > 1.6f) continue;
      found.push_back({s, {static_cast<float>(x) + dx, static_cast<float>(y) + dy}});
    }
  }
  const auto stronger = [](const Peak& a, const Peak& b) { return a.strength > b.strength; };
  if (found.size() > limit) {
    std::nth_element(found.begin(), found.begin() + static_cast<long>(limit), found.end(), stronger);
    found.resize(limit);
  }
  return found;
}

const std::array<cv::Point2f, kRing>& ring() {
  static const auto points = [] {
    std::array<cv::Point2f, kRing> p;
    for (int i = 0; i < kRing; ++i) {
      const float a = 2 * kHalfTurn * static_cast<float>(i) / kRing;
      p[i] = {std::cos(a), std::sin(a)};
    }
    return p;
  }();
  return points;
}

float bilinear(const cv::Mat1f& m, float x, float y) {
  const int ix = static_cast<int>(x), iy = static_cast<int>(y);
  const float fx = x - static_cast<float>(ix), fy = y - static_cast<float>(iy);
  const float *a = m[iy] + ix, *b = m[iy + 1] + ix;
  return (1 - fy) * ((1 - fx) * a[0] + fx * a[1]) + fy * ((1 - fx) * b[0] + fx * b[1]);
}

// Goes round the point once: light, dark, light, dark, and opposite quarters alike; otherwise it is no crossing.
std::optional<Saddle> read_ring(const cv::Mat1f& smooth, cv::Point2f at, float radius) {
  if (at.x < radius + 1 || at.y < radius + 1 || at.x > static_cast<float>(smooth.cols) - radius - 3 ||
      at.y > static_cast<float>(smooth.rows) - radius - 3)
    return std::nullopt;
  std::array<float, kRing> v;
  float low = 1e9f, high = -1e9f;
  for (int i = 0; i < kRing; ++i) {
    v[i] = bilinear(smooth, at.x + radius * ring()[i].x, at.y + radius * ring()[i].y);
    low = std::min(low, v[i]);
    high = std::max(high, v[i]);
  }
  constexpr float kLeastContrast = 9, kMostUnlike = 0.22f;
  const float range = high - low;
  if (range < kLeastContrast) return std::nullopt;
  float unlike = 0;
  for (int i = 0; i < kRing / 2; ++i) unlike += std::abs(v[i] - v[i + kRing / 2]);
  if (unlike > kMostUnlike * range * kRing / 2) return std::nullopt;

  const float middle = (low + high) / 2;
  std::array<float, 4> cross{};
  int crossings = 0, first_up = 0;
  for (int i = 0; i < kRing; ++i) {
    const float a = v[i] - middle, b = v[(i + 1) % kRing] - middle;
    if ((a < 0) == (b < 0)) continue;
    if (crossings == 4) return std::nullopt;
    if (crossings == 0) first_up = b >= 0 ? 1 : 0;
    cross[crossings++] = (static_cast<float>(i) + a / (a - b)) * 2 * kHalfTurn / kRing;
  }
  if (crossings != 4) return std::nullopt;
  Saddle s;
  for (int k = 0; k < 2; ++k) {
    const float bend = cross[k + 2] - cross[k] - kHalfTurn;  // the two halves of an edge go straight on
    if (std::abs(bend) > 0.6f) return std::nullopt;
    s.angle[k] = cross[k] + bend / 2;
  }
  s.light_first = first_up == 1;
  if (s.angle[0] < 0) s.angle[0] = 0;
  const float between = s.angle[1] - s.angle[0];
  if (between < 0.3f || between > kHalfTurn - 0.3f) return std::nullopt;
  if (s.angle[0] >= kHalfTurn) return std::nullopt;
  s.at = at;
  s.contrast = range;
  return s;
}

// Lines drawn between the squares narrow the light quarters and turn the edges' directions near the crossing; further
// out they tell better. A wider ring is believed when it sees the same crossing.
void straighten(const cv::Mat1f& smooth, float radius, Saddle& s) {
  constexpr float kSame = 0.45f;
  const auto wide = read_ring(smooth, s.at, radius);
  if (!wide) return;
  Saddle w = *wide;
  if (std::abs(w.angle[0] - s.angle[0]) > kHalfTurn / 2) {
    // The first edge passed 0 = pi between the rings.
    w.angle = w.angle[0] < s.angle[0] ? std::array{w.angle[1], w.angle[0] + kHalfTurn}
                                      : std::array{w.angle[1] - kHalfTurn, w.angle[0]};
    w.light_first = !w.light_first;
  }
  if (w.light_first != s.light_first || std::abs(w.angle[0] - s.angle[0]) > kSame ||
      std::abs(w.angle[1] - s.angle[1]) > kSame)
    return;
  s.angle = w.angle;
}

void add_scale(const cv::Mat1f& smooth, float scale, int limit, std::vector<Saddle>& all) {
  constexpr float kRadius = 4.5f, kWeakest = 0.35f;
  for (const Peak& peak : peaks(smooth, kWeakest, static_cast<size_t>(limit) * 4)) {
    auto saddle = read_ring(smooth, peak.at, kRadius);
    if (!saddle) continue;
    straighten(smooth, 2 * kRadius, *saddle);
    saddle->at = {(saddle->at.x + 0.5f) * scale - 0.5f, (saddle->at.y + 0.5f) * scale - 0.5f};
    all.push_back(*saddle);
  }
}

}  // namespace

std::vector<Saddle> find_saddles(const cv::Mat1b& grey, int limit) {
  cv::Mat1f fine, half, coarse;
  grey.convertTo(fine, CV_32F);
  cv::resize(fine, half, {fine.cols / 2, fine.rows / 2}, 0, 0, cv::INTER_AREA);
  cv::GaussianBlur(fine, fine, {7, 7}, 1.4);
  cv::GaussianBlur(half, coarse, {7, 7}, 1.4);
  std::vector<Saddle> found, far_apart;
  add_scale(fine, 1, limit, found);
  add_scale(coarse, 2, limit, found);
  std::stable_sort(found.begin(), found.end(),
                   [](const Saddle& a, const Saddle& b) { return a.contrast > b.contrast; });

  // The same crossing seen at both scales is kept once; a coarse grid of buckets finds the neighbours.
  constexpr float kApart = 4;
  const int width = static_cast<int>(static_cast<float>(grey.cols) / kApart) + 3;
  const int height = static_cast<int>(static_cast<float>(grey.rows) / kApart) + 3;
  cv::Mat1i bucket(height, width, -1);
  for (const Saddle& s : found) {
    const int bx = static_cast<int>(s.at.x / kApart) + 1, by = static_cast<int>(s.at.y / kApart) + 1;
    bool near = false;
    for (int dy = -1; dy <= 1; ++dy)
      for (int dx = -1; dx <= 1; ++dx) {
        const int other = bucket(by + dy, bx + dx);
        if (other >= 0 && cv::norm(far_apart[static_cast<size_t>(other)].at - s.at) < kApart) near = true;
      }
    if (near) continue;
    bucket(by, bx) = static_cast<int>(far_apart.size());
    far_apart.push_back(s);
    if (static_cast<int>(far_apart.size()) >= limit) break;
  }
  return far_apart;
}

}  // namespace arbiter::vision
