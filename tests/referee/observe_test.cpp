// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "referee/json/games.h"
#include "referee/json/state.h"
#include "referee/observe/instructions.h"
#include "referee/protocol/observing.h"
#include "tests/referee/support.h"
#include "text/value_json.h"

namespace arbiter {
namespace {

using nlohmann::json;

class Observe : public ::testing::Test {
 protected:
  Observe() : game_(testing::game_of({{"ruleset", "chess"}})) {}
  void play(std::initializer_list<const char*> actions) {
    for (const char* a : actions) {
      const auto done = game_.act(a);
      ASSERT_TRUE(done) << done.error().message.english();
    }
  }
  [[nodiscard]] json standing() const { return game_json::pieces_json(game_.position()); }
  /// The board after `actions` played on a copy.
  [[nodiscard]] json after(std::initializer_list<const char*> actions) const {
    Game copy = game_;
    for (const char* a : actions) EXPECT_TRUE(copy.act(a)) << a;
    return game_json::pieces_json(copy.position());
  }
  [[nodiscard]] json read(const json& placement, int max_actions = 4) const {
    const auto reply = protocol::observe_json(game_, {{"placement", placement}, {"max_actions", max_actions}});
    EXPECT_TRUE(reply) << reply.error().message.english();
    return *reply;
  }
  Game game_;
};

TEST_F(Observe, TheBoardAsItIsNeedsNoAction) {
  const json reading = read(standing());
  EXPECT_EQ(reading["reading"], "legal");
  EXPECT_EQ(reading["actions"], json::array());
}

TEST_F(Observe, FindsAMoveACaptureAndCastling) {
  EXPECT_EQ(read(after({"e2e4"}))["actions"], json({"e2e4"}));
  play({"e2e4", "d7d5"});
  EXPECT_EQ(read(after({"e4d5"}))["actions"], json({"e4d5"}));
  play({"g1f3", "d5e4", "f1c4", "a7a6"});
  EXPECT_EQ(read(after({"e1g1"}))["actions"], json({"e1g1"}));
}

TEST_F(Observe, FindsEnPassantAndPromotion) {
  play({"e2e4", "a7a6", "e4e5", "d7d5"});
  EXPECT_EQ(read(after({"e5d6"}))["actions"], json({"e5d6"}));
  game_ = testing::game_of(
      {{"ruleset", "chess"}, {"position", {{"pieces", {{"a7", "S.pawn"}, {"e1", "S.king"}, {"h7", "N.king"}}}}}});
  EXPECT_EQ(read(after({"a7a8=knight"}))["actions"], json({"a7a8=knight"}));
}

TEST_F(Observe, FindsSeveralActionsInARow) {
  EXPECT_EQ(read(after({"e2e4", "d7d5", "e4d5"}))["actions"], json({"e2e4", "d7d5", "e4d5"}));
}

TEST_F(Observe, AsksWhenTheOrderCannotBeTold) {
  const json reading = read(after({"e2e4", "e7e5", "g1f3"}));
  EXPECT_EQ(reading["reading"], "ambiguous");
  for (const json& candidate : reading["candidates"]) {
    Game replay = game_;
    for (const json& a : candidate["actions"]) ASSERT_TRUE(replay.act(a.get<std::string>())) << a;
    EXPECT_EQ(game_json::pieces_json(replay.position()), after({"e2e4", "e7e5", "g1f3"}));
  }
}

TEST_F(Observe, ReadsArmiesAndBareOccupancy) {
  json placement = after({"e2e4"});
  for (auto& [sq, piece] : placement.items()) piece = piece.get<std::string>().substr(0, 1);
  EXPECT_EQ(read(placement)["actions"], json({"e2e4"}));
  for (auto& [sq, piece] : placement.items()) piece = "?";
  EXPECT_EQ(read(placement)["actions"], json({"e2e4"}));
}

TEST_F(Observe, WeighsProbabilities) {
  json placement = after({"e2e4"});
  placement["e4"] = json::array({json::array({"S.pawn", 0.9}), json::array({"", 0.1})});
  placement["e3"] = json::array({json::array({"", 0.9}), json::array({"S.pawn", 0.1})});
  const json clear = read(placement);
  EXPECT_EQ(clear["reading"], "legal");
  EXPECT_EQ(clear["actions"], json({"e2e4"}));
  EXPECT_GT(clear["probability"].get<double>(), 0.8);
  placement["e4"] = json::array({json::array({"S.pawn", 0.5}), json::array({"", 0.5})});
  placement["e3"] = json::array({json::array({"S.pawn", 0.5}), json::array({"", 0.5})});
  const json open = read(placement);
  EXPECT_EQ(open["reading"], "ambiguous");
  ASSERT_GE(open["candidates"].size(), 2U);
  EXPECT_TRUE(open.contains("ask"));
}

TEST_F(Observe, AsksWhichPromotion) {
  game_ = testing::game_of(
      {{"ruleset", "chess"}, {"position", {{"pieces", {{"a7", "S.pawn"}, {"e1", "S.king"}, {"h7", "N.king"}}}}}});
  json placement = after({"a7a8=queen"});
  placement["a8"] = "S";
  const json reading = read(placement);
  EXPECT_EQ(reading["reading"], "ambiguous");
  EXPECT_EQ(reading["candidates"].size(), 4U);
}

TEST_F(Observe, NamesTheRuleOfAMoveThatIsNotAllowed) {
  json placement = standing();
  placement.erase("a1");
  placement["a4"] = "S.rook";
  const json reading = read(placement);
  EXPECT_EQ(reading["reading"], "illegal");
  EXPECT_EQ(reading["action"], "a1a4");
  EXPECT_EQ(reading["rule"], "chess/move.blocked");
  EXPECT_EQ(reading["fixes"], json::array({{{"do", "move"}, {"sq", "a4"}, {"to", "a1"}, {"piece", "S.rook"}}}));
}

// A castling that is taken back: each misplaced piece goes where one of its kind is missing.
TEST_F(Observe, PairsPiecesByTheirKind) {
  game_ = testing::game_of(
      {{"ruleset", "chess"},
       {"position",
        {{"pieces", {{"e1", "S.king"}, {"h1", "S.rook"}, {"e8", "N.king"}, {"a7", "N.pawn"}}}, {"to_act", "S"}}}});
  const json before = standing();
  play({"e1g1"});
  const json reading = read(before);
  EXPECT_EQ(reading["reading"], "correct");
  EXPECT_EQ(reading["fixes"], json::array({{{"do", "move"}, {"sq", "e1"}, {"to", "g1"}, {"piece", "S.king"}},
                                           {{"do", "move"}, {"sq", "h1"}, {"to", "f1"}, {"piece", "S.rook"}}}));
  // Where only the armies are seen, every piece still has a place.
  const json unclear = read({{"e1", "S"}, {"h1", "S"}, {"e8", "N"}, {"a7", "N"}});
  EXPECT_EQ(unclear["fixes"].size(), 2U);
}

TEST_F(Observe, SeesAMoveHalfDone) {
  json lifted = standing();
  lifted.erase("e2");
  EXPECT_EQ(read(lifted)["reading"], "incomplete");
  play({"e2e4", "e7e5", "g1f3", "b8c6", "f1c4", "f8c5"});
  json king_only = standing();
  king_only.erase("e1");
  king_only["g1"] = "S.king";
  const json reading = read(king_only);
  EXPECT_EQ(reading["reading"], "incomplete");
  EXPECT_EQ(reading["action"], "e1g1");
}

TEST_F(Observe, TellsHowToPutABoardRight) {
  json placement = standing();
  placement.erase("a1");
  placement.erase("h8");
  placement["e5"] = "N";
  placement["d5"] = "S";
  const json reading = read(placement);
  EXPECT_EQ(reading["reading"], "correct");
  EXPECT_EQ(reading["fixes"].size(), 2U);
  EXPECT_FALSE(reading["message"].get<std::string>().empty());
}

TEST_F(Observe, RefusesPlacementsThatCannotBeRead) {
  for (const json& placement : {json(nullptr), json("x"), json{{"z9", "S.pawn"}}, json{{"e4", "S.dragon"}},
                                json{{"e4", 7}}, json{{"e4", json::array({json::array({"S.pawn"})})}},
                                json{{"e4", json::array({json::array({"S.pawn", -1})})}}}) {
    const auto reply = protocol::observe_json(game_, {{"placement", placement}});
    ASSERT_FALSE(reply) << placement;
    EXPECT_EQ(reply.error().code, "bad_placement");
    EXPECT_FALSE(reply.error().message.empty());
  }
  EXPECT_FALSE(protocol::observe_json(game_, {{"placement", standing()}, {"max_actions", 0}}));
}

/// South is about to take West's king, and a knight on d5 with it.
Game conquest(const json& table) {
  json request{{"ruleset", "european-chess"},
               {"position",
                {{"to_act", "S"},
                 {"pieces",
                  {{"a1", "S.king"},
                   {"a4", "S.rook"},
                   {"a8", "W.king"},
                   {"d5", "W.knight"},
                   {"h8", "N.king"},
                   {"g8", "N.rook"},
                   {"h1", "E.king"},
                   {"h2", "E.rook"}}}}}};
  if (!table.is_null()) request["table"] = table;
  return testing::game_of(request);
}

TEST(Control, ThatChangesIsMarkedWhereTheTableMarksIt) {
  Game game = conquest({{"control", "mark"}});
  ASSERT_TRUE(game.act("a4a8"));
  EXPECT_EQ(protocol::instructions_json(game), json({{{"do", "mark"},
                                                      {"sq", "d5"},
                                                      {"piece", "W.knight"},
                                                      {"seat", "S"},
                                                      {"rule", "european-chess/basics.king-capture"}}}));
  EXPECT_EQ(protocol::table_json(game)["d5"], "W.knight");
  // A camera sees no marks: nothing is waited for.
  const auto seen = protocol::observe_json(game, {{"placement", protocol::table_json(game)}});
  ASSERT_TRUE(seen);
  EXPECT_EQ((*seen)["reading"], "legal");
  ASSERT_TRUE(game.act("h8h7"));
  EXPECT_EQ(protocol::instructions_json(game), json::array()) << "asked for once";
}

TEST(Control, ThatChangesIsSwappedWhereTheTableSwapsIt) {
  Game game = conquest({{"control", "swap"}});
  ASSERT_TRUE(game.act("a4a8"));
  const json list = protocol::instructions_json(game);
  ASSERT_EQ(list.size(), 2U) << list;
  EXPECT_EQ(list[0]["do"], "lift");
  EXPECT_EQ(list[0]["piece"], "W.knight");
  EXPECT_EQ(list[1]["do"], "place");
  EXPECT_EQ(list[1]["sq"], "d5");
  EXPECT_EQ(list[1]["piece"], "S.knight");
  EXPECT_EQ(protocol::table_json(game)["d5"], "S.knight");
  EXPECT_EQ(game_json::pieces_json(game.position())["d5"], "W.knight@S") << "in the game it keeps its colour";
  // What is seen is compared with the table: not yet swapped, swapped, and moved on as South's.
  json placement = protocol::table_json(game);
  EXPECT_EQ((*protocol::observe_json(game, {{"placement", placement}}))["actions"], json::array());
  placement["d5"] = "W.knight";
  EXPECT_EQ((*protocol::observe_json(game, {{"placement", placement}}))["reading"], "incomplete");
  for (const char* action : {"h8h7", "h1g1"}) ASSERT_TRUE(game.act(action));
  placement = protocol::table_json(game);
  placement.erase("d5");
  placement["f6"] = "S.knight";
  EXPECT_EQ((*protocol::observe_json(game, {{"placement", placement}}))["actions"], json({"d5f6"}));
}

TEST(Control, IsShownAsTheRecordSays) {
  Game game = conquest({{"control", "swap"}});
  ASSERT_TRUE(game.act("a4a8"));
  const auto again = game_json::load(game_json::record(game, Viewer::arbiter()));
  ASSERT_TRUE(again) << again.error().message.english();
  EXPECT_EQ(protocol::instructions_json(*again), protocol::instructions_json(game));
  EXPECT_EQ(protocol::instructions_json(conquest(nullptr)), json::array());
  for (const json& wrong : {json("swap"), json{{"control", "paint"}}, json{{"colour", "mark"}}})
    EXPECT_EQ(game_json::start({{"ruleset", "chess"}, {"table", wrong}}).error().code, "bad_request") << wrong;
}

/// Germany may shift its pieces in thousands of ways, which is no reason to try them all after every other action.
TEST(Work, IsBoundedByCountingAndTheAnswerSaysSo) {
  const Game game = testing::game_of({{"ruleset", "european-chess"}, {"armies", {{"W", "germany"}}}});
  json placement = game_json::pieces_json(game.position());
  const auto shift = [&placement](const char* from, const char* to) {
    placement[to] = placement[from];
    placement.erase(from);
  };
  shift("a2", "a3");
  shift("b7", "c7");
  const auto reading = protocol::observe_json(game, {{"placement", placement}});
  ASSERT_TRUE(reading) << reading.error().message.english();
  EXPECT_EQ((*reading)["reading"], "legal") << *reading;
  EXPECT_EQ((*reading)["actions"], json({"a2a3", "b7c7"})) << *reading;
  // Nothing that the rules allow leads there: half the board has been disturbed.
  for (const auto& [from, to] : {std::pair{"b6", "d6"}, {"d1", "d3"}, {"h4", "f4"}, {"e8", "e6"}})
    if (placement.contains(from)) shift(from, to);
  const auto disturbed = protocol::observe_json(game, {{"placement", placement}, {"max_actions", 6}});
  ASSERT_TRUE(disturbed) << disturbed.error().message.english();
  EXPECT_EQ((*disturbed)["reading"], "correct") << *disturbed;
  EXPECT_TRUE(disturbed->value("bounded", false)) << *disturbed;
}

TEST(Setups, AreReadOffABoard) {
  const RulesetInfo& info = *find_ruleset("european-chess");
  const Game game = testing::game_of(
      {{"ruleset", "european-chess"}, {"armies", {{"S", "iraq"}, {"W", "huns"}, {"N", "sparta"}, {"E", "plain"}}}});
  const Value pieces = text::value_of(game_json::pieces_json(game.position()));
  EXPECT_EQ(written_setup(info, Seat::S, pieces), "B K P / P P N");
  EXPECT_EQ(written_setup(info, Seat::W, pieces), "K B N / P P P");
  EXPECT_EQ(written_setup(info, Seat::N, pieces), "K W P P / P P P P");
  EXPECT_EQ(written_setup(info, Seat::E, {{"h1", "E.king"}, {"f3", "E.rook"}, {"a1", "S.king"}}), "K / - / - - R");
  EXPECT_EQ(written_setup(info, Seat::S, {{"a1", "S.citizen"}}).error().code, "bad_setup");
  EXPECT_EQ(written_setup(info, Seat::S, {{"h8", "N.king"}}).error().code, "bad_setup");
  EXPECT_EQ(written_setup(*find_ruleset("chess"), Seat::S, pieces).error().code, "bad_setup");
}

}  // namespace
}  // namespace arbiter
