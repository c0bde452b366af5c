// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "value/words.h"

// What the club's data know by words of a fixed set.
namespace arbiter::db::club {

/// What a key or an account lets somebody do at the club's server: everything; tell of tables' games; see their own
/// seat; look on.
enum class Role { arbiter, table, player, spectator };
constexpr std::array<const char*, 4> words(Role) { return {"arbiter", "table", "player", "spectator"}; }

/// Who may look on at an event: anybody; whoever has a key that is for it; nobody.
enum class Spectators { everybody, members, nobody };
constexpr std::array<const char*, 3> words(Spectators) { return {"everybody", "members", "nobody"}; }

/// Why somebody has no table in a round: there was none for them, or they asked to be left out.
enum class ByeKind { left_over, asked_for };
constexpr std::array<const char*, 2> words(ByeKind) { return {"left-over", "asked-for"}; }

/// What a player asks of their table with a phone: to play an action, to decline a draw, to hear an objection; or that
/// they confirm the result.
enum class OrderKind { act, decline, objection, confirm };
constexpr std::array<const char*, 4> words(OrderKind) { return {"act", "decline", "objection", "confirm"}; }

/// What the table has answered.
enum class OrderAnswer { done, refused };
constexpr std::array<const char*, 2> words(OrderAnswer) { return {"done", "refused"}; }

}  // namespace arbiter::db::club
