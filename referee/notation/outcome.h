// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "referee/core/game.h"
#include "referee/notation/scan.h"

namespace arbiter::notation {

// How a game ended: by the rules, by the word behind its moves, by its head. One rule for all formats says what counts:
//
// 1. Where the moves have ended the game, the rules count.
// 2. Else the result that stands behind the moves counts,
// 3. else the one in the head (a tag, a line). `*` and `?` say nothing.
//
// Whatever says otherwise is told. A result that the moves do not bring about is carried out: who has not won gives up,
// a draw is claimed or agreed; where the rules make something else of that, the game is ended by an arbiter's
// correction, so that it stays what was written.

/// How a text says that a game ended.
struct Claim {
  std::uint8_t winners = 0;  ///< a bit each seat; none: a draw
  bool open = false;         ///< it says that no result is known
  bool nobody = false;       ///< all have lost, which no game here knows
  Word word;                 ///< what it says, and where
  /// Why the game ended, in the words of PGN's tag Termination ("time forfeit", "rules infraction"); empty: not said.
  std::string why{};
};

/// The claim of a result as people write it: 1-0, 0–1, ½-½, 1/2, 0.5-0.5, 1:0, +/-, +--, 0-0, * and the like; first
/// and second seat of two. None: it is no such word.
std::optional<Claim> claim_of(const Rules& rules, const Word& word);
/// The same of a tag or a line of the head, where signs say it that judge a position elsewhere: +-, =.
std::optional<Claim> claim_of_head(const Rules& rules, const Word& word);
/// The same; a result that cannot be read is left out and told. Empty words say nothing.
std::optional<Claim> claim_in(const Rules& rules, const Word& word, LeftOut& left_out);
/// Is it one, whatever the game?
bool is_result_word(std::string_view word);
/// Words that mean a position's value more often than a result: +/-, -/+.
bool is_judgement(std::string_view word);
/// The claim that this seat has lost, and all others have won.
Claim lost_by(const Rules& rules, Seat seat, const Word& word, const std::string& why);

/// Brings the game to its end as told above and notes what differs. `behind`: what stands behind the moves; `head`: in
/// the head.
void settle(Game& game, const std::optional<Claim>& behind, const std::optional<Claim>& head, LeftOut& left_out);

/// The same where formats have a line of the head for the result: that nothing stands behind the moves is not told.
void settle_by_head(Game& game, const std::optional<Claim>& behind, const std::optional<Claim>& head,
                    LeftOut& left_out);

/// A game's result as two seats write it: 1-0, 0-1, 1/2-1/2, or * while there is none; 0-0 where both have lost.
std::string result_text(const Game& game);
/// Is the last ply nothing but the correction that keeps a result as it was written?
bool is_result_only(const Game::Ply& ply);

/// How many plies at the end the result alone tells: those by which `settle` would bring a game to it. Formats without
/// words for them leave them out.
std::size_t told_by_result(const Game& game);

/// Ends what is kept of a game before a word that cannot be played: the rest of the text is kept as a remark on the
/// last ply, and where and why is told. `why`: the refusal of that word. Errors: `why` itself when nothing has been
/// played yet, so that there is nothing to keep.
Expected<void> stop_at(Game& game, Spot spot, const Refusal& why, std::string_view rest, LeftOut& left_out);

/// Is the game over? Then ends what is kept before the word, as stop_at does; the rule that ended the game is told.
bool stop_after_end(Game& game, const Word& word, std::string_view rest, LeftOut& left_out);

}  // namespace arbiter::notation
