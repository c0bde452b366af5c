// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include "referee/core/game.h"

namespace arbiter {

/// Answers the request `observe`: which legal actions explain what stands on the board?
///
/// `placement`: square -> piece string, army ("S"), "?" (something), "" (empty), or a list of such with
/// probabilities; squares that are left out are empty. `max_actions` (1 to 6, default 4): how many actions may lie
/// between the game and the picture. `board`: of joined boards the one that is seen, from 1; the reply names it too.
///
/// The reply's `reading`:
/// - `legal`: `actions` (none when the table shows the game), `probability`, `alternatives`;
/// - `ambiguous`: `candidates` with probabilities, `ask`;
/// - `incomplete`: a turn half done or instructions not yet carried out: `message`, `fixes`;
/// - `illegal`: `action` where it can be named, `rule`, `message`, `fixes` (how to put it back);
/// - `correct`: anything else that does not match: `message`, `fixes`.
/// `bounded`: true where the search was broken off after a fixed number of actions; what was found is answered, but a
/// later sequence of actions may explain the picture better. Single actions are all tried.
/// Errors: `bad_placement` naming the square.
Expected<nlohmann::json> observe(const Game& game, const nlohmann::json& request);

}  // namespace arbiter
