// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "referee/core/game.h"

namespace arbiter {

/// The action's text; at one of several joined boards (`joined`) with the seat.
[[nodiscard]] std::string action_text(const Position& pos, Action action, bool joined);

/// Answers the request `futures`: what may stand on the board next.
///
/// `after`: actions that are taken to have been played first (none by default); `board`: of joined boards the one that
/// is seen, from 1. The reply:
/// - `table`: square -> piece string, what stands on the board after `after` when all work by hand is done;
/// - `over`: the game is over then;
/// - `futures`: a list of `{"action", "likely" (the share of it before anything is seen, 0 to 1), "changes" (square ->
///   piece string, "" where nothing stands then: where the table differs afterwards), "by_hand" (the same just after
///   the player's own hand, where the rules ask for more work)}`, for every legal action and every open reaction but
///   throws of dice.
/// All of it as the viewer can know it: what is hidden from the viewer is neither offered nor comes about, and
/// reactions to what is hidden are left out, because their outcome would tell it. Errors: `illegal` naming the action
/// of `after` that cannot be played.
Expected<nlohmann::json> futures(const Game& game, const nlohmann::json& request, Viewer viewer = Viewer::arbiter());

}  // namespace arbiter
