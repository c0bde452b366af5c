// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/club/scoring.h"
#include "app/event/event.h"
#include "value/message.h"

// What came of the tables of an event.
namespace arbiter::event {

struct SeatOutcome {
  std::string seat;
  db::PersonId person = 0;
  std::string army;
  club::Fraction points;                      ///< as the game counts
  int place = 0;                              ///< 0: none yet
  bool absent = false;                        ///< did not come
  std::optional<club::Verdict> verdict = {};  ///< of a result that places cannot say

  /// Better than the other at the same table (1), level (0) or worse (-1).
  [[nodiscard]] int against(const SeatOutcome& other) const;
};

/// A table of a published round.
struct TableOutcome {
  enum class Source {
    none,     ///< nobody has begun the game
    playing,  ///< it is played
    referee,  ///< the game has ended, the referee counted
    hand,     ///< somebody entered the result
    unusable  ///< there is a result whose points cannot be counted: an older program took any number
  };
  int round = 1, table = 1;
  Source source = Source::none;
  std::optional<db::GameId> game;  ///< the table's game, where it was begun
  std::string by, reason, at;      ///< of a result by hand
  std::vector<SeatOutcome> seats;
  bool rated = true;  ///< a result by hand may say that it does not count for ratings

  [[nodiscard]] bool counts() const { return source == Source::referee || source == Source::hand; }
};

/// All tables of the published rounds, by round and number. A result by hand goes before the referee's until it is
/// taken back.
[[nodiscard]] std::vector<TableOutcome> outcomes(const db::club::EventRecord& record);

/// What came of a table of a published round; `result`: the newest by hand that holds, `game`: where it was begun.
/// Null: there is none.
[[nodiscard]] TableOutcome outcome(int round, const db::club::Table& table, const db::club::HandResult* result,
                                   const db::club::KeptGame* game);

/// What a seat of a table with a result has, as a score sheet says it: 1, 1/2 or 0 where only winning counts, else the
/// points of the game.
[[nodiscard]] club::Fraction sheet_points(const db::club::Event& event, const TableOutcome& table, std::size_t seat);

/// "by the referee", "by hand, Sam: the camera slept", "still played", "not begun".
[[nodiscard]] Message source_text(const TableOutcome& table);

/// A verdict as the database keeps it: "won", "drawn", "lost"; none of another text.
[[nodiscard]] std::optional<club::Verdict> verdict_of(const std::string& text);
[[nodiscard]] std::string verdict_text(club::Verdict verdict);

/// Which round is meant where nobody says it.
enum class Meant {
  result,    ///< the oldest round whose table of that number has no result; the newest one where all have
  take_back  ///< the newest round whose table of that number has a result by hand; the newest one where none has
};
/// 0 where nothing is published.
[[nodiscard]] int round_meant(const EventSession& session, int table, Meant what);

}  // namespace arbiter::event
