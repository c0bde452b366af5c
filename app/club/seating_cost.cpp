// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <set>

#include "app/club/seating_parts.h"

namespace arbiter::club {
namespace {

using seating::Problem;
using seating::Relation;
using seating::Round;

/// The rounds in numbers, all of them as if published.
tl::expected<Problem, SeatingFailure> as_published(const SeatingRequest& request,
                                                   const std::vector<SeatingRound>& rounds) {
  SeatingRequest all = request;
  all.published = rounds;
  all.rounds = static_cast<int>(rounds.size());
  return seating::read(all);
}

std::int64_t outside(std::int64_t value, std::int64_t sum, std::int64_t parts) {
  if (parts == 0) return 0;
  const std::int64_t low = sum / parts, high = (sum + parts - 1) / parts;
  return std::max<std::int64_t>({value - high, low - value, 0});
}

/// Meetings of the first `fixed` rounds alone.
std::vector<int> first_meetings(const Problem& problem, std::size_t fixed) {
  Problem first = problem;
  first.rounds.resize(std::min(fixed, first.rounds.size()));
  return seating::meetings(first);
}

void meeting_goals(const Problem& problem, std::size_t fixed, SeatingCost& cost) {
  const std::vector<int> met = seating::meetings(problem), before = first_meetings(problem, fixed);
  std::int64_t sum = 0, pairs = 0, fresh = 0, open = 0, repeats_before = 0;
  for (int a = 0; a < problem.players; ++a)
    for (int b = a + 1; b < problem.players; ++b) {
      const std::size_t at = problem.at(a, b);
      sum += met[at];
      open += met[at] - before[at];
      repeats_before += std::max(before[at] - 1, 0);
      if (met[at] > 1) {
        cost.repeats.value += met[at] - 1;
        const auto id = [&](int p) { return problem.ids[static_cast<std::size_t>(p)]; };
        cost.repeated.push_back({id(a), id(b), met[at]});
      }
      if (problem.forbidden[at] != 0 && met[at] == 0) continue;
      ++pairs;
      if (before[at] == 0) ++fresh;
    }
  cost.repeats.bound = repeats_before + std::max<std::int64_t>(open - fresh, 0);
  for (int a = 0; a < problem.players; ++a)
    for (int b = a + 1; b < problem.players; ++b) {
      const std::size_t at = problem.at(a, b);
      if (problem.forbidden[at] == 0 || met[at] > 0) cost.uneven.value += outside(met[at], sum, pairs);
    }
  std::ranges::stable_sort(cost.repeated, std::greater{}, &PairMeetings::times);
}

void seat_goals(const Problem& problem, SeatingCost& cost) {
  std::map<int, std::map<int, std::int64_t>> seats;
  std::map<std::pair<int, int>, std::array<std::int64_t, seating::kRelations>> related;
  std::int64_t partners = 0;
  for (const Round& round : problem.rounds)
    for (const auto& table : round.tables) {
      const auto size = static_cast<int>(table.size());
      for (int s = 0; s < size; ++s) {
        const int p = table[static_cast<std::size_t>(s)];
        ++seats[p][s];
        for (int o = 0; o < size; ++o) {
          const int q = table[static_cast<std::size_t>(o)];
          if (p >= q) continue;
          const Relation r = seating::relation(problem.game, s, o, size);
          ++related[{p, q}][static_cast<std::size_t>(r)];
          if (r == Relation::partner) ++partners;
        }
      }
    }
  // Tables of three leave the last seat empty: how often each seat is taken does not depend on who sits there.
  std::vector<std::int64_t> low(static_cast<std::size_t>(problem.seats), 0), high = low, taken = low;
  for (const auto& [player, counts] : seats) {
    std::int64_t games = 0;
    for (const auto& [seat, times] : counts) games += times;
    for (int s = 0; s < problem.seats; ++s) {
      const auto at = static_cast<std::size_t>(s);
      const std::int64_t times = counts.contains(s) ? counts.at(s) : 0;
      cost.seats.value += outside(times, games, problem.seats);
      taken[at] += times;
      low[at] += games / problem.seats;
      high[at] += (games + problem.seats - 1) / problem.seats;
    }
  }
  for (std::size_t s = 0; s < taken.size(); ++s)
    cost.seats.bound += std::max<std::int64_t>({low[s] - taken[s], taken[s] - high[s], 0});
  const std::int64_t pairs = static_cast<std::int64_t>(problem.players) * (problem.players - 1) / 2;
  cost.partners.bound = std::max<std::int64_t>(partners - pairs, 0);
  for (const auto& [pair, times] : related) {
    cost.partners.value += std::max<std::int64_t>(times[static_cast<std::size_t>(Relation::partner)] - 1, 0);
    std::vector<std::int64_t> kinds = {times[static_cast<std::size_t>(Relation::left)],
                                       times[static_cast<std::size_t>(Relation::right)]};
    if (problem.game != TableGame::partners) kinds.push_back(times[static_cast<std::size_t>(Relation::opposite)]);
    std::int64_t sum = 0;
    for (const std::int64_t k : kinds) sum += k;
    const auto parts = static_cast<std::int64_t>(kinds.size());
    for (const std::int64_t k : kinds)
      cost.neighbours.value += std::max<std::int64_t>(k - (sum + parts - 1) / parts, 0);
  }
}

void three_goals(const Problem& problem, SeatingCost& cost) {
  if (problem.game != TableGame::single) return;
  std::map<int, std::int64_t> threes;
  std::int64_t sum = 0;
  for (const Round& round : problem.rounds)
    for (const auto& table : round.tables)
      for (const int p : table) {
        threes[p] += table.size() == 3 ? 1 : 0;
        sum += table.size() == 3 ? 1 : 0;
      }
  for (const auto& [player, times] : threes)
    cost.threes.value += outside(times, sum, static_cast<std::int64_t>(threes.size()));
}

void change_goals(const std::vector<SeatingRound>& rounds, SeatingCost& cost) {
  std::map<PlayerId, int> last;
  for (const SeatingRound& round : rounds) {
    std::map<PlayerId, int> now;
    for (const SeatedTable& table : round.tables) {
      std::map<int, std::int64_t> from;
      std::int64_t came = 0, most = 0;
      for (const PlayerId p : table.seats) {
        now[p] = table.number;
        const auto at = last.find(p);
        if (at == last.end()) continue;
        ++came;
        most = std::max(most, ++from[at->second]);
        cost.changes.value += at->second != table.number ? 1 : 0;
      }
      cost.changes.bound += came - most;  // a table can have but one number
    }
    for (const auto& [p, number] : now) last[p] = number;
  }
}

}  // namespace

SeatingCost seating_cost(const SeatingRequest& request, const std::vector<SeatingRound>& rounds) {
  SeatingCost out;
  const auto problem = as_published(request, rounds);
  if (!problem) return out;
  meeting_goals(*problem, request.published.size(), out);
  seat_goals(*problem, out);
  three_goals(*problem, out);
  change_goals(rounds, out);
  return out;
}

}  // namespace arbiter::club
