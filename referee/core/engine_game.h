// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace arbiter {

/// A game as programs of other people play it.
struct EngineGame {
  std::string_view ruleset;
  std::string_view variant;  ///< what such a program calls it: a value of its option UCI_Variant
  std::string_view
      definition;  ///< the variant in the lines of Fairy-Stockfish's file of variants; empty: it is built in
  /// The values of our options with which both play by the same rules, as a list: "palace=standard facing=off". Options
  /// that are not named may have any value.
  std::string_view options;
  bool usual = false;    ///< programs that name no variant play it in UCI
  bool differs = false;  ///< whatever the options, the others' rules are not ours
};

/// Those of all rulesets (referee/rulesets/engine_games.cpp).
std::span<const EngineGame> engine_games();

}  // namespace arbiter
