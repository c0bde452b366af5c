// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "referee/protocol/server.h"
#include "tests/referee/protocol_fixture.h"
#include "tests/referee/support.h"

namespace arbiter::protocol {
namespace {

using nlohmann::json;

TEST_F(Protocol, ListsItsRulesets) {
  const json reply = asked({{"cmd", "rulesets"}});
  ASSERT_FALSE(reply["rulesets"].empty());
  for (const json& r : reply["rulesets"]) {
    for (const char* field : {"id", "name", "seats", "armies", "options"}) EXPECT_TRUE(r.contains(field)) << r;
    for (const auto& [name, option] : r["options"].items()) EXPECT_TRUE(option.contains("default")) << name;
    json request{{"cmd", "new"}, {"ruleset", r["id"]}};
    if (!r["armies"].empty())
      for (std::size_t i = 0; i < r["seats"].size() && i < r["armies"].size(); ++i)
        request["armies"][r["seats"][i].get<std::string>()] = r["armies"][i];
    EXPECT_TRUE(ask(request).value("ok", false)) << "what is listed can be played: " << ask(request);
  }
}

TEST_F(Protocol, EchoesTheId) {
  EXPECT_EQ(ask({{"cmd", "rulesets"}, {"id", 7}})["id"], 7);
  EXPECT_EQ(ask({{"cmd", "nonsense"}, {"id", "a"}})["id"], "a");
  EXPECT_EQ(ask({{"cmd", "rulesets"}, {"id", {1, 2}}})["id"], json({1, 2}));
  EXPECT_FALSE(ask({{"cmd", "rulesets"}}).contains("id"));
}

TEST_F(Protocol, NewGivesAStateWithEveryField) {
  const json state = asked({{"cmd", "new"}, {"ruleset", "chess"}})["state"];
  for (const char* field : {"ruleset", "board", "pieces", "to_act", "decision", "may_react", "turn", "seats", "check",
                            "marks", "counters", "status", "result", "may_also"})
    EXPECT_TRUE(state.contains(field)) << field;
  EXPECT_EQ(state["ruleset"], "chess");
  EXPECT_EQ(state["board"], "chess8");
  EXPECT_EQ(state["pieces"].size(), 32U);
  EXPECT_EQ(state["to_act"], "S");
  EXPECT_EQ(state["decision"], "move");
  EXPECT_EQ(state["status"], "playing");
  EXPECT_EQ(state["result"], nullptr);
  EXPECT_EQ(state["seats"]["S"],
            json({{"status", "playing"}, {"army", nullptr}, {"hand", json::object()}, {"points", 0}}));
}

TEST_F(Protocol, LegalIsSortedAndCanBeNarrowed) {
  chess();
  const auto all = asked({{"cmd", "legal"}})["actions"].get<std::vector<std::string>>();
  EXPECT_EQ(all.size(), 20U);
  EXPECT_TRUE(std::is_sorted(all.begin(), all.end()));
  EXPECT_EQ(asked({{"cmd", "legal"}, {"from", "b1"}})["actions"], json({"b1a3", "b1c3"}));
  EXPECT_EQ(asked({{"cmd", "legal"}, {"seat", "S"}, {"from", "e2"}})["actions"], json({"e2e3", "e2e4"}));
  EXPECT_EQ(asked({{"cmd", "legal"}, {"seat", "N"}})["actions"], json::array());
  EXPECT_EQ(asked({{"cmd", "legal"}, {"from", "e5"}})["actions"], json::array());
  refused({{"cmd", "legal"}, {"seat", "Q"}}, "bad_request");
  refused({{"cmd", "legal"}, {"seat", "W"}}, "bad_request");
  refused({{"cmd", "legal"}, {"seat", 1}}, "bad_request");
  refused({{"cmd", "legal"}, {"from", "z9"}}, "bad_request");
  refused({{"cmd", "legal"}, {"from", 4}}, "bad_request");
}

TEST_F(Protocol, ActTellsWhatHappened) {
  chess();
  const json reply = asked({{"cmd", "act"}, {"action", "e2e4"}});
  EXPECT_EQ(
      reply["events"][0],
      json({{"type", "moved"}, {"rule", "chess/pawn.double"}, {"piece", "S.pawn"}, {"from", "e2"}, {"to", "e4"}}));
  EXPECT_EQ(reply["state"]["to_act"], "N");
  EXPECT_EQ(reply["state"]["pieces"]["e4"], "S.pawn");
  act("N:d7d5");
  const json capture = asked({{"cmd", "act"}, {"action", "e4d5"}});
  EXPECT_EQ(capture["events"][0]["type"], "captured");
  EXPECT_EQ(capture["events"][0]["by"], "S");
  EXPECT_EQ(capture["events"][1]["type"], "moved");
}

TEST_F(Protocol, UndoAndRedo) {
  chess();
  refused({{"cmd", "undo"}}, "nothing_to_undo");
  refused({{"cmd", "redo"}}, "nothing_to_redo");
  const json start = asked({{"cmd", "state"}})["state"];
  act("e2e4");
  act("e7e5");
  const json later = asked({{"cmd", "state"}})["state"];
  refused({{"cmd", "undo"}, {"count", 3}}, "nothing_to_undo");
  refused({{"cmd", "undo"}, {"count", 0}}, "bad_request");
  refused({{"cmd", "undo"}, {"count", "all"}}, "bad_request");
  EXPECT_EQ(asked({{"cmd", "undo"}, {"count", 2}})["state"], start);
  EXPECT_EQ(asked({{"cmd", "redo"}, {"count", 2}})["state"], later);
  asked({{"cmd", "undo"}});
  act("c7c5");
  refused({{"cmd", "redo"}}, "nothing_to_redo");
}

TEST_F(Protocol, OverrideCorrectsWithAReason) {
  chess();
  refused({{"cmd", "override"}, {"events", json::array({{{"type", "removed"}, {"sq", "a1"}}})}}, "bad_override");
  refused({{"cmd", "override"}, {"reason", "nothing else"}}, "bad_override");
  refused({{"cmd", "override"}, {"reason", "x"}, {"events", json::array({{{"type", "flown"}}})}}, "bad_override");
  refused({{"cmd", "override"}, {"reason", "x"}, {"events", json::array({{{"type", "removed"}, {"sq", "e5"}}})}},
          "bad_override");
  refused({{"cmd", "override"}, {"reason", "x"}, {"position", {{"pieces", {{"z1", "S.king"}}}}}}, "bad_override");
  const json reply = asked({{"cmd", "override"},
                            {"reason", "the rook was knocked over"},
                            {"events", json::array({{{"type", "removed"}, {"sq", "a1"}}})}});
  EXPECT_EQ(reply["events"][0]["rule"], "chess/arbiter.override");
  EXPECT_FALSE(reply["state"]["pieces"].contains("a1"));
  EXPECT_FALSE(asked({{"cmd", "explain"}, {"rule", "chess/arbiter.override"}})["text"].get<std::string>().empty());
  asked({{"cmd", "override"},
         {"reason", "set up by the clock"},
         {"position", {{"pieces", {{"a1", "S.king"}, {"h8", "N.king"}, {"b1", "S.rook"}}}, {"to_act", "N"}}}});
  const json state = asked({{"cmd", "state"}})["state"];
  EXPECT_EQ(state["pieces"].size(), 3U);
  EXPECT_EQ(state["to_act"], "N");
  const json record = asked({{"cmd", "record"}, {"as", "arbiter"}})["record"];
  EXPECT_EQ(record["plies"][0]["override"]["reason"], "the rook was knocked over");
  EXPECT_EQ(asked({{"cmd", "load"}, {"record", record}})["state"], state);
  asked({{"cmd", "undo"}, {"count", 1}});
  EXPECT_EQ(asked({{"cmd", "state"}})["state"]["pieces"].size(), 31U);
}

TEST_F(Protocol, Perft) {
  chess();
  EXPECT_EQ(asked({{"cmd", "perft"}, {"depth", 3}})["nodes"], 8902);
  EXPECT_EQ(asked({{"cmd", "perft"}, {"depth", 0}})["nodes"], 1);
  refused({{"cmd", "perft"}, {"depth", -1}}, "bad_request");
  EXPECT_EQ(asked({{"cmd", "perft"}, {"depth", 3}, {"limit", 421}})["nodes"], 8902);
  refused({{"cmd", "perft"}, {"depth", 3}, {"limit", 420}}, "too_much");
  refused({{"cmd", "perft"}, {"depth", 3}, {"limit", 0}}, "bad_request");
  refused({{"cmd", "perft"}, {"depth", 3}, {"limit", "much"}}, "bad_request");
  refused({{"cmd", "perft"}, {"depth", "deep"}}, "bad_request");
}

TEST_F(Protocol, ExplainsRulesEventsAndRefusals) {
  EXPECT_EQ(ask({{"cmd", "explain"}, {"rule", "chess/castling"}})["source"], "FIDE Laws 2023, 3.8.2")
      << "before any game";
  chess();
  act("e2e4");
  EXPECT_EQ(asked({{"cmd", "explain"}})["rule"], "chess/turn");
  ask({{"cmd", "act"}, {"action", "e7e4"}});
  const json reply = asked({{"cmd", "explain"}});
  EXPECT_EQ(reply["rule"], "chess/move.pawn");
  EXPECT_NE(reply["message"].get<std::string>().find("e7e4"), std::string::npos);
  refused({{"cmd", "explain"}, {"rule", "chess/flying"}}, "unknown_rule");
  refused({{"cmd", "explain"}, {"rule", "nothing"}}, "unknown_rule");
  refused({{"cmd", "explain"}, {"rule", 3}}, "bad_request");
}

TEST_F(Protocol, StatesAreForThoseWhoAsk) {
  chess();
  for (const char* as : {"S", "N", "public", "arbiter"})
    EXPECT_TRUE(asked({{"cmd", "state"}, {"as", as}}).contains("state"));
  for (const json& as : {json("W"), json("everyone"), json(1)}) refused({{"cmd", "state"}, {"as", as}}, "bad_request");
}

TEST_F(Protocol, RecordAndLoad) {
  chess();
  for (const char* a : {"e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6", "h5f7"}) act(a);
  const json state = asked({{"cmd", "state"}})["state"];
  EXPECT_EQ(state["status"], "over");
  EXPECT_EQ(state["result"]["winners"], json({"S"}));
  EXPECT_EQ(state["result"]["reason"], "chess/checkmate");
  EXPECT_EQ(state["to_act"], nullptr);
  const json record = asked({{"cmd", "record"}})["record"];
  EXPECT_EQ(asked({{"cmd", "load"}, {"record", record}})["state"], state);
  EXPECT_NE(asked({{"cmd", "record"}, {"format", "text"}})["record"].get<std::string>().find("e2e4"),
            std::string::npos);
  refused({{"cmd", "record"}, {"format", "scroll"}}, "unknown_format");
  refused({{"cmd", "record"}, {"format", 1}}, "bad_request");
  refused({{"cmd", "load"}}, "bad_record");
  refused({{"cmd", "load"}, {"record", {{"format", "other"}}}}, "bad_record");
  json wrong = record;
  wrong["plies"][2]["action"] = "f1c5";
  EXPECT_NE(refused({{"cmd", "load"}, {"record", wrong}}, "bad_record")["message"].get<std::string>().find("ply 3"),
            std::string::npos);
  wrong = record;
  wrong["plies"][1]["events"][0]["to"] = "e6";
  EXPECT_NE(refused({{"cmd", "load"}, {"record", wrong}}, "bad_record")["message"].get<std::string>().find("ply 2"),
            std::string::npos);
  wrong = record;
  wrong["version"] = 99;
  refused({{"cmd", "load"}, {"record", wrong}}, "bad_record");
}

TEST_F(Protocol, MayAlsoIsAcceptedButNotListed) {
  chess();
  const json state = asked({{"cmd", "state"}})["state"];
  EXPECT_EQ(state["may_also"], json({"N:draw", "N:resign", "draw", "resign"}));
  act("draw");
  EXPECT_EQ(asked({{"cmd", "state"}})["state"]["may_also"], json({"N:accept", "N:resign", "draw", "resign"}));
  const json over = asked({{"cmd", "act"}, {"action", "N:accept"}});
  EXPECT_EQ(over["state"]["result"]["reason"], "chess/draw.agreed");
  EXPECT_EQ(over["state"]["may_also"], json::array());
  refused({{"cmd", "act"}, {"action", "resign"}}, "over");
}

TEST_F(Protocol, ACopyOfAServerIsAGameOfItsOwn) {
  chess();
  Server copy = server_;
  act("e2e4");
  EXPECT_EQ(copy.handle({{"cmd", "state"}})["state"]["to_act"], "S");
  EXPECT_EQ(asked({{"cmd", "state"}})["state"]["to_act"], "N");
}

TEST_F(Protocol, InstructionsTellHandsWhatIsLeft) {
  chess();
  EXPECT_EQ(asked({{"cmd", "instructions"}})["instructions"], json::array());
  for (const char* a : {"e2e4", "a7a6", "g1f3", "a6a5", "f1c4", "a5a4"}) act(a);
  EXPECT_EQ(asked({{"cmd", "instructions"}})["instructions"], json::array()) << "what a move does its player does";
  asked({{"cmd", "undo"}, {"count", 2}});
  const json back = asked({{"cmd", "instructions"}})["instructions"];
  ASSERT_EQ(back.size(), 2U) << "two moves have to be taken back: " << back;
  for (const json& item : back) EXPECT_EQ(item["do"], "move");
}

TEST_F(Protocol, TheStartCountsForRepetition) {
  chess();
  EXPECT_EQ(asked({{"cmd", "state"}})["state"]["counters"]["repetition"]["seen"], 1);
  for (int i = 0; i < 2; ++i)
    for (const char* a : {"g1f3", "g8f6", "f3g1", "f6g8"}) act(a);
  EXPECT_EQ(asked({{"cmd", "state"}})["state"]["counters"]["repetition"]["seen"], 3);
  EXPECT_EQ(asked({{"cmd", "act"}, {"action", "draw"}})["state"]["result"]["reason"], "chess/draw.repetition");
}

TEST_F(Protocol, ExplainsEveryRuleOfEveryGameBeforeOneIsSetUp) {
  for (const RulesetInfo& info : rulesets()) {
    json request{{"ruleset", info.id}};
    for (std::size_t i = 0; i < info.seats.size() && i < info.armies.size(); ++i)
      request["armies"][info.seats[i]] = info.armies[info.armies.size() - 1 - i];
    const Game game = testing::game_of(request);
    for (const RuleText* text : game.rules().all_texts()) {
      const std::string id = game.rules().full_id(text);
      EXPECT_EQ(asked({{"cmd", "explain"}, {"rule", id}})["text"], std::string(text->text));
    }
  }
}

TEST_F(Protocol, APositionMayLeaveThingsOut) {
  const json pieces{{"a1", "S.king"}, {"h8", "N.king"}, {"b1", "S.rook"}};
  const json state =
      asked({{"cmd", "new"},
             {"ruleset", "chess"},
             {"position", {{"pieces", pieces}, {"seats", {{"N", {{"points", 4}}}}}, {"turn", 12}}}})["state"];
  EXPECT_EQ(state["seats"]["S"]["status"], "playing");
  EXPECT_EQ(state["seats"]["N"]["status"], "playing");
  EXPECT_EQ(state["seats"]["N"]["points"], 4);
  EXPECT_EQ(state["turn"], 12);
  EXPECT_EQ(state["counters"]["quiet"], 0);
  const json moves = asked({{"cmd", "legal"}})["actions"];
  EXPECT_EQ(asked({{"cmd", "new"}, {"ruleset", "chess"}, {"position", state}})["state"], state)
      << "a state is a position";
  EXPECT_EQ(asked({{"cmd", "legal"}})["actions"], moves);
  for (const json& wrong :
       {json{{"piecs", pieces}}, json{{"pieces", pieces}, {"board", "cross14"}},
        json{{"pieces", pieces}, {"ruleset", "mr-joseph"}}, json{{"pieces", pieces}, {"turn", -1}},
        json{{"seats", {{"W", {{"points", 1}}}}}}, json{{"seats", {{"S", 1}}}},
        json{{"seats", {{"S", {{"status", "asleep"}}}}}}, json{{"marks", 1}}, json{{"counters", json::array()}}})
    refused({{"cmd", "new"}, {"ruleset", "chess"}, {"position", wrong}}, "bad_position");
}

TEST_F(Protocol, ADrawByTheCountersOfAPosition) {
  const json pieces{{"a1", "S.king"}, {"h8", "N.king"}, {"b1", "S.rook"}, {"e5", "S.pawn"}, {"d5", "N.pawn"}};
  const json position{{"pieces", pieces}, {"counters", {{"quiet", 99}, {"ep", {{"d6", 1}}}}}};
  const json state = asked({{"cmd", "new"}, {"ruleset", "chess"}, {"position", position}})["state"];
  EXPECT_EQ(state["counters"]["ep"], json({{"d6", 1}}));
  EXPECT_EQ(asked({{"cmd", "legal"}, {"from", "e5"}})["actions"], json({"e5d6", "e5e6"}));
  act("b1b2");
  EXPECT_EQ(asked({{"cmd", "act"}, {"action", "draw"}})["state"]["result"]["reason"], "chess/draw.fifty");
}

}  // namespace
}  // namespace arbiter::protocol
