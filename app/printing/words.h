// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/table/names.h"
#include "db/club/types.h"

// The program's words as they stand on paper, in the language that is spoken (text/sentences.h).
namespace arbiter::printing {

using table::seat_name;

/// "Gold general" for `gold-general`: what an id says, as it stands at the head of something.
[[nodiscard]] std::string title_of(const std::string& word);

/// A text with a capital at its beginning.
[[nodiscard]] std::string capital(const std::string& text);

/// What a game is called: "Mr. Joseph's Four Player Chess" for `mr-joseph`; its id where the referee does not know it.
[[nodiscard]] std::string game_name(const std::string& ruleset);

/// "2026-11-23 · Club room" as far as it is known; of several days the first and the last.
[[nodiscard]] std::string when_and_where(const db::club::Event& event);

/// "60 minutes a game"; empty where the event says nothing.
[[nodiscard]] std::string time_limit(const db::club::Event& event);

/// "Friday · round 2".
[[nodiscard]] std::string round_of(const db::club::Event& event, int round);

}  // namespace arbiter::printing
