// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>

#include "app/club/ratings.h"
#include "app/evening/statistics.h"

namespace arbiter::evening {

namespace {

Expected<ArmyTable> counted_armies(const db::club::Club& club, const std::string& ruleset, bool casual) {
  const auto games = counted_games(club, ruleset, casual);
  if (!games) return tl::unexpected(games.error());
  struct Army {
    int games = 0;
    club::Fraction wins, expected, points;
  };
  std::map<std::string, Army> armies;
  int counted = 0;
  for (const CountedGame& game : *games) {
    const auto first = std::ranges::count(game.seats, 1, &SeatOutcome::place);
    bool any = false;
    for (const SeatOutcome& seat : game.seats) {
      if (seat.army.empty()) continue;
      any = true;
      Army& army = armies[seat.army];
      ++army.games;
      army.expected += club::Fraction(1, static_cast<std::int64_t>(game.seats.size()));
      army.points += seat.points;
      if (seat.place == 1 && first > 0) army.wins += club::Fraction(1, first);
    }
    if (any) ++counted;
  }
  ArmyTable all{ruleset, counted, {}};
  for (const auto& [name, army] : armies) {
    const auto often = club::wilson_interval(army.wins.approximate(), army.games);
    all.armies.push_back({name, army.games, army.wins.text(), often.part, often.low, often.high,
                          (army.expected / club::Fraction(army.games)).approximate(),
                          (army.points / club::Fraction(army.games)).decimal(2)});
  }
  std::ranges::stable_sort(all.armies, std::greater{}, &ArmyTable::Line::part);
  return all;
}

}  // namespace

Expected<ArmyTable> army_table(const db::club::Club& club, const std::string& ruleset, bool casual) {
  return within_numbers(ruleset, [&] { return counted_armies(club, ruleset, casual); });
}

}  // namespace arbiter::evening
