// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "app/club/player.h"
#include "app/club/scoring.h"
#include "app/club/tie_breaks.h"
#include "value/message.h"

// From what happened at tables to what standings are made from.
namespace arbiter::club {

/// One seat of a game that has ended.
struct PlayedSeat {
  PlayerId player = 0;
  Fraction game_points;
  int place = 1;                        ///< as in SeatResult
  std::optional<Verdict> verdict = {};  ///< as in SeatResult
};

/// A game of an event, of two, three, four or more seats.
struct PlayedTable {
  int round = 1;
  std::vector<PlayedSeat> seats;
  bool colours = false;  ///< do seats 1 and 2 stand for White and Black?
};

/// A round without a game.
struct MissedRound {
  int round = 1;
  PlayerId player = 0;
  RoundKind kind = RoundKind::pairing_bye;  ///< anything but `played`
  Fraction points;
  std::vector<PlayerId> opponents = {};  ///< who was to be played, of two: forfeits have one
};

/// Somebody in the standings; the order of the list is that of the standings' places.
struct Entrant {
  PlayerId player = 0;
  std::optional<int> rating = {};
};

/// Everything that standings of an event need. Entrants get the numbers 1, 2, 3 … in their order; whoever has nothing
/// for a round was absent from it. An even round is worth a draw for win, draw and loss, the average of the places'
/// values for place points, and the average of all game points for those. Errors, a sentence: somebody who is not in
/// the list, or is twice in it or in one round; a round below 1 or above `rounds`; what `award` says of a game.
[[nodiscard]] tl::expected<Field, Message> field_of_tables(std::span<const Entrant> entrants, int rounds,
                                                           std::span<const PlayedTable> tables,
                                                           std::span<const MissedRound> missed, const Scoring& scoring,
                                                           int seats);

}  // namespace arbiter::club
