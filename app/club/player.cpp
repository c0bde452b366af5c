// SPDX-License-Identifier: MIT
#include "app/club/player.h"

#include <charconv>

namespace arbiter::club {

Message player_message(PlayerId player) { return make_message("player %1", player); }

std::optional<PlayerId> player_of(const Message& message) {
  if (message.id != player_message(0).id || message.arguments.size() != 1) return std::nullopt;
  const std::string& number = message.arguments.front().text;
  PlayerId player = 0;
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), player);
  if (error != std::errc() || end != number.data() + number.size()) return std::nullopt;
  return player;
}

}  // namespace arbiter::club
