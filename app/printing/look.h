// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>

namespace arbiter::printing {

/// How pieces are drawn on boards.
enum class Pieces {
  letters,     ///< letters on the shape of their seat
  figures,     ///< the figures that the window draws; letters where a kind has none
  characters,  ///< what the game's own players write on theirs; figures where it has nothing for them
};

/// How the squares of games are named whose players count from the other corner.
enum class Squares {
  usual,     ///< as the game's usual records do
  protocol,  ///< files by letters from the left, ranks by numbers from below, as everywhere else
  letters,   ///< 7f
  numerals,  ///< 7六
};

/// How moves are written.
enum class Moves {
  usual,      ///< in the notation of the game's usual records
  letters,    ///< Ng1–f3
  figurines,  ///< the same with a drawing of the piece in front
};

/// How boards, pieces and moves are printed.
struct Look {
  Pieces standing = Pieces::letters;  ///< pieces that stand
  Pieces flat = Pieces::letters;      ///< discs and wedges
  Squares squares = Squares::usual;
  Moves moves = Moves::usual;
  /// The letters of kinds in moves, where whoever prints writes others than the game's records do: "S" for `knight`.
  std::map<std::string, std::string> letters = {};
};

}  // namespace arbiter::printing
