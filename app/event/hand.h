// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/club/scoring.h"
#include "app/event/event.h"

// Results as people say them.
namespace arbiter::event {

/// A result in words. Seats are named by their letter or by who sits there.
struct SaidResult {
  std::vector<std::string> points;  ///< SEAT=POINTS; at a table of two also 1-0, 0-1, 1/2-1/2
  std::vector<std::string> places;  ///< SEAT=PLACE; where there are none, the points tell them
  std::vector<std::string> absent;  ///< who did not come
};

/// What was said of a table of a published round, ready to be kept (without who said it). Of two, 1, ½ and 0, or what
/// the event counts for winning, drawing and losing, are these: 0 and 0 says that both have lost, ½ and 0 that one has
/// drawn what the other lost; more than a game gives is refused (FIDE Laws, 10.2). Other points say who is ahead.
/// Errors: `not_found` and `conflict` with the tables or seats there are, `bad_value`.
[[nodiscard]] Expected<db::club::HandResult> hand_result(const EventSession& session, int round, int table,
                                                         const SaidResult& said);

/// Fills in points, places and, where places cannot say it, verdicts of the two seats of a game.
void set_verdicts(std::vector<db::club::ResultSeat>& seats, club::Verdict first, club::Verdict second);

/// The table of a published round. Errors as above.
[[nodiscard]] Expected<const db::club::Table*> published_table(const EventSession& session, int round, int table);

}  // namespace arbiter::event
