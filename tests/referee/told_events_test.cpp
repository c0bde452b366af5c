// SPDX-License-Identifier: MIT
// Events in words, and the JSON that the protocol, records and books have of them.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "referee/told/event.h"
#include "referee/wire/told.h"

namespace arbiter::test {
namespace {

using nlohmann::json;
using told::Event;

/// An event of each type, with every field that its type has.
told::Events one_of_each() {
  return {{told::Unknown{"enchanted", Value{{"piece", "S.king"}, {"spells", Value::List{1, "frog"}}}}, "new/spell"},
          {told::Moved{"S.pawn", "d2", "d4"}, "chess/move"},
          {told::Captured{"N.pawn@W", "d5", "S"}, "chess/capture"},
          {told::Removed{"N.pawn", "d5"}, "chess/gone", 2},
          {told::Placed{"S.rook", "a1"}, "chess/drop"},
          {told::Returned{"S.rook", "a1"}, "chess/back"},
          {told::Promoted{"S.queen", "a8", "pawn", "queen"}, "chess/promotion"},
          {told::Transformed{"S.frog", "a8", "pawn", "frog"}, "chess/spell"},
          {told::Control{"N.pawn@S", "a4", "N", "S"}, "chess/control"},
          {told::Swapped{"S.king", "e1", "e2"}, "chess/swap"},
          {told::Marked{"a4", "trap", "S", "N"}, "chess/trap"},
          {told::Unmarked{"a4", "trap", "S", "N"}, "chess/trap"},
          {told::Revealed{"S.bomb", "b2", "S", "bomb", "terrorists"}, "chess/bomb"},
          {told::Rolled{{3, 6}}, "chess/dice"},
          {told::Check{"N", "e8", "", {"e1", "h5"}, {"tuk"}}, "chess/check"},
          {told::Checkmate{"N", "S"}, "chess/mate"},
          {told::Stalemate{"N"}, "chess/stalemate"},
          {told::Scored{"S", -3, "mate", "S.queen", "d7"}, "chess/points"},
          {told::Eliminated{"N", "S"}, "chess/out"},
          {told::Turn{"N", "W"}, "chess/turn"},
          {told::Skipped{"N", "W", "russia"}, "chess/skip"},
          {told::Over{{{"S", "E"}}}, "chess/over"}};
}

Event read(const char* text) { return json::parse(text).get<Event>(); }

TEST(ToldEvents, EveryTypeIsReadAsItWasWritten) {
  std::set<std::size_t> types;
  for (const Event& event : one_of_each()) {
    const json written = event;
    EXPECT_EQ(written.get<Event>(), event) << written;
    EXPECT_EQ(written["type"], told::type_name(event));
    EXPECT_TRUE(event.other.is_nothing() && written.get<Event>().other.is_nothing()) << written;
    types.insert(event.what.index());
  }
  EXPECT_EQ(types.size(), std::variant_size_v<told::Occurrence>) << "a type is not tried";
}

TEST(ToldEvents, WhatAnEventDoesNotSayIsNotWritten) {
  EXPECT_EQ(json(Event{told::Moved(), ""}), json::parse(R"({"type": "moved", "rule": ""})"));
  EXPECT_EQ(json(Event{told::Over(), ""}), json::parse(R"({"type": "over", "rule": ""})"));
  EXPECT_EQ(json(Event{told::Over{{{}}}, ""}), json::parse(R"({"type": "over", "rule": "", "winners": []})"));
  EXPECT_EQ(json(Event{told::Scored{"S", 0}, "x/y"}),
            json::parse(R"({"type": "scored", "rule": "x/y", "seat": "S", "points": 0})"));
}

TEST(ToldEvents, ACheckIsGivenByASeatOrFromSquares) {
  const Event by_seat = read(R"({"type": "check", "rule": "", "seat": "N", "by": "S"})");
  EXPECT_EQ(by_seat.what, told::Occurrence(told::Check{"N", "", "S", {}, {}}));
  const Event from = read(R"({"type": "check", "rule": "", "seat": "N", "by": ["e1"]})");
  EXPECT_EQ(from.what, told::Occurrence(told::Check{"N", "", "", {"e1"}, {}}));
}

TEST(ToldEvents, AnUnknownEventOfABookSurvives) {
  for (const char* text :
       {R"({"type": "enchanted", "rule": "new/spell", "piece": "S.king", "seat": "S", "sq": "e1", "board": 2,
            "by": ["a1"], "points": 0.5, "deep": {"list": [1, null, "x"], "yes": true}, "empty": ""})",
        R"({"rule": "", "seat": "S"})", R"({"type": 7, "rule": ["no", "text"], "board": "two"})"}) {
    const Event event = read(text);
    EXPECT_TRUE(told::is<told::Unknown>(event)) << text;
    EXPECT_EQ(json(event), json::parse(text));
  }
  const Event event = read(R"({"type": "enchanted", "piece": "S.king", "seat": "S", "sq": ["e1"]})");
  EXPECT_EQ(told::type_name(event), "enchanted");
  EXPECT_EQ(told::piece_of(event), "S.king");
  EXPECT_EQ(told::seat_of(event), "S");
  EXPECT_EQ(told::square_of(event), "");
}

TEST(ToldEvents, AKnownEventKeepsTheFieldsThatItsTypeHasNot) {
  const char* text = R"({"type": "moved", "rule": "x/y", "from": "d2", "to": ["d4"], "speed": 9, "sq": "d3"})";
  const Event event = read(text);
  ASSERT_TRUE(told::is<told::Moved>(event));
  EXPECT_EQ(event.what, told::Occurrence(told::Moved{"", "d2", ""}));
  EXPECT_EQ(json(event), json::parse(text));
  const char* half = R"({"type": "scored", "rule": "", "seat": "S", "points": 0.5})";
  EXPECT_FALSE(told::get_if<told::Scored>(read(half))->points);
  EXPECT_EQ(json(read(half)), json::parse(half));
}

TEST(ToldEvents, NothingIsAnEmptyEvent) {
  EXPECT_EQ(read("7"), Event());
  EXPECT_EQ(read("{}"), Event());
  EXPECT_EQ(told::type_name(Event()), "");
  EXPECT_TRUE(wire::events_of(json::parse(R"({"type": "moved"})")).empty());
}

TEST(ToldEvents, AreFoundByTheirType) {
  const told::Events events = one_of_each();
  EXPECT_EQ(told::first<told::Captured>(events)->sq, "d5");
  EXPECT_EQ(told::first<told::Captured>({}), nullptr);
  EXPECT_TRUE((told::is<told::Turn, told::Moved>(events[1])));
  EXPECT_FALSE((told::is<told::Turn, told::Captured>(events[1])));
}

}  // namespace
}  // namespace arbiter::test
