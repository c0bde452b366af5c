// SPDX-License-Identifier: MIT
#pragma once

#include "referee/european/army.h"

namespace arbiter::european {

/// The kinds every edition has: king queen rook bishop knight pawn, with the pawn's double step from the second row.
/// The texts are what the moves cite.
void add_common_kinds(Rules& rules, const RuleText& double_step);

/// The seats of the board from South on, independent of the first player.
std::vector<Seat> seats_from_south(const Rules& rules);

/// The army's set-up in this game: a club's own (option `setups`), the standard one where all have it, or its own.
std::string setup_text(const Options& options, const Army& army);
/// The same of the army that the seat plays; empty while it has none.
std::string setup_of(const Position& pos, Seat seat);
/// Puts a set-up (see Army::setup) at the seat. Errors: `bad_setup` naming what is wrong.
Expected<void> lay_out(Rules& rules, Seat seat, const std::string& setup);

/// Installs the armies of `rules.armies` in seat order, and all others as spares when one of them, or `everything`,
/// may need them; returns the roster.
std::shared_ptr<const Roster> install_armies(Rules& rules, const std::vector<Army>& list, bool everything);

/// What a pawn of that controller becomes on the last row.
std::vector<Kind> promotion_list(const Position& pos, Seat controller);

}  // namespace arbiter::european
