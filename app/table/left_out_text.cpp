// SPDX-License-Identifier: MIT
#include "app/table/left_out_text.h"

#include <array>

#include "app/table/names.h"
#include "text/sentences.h"

namespace arbiter::table {
namespace {

using text::noted;

/// A test looks for what readers say otherwise (referee/notation).
constexpr std::array kNotes{noted("Line %1, column %2: %3"),
                            noted("%1 and what follows: the game was over (%2). %3"),
                            noted("that the time of %1 ran out; it is read as giving up."),
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
                            noted("the text is not UTF-8; its letters beyond A to Z were read as Windows-1252."),
                            noted("%1 variation."),
                            noted("%1 variations."),
                            noted("%1 remark."),
                            noted("%1 remarks."),
                            noted("%1 clock time."),
                            noted("%1 clock times."),
                            noted("%1 $ sign."),
                            noted("%1 $ signs.")};

}  // namespace

std::span<const char* const> notes_of_readers() { return kNotes; }

std::string left_out_text(const std::string& note) { return spelt(text::retold(note, kNotes)); }

}  // namespace arbiter::table
