// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "referee/observe/instructions.h"

namespace arbiter::view {

/// What hands are asked to do, in the protocol's words.
struct TableInstruction {
  Instruction::Do what = Instruction::Do::lift;  ///< what to do; `word` gives the protocol's word for it
  std::string square{};                          ///< where
  std::string to{};                              ///< of a move: where to
  std::string piece{};                           ///< "?" is any piece
  std::optional<std::string> rule{};  ///< that asks for it, empty where none does; nothing: it puts right what is seen
  std::string seat{};                 ///< of marks: whose the piece is now
  int board = 0;                      ///< of joined boards, from 1, where a rule or none asks for it; else 0
  bool operator==(const TableInstruction&) const = default;
};
using TableInstructions = std::vector<TableInstruction>;

/// Instructions about the board of these rules, without its number.
[[nodiscard]] TableInstructions table_instructions(const Rules& rules, const Instructions& list);
/// Instructions about any boards of the game.
[[nodiscard]] TableInstructions table_instructions(const Game& game, const Instructions& list);
/// What hands must do on all boards so that the tables become what the game has, see arbiter::instructions.
[[nodiscard]] TableInstructions table_instructions(const Game& game);

}  // namespace arbiter::view
