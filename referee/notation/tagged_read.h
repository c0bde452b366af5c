// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string_view>

#include "referee/core/game.h"
#include "referee/notation/outcome.h"
#include "referee/notation/scan.h"

namespace arbiter::notation {

/// What sets apart the formats that consist of tags and moves.
struct Tagged {
  std::string_view format;
  /// Is it a word of the format's own, though it looks like a sign or a number? It is given to `play` as it stands.
  bool (*own_word)(std::string_view word);
  /// Does it look like a move? Other words are left out.
  bool (*move_like)(std::string_view word);
  /// Plays what the word says; it has no number, usual letters (see usual_letters) and no signs. Errors: `bad_record`;
  /// what is kept of the game ends there.
  Expected<void> (*play)(Game& game, const Word& word, LeftOut& left_out);
  /// The result that a head tells in this format; none: it cannot be read.
  std::optional<Claim> (*claim)(const Rules& rules, const Word& word);
};

/// Reads one game: tags, then moves with their numbers, remarks, variations, signs and result. What is no move is left
/// out; at a move that cannot be played what is kept of the game ends, the rest is kept as a remark; how it ended is
/// settled as told in outcome.h; old games are judged by the laws of their day (edition.h). All of it is noted in
/// `left_out`. Errors: `bad_record` where the tags describe no game, or nothing of it can be played.
Expected<Game> read_tagged(std::string_view text, const Tagged& how, LeftOut& left_out);

}  // namespace arbiter::notation
