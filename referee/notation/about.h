// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "referee/core/game.h"
#include "referee/notation/scan.h"
#include "referee/notation/tags.h"

namespace arbiter::notation {

// What texts tell of a game beside its moves (Game::about, Game::Ply::note): names, dates, comments, clocks.

/// Notes the day a game was played as its text has it (text::read_day). A day that cannot be read stays unknown, and of
/// two readings one is taken: both are told in `left_out`.
void tell_date(Game& game, const std::string& value, Spot spot, LeftOut& left_out);
/// Notes when a game began, a day and behind it perhaps a weekday in brackets and a time: "2024/05/01 10:30".
void tell_begun(Game& game, const std::string& value, Spot spot, LeftOut& left_out);
/// Notes a field of `about` (event, site, time, round) as a text has it. What says that it is not known ("?") is not
/// noted.
void tell(Game& game, const std::string& field, const std::string& value);
/// The same for the player of a seat; where nobody sits there nothing is noted.
void tell_player(Game& game, Seat seat, const std::string& value);
/// Notes the tag pairs of PGN and PGN4 that are not about the rules: names by colour, the roster, all others as tags.
void tell_tags(Game& game, const Tags& tags, LeftOut& left_out);
/// Adds a text to the comment of the last ply as it stands: what looks like a command in it is none any more.
void keep_as_remark(Game& game, std::string_view text);
/// Adds a comment to the last ply, before any to the game. `[%clk 0:01:30]` and `[%emt 5]` in it become the ply's
/// `clock` and `spent`.
void tell_comment(Game& game, const std::string& comment);
/// Notes how many seconds the last ply took.
void tell_spent(Game& game, double seconds);

/// A field of `about`, or `unknown`. Dates with `dots` as 2024.05.01.
std::string told(const Game& game, const std::string& field, const std::string& unknown = "?");
std::string told_date(const Game& game, char separator, const std::string& unknown);
std::string told_player(const Game& game, Seat seat, const std::string& unknown = "?");
/// The tag pairs that tell_tags kept as they were, and Time where it is known.
std::string told_tags(const Game& game);
/// The comment in braces that follows ply `n`, counted from 1 (0: before the first), its clocks in it; empty: none.
std::string told_comment(const Game& game, std::size_t n);

/// Seconds as 0:01:30, with tenths where there are some.
std::string clock_text(double seconds);
/// What clock_text writes, with or without hours and minutes, as seconds; below 0: no time.
double seconds_of(std::string_view text);

}  // namespace arbiter::notation
