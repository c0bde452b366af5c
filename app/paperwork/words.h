// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "db/club/types.h"

// The program's words as they stand on paper.
namespace arbiter::paperwork {

/// "South" for S, "South, board 2" for S2; what is no seat comes back as it is.
[[nodiscard]] std::string seat_name(const std::string& seat);

/// "Gold general" for `gold-general`.
[[nodiscard]] std::string title_of(std::string word);

/// What a game is called: "Mr. Joseph's Four Player Chess" for `mr-joseph`; its id where the referee does not know it.
[[nodiscard]] std::string game_name(const std::string& ruleset);

/// "South's gold general" for each piece string in a text.
[[nodiscard]] std::string spelt(const std::string& text);

/// "2026-11-23 · Club room" as far as it is known; of several days the first and the last.
[[nodiscard]] std::string when_and_where(const db::club::Event& event);

/// "60 minutes a game"; empty where the event says nothing.
[[nodiscard]] std::string time_limit(const db::club::Event& event);

}  // namespace arbiter::paperwork
