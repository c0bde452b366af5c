// SPDX-License-Identifier: MIT
#include "app/table/refusal_text.h"

#include <algorithm>
#include <array>

#include "app/table/names.h"
#include "app/table/position_text.h"
#include "text/sentences.h"

namespace arbiter::table {
namespace {

using text::noted;

/// The sentences of which the referee makes its refusals, of actions first, then of files of games in all notations, of
/// options and of armies; rules' own are in the catalogues. A test looks for their words in the sources, another for
/// those of the sources here. The first that fits is the one that was said.
constexpr std::array kSentences{
    noted("ply %1, event %2: recorded %3, the rules give %4."),
    noted("ply %1 is hidden: a public record of an unfinished game cannot be played on."),
    noted("ply %1 is no object."), noted("ply %1 has neither \"action\" nor \"override\"."), noted("ply %1: %2"),
    noted("Line %1, column %2: %3"), noted("%1 is no legal move here."),
    noted("%1 is no legal move here; %2 is to act in position %3."), noted("The correction is refused: %1"),
    noted("The position cannot be set up: %1"), noted("%1 is refused: %2"), noted("the game is over."),
    noted("at that board %1 is to act."), noted("it is not among the moves open now."),
    noted("it is not among the answers to %1 now."), noted("no piece stands on %1."),
    noted("the %1 on %2 is not %3's to move, and %4 is to act."), noted("the %1 there is no enemy."),
    noted("the %1 cannot go there."), noted("the %1 on %2 stands in the way."), noted("the %1 on %2 holds it."),
    noted("the %1 on %2 moved on the last turn."), noted("another %1 went %2 on the last turn."),
    noted("%1 is closed to it."), noted("the %1 on %2 has moved already."), noted("%1 lies outside of its bounds."),
    noted("from %1 it does not go that way."), noted("it captures nothing that way, and the %1 on %2 stands there."),
    noted("nothing stands on %1 to be captured."), noted("no piece stands between for it to pass over."),
    noted("more than one piece stands between."), noted("the %1 on %2 is in check."),
    noted("%1 is attacked by the %2 on %3."), noted("no rook stands on %1 to castle with."),
    noted("the %1 on %2 may not be captured en passant now."), noted("the %1 on %2 has no right to leap any more."),
    noted("the %1 on %2 would attack the %3 on %4."), noted("the %1 on %2 stands there."),
    noted("%1 has no %2 in hand."), noted("it must say what the %1 becomes."),
    noted("the %1 cannot become a %2 there."), noted("the %1 is not promoted on %2."),
    noted("the %1 is never promoted."), noted("%1 is no square of the board %2."),
    noted("%1: %2 is no seat of this game."), noted("%1 names no seat of this game before a colon."),
    noted("%1: %2 takes no further words."), noted("%1: %2 wants a word behind it."), noted("%1: %2 is no army."),
    noted("%1: this game has no kind %2."),
    noted("%1 is no action: expected a move like e2e4 or a word like choose, roll, end."),
    noted("%1: cannot read %2 behind the move."), noted("There are %1 recorded actions; %2 cannot be taken back."),
    noted("There are %1 actions taken back; %2 cannot be brought again."), noted("There is no rule %1."),
    // Files of games.
    noted("the right to castle %1: %2"), noted("%1's king does not stand on its first rank."), noted("%1 has no king."),
    noted("%1 has no rook on its first rank to the right of its king (as White sees it)."),
    noted("%1 has no rook on its first rank to the left of its king (as White sees it)."),
    noted("%1 has no rook on the %2 file of its first rank."), noted("%1 is no right to castle."),
    noted("another rook on that side of the king has it already."), noted("there is no castling in %1."),
    noted("%1 has no words for options; json and text can hold every game."),
    noted("the board is set up before the moves."), noted("%1 is no statement of this format."),
    noted("%1 is no piece of %2."), noted("there is no such square."), noted("no piece can be read here."),
    noted("no such piece stands there."), noted("squares and pieces have four characters each."),
    noted("%1 is no piece in hand."), noted("%1: %2 is to move here."), noted("rank %1 has %2 squares, not %3."),
    noted("more ranks than %1."), noted("the rank is too long."), noted("a piece off the board."),
    noted("the board has %1 ranks."), noted("a FEN has at least a board and who is to move."),
    noted("the hands in [ ] do not end."), noted("%1 must be w or b: who is to move."), noted("%1 is no square."),
    noted("%1 is no number of half-moves."), noted("%1 is no number of a move."), noted("more than a FEN has."),
    noted("%1 is no move in this notation."), noted("%1 is no move."), noted("%1 is no legal move of %2 here."),
    noted("%1 may mean %2."), noted("a move is missing."), noted("the diagram has more than %1 ranks."),
    noted("the rank is too short."), noted("%1 is no handicap known here."), noted("%1 wants a diagram of the board."),
    noted("the diagram has %1 ranks, not %2."), noted("There is no format %1 to read from."),
    noted("this is no game in any format that is known here."), noted("there is no game here."),
    noted("What the record holds is not what it should be: %1."),
    noted("What the record holds as JSON is not what it should be: %1"), noted("The request cannot be read: %1"),
    noted("%1 is no table of names and values"), noted("%1 is no list"), noted("%1 is no text"),
    noted("%1 is no true or false"), noted("%1 is no whole number of a size that occurs"), noted("%1 is no number"),
    noted("No game is written as %1."), noted("%1 has no words for %2; the formats json and text can hold every game."),
    noted("%1 promotes to no piece of %2."), noted("%1: %2 has no piece %3."), noted("the tag %1 is no JSON object."),
    noted("there is no game %1 here."), noted("a start position of this kind (%1) is not read here."),
    noted("%1 is not written as %2."), noted("the variation does not end."), noted("this is no JSON value."),
    noted("expected a numbered action or the result."), noted("expected %1, not %2."), noted("expected %1 or %2."),
    noted("expected %1."), noted("%1 is hidden: a public record of an unfinished game cannot be played on."),
    noted("%1 is none of options, armies, seed, position, about."),
    noted("an SFEN has at least a board and who is to move."), noted("%1 must be b or w: who is to move."),
    noted("the moves are wanted between START{ and }END."), noted("the format is not WXF."),
    noted("the moves do not end with }END."), noted("there is neither \"movelist\" nor \"binit\"."),
    noted("\"binit\" has %1 digits, not 64."), noted("the horses and elephants cannot begin so."),
    noted("%1 is no right to a first move."),
    noted("This is no text but %1. Save the game there as PGN or as DhtmlXQ, and load that file."),

    noted("This is no record of a game: \"format\" must be \"arbiter-record\"."),
    noted("This record's \"version\" is not 1; a newer program may read it."), noted("\"plies\" must be a list."),
    noted("The record is no JSON: %1."), noted("A game of %1 can be written as %2, not as %3."),
    // Options, armies and what else a game begins with.
    noted("%1 has no armies to choose from."), noted("There is no ruleset %1. There are: %2."),
    noted("%1: %2 is no army of %3."), noted("%1: nobody sits there in this game."),
    noted("%1 has no set-ups of a club's own."), noted("%1 has no option %2."),
    noted("Option %1 of %2 cannot be %3; it can be %4."), noted("\"options\" must be an object of names and values."),
    noted("a number"), noted("a string"), noted("an array"), noted("an object"),
    noted("%1 has no army %2. There are: %3."), noted("The set-up %1 of %2 cannot be read."),
    noted("The set-up %1 of %2: %3 has no place in column %4 of row %5."),
    noted("%1 must be an army's set-up as text."), noted("%1 goes with %2 and %3."),
    noted("%1 must be 10 to 20, not %2."), noted("%1 must name %2 armies."), noted("%1: %2 is dealt twice."),
    noted("\"deals\" must name every seat of the game and no others."),
    noted("\"deals\" names cards to choose from; with \"draft\" at random there are none."),
    noted("%1 is played without %2, which has a set-up or kinds of its own."),
    noted("%1: %2 is no army that %3 is played with."), noted("%1: %2 is there twice."),
    noted("%1 is no square of the board."), noted("The %1 on %2 cannot be part of a set-up."),
    noted("No piece of %1 stands on the board."), noted("\"armies\" must be an object of seats and armies."),
    noted("\"position\" must be an object."), noted("%1: %2 is no seat."), noted("\"ruleset\" must name a game."),
    noted("\"seed\" must be a whole number."), noted("%1: expected NAME=VALUE, not %2"),
    noted("%1: no position in the protocol's form (a JSON object with \"pieces\")"),
    // A rule's sentence with its article.
    noted("%1 (%2)")};

/// "gold general", as catalogues have it, where it is said of a kind that it cannot go there.
std::string with_plain_kind(std::string text) {
  const auto end = text.find(" cannot go there."), begin = end == std::string::npos ? end : text.rfind("the ", end);
  if (begin != std::string::npos)
    std::replace(text.begin() + static_cast<std::ptrdiff_t>(begin), text.begin() + static_cast<std::ptrdiff_t>(end),
                 '-', ' ');
  return text;
}

}  // namespace

std::span<const char* const> refusals() { return kSentences; }

std::string refusal_text(const Refusal& why) {
  if (const auto position = position_text(why.message)) return spelt(*position);
  return spelt(text::retold(with_plain_kind(why.message), kSentences));
}

}  // namespace arbiter::table
