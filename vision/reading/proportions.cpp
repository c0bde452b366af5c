// SPDX-License-Identifier: MIT
#include "vision/reading/proportions.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <opencv2/imgproc.hpp>

namespace arbiter::vision {

using namespace square_view;

namespace {

constexpr size_t kKinds = kFigureKinds.size();
enum Measure : std::uint8_t { kHigh, kFoot, kTop, kMeasures };

/// Where a view shows the body of what stands on its square, whatever that is.
const cv::Rect kBody(28, 56, 8, 17);
/// Where the outline is looked for, and where it is measured: about the axis.
constexpr int kLeft = 16, kRight = 48, kInnerLeft = 20, kInnerRight = 44;
constexpr int kSeedTop = 52, kSeedBottom = 74;  // rows in which the outline has to show
constexpr int kClimbsFrom = 66;                 // the row from which it is followed up
constexpr int kLeastWide = 2;                   // pixels of a row that still belong to the figure
constexpr int kFootTop = 56, kFootBottom = 78;  // rows in which its foot is broadest
constexpr double kFootShare = 0.8;              // of those rows are not broader than the foot
constexpr double kTopShare = 0.14;              // of the height is the top
constexpr double kLeastCosine = 0.17;           // of the line of sight's angle, by which heights are divided

/// How a kind's measure stands to the king's, and how that varies from set to set.
struct Ratio {
  double mean, spread;
};
/// As vision/simulate/figure_set.h draws them, whose ranges are those of sets that are sold; the tops as they
/// measure on rendered tables, where they tell least. In the order of kFigureKinds.
constexpr std::array<std::array<Ratio, kKinds>, kMeasures> kRatios{
    {{{{1, 0.02}, {0.845, 0.05}, {0.58, 0.058}, {0.69, 0.052}, {0.63, 0.052}, {0.515, 0.05}}},
     {{{1, 0.02}, {0.95, 0.03}, {0.90, 0.046}, {0.87, 0.04}, {0.885, 0.05}, {0.77, 0.052}}},
     {{{1, 0.25}, {1.1, 0.25}, {1, 0.25}, {0.75, 0.25}, {0.74, 0.25}, {0.7, 0.25}}}}};

/// What a king may measure, in squares.
struct Range {
  double low, high, step;
};
constexpr std::array<Range, kMeasures> kKing{{{1.0, 2.3, 0.05}, {0.35, 0.9, 0.02}, {0.1, 0.5, 0.02}}};
constexpr double kPixels = 2;     // of a view, by which outlines are measured wrongly
constexpr double kAstray = 0.15;  // of the figures, whose outline is that of something else as well
constexpr std::array<double, kMeasures> kAnything{2.2, 0.6, 0.5};  // squares through which that may measure anything
constexpr double kLeastShare = 1e-3;                               // no kind is less likely than that by its look
constexpr int kRounds = 3;     // in which each measure's king is sought, given what the others say of kinds
constexpr size_t kFewest = 3;  // figures that proportions need

double squared(const cv::Vec3f& d) { return d.dot(d); }

/// What in the view's middle looks like the figure rather than like bare squares.
cv::Mat1b like_the_figure(const SquareView& view, const cv::Vec3f& tone) {
  cv::Mat1b like(kHeight, kRight - kLeft, std::uint8_t{0});
  for (int v = 0; v < kHeight; ++v)
    for (int u = kLeft; u < kRight; ++u) {
      const cv::Vec3f seen = view.picture(v, u);
      const double bare = std::min(squared(seen - cv::Vec3f(view.light)), squared(seen - cv::Vec3f(view.dark)));
      like(v, u - kLeft) = squared(seen - tone) < bare ? 1 : 0;
    }
  return like;
}

/// How broad what hangs together with the body is in each row about the axis, in pixels; empty where nothing does.
std::vector<int> widths(const SquareView& view, const cv::Vec3f& tone) {
  cv::Mat1i labels;
  const int count = cv::connectedComponents(like_the_figure(view, tone), labels, 4, CV_32S);
  std::vector<int> often(static_cast<size_t>(count), 0);
  for (int v = kSeedTop; v < kSeedBottom; ++v)
    for (int u = kBody.x; u < kBody.x + kBody.width; ++u) ++often[static_cast<size_t>(labels(v, u - kLeft))];
  often[0] = 0;  // the ground
  const auto most = std::max_element(often.begin(), often.end());
  if (*most == 0) return {};
  const int figure = static_cast<int>(most - often.begin());
  std::vector<int> wide(kHeight, 0);
  for (int v = 0; v < kHeight; ++v)
    for (int u = kInnerLeft; u < kInnerRight; ++u)
      wide[static_cast<size_t>(v)] += labels(v, u - kLeft) == figure ? 1 : 0;
  return wide;
}

/// Likelihoods of one measure of one figure, by what the king measures and by kind.
using Likelihoods = std::vector<std::array<double, kKinds>>;

std::vector<double> kings(const Range& range) {
  std::vector<double> out;
  const int count = static_cast<int>(std::lround((range.high - range.low) / range.step));
  out.reserve(static_cast<size_t>(count));
  for (int i = 0; i < count; ++i) out.push_back(range.low + range.step * i);
  return out;
}

Likelihoods likelihoods(Measure measure, const FigureSize& size) {
  double blur = kPixels / kScale;
  if (measure == kHigh) blur /= std::max(kLeastCosine, std::sqrt(std::max(0.0, 1 - size.steepness * size.steepness)));
  Likelihoods out;
  for (const double king : kings(kKing.at(measure))) {
    std::array<double, kKinds> by_kind{};
    for (size_t k = 0; k < kKinds; ++k) {
      const auto [mean, spread] = kRatios.at(measure).at(k);
      const double sigma = std::hypot(spread * king, blur), away = (size.of.at(measure) - mean * king) / sigma;
      by_kind.at(k) =
          (1 - kAstray) * std::exp(-away * away / 2) / (sigma * std::sqrt(2 * CV_PI)) + kAstray / kAnything.at(measure);
    }
    out.push_back(by_kind);
  }
  return out;
}

KindShares scaled(KindShares shares) {
  const double total = std::accumulate(shares.begin(), shares.end(), 0.0);
  for (double& one : shares) one /= total;
  return shares;
}

/// How likely each figure's measure is for each kind, whatever the king measures: weighed by how well it explains all
/// figures, whose kinds are `thought`.
std::vector<KindShares> without_the_king(const std::vector<Likelihoods>& all, const std::vector<KindShares>& thought) {
  const size_t count = all.front().size();
  std::vector<double> weight(count, 0.0);
  for (size_t s = 0; s < count; ++s)
    for (size_t f = 0; f < all.size(); ++f)
      weight[s] += std::log(std::inner_product(thought[f].begin(), thought[f].end(), all[f][s].begin(), 0.0));
  const double best = *std::max_element(weight.begin(), weight.end());
  for (double& one : weight) one = std::exp(one - best);
  std::vector<KindShares> out(all.size());
  for (size_t f = 0; f < all.size(); ++f) {
    for (size_t s = 0; s < count; ++s)
      for (size_t k = 0; k < kKinds; ++k) out[f].at(k) += weight[s] * all[f][s].at(k);
    out[f] = scaled(out[f]);
  }
  return out;
}

bool has_size(const FigureSize& size) { return size.of[kFoot] > 0; }

}  // namespace

cv::Vec3f tone_of_body(const SquareView& view) {
  std::array<std::vector<std::uint8_t>, 3> values;
  for (int v = kBody.y; v < kBody.y + kBody.height; ++v)
    for (int u = kBody.x; u < kBody.x + kBody.width; ++u)
      for (int c = 0; c < 3; ++c) values.at(static_cast<size_t>(c)).push_back(view.picture(v, u)[c]);
  cv::Vec3f tone;
  for (size_t c = 0; c < 3; ++c) {
    const auto middle = values.at(c).begin() + static_cast<long>(values.at(c).size() / 2);
    std::nth_element(values.at(c).begin(), middle, values.at(c).end());
    tone[static_cast<int>(c)] = *middle;
  }
  return tone;
}

FigureSize size_of(const SquareView& view, const cv::Vec3f& tone) {
  FigureSize size{{}, view.steepness};
  const std::vector<int> wide = widths(view, tone);
  if (wide.empty()) return size;
  const auto at = [&](int row) { return wide[static_cast<size_t>(row)]; };
  int top = kClimbsFrom;
  while (top > 0 && at(top - 1) >= kLeastWide) --top;
  const double high = kFootY - static_cast<float>(top);
  const double cosine = std::sqrt(std::max(0.0, 1 - size.steepness * size.steepness));
  std::vector<int> foot(wide.begin() + kFootTop, wide.begin() + kFootBottom);
  const auto broad = foot.begin() + static_cast<long>(kFootShare * static_cast<double>(foot.size() - 1));
  std::nth_element(foot.begin(), broad, foot.end());
  const int rows = 1 + std::max(1, static_cast<int>(std::lround(kTopShare * high)));
  const double tops = std::accumulate(wide.begin() + top, wide.begin() + top + rows, 0.0);
  size.of = {high / kScale / std::max(kLeastCosine, cosine), *broad / kScale, tops / rows / kScale};
  return size;
}

std::vector<KindShares> in_proportion(const std::vector<KindShares>& seen, const std::vector<FigureSize>& sizes) {
  KindShares alike;
  alike.fill(1);
  std::vector<KindShares> out(seen.size(), alike);
  std::vector<size_t> which;
  for (size_t f = 0; f < sizes.size(); ++f)
    if (has_size(sizes[f])) which.push_back(f);
  if (which.size() < kFewest) return out;
  std::vector<KindShares> looks;
  std::array<std::vector<Likelihoods>, kMeasures> likely;
  for (const size_t f : which) {
    KindShares look = seen[f];
    for (double& one : look) one += kLeastShare;
    looks.push_back(scaled(look));
    for (const Measure measure : {kHigh, kFoot, kTop}) likely.at(measure).push_back(likelihoods(measure, sizes[f]));
  }
  std::array<std::vector<KindShares>, kMeasures> said;
  said.fill(std::vector<KindShares>(which.size(), alike));
  const auto times = [](KindShares& product, const KindShares& factor) {
    for (size_t k = 0; k < kKinds; ++k) product.at(k) *= factor.at(k);
  };
  for (int round = 0; round < kRounds; ++round)
    for (size_t measure = 0; measure < kMeasures; ++measure) {
      // What each is thought to be, the other measures having had their say.
      std::vector<KindShares> thought = looks;
      for (size_t f = 0; f < thought.size(); ++f) {
        for (size_t other = 0; other < kMeasures; ++other)
          if (other != measure) times(thought[f], said.at(other)[f]);
        thought[f] = scaled(thought[f]);
      }
      said.at(measure) = without_the_king(likely.at(measure), thought);
    }
  for (size_t i = 0; i < which.size(); ++i) {
    for (const std::vector<KindShares>& one : said) times(out[which[i]], one[i]);
    out[which[i]] = scaled(out[which[i]]);
  }
  return out;
}

}  // namespace arbiter::vision
