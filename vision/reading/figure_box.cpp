// SPDX-License-Identifier: MIT
#include "vision/reading/figure_box.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace arbiter::vision {

namespace {

constexpr size_t kKinds = kFigureKinds.size(), kMostOfAKind = 8, kFigures = 16;
/// The weight with which one more of a kind is taken when so many have been: every piece of the box is as likely as any
/// other, but for the second queen, which few boxes have.
constexpr std::array<std::array<double, kMostOfAKind>, kKinds> kLeft{
    {{1}, {1, 0.1}, {2, 1}, {2, 1}, {2, 1}, {8, 7, 6, 5, 4, 3, 2, 1}}};
/// The same where it is known already how likely each kind is: then the box only says what cannot be.
constexpr std::array<std::array<double, kMostOfAKind>, kKinds> kAlike{
    {{1}, {1, 1}, {1, 1}, {1, 1}, {1, 1}, {1, 1, 1, 1, 1, 1, 1, 1}}};
using Weights = std::array<std::array<double, kMostOfAKind>, kKinds>;
constexpr std::array<size_t, kKinds> kHeld{1, 2, 2, 2, 2, 8};
/// What has been taken out is a number: how many of each kind, in a mixed radix.
constexpr std::array<size_t, kKinds + 1> kStep = [] {
  std::array<size_t, kKinds + 1> step{1};
  for (size_t k = 0; k < kKinds; ++k) step.at(k + 1) = step.at(k) * (kHeld.at(k) + 1);
  return step;
}();
constexpr size_t kStates = kStep.back();

size_t taken(size_t state, size_t kind) { return state / kStep.at(kind) % (kHeld.at(kind) + 1); }

/// Calls `visit(from, to, kind, weight)` for everything that may be taken out next; `to` is what has been taken then.
template <class Visit>
void each_step(const Weights& left, const Visit& visit) {
  for (size_t state = 0; state < kStates; ++state)
    for (size_t kind = 0; kind < kKinds; ++kind)
      if (const size_t n = taken(state, kind); n < kHeld.at(kind))
        visit(state, state + kStep.at(kind), kind, left.at(kind).at(n));
}

void scale(std::vector<double>& list) {
  const double total = std::accumulate(list.begin(), list.end(), 0.0);
  for (double& one : list) one /= std::max(total, 1e-300);
}

/// `looks`: likelihoods of the kinds of each figure; `seen` is the answer where there is none.
std::vector<KindShares> out_of_the_box(const std::vector<KindShares>& seen, const std::vector<KindShares>& looks,
                                       const Weights& left) {
  // Forwards and backwards along the list: the weight of having taken that for the figures before, and of what may
  // come.
  std::vector<std::vector<double>> before(seen.size() + 1, std::vector<double>(kStates, 0.0));
  before[0][0] = 1;
  for (size_t f = 0; f < seen.size(); ++f) {
    each_step(left, [&](size_t from, size_t to, size_t kind, double weight) {
      before[f + 1][to] += before[f][from] * weight * looks[f].at(kind);
    });
    scale(before[f + 1]);
  }
  std::vector<double> after(kStates);
  for (size_t state = 0; state < kStates; ++state) after[state] = taken(state, 0) == 1 ? 1 : 0;
  std::vector<KindShares> out(seen.size());
  for (size_t f = seen.size(); f-- > 0;) {
    std::vector<double> earlier(kStates, 0.0);
    KindShares p{};
    each_step(left, [&](size_t from, size_t to, size_t kind, double weight) {
      const double way = weight * looks[f].at(kind) * after[to];
      earlier[from] += way;
      p.at(kind) += before[f][from] * way;
    });
    const double total = std::accumulate(p.begin(), p.end(), 0.0);
    if (total <= 0) return seen;
    for (size_t k = 0; k < kKinds; ++k) out[f].at(k) = p.at(k) / total;
    scale(earlier);
    after = std::move(earlier);
  }
  return out;
}

bool is_for_a_box(const std::vector<KindShares>& seen) { return seen.size() >= 2 && seen.size() <= kFigures; }

}  // namespace

std::vector<KindShares> from_one_box(const std::vector<KindShares>& seen, double trust) {
  if (!is_for_a_box(seen)) return seen;
  std::vector<KindShares> looks = seen;
  for (KindShares& one : looks)
    for (size_t k = 0; k < kKinds; ++k) one.at(k) = std::pow(one.at(k) / kLearntKinds.at(k), trust);
  return out_of_the_box(seen, looks, kLeft);
}

std::vector<KindShares> within_one_box(const std::vector<KindShares>& known) {
  return is_for_a_box(known) ? out_of_the_box(known, known, kAlike) : known;
}

}  // namespace arbiter::vision
