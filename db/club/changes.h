// SPDX-License-Identifier: MIT
#pragma once

#include <map>

#include "db/club/sql.h"

// What a change changes, for the log. They throw what SOCI throws.
namespace arbiter::db::club {

/// The fields of an event that differ, as people name them on the command line: {"bye": {"from": "win", "to": "0"}}.
[[nodiscard]] Value changed_fields(const Event& before, const Event& after);

/// The byes that were given already and whose worth a change of these fields may change: [{"round": 1, "player": 3}].
[[nodiscard]] Value byes_concerned(soci::session& s, EventId event, const Value& fields);

/// How each seat of a table came out, in words such as "1, place 1", "0, lost" and "did not come"; nothing where there
/// is no result.
[[nodiscard]] std::map<std::string, std::string> results_at(soci::session& s, EventId event, int round, int table);

/// For each seat of a table: [{"seat": "S", "player": 3, "from": "1, place 1", "to": "0, lost"}]; "" where there is
/// none.
[[nodiscard]] Value changed_results(soci::session& s, EventId event, int round, int table,
                                    const std::map<std::string, std::string>& before);

/// How somebody takes part: {"from": 1, "to": 3, "sits_out": [2]}; nothing where they do not.
[[nodiscard]] Value presence_of(const Entrant* entrant);

}  // namespace arbiter::db::club
