// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <variant>

#include "db/types.h"
#include "value/value.h"

// What changes a game, and what is kept of it: carried out once more, they give the same game.
namespace arbiter::table {

/// `setup`: the fields of the protocol's `new`: ruleset, armies, options, seed, position, table, about.
struct Begin {
  Value setup{};
  bool operator==(const Begin&) const = default;
};
/// An action in the protocol's words; `note`: what is told of it, nothing: nothing.
struct Act {
  std::string action{};
  Value note{};
  bool operator==(const Act&) const = default;
};
struct Undo {
  int count = 1;
  bool operator==(const Undo&) const = default;
};
struct Redo {
  int count = 1;
  bool operator==(const Redo&) const = default;
};
/// An arbiter's correction: `what` holds `position` or `events`, of joined boards `board`, and the `reason`.
struct Correct {
  Value what{};
  bool operator==(const Correct&) const = default;
};
using Request = std::variant<Begin, Act, Undo, Redo, Correct>;

/// The request as the protocol has it, which is how books keep it.
[[nodiscard]] Value written(const Request& request);
/// What sort of ply it makes.
[[nodiscard]] db::PlyKind kind_of(const Request& request);
/// A request out of a book. Throws std::runtime_error for what is none.
[[nodiscard]] Request request_of(const Value& kept);

}  // namespace arbiter::table
