// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "referee/core/expected.h"
#include "referee/core/ids.h"

namespace arbiter {

class Rules;

/// What a kind of piece is called; an index into the ruleset's list of kinds.
using Kind = std::uint8_t;
inline constexpr Kind kNoKind = 255;

/// What a seat says. A value with one canonical text: `print` of a parsed text gives the text back.
///
/// | type | text | fields |
/// | --- | --- | --- |
/// | move | `e2e4`, `e7e8=queen` | from, to, kind (promotion) |
/// | shot | `a1xa4` | from, to |
/// | place | `pawn@c3`, `W.rook@a1` | kind, to, args (army, when written) |
/// | roll | `roll`, `roll 3 6` | args: the dice, separated by a blank |
/// | choose, power, react, secret | `choose X…`, `power NAME …` | args: everything behind the word |
/// | pass, end, resign, draw, accept, leave, join, time | the word | |
struct Action {
  enum class Type : std::uint8_t {
    move,
    shot,
    place,
    pass,
    end,
    roll,
    choose,
    power,
    react,
    secret,
    resign,
    draw,
    accept,
    leave,
    join,
    time
  };
  Type type = Type::move;
  Seat seat = Seat::none;  ///< the prefix `W:`; none: the seat to act
  Cell from = kNoCell;
  Cell to = kNoCell;
  Kind kind = kNoKind;
  std::string args;

  bool operator==(const Action&) const = default;

  [[nodiscard]] std::vector<std::string> words() const;  ///< `args` split at blanks
  /// The first word of `args`: the NAME of a power, reaction or secret.
  [[nodiscard]] std::string_view name() const;
};

using ActionList = std::vector<Action>;

/// The canonical text.
std::string print(const Action& action, const Rules& rules);

/// The action of that text. Errors: code `bad_action`, saying what could not be read.
Expected<Action> parse_action(std::string_view text, const Rules& rules);

}  // namespace arbiter
