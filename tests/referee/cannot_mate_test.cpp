// SPDX-License-Identifier: MIT
// Who loses away from the board: by resigning, on time, by a foul; and who draws because nobody could mate.
#include <gtest/gtest.h>

#include "referee/protocol/server.h"

namespace arbiter {
namespace {

using nlohmann::json;
using protocol::Server;

struct Helpless {
  std::string name;
  json pieces;
  bool loses;
};

/// What S loses, or does not, when it resigns, its flag falls or it makes a second illegal move.
const std::vector<Helpless>& helpless() {
  static const json s = {{"e1", "S.king"}, {"a1", "S.rook"}, {"e8", "N.king"}};
  const auto against = [](const json& more, const json& own = json::object()) {
    json all = s;
    all.update(own);
    all.update(more);
    return all;
  };
  static const std::vector<Helpless> list{
      {"a bare king", against(json::object()), false},
      {"a pawn", against({{"h7", "N.pawn"}}), true},
      {"a rook", against({{"h8", "N.rook"}}), true},
      {"a queen", against({{"h8", "N.queen"}}), true},
      {"a knight against a rook", against({{"b8", "N.knight"}}), true},
      {"a knight against a queen", {{"e1", "S.king"}, {"d1", "S.queen"}, {"e8", "N.king"}, {"b8", "N.knight"}}, false},
      {"a knight against two queens",
       {{"e1", "S.king"}, {"d1", "S.queen"}, {"d2", "S.queen"}, {"e8", "N.king"}, {"b8", "N.knight"}},
       false},
      {"a knight against a queen and a pawn",
       {{"e1", "S.king"}, {"d1", "S.queen"}, {"a2", "S.pawn"}, {"e8", "N.king"}, {"b8", "N.knight"}},
       true},
      {"two knights against a rook", against({{"b8", "N.knight"}, {"g8", "N.knight"}}), true},
      {"a bishop against a rook", against({{"c8", "N.bishop"}}), false},
      {"a bishop against a knight",
       {{"e1", "S.king"}, {"b1", "S.knight"}, {"c1", "S.rook"}, {"e8", "N.king"}, {"c8", "N.bishop"}},
       true},
      {"a bishop against a pawn", {{"e1", "S.king"}, {"a2", "S.pawn"}, {"e8", "N.king"}, {"c8", "N.bishop"}}, true},
      {"a bishop against one on its colour",
       {{"e1", "S.king"}, {"f1", "S.bishop"}, {"a1", "S.rook"}, {"e8", "N.king"}, {"c8", "N.bishop"}},
       false},
      {"a bishop against one on the other colour",
       {{"e1", "S.king"}, {"c1", "S.bishop"}, {"a1", "S.rook"}, {"e8", "N.king"}, {"c8", "N.bishop"}},
       true},
      {"bishop and knight", against({{"c8", "N.bishop"}, {"b8", "N.knight"}}), true},
      {"a wall with a gap",
       {{"a1", "S.king"}, {"a4", "S.pawn"}, {"c4", "S.pawn"}, {"a8", "N.king"}, {"a5", "N.pawn"}, {"c5", "N.pawn"}},
       true},
      {"a wall that both guard",
       {{"a1", "S.king"},
        {"a4", "S.pawn"},
        {"c4", "S.pawn"},
        {"e4", "S.pawn"},
        {"g4", "S.pawn"},
        {"a8", "N.king"},
        {"a5", "N.pawn"},
        {"c5", "N.pawn"},
        {"e5", "N.pawn"},
        {"g5", "N.pawn"}},
       false},
      {"a closed wall of pawns",
       {{"a1", "S.king"},
        {"a3", "S.pawn"},
        {"b4", "S.pawn"},
        {"c3", "S.pawn"},
        {"d4", "S.pawn"},
        {"e3", "S.pawn"},
        {"f4", "S.pawn"},
        {"g3", "S.pawn"},
        {"h4", "S.pawn"},
        {"a8", "N.king"},
        {"a4", "N.pawn"},
        {"b5", "N.pawn"},
        {"c4", "N.pawn"},
        {"d5", "N.pawn"},
        {"e4", "N.pawn"},
        {"f5", "N.pawn"},
        {"g4", "N.pawn"},
        {"h5", "N.pawn"}},
       false},
  };
  return list;
}

TEST(LossesInChess, NeedAnOpponentWhoCanMate) {
  for (const Helpless& one : helpless()) {
    for (const std::string said : {"S:resign", "S:time", "S:power foul"}) {
      SCOPED_TRACE(one.name + ", " + said);
      Server server;
      json begin{{"cmd", "new"}, {"ruleset", "chess"}, {"position", {{"pieces", one.pieces}, {"to_act", "S"}}}};
      const json begun = server.handle(begin);
      ASSERT_EQ(begun["ok"], true) << begun;
      const json reply = server.handle({{"cmd", "act"}, {"action", said}});
      ASSERT_EQ(reply["ok"], true) << reply;
      const json& result = reply["state"]["result"];
      EXPECT_EQ(result["winners"], one.loses ? json{"N"} : json::array()) << result;
      const std::string lost = said == "S:resign" ? "resign" : said == "S:time" ? "flag-fall" : "illegal-moves";
      EXPECT_EQ(result["reason"], "chess/" + (one.loses ? lost : "draw.cannot-mate"));
      EXPECT_EQ(server.handle({{"cmd", "undo"}})["state"]["status"], "playing");
    }
  }
}

// Where the laws say nothing of it, a player without time loses, and so does one who makes a foul.
TEST(LossesInOtherGames, ComeFromTimeAndFouls) {
  for (const char* ruleset : {"shogi", "xiangqi", "janggi", "makruk", "shatranj", "four-armies"}) {
    for (const std::string said : {"N:time", "N:power foul"}) {
      SCOPED_TRACE(ruleset + (" " + said));
      Server server;
      ASSERT_EQ(server.handle({{"cmd", "new"}, {"ruleset", ruleset}})["ok"], true);
      const json reply = server.handle({{"cmd", "act"}, {"action", said}});
      ASSERT_EQ(reply["ok"], true) << reply;
      EXPECT_EQ(reply["state"]["result"]["winners"], json{"S"});
      EXPECT_EQ(server.handle({{"cmd", "explain"}, {"rule", reply["state"]["result"]["reason"]}})["ok"], true);
    }
  }
}

}  // namespace
}  // namespace arbiter
