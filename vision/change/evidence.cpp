// SPDX-License-Identifier: MIT
#include "vision/change/evidence.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "calibration/wide.h"
#include "vision/change/difference.h"
#include "vision/change/glance.h"
#include "vision/change/registration.h"
#include "vision/change/structure.h"

namespace arbiter::vision {

namespace {

constexpr int kBlock = 40;     // pixels: pieces of the field of light
constexpr int kLevels = 1024;  // of the table from difference to evidence, a quarter of a grey level each
constexpr int kTones = 8;      // of brightness, each with a noise of its own

float median_of(std::vector<float>& values) {
  if (values.empty()) return 0;
  const auto middle = values.begin() + static_cast<long>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

/// By what the light has changed: the gain of each channel, one for each block.
/// Blocks in which something moved are outvoted by their neighbours.
cv::Mat3f light_between(const cv::Mat3b& before, const cv::Mat3b& after) {
  const int rows = std::max(1, before.rows / kBlock), cols = std::max(1, before.cols / kBlock);
  cv::Mat3f field(rows, cols);
  std::array<float, 256> logs{};
  for (int v = 0; v < 256; ++v) logs[static_cast<std::size_t>(v)] = std::log(static_cast<float>(v) + 4);
  std::array<std::vector<float>, 3> all, block;
  for (int r = 0; r < rows; ++r) {
    for (int c = 0; c < cols; ++c) {
      for (auto& channel : block) channel.clear();
      const int y1 = r + 1 == rows ? before.rows : (r + 1) * kBlock,
                x1 = c + 1 == cols ? before.cols : (c + 1) * kBlock;
      for (int y = r * kBlock; y < y1; y += 3)
        for (int x = c * kBlock; x < x1; x += 3)
          for (int k = 0; k < 3; ++k) {
            const int a = before(y, x)[k], b = after(y, x)[k];
            if (a > 20 && a < 240 && b < 240)
              block[static_cast<std::size_t>(k)].push_back(logs[static_cast<std::size_t>(b)] -
                                                           logs[static_cast<std::size_t>(a)]);
          }
      for (int k = 0; k < 3; ++k) {
        auto& channel = block[static_cast<std::size_t>(k)];
        const bool enough = channel.size() >= 20;
        field(r, c)[k] = enough ? median_of(channel) : std::nanf("");
        if (enough) all[static_cast<std::size_t>(k)].push_back(field(r, c)[k]);
      }
    }
  }
  cv::Mat3f smooth(rows, cols);
  for (int k = 0; k < 3; ++k) {
    const float whole = std::clamp(median_of(all[static_cast<std::size_t>(k)]), -0.9F, 0.9F);
    for (int r = 0; r < rows; ++r)
      for (int c = 0; c < cols; ++c) {
        std::vector<float> near;
        for (int y = std::max(0, r - 1); y <= std::min(rows - 1, r + 1); ++y)
          for (int x = std::max(0, c - 1); x <= std::min(cols - 1, c + 1); ++x)
            if (!std::isnan(field(y, x)[k])) near.push_back(field(y, x)[k]);
        smooth(r, c)[k] = near.size() >= 3 ? std::clamp(median_of(near), whole - 0.4F, whole + 0.4F) : whole;
      }
  }
  cv::GaussianBlur(smooth, smooth, {3, 3}, 0);
  cv::exp(smooth, smooth);
  return smooth;
}

/// The factor by which no two channels of a shadow differ, and a little more.
float widest_tint(const EvidenceParams& params) { return 1.001F * std::exp(2 * params.shade_tint); }

/// May one colour be the other in another light? The light falls or rises by one factor in all channels; of a channel
/// that was cut off at white only a bound is known.
/// `seen`: the first colour as the camera saw it, before it was matched to the light of the second; `widest`: what
/// widest_tint says.
bool may_be_shade(const cv::Vec3f& seen, const cv::Vec3f& before, const cv::Vec3f& after, float widest,
                  const EvidenceParams& params) {
  constexpr float kDark = 8;  // grey levels added, so that noise in the dark is no tint
  const auto lit = [&](int k) { return (std::max(0.0F, after[k]) + kDark) / (std::max(0.0F, before[k]) + kDark); };
  const auto cut = [&](int k) { return std::max(seen[k], after[k]) >= params.white; };
  if (!cut(0) && !cut(1) && !cut(2)) {
    // Most of what has changed is told by this, without a logarithm: a channel farther from another than two may be
    // from their mean.
    const float a = lit(0), b = lit(1), c = lit(2);
    if (std::max(a, std::max(b, c)) > widest * std::min(a, std::min(b, c))) return false;
  }
  float sum = 0, lowest = 1e9F, highest = -1e9F, least = -1e9F, most = 1e9F;
  int known = 0;
  for (int k = 0; k < 3; ++k) {
    const bool was_cut = seen[k] >= params.white, is_cut = after[k] >= params.white;
    if (was_cut && is_cut) continue;
    const float l = std::log(lit(k));
    if (was_cut)
      most = std::min(most, l);
    else if (is_cut)
      least = std::max(least, l);
    else
      sum += l, ++known, lowest = std::min(lowest, l), highest = std::max(highest, l);
  }
  if (known == 0) return most < 1e9F ? most > -params.deepest_shade : least < params.deepest_shade;
  const float mean = sum / static_cast<float>(known);
  if (highest - mean >= params.shade_tint || mean - lowest >= params.shade_tint) return false;
  if (mean > most + params.shade_tint || mean < least - params.shade_tint) return false;
  return std::abs(mean) < params.deepest_shade;
}

/// For each of so many colours in which row of a table of kTones × kLevels, and where in it, what its difference speaks
/// for is to be found.
ARBITER_WIDE void places_in_tables(const float* colours, const float* apart, int count, int* out) {
  for (int i = 0; i < count; ++i) {
    const float grey = 0.114F * colours[3 * i] + 0.587F * colours[3 * i + 1] + 0.299F * colours[3 * i + 2];
    const int tone = std::min(std::max(static_cast<int>(grey * kTones / 256), 0), kTones - 1);
    out[i] = tone * kLevels + std::min(kLevels - 1, static_cast<int>(4 * apart[i]));
  }
}

/// Which of kTones a colour, grey levels, belongs to by its brightness.
int tone_of(const cv::Vec3f& colour) {
  const float grey = 0.114F * colour[0] + 0.587F * colour[1] + 0.299F * colour[2];
  return std::clamp(static_cast<int>(grey * kTones / 256), 0, kTones - 1);
}

/// By how much what has not changed differs. A camera's noise is not the same in the dark as in the light, and there is
/// none where it is cut off at white.
class NoiseByTone {
 public:
  /// `colours`: the first picture in the second's light; `off`: by how much the second lies outside what trembling
  /// explains. What a program has drawn round a camera's picture has no noise, and is no measure of it: not measured
  /// where the pictures are quite the same beyond the board.
  NoiseByTone(const cv::Mat3f& colours, const cv::Mat1f& off, const Keyframe& before, const Keyframe& after,
              const EvidenceParams& params) {
    const bool comparable = before.picture.size() == after.picture.size();
    const cv::Mat1b about = about_the_board(after.plane, off.size(), 1);
    std::vector<Counts> tones(kTones);
    for (int y = 1; y < off.rows; y += 2)
      for (int x = 1; x < off.cols; x += 2) {
        if (comparable && about(y, x) == 0 && before.picture(y, x) == after.picture(y, x)) continue;
        const int level = std::min(kNoiseLevels - 1, static_cast<int>(off(y, x) * kNoiseSteps));
        ++tones[static_cast<std::size_t>(tone_of(colours(y, x)))][static_cast<std::size_t>(level)];
      }
    Counts all{};
    for (const Counts& one : tones)
      for (std::size_t level = 0; level < all.size(); ++level) all[level] += one[level];
    usual_ = std::max(params.least_noise, sigma(all));
    const int measured = sum_of(all);
    for (std::size_t tone = 0; tone < kTones; ++tone) {
      // Of a tone that few pixels have, most may have changed.
      const bool enough =
          static_cast<float>(sum_of(tones[tone])) >= params.least_of_a_tone * static_cast<float>(measured);
      sigmas_.at(tone) = enough ? std::clamp(sigma(tones[tone]), usual_, params.noisiest_tone * usual_) : usual_;
    }
  }
  [[nodiscard]] float usual() const { return usual_; }
  [[nodiscard]] float of(int tone) const { return sigmas_.at(static_cast<std::size_t>(tone)); }

 private:
  static constexpr int kNoiseLevels = 2048, kNoiseSteps = 32;  // in all, and to a grey level: what is more is no noise
  using Counts = std::array<int, kNoiseLevels>;                // of pixels, by level

  static int sum_of(const Counts& counts) { return std::accumulate(counts.begin(), counts.end(), 0); }
  /// From the median, which is half of them from below.
  static float sigma(const Counts& counts) {
    const int half = sum_of(counts) / 2;
    int level = 0;
    for (int below = counts[0]; below <= half && level + 1 < kNoiseLevels;)
      below += counts.at(static_cast<std::size_t>(++level));
    return 1.48F * static_cast<float>(level) / kNoiseSteps + 1.0F;
  }

  float usual_ = 0;
  std::array<float, kTones> sigmas_{};
};

/// The evidence for change by quarters of a grey level of difference, where what has not changed differs by `noise`.
std::array<float, kLevels> ratios(float noise, const EvidenceParams& params) {
  std::array<float, kLevels> table{};
  for (int i = 0; i < kLevels; ++i) {
    const float d = static_cast<float>(i) / 4;
    const float same = std::exp(-d * d / 2 / noise / noise) / noise / 1.25F;
    const float other = std::exp(-d / params.changed) / params.changed;
    table[static_cast<std::size_t>(i)] = std::log((params.gone_unseen * same + (1 - params.gone_unseen) * other) /
                                                  ((1 - params.stray) * same + params.stray * other));
  }
  return table;
}

}  // namespace

Evidence::Evidence(const Keyframe& before, const Keyframe& after, const EvidenceParams& params)
    : after_(after.picture) {
  const cv::Mat3b old = laid_over(before, after);
  Difference difference =
      difference_of(old, after.picture, light_between(old, after.picture), params.blur, params.trembling);
  before_ = std::move(difference.matched);
  const cv::Mat3f &a = difference.before, &b = difference.after;
  const cv::Mat1f& off = difference.off;
  const NoiseByTone noise(a, off, before, after, params);
  noise_ = noise.usual();
  std::vector<float> tables;
  for (int tone = 0; tone < kTones; ++tone) {
    const std::array<float, kLevels> table = ratios(noise.of(tone), params);
    tables.insert(tables.end(), table.begin(), table.end());
  }

  shade_ = cv::Mat1b::zeros(off.size());
  ratio_.create(off.size());
  without_shade_.create(off.size());
  const float widest = widest_tint(params);
  std::vector<int> places(static_cast<std::size_t>(off.cols));
  for (int y = 0; y < off.rows; ++y) {
    const cv::Vec3b* seen = old[y];
    const cv::Vec3f *was = a[y], *is = b[y];
    places_in_tables(a.ptr<float>(y), off[y], off.cols, places.data());
    const int* place = places.data();
    float *ratio = ratio_[y], *without_shade = without_shade_[y];
    for (int x = 0; x < off.cols; ++x) {
      float e = tables[static_cast<std::size_t>(place[x])];
      if (e > 0 && may_be_shade(seen[x], was[x], is[x], widest, params)) {
        e *= params.shade_weight;
        shade_(y, x) = 255;
      }
      ratio[x] = e;
      without_shade[x] = std::max(0.0F, e);
    }
  }
  if (noise_ > params.quiet) smooth_shade(old, a, b, params);
  sums_ = SpanSums(ratio_);
  positive_ = SpanSums(without_shade_);
}

/// Where the camera is noisy the tint of single pixels tells little: that of their neighbourhood counts.
void Evidence::smooth_shade(const cv::Mat3b& seen, const cv::Mat3f& before, const cv::Mat3f& after,
                            const EvidenceParams& params) {
  cv::Mat3b first;
  cv::blur(seen, first, {params.neighbourhood, params.neighbourhood});
  cv::Mat3f old, now;
  cv::blur(before, old, {params.neighbourhood, params.neighbourhood});
  cv::blur(after, now, {params.neighbourhood, params.neighbourhood});
  const float widest = widest_tint(params);
  for (int y = 0; y < old.rows; ++y)
    for (int x = 0; x < old.cols; ++x)
      if (may_be_shade(first(y, x), old(y, x), now(y, x), widest, params)) shade_(y, x) = 255;
}

double Evidence::most_within(const cv::Rect& box) const {
  if (most_.empty()) cv::integral(cv::Mat1f(cv::max(ratio_, 0)), most_, CV_64F);
  const cv::Rect in = box & cv::Rect({}, ratio_.size());
  if (in.empty()) return 0;
  return most_(in.br()) - most_(in.y, in.br().x) - most_(in.br().y, in.x) + most_(in.tl());
}

const cv::Mat1f& Evidence::edges_within(const cv::Rect& part) const {
  constexpr int kReach = 8;  // pixels about one that its edge is found out from
  const cv::Rect picture({}, size()), wanted = (part & picture) | edges_known_;
  if (edges_.empty()) edges_ = cv::Mat1f::zeros(size());
  if (wanted == edges_known_) return edges_;
  const cv::Rect looked_at = (wanted + cv::Size(2 * kReach, 2 * kReach) - cv::Point(kReach, kReach)) & picture;
  const cv::Mat1f found = structure_evidence(before_(looked_at), after_(looked_at));
  found(wanted - looked_at.tl()).copyTo(edges_(wanted));
  edges_known_ = wanted;
  return edges_;
}

Evidence Evidence::by_structure(bool faint) const {
  Evidence other;
  other.before_ = before_;
  other.after_ = after_;
  other.noise_ = noise_;
  if (faint) {
    StructureParams params;
    params.least_edge = kFaintEdge;
    other.ratio_ = structure_evidence(before_, after_, params);
  } else {
    other.ratio_ = of_edges().clone();
  }
  other.without_shade_ = cv::max(other.ratio_, 0);
  other.sums_ = SpanSums(other.ratio_);
  other.positive_ = SpanSums(other.without_shade_);
  if (!hidden_.empty()) other.hide(hidden_);
  return other;
}

double Evidence::known(const Spans& area) const {
  const auto all = static_cast<double>(pixels_of(area));
  return hidden_.empty() ? all : all - hidden_sums_.over(area);
}

void Evidence::hide(const cv::Mat1b& mask) {
  hidden_ = mask;
  hidden_sums_ = SpanSums(cv::Mat1f(cv::Mat1b(mask != 0) / 255.0));
  ratio_.setTo(0, mask);
  most_.release();
  without_shade_.setTo(0, mask);
  sums_ = SpanSums(ratio_);
  positive_ = SpanSums(without_shade_);
}

Evidence Evidence::hiding(const cv::Mat1b& mask) const {
  Evidence other = *this;
  other.ratio_ = ratio_.clone();
  other.without_shade_ = without_shade_.clone();
  other.hide(hidden_.empty() ? mask : cv::Mat1b(hidden_ | mask));
  return other;
}

}  // namespace arbiter::vision
