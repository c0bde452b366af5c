// SPDX-License-Identifier: MIT
#include "app/table/position_text.h"

#include <array>
#include <string_view>

#include "text/sentences.h"

namespace arbiter::table {
namespace {

using text::noted;
using text::tr;

/// Where in a position and what is wrong there; then what may have been expected. A test looks for what the referee
/// says otherwise.
constexpr std::array kComplaints{noted("%1: nobody has a king"),
                                 noted("%1: %2 has no king to castle with"),
                                 noted("%1: %2 has no king"),
                                 noted("%1: %2 has %3 kings"),
                                 noted("%1: no pawn can stand on the first or the last rank"),
                                 noted("%1: %2 is to move, but %3's king is in check"),
                                 noted("%1: no pawn can just have passed there"),
                                 noted("%1: no rook stands there"),
                                 noted("%1: king and rook of %2 must stand on rank %3"),
                                 noted("%1: two rooks on one side of the king cannot both have the right"),
                                 noted("%1: %2 is no square of %3"),
                                 noted("%1: %2 is no square"),
                                 noted("%1: nobody sits at %2 in this game"),
                                 noted("%1: %2 is no seat of this game"),
                                 noted("%1: %2 is none of playing, eliminated, resigned, absent, winner"),
                                 noted("%1: not a kind and a number"),
                                 noted("%1: not a seat of this game and a number of turns"),
                                 noted("%1: not a place in the order that the seat to act plays"),
                                 noted("%1: such a piece is never in hand"),
                                 noted("%1: no such kind"),
                                 noted("%1: a die shows 1 to 4, or 0 when it has been used"),
                                 noted("%1: %2 wants a piece's square"),
                                 noted("%1: no army of the player to act"),
                                 noted("%1: %2 has only %3 in hand"),
                                 noted("%1: armies that are drafted begin from their set-ups"),
                                 noted("%1: %2, but the game is played on %3"),
                                 noted("%1: %2, but the game is %3"),
                                 noted("%1 is no field of a position"),
                                 noted("%1 is to stand under %2, in the position of a board"),
                                 noted("%1 must be a list of %2 positions"),
                                 noted("%1: %2 is no piece"),
                                 noted("%1: %2 names no army S, W, N or E"),
                                 noted("%1: %2 names no seat behind @"),
                                 noted("%1: %2: this game has no such kind"),
                                 noted("%1: expected %2"),
                                 noted("%1 is no table of names and values"),
                                 noted("%1 is no list"),
                                 noted("%1 is no text"),
                                 noted("%1 is no true or false"),
                                 noted("%1 is no whole number of a size that occurs"),
                                 noted("%1 is no number"),
                                 noted("each side has one"),
                                 noted("say who moves the piece behind @"),
                                 noted("expected army.kind"),
                                 noted("a piece like %1"),
                                 noted("a list"),
                                 noted("an object"),
                                 noted("an object of squares and pieces"),
                                 noted("an object of kinds and numbers"),
                                 noted("an object of seats and numbers"),
                                 noted("an object of squares"),
                                 noted("a whole number up to %1"),
                                 noted("a whole number from 1"),
                                 noted("numbers by the keys of positions"),
                                 noted("how often a position has stood, by its key"),
                                 noted("a passed square and the square of its pawn"),
                                 noted("seats of this game"),
                                 noted("how many passes were the last actions"),
                                 noted("seats by seat"),
                                 noted("a square and up, down, left or right"),
                                 noted("lists of the pieces inside by the squares of the horses"),
                                 noted("a seat of the game and 1 or 2 turns"),
                                 noted("one card of the pack for each of its squares"),
                                 noted("a square of c3 to f6"),
                                 noted("the number of uses left"),
                                 noted("the square of a piece of its seat")};

/// "A; B; C", each in the language.
std::string each_told(std::string_view complaints) {
  constexpr std::string_view kBetween = "; ";
  const auto end = complaints.find(kBetween);
  const std::string told = text::retold(std::string(complaints.substr(0, end)), kComplaints, text::Rest::stays);
  return end == std::string_view::npos ? told
                                       : tr("%1; %2", {told, each_told(complaints.substr(end + kBetween.size()))});
}

}  // namespace

std::span<const char* const> complaints_of_positions() { return kComplaints; }

std::optional<std::string> position_text(const std::string& refusal) {
  constexpr std::string_view kBegins = "The position cannot be set up: ", kBoard = "Board ";
  const auto begins = refusal.find(kBegins);
  if (begins == std::string::npos || !refusal.ends_with('.')) return std::nullopt;
  const std::string_view list = std::string_view(refusal).substr(begins + kBegins.size());
  const std::string complaints(list.substr(0, list.size() - 1)), each = each_told(complaints);
  // What joined boards refuse is a rule's sentence.
  if (each == complaints) return std::nullopt;
  const std::string told = tr("The position cannot be set up: %1.", {each});
  const std::string before = refusal.substr(0, begins);
  const auto number = before.rfind(kBoard);
  if (number == std::string::npos) return before + told;
  const auto digits = number + kBoard.size();
  return before.substr(0, number) +
         tr("Board %1: %2", {before.substr(digits, before.find(':', digits) - digits), told});
}

}  // namespace arbiter::table
