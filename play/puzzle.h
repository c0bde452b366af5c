// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "play/review.h"

namespace arbiter::play {

/// A position of a game in which one action is clearly better than all others.
struct Puzzle {
  std::size_t ply = 0;  ///< of Game::plies, from 0: the action that was played there
  Seat seat = Seat::none;
  std::string best{}, played{};
  std::vector<std::string> line{};  ///< what may follow on the best one
  double gain = 0;                  ///< the share of the game by which it is ahead of all others, 0 to 1
};

/// So much more of the game, in shares, than any other action promises the best one of a puzzle …
inline constexpr double kPuzzleGain = 0.2;
/// … and so much at least remains with it.
inline constexpr double kPuzzleShare = 0.4;

/// May there be a puzzle? Only where somebody has just slipped: the seat with its action, or the one before it.
/// `before`: the judgement of the action before; nullptr: there is none.
[[nodiscard]] bool promises_puzzle(const Judgement& one, const Judgement* before);

/// The puzzle in the position before the judged action; nothing if several actions are about as good, if the best one
/// is not a move from square to square, or is one of several between the same squares. `at`: the game in that position.
/// `budget`: for each of two searches.
[[nodiscard]] std::optional<Puzzle> puzzle_at(const Game& at, const Judgement& one, const Budget& budget,
                                              const std::stop_token& stop = {});

/// All puzzles of a game that was reviewed. `list`: its judgements in order.
[[nodiscard]] std::vector<Puzzle> puzzles_of(const Game& game, const std::vector<Judgement>& list, const Budget& budget,
                                             const std::stop_token& stop = {});

}  // namespace arbiter::play
