// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/event/hand.h"
#include "app/event/outcome.h"
#include "db/club/club.h"

// Results as they are typed into a list of all tables of a round, one after another.
namespace arbiter::event {

/// What the numbers in the cells are.
enum class TypedAs { points, places };

/// What was typed for a table, a cell for each seat in the order of the table's seats. Points: a number, `=` or `½` for
/// half a point. `-` is a player who did not come, `+` at a table of two the player whose opponent did not come. At a
/// table of two, one cell with 1, 0 or a half says the other one as well. Error `bad_value`: nothing was typed. Whether
/// the numbers make a result is for hand_result.
[[nodiscard]] Expected<SaidResult> typed_result(const db::club::Table& table, std::vector<std::string> cells,
                                                TypedAs as);

/// A result for a table of a published round, with the one that was seen when it was typed.
struct Entry {
  int round = 1, table = 1;
  SaidResult said;
  std::string by, reason;
  std::int64_t seen = 0;          ///< number of the newest result by hand that was seen; 0: none, see newest_entry
  bool replaces_referee = false;  ///< somebody has agreed to it
};

/// The newest result by hand of a table, taken back or not. Null: there is none.
[[nodiscard]] const db::club::HandResult* newest_entry(const db::club::EventRecord& record, int round, int table);

/// Keeps a result; its number. Errors: those of hand_result and of the file; `counted`: the referee counts, or has
/// counted, the game of the table; `changed`: somebody has entered another result since. Nothing is kept then.
[[nodiscard]] Expected<std::int64_t> enter(db::club::Club& club, db::club::EventId event, const Entry& entry);

/// Takes the result of that number back: the one by hand before it holds again, or none. Errors: those of the file;
/// `changed`: it is not the newest of its table any more.
[[nodiscard]] Expected<void> take_back(db::club::Club& club, db::club::EventId event, std::int64_t entry,
                                       const std::string& by);

}  // namespace arbiter::event
