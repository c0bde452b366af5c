// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <type_traits>
#include <utility>
#include <variant>

#include "referee/protocol/server.h"

namespace arbiter::table {

/// The referee of one game. A value: copying it copies the game. It takes the protocol's requests, whose texts are what
/// is kept of a game; whoever wants to know something of a game of ours looks at the game itself.
class Referee {
 public:
  using Requests = std::function<nlohmann::json(const nlohmann::json&)>;

  /// A referee of our own, `protocol::Server`.
  Referee() = default;
  /// Another one that speaks the protocol. Copying the function must copy the game behind it.
  template <class F, class = std::enable_if_t<std::is_constructible_v<Requests, F> &&
                                              !std::is_same_v<std::remove_cvref_t<F>, Referee>>>
  Referee(F requests) : door_(Requests(std::move(requests))) {}  // NOLINT(google-explicit-constructor)

  /// A request in, a reply out.
  nlohmann::json operator()(const nlohmann::json& request) {
    if (auto* own = std::get_if<protocol::Server>(&door_)) return own->handle(request);
    return std::get<Requests>(door_)(request);
  }

  /// The game with all that is hidden in it; null before one is begun, and with another referee than ours.
  [[nodiscard]] const Game* game() const {
    const auto* own = std::get_if<protocol::Server>(&door_);
    return own != nullptr ? own->game() : nullptr;
  }

 private:
  std::variant<protocol::Server, Requests> door_;
};

[[nodiscard]] inline Referee make_referee() { return {}; }

}  // namespace arbiter::table
