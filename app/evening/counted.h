// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/evening/outcome.h"

// All games that count, of all events and of none.
namespace arbiter::evening {

struct CountedGame {
  std::string day, ruleset, event, kind = "single";  ///< event and kind (as db::club::Event::game) of its event
  db::club::EventId event_id = 0;                    ///< 0: outside any event
  int round = 0, table = 0;
  std::optional<db::GameId> game;  ///< none: a result by hand of a table where nobody began
  std::vector<SeatOutcome> seats;  ///< those who came, and are known
  bool rated = true;               ///< does it count for ratings?
};

/// In a fixed order, that of the days; of a day events before other games, by round and table. What is corrected later
/// stays in its place. `ruleset` empty: all. `casual`: also games outside events.
[[nodiscard]] Expected<std::vector<CountedGame>> counted_games(const db::club::Club& club, const std::string& ruleset,
                                                               bool casual);

}  // namespace arbiter::evening
