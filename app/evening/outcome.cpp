// SPDX-License-Identifier: MIT
#include "app/evening/outcome.h"

#include <algorithm>

namespace arbiter::evening {
namespace {

using db::club::EventRecord;
using db::club::HandResult;
using Source = TableOutcome::Source;

void take(TableOutcome& table, const HandResult& result) {
  table.source = Source::hand;
  table.by = result.by;
  table.reason = result.reason;
  table.at = result.at;
  for (SeatOutcome& seat : table.seats)
    for (const db::club::ResultSeat& one : result.seats) {
      if (one.seat != seat.seat) continue;
      seat.points = club::Fraction::parse(one.points).value_or(0);
      seat.place = one.place;
      seat.absent = one.absent;
    }
}

void take(TableOutcome& table, const db::club::KeptGame& game) {
  table.game = game.id;
  if (table.source == Source::hand) return;
  table.source = game.ended_at.empty() ? Source::playing : Source::referee;
  for (SeatOutcome& seat : table.seats)
    for (const db::SeatEntry& one : game.seats) {
      if (one.seat != seat.seat) continue;
      seat.points = exact(one.points);
      seat.place = table.source == Source::referee ? one.place : 0;
      if (!one.army.empty()) seat.army = one.army;
    }
}

/// Places behind seats at which nobody sat are closed up: 1, 3, 4 of three become 1, 2, 3.
void close_up(TableOutcome& table) {
  const auto places = table.seats;
  for (SeatOutcome& seat : table.seats) {
    if (seat.place == 0 || seat.absent) continue;
    seat.place = 1 + static_cast<int>(std::count_if(places.begin(), places.end(), [&](const SeatOutcome& other) {
                   return !other.absent && other.place > 0 && other.place < seat.place;
                 }));
  }
}

}  // namespace

std::vector<TableOutcome> outcomes(const EventRecord& record) {
  std::vector<TableOutcome> all;
  for (const db::club::Round& round : record.rounds) {
    if (round.published_at.empty()) continue;
    for (const db::club::Table& table : round.tables) {
      TableOutcome one;
      one.round = round.number;
      one.table = table.number;
      for (const db::club::TableSeat& seat : table.seats)
        one.seats.push_back({seat.seat, seat.person, seat.army, 0, 0});
      const auto newest = std::find_if(record.results.rbegin(), record.results.rend(), [&](const HandResult& result) {
        return result.round == round.number && result.table == table.number;
      });
      if (newest != record.results.rend() && !newest->taken_back) take(one, *newest);
      if (const auto game = record.games.find(table.token); game != record.games.end()) take(one, game->second);
      close_up(one);
      all.push_back(std::move(one));
    }
  }
  return all;
}

std::string source_text(const TableOutcome& table) {
  switch (table.source) {
    case Source::none:
      return "not begun";
    case Source::playing:
      return "still played";
    case Source::referee:
      return "by the referee";
    case Source::hand:
      return "by hand" + (table.by.empty() ? std::string() : ", " + table.by) +
             (table.reason.empty() ? "" : ": " + table.reason);
  }
  return "?";
}

}  // namespace arbiter::evening
