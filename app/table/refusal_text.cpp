// SPDX-License-Identifier: MIT
#include "app/table/refusal_text.h"

#include <algorithm>
#include <array>

#include "app/table/names.h"
#include "text/sentences.h"

namespace arbiter::table {
namespace {

using text::noted;

/// The sentences of which the referee makes its refusals; rules' own are in the catalogues. A test looks for their
/// words in the sources.
constexpr std::array kSentences{noted("ply %1: %2"),
                                noted("Line %1, column %2: %3"),
                                noted("%1 is no legal move here."),
                                noted("%1 is no legal move here; %2 is to act in position %3."),
                                noted("The correction is refused: %1"),
                                noted("The position cannot be set up: %1"),
                                noted("%1 is refused: %2"),
                                noted("the game is over."),
                                noted("at that board %1 is to act."),
                                noted("it is not among the moves open now."),
                                noted("it is not among the answers to %1 now."),
                                noted("no piece stands on %1."),
                                noted("the %1 on %2 is not %3's to move, and %4 is to act."),
                                noted("the %1 there is no enemy."),
                                noted("the %1 cannot go there."),
                                noted("the %1 on %2 stands in the way."),
                                noted("the %1 on %2 holds it."),
                                noted("the %1 on %2 moved on the last turn."),
                                noted("another %1 went %2 on the last turn."),
                                noted("%1 is closed to it."),
                                noted("%1 is no square of the board %2."),
                                noted("%1: %2 is no seat of this game."),
                                noted("%1 names no seat of this game before a colon."),
                                noted("%1: %2 takes no further words."),
                                noted("%1: %2 wants a word behind it."),
                                noted("%1: %2 is no army."),
                                noted("%1: this game has no kind %2."),
                                noted("%1 is no action: expected a move like e2e4 or a word like choose, roll, end."),
                                noted("%1: cannot read %2 behind the move."),
                                noted("There are %1 recorded actions; %2 cannot be taken back."),
                                noted("There are %1 actions taken back; %2 cannot be brought again."),
                                noted("There is no rule %1.")};

/// "gold general", as catalogues have it, where it is said of a kind that it cannot go there.
std::string with_plain_kind(std::string text) {
  const auto end = text.find(" cannot go there."), begin = end == std::string::npos ? end : text.rfind("the ", end);
  if (begin != std::string::npos)
    std::replace(text.begin() + static_cast<std::ptrdiff_t>(begin), text.begin() + static_cast<std::ptrdiff_t>(end),
                 '-', ' ');
  return text;
}

}  // namespace

std::string refusal_text(const Refusal& why) { return spelt(text::retold(with_plain_kind(why.message), kSentences)); }

}  // namespace arbiter::table
