// SPDX-License-Identifier: MIT
#include "vision/locate/line_combs.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace arbiter::vision {

namespace {

constexpr double kOffTooth = 0.1;  // of the spacing

double value_on(const Tick& t, double origin, double spacing, int& k) {
  const double place = (t.at - origin) / spacing;
  k = static_cast<int>(std::lround(place));
  const double off = std::abs(place - k) / kOffTooth;
  return off > 1 ? 0 : t.weight * (1 - 0.5 * off);
}

// The sum over the best `count` neighbouring teeth; `first` is the first of them.
double comb_score(const std::vector<Tick>& ticks, double origin, double spacing, int count, int& first) {
  constexpr int kReach = 24;
  std::array<double, 2 * kReach + 1> teeth{};
  for (const Tick& t : ticks) {
    int k = 0;
    const double value = value_on(t, origin, spacing, k);
    if (value > 0 && std::abs(k) <= kReach) {
      const int from_first = k + kReach;
      double& tooth = teeth[static_cast<size_t>(from_first)];
      tooth = std::max(tooth, value);
    }
  }
  double best = 0;
  for (int k = 0; k + count <= 2 * kReach + 1; ++k) {
    double sum = 0;
    for (int m = k; m < k + count; ++m) sum += teeth[static_cast<size_t>(m)];
    if (sum > best + 1e-9) {
      best = sum;
      first = k - kReach;
    }
  }
  return best;
}

// Origin and spacing by least squares over the ticks on the teeth.
void settle(const std::vector<Tick>& ticks, int count, Comb& comb) {
  for (int round = 0; round < 2; ++round) {
    double n = 0, k1 = 0, k2 = 0, a = 0, ka = 0;
    for (const Tick& t : ticks) {
      int k = 0;
      const double value = value_on(t, comb.origin, comb.spacing, k);
      if (value <= 0 || k < 0 || k >= count) continue;
      n += value;
      k1 += value * k;
      k2 += value * k * k;
      a += value * t.at;
      ka += value * k * t.at;
    }
    const double det = n * k2 - k1 * k1;
    if (!(det > 1e-9 * n * n)) return;
    comb.spacing = (n * ka - k1 * a) / det;
    comb.origin = (a - comb.spacing * k1) / n;
  }
}

}  // namespace

double on_tooth(const Tick& tick, const Comb& comb, int& k) { return value_on(tick, comb.origin, comb.spacing, k); }

std::vector<Comb> find_combs(std::vector<Tick> ticks, int count, double least_spacing) {
  constexpr size_t kStrongest = 20, kCombs = 3;
  constexpr int kSteps = 3;
  constexpr double kLeastTeeth = 0.35;
  std::stable_sort(ticks.begin(), ticks.end(), [](const Tick& a, const Tick& b) { return a.weight > b.weight; });
  std::vector<Comb> all;
  const size_t n = std::min(ticks.size(), kStrongest);
  for (size_t a = 0; a < n; ++a)
    for (size_t b = a + 1; b < n; ++b)
      for (int steps = 1; steps <= kSteps; ++steps) {
        const double spacing = std::abs(ticks[b].at - ticks[a].at) / steps;
        if (spacing < least_spacing) break;
        int first = 0;
        const double score = comb_score(ticks, ticks[a].at, spacing, count, first);
        if (score >= kLeastTeeth * count * 0.5) all.push_back({ticks[a].at + first * spacing, spacing, score});
      }
  std::stable_sort(all.begin(), all.end(), [](const Comb& a, const Comb& b) { return a.score > b.score; });
  std::vector<Comb> chosen;
  for (Comb& comb : all) {
    if (chosen.size() >= kCombs) break;
    settle(ticks, count, comb);
    const auto like = [&](const Comb& other) {
      const double off = (comb.origin - other.origin) / other.spacing;
      return std::abs(comb.spacing / other.spacing - 1) < 0.04 && std::abs(off - std::lround(off)) < 0.2;
    };
    if (std::none_of(chosen.begin(), chosen.end(), like)) chosen.push_back(comb);
  }
  return chosen;
}

}  // namespace arbiter::vision
