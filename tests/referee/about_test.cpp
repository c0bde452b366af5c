// SPDX-License-Identifier: MIT
// What is told of a game beside its rules survives being written and read, in every notation that has words for it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "referee/protocol/server.h"

namespace arbiter {
namespace {

using nlohmann::json;
using testing::HasSubstr;

json asked(protocol::Server& server, const json& request) {
  json reply = server.handle(request);
  EXPECT_EQ(reply["ok"], true) << request << "\n" << reply;
  return reply;
}

std::string written(protocol::Server& server, const std::string& format) {
  return asked(server, {{"cmd", "record"}, {"format", format}})["record"].get<std::string>();
}

const json kAbout = {{"event", "Club evening"},
                     {"site", "Ulm"},
                     {"date", "2024-05-01"},
                     {"time", "18:30:05"},
                     {"round", "3"},
                     {"comment", "It rained."},
                     {"tags", {{"WhiteElo", "1500"}}},
                     {"players", {{"S", "Ada \"the\" Great"}, {"N", "Bo\\Cy"}}}};

json chess_with_notes(protocol::Server& server) {
  asked(server, {{"cmd", "new"}, {"ruleset", "chess"}, {"about", kAbout}});
  asked(server, {{"cmd", "act"}, {"action", "e2e4"}, {"note", {{"comment", "a {bold} step"}, {"clock", 5399.5}}}});
  asked(server, {{"cmd", "act"}, {"action", "e7e5"}, {"note", {{"clock", 5400}, {"spent", 12}}}});
  asked(server, {{"cmd", "act"}, {"action", "g1f3"}});
  return asked(server, {{"cmd", "record"}, {"as", "arbiter"}})["record"];
}

TEST(About, PgnWritesAndReadsNamesDatesCommentsAndClocks) {
  protocol::Server server;
  const json before = chess_with_notes(server);
  const std::string pgn = written(server, "pgn");
  EXPECT_THAT(pgn, HasSubstr("[Event \"Club evening\"]\n[Site \"Ulm\"]\n[Date \"2024.05.01\"]\n[Round \"3\"]\n"
                             "[White \"Ada \\\"the\\\" Great\"]\n[Black \"Bo\\\\Cy\"]\n"));
  EXPECT_THAT(pgn, HasSubstr("[Time \"18:30:05\"]\n[WhiteElo \"1500\"]\n"));
  EXPECT_THAT(pgn, HasSubstr("{It rained.} 1. e4 {[%clk 1:29:59.5] a {bold) step} 1... e5 {[%clk 1:30:00]"));
  protocol::Server other;
  const json loaded = asked(other, {{"cmd", "load"}, {"record", pgn}});
  EXPECT_EQ(loaded["about"], kAbout);
  const json after = asked(other, {{"cmd", "record"}, {"as", "arbiter"}})["record"];
  EXPECT_EQ(after["plies"][0]["note"], (json{{"comment", "a {bold) step"}, {"clock", 5399.5}}));
  EXPECT_EQ(after["plies"][1]["note"], before["plies"][1]["note"]);
  EXPECT_FALSE(after["plies"][2].contains("note"));
  EXPECT_EQ(written(other, "pgn"), pgn) << "written again it is the same";
}

TEST(About, NothingKnownIsWrittenAsUnknown) {
  protocol::Server server;
  asked(server, {{"cmd", "new"}, {"ruleset", "chess"}});
  EXPECT_THAT(written(server, "pgn"),
              HasSubstr("[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]"));
  const json loaded = asked(server, {{"cmd", "load"}, {"record", "[Event \"?\"]\n[Date \"????.??.??\"]\n\n1. e4 *\n"}});
  EXPECT_FALSE(loaded.contains("about")) << loaded["about"];
}

TEST(About, CommentsOfOthersAreKept) {
  protocol::Server server;
  const std::string pgn =
      "[White \"A\"]\n[Black \"B\"]\n[UTCDate \"2020.02.03\"]\n\n1. e4 {one} {[%clk 0:01:30]\ntwo} e5 ; three\n2. Nf3 "
      "{[%eval 0.3] [%emt 5]} *\n";
  const json loaded = asked(server, {{"cmd", "load"}, {"record", pgn}});
  EXPECT_EQ(loaded["about"]["players"], (json{{"S", "A"}, {"N", "B"}}));
  EXPECT_EQ(loaded["about"]["date"], "2020-02-03");
  const json plies = asked(server, {{"cmd", "record"}, {"as", "arbiter"}})["record"]["plies"];
  EXPECT_EQ(plies[0]["note"], (json{{"comment", "one two"}, {"clock", 90}}));
  EXPECT_EQ(plies[1]["note"], (json{{"comment", "three"}}));
  EXPECT_EQ(plies[2]["note"], (json{{"comment", "[%eval 0.3]"}, {"spent", 5}}));
}

/// What is told of a game in a format that has fewer words.
void survives(const std::string& ruleset, const std::string& format, const json& about, const json& note) {
  SCOPED_TRACE(format);
  protocol::Server server;
  asked(server, {{"cmd", "new"}, {"ruleset", ruleset}, {"about", about}});
  for (int ply = 0; ply < 3; ++ply) {
    json request = {{"cmd", "act"}, {"action", asked(server, {{"cmd", "legal"}})["actions"][ply + 2]}};
    if (ply == 1 && !note.is_null()) request["note"] = note;
    asked(server, request);
  }
  const std::string text = written(server, format);
  protocol::Server other;
  EXPECT_EQ(asked(other, {{"cmd", "load"}, {"record", text}})["about"], about) << text;
  const json plies = asked(other, {{"cmd", "record"}, {"as", "arbiter"}})["record"]["plies"];
  EXPECT_EQ(plies[1].value("note", json()), note) << text;
  EXPECT_EQ(written(other, format), text);
}

TEST(About, OtherNotationsKeepWhatTheyHaveWordsFor) {
  const json players = {{"S", "羽生"}, {"N", "Bo"}};
  const json note = {{"comment", "well, well"}, {"spent", 75}};
  const json with_clock = {{"comment", "well, well"}, {"clock", 3723}, {"spent", 75}};
  survives("shogi", "kif",
           {{"event", "E"},
            {"site", "S"},
            {"date", "2024-05-01"},
            {"time", "18:30:05"},
            {"comment", "at first"},
            {"players", players}},
           note);
  survives("xiangqi", "wxf",
           {{"event", "E"}, {"site", "S"}, {"date", "2024-05-01"}, {"round", "2"}, {"players", players}}, nullptr);
  survives("mr-joseph", "pgn4",
           {{"event", "E"},
            {"date", "2024-05-01"},
            {"comment", "at first"},
            {"players", {{"S", "a"}, {"W", "b"}, {"N", "c"}, {"E", "d"}}},
            {"tags", {{"TimeControl", "1+7D"}}}},
           with_clock);
  survives("makruk", "text", kAbout, with_clock);
}

TEST(About, TheRecordAsJsonHoldsItWhole) {
  protocol::Server server;
  const json record = chess_with_notes(server);
  EXPECT_EQ(record["about"], kAbout);
  protocol::Server other;
  EXPECT_EQ(asked(other, {{"cmd", "load"}, {"record", record.dump()}})["about"], kAbout) << "as a text too";
  EXPECT_EQ(asked(other, {{"cmd", "record"}, {"as", "arbiter"}})["record"], record);
}

TEST(About, ARecordIsWrittenWithWhatTheRequestTells) {
  protocol::Server server;
  chess_with_notes(server);
  const json told = {{"players", {{"S", "Eve"}}}};
  EXPECT_THAT(asked(server, {{"cmd", "record"}, {"format", "pgn"}, {"about", told}})["record"].get<std::string>(),
              HasSubstr("[White \"Eve\"]\n[Black \"?\"]"));
  EXPECT_THAT(written(server, "pgn"), HasSubstr("Ada")) << "the game has its own as before";
}

TEST(About, TheUsualFormatIsTheGamesOwn) {
  for (const auto& [ruleset, format] : {std::pair{"chess", "pgn"}, {"mr-joseph", "pgn4"}, {"european-chess", "text"}}) {
    protocol::Server server;
    asked(server, {{"cmd", "new"}, {"ruleset", ruleset}});
    EXPECT_EQ(asked(server, {{"cmd", "record"}, {"format", "usual"}, {"as", "arbiter"}})["format"], format);
  }
}

TEST(About, WhatIsNotToldRightlyIsRefused) {
  protocol::Server server;
  asked(server, {{"cmd", "new"}, {"ruleset", "chess"}});
  for (const json& about : std::vector<json>{"x",
                                             5,
                                             {{"event", 5}},
                                             {{"players", "x"}},
                                             {{"players", {{"W", "x"}}}},
                                             {{"players", {{"S", 1}}}},
                                             {{"tags", {1}}},
                                             {{"colour", "red"}}}) {
    const json reply = server.handle({{"cmd", "new"}, {"ruleset", "chess"}, {"about", about}});
    EXPECT_EQ(reply["error"]["code"], "bad_request") << about;
  }
  for (const json& note : std::vector<json>{"x", {{"clock", "5"}}, {{"comment", 5}}, {{"colour", "red"}}}) {
    const json reply = server.handle({{"cmd", "act"}, {"action", "e2e4"}, {"note", note}});
    EXPECT_EQ(reply["error"]["code"], "bad_request") << note;
  }
  EXPECT_EQ(asked(server, {{"cmd", "state"}})["state"]["to_act"], "S") << "nothing was played";
}

TEST(About, WhatIsToldOfAHiddenActionIsHiddenToo) {
  protocol::Server server;
  asked(server, {{"cmd", "new"},
                 {"ruleset", "european-chess"},
                 {"armies", {{"S", "soviet-union"}, {"W", "plain"}, {"N", "plain"}, {"E", "plain"}}}});
  json secret;
  const json legal = asked(server, {{"cmd", "legal"}, {"as", "S"}});
  for (const json& action : legal["actions"])
    if (action.get<std::string>().rfind("S:secret", 0) == 0 || action.get<std::string>().rfind("secret", 0) == 0)
      secret = action;
  ASSERT_FALSE(secret.is_null());
  asked(server, {{"cmd", "act"}, {"action", secret}, {"note", {{"comment", "a horse on b1"}}}});
  EXPECT_THAT(asked(server, {{"cmd", "record"}})["record"].dump(), testing::Not(HasSubstr("horse on b1")));
  EXPECT_THAT(asked(server, {{"cmd", "record"}, {"as", "arbiter"}})["record"].dump(), HasSubstr("horse on b1"));
}

TEST(About, UndoAndRedoKeepWhatWasToldOfAPly) {
  protocol::Server server;
  const json record = chess_with_notes(server);
  asked(server, {{"cmd", "undo"}, {"count", 3}});
  asked(server, {{"cmd", "redo"}, {"count", 3}});
  EXPECT_EQ(asked(server, {{"cmd", "record"}, {"as", "arbiter"}})["record"], record);
}

}  // namespace
}  // namespace arbiter
