// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "referee/told/event.h"
#include "referee/told/state.h"
#include "referee/told/work.h"

// A game on joined boards, looked at one board at a time: what the referee says of the board, told as if it stood alone
// (the seats by their letters), and what is said there told to the referee. Games on one board pass through as they
// are.
namespace arbiter::table {

/// On how many boards the game of that state is played.
[[nodiscard]] std::size_t boards_of(const told::State& state);

/// The state of the board, counted from 0: its pieces, its four seats as S W N E, whose turn it is there; how the whole
/// game stands.
[[nodiscard]] told::State board_state(const told::State& state, std::size_t board);

/// Those of the events that happened on the board, its seats by their letters, and those of no board.
[[nodiscard]] told::Events board_events(const told::State& state, const told::Events& events, std::size_t board);

/// The table instructions of the board: seats by their letters.
[[nodiscard]] told::Works board_works(const told::State& state, const told::Works& works, std::size_t board);

/// The board of who acts, counted from 0: 1 for "S2:e2e4" and for the seat "S2".
[[nodiscard]] std::size_t board_of(const std::string& action);

/// Those of the game's actions that are the board's, as they would be said there: "S2:e2e4" is "e2e4" on the second
/// board while South is to act there.
[[nodiscard]] std::vector<std::string> board_actions(const told::State& state, const std::vector<std::string>& actions,
                                                     std::size_t board);

/// The game's text of an action said at the board; the other way round.
[[nodiscard]] std::string game_action(const Game& game, const std::string& action, std::size_t board);
[[nodiscard]] std::string game_action(const told::State& state, const std::string& action, std::size_t board);

/// The game's name of the seat `letter` of the board.
[[nodiscard]] std::string game_seat(const told::State& state, const std::string& letter, std::size_t board);

}  // namespace arbiter::table
