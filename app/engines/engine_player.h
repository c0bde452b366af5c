// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "app/engines/choice.h"
#include "play/seat_player.h"
#include "referee/core/game.h"

namespace arbiter::engines {

/// Can the engine play this game? Starts it, asks it, and ends it. Errors: a sentence that says why not.
[[nodiscard]] Expected<void> check_engine(const EngineChoice& choice, const Game& game);

/// An engine that plays a seat. It starts when it first has to think. Moves are checked by the referee. Whatever an
/// engine does wrong (it ends, says nothing in time, names no legal move) is told by trouble(), and the computer plays
/// that action and all that follow, at the level of the choice. The computer also answers whatever is no move.
[[nodiscard]] std::unique_ptr<play::SeatPlayer> engine_at_seat(const EngineChoice& choice, std::uint64_t seed);

}  // namespace arbiter::engines
