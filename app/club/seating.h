// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

#include "app/club/fraction.h"
#include "app/club/player.h"
#include "value/message.h"

namespace arbiter::club {

/// Who plays with whom at a table.
enum class TableGame {
  single,     ///< four, or three where it does not come out even; everybody for themself
  partners,   ///< four, those opposite one another (seats 1 and 3, 2 and 4) are partners
  two_boards  ///< eight at two boards, seats 1 to 4 and 5 to 8; the same seat at either board are partners
};

/// Somebody who takes part, and when.
struct Attendee {
  PlayerId player = 0;
  int from = 1, to = std::numeric_limits<int>::max();  ///< the first and the last round they are there for
  std::vector<int> sits_out = {};                      ///< rounds between that they asked to be left out of
  std::optional<int> table = {};                       ///< the table where they must sit, from 1
};

/// A table of one round. Seats are in order, from the first; a table of three uses the first three.
struct SeatedTable {
  int number = 1;
  std::vector<PlayerId> seats;
  bool operator==(const SeatedTable&) const = default;
};

struct SeatingRound {
  std::vector<SeatedTable> tables;
  std::vector<PlayerId> byes;  ///< there, but without a place at a table
  bool operator==(const SeatingRound&) const = default;
};

/// What is to be seated. The same request gives the same seating, to the last seat, on every machine.
struct SeatingRequest {
  std::vector<Attendee> players;
  int rounds = 1;                       ///< of the whole event
  std::vector<SeatingRound> published;  ///< the first rounds: they stay as they are, and count
  std::vector<SeatingRound> draft;      ///< the rounds after those as proposed before: the search begins from them
  std::vector<std::pair<PlayerId, PlayerId>> forbidden;  ///< who must not meet
  TableGame game = TableGame::single;
  bool threes = true;   ///< may there be tables of three?
  int most_tables = 0;  ///< 0: as many as needed
  std::uint64_t seed = 1;
  std::int64_t effort = 0;  ///< exchanges tried for the meetings; 0: a number that takes a second or two at most
};

/// How far a goal is reached, and how far it can be at all: `bound` is proved, but not always to be had. Less is
/// better.
struct SeatingGoal {
  std::int64_t value = 0, bound = 0;
  bool operator==(const SeatingGoal&) const = default;
};

/// How often two met.
struct PairMeetings {
  PlayerId a = 0, b = 0;
  int times = 0;
};

/// What a seating is worth, in the order in which goals are looked at.
struct SeatingCost {
  SeatingGoal repeats;  ///< meetings of pairs beyond their first
  SeatingGoal uneven;  ///< meetings above ⌈M/P⌉ or below ⌊M/P⌋ of a pair, M meetings over P pairs that may meet
  SeatingGoal seats;   ///< games at a seat above ⌈g/s⌉ or below ⌊g/s⌋ of a player, g games at s seats
  SeatingGoal partners;  ///< pairs who are partners again (none where everybody plays for themself)
  SeatingGoal
      neighbours;       ///< of pairs who meet again: the same of opposite, left and right again, while there is another
  SeatingGoal threes;   ///< games at tables of three above or below an even share
  SeatingGoal changes;  ///< players who must go to another table than the one they came from
  std::vector<PairMeetings> repeated;  ///< the pairs behind `repeats`
};

struct SeatingPlan {
  std::vector<SeatingRound> rounds;  ///< published and new
  SeatingCost cost;
};

/// Why there is no seating, and what would help.
struct SeatingFailure {
  int round = 0;  ///< from 1; 0 where it is the request that makes no sense
  Message why;
  bool proved = true;          ///< false: none was found, though one might exist
  std::vector<Message> relax;  ///< what to give up, a message each; players are named by player_message
};

/// Seats all rounds that are not yet published.
///
/// Hard rules: everybody there sits at one table a round or has a bye; nobody has a bye before everybody there has had
/// as many; forbidden pairs do not meet; wished tables are kept. Then SeatingCost's goals, one after the other:
/// meetings and threes by simulated annealing over exchanges of two players, beginning from a published schedule where
/// there is one; seats exactly (an equitable edge colouring of players and tables, D. de Werra 1971, by pairing edges),
/// then neighbours by exchanging colours along the same chains; tables by weighted matching from round to round.
[[nodiscard]] tl::expected<SeatingPlan, SeatingFailure> plan_seatings(const SeatingRequest& request);

/// What somebody has made so far.
struct SeatingScore {
  PlayerId player = 0;
  Fraction score;
};

/// Seats the one round after the published ones so that those with like scores meet, those who have met before last of
/// all. A player without a score has 0. `draft` and `rounds` do not count.
[[nodiscard]] tl::expected<SeatingPlan, SeatingFailure> next_swiss_seating(const SeatingRequest& request,
                                                                           const std::vector<SeatingScore>& scores);

/// The quality of rounds, drafted or changed by hand, so that a change by hand can be seen to cost something.
[[nodiscard]] SeatingCost seating_cost(const SeatingRequest& request, const std::vector<SeatingRound>& rounds);

/// Every hard rule that rounds break, a message each; players are named by player_message.
[[nodiscard]] std::vector<Message> seating_faults(const SeatingRequest& request,
                                                  const std::vector<SeatingRound>& rounds);

}  // namespace arbiter::club
