// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <utility>

#include "referee/core/rules.h"

namespace arbiter::figures {

/// What a game's pieces are made of.
enum class Token {
  standing,
  disc,   ///< they lie flat on points
  wedge,  ///< they lie flat and point to their enemy
};

/// What rules say of how their board and pieces look.
struct GameLook {
  Token token = Token::standing;
  bool river = false;       ///< runs between the two halves of the board
  bool from_right = false;  ///< players count files in figures from the first seat's right, ranks from the far side
  std::string first;        ///< the seat that moves first
  std::map<std::string, std::string> letters;  ///< by kind: "R", "+P", where it has some
  std::map<std::string, std::pair<std::string, std::string>>
      characters;  ///< by kind: the first seat's, everybody else's

  /// What is written on a flat piece of that kind and army (`S`, `S2`); empty where the game has nothing for it.
  [[nodiscard]] std::string character(const std::string& kind, const std::string& army) const;
};

[[nodiscard]] GameLook look_of(const Rules& rules);

}  // namespace arbiter::figures
