// SPDX-License-Identifier: MIT
#include "vision/reading/likeness.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace arbiter::vision {

namespace {

using namespace samples;

constexpr float kIndependent = 20;  // what all samples of a cell are worth together
constexpr float kGroundWeight = 0.45F, kColumnWeight = 0.55F;
constexpr float kWorst = 45;  // grey levels: one sample tells no more against a prediction than this
constexpr float kNoise = 2;   // grey levels within which colours are equal, beside their range about a pixel
constexpr float kFootRadius = 0.32F, kCoreRadius = 0.22F;
constexpr float kBurntOut = 250;  // grey levels
constexpr int kLeastOfPiece = 6;  // samples that must be visible
// A colour of which nothing is known: as if expected within this many grey levels.
constexpr float kAnything = 34;
constexpr float kStays = 0.75F;    // that a background is still the same when something has changed before it
constexpr float kAboveTop = 0.5F;  // that a sample about a piece's top shows the background
constexpr std::array<float, 10> kShades{0.93F, 0.86F, 0.79F, 0.72F, 0.64F, 0.55F, 1.08F, 1.17F, 1.3F, 1.5F};
constexpr std::array<float, 5> kShadesOfPieces{1, 0.9F, 0.8F, 1.1F, 1.22F};
constexpr float kShadeSigma = 0.3F;                     // of the logarithm of a shade
constexpr float kSomewhat = 0.5F;                       // a light that is fitted is unusual by at least so much
constexpr float kTintSigma = 0.12F, kMostTint = 0.35F;  // of a channel's against the shade
// Light that falls on the middle of a cell alone, and not on its corners, is hardly light: what all the ground's
// samples would count together, less a part that edges of shadows and round reflections explain.
constexpr float kSpotlight = 45, kFewer = 0.25F;
constexpr float kCornerRadius = 0.49F;
constexpr float kDarkest = -0.6F, kBrightest = 0.4F;  // logarithms of the shades that are fitted

const float kLogAnything = -std::log(kAnything) - 0.5F;

bool is_burnt_out(const cv::Vec3b& colour) { return std::max({colour[0], colour[1], colour[2]}) >= kBurntOut; }

/// How far a colour lies outside the range expected, in grey levels.
float excess(const cv::Vec3b& seen, const cv::Vec3b& low, const cv::Vec3b& high, const Gain& gain) {
  float worst = 0;
  for (int c = 0; c < 3; ++c) {
    const float lo = static_cast<float>(low[c]) * gain[c] - kNoise, hi = static_cast<float>(high[c]) * gain[c] + kNoise;
    const float v = seen[c];
    // What is burnt out can have had any brightness.
    const float d = v < lo ? (lo >= 255 && v >= kBurntOut ? 0 : lo - v) : v > hi ? v - hi : 0;
    worst = std::max(worst, d);
  }
  return std::min(worst, kWorst);
}

/// Log-likelihood of a distance, the sum of which over samples is only a sum of squares.
float log_normal(float square, float sigma) { return -std::log(sigma) - square / (2 * sigma * sigma); }

/// The same with a floor: with the probability `share` the sample shows what is expected, else anything.
class LogMixed {
 public:
  LogMixed(float sigma, float share)
      : expected_(std::log(share) - std::log(sigma)),
        anything_(std::log(1 - share) + kLogAnything),
        scale_(1 / (2 * sigma * sigma)) {}
  float operator()(float e) const { return std::max(expected_ - e * e * scale_, anything_); }

 private:
  float expected_, anything_, scale_;
};

const SampleSet& foot() {
  static const SampleSet set = likeness::sample_set(kFootRadius, 0, 0);
  return set;
}

/// The corners of a cell, where hardly anything stands.
const std::vector<size_t>& corners() {
  static const auto list = [] {
    std::vector<size_t> some;
    for (int y = 0; y < kGroundSide; ++y)
      for (int x = 0; x < kGroundSide; ++x)
        if (std::hypot(ground_offset(x), ground_offset(y)) >= kCornerRadius)
          some.push_back(static_cast<size_t>(ground(x, y)));
    return some;
  }();
  return list;
}

float unusual(float shade) {
  const float u = std::log(shade) / kShadeSigma;
  return u * u / 2;
}

/// The light on a cell that fits its ground best, channel by channel: a coloured reflection or the edge of a shadow.
/// Its tint is kept within what light does to a surface.
Gain fitted_light(const Sight& sight, const CellLook& look) {
  std::array<std::vector<float>, 3> ratios;
  for (int i = 0; i < kGround; ++i) {
    const auto k = static_cast<size_t>(i);
    if (!foot()[k] || !sight.visible[k] || !look.valid[k]) continue;
    for (int c = 0; c < 3; ++c) {
      const float expected = 0.5F * static_cast<float>(look.low[k][c] + look.high[k][c]) * sight.gain[c];
      if (expected > 8) ratios[static_cast<size_t>(c)].push_back(std::log((sight.colours[k][c] + 1.0F) / expected));
    }
  }
  cv::Vec3f logs;
  for (int c = 0; c < 3; ++c) {
    auto& list = ratios[static_cast<size_t>(c)];
    if (list.size() < 6) return {1, 1, 1};
    const auto middle = list.begin() + static_cast<long>(list.size() / 2);
    std::nth_element(list.begin(), middle, list.end());
    logs[c] = *middle;
  }
  const float shade = std::clamp((logs[0] + logs[1] + logs[2]) / 3, kDarkest, kBrightest);
  Gain light;
  for (int c = 0; c < 3; ++c) light[c] = std::exp(shade + std::clamp(logs[c] - shade, -kMostTint, kMostTint));
  return light;
}

/// The same for a light of any colour.
float unusual(const Gain& light) {
  const cv::Vec3f logs(std::log(light[0]), std::log(light[1]), std::log(light[2]));
  const float shade = (logs[0] + logs[1] + logs[2]) / 3;
  float sum = shade * shade / (2 * kShadeSigma * kShadeSigma);
  for (int c = 0; c < 3; ++c) sum += (logs[c] - shade) * (logs[c] - shade) / (2 * kTintSigma * kTintSigma);
  return sum;
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

/// How well a cell shows a look that is expected there: in the light of the picture, or with some of it in another.
class LookInLight {
 public:
  LookInLight(const Sight& sight, const likeness::Expected& expected)
      : sight_(sight), log_solid_(expected.sigma, 1 - expected.outliers), log_behind_(expected.sigma_behind, kStays) {
    const auto solid_end = static_cast<size_t>(column(std::min(expected.rows, kRows), 0));
    for (size_t k = 0; k < kAll; ++k) {
      if (!likeness::all()[k] || !sight.visible[k]) continue;
      const CellLook& look = k < solid_end ? expected.look : expected.behind;
      if (look.valid[k])
        compared_[count_++] = {k, &look, k < solid_end,
                               excess(sight.colours[k], look.low[k], look.high[k], sight.gain)};
      else
        (k < kGround ? unknown_ground_ : unknown_column_).add(kLogAnything);
    }
    if (!expected.ground) return;
    for (const size_t k : corners()) {
      const CellLook& look = expected.look;
      if (sight.visible[k] && look.valid[k] && !is_burnt_out(look.high[k]))
        corners_.push_back({k, &look, true, excess(sight.colours[k], look.low[k], look.high[k], sight.gain)});
    }
  }

  [[nodiscard]] float as_it_was() const {
    Sum on_ground = unknown_ground_, in_column = unknown_column_;
    for (size_t n = 0; n < count_; ++n) add(on_ground, in_column, compared_[n], compared_[n].plain);
    return weighed(sight_, on_ground.mean(), in_column.mean());
  }

  /// Every sample may or may not lie in that light.
  [[nodiscard]] float lit_by(const Gain& light, float how_unusual) const {
    const Gain gain = sight_.gain.mul(light);
    Sum on_ground = unknown_ground_, in_column = unknown_column_, lit, lit_corners;
    for (size_t n = 0; n < count_; ++n) {
      const Compared& one = compared_[n];
      const float distance = one.distance(sight_, gain);
      if (one.sample < kGround) lit.add(needs_light(one, distance));
      add(on_ground, in_column, one, std::min(distance, one.plain));
    }
    for (const Compared& corner : corners_) lit_corners.add(needs_light(corner, corner.distance(sight_, gain)));
    const float spot = lit_corners.count > 0 ? std::max(0.0F, lit.mean() - lit_corners.mean() - kFewer) : 0;
    return weighed(sight_, on_ground.mean(), in_column.mean()) - how_unusual -
           kSpotlight * spot * std::min(how_unusual, 1.0F);
  }

 private:
  struct Compared {
    size_t sample;
    const CellLook* look;
    bool solid;
    float plain;  ///< distance in the light of the picture
    [[nodiscard]] float distance(const Sight& sight, const Gain& gain) const {
      return excess(sight.colours[sample], look->low[sample], look->high[sample], gain);
    }
  };

  void add(Sum& on_ground, Sum& in_column, const Compared& one, float distance) const {
    (one.sample < kGround ? on_ground : in_column).add(one.solid ? log_solid_(distance) : log_behind_(distance));
  }
  [[nodiscard]] float needs_light(const Compared& one, float distance) const {
    return log_solid_(distance) > log_solid_(one.plain) + 1 ? 1.0F : 0.0F;
  }

  const Sight& sight_;
  LogMixed log_solid_, log_behind_;
  std::array<Compared, kAll> compared_;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled as far as it counts
  size_t count_ = 0;
  std::vector<Compared> corners_;
  Sum unknown_ground_, unknown_column_;
};

/// A known piece in another light: what colours its foot and its body up to a row would have.
class ExpectedPiece {
 public:
  ExpectedPiece(const Pattern& pattern, const Gain& gain, int rows) : valid_(pattern.look.valid), rows_(rows) {
    const auto expect = [&](int sample) {
      const auto i = static_cast<size_t>(sample);
      for (int c = 0; c < 3; ++c) {
        // What is burnt out can have had any brightness.
        low_[i][c] = std::min(static_cast<float>(pattern.look.low[i][c]) * gain[c] - kNoise, kBurntOut);
        high_[i][c] = static_cast<float>(pattern.look.high[i][c]) * gain[c] + kNoise;
      }
    };
    for (const int sample : core()) expect(sample);
    for (int row = 0; row < rows; ++row)
      for (int a = 1; a + 1 < kAcross; ++a) expect(column(row, a));
  }

  /// Squares of the distances between what is seen so many samples further on and what is expected.
  [[nodiscard]] Sum foot_against(const Sight& sight, int dx, int dy) const {
    Sum sum;
    for (const int sample : core()) add(sum, sight, sample + dy * kGroundSide + dx, sample);
    return sum;
  }
  [[nodiscard]] Sum body_against(const Sight& sight, int dx, int dy) const {
    Sum sum;
    for (int row = std::max(0, -dy); row < rows_; ++row)
      for (int a = 1; a + 1 < kAcross; ++a) add(sum, sight, column(row + dy, a + dx), column(row, a));
    return sum;
  }

 private:
  static const std::vector<int>& core() {
    static const auto list = [] {
      std::vector<int> some;
      const SampleSet set = likeness::sample_set(kCoreRadius, 0, 0);
      for (int i = 0; i < kGround; ++i)
        if (set[static_cast<size_t>(i)]) some.push_back(i);
      return some;
    }();
    return list;
  }

  void add(Sum& sum, const Sight& sight, int here, int there) const {
    const auto h = static_cast<size_t>(here), t = static_cast<size_t>(there);
    if (!sight.visible[h] || !valid_[t]) return;
    float worst = 0;
    for (int c = 0; c < 3; ++c) {
      const float v = sight.colours[h][c];
      worst = std::max(worst, std::max(low_[t][c] - v, v - high_[t][c]));
    }
    worst = std::min(worst, kWorst);
    sum.add(worst * worst);
  }

  std::array<cv::Vec3f, kAll> low_, high_;  // NOLINT(cppcoreguidelines-pro-type-member-init): only what is asked for
  const SampleSet& valid_;
  int rows_;
};

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

float mean_square(const Sight& sight, const SampleSet& which, const CellLook& look) {
  Sum sum;
  for (size_t i = 0; i < kAll; ++i) {
    if (!which[i] || !sight.visible[i] || !look.valid[i]) continue;
    const float e = excess(sight.colours[i], look.low[i], look.high[i], sight.gain);
    sum.add(e * e);
  }
  return sum.count > 0 ? sum.mean() : kWorst * kWorst;
}

float of_look(const Sight& sight, const Expected& expected) {
  const LookInLight look(sight, expected);
  float best = look.as_it_was();
  for (const float shade : kShades) best = std::max(best, look.lit_by({shade, shade, shade}, unusual(shade)));
  if (!expected.tinted) return best;
  const Gain fitted = fitted_light(sight, expected.look);
  return std::max(best, look.lit_by(fitted, std::max(unusual(fitted), kSomewhat)));
}

Background::Background(const Sight& sight, const CellLook& behind, float sigma_behind) {
  const LogMixed at_top(sigma_behind, kAboveTop), over(sigma_behind, kStays);
  for (int row = kRows - 1; row >= 0; --row) {
    const auto r = static_cast<size_t>(row);
    count_[r] = count_[r + 1];
    for (int a = 1; a + 1 < kAcross; ++a) {
      const auto i = static_cast<size_t>(column(row, a));
      if (!sight.visible[i]) continue;
      ++count_[r];
      const bool known = behind.valid[i];
      const float e = known ? excess(sight.colours[i], behind.low[i], behind.high[i], sight.gain) : 0;
      at_top_[r] += known ? at_top(e) : kLogAnything;
      over_[r] += known ? over(e) : kLogAnything;
    }
    over_[r] += over_[r + 1];
  }
}

Background::Sum Background::from(int row, int first_behind) const {
  const int far = std::max(row, first_behind);
  Sum sum{over_[static_cast<size_t>(far)], count_[static_cast<size_t>(row)]};
  for (int r = row; r < far; ++r) sum.value += at_top_[static_cast<size_t>(r)];
  return sum;
}

std::optional<Match> of_piece(const Sight& sight, const Pattern& pattern, const Background& background,
                              const Rows& where, float sigma, bool thoroughly) {
  const int rows = std::min(where.of_piece, kRows - 1);
  const Background::Sum above = background.from(rows, where.first_behind);
  std::optional<Match> best;
  const auto judge = [&](const Sum& on_ground, const Sum& body, float how_unusual) {
    if (on_ground.count + body.count < kLeastOfPiece) return;
    const float on_ground_mean = on_ground.count > 0 ? log_normal(on_ground.mean(), sigma) : kLogAnything;
    const float column_sum = static_cast<float>(body.count) * log_normal(body.mean(), sigma) + above.value;
    const int column_count = body.count + above.count;
    Match match;
    match.log_likelihood =
        weighed(sight, on_ground_mean, column_count > 0 ? column_sum / static_cast<float>(column_count) : 0) -
        how_unusual;
    match.mean_square = (on_ground.value + body.value) / static_cast<float>(on_ground.count + body.count);
    if (!best || match.log_likelihood > best->log_likelihood) best = match;
  };
  Gain likeliest{1, 1, 1};
  const auto judge_in = [&](const Gain& light, float how_unusual) {
    const ExpectedPiece piece(pattern, sight.gain.mul(light), rows);
    const float before = best ? best->log_likelihood : -std::numeric_limits<float>::infinity();
    judge(piece.foot_against(sight, 0, 0), piece.body_against(sight, 0, 0), how_unusual);
    if (best && best->log_likelihood > before) likeliest = light;
  };
  for (const float shade : kShadesOfPieces) {
    judge_in({shade, shade, shade}, unusual(shade));
    if (!thoroughly) return best;
  }
  if (!best) return best;
  const Gain fitted = fitted_light(sight, pattern.look);
  judge_in(fitted, std::max(unusual(fitted), kSomewhat));
  // In the likeliest light the best of nine places, for the foot and for the column apart: what moves them is not the
  // same.
  const ExpectedPiece piece(pattern, sight.gain.mul(likeliest), rows);
  Sum on_ground, body;
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx) {
      const auto keep_less = [](Sum& least, const Sum& sum) {
        if (sum.count > 0 && (least.count == 0 || sum.mean() < least.mean())) least = sum;
      };
      keep_less(on_ground, piece.foot_against(sight, dx, dy));
      keep_less(body, piece.body_against(sight, dx, dy));
    }
  judge(on_ground, body, unusual(likeliest));
  return best;
}

float of_anything(const Sight& sight) { return weighed(sight, kLogAnything, kLogAnything); }

}  // namespace likeness

}  // namespace arbiter::vision
