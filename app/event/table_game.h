// SPDX-License-Identifier: MIT
#pragma once

#include "app/event/event.h"
#include "app/table/session.h"

// The game of a table of an event.
namespace arbiter::event {

/// A game as a table::Session begins it.
struct TableGame {
  Value setup{};          ///< ruleset, options, armies, and what is told of the game: event, site, round
  table::TableInfo info;  ///< who sits where, and the token by which the event finds the game
  int round = 1, table = 1;
  std::string time_control;  ///< what its clocks are set to; empty: as its rules have it
};

/// The game of a table; `round` 0: of the newest published round. Errors: `not_found`, `conflict` where the round is a
/// draft or the game was begun already (the message says which game it is).
[[nodiscard]] Expected<TableGame> table_game(const EventSession& session, int round, int table);

/// The same, whether it was begun already or not.
[[nodiscard]] Expected<TableGame> game_of_table(const EventSession& session, int round, int table);

/// The table of a published round that a game of a file belongs to: its round is told as "2.1", or the same people sit
/// at one table. `ruleset`: the game's. Errors `not_found` and `conflict` as above, also where others sit at the table
/// that it tells, or another game is played there.
[[nodiscard]] Expected<TableGame> table_of_record(const EventSession& session, const std::string& ruleset,
                                                  const Value& about);

}  // namespace arbiter::event
