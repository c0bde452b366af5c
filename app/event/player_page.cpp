// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>

#include "app/club/player.h"
#include "app/event/people.h"
#include "app/event/statistics.h"

namespace arbiter::event {
namespace {

PlayerPage::Game game_of(const CountedGame& game, const SeatOutcome& mine, const Names& names) {
  PlayerPage::Game line{game.day,           game.ruleset, mine.seat, mine.army, mine.place, game.seats.size(),
                        mine.points.text(), game.game,    {},        0,         0,          {}};
  if (game.event_id > 0) {
    line.event = game.event;
    line.round = game.round;
    line.table = game.table;
  }
  for (const SeatOutcome& other : game.seats)
    if (other.person != mine.person) line.opponents.push_back(player_of(names, other.person));
  return line;
}

Expected<PlayerPage> counted_page(const db::club::Club& club, db::PersonId person) {
  const auto people = club.people();
  if (!people) return tl::unexpected(people.error());
  const auto known = std::ranges::find(*people, person, &db::club::Person::id);
  if (known == people->end()) return refuse("not_found", make_message("There is no player %1", person));
  const auto games = club.played_by(person);
  if (!games) return tl::unexpected(games.error());
  auto moments = club.best_moments(person, 5);
  if (!moments) return tl::unexpected(moments.error());
  const Names names(*people);
  PlayerPage page;
  page.player = *known;
  page.moments = std::move(*moments);
  std::map<db::PersonId, PlayerPage::Tally> opponents;
  std::map<std::string, PlayerPage::Tally> armies;
  std::map<std::string, club::Fraction> sums;
  for (const CountedGame& game : counted(*games)) {
    const auto mine = std::ranges::find(game.seats, person, &SeatOutcome::person);
    if (mine == game.seats.end()) continue;
    page.games.push_back(game_of(game, *mine, names));
    club::Fraction& sum = sums[game.ruleset];
    sum += mine->points;
    page.points.push_back({game.day, game.ruleset, mine->points.text(), sum.text()});
    for (const SeatOutcome& other : game.seats) {
      if (other.person == person) continue;
      for (PlayerPage::Tally* tally : {&opponents[other.person], mine->army.empty() ? nullptr : &armies[mine->army]}) {
        if (tally == nullptr) continue;
        const int ahead = mine->against(other);
        ++(ahead > 0 ? tally->better : ahead == 0 ? tally->level : tally->worse);
      }
      ++opponents[other.person].games;
    }
    if (!mine->army.empty()) ++armies[mine->army].games;
  }
  for (const auto& [other, tally] : opponents) page.opponents.push_back({tally, player_of(names, other)});
  for (const auto& [army, tally] : armies) page.armies.push_back({tally, army});
  return page;
}

}  // namespace

Expected<PlayerPage> player_page(const db::club::Club& club, db::PersonId person) {
  return within_numbers(club::player_message(person), [&] { return counted_page(club, person); });
}

}  // namespace arbiter::event
