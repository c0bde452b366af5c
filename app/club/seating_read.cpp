// SPDX-License-Identifier: MIT
#include <algorithm>
#include <set>

#include "app/club/seating_parts.h"

namespace arbiter::club::seating {
namespace {

SeatingFailure senseless(Message why) { return {0, std::move(why), true, {}}; }

int number_of(Problem& problem, PlayerId id) {
  const auto [at, fresh] = problem.numbers.emplace(id, problem.players);
  if (fresh) {
    problem.ids.push_back(id);
    ++problem.players;
  }
  return at->second;
}

/// Everybody who is in the list, and everybody who sat at a published table, gets a number.
tl::expected<void, SeatingFailure> number_players(const SeatingRequest& request, Problem& problem) {
  for (const Attendee& a : request.players) {
    if (problem.numbers.contains(a.player))
      return tl::unexpected(senseless(make_message("%1 is in the list twice", player_message(a.player))));
    number_of(problem, a.player);
  }
  for (const SeatingRound& round : request.published) {
    for (const SeatedTable& table : round.tables)
      for (const PlayerId p : table.seats) number_of(problem, p);
    for (const PlayerId p : round.byes) number_of(problem, p);
  }
  return {};
}

Round published_round(const Problem& problem, const SeatingRound& round) {
  Round out;
  out.fixed = true;
  out.wished.assign(static_cast<std::size_t>(problem.players), -1);
  for (const SeatedTable& table : round.tables) {
    out.tables.emplace_back();
    out.sizes.push_back(static_cast<int>(table.seats.size()));
    for (const PlayerId p : table.seats) {
      out.tables.back().push_back(problem.numbers.at(p));
      out.there.push_back(out.tables.back().back());
    }
  }
  for (const PlayerId p : round.byes) {
    out.byes.push_back(problem.numbers.at(p));
    out.there.push_back(out.byes.back());
  }
  return out;
}

bool there(const Attendee& a, int round) {
  return a.from <= round && round <= a.to && std::ranges::find(a.sits_out, round) == a.sits_out.end();
}

/// Wished tables come to be those with that place in the list, and large enough.
tl::expected<void, SeatingFailure> wish(const SeatingRequest& request, const Problem& problem, int number,
                                        Round& round) {
  const auto failure = [&](Message why, Message relax) {
    return tl::unexpected(SeatingFailure{number, std::move(why), true, {std::move(relax)}});
  };
  round.wished.assign(static_cast<std::size_t>(problem.players), -1);
  std::map<int, int> wishes;
  for (const Attendee& a : request.players) {
    if (!a.table || !there(a, number)) continue;
    if (*a.table < 1 || *a.table > static_cast<int>(round.sizes.size()))
      return failure(
          make_message("%1 wishes table %2, but there are %3", player_message(a.player), *a.table, round.sizes.size()),
          make_message("the wish of %1", player_message(a.player)));
    round.wished[static_cast<std::size_t>(problem.numbers.at(a.player))] = *a.table - 1;
    ++wishes[*a.table - 1];
  }
  for (const auto& wanted : wishes) {
    const int table = wanted.first, count = wanted.second;
    const auto at = static_cast<std::size_t>(table);
    if (count > round.sizes[at]) {
      // A larger table elsewhere will do as well: the sizes are not bound to places.
      const auto larger = std::ranges::find_if(round.sizes, [&](int s) { return s >= count; });
      const bool free = larger != round.sizes.end() && !wishes.contains(static_cast<int>(larger - round.sizes.begin()));
      if (!free)
        return failure(make_message("%1 wish table %2, which is too small", count, table + 1),
                       make_message("a wish for table %1", table + 1));
      std::swap(*larger, round.sizes[at]);
    }
  }
  return {};
}

tl::expected<void, SeatingFailure> add_round(const SeatingRequest& request, Problem& problem, int number) {
  Round round;
  for (const Attendee& a : request.players)
    if (there(a, number)) round.there.push_back(problem.numbers.at(a.player));
  const Sizes sizes = sizes_for(static_cast<int>(round.there.size()), request);
  if (sizes.tables.empty())
    return tl::unexpected(SeatingFailure{
        number, make_message("only %1 are there", round.there.size()), true, {make_message("the round")}});
  round.sizes = sizes.tables;
  if (auto wished = wish(request, problem, number, round); !wished) return wished;
  problem.rounds.push_back(std::move(round));
  return {};
}

}  // namespace

Sizes sizes_for(int there, const SeatingRequest& request) {
  const int full = request.game == TableGame::two_boards ? 8 : 4;
  const bool threes = request.threes && request.game == TableGame::single;
  const int seated = request.most_tables > 0 ? std::min(there, request.most_tables * full) : there;
  Sizes out;
  int fulls = seated / full, smaller = 0;
  if (threes && seated % 4 != 0) {
    // As few tables of three as do: as many as are missing to the next full table.
    const int missing = 4 - seated % 4;
    if (seated >= 3 * missing) {
      smaller = missing;
      fulls = (seated - 3 * missing) / 4;
    }
  }
  out.tables.assign(static_cast<std::size_t>(fulls), full);
  out.tables.insert(out.tables.end(), static_cast<std::size_t>(smaller), 3);
  out.byes = there - fulls * full - smaller * 3;
  return out;
}

tl::expected<Problem, SeatingFailure> read(const SeatingRequest& request) {
  if (request.rounds < static_cast<int>(request.published.size()))
    return tl::unexpected(senseless(make_message("more rounds are published than there are")));
  Problem out;
  out.game = request.game;
  out.seats = request.game == TableGame::two_boards ? 8 : 4;
  if (auto done = number_players(request, out); !done) return tl::unexpected(done.error());
  out.forbidden.assign(static_cast<std::size_t>(out.players) * static_cast<std::size_t>(out.players), 0);
  for (const auto& [a, b] : request.forbidden) {
    if (a == b) return tl::unexpected(senseless(make_message("%1 is forbidden to meet themself", player_message(a))));
    const auto i = out.numbers.find(a), j = out.numbers.find(b);
    if (i == out.numbers.end() || j == out.numbers.end()) continue;  // not here: nothing to keep apart
    out.forbidden[out.at(i->second, j->second)] = out.forbidden[out.at(j->second, i->second)] = 1;
    out.any_forbidden = true;
  }
  for (const SeatingRound& round : request.published) out.rounds.push_back(published_round(out, round));
  for (int number = static_cast<int>(request.published.size()) + 1; number <= request.rounds; ++number)
    if (auto done = add_round(request, out, number); !done) return tl::unexpected(done.error());
  return out;
}

std::vector<int> meetings(const Problem& problem) {
  std::vector<int> out(problem.forbidden.size(), 0);
  for (const Round& round : problem.rounds)
    for (const auto& table : round.tables)
      for (const int a : table)
        for (const int b : table)
          if (a != b) ++out[problem.at(a, b)];
  return out;
}

Relation relation(TableGame game, int a, int b, int size) {
  if (game == TableGame::two_boards) {
    if (a / 4 != b / 4) return a % 4 == b % 4 ? Relation::partner : Relation::apart;
    return relation(TableGame::single, a % 4, b % 4, 4);
  }
  if (size == 3) return (b - a + 3) % 3 == 1 ? Relation::left : Relation::right;
  const int turn = (b - a + 4) % 4;
  if (turn == 2) return game == TableGame::partners ? Relation::partner : Relation::opposite;
  return turn == 1 ? Relation::left : Relation::right;
}

}  // namespace arbiter::club::seating
