// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include "referee/core/game.h"

// What is asked about a picture of the table, as the protocol writes it.
namespace arbiter::protocol {

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
/// `bounded`: true where the search was broken off, see observing::Observation.
/// Errors: `bad_placement` naming the square, `bad_request`.
Expected<nlohmann::json> observe_json(const Game& game, const nlohmann::json& request);

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
/// As the viewer can know it, see arbiter::futures. Errors: `illegal` naming the action of `after` that cannot be
/// played, `bad_request`.
Expected<nlohmann::json> futures_json(const Game& game, const nlohmann::json& request,
                                      Viewer viewer = Viewer::arbiter());

/// What hands must do so that the tables become what the game has: a list of
/// `{"do":"lift"|"move"|"place", "sq", "to" (move), "piece", "rule"}`, and where the table marks what changes hands of
/// `{"do":"mark"|"unmark", "sq", "piece", "seat" (whose it is now), "rule"}`. Items of joined games name their `board`,
/// from 1.
nlohmann::json instructions_json(const Game& game);

/// What must stand on the table when everything is done, as the protocol writes pieces, by square: colours and kinds.
/// Of joined boards a list of such objects.
nlohmann::json table_json(const Game& game);

}  // namespace arbiter::protocol
