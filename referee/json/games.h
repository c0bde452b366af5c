// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include "referee/core/game.h"
#include "referee/core/view.h"

// Games as the protocol and records have them: begun, corrected, written down and read back.
namespace arbiter::game_json {

/// Reads the fields of a `new` request that say how a game begins: ruleset, options, armies, seed, position, table. An
/// option that is no text may be given as text that reads like it ("2", "false"). Errors: `bad_request`,
/// `unknown_ruleset`, `bad_option`, `bad_army`, saying which field and why.
[[nodiscard]] Expected<Beginning> beginning_of(const nlohmann::json& request);
/// The same fields written; what a viewer may not know is not in them, see View.
[[nodiscard]] nlohmann::json setup_json(const Beginning& beginning);

/// Starts the game of a `new` request, and takes in what it tells `about` it.
[[nodiscard]] Expected<Game> start(const nlohmann::json& request);
/// Replays a record. Errors: `bad_record` naming the ply, also when the recorded events differ from what the rules
/// give.
[[nodiscard]] Expected<Game> load(const nlohmann::json& record);
/// The game as a record, as the viewer may see it.
[[nodiscard]] nlohmann::json record(const Game& game, Viewer viewer);

/// An arbiter's correction, see Game::correct.
[[nodiscard]] Expected<void> correct(Game& game, const nlohmann::json& request);
/// The field `board` of a request, see Game::board_numbered.
[[nodiscard]] Expected<std::size_t> board_field(const Game& game, const nlohmann::json& request);

}  // namespace arbiter::game_json
