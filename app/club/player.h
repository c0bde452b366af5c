// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

#include "value/message.h"

namespace arbiter::club {

/// A player, by the number under which the club stores them.
using PlayerId = std::int64_t;

/// A player in a message of this folder, which knows no names: "player 7".
[[nodiscard]] Message player_message(PlayerId player);

/// The player of a message that player_message made; none: it is another message.
[[nodiscard]] std::optional<PlayerId> player_of(const Message& message);

}  // namespace arbiter::club
