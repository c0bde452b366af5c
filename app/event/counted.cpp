// SPDX-License-Identifier: MIT
#include "app/event/counted.h"

#include <algorithm>
#include <cstdio>
#include <tuple>

namespace arbiter::event {
namespace {

constexpr std::size_t kYear = 4;  // letters of a month that say the year

CountedGame of_table(const db::club::PlayedGames& played, const db::club::PlayedTable& table) {
  const db::club::Event& event = played.events.at(table.event);
  const TableOutcome came =
      outcome(table.round, table.table, table.result ? &*table.result : nullptr, table.game ? &*table.game : nullptr);
  CountedGame one{event.begins, event.ruleset, event.name, event.game, event.id,
                  came.round,   came.table,    came.game,  {},         came.rated};
  if (!came.counts()) return one;
  // Nobody's strength is told by a game that both have lost.
  if (std::ranges::any_of(came.seats, [](const SeatOutcome& seat) { return seat.verdict.has_value(); }))
    one.rated = false;
  for (const SeatOutcome& seat : came.seats)
    if (!seat.absent) one.seats.push_back(seat);
  return one;
}

CountedGame of_game(const db::club::KeptGame& game) {
  CountedGame one;
  one.day = game.started_at.substr(0, std::string_view("2026-11-23").size());
  one.ruleset = game.ruleset;
  one.game = game.id;
  for (const db::SeatEntry& seat : game.seats)
    if (seat.person > 0 && seat.place > 0 && countable(seat.points))
      one.seats.push_back({seat.seat, seat.person, seat.army, exact(seat.points), seat.place});
  return one;
}

}  // namespace

std::vector<CountedGame> counted(const db::club::PlayedGames& played) {
  std::vector<CountedGame> games;
  for (const db::club::PlayedTable& table : played.tables) games.push_back(of_table(played, table));
  for (const db::club::KeptGame& game : played.others) games.push_back(of_game(game));
  std::erase_if(games, [](const CountedGame& one) { return one.seats.size() < 2; });
  std::ranges::stable_sort(games, {}, [](const CountedGame& one) {
    return std::tuple(one.day, one.event_id == 0, one.event_id, one.round, one.table, one.game.value_or(0));
  });
  return games;
}

std::int64_t period_of(const std::string& day) {
  int year = 0, month = 1;
  (void)std::sscanf(day.c_str(), "%4d-%2d", &year, &month);
  return std::int64_t{12} * year + month - 1;
}

std::string month_of(std::int64_t period) {
  const std::string year = std::to_string(period / 12), month = std::to_string(period % 12 + 1);
  return std::string(year.size() < kYear ? kYear - year.size() : 0, '0') + year + (month.size() < 2 ? "-0" : "-") +
         month;
}

Expected<void> count_months(const db::club::Club& club, const CountQuery& query, MonthlyCount& count) {
  db::club::Months months{query.ruleset, query.casual, ""};
  const auto forgotten = club.times_forgotten();
  if (!forgotten) return tl::unexpected(forgotten.error());
  const auto kept = club.kept_count(count.what(), months, query.until);
  if (!kept) return tl::unexpected(kept.error());
  if (*kept && count.read((*kept)->counts)) months.from = month_of(period_of((*kept)->month) + 1);
  auto all = club.months_of(months);
  if (!all) return tl::unexpected(all.error());
  if (!query.until.empty()) std::erase_if(*all, [&](const std::string& month) { return month > query.until; });
  std::vector<db::club::KeptCount> to_keep;
  for (std::size_t i = 0; i < all->size(); ++i) {
    const std::string& month = all->at(i);
    months.from = month;
    const auto games = club.played_in(months);
    if (!games) return tl::unexpected(games.error());
    if (const auto done = count.add(month, counted(*games)); !done) return done;
    if (month.empty() || i + 1 == all->size()) continue;
    // Years stay as they are, nearly always; of the newest year all but the newest month.
    if (all->at(i + 1).substr(0, kYear) != month.substr(0, kYear))
      to_keep.push_back({month.substr(0, kYear) + "-12", count.text()});
    else if (i + 2 == all->size() && query.until.empty())
      to_keep.push_back({month, count.text()});
  }
  // Where they cannot be kept they are counted again.
  (void)club.keep_counts(count.what(), months, to_keep, *forgotten);
  return {};
}

}  // namespace arbiter::event
