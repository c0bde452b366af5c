// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "referee/european/modes.h"

// What each way to play puts at the table; called by modes.cpp.
namespace arbiter::european {

/// Capture the Flag.
void add_flags(Rules& rules, bool teams);
/// King of the Hill, to `target` points.
void add_hill(Rules& rules, int target);
/// Who leads on points, alone or as a team; none when nobody does.
std::uint8_t hill_leaders(const Position& pos);

/// Lightning: the cards that are not on the table yet, top first, dealt by `request`.
std::vector<std::string> lightning_deck(const RulesRequest& request);
void add_lightning(Rules& rules, const std::vector<std::string>& deck, std::shared_ptr<const Roster> roster);
/// Errors: `bad_option`, `bad_army`.
Expected<void> check_lightning(const RulesRequest& request);

/// Bughouse, for one of its two boards: setting up what the partner has captured, and (behind all powers) handing on.
void add_bughouse_drops(Rules& rules);
void add_bughouse_hands(Rules& rules);

/// The draft of armies, from two or three cards a seat.
void add_draft(Rules& rules, const RulesRequest& request, const std::vector<Army>& armies,
               std::shared_ptr<const Roster> roster);
/// Errors: `bad_option`, `bad_army`.
Expected<void> check_draft(const RulesRequest& request, const std::vector<Army>& armies);

/// Armies by chance: the same for the same seed everywhere.
void shuffle(std::vector<std::string>& armies, std::uint64_t seed);

}  // namespace arbiter::european
