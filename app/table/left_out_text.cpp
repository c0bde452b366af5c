// SPDX-License-Identifier: MIT
#include "app/table/left_out_text.h"

#include <array>
#include <vector>

#include "app/table/names.h"
#include "app/table/refusal_text.h"
#include "text/sentences.h"

namespace arbiter::table {
namespace {

using text::noted;

/// A test looks for what readers say otherwise (referee/notation).
constexpr std::array kNotes{
    noted("Line %1, column %2: %3"),
    noted("%1 and what follows: the game was over (%2). %3"),
    noted("the result %1; by the rules it is %2."),
    noted("the result %1."),
    noted("a resignation (%1) after the end of the game."),
    noted("why the game was drawn (%1); it is read as agreed."),
    noted("the end of the game (%1)."),
    noted("another game begins here; only the first is read."),
    noted("the rules of %1: it is read as a game of %2."),
    noted("what the game is called (%1); the diagram says how it starts."),
    noted("%1 is no move: the turn is passed on as by an arbiter's correction."),
    noted("the sealed move (%1)."),
    noted("the text is not UTF-8; its letters beyond A to Z were read as %1."),
    noted("%1 The moves that are kept end before it; what follows is kept as a remark."),
    noted("%1 does not belong here."),
    noted("%1 is read as moves run together."),
    noted("%1 behind the moves is read as the result."),
    noted("%1 is no move."),
    noted("the comment does not end."),
    noted("the tag %1 does not end."),
    noted("the result %1 among the moves."),
    noted("no result stands behind the moves; %1 in the head counts."),
    noted("the result %1 in the head; %2 behind the moves counts."),
    noted("the result %1: everybody has lost, which the rules do not know; the game has no result."),
    noted("that %1 ran out of time; it is read as giving up."),
    noted("that %1 was mated; it is read as giving up."),
    noted("that %1 was stalemated; it is read as giving up."),
    noted("the date %1 cannot be read; the day stays unknown."),
    noted("the date %1 is read day first, as %2."),
    noted("the date %1 is read as %2."),
    noted("by the present laws the game would have been over after ply %1 (%2); it is read by those of its day."),
    noted("%1 annotation sign."),
    noted("%1 annotation signs."),
    noted("%1 draw offer."),
    noted("%1 draw offers."),
    noted("%1 variation."),
    noted("%1 variations."),
    noted("%1 is no statement of this format."),
    noted("%1: the board is set up before the moves."),
    noted("a move is missing."),
    noted("%1 line of the head."),
    noted("%1 lines of the head."),
    noted("%1 line of engine output."),
    noted("%1 lines of engine output."),
    noted("the moves do not end with }END."),
    noted("expected a numbered action or the result."),
    noted("expected %1, not %2."),
    noted("expected %1."),
    noted("%1 is none of options, armies, seed, position, about."),
    noted("%1 remark."),
    noted("%1 remarks."),
    noted("%1 clock time."),
    noted("%1 clock times."),
    noted("%1 $ sign."),
    noted("%1 $ signs.")};

}  // namespace

std::span<const char* const> notes_of_readers() { return kNotes; }

std::string left_out_text(const std::string& note) {
  // A note may quote why a move could not be played.
  static const std::vector<const char*> kAll = [] {
    std::vector<const char*> all(kNotes.begin(), kNotes.end());
    const auto others = arbiter::table::refusals();
    all.insert(all.end(), others.begin(), others.end());
    return all;
  }();
  return spelt(text::retold(note, kAll));
}

}  // namespace arbiter::table
