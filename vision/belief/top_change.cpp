// SPDX-License-Identifier: MIT
#include "vision/belief/top_change.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <vector>

namespace arbiter::vision {

namespace {

// Quantiles of brightness between which the change of tone is measured.
constexpr std::array<double, 13> kTones{0, 0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.95, 0.98, 1};
constexpr int kStep = 2;           // every second pixel of each row and column is enough to measure light and noise
constexpr float kSlowest = 0.12F;  // logarithm: what light that changes slowly over the board changes a pixel at most
constexpr int kCoarse = 4;         // that light is found out on a picture so many times smaller
constexpr double kSlowLight = 1;   // squares: sigma over which light changes slowly
constexpr float kTremble = 0.7F;   // share of the range of colours about a pixel that a tremble may show
constexpr int kNoiseClasses = 8;   // of brightness
constexpr float kLeastNoise = 0.012F;  // logarithm
constexpr float kUnknownNoise = 0.05F;
constexpr std::size_t kEnough = 12;                        // measured pixels from which on a class's noise is known
constexpr float kShadeTint = 0.08F, kDeepestShade = 0.8F;  // logarithms: of channels apart, of all together
// p(z | unchanged) is mostly noise, p(z | changed) mostly something foreign of a far wider spread; each also the other.
constexpr double kForeignSpread = 10, kNoiseArea = 1.25, kUnseen = 0.2, kStray = 0.05;

/// The pixels that serve to measure: known ones of the board.
std::vector<cv::Point> measured(const cv::Mat1b& known) {
  std::vector<cv::Point> points;
  for (int y = 0; y < known.rows; y += kStep)
    for (int x = 0; x < known.cols; x += kStep)
      if (known(y, x) != 0) points.emplace_back(x, y);
  return points;
}

float median(std::vector<float>& values) {
  const auto middle = values.begin() + static_cast<long>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

/// A curve through points of rising x, level beyond them.
struct Curve {
  std::vector<std::pair<float, float>> knots;
  [[nodiscard]] float at(float x) const {
    if (x <= knots.front().first) return knots.front().second;
    for (std::size_t i = 1; i < knots.size(); ++i) {
      if (x > knots[i].first) continue;
      const auto& [x0, y0] = knots[i - 1];
      const auto& [x1, y1] = knots[i];
      return x1 - x0 < 1e-6F ? y1 : y0 + (y1 - y0) * (x - x0) / (x1 - x0);
    }
    return knots.back().second;
  }
};

/// By how much colours of one channel have changed, by how bright they were.
Curve tone_curve(const std::vector<cv::Point>& points, const cv::Mat3f& before, const cv::Mat3f& now, int channel) {
  std::vector<std::pair<float, float>> values;  // before, and the change
  values.reserve(points.size());
  for (const cv::Point& p : points) values.emplace_back(before(p)[channel], now(p)[channel] - before(p)[channel]);
  std::sort(values.begin(), values.end());
  Curve curve;
  for (std::size_t t = 0; t + 1 < kTones.size(); ++t) {
    const double last = static_cast<double>(values.size() - 1);
    const auto from = static_cast<std::size_t>(std::lround(kTones[t] * last));
    const auto to = static_cast<std::size_t>(std::lround(kTones[t + 1] * last));
    std::vector<float> changes;
    for (std::size_t i = from; i <= to; ++i) changes.push_back(values[i].second);
    curve.knots.emplace_back(values[(from + to) / 2].first, median(changes));
  }
  return curve;
}

/// The first picture in the light of the second.
cv::Mat3f in_light_of(const cv::Mat3f& before, const cv::Mat3f& now, const std::vector<cv::Point>& points,
                      const cv::Mat1b& known, const Layout& layout) {
  constexpr int kSteps = 256;
  cv::Mat3f lit = before.clone();
  for (int c = 0; c < 3; ++c) {
    const Curve curve = tone_curve(points, before, now, c);
    const float low = std::log(10.F), range = std::log(266.F) - low;
    std::array<float, kSteps + 1> table{};
    for (int i = 0; i <= kSteps; ++i) table[static_cast<std::size_t>(i)] = curve.at(low + range * i / kSteps);
    for (cv::Vec3f& pixel : lit) {
      const float x = std::clamp((pixel[c] - low) / range * kSteps, 0.F, kSteps - 0.001F);
      const auto i = static_cast<std::size_t>(x);
      const float part = x - static_cast<float>(i);
      pixel[c] += table[i] * (1 - part) + table[i + 1] * part;
    }
  }
  cv::Mat3f rest = now - lit;
  rest.setTo(cv::Scalar::all(0), ~known);
  cv::min(cv::max(rest, -kSlowest), kSlowest, rest);
  cv::Mat3f coarse;
  cv::resize(rest, coarse, {rest.cols / kCoarse, rest.rows / kCoarse}, 0, 0, cv::INTER_AREA);
  cv::GaussianBlur(coarse, coarse, {}, kSlowLight * layout.square() / kCoarse);
  cv::resize(coarse, rest, rest.size(), 0, 0, cv::INTER_LINEAR);
  lit += rest;
  return lit;
}

/// The ratio for a change of z times the noise.
float ratio_of(double z) {
  const double noise = std::exp(-z * z / 2) / kNoiseArea;
  const double foreign = std::exp(-z / kForeignSpread) / kForeignSpread;
  return static_cast<float>(
      std::log((kUnseen * noise + (1 - kUnseen) * foreign) / ((1 - kStray) * noise + kStray * foreign)));
}

class Ratios {
 public:
  Ratios() {
    for (std::size_t i = 0; i < table_.size(); ++i) table_[i] = ratio_of(static_cast<double>(i) / kFine);
  }
  [[nodiscard]] float at(float z) const {
    return table_[std::min(table_.size() - 1, static_cast<std::size_t>(z * kFine))];
  }

 private:
  static constexpr int kFine = 50;  // steps for each noise
  std::array<float, std::size_t{40} * kFine> table_{};
};

/// The noise of each channel, by classes of brightness.
struct Noise {
  std::array<float, kNoiseClasses + 1> edges{};
  std::array<cv::Vec3f, kNoiseClasses> sigma{};
  [[nodiscard]] const cv::Vec3f& at(float brightness) const {
    std::size_t i = 0;
    while (i + 1 < sigma.size() && brightness > edges[i + 1]) ++i;
    return sigma[i];
  }
};

float brightness_of(const cv::Vec3f& pixel) { return (pixel[0] + pixel[1] + pixel[2]) / 3; }

Noise noise_of(const std::vector<cv::Point>& points, const cv::Mat3f& lit, const cv::Mat3f& now) {
  constexpr float kToSigma = 1.48F;  // of a normal spread, for each median of what it differs by
  std::vector<std::pair<float, cv::Point>> sorted;
  sorted.reserve(points.size());
  for (const cv::Point& p : points) sorted.emplace_back(brightness_of(lit(p)), p);
  std::sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  Noise noise;
  const std::size_t count = sorted.size();
  for (std::size_t i = 0; i < kNoiseClasses; ++i) {
    const std::size_t from = i * count / kNoiseClasses, to = (i + 1) * count / kNoiseClasses;
    noise.edges[i] = sorted[from].first;
    for (int c = 0; c < 3; ++c) {
      std::vector<float> off;
      for (std::size_t k = from; k < to; ++k)
        off.push_back(std::abs(now(sorted[k].second)[c] - lit(sorted[k].second)[c]));
      noise.sigma[i][c] = off.size() > kEnough ? std::max(kToSigma * median(off), kLeastNoise) : kUnknownNoise;
    }
  }
  noise.edges.back() = sorted.back().first;
  return noise;
}

}  // namespace

TopChange change_between(const TopPicture& now, const TopPicture& before, const Layout& layout) {
  static const Ratios ratios;
  TopChange out;
  const cv::Mat1b known = now.seen & before.seen;
  const std::vector<cv::Point> points = measured(known & layout.field());
  out.ratio = cv::Mat1f::zeros(layout.size());
  out.shade = cv::Mat1b::zeros(layout.size());
  if (points.size() <= kTones.size() * kEnough) return out;
  const cv::Mat3f lit = in_light_of(before.log, now.log, points, known & layout.field(), layout);
  cv::Mat3f low, high;
  cv::erode(lit, low, cv::Mat1b::ones(3, 3));
  cv::dilate(lit, high, cv::Mat1b::ones(3, 3));
  const Noise noise = noise_of(points, lit, now.log);
  for (int y = 0; y < lit.rows; ++y)
    for (int x = 0; x < lit.cols; ++x) {
      if (known(y, x) == 0) continue;
      const cv::Vec3f& is = now.log(y, x);
      const cv::Vec3f& was = lit(y, x);
      const cv::Vec3f& sigma = noise.at(brightness_of(was));
      float z = 0, mean = 0;
      for (int c = 0; c < 3; ++c) {
        const float least = was[c] + kTremble * (low(y, x)[c] - was[c]);
        const float most = was[c] + kTremble * (high(y, x)[c] - was[c]);
        z = std::max(z, std::max({least - is[c], is[c] - most, 0.F}) / sigma[c]);
        mean += (is[c] - was[c]) / 3;
      }
      out.ratio(y, x) = ratios.at(z);
      bool shade = std::abs(mean) < kDeepestShade;
      for (int c = 0; c < 3; ++c) shade = shade && std::abs(is[c] - was[c] - mean) < kShadeTint;
      out.shade(y, x) = shade ? 255 : 0;
    }
  return out;
}

cv::Mat1f mean_around(const cv::Mat1f& values) {
  cv::Mat1f out;
  cv::blur(values, out, {5, 5});
  return out;
}

}  // namespace arbiter::vision
