// SPDX-License-Identifier: MIT
#include "vision/reading/known_kinds.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <opencv2/imgproc.hpp>

namespace arbiter::vision {

namespace {

constexpr size_t kKinds = kFigureKinds.size(), kColours = 2, kFeatures = kKinds + kColours;

/// What is measured of a figure: what is said of each kind (SetFigure::said), then its strongest colours' a and b of
/// CIELAB.
using Features = std::array<double, kFeatures>;

// Variances within a kind before any figure is looked at: of what is said as in set_looks.cpp; of colours ten units of
// CIELAB, squared. They count as so many figures, and a kind's mean is drawn to that of all figures by so many.
constexpr double kSaidVariance = 6, kColourVariance = 100, kVarianceCounts = 6, kMeanCounts = 1;

/// How much of the logarithms is believed. Of 1,924 figures of fourteen real games, each as if unknown beside the
/// others and those of the game's first picture, 74 % are told so among queen, rook, bishop and knight (58 % by what is
/// said alone, in one picture); of those told with 90 to 97 % 86 % are right, with 99 % and more 99.2 %.
struct Trust {
  double said, colours;
};
constexpr std::array<double, 6> kSaidTrusts{0.1, 0.2, 0.3, 0.5, 0.7, 1.0};
constexpr std::array<double, 5> kColourTrusts{0, 0.1, 0.25, 0.5, 1.0};
constexpr double kUsualTrust = 0.3;  // in what is said; in colours none
constexpr double kUnusualCosts = 3;  // nats for a whole unit from there

constexpr int kBlur = 3;               // pixels of a view, across: about what a sharp camera's own blur makes of them
constexpr int kBeside = 16;            // of the foot's middle, pixels of a view, so far a figure reaches
constexpr int kTop = 8, kBottom = 82;  // rows of a view in which a figure lies
constexpr size_t kStrongest = 24;      // pixels of a view: a mark the size of a knob
constexpr double kOtherColour = 10,
                 kOtherLight = 15;  // units of CIELAB by which the bare ground may differ from itself

cv::Vec3f lab_of(const cv::Vec3b& bgr) {
  const cv::Mat3f one(1, 1, cv::Vec3f(bgr) / 255);
  cv::Mat3f lab;
  cv::cvtColor(one, lab, cv::COLOR_BGR2Lab);
  return lab(0, 0);
}

/// Means of a and b over the pixels of the strongest colour among those that the bare board would not show.
std::array<double, kColours> strongest_colours(const SquareView& view) {
  cv::Mat3f lab;
  view.picture.convertTo(lab, CV_32F, 1 / 255.0);
  cv::GaussianBlur(lab, lab, {kBlur, kBlur}, 0);
  cv::cvtColor(lab, lab, cv::COLOR_BGR2Lab);
  const cv::Vec3f light = lab_of(view.light), dark = lab_of(view.dark);
  std::vector<cv::Vec2f> colours;
  const int middle = cvRound(square_view::kFootX);
  for (int v = kTop; v < kBottom; ++v)
    for (int u = middle - kBeside; u < middle + kBeside; ++u) {
      const cv::Vec3f seen = lab(v, u);
      if (view.ground(v, u) != 0) {
        const cv::Vec3f off = seen - ((view.ground(v, u) & square_view::kDark) != 0 ? dark : light);
        if (std::hypot(off[1], off[2]) < kOtherColour && std::abs(off[0]) < kOtherLight) continue;
      }
      colours.emplace_back(seen[1], seen[2]);
    }
  if (colours.empty()) return {0, 0};
  const size_t count = std::min(kStrongest, colours.size());
  std::partial_sort(colours.begin(), colours.begin() + static_cast<long>(count), colours.end(),
                    [](const cv::Vec2f& a, const cv::Vec2f& b) { return a.dot(a) > b.dot(b); });
  const cv::Vec2f sum = std::accumulate(colours.begin(), colours.begin() + static_cast<long>(count), cv::Vec2f());
  return {sum[0] / static_cast<double>(count), sum[1] / static_cast<double>(count)};
}

/// `judged`: what the reader of squares says of it.
Features features_of(const SquareView& view, const SquareJudgement& judged) {
  KindShares shares{};
  const double all = std::accumulate(judged.kinds.begin(), judged.kinds.end(), 1e-9);
  for (size_t k = 0; k < kKinds; ++k) shares.at(k) = judged.kinds.at(k) / all;
  Features out{};
  const Looks said = said_of(shares);
  std::copy(said.begin(), said.end(), out.begin());
  const std::array<double, kColours> colours = strongest_colours(view);
  std::copy(colours.begin(), colours.end(), out.begin() + kKinds);
  return out;
}

struct Measured {
  KnownFigure who;
  Features features{};
};

/// Is `other` the same figure, where it stood before as well?
bool is_same(const KnownFigure& one, const KnownFigure& other) {
  return one.cell == other.cell && one.kind == other.kind && one.fellow == other.fellow;
}

/// Logarithms of the likelihoods of one's kinds by what is said and by colours, up to a constant.
struct Evidence {
  std::array<double, kKinds> said{}, colours{};
  [[nodiscard]] double together(size_t kind, const Trust& trust) const {
    return trust.said * said.at(kind) + trust.colours * colours.at(kind);
  }
};

/// Among `kinds`, and what of it `kind` has, as a logarithm.
double share_of(const Evidence& evidence, size_t kind, const std::vector<size_t>& kinds, const Trust& trust) {
  double top = evidence.together(kind, trust), sum = 0;
  for (const size_t one : kinds) top = std::max(top, evidence.together(one, trust));
  for (const size_t one : kinds) sum += std::exp(evidence.together(one, trust) - top);
  return evidence.together(kind, trust) - top - std::log(sum);
}

/// `one`, judged by all of `figures` but itself. Each kind's mean is that of its fellows, drawn to that
/// of all of the kind, and that to the mean of all figures; the variance is that of fellows within their kinds.
Evidence judge(const Measured& one, const std::vector<Measured>& figures) {
  std::array<double, kKinds> count{}, fellows{};
  std::array<Features, kKinds> sum{}, of_fellows{}, squares{};
  Features all{};
  double figures_counted = 0;
  for (const Measured& figure : figures) {
    if (is_same(figure.who, one.who)) continue;
    const size_t kind = figure.who.kind;
    const bool fellow = figure.who.fellow == one.who.fellow;
    ++count.at(kind), ++figures_counted;
    if (fellow) ++fellows.at(kind);
    for (size_t f = 0; f < kFeatures; ++f) {
      const double value = figure.features.at(f);
      all.at(f) += value;
      sum.at(kind).at(f) += value;
      if (!fellow) continue;
      of_fellows.at(kind).at(f) += value;
      squares.at(kind).at(f) += value * value;
    }
  }
  Evidence out;
  for (size_t f = 0; f < kFeatures; ++f) {
    const bool said = f < kKinds;
    double within = kVarianceCounts * (said ? kSaidVariance : kColourVariance), counted = kVarianceCounts;
    for (size_t k = 0; k < kKinds; ++k) {
      if (fellows.at(k) < 2) continue;
      within += squares.at(k).at(f) - of_fellows.at(k).at(f) * of_fellows.at(k).at(f) / fellows.at(k);
      counted += fellows.at(k) - 1;
    }
    const double mean = figures_counted > 0 ? all.at(f) / figures_counted : 0;
    for (size_t k = 0; k < kKinds; ++k) {
      const double of_kind = (sum.at(k).at(f) + kMeanCounts * mean) / (count.at(k) + kMeanCounts);
      const double expected = (of_fellows.at(k).at(f) + kMeanCounts * of_kind) / (fellows.at(k) + kMeanCounts);
      const double off = one.features.at(f) - expected;
      (said ? out.said : out.colours).at(k) -= off * off * counted / (2 * within);
    }
  }
  return out;
}

/// How much of either makes those of `kinds` among the figures likeliest to be what they are.
std::optional<Trust> learn_trust(const std::vector<Measured>& figures, const std::vector<size_t>& kinds) {
  std::vector<std::pair<size_t, Evidence>> known;
  for (const Measured& figure : figures)
    if (std::count(kinds.begin(), kinds.end(), figure.who.kind) > 0)
      known.emplace_back(figure.who.kind, judge(figure, figures));
  if (known.size() < 2) return std::nullopt;
  std::optional<Trust> best;
  double most = 0;
  for (const double said : kSaidTrusts)
    for (const double colours : kColourTrusts) {
      const Trust trust{said, colours};
      double sum = -kUnusualCosts * (std::abs(said - kUsualTrust) + colours);
      for (const auto& [kind, evidence] : known) sum += share_of(evidence, kind, kinds, trust);
      if (best && sum <= most) continue;
      best = trust;
      most = sum;
    }
  return best;
}

/// Those of `known` that are in the picture are added to `figures`. What is measured of `asked`, if that is.
std::optional<Features> measure(const KnownPicture& known, Cell asked, SquareClassifier& classifier,
                                std::vector<Measured>& figures) {
  std::vector<Cell> cells;
  for (const KnownFigure& one : known.figures) cells.push_back(one.cell);
  if (asked.valid()) cells.push_back(asked);
  const std::vector<SquareView> views = square_views(known.picture, known.plane, cells);
  const std::vector<SquareJudgement> judged = classifier.judge(views);
  for (size_t i = 0; i < known.figures.size(); ++i)
    if (!views[i].empty()) figures.push_back({known.figures[i], features_of(views[i], judged[i])});
  if (!asked.valid() || views.back().empty()) return std::nullopt;
  return features_of(views.back(), judged.back());
}

}  // namespace

std::optional<Looks> look_beside_known(const KnownPicture& now, Cell asked, const KnownPicture* earlier,
                                       const std::vector<size_t>& kinds, SquareClassifier& classifier) {
  std::vector<Measured> figures;
  const std::optional<Features> features = measure(now, asked, classifier, figures);
  if (!features) return std::nullopt;
  if (earlier) measure(*earlier, kNoCell, classifier, figures);
  const std::optional<Trust> trust = learn_trust(figures, kinds);
  if (!trust) return std::nullopt;
  // No figure has this kind, so that none is taken for the one that is asked about.
  const Evidence evidence = judge({{asked, kKinds, true}, *features}, figures);
  Looks out{};
  out.fill(std::log(kLeastLook));
  for (const size_t kind : kinds)
    out.at(kind) = std::max(share_of(evidence, kind, kinds, *trust), std::log(kLeastLook));
  return out;
}

}  // namespace arbiter::vision
