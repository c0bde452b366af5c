// SPDX-License-Identifier: MIT
#include "app/club/seating.h"

#include <algorithm>

#include "app/club/seating_parts.h"

namespace arbiter::club {
namespace {

using seating::Dice;
using seating::Problem;
using seating::Round;
using seating::Wishes;

std::int64_t automatic_effort(const Problem& problem) {
  std::int64_t places = 0;
  for (const Round& round : problem.rounds)
    if (!round.fixed) places += static_cast<std::int64_t>(round.there.size());
  return std::clamp<std::int64_t>(places * 50'000, 200'000, 6'000'000);
}

/// What the search for meetings has reached: forbidden ones count most of all.
std::pair<std::int64_t, std::int64_t> worth(const Problem& problem) {
  const std::vector<int> met = seating::meetings(problem);
  std::vector<int> threes(static_cast<std::size_t>(problem.players), 0);
  std::int64_t forbidden = 0, repeats = 0;
  for (int a = 0; a < problem.players; ++a)
    for (int b = a + 1; b < problem.players; ++b) {
      const std::int64_t m = met[problem.at(a, b)];
      repeats += 64 * (m * (m - 1) / 2);
    }
  for (const Round& round : problem.rounds)
    for (const auto& table : round.tables) {
      for (std::size_t i = 0; i < table.size(); ++i)
        for (std::size_t j = i + 1; j < table.size(); ++j)
          if (!round.fixed && problem.apart(table[i], table[j])) ++forbidden;
      if (table.size() == 3)
        for (const int p : table) repeats += 3 * threes[static_cast<std::size_t>(p)]++;
    }
  return {forbidden, repeats};
}

/// Keeps the better of two.
void keep(Problem& best, Problem&& other) {
  if (worth(other) < worth(best)) best = std::move(other);
}

SeatingPlan finish(const SeatingRequest& request, Problem& problem, Dice& dice) {
  seating::improve_seats(problem, dice);
  const auto numbers = seating::number_tables(problem, request.published);
  SeatingPlan out;
  out.rounds = request.published;
  const auto id = [&](int p) { return problem.ids[static_cast<std::size_t>(p)]; };
  for (std::size_t r = request.published.size(); r < problem.rounds.size(); ++r) {
    const Round& round = problem.rounds[r];
    SeatingRound made;
    for (std::size_t t = 0; t < round.tables.size(); ++t) {
      SeatedTable table{numbers[r][t], {}};
      for (const int p : round.tables[t]) table.seats.push_back(id(p));
      made.tables.push_back(std::move(table));
    }
    std::ranges::sort(made.tables, {}, &SeatedTable::number);
    for (const int p : round.byes) made.byes.push_back(id(p));
    std::ranges::sort(made.byes);
    out.rounds.push_back(std::move(made));
  }
  out.cost = seating_cost(request, out.rounds);
  return out;
}

/// Places in the order of scores: twice the number of those ahead, and once of those level.
std::vector<std::int64_t> places(const Problem& problem, const std::vector<SeatingScore>& scores,
                                 const std::vector<int>& there) {
  std::vector<Fraction> score(static_cast<std::size_t>(problem.players));
  for (const SeatingScore& s : scores)
    if (const auto at = problem.numbers.find(s.player); at != problem.numbers.end())
      score[static_cast<std::size_t>(at->second)] = s.score;
  std::vector<std::int64_t> place(score.size(), 0);
  for (const int a : there)
    for (const int b : there) {
      const auto order = score[static_cast<std::size_t>(b)] <=> score[static_cast<std::size_t>(a)];
      place[static_cast<std::size_t>(a)] += order > 0 ? 2 : order == 0 ? 1 : 0;
    }
  return place;
}

/// Squared differences of places.
std::vector<std::int64_t> unlike(const Problem& problem, const std::vector<std::int64_t>& place,
                                 const std::vector<int>& there) {
  std::vector<std::int64_t> out(problem.forbidden.size(), 0);
  for (const int a : there)
    for (const int b : there) {
      const std::int64_t between = place[static_cast<std::size_t>(a)] - place[static_cast<std::size_t>(b)];
      out[problem.at(a, b)] = between * between;
    }
  return out;
}

}  // namespace

tl::expected<SeatingPlan, SeatingFailure> plan_seatings(const SeatingRequest& request) {
  auto problem = seating::read(request);
  if (!problem) return tl::unexpected(problem.error());
  Dice dice(request.seed);
  if (auto done = seating::arrange(*problem, dice); !done) return tl::unexpected(done.error());
  const std::int64_t effort = request.effort > 0 ? request.effort : automatic_effort(*problem);
  const Wishes wishes;
  Wishes gentle = wishes;
  gentle.hot = 14;
  const auto bound = seating::least_repeats(*problem) * 64;
  Problem best = *problem;
  Problem laid = *problem;
  if (seating::lay_draft(laid, request) || seating::lay_published(laid, dice)) {
    seating::improve_meetings(laid, gentle, effort / 4, dice);
    keep(best, std::move(laid));
  }
  for (const std::int64_t part : {8, 4, 2}) {
    if (worth(best) <= std::pair<std::int64_t, std::int64_t>(0, bound)) break;
    Problem fresh = *problem;
    seating::improve_meetings(fresh, wishes, effort / part, dice);
    keep(best, std::move(fresh));
  }
  return finish(request, best, dice);
}

tl::expected<SeatingPlan, SeatingFailure> next_swiss_seating(const SeatingRequest& request,
                                                             const std::vector<SeatingScore>& scores) {
  SeatingRequest one = request;
  one.rounds = static_cast<int>(request.published.size()) + 1;
  one.draft.clear();
  auto problem = seating::read(one);
  if (!problem) return tl::unexpected(problem.error());
  Dice dice(one.seed);
  const std::vector<std::int64_t> place = places(*problem, scores, problem->rounds.back().there);
  // A bye goes to the last.
  for (const std::int64_t p : place) problem->bye_order.push_back(-p);
  if (auto done = seating::arrange(*problem, dice); !done) return tl::unexpected(done.error());
  Wishes wishes;
  wishes.affinity = unlike(*problem, place, problem->rounds.back().there);
  const auto there = static_cast<std::int64_t>(problem->rounds.back().there.size());
  wishes.repeat = 16 * there * there;
  wishes.three = 1;
  wishes.hot = static_cast<double>(there) * 4;
  wishes.cold = 2;
  const std::int64_t effort =
      one.effort > 0 ? one.effort : std::clamp<std::int64_t>(there * 20'000, 100'000, 3'000'000);
  seating::improve_meetings(*problem, wishes, effort, dice);
  return finish(one, *problem, dice);
}

}  // namespace arbiter::club
