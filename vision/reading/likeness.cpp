#include "vision/reading/likeness.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace arbiter::vision {

namespace {

using namespace samples;

constexpr float kIndependent = 20;  // what all samples of a cell are worth together
constexpr float kGroundWeight = 0.45F, kColumnWeight = 0.55F;
constexpr float kWorst = 45;  // grey levels: one sample tells no more against a prediction than this
constexpr float kNoise = 2;   // grey levels within which colours are equal, beside their range about a pixel
constexpr float kFootRadius = 0.32F, kCoreRadius = 0.22F;
constexpr float kTopRadius = 0.2F;  // squares: a piece's body as seen from above
// A colour of which nothing is known: as if expected within this many grey levels.
constexpr float kAnything = 34;
constexpr float kStays = 0.75F;    // that a background is still the same when something has changed before it
constexpr float kAboveTop = 0.5F;  // that a sample about a piece's top shows the background
constexpr std::array<float, 11> kShades{1, 0.93F, 0.86F, 0.79F, 0.72F, 0.64F, 0.55F, 1.08F, 1.17F, 1.3F, 1.5F};
constexpr std::array<float, 5> kShadesOfPieces{1, 0.9F, 0.8F, 1.1F, 1.22F};
constexpr float kShadeSigma = 0.3F;  // of the logarithm of a shade

const float kLogAnything = -std::log(kAnything) - 0.5F;

/// How far a colour lies outside the range expected, in grey levels.
float excess(const cv::Vec3b& seen, const cv::Vec3b& low, const cv::Vec3b& high, const Gain& gain) {
  float worst = 0;
  for (int c = 0; c < 3; ++c) {
    const float lo = static_cast<float>(low[c]) * gain[c] - kNoise, hi = static_cast<float>(high[c]) * gain[c] + kNoise;
    const float v = seen[c];
    // What is burnt out can have had any brightness.
    const float d = v < lo ? (lo >= 255 && v >= 250 ? 0 : lo - v) : v > hi ? v - hi : 0;
    worst = std::max(worst, d);
  }
  return std::min(worst, kWorst);
}

/// Log-likelihood of a distance, the sum of which over samples is only a sum of squares.
float log_normal(float square, float sigma) { return -std::log(sigma) - square / (2 * sigma * sigma); }

/// The same with a floor: with the probability `share` the sample shows what is expected, else anything.
float log_mixed(float e, float sigma, float share) {
  return std::max(std::log(share) + log_normal(e * e, sigma), std::log(1 - share) + kLogAnything);
}

float unusual(float shade) {
  const float u = std::log(shade) / kShadeSigma;
  return u * u / 2;
}

struct Sum {
  float value = 0;
  int count = 0;
  void add(float v) {
    value += v;
    ++count;
  }
  [[nodiscard]] float mean() const { return count > 0 ? value / static_cast<float>(count) : 0; }
};

float weighed(const Sight& sight, float ground_mean, float column_mean) {
  return kIndependent * (kGroundWeight * sight.ground * ground_mean + kColumnWeight * sight.column * column_mean);
}

const SampleSet& foot() {
  static const SampleSet set = likeness::sample_set(kFootRadius, 0, 0);
  return set;
}

}  // namespace

Sight::Sight(const cv::Vec3b* some_colours, const SampleSet& some_visible, const Gain& some_gain)
    : colours(some_colours), visible(some_visible), gain(some_gain) {
  static const SampleSet column_set = likeness::all() & ~foot();
  ground = static_cast<float>((visible & foot()).count()) / static_cast<float>(foot().count());
  column = static_cast<float>((visible & column_set).count()) / static_cast<float>(column_set.count());
}

namespace likeness {

SampleSet sample_set(float radius, int rows, int across) {
  SampleSet set;
  for (int y = 0; y < kGroundSide && radius > 0; ++y)
    for (int x = 0; x < kGroundSide; ++x)
      if (std::hypot(ground_offset(x), ground_offset(y)) <= radius + 1e-4F) set.set(static_cast<size_t>(ground(x, y)));
  for (int row = 0; row < std::min(rows, kRows); ++row)
    for (int a = 0; a < kAcross; ++a)
      if (std::abs(a - kAcross / 2) <= across) set.set(static_cast<size_t>(column(row, a)));
  return set;
}

const SampleSet& all() {
  static const SampleSet set = sample_set(kFootRadius, kRows, 1);
  return set;
}

int rows_up_to(float height) { return std::clamp(static_cast<int>(height / kRowStep), 1, kRows); }

int first_row_behind(float height, double elevation) {
  const double over = kTopRadius * std::tan(std::min(elevation, 89.0) * CV_PI / 180) + 0.1;
  return std::clamp(static_cast<int>(std::ceil((height + over) / kRowStep)), 1, kRows);
}

float mean_square(const Sight& sight, const SampleSet& which, const CellLook& look) {
  Sum sum;
  for (size_t i = 0; i < kAll; ++i) {
    if (!which[i] || !sight.visible[i] || !look.valid[i]) continue;
    const float e = excess(sight.colours[i], look.low[i], look.high[i], sight.gain);
    sum.add(e * e);
  }
  return sum.count > 0 ? sum.mean() : kWorst * kWorst;
}

float of_look(const Sight& sight, const CellLook& look, int rows, const CellLook& behind, float sigma,
              float sigma_behind, float outliers) {
  std::array<float, kAll> plain{};
  float best = -std::numeric_limits<float>::infinity();
  const int solid_end = column(std::min(rows, kRows), 0);
  for (const float shade : kShades) {
    const Gain gain = sight.gain * shade;
    Sum on_ground, in_column;
    for (int i = 0; i < kAll; ++i) {
      const auto k = static_cast<size_t>(i);
      if (!all()[k] || !sight.visible[k]) continue;
      const bool solid = i < solid_end;
      const CellLook& expected = solid ? look : behind;
      Sum& sum = i < kGround ? on_ground : in_column;
      if (!expected.valid[k]) {
        sum.add(kLogAnything);
        continue;
      }
      float e = excess(sight.colours[k], expected.low[k], expected.high[k], gain);
      if (shade == 1)
        plain[k] = e;
      else
        e = std::min(e, plain[k]);
      sum.add(log_mixed(e, solid ? sigma : sigma_behind, solid ? 1 - outliers : kStays));
    }
    best = std::max(best, weighed(sight, on_ground.mean(), in_column.mean()) - unusual(shade));
  }
  return best;
}

std::optional<Match> of_piece(const Sight& sight, const Pattern& pattern, const CellLook& behind, int first_behind,
                              float sigma, float sigma_behind, bool thoroughly) {
  static const SampleSet core = sample_set(kCoreRadius, 0, 0);
  const int rows = std::min(rows_up_to(pattern.height - 0.08F), kRows - 1);
  Sum background;
  for (int row = rows; row < kRows; ++row)
    for (int a = 1; a + 1 < kAcross; ++a) {
      const auto i = static_cast<size_t>(column(row, a));
      if (!sight.visible[i]) continue;
      if (!behind.valid[i]) {
        background.add(kLogAnything);
        continue;
      }
      const float e = excess(sight.colours[i], behind.low[i], behind.high[i], sight.gain);
      background.add(log_mixed(e, sigma_behind, row < first_behind ? kAboveTop : kStays));
    }
  std::optional<Match> best;
  for (const float shade : kShadesOfPieces) {
    if (shade != 1 && !thoroughly) break;
    const Gain gain = sight.gain * shade;
    const auto compare = [&](Sum& sum, int here, int there) {
      const auto h = static_cast<size_t>(here), t = static_cast<size_t>(there);
      if (!sight.visible[h] || !pattern.look.valid[t]) return;
      const float e = excess(sight.colours[h], pattern.look.low[t], pattern.look.high[t], gain);
      sum.add(e * e);
    };
    // The best of nine places, for the foot and for the column apart: what moves them is not the same.
    const auto least = [&](auto&& add_all) {
      Sum result;
      const int off = thoroughly ? 1 : 0;
      for (int dy = -off; dy <= off; ++dy)
        for (int dx = -off; dx <= off; ++dx) {
          Sum sum;
          add_all(sum, dx, dy);
          if (sum.count > 0 && (result.count == 0 || sum.mean() < result.mean())) result = sum;
        }
      return result;
    };
    const Sum on_ground = least([&](Sum& sum, int dx, int dy) {
      for (int y = 1; y + 1 < kGroundSide; ++y)
        for (int x = 1; x + 1 < kGroundSide; ++x)
          if (core[static_cast<size_t>(ground(x, y))]) compare(sum, ground(x + dx, y + dy), ground(x, y));
    });
    const Sum body = least([&](Sum& sum, int dx, int dy) {
      for (int row = std::max(0, -dy); row < rows; ++row)
        for (int a = 1; a + 1 < kAcross; ++a) compare(sum, column(row + dy, a + dx), column(row, a));
    });
    if (on_ground.count + body.count < 6) return std::nullopt;
    const float on_ground_mean = on_ground.count > 0 ? log_normal(on_ground.mean(), sigma) : kLogAnything;
    const float column_sum = static_cast<float>(body.count) * log_normal(body.mean(), sigma) + background.value;
    const int column_count = body.count + background.count;
    Match match;
    match.log_likelihood =
        weighed(sight, on_ground_mean, column_count > 0 ? column_sum / static_cast<float>(column_count) : 0) -
        unusual(shade);
    match.mean_square = (on_ground.value + body.value) / static_cast<float>(on_ground.count + body.count);
    if (!best || match.log_likelihood > best->log_likelihood) best = match;
  }
  return best;
}

float of_anything(const Sight& sight) { return weighed(sight, kLogAnything, kLogAnything); }

}  // namespace likeness

}  // namespace arbiter::vision
