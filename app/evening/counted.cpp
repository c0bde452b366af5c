// SPDX-License-Identifier: MIT
#include "app/evening/counted.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace arbiter::evening {

Expected<std::vector<CountedGame>> counted_games(const db::club::Club& club, const std::string& ruleset, bool casual) {
  const auto events = club.events();
  if (!events) return tl::unexpected(events.error());
  std::vector<CountedGame> games;
  std::set<std::string> of_events;
  for (const db::club::Event& event : *events) {
    const auto record = club.record(event.id);
    if (!record) return tl::unexpected(record.error());
    for (const auto& round : record->rounds)
      for (const auto& table : round.tables) of_events.insert(table.token);
    if (!ruleset.empty() && event.ruleset != ruleset) continue;
    for (const TableOutcome& table : outcomes(*record)) {
      if (!table.counts()) continue;
      CountedGame one{event.begins, event.ruleset, event.name, event.game, event.id,
                      table.round,  table.table,   table.game, {},         table.rated};
      // Nobody's strength is told by a game that both have lost.
      if (std::ranges::any_of(table.seats, [](const SeatOutcome& seat) { return seat.verdict.has_value(); }))
        one.rated = false;
      for (const SeatOutcome& seat : table.seats)
        if (!seat.absent) one.seats.push_back(seat);
      games.push_back(std::move(one));
    }
  }
  if (casual) {
    const auto finished = club.finished(ruleset);
    if (!finished) return tl::unexpected(finished.error());
    for (const db::club::KeptGame& game : *finished) {
      if (of_events.contains(game.token)) continue;
      CountedGame one;
      one.day = game.started_at.substr(0, 10);
      one.ruleset = game.ruleset;
      one.game = game.id;
      for (const db::SeatEntry& seat : game.seats)
        if (seat.person > 0 && seat.place > 0 && countable(seat.points))
          one.seats.push_back({seat.seat, seat.person, seat.army, exact(seat.points), seat.place});
      games.push_back(std::move(one));
    }
  }
  std::erase_if(games, [](const CountedGame& one) { return one.seats.size() < 2; });
  std::ranges::stable_sort(games, {}, [](const CountedGame& one) {
    return std::tuple(one.day, one.event_id == 0, one.event_id, one.round, one.table, one.game.value_or(0));
  });
  return games;
}

}  // namespace arbiter::evening
