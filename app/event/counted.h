// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/event/outcome.h"

// Games that count, of all events and of none.
namespace arbiter::event {

struct CountedGame {
  std::string day, ruleset, event, kind = "single";  ///< event and kind (as db::club::Event::game) of its event
  db::club::EventId event_id = 0;                    ///< 0: outside any event
  int round = 0, table = 0;
  std::optional<db::GameId> game;  ///< none: a result by hand of a table where nobody began
  std::vector<SeatOutcome> seats;  ///< those who came, and are known
  bool rated = true;               ///< does it count for ratings?
};

/// Those that count of tables and games that were played, in a fixed order: that of the days; of a day events before
/// other games, by round and table. What is corrected later stays in its place.
[[nodiscard]] std::vector<CountedGame> counted(const db::club::PlayedGames& played);

/// Somebody who counts games month by month, and can go on from what the months up to one came to.
class MonthlyCount {
 public:
  MonthlyCount() = default;
  MonthlyCount(const MonthlyCount&) = delete;
  MonthlyCount& operator=(const MonthlyCount&) = delete;
  virtual ~MonthlyCount() = default;

  /// Who counts, and by which parameters: whoever changes them changes it.
  [[nodiscard]] virtual std::string what() const = 0;
  /// Counts the games of the next month, 2026-11; empty: those of no known month, which come first.
  [[nodiscard]] virtual Expected<void> add(const std::string& month, const std::vector<CountedGame>& games) = 0;
  /// What all months so far have come to, exactly.
  [[nodiscard]] virtual std::string text() const = 0;
  /// Goes on from what `text` gave. False where it says something else; then nothing has been counted.
  [[nodiscard]] virtual bool read(const std::string& text) = 0;
};

struct CountQuery {
  std::string ruleset;
  bool casual = false;  ///< games outside events count too
  std::string until;    ///< a month, 2026-11; empty: all of them
};

/// Counts all games of a ruleset. What earlier months came to is taken from the database where it is kept, and kept
/// there for the next time: the games that are read are those of the newest month, and those from a changed one on.
[[nodiscard]] Expected<void> count_months(const db::club::Club& club, const CountQuery& query, MonthlyCount& count);

/// Months since the year 0 of a day or a month, and the month of so many.
[[nodiscard]] std::int64_t period_of(const std::string& day);
[[nodiscard]] std::string month_of(std::int64_t period);

}  // namespace arbiter::event
