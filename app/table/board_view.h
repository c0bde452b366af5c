// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "referee/view/game_event.h"
#include "referee/view/game_view.h"
#include "referee/view/table_instruction.h"

// A game on joined boards, looked at one board at a time: what the referee says of the board, told as if it stood alone
// (the seats by their letters), and what is said there told to the referee. Games on one board pass through as they
// are.
namespace arbiter::table {

/// On how many boards the game of that state is played.
[[nodiscard]] std::size_t boards_of(const view::GameView& state);

/// The state of the board, counted from 0: its pieces, its four seats as S W N E, whose turn it is there; how the whole
/// game stands.
[[nodiscard]] view::GameView board_state(const view::GameView& state, std::size_t board);

/// Those of the events that happened on the board, its seats by their letters, and those of no board.
[[nodiscard]] view::GameEvents board_events(const view::GameView& state, const view::GameEvents& events,
                                            std::size_t board);

/// The table instructions of the board: seats by their letters.
[[nodiscard]] view::TableInstructions board_works(const view::GameView& state, const view::TableInstructions& works,
                                                  std::size_t board);

/// The board of who acts, counted from 0: 1 for "S2:e2e4" and for the seat "S2".
[[nodiscard]] std::size_t board_of(const std::string& action);

/// Those of the game's actions that are the board's, as they would be said there: "S2:e2e4" is "e2e4" on the second
/// board while South is to act there.
[[nodiscard]] std::vector<std::string> board_actions(const view::GameView& state,
                                                     const std::vector<std::string>& actions, std::size_t board);

/// The game's text of an action said at the board; the other way round.
[[nodiscard]] std::string game_action(const Game& game, const std::string& action, std::size_t board);
[[nodiscard]] std::string game_action(const view::GameView& state, const std::string& action, std::size_t board);

/// The game's name of the seat `letter` of the board.
[[nodiscard]] std::string game_seat(const view::GameView& state, const std::string& letter, std::size_t board);

}  // namespace arbiter::table
