// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>

#include "app/club/ratings.h"
#include "app/evening/statistics.h"

namespace arbiter::evening {

using nlohmann::json;

Expected<json> armies_json(const db::club::Club& club, const std::string& ruleset, bool casual) {
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
  std::vector<std::pair<std::string, json>> lines;
  for (const auto& [name, army] : armies) {
    const auto often = club::wilson_interval(army.wins.approximate(), army.games);
    lines.emplace_back(name, json{{"army", name},
                                  {"games", army.games},
                                  {"wins", army.wins.text()},
                                  {"part", often.part},
                                  {"low", often.low},
                                  {"high", often.high},
                                  {"expected", (army.expected / club::Fraction(army.games)).approximate()},
                                  {"points", (army.points / club::Fraction(army.games)).decimal(2)}});
  }
  std::ranges::stable_sort(lines, std::greater{},
                           [](const auto& one) { return one.second["part"].template get<double>(); });
  json list = json::array();
  for (auto& [name, line] : lines) list.push_back(std::move(line));
  return json{{"ruleset", ruleset}, {"games", counted}, {"armies", std::move(list)}};
}

}  // namespace arbiter::evening
