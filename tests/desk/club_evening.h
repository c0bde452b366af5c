// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/event/event.h"
#include "tests/support/good.h"

namespace arbiter::test {

/// Adds people of these names to the club in the file.
std::vector<db::PersonId> people(const std::filesystem::path& file, const std::vector<std::string>& names);

/// Makes an event in which they take part.
db::club::EventId event(const std::filesystem::path& file, const std::string& name, const std::string& ruleset,
                        const std::vector<db::PersonId>& who, int rounds = 3, const std::string& armies = "none");

/// Drafts the next round, and publishes it.
void seat(const std::filesystem::path& file, db::club::EventId event, bool publish = true);

/// Enters results by hand for all tables of the newest round but for the last so many; the first table's is played, and
/// counted by the referee, where the game can be called.
void results(const std::filesystem::path& file, db::club::EventId event, int but = 0);

/// Enters results by hand for the tables of the newest round from the index `first` on, but for the last so many.
void results_by_hand(const std::filesystem::path& file, db::club::EventId event, std::size_t first = 0, int but = 0);

/// An evening of fourteen: two rounds played, the third published and begun.
db::club::EventId club_event(const std::filesystem::path& file);

}  // namespace arbiter::test
