// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "referee/core/game.h"

namespace arbiter {

/// A game that both play, at one point: what a named difference is judged by.
struct Meeting {
  const Position& pos;
  const Action& action;                  ///< that one side allows and the other does not
  const std::string& refused;            ///< our rule that refuses it, where it is not ours
  const std::vector<std::string>& ours;  ///< our whole list, in the engine's notation
  const std::string& text;               ///< the action in the engine's notation
  /// Seats whose king has been in check in this game, or has leapt as a knight: from the moves, not from our counters.
  const std::set<Seat>& bound;
};

/// A rule by which the engine differs from our rulings. `holds` recognises what that rule alone accounts for, from the
/// board, never from which list an action stands in.
struct Difference {
  enum class Side { ours, theirs };
  Side allows;         ///< who allows the action
  const char* ruling;  ///< what our rulings say, for the reader
  bool (*holds)(const Meeting&);
};

struct Match {
  const char* ruleset;
  const char* variant;            ///< the engine's; `ours-…` stand in variants.ini
  nlohmann::json options;         ///< ours
  std::vector<const char*> lead;  ///< our first actions, which the engine's start has behind it
  /// The engine is given the moves since the start, for games whose rights a board does not show; else the board.
  bool by_moves;
  std::vector<Difference> differences;
  /// A kind that the engine does not know: a game ends where it comes about.
  const char* unknown = "";
};

const std::vector<Match>& matches();

/// Does the action move a king like a knight?
bool leaps_with_king(const Position& pos, const Action& action);

}  // namespace arbiter
