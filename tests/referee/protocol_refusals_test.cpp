// SPDX-License-Identifier: MIT
// What is no request, or cannot be done, is refused and changes nothing.
#include <gtest/gtest.h>

#include "referee/protocol/server.h"
#include "tests/referee/protocol_fixture.h"
#include "tests/referee/support.h"

namespace arbiter::protocol {
namespace {

using nlohmann::json;

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

TEST_F(Protocol, ActRefusesWithARuleAndChangesNothing) {
  chess();
  EXPECT_EQ(refused({{"cmd", "act"}, {"action", "e2e5"}}, "illegal")["rule"], "chess/move.pawn");
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

}  // namespace
}  // namespace arbiter::protocol
