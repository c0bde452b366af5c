// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "referee/core/engine_game.h"
#include "referee/core/rules.h"

namespace arbiter::engines {

/// An engine that somebody chose for a seat.
struct EngineChoice {
  std::string program{};  ///< a name that is looked for in the folders of programs, or a file
  int level = 0;          ///< 1 to 8; 0: as well as it can
  bool operator==(const EngineChoice&) const = default;
};

/// Reads "fairy-stockfish", "fairy-stockfish:3" or "/opt/stockfish:8". Errors: `bad_option`.
[[nodiscard]] Expected<EngineChoice> read_choice(std::string_view text);

/// Its file. Errors: `not_found`, a sentence that names what there is none of.
[[nodiscard]] Expected<std::string> program_file(const std::string& program);

/// How engines play the game of that ruleset with these options; those left out have their defaults. Errors:
/// `bad_option`, a sentence that says why they cannot.
[[nodiscard]] Expected<const EngineGame*> engine_game(const std::string& ruleset, const Options& options);

/// What people call such a player: "fairy-stockfish", "fairy-stockfish, level 3".
[[nodiscard]] std::string engine_title(const EngineChoice& choice);

}  // namespace arbiter::engines
