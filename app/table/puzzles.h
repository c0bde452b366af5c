// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "app/table/game_review.h"
#include "db/types.h"
#include "play/puzzle.h"
#include "referee/core/expected.h"
#include "referee/view/game_event.h"
#include "referee/view/game_view.h"

namespace arbiter::table {

/// A puzzle that was found in a saved game, and where.
struct SavedPuzzle {
  db::GameSummary game{};
  play::Puzzle puzzle{};
  bool solved = false;
};

/// The puzzles of the newest games of a file that are over, so many games at most; the newest game comes first. Reads
/// only what was found and saved before. Empty if the file has none, or cannot be read.
[[nodiscard]] std::vector<SavedPuzzle> saved_puzzles(const std::filesystem::path& games, int most = 50);

/// How many of these games nobody has searched for puzzles yet.
[[nodiscard]] int games_to_search(const std::filesystem::path& games, int most = 50);

/// Notes that somebody has found the best action. Errors: those of the disk.
[[nodiscard]] db::Expected<void> note_solved(const std::filesystem::path& games, const SavedPuzzle& one);

/// What somebody who tries a puzzle sees and may do.
struct PuzzlePosition {
  /// A move from square to square.
  struct Way {
    std::string from, to, action;
  };
  std::size_t board = 0;      ///< on which of joined boards, from 0
  view::GameView state{};     ///< of the whole game, as the seat to move sees it
  view::GameEvents events{};  ///< of the action before
  std::vector<Way> ways{};
};

/// Errors: as Session::resume; `not_found` if the game is not what it was when the puzzle was found.
[[nodiscard]] Expected<PuzzlePosition> puzzle_position(const std::filesystem::path& games, const SavedPuzzle& one);

/// Searches the games that are over for puzzles, the newest first, in a thread of its own: games are reviewed where
/// they were not before. What was found is saved at once. All functions belong to one thread, and none of them waits
/// long.
class PuzzleSearch {
 public:
  struct News {
    int done = 0, of = 0;  ///< games searched, and to be searched
    int found = 0;         ///< puzzles
    bool running = false;
    Message trouble{};  ///< why a game could not be searched; empty: all went well
  };

  /// `review`, `check`: the budget for every action, and for each of the two searches that test a puzzle.
  explicit PuzzleSearch(play::Budget review = kReviewBudget, play::Budget check = kCheckBudget);
  ~PuzzleSearch();
  PuzzleSearch(PuzzleSearch&&) noexcept;
  PuzzleSearch& operator=(PuzzleSearch&&) noexcept;

  /// Begins; `most`: as in saved_puzzles.
  void begin(const std::filesystem::path& games, int most = 50);
  /// Ends it. A game that is only half searched is searched again later; its judgements stay known.
  void stop();
  [[nodiscard]] News look() const;

  static constexpr play::Budget kCheckBudget{60'000, std::chrono::milliseconds(0)};

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace arbiter::table
