// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>

#include "app/evening/people.h"
#include "app/evening/statistics.h"

namespace arbiter::evening {
namespace {

using nlohmann::json;

/// How somebody stands against another, or with an army.
struct Tally {
  int games = 0, better = 0, level = 0, worse = 0;
  club::Fraction points;
};

json tally_json(json line, const Tally& tally) {
  line["games"] = tally.games;
  line["better"] = tally.better;
  line["level"] = tally.level;
  line["worse"] = tally.worse;
  return line;
}

json game_json(const CountedGame& game, const SeatOutcome& mine, const Names& names) {
  json line{{"day", game.day},     {"ruleset", game.ruleset}, {"seat", mine.seat},
            {"place", mine.place}, {"of", game.seats.size()}, {"points", mine.points.text()}};
  if (game.game) line["game"] = *game.game;
  if (game.event_id > 0) {
    line["event"] = game.event;
    line["round"] = game.round;
    line["table"] = game.table;
  }
  if (!mine.army.empty()) line["army"] = mine.army;
  line["opponents"] = json::array();
  for (const SeatOutcome& other : game.seats)
    if (other.person != mine.person) line["opponents"].push_back(player_json(names, other.person));
  return line;
}

}  // namespace

Expected<json> player_page(const db::club::Club& club, db::PersonId person) {
  const auto people = club.people();
  if (!people) return tl::unexpected(people.error());
  const auto known = std::ranges::find(*people, person, &db::club::Person::id);
  if (known == people->end()) return refuse("not_found", "There is no player " + std::to_string(person));
  const auto games = counted_games(club, "", true);
  if (!games) return tl::unexpected(games.error());
  const auto moments = club.best_moments(person, 5);
  if (!moments) return tl::unexpected(moments.error());
  const Names names(*people);
  json played = json::array(), course = json::array();
  std::map<db::PersonId, Tally> opponents;
  std::map<std::string, Tally> armies;
  std::map<std::string, club::Fraction> sums;
  for (const CountedGame& game : *games) {
    const auto mine = std::ranges::find(game.seats, person, &SeatOutcome::person);
    if (mine == game.seats.end()) continue;
    played.push_back(game_json(game, *mine, names));
    club::Fraction& sum = sums[game.ruleset];
    sum += mine->points;
    course.push_back(
        {{"day", game.day}, {"ruleset", game.ruleset}, {"points", mine->points.text()}, {"sum", sum.text()}});
    for (const SeatOutcome& other : game.seats) {
      if (other.person == person) continue;
      for (Tally* tally : {&opponents[other.person], mine->army.empty() ? nullptr : &armies[mine->army]}) {
        if (tally == nullptr) continue;
        ++(mine->place < other.place ? tally->better : mine->place == other.place ? tally->level : tally->worse);
      }
      ++opponents[other.person].games;
    }
    if (!mine->army.empty()) ++armies[mine->army].games;
  }
  json page{{"player", to_json(*known)}, {"games", std::move(played)}, {"points", std::move(course)}};
  page["opponents"] = json::array();
  for (const auto& [other, tally] : opponents)
    page["opponents"].push_back(tally_json({{"player", player_json(names, other)}}, tally));
  page["armies"] = json::array();
  for (const auto& [army, tally] : armies) page["armies"].push_back(tally_json({{"army", army}}, tally));
  page["moments"] = json::array();
  for (const db::club::Moment& moment : *moments)
    page["moments"].push_back({{"game", moment.game},
                               {"ply", moment.ply},
                               {"points", exact(moment.points).text()},
                               {"reason", moment.reason},
                               {"rule", moment.rule},
                               {"ruleset", moment.ruleset}});
  return page;
}

}  // namespace arbiter::evening
