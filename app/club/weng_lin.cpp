// SPDX-License-Identifier: MIT
#include "app/club/weng_lin.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>
#include <stdexcept>

namespace arbiter::club {
namespace {

struct Team {
  double mu = 0, variance = 0;
  int rank = 0;
};

/// What a game says of a team: by how much its mean moves, and by which part its variance shrinks.
struct Update {
  double omega = 0, delta = 0;
};

double density(double x) { return std::exp(-x * x / 2) / std::sqrt(2 * std::numbers::pi); }
double cumulated(double x) { return std::erfc(-x / std::numbers::sqrt2) / 2; }

constexpr double kTiny = std::numeric_limits<double>::epsilon();

/// The mean and the shrinking of a normal cut off below `margin` - x (a win), section 3.2 of the paper.
double win_shift(double x, double margin) {
  const double rest = cumulated(x - margin);
  return rest < kTiny ? margin - x : density(x - margin) / rest;
}
double win_shrink(double x, double margin) {
  if (cumulated(x - margin) < kTiny) return x < 0 ? 1 : 0;
  const double shift = win_shift(x, margin);
  return shift * (shift + x - margin);
}

/// The same for one kept between both margins (a tie).
double tie_shift(double x, double margin) {
  const double size = std::abs(x);
  const double rest = cumulated(margin - size) - cumulated(-margin - size);
  if (rest < 1e-5) return x < 0 ? -x - margin : -x + margin;
  const double shift = (density(-margin - size) - density(margin - size)) / rest;
  return x < 0 ? -shift : shift;
}
double tie_shrink(double x, double margin) {
  const double size = std::abs(x);
  const double rest = cumulated(margin - size) - cumulated(-margin - size);
  if (rest < kTiny) return 1;
  const double shift = tie_shift(x, margin);
  return ((margin - size) * density(margin - size) + (margin + size) * density(-margin - size)) / rest + shift * shift;
}

Update bradley_terry(const Team& i, const Team& q, const WengLinParameters& p) {
  const double c = std::sqrt(i.variance + q.variance + 2 * p.beta * p.beta);
  const double score = q.rank > i.rank ? 1 : q.rank == i.rank ? 0.5 : 0;
  const double win = 1 / (1 + std::exp((q.mu - i.mu) / c));
  const double gamma = std::sqrt(i.variance) / c;
  return {i.variance / c * (score - win), gamma * i.variance / (c * c) * win * (1 - win)};
}

Update thurstone_mosteller(const Team& i, const Team& q, const WengLinParameters& p) {
  const double c = std::sqrt(i.variance + q.variance + 2 * p.beta * p.beta);
  const double x = (i.mu - q.mu) / c, margin = p.draw_margin / c;
  const double gamma = std::sqrt(i.variance) / c;
  double shift = 0, shrink = 0;
  if (q.rank > i.rank) {
    shift = win_shift(x, margin);
    shrink = win_shrink(x, margin);
  } else if (q.rank < i.rank) {
    shift = -win_shift(-x, margin);
    shrink = win_shrink(-x, margin);
  } else {
    shift = tie_shift(x, margin);
    shrink = tie_shrink(x, margin);
  }
  return {i.variance / c * shift, gamma * i.variance / (c * c) * shrink};
}

std::vector<Update> plackett_luce(const std::vector<Team>& teams, const WengLinParameters& p) {
  double total = 0;
  for (const Team& t : teams) total += t.variance + p.beta * p.beta;
  const double c = std::sqrt(total);
  std::vector<Update> out(teams.size());
  for (const Team& q : teams) {
    // The choice of who comes at q's place, among those who are not before it.
    double sum = 0, tied = 0;
    for (const Team& s : teams) {
      if (s.rank >= q.rank) sum += std::exp(s.mu / c);
      if (s.rank == q.rank) ++tied;
    }
    for (std::size_t i = 0; i < teams.size(); ++i) {
      if (teams[i].rank < q.rank) continue;
      const double chosen = std::exp(teams[i].mu / c) / sum;
      out[i].omega += ((&teams[i] == &q ? 1 : 0) - chosen) / tied;
      out[i].delta += chosen * (1 - chosen) / tied;
    }
  }
  for (std::size_t i = 0; i < teams.size(); ++i) {
    const double variance = teams[i].variance;
    out[i].omega *= variance / c;
    out[i].delta *= std::sqrt(variance) / c * variance / (c * c);
  }
  return out;
}

/// Every team against those that the model compares it with.
std::vector<Update> pairwise(const std::vector<Team>& teams, const WengLinParameters& p) {
  const bool partial =
      p.model == WengLinModel::bradley_terry_partial || p.model == WengLinModel::thurstone_mosteller_partial;
  const bool logistic = p.model == WengLinModel::bradley_terry_full || p.model == WengLinModel::bradley_terry_partial;
  std::vector<std::size_t> order(teams.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return teams[i].rank; });
  std::vector<Update> out(teams.size());
  for (std::size_t a = 0; a < order.size(); ++a) {
    for (std::size_t b = 0; b < order.size(); ++b) {
      if (a == b || (partial && a + 1 != b && b + 1 != a)) continue;
      const Team &i = teams[order[a]], &q = teams[order[b]];
      const Update u = logistic ? bradley_terry(i, q, p) : thurstone_mosteller(i, q, p);
      out[order[a]].omega += u.omega;
      out[order[a]].delta += u.delta;
    }
  }
  return out;
}

}  // namespace

void weng_lin_game(std::vector<std::vector<Skill>>& teams, std::span<const int> ranks,
                   const WengLinParameters& parameters) {
  if (teams.size() != ranks.size()) throw std::invalid_argument("a game needs one rank for each team");
  std::vector<Team> sums;
  for (std::size_t i = 0; i < teams.size(); ++i) {
    if (teams[i].empty()) throw std::invalid_argument("a team has no players");
    Team sum{0, 0, ranks[i]};
    for (Skill& s : teams[i]) {
      s.sigma = std::hypot(s.sigma, parameters.tau);
      sum.mu += s.mu;
      sum.variance += s.sigma * s.sigma;
    }
    sums.push_back(sum);
  }
  const std::vector<Update> updates =
      parameters.model == WengLinModel::plackett_luce ? plackett_luce(sums, parameters) : pairwise(sums, parameters);
  for (std::size_t i = 0; i < teams.size(); ++i) {
    for (Skill& s : teams[i]) {
      const double part = s.sigma * s.sigma / sums[i].variance;
      s.mu += part * updates[i].omega;
      s.sigma *= std::sqrt(std::max(1 - part * updates[i].delta, parameters.kappa));
    }
  }
}

}  // namespace arbiter::club
