// SPDX-License-Identifier: MIT
#include "app/event/outcome.h"

#include <algorithm>

namespace arbiter::event {
namespace {

using db::club::EventRecord;
using db::club::HandResult;
using Source = TableOutcome::Source;

constexpr std::int64_t kMostParts = 1'000'000;  // in which a point is parted: sums of smaller ones soon do not fit

void take(TableOutcome& table, const HandResult& result) {
  table.source = Source::hand;
  table.rated = result.rated;
  table.by = result.by;
  table.reason = result.reason;
  table.at = result.at;
  for (SeatOutcome& seat : table.seats)
    for (const db::club::ResultSeat& one : result.seats) {
      if (one.seat != seat.seat) continue;
      const auto points = club::Fraction::parse(one.points);
      if (!points || !countable(points->approximate()) || points->den() > kMostParts) table.source = Source::unusable;
      seat.points = table.source == Source::unusable ? club::Fraction(0) : *points;
      seat.place = one.place;
      seat.absent = one.absent;
      seat.verdict = verdict_of(one.verdict);
    }
}

void take(TableOutcome& table, const db::club::KeptGame& game) {
  table.game = game.id;
  if (table.source == Source::hand || table.source == Source::unusable) return;
  table.source = game.ended_at.empty() ? Source::playing : Source::referee;
  if (table.source == Source::referee &&
      !std::ranges::all_of(game.seats, [](const db::SeatEntry& seat) { return countable(seat.points); }))
    table.source = Source::unusable;
  for (SeatOutcome& seat : table.seats)
    for (const db::SeatEntry& one : game.seats) {
      if (one.seat != seat.seat) continue;
      seat.points = exact(one.points);
      seat.place = table.source == Source::referee || table.source == Source::unusable ? one.place : 0;
      if (!one.army.empty()) seat.army = one.army;
    }
}

/// Places behind seats at which nobody sat are closed up: 1, 3, 4 of three become 1, 2, 3.
void close_up(TableOutcome& table) {
  const auto places = table.seats;
  if (std::ranges::any_of(places, [](const SeatOutcome& seat) { return seat.verdict.has_value(); })) return;
  for (SeatOutcome& seat : table.seats) {
    if (seat.place == 0 || seat.absent) continue;
    seat.place = 1 + static_cast<int>(std::count_if(places.begin(), places.end(), [&](const SeatOutcome& other) {
                   return !other.absent && other.place > 0 && other.place < seat.place;
                 }));
  }
}

}  // namespace

TableOutcome outcome(int round, const db::club::Table& table, const HandResult* result,
                     const db::club::KeptGame* game) {
  TableOutcome one;
  one.round = round;
  one.table = table.number;
  for (const db::club::TableSeat& seat : table.seats) one.seats.push_back({seat.seat, seat.person, seat.army, 0, 0});
  if (result != nullptr) take(one, *result);
  if (game != nullptr) take(one, *game);
  close_up(one);
  return one;
}

std::vector<TableOutcome> outcomes(const EventRecord& record) {
  std::vector<TableOutcome> all;
  for (const db::club::Round& round : record.rounds) {
    if (round.published_at.empty()) continue;
    for (const db::club::Table& table : round.tables) {
      const auto newest = std::find_if(record.results.rbegin(), record.results.rend(), [&](const HandResult& result) {
        return result.round == round.number && result.table == table.number;
      });
      const bool holds = newest != record.results.rend() && !newest->taken_back;
      const auto game = record.games.find(table.token);
      all.push_back(outcome(round.number, table, holds ? &*newest : nullptr,
                            game == record.games.end() ? nullptr : &game->second));
    }
  }
  return all;
}

int SeatOutcome::against(const SeatOutcome& other) const {
  if (verdict) return *verdict == club::Verdict::won ? 1 : *verdict == club::Verdict::drawn ? 0 : -1;
  return place < other.place ? 1 : place == other.place ? 0 : -1;
}

club::Fraction sheet_points(const db::club::Event& event, const TableOutcome& table, std::size_t seat) {
  const SeatOutcome& mine = table.seats.at(seat);
  const auto scoring = parse_scoring(event.scoring);
  const bool winning = scoring && std::holds_alternative<club::WinDrawLoss>(*scoring);
  // By hand it was said in these words.
  if (!winning || table.seats.size() != 2 || table.source != Source::referee) return mine.points;
  const int against = mine.against(table.seats[1 - seat]);
  return against > 0 ? club::Fraction(1) : against == 0 ? club::Fraction(1, 2) : club::Fraction(0);
}

std::optional<club::Verdict> verdict_of(const std::string& text) {
  for (const club::Verdict one : {club::Verdict::won, club::Verdict::drawn, club::Verdict::lost})
    if (verdict_text(one) == text) return one;
  return std::nullopt;
}

std::string verdict_text(club::Verdict verdict) {
  return verdict == club::Verdict::won ? "won" : verdict == club::Verdict::drawn ? "drawn" : "lost";
}

int round_meant(const EventSession& session, int table, Meant what) {
  const auto tables = outcomes(session.record);
  int oldest_open = 0, newest_by_hand = 0;
  for (const TableOutcome& one : tables) {
    if (one.table != table) continue;
    if (!one.counts() && oldest_open == 0) oldest_open = one.round;
    if (one.source == Source::hand || one.source == Source::unusable) newest_by_hand = one.round;
  }
  const int meant = what == Meant::result ? oldest_open : newest_by_hand;
  return meant > 0 ? meant : session.published();
}

Message source_text(const TableOutcome& table) {
  switch (table.source) {
    case Source::none:
      return make_message("not begun");
    case Source::playing:
      return make_message("still played");
    case Source::referee:
      return make_message("by the referee");
    case Source::unusable:
      return make_message("the points cannot be counted, enter the result again");
    case Source::hand:
      if (table.by.empty())
        return table.reason.empty() ? make_message("by hand") : make_message("by hand: %1", table.reason);
      return table.reason.empty() ? make_message("by hand, %1", table.by)
                                  : make_message("by hand, %1: %2", table.by, table.reason);
  }
  return {};
}

}  // namespace arbiter::event
