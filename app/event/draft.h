// SPDX-License-Identifier: MIT
#pragma once

#include <map>

#include "app/event/outcome.h"
#include "app/event/propose.h"

// What proposals and changes by hand share.
namespace arbiter::event {

/// Is somebody there in a round, and not sitting it out?
[[nodiscard]] bool is_there(const EventSession& session, db::PersonId person, int round);

/// A round of the core's as it is kept: seats named, those added who asked to be left out of it.
[[nodiscard]] db::club::Round round_of(const EventSession& session, int number, const club::SeatingRound& round);

/// Do the same people sit there, at the same seats?
[[nodiscard]] bool same_people(const db::club::Table& a, const db::club::Table& b);

/// What happened to somebody of an event for two in a published round; `before`: everybody's score before each round.
[[nodiscard]] club::SwissGame swiss_game(const db::club::Round& round, const std::vector<TableOutcome>& tables,
                                         db::PersonId person,
                                         const std::map<db::PersonId, std::vector<club::Fraction>>& before);

/// The goals of a seating with their bounds, and who meets again.
[[nodiscard]] Quality cost_of(const club::SeatingCost& cost, const Names& names);

/// The same for a round of pairs: who has met before, how far scores are apart.
[[nodiscard]] Quality pairs_quality(const EventSession& session, const db::club::Round& round);

/// Draws armies for all seats where the event does so: everybody what they have played least, no army twice at a table.
/// Error `bad_value`: the referee takes none of the draws.
[[nodiscard]] Expected<void> draw_armies(const EventSession& session, std::vector<db::club::Round>& rounds);

/// How many seats a table of so many players uses of the game's, by name.
[[nodiscard]] std::vector<std::string> seat_names(int seats, std::size_t players);

}  // namespace arbiter::event
