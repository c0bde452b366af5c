// SPDX-License-Identifier: MIT
// Events in words, and the JSON that the protocol, records and books have of them.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "referee/json/view.h"
#include "referee/view/game_event.h"

namespace arbiter::test {
namespace {

using nlohmann::json;
using view::GameEvent;

/// An event of each type, with every field that its type has.
view::GameEvents one_of_each() {
  return {{view::Unknown{"enchanted", Value{{"piece", "S.king"}, {"spells", Value::List{1, "frog"}}}}, "new/spell"},
          {view::Moved{"S.pawn", "d2", "d4"}, "chess/move"},
          {view::Captured{"N.pawn@W", "d5", "S"}, "chess/capture"},
          {view::Removed{"N.pawn", "d5"}, "chess/gone", 2},
          {view::Placed{"S.rook", "a1"}, "chess/drop"},
          {view::Returned{"S.rook", "a1"}, "chess/back"},
          {view::Promoted{"S.queen", "a8", "pawn", "queen"}, "chess/promotion"},
          {view::Transformed{"S.frog", "a8", "pawn", "frog"}, "chess/spell"},
          {view::Control{"N.pawn@S", "a4", "N", "S"}, "chess/control"},
          {view::Swapped{"S.king", "e1", "e2"}, "chess/swap"},
          {view::Marked{"a4", "trap", "S", "N"}, "chess/trap"},
          {view::Unmarked{"a4", "trap", "S", "N"}, "chess/trap"},
          {view::Revealed{"S.bomb", "b2", "S", "bomb", "terrorists"}, "chess/bomb"},
          {view::Rolled{{3, 6}}, "chess/dice"},
          {view::Check{"N", "e8", "", {"e1", "h5"}, {"tuk"}}, "chess/check"},
          {view::Checkmate{"N", "S"}, "chess/mate"},
          {view::Stalemate{"N"}, "chess/stalemate"},
          {view::Scored{"S", -3, "mate", "S.queen", "d7"}, "chess/points"},
          {view::Eliminated{"N", "S"}, "chess/out"},
          {view::Turn{"N", "W"}, "chess/turn"},
          {view::Skipped{"N", "W", "russia"}, "chess/skip"},
          {view::Over{{{"S", "E"}}}, "chess/over"}};
}

GameEvent read(const char* text) { return json::parse(text).get<GameEvent>(); }

TEST(ToldEvents, EveryTypeIsReadAsItWasWritten) {
  std::set<std::size_t> types;
  for (const GameEvent& event : one_of_each()) {
    const json written = event;
    EXPECT_EQ(written.get<GameEvent>(), event) << written;
    EXPECT_EQ(written["type"], view::type_name(event));
    EXPECT_TRUE(event.other.is_nothing() && written.get<GameEvent>().other.is_nothing()) << written;
    types.insert(event.what.index());
  }
  EXPECT_EQ(types.size(), std::variant_size_v<view::Occurrence>) << "a type is not tried";
}

TEST(ToldEvents, WhatAnEventDoesNotSayIsNotWritten) {
  EXPECT_EQ(json(GameEvent{view::Moved(), ""}), json::parse(R"({"type": "moved", "rule": ""})"));
  EXPECT_EQ(json(GameEvent{view::Over(), ""}), json::parse(R"({"type": "over", "rule": ""})"));
  EXPECT_EQ(json(GameEvent{view::Over{{{}}}, ""}), json::parse(R"({"type": "over", "rule": "", "winners": []})"));
  EXPECT_EQ(json(GameEvent{view::Scored{"S", 0}, "x/y"}),
            json::parse(R"({"type": "scored", "rule": "x/y", "seat": "S", "points": 0})"));
}

TEST(ToldEvents, ACheckIsGivenByASeatOrFromSquares) {
  const GameEvent by_seat = read(R"({"type": "check", "rule": "", "seat": "N", "by": "S"})");
  EXPECT_EQ(by_seat.what, view::Occurrence(view::Check{"N", "", "S", {}, {}}));
  const GameEvent from = read(R"({"type": "check", "rule": "", "seat": "N", "by": ["e1"]})");
  EXPECT_EQ(from.what, view::Occurrence(view::Check{"N", "", "", {"e1"}, {}}));
}

TEST(ToldEvents, AnUnknownEventOfABookSurvives) {
  for (const char* text :
       {R"({"type": "enchanted", "rule": "new/spell", "piece": "S.king", "seat": "S", "sq": "e1", "board": 2,
            "by": ["a1"], "points": 0.5, "deep": {"list": [1, null, "x"], "yes": true}, "empty": ""})",
        R"({"rule": "", "seat": "S"})", R"({"type": 7, "rule": ["no", "text"], "board": "two"})"}) {
    const GameEvent event = read(text);
    EXPECT_TRUE(view::is<view::Unknown>(event)) << text;
    EXPECT_EQ(json(event), json::parse(text));
  }
  const GameEvent event = read(R"({"type": "enchanted", "piece": "S.king", "seat": "S", "sq": ["e1"]})");
  EXPECT_EQ(view::type_name(event), "enchanted");
  EXPECT_EQ(view::piece_of(event), "S.king");
  EXPECT_EQ(view::seat_of(event), "S");
  EXPECT_EQ(view::square_of(event), "");
}

TEST(ToldEvents, AKnownEventKeepsTheFieldsThatItsTypeHasNot) {
  const char* text = R"({"type": "moved", "rule": "x/y", "from": "d2", "to": ["d4"], "speed": 9, "sq": "d3"})";
  const GameEvent event = read(text);
  ASSERT_TRUE(view::is<view::Moved>(event));
  EXPECT_EQ(event.what, view::Occurrence(view::Moved{"", "d2", ""}));
  EXPECT_EQ(json(event), json::parse(text));
  const char* half = R"({"type": "scored", "rule": "", "seat": "S", "points": 0.5})";
  EXPECT_FALSE(view::get_if<view::Scored>(read(half))->points);
  EXPECT_EQ(json(read(half)), json::parse(half));
}

TEST(ToldEvents, NothingIsAnEmptyEvent) {
  EXPECT_EQ(read("7"), GameEvent());
  EXPECT_EQ(read("{}"), GameEvent());
  EXPECT_EQ(view::type_name(GameEvent()), "");
  EXPECT_TRUE(game_json::events_of(json::parse(R"({"type": "moved"})")).empty());
}

TEST(ToldEvents, AreFoundByTheirType) {
  const view::GameEvents events = one_of_each();
  EXPECT_EQ(view::first<view::Captured>(events)->sq, "d5");
  EXPECT_EQ(view::first<view::Captured>({}), nullptr);
  EXPECT_TRUE((view::is<view::Turn, view::Moved>(events[1])));
  EXPECT_FALSE((view::is<view::Turn, view::Captured>(events[1])));
}

}  // namespace
}  // namespace arbiter::test
