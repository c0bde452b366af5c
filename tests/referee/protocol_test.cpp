// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <set>

#include "referee/protocol/server.h"
#include "tests/referee/support.h"

namespace arbiter::protocol {
namespace {

using nlohmann::json;

class Protocol : public ::testing::Test {
 protected:
  json ask(const json& request) { return server_.handle(request); }
  json asked(const json& request) {
    json reply = ask(request);
    EXPECT_TRUE(reply.value("ok", false)) << request << " -> " << reply;
    return reply;
  }
  /// The request must be refused with that code and a message, and change nothing.
  json refused(const json& request, const std::string& code) {
    const json before = ask({{"cmd", "state"}, {"as", "arbiter"}});
    json reply = ask(request);
    EXPECT_FALSE(reply.value("ok", true)) << request;
    EXPECT_EQ(reply["error"].value("code", ""), code) << request << " -> " << reply;
    EXPECT_FALSE(reply["error"].value("message", "").empty()) << request;
    EXPECT_TRUE(reply["error"].contains("rule")) << request;
    EXPECT_EQ(ask({{"cmd", "state"}, {"as", "arbiter"}}), before) << request << " changed something";
    return reply["error"];
  }
  void chess() { asked({{"cmd", "new"}, {"ruleset", "chess"}}); }
  void act(const std::string& action) { asked({{"cmd", "act"}, {"action", action}}); }

  Server server_;
};

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

TEST_F(Protocol, AnswersLinesThatAreNoRequests) {
  for (const char* line : {"", "{", "nonsense", "{\"cmd\":}", "\xff\xfe", "[1,2", "{\"cmd\":\"state\"} x"}) {
    const json reply = json::parse(server_.handle_line(line));
    EXPECT_FALSE(reply["ok"].get<bool>()) << line;
    EXPECT_EQ(reply["error"]["code"], "bad_json") << line;
    EXPECT_NE(reply["error"]["message"].get<std::string>().find("column"), std::string::npos) << line;
  }
  for (const char* line : {"[]", "3", "null", "\"new\"", "{}", "{\"cmd\":3}"}) {
    const json reply = json::parse(server_.handle_line(line));
    EXPECT_EQ(reply["error"]["code"], "bad_request") << line;
  }
  EXPECT_TRUE(json::parse(server_.handle_line("{\"cmd\":\"rulesets\"}"))["ok"].get<bool>());
}

TEST_F(Protocol, RefusesNumbersThatCannotBeAddedUp) {
  chess();
  for (const char* number : {"2147483647", "-9000000000", "18446744073709551615", "1e30", "0.5"}) {
    const json n = json::parse(number);
    refused({{"cmd", "new"}, {"ruleset", "mr-joseph"}, {"position", {{"seats", {{"S", {{"points", n}}}}}}}},
            "bad_position");
    refused({{"cmd", "new"}, {"ruleset", "chess"}, {"position", {{"counters", {{"quiet", n}}}}}}, "bad_position");
    refused({{"cmd", "override"}, {"reason", "x"}, {"events", {{{"type", "scored"}, {"seat", "S"}, {"points", n}}}}},
            "bad_override");
    refused({{"cmd", "override"}, {"reason", "x"}, {"position", {{"seats", {{"S", {{"points", n}}}}}}}},
            "bad_override");
  }
  refused(
      {{"cmd", "new"}, {"ruleset", "european-chess"}, {"options", {{"mode", "king-of-the-hill"}, {"target", 1e30}}}},
      "bad_option");
}

TEST_F(Protocol, OutlivesLinesThatAreTooMuch) {
  chess();
  act("e2e4");
  const json before = asked({{"cmd", "record"}})["record"];
  const std::string deep(60000, '['), closed(60000, ']');
  const std::pair<std::string, const char*> lines[] = {
      {R"({"cmd":"state","id":1e999})", "line 1, column 2"},
      {R"({"cmd":"act","action":"e7e5","x":-1e999})", "overflow"},
      {R"({"cmd":"state","id":)" + deep + closed + "}", "inside one another"},
      {deep, "line 1, column 101"},
      {std::string(60000, '{'), "column"},
      {"{\"cmd\":\"act\",\"action\":\"\xF6\"}", "UTF-8"},
  };
  for (const auto& [line, words] : lines) {
    const json reply = json::parse(server_.handle_line(line));
    EXPECT_EQ(reply["error"]["code"], "bad_json") << reply;
    EXPECT_NE(reply["error"]["message"].get<std::string>().find(words), std::string::npos) << reply;
  }
  // What comes from another part of the program is looked at in the same way.
  refused({{"cmd", "act"}, {"action", "e7\xF6"}}, "bad_request");
  refused({{"cmd", "override"}, {"reason", "J\xF6rg"}, {"events", json::array()}}, "bad_request");
  json tower;
  for (int i = 0; i < 200; ++i) tower = json::array({tower});
  refused({{"cmd", "state"}, {"id", tower}}, "bad_request");
  EXPECT_EQ(asked({{"cmd", "record"}})["record"], before);
}

TEST_F(Protocol, KeepsTheRunningGameWhenANewOneIsRefused) {
  chess();
  act("e2e4");
  const json record = asked({{"cmd", "record"}})["record"];
  for (const json& as : {json("W"), json("Q"), json(7), json("S2")}) {
    refused({{"cmd", "new"}, {"ruleset", "shogi"}, {"as", as}}, "bad_request");
    refused({{"cmd", "load"}, {"record", record}, {"as", as}}, "bad_request");
  }
  refused({{"cmd", "new"}, {"ruleset", "draughts"}}, "unknown_ruleset");
  refused({{"cmd", "load"}, {"record", "1. e5"}, {"format", "pgn"}}, "bad_record");
  EXPECT_EQ(asked({{"cmd", "record"}})["record"], record);
  asked({{"cmd", "undo"}});
}

TEST_F(Protocol, WantsAGameFirst) {
  for (const char* cmd :
       {"state", "legal", "act", "undo", "redo", "override", "perft", "observe", "instructions", "record"})
    EXPECT_EQ(ask({{"cmd", cmd}})["error"]["code"], "no_game") << cmd;
  EXPECT_EQ(ask({{"cmd", "explain"}})["error"]["code"], "nothing_to_explain");
  EXPECT_EQ(ask({{"cmd", "fly"}})["error"]["code"], "unknown_command");
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

TEST_F(Protocol, NewRefusesWhatCannotBeSetUp) {
  chess();
  refused({{"cmd", "new"}}, "bad_request");
  refused({{"cmd", "new"}, {"ruleset", 3}}, "bad_request");
  refused({{"cmd", "new"}, {"ruleset", "checkers"}}, "unknown_ruleset");
  refused({{"cmd", "new"}, {"ruleset", "chess"}, {"options", {{"draws", "never"}}}}, "bad_option");
  refused({{"cmd", "new"}, {"ruleset", "chess"}, {"armies", {{"S", "russia"}}}}, "bad_army");
  refused({{"cmd", "new"}, {"ruleset", "chess"}, {"armies", 1}}, "bad_army");
  refused({{"cmd", "new"}, {"ruleset", "chess"}, {"seed", "x"}}, "bad_request");
  refused({{"cmd", "new"}, {"ruleset", "chess"}, {"as", "Q"}}, "bad_request");
  const json why =
      refused({{"cmd", "new"},
               {"ruleset", "chess"},
               {"position", {{"pieces", {{"a9", "S.king"}, {"b2", "S.dragon"}, {"c3", 7}}}, {"to_act", "W"}}}},
              "bad_position");
  for (const char* fault : {"a9", "dragon", "c3", "to_act"})
    EXPECT_NE(why["message"].get<std::string>().find(fault), std::string::npos) << "every fault is named: " << why;
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

TEST_F(Protocol, ActRefusesWithARuleAndChangesNothing) {
  chess();
  EXPECT_EQ(refused({{"cmd", "act"}, {"action", "e2e5"}}, "illegal")["rule"], "chess/move");
  EXPECT_EQ(refused({{"cmd", "act"}, {"action", "e7e5"}}, "illegal")["rule"], "chess/turn");
  refused({{"cmd", "act"}, {"action", "N:e7e5"}}, "illegal");
  refused({{"cmd", "act"}, {"action", "e4e5"}}, "illegal");
  refused({{"cmd", "act"}, {"action", "roll 3"}}, "illegal");
  refused({{"cmd", "act"}, {"action", "accept"}}, "illegal");
  for (const char* text : {"", " ", "e2", "e2e9", "x", "e2e4=", "e2e4=dragon", "dragon@e4", "Q:e2e4", "pass now",
                           "choose", "e2e4 ", "power", "e2xe4=queen"})
    refused({{"cmd", "act"}, {"action", text}}, "bad_action");
  refused({{"cmd", "act"}}, "bad_request");
  refused({{"cmd", "act"}, {"action", 5}}, "bad_request");
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
  EXPECT_EQ(ask({{"cmd", "explain"}, {"rule", "chess/castling"}})["source"], "FIDE Laws, 3.8") << "before any game";
  chess();
  act("e2e4");
  EXPECT_EQ(asked({{"cmd", "explain"}})["rule"], "chess/turn");
  ask({{"cmd", "act"}, {"action", "e7e4"}});
  const json reply = asked({{"cmd", "explain"}});
  EXPECT_EQ(reply["rule"], "chess/move");
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
