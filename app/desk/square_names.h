// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace arbiter {
class Board;
}

namespace arbiter::desk {

/// The names of a board's squares as they are shown: the protocol's, or, where players of the game count from the other
/// corner and the settings want it so (BoardLook), theirs. What is said to the referee stays the protocol's.
class SquareNames {
 public:
  /// Names of no game: the protocol's.
  SquareNames() = default;
  SquareNames(const QString& ruleset, const Board* board);

  [[nodiscard]] QString file(int file) const;  ///< counted from 0; "a", "9"
  [[nodiscard]] QString rank(int rank) const;  ///< counted from 0; "1", "a", "一"
  /// A sentence with the protocol's names of squares in it.
  [[nodiscard]] QString in(const QString& sentence) const;

 private:
  enum class Ranks { protocol, letters, numerals };
  const Board* board_ = nullptr;
  Ranks ranks_ = Ranks::protocol;
};

}  // namespace arbiter::desk
