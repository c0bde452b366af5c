// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/club/fraction.h"
#include "app/evening/event.h"

// What came of the tables of an event.
namespace arbiter::evening {

struct SeatOutcome {
  std::string seat;
  db::PersonId person = 0;
  std::string army;
  club::Fraction points;  ///< as the game counts
  int place = 0;          ///< 0: none yet
  bool absent = false;    ///< did not come
};

/// A table of a published round.
struct TableOutcome {
  enum class Source {
    none,     ///< nobody has begun the game
    playing,  ///< it is played
    referee,  ///< the game has ended, the referee counted
    hand      ///< somebody entered the result
  };
  int round = 1, table = 1;
  Source source = Source::none;
  std::optional<db::GameId> game;  ///< the table's game, where it was begun
  std::string by, reason, at;      ///< of a result by hand
  std::vector<SeatOutcome> seats;

  [[nodiscard]] bool counts() const { return source == Source::referee || source == Source::hand; }
};

/// All tables of the published rounds, by round and number. A result by hand goes before the referee's until it is
/// taken back.
[[nodiscard]] std::vector<TableOutcome> outcomes(const db::club::EventRecord& record);

/// "by the referee", "by Sam, by hand: the camera slept", "still played", "not begun".
[[nodiscard]] std::string source_text(const TableOutcome& table);

}  // namespace arbiter::evening
