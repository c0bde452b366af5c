// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "referee/core/game.h"
#include "referee/notation/scan.h"

namespace arbiter::notation::kif {

// What KIF tells of a game beside its moves: names, date and place in the head, clocks behind moves, comments.

/// The lines of the head that say when, where and in what event the game was played.
std::string told_head(const Game& game);

/// The set-up with the players' names in its lines for them.
std::string with_players(const Game& game, std::string setup);

/// `( 0:12/00:03:07)`: minutes and seconds that the move took, and hours, minutes and seconds of its player so far, to
/// which it is added; empty when that is not known.
std::string spent_text(const Value& note, double& so_far);

/// The comment behind ply `n`, counted from 1 (0: before the first), as a line of its own behind a star; empty: none.
std::string remark(const Game& game, std::size_t n);

/// Notes what a line of the head or a comment tells. Lines of the head that have no meaning here are counted.
void take_told(Game& game, const std::string& line, Spot at, LeftOut& left_out);

/// Of two sides: that of the first seat (先手, with a handicap 下手), and the other.
enum class Side { lower, upper };

/// Who has lost by a line that sums a record up, `まで85手で先手の勝ち`, `まで3手で後手の反則負け`: what is said of the
/// side that is named last. None: it does not say it.
std::optional<Side> loser_of(std::string_view total);

}  // namespace arbiter::notation::kif
