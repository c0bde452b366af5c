// SPDX-License-Identifier: MIT
#include "vision/reading/set_looks.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace arbiter::vision {

namespace {

constexpr size_t kKinds = kFigureKinds.size();
using Table = std::array<Looks, kKinds>;

/// What is said of each kind on the average over 1106 figures of rendered tables (vision/train's judge_squares); a row
/// for each kind that it is.
constexpr Table kUsually{{{5.38, 0.51, -1.53, -1.12, -1.45, -1.80},
                          {0.43, 5.36, -1.32, -1.35, -1.33, -1.79},
                          {-1.11, -1.06, 5.88, -0.95, -1.11, -1.65},
                          {-1.08, -1.38, -1.35, 5.34, -0.78, -0.75},
                          {-1.23, -1.17, -1.38, -0.84, 5.48, -0.85},
                          {-1.23, -1.22, -1.34, -0.36, -0.75, 4.90}}};
/// Figures that what is usual counts for, and what is said in the whole picture for a side. Chosen, as kVariance, among
/// few on pictures of fourteen filmed games; no photograph was looked at for it.
constexpr double kCountsFor = 1;
/// Of what is said of two figures of one kind and side, about their mean; logarithms, squared.
constexpr double kVariance = 6;
constexpr double kLeastSaid = 1e-3;
/// Of the logarithm of what the reader of squares says of kinds, how much is believed where what else stands there has
/// its say, too. Chosen on pictures of fourteen filmed games; no photograph was looked at for it.
constexpr double kLookTrust = 0.55;
/// Of what sizes say, how much: height, foot and top of one outline err together. One of 0.5, 0.8 and 1, which read as
/// many figures of the photographs, within four of 854.
constexpr double kSizeTrust = 0.8;

/// What is said of each kind, weighed by what the figures are thought to be, joined with what was known before.
template <class Which>
Table means(const std::vector<SetFigure>& figures, const Table& before, const Which& which) {
  Table sums{};
  std::array<double, kKinds> weights{};
  for (size_t k = 0; k < kKinds; ++k) {
    weights.at(k) = kCountsFor;
    for (size_t c = 0; c < kKinds; ++c) sums.at(k).at(c) = kCountsFor * before.at(k).at(c);
  }
  for (const SetFigure& figure : figures) {
    if (!which(figure)) continue;
    for (size_t k = 0; k < kKinds; ++k) {
      weights.at(k) += figure.now.at(k);
      for (size_t c = 0; c < kKinds; ++c) sums.at(k).at(c) += figure.now.at(k) * figure.said.at(c);
    }
  }
  for (size_t k = 0; k < kKinds; ++k)
    for (double& one : sums.at(k)) one /= weights.at(k);
  return sums;
}

}  // namespace

Looks normalised(const Looks& looks) {
  const double top = *std::max_element(looks.begin(), looks.end());
  double sum = 0;
  for (const double one : looks) sum += std::exp(one - top);
  Looks out{};
  for (size_t k = 0; k < kKinds; ++k) out.at(k) = std::max(looks.at(k) - top - std::log(sum), std::log(kLeastLook));
  return out;
}

Looks own_look(const SquareOpinion& alone) {
  Looks looks{};
  for (size_t k = 0; k < kKinds; ++k)
    looks.at(k) = kLookTrust * std::log(alone.kinds.at(k) / kLearntKinds.at(k) + kLeastLook) +
                  kSizeTrust * std::log(alone.sizes.at(k) + kLeastLook);
  return normalised(looks);
}

Looks said_of(const KindShares& kinds) {
  Looks said{};
  for (size_t k = 0; k < kKinds; ++k) said.at(k) = std::log(kinds.at(k) / kLearntKinds.at(k) + kLeastSaid);
  const double mean = std::accumulate(said.begin(), said.end(), 0.0) / kKinds;
  for (double& one : said) one -= mean;
  return said;
}

std::vector<Looks> looks_in_a_set(const std::vector<SetFigure>& figures) {
  const Table together = means(figures, kUsually, [](const SetFigure&) { return true; });
  const std::array<Table, 2> sides{means(figures, together, [](const SetFigure& one) { return !one.dark; }),
                                   means(figures, together, [](const SetFigure& one) { return one.dark; })};
  std::vector<Looks> out;
  out.reserve(figures.size());
  for (const SetFigure& figure : figures) {
    Looks looks{};
    for (size_t k = 0; k < kKinds; ++k) {
      const Looks& mean = sides.at(figure.dark ? 1 : 0).at(k);
      for (size_t c = 0; c < kKinds; ++c) {
        const double away = figure.said.at(c) - mean.at(c);
        looks.at(k) -= away * away / (2 * kVariance);
      }
    }
    out.push_back(normalised(looks));
  }
  return out;
}

}  // namespace arbiter::vision
