// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "db/types.h"
#include "referee/view/game_event.h"

namespace arbiter::table {

/// An event in a person's words, without its rule: "South's pawn d2 to d4", "West scores 3: mate (South's queen on
/// d7)", in the language that is spoken (text/sentences.h). An event of a type not known here is told by its fields.
[[nodiscard]] std::string describe(const view::GameEvent& event);

/// Points as people write them: 3, 0.5, -2.
[[nodiscard]] std::string points_text(double points);

/// A stored game for reading: heading, moves and events with their rules, points. UTF-8, lines end with \n.
[[nodiscard]] std::string game_text(const db::StoredGame& game);

/// Who earned what, for what, by which rule, a block for each seat.
[[nodiscard]] std::string points_table(const db::StoredGame& game);

/// The line of a game in a list, and the line above the list.
[[nodiscard]] std::string list_line(const db::GameSummary& game);
[[nodiscard]] std::string list_heading();

}  // namespace arbiter::table
