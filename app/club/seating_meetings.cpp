// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

#include "app/club/seating_parts.h"

namespace arbiter::club::seating {
namespace {

/// The cost of a meeting that the hard rules forbid.
constexpr std::int64_t kForbidden = 1'000'000'000;

/// What so many more cost at least, each put where there are fewest yet.
std::int64_t fill_up(std::vector<std::int64_t> counts, std::int64_t more) {
  if (counts.empty()) return 0;
  std::ranges::sort(counts);
  // Raises the lowest to the level of the next as long as there is something left.
  std::size_t low = 1;
  std::int64_t level = counts[0];
  while (more > 0) {
    while (low < counts.size() && counts[low] == level) ++low;
    const auto here = static_cast<std::int64_t>(low);
    const std::int64_t rise = low < counts.size() ? std::min(counts[low] - level, more / here) : more / here;
    if (rise == 0) break;
    level += rise;
    more -= rise * here;
  }
  std::int64_t out = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    std::int64_t m = std::max(counts[i], level);
    if (i < low && more > 0) {
      ++m;
      --more;
    }
    out += m * (m - 1) / 2;
  }
  return out;
}

/// The state of the search: who sits where, who has met whom, and what it costs.
class Meetings {
 public:
  Meetings(Problem& problem, const Wishes& wishes) : problem_(problem), wishes_(wishes), met_(meetings(problem)) {
    threes_.assign(static_cast<std::size_t>(problem.players), 0);
    for (std::size_t r = 0; r < problem.rounds.size(); ++r) {
      for (const auto& table : problem.rounds[r].tables)
        if (table.size() == 3 && problem.seats == 4)
          for (const int p : table) ++threes_[static_cast<std::size_t>(p)];
      if (!problem.rounds[r].fixed && problem.rounds[r].tables.size() > 1) open_.push_back(r);
    }
  }

  [[nodiscard]] bool open() const { return !open_.empty(); }

  /// One exchange, taken if it is not too much worse; by how much the cost has changed.
  std::int64_t try_exchange(double temperature, Dice& dice) {
    Round& round = problem_.rounds[open_[dice.roll(open_.size())]];
    const std::size_t s = dice.roll(round.tables.size());
    std::size_t t = dice.roll(round.tables.size() - 1);
    if (t >= s) ++t;
    auto &here = round.tables[s], &over = round.tables[t];
    int &a = here[dice.roll(here.size())], &b = over[dice.roll(over.size())];
    if (round.wished[static_cast<std::size_t>(a)] >= 0 || round.wished[static_cast<std::size_t>(b)] >= 0) return 0;
    const std::int64_t change = change_of(here, a, b) + change_of(over, b, a) + change_of_threes(here, over, a, b);
    if (change > 0 && dice.part() >= std::exp(-static_cast<double>(change) / temperature)) return 0;
    count(here, a, b);
    count(over, b, a);
    if (here.size() != over.size()) {
      threes_[static_cast<std::size_t>(a)] += here.size() == 3 ? -1 : 1;
      threes_[static_cast<std::size_t>(b)] += over.size() == 3 ? -1 : 1;
    }
    std::swap(a, b);
    return change;
  }

  [[nodiscard]] std::int64_t cost() const {
    std::int64_t out = 0;
    for (int a = 0; a < problem_.players; ++a)
      for (int b = a + 1; b < problem_.players; ++b) {
        const std::int64_t m = met_[problem_.at(a, b)];
        out += wishes_.repeat * (m * (m - 1) / 2) + m * alone(problem_.at(a, b));
      }
    for (const std::int64_t t : threes_) out += wishes_.three * (t * (t - 1) / 2);
    return out;
  }

  /// No cost is lower, whatever the tables.
  [[nodiscard]] std::int64_t bound() const {
    std::int64_t games = 0;
    std::vector<std::int64_t> counts(threes_.size(), 0);
    for (const Round& round : problem_.rounds)
      for (const auto& table : round.tables)
        if (table.size() == 3 && problem_.seats == 4) {
          if (round.fixed)
            for (const int p : table) ++counts[static_cast<std::size_t>(p)];
          else
            games += 3;
        }
    return wishes_.repeat * least_repeats(problem_) + wishes_.three * fill_up(counts, games);
  }

 private:
  [[nodiscard]] std::int64_t alone(std::size_t pair) const {
    return (wishes_.affinity.empty() ? 0 : wishes_.affinity[pair]) + (problem_.forbidden[pair] != 0 ? kForbidden : 0);
  }

  /// `out` leaves the table, `in` comes.
  [[nodiscard]] std::int64_t change_of(const std::vector<int>& table, int out, int in) const {
    std::int64_t sum = 0;
    for (const int other : table) {
      if (other == out) continue;
      const std::size_t come = problem_.at(in, other), go = problem_.at(out, other);
      sum += wishes_.repeat * (met_[come] - met_[go] + 1);
      if (problem_.any_forbidden || !wishes_.affinity.empty()) sum += alone(come) - alone(go);
    }
    return sum;
  }

  [[nodiscard]] std::int64_t change_of_threes(const std::vector<int>& here, const std::vector<int>& over, int a,
                                              int b) const {
    if (here.size() == over.size() || problem_.seats != 4) return 0;
    const int more = here.size() == 3 ? b : a, fewer = here.size() == 3 ? a : b;
    return wishes_.three * (threes_[static_cast<std::size_t>(more)] - threes_[static_cast<std::size_t>(fewer)] + 1);
  }

  void count(const std::vector<int>& table, int out, int in) {
    for (const int other : table) {
      if (other == out) continue;
      ++met_[problem_.at(in, other)], ++met_[problem_.at(other, in)];
      --met_[problem_.at(out, other)], --met_[problem_.at(other, out)];
    }
  }

  Problem& problem_;
  const Wishes& wishes_;
  std::vector<int> met_;
  std::vector<std::int64_t> threes_;
  std::vector<std::size_t> open_;
};

/// What is not fixed, to be kept and put back.
std::vector<Tables> tables_of(const Problem& problem) {
  std::vector<Tables> out;
  for (const Round& round : problem.rounds) out.push_back(round.tables);
  return out;
}

}  // namespace

std::int64_t least_repeats(const Problem& problem) {
  Problem fixed = problem;
  std::int64_t more = 0;
  for (Round& round : fixed.rounds) {
    if (round.fixed) continue;
    for (const int size : round.sizes) more += size * (size - 1) / 2;
    round.tables.clear();
  }
  const std::vector<int> met = meetings(fixed);
  std::vector<std::int64_t> pairs;
  for (int a = 0; a < problem.players; ++a)
    for (int b = a + 1; b < problem.players; ++b)
      if (!problem.apart(a, b) || met[problem.at(a, b)] > 0) pairs.push_back(met[problem.at(a, b)]);
  return fill_up(std::move(pairs), more);
}

void improve_meetings(Problem& problem, const Wishes& wishes, std::int64_t effort, Dice& dice) {
  Meetings state(problem, wishes);
  if (!state.open()) return;
  std::int64_t cost = state.cost(), best = cost;
  const std::int64_t bound = wishes.affinity.empty() ? state.bound() : -1;
  std::vector<Tables> kept = tables_of(problem);
  // Meetings are settled between hot and cold; below, when they stand, the smaller goals.
  const double fall = std::pow(wishes.cold / wishes.hot, 1.0 / 700), fall_on = std::pow(0.1, 1.0 / 300);
  double temperature = wishes.hot;
  const std::int64_t step = std::max<std::int64_t>(effort / 1000, 1);
  for (std::int64_t i = 0; i < effort && best > bound; ++i) {
    if (i % step == 0) temperature *= i < 700 * step ? fall : fall_on;
    cost += state.try_exchange(temperature, dice);
    if (cost < best) {
      best = cost;
      kept = tables_of(problem);
    }
  }
  for (std::size_t r = 0; r < kept.size(); ++r) problem.rounds[r].tables = std::move(kept[r]);
}

}  // namespace arbiter::club::seating
