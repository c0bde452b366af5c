// SPDX-License-Identifier: MIT
// Every game names the rule that forbids a move: one table of the ways in which a move can be wrong, over all games.
#include <gtest/gtest.h>

#include <map>

#include "referee/protocol/server.h"
#include "tests/referee/support.h"

namespace arbiter {
namespace {

using nlohmann::json;
using protocol::Server;

struct Wrong {
  std::string name, ruleset;
  json begin;  ///< more fields of `new`
  std::vector<std::string> before;
  std::string action, rule, says;
};

json pieces(json all, const char* to_act = "S") {
  return {{"position", {{"pieces", std::move(all)}, {"to_act", to_act}}}};
}

const std::vector<Wrong>& all_wrong() {
  const json free = {{"e1", "S.king"}, {"a1", "S.rook"}, {"h1", "S.rook"}, {"e8", "N.king"}, {"a7", "N.pawn"}};
  const auto with = [&free](const json& more) {
    json all = free;
    all.update(more);
    return pieces(all);
  };
  static const std::vector<Wrong> list{
      // Castling.
      {"chess: out of check",
       "chess",
       with({{"e5", "N.rook"}}),
       {},
       "e1g1",
       "castling.check",
       "the S.king on e1 is in check"},
      {"chess: through check",
       "chess",
       with({{"f5", "N.rook"}}),
       {},
       "e1g1",
       "castling.check",
       "f1 is attacked by the N.rook on f5"},
      {"chess: into check",
       "chess",
       with({{"g5", "N.rook"}}),
       {},
       "e1g1",
       "castling.check",
       "g1 is attacked by the N.rook on g5"},
      {"chess: long, into check", "chess", with({{"c5", "N.rook"}}), {}, "e1c1", "castling.check", "c1 is attacked"},
      {"chess: the king has moved",
       "chess",
       with(json::object()),
       {"e1e2", "a7a6", "e2e1", "a6a5"},
       "e1g1",
       "castling.moved",
       "the S.king on e1 has moved already"},
      {"chess: the rook has moved",
       "chess",
       with(json::object()),
       {"h1h2", "a7a6", "h2h1", "a6a5"},
       "e1g1",
       "castling.moved",
       "the S.rook on h1 has moved already"},
      {"chess: pieces between", "chess", {}, {}, "e1g1", "castling.between", "the S.bishop on f1 stands in the way"},
      {"chess: a piece beside the rook",
       "chess",
       with({{"b1", "S.knight"}}),
       {},
       "e1c1",
       "castling.between",
       "the S.knight on b1"},
      {"chess: no rook",
       "chess",
       pieces({{"e1", "S.king"}, {"e8", "N.king"}, {"a7", "N.pawn"}}),
       {},
       "e1g1",
       "castling",
       "no rook stands on h1"},
      {"chess960: a piece between",
       "chess",
       json{{"position",
             {{"pieces", {{"b1", "S.king"}, {"f1", "S.rook"}, {"d1", "S.knight"}, {"e8", "N.king"}, {"a7", "N.pawn"}}},
              {"to_act", "S"},
              {"counters", {{"castling", {{"f1", 1}}}}}}}},
       {},
       "b1f1",
       "castling.between",
       "the S.knight on d1 stands in the way"},
      {"mr-joseph: pieces between", "mr-joseph", {}, {}, "h1j1", "castling", "stands in the way"},
      {"senterej: castling when the werera is over",
       "senterej",
       json{{"options", {{"werera", "ten"}}},
            {"position",
             {{"pieces", {{"e1", "S.king"}, {"h1", "S.rook"}, {"e8", "N.king"}, {"a7", "N.pawn"}}}, {"to_act", "S"}}}},
       {},
       "e1g1",
       "werera.castle",
       "During the Werera"},
      {"zm: castling out of check",
       "chaturanga-four",
       json{{"options", {{"rules", "zm"}}},
            {"position",
             {{"pieces",
               {{"a1", "S.king"},
                {"b1", "S.rook"},
                {"a5", "W.rook"},
                {"a8", "W.king"},
                {"h8", "N.king"},
                {"h1", "E.king"}}},
              {"to_act", "S"}}}},
       {},
       "a1b1",
       "zm.castle",
       "the S.king on a1 is in check"},
      // Pawns.
      {"chess: en passant one move late",
       "chess",
       {},
       {"e2e4", "a7a6", "e4e5", "d7d5", "a2a3", "a6a5"},
       "e5d6",
       "en-passant",
       "the N.pawn on d5 may not be captured en passant now"},
      {"chess: en passant of a pawn that went one square twice",
       "chess",
       {},
       {"e2e4", "d7d6", "e4e5", "d6d5", "a2a3", "a7a6"},
       "e5d6",
       "en-passant",
       "the N.pawn on d5"},
      {"chess: a pawn captures nothing",
       "chess",
       {},
       {},
       "e2d3",
       "pawn.capture",
       "nothing stands on d3 to be captured"},
      {"chess: a pawn captures straight",
       "chess",
       {},
       {"e2e4", "e7e5"},
       "e4e5",
       "pawn.step",
       "the N.pawn on e5 stands there"},
      {"chess: a second double step",
       "chess",
       {},
       {"e2e3", "a7a6"},
       "e3e5",
       "pawn.double",
       "the S.pawn on e3 has moved already"},
      {"chess: a double step over a piece",
       "chess",
       {},
       {"g1f3", "a7a6"},
       "f2f4",
       "pawn.double",
       "the S.knight on f3 stands in the way"},
      {"mr-joseph: a second double step",
       "mr-joseph",
       {},
       {"d2d3", "b4c4", "d13d12", "m4l4"},
       "d3d5",
       "pawn.double",
       "very first move"},
      {"chaturanga: no double step", "chaturanga", {}, {}, "e2e4", "move.pawn", "the pawn cannot go there"},
      {"zm: a second double step",
       "chaturanga-four",
       json{{"options", {{"rules", "zm"}}},
            {"position",
             {{"pieces", {{"a1", "S.king"}, {"b3", "S.pawn"}, {"a8", "W.king"}, {"h8", "N.king"}, {"h1", "E.king"}}},
              {"to_act", "S"}}}},
       {},
       "b3b5",
       "pawn",
       "from b3 it does not go that way"},
      // Promotion.
      {"chess: promotion missing",
       "chess",
       pieces({{"e1", "S.king"}, {"b7", "S.pawn"}, {"h8", "N.king"}}),
       {},
       "b7b8",
       "promotion",
       "it must say what the pawn becomes"},
      {"chess: promotion to a king",
       "chess",
       pieces({{"e1", "S.king"}, {"b7", "S.pawn"}, {"h8", "N.king"}}),
       {},
       "b7b8=king",
       "promotion",
       "the pawn cannot become a king there"},
      {"chess: promotion too early", "chess", {}, {}, "e2e4=queen", "promotion", "the pawn is not promoted on e4"},
      {"chess: promotion of a knight", "chess", {}, {}, "g1f3=queen", "move.knight", "the knight is never promoted"},
      {"shatranj: promotion to a rook",
       "shatranj",
       pieces({{"e1", "S.king"}, {"b7", "S.pawn"}, {"h8", "N.king"}, {"h7", "N.pawn"}}),
       {},
       "b7b8=rook",
       "promotion",
       "the pawn cannot become a rook there"},
      {"makruk: promotion missing",
       "makruk",
       pieces({{"e1", "S.king"}, {"b5", "S.pawn"}, {"h8", "N.king"}, {"h7", "N.rook"}}),
       {},
       "b5b6",
       "promotion",
       "it must say what the pawn becomes"},
      {"shogi: a lance that could never move again",
       "shogi",
       pieces({{"e1", "S.king"}, {"b8", "S.lance"}, {"h9", "N.king"}}),
       {},
       "b8b9",
       "promotion",
       ""},
      // What a piece cannot do.
      {"chess: onto an own piece", "chess", {}, {}, "a1a2", "move.own", "the S.pawn there is no enemy"},
      {"chess: no rook's move", "chess", with(json::object()), {}, "h1g3", "move.rook", "the rook cannot go there"},
      {"chess: no knight's move", "chess", {}, {}, "g1g3", "move.knight", "the knight cannot go there"},
      {"chess: no king's move", "chess", with(json::object()), {}, "e1e3", "move.king", "the king cannot go there"},
      {"chess: a blocked path", "chess", {}, {}, "a1a5", "move.blocked", "the S.pawn on a2 stands in the way"},
      {"chess: a pinned piece",
       "chess",
       pieces({{"e1", "S.king"}, {"e2", "S.rook"}, {"e8", "N.rook"}, {"h8", "N.king"}}),
       {},
       "e2d2",
       "king-safety",
       "the N.rook on e8 would attack the S.king on e1"},
      {"chess: the king stays in check",
       "chess",
       pieces({{"e1", "S.king"}, {"a2", "S.rook"}, {"e8", "N.rook"}, {"h8", "N.king"}}),
       {},
       "a2a3",
       "king-safety",
       "the N.rook on e8 would attack"},
      {"chess: an enemy's piece", "chess", {}, {}, "e7e5", "turn", "the N.pawn on e7 is not S's to move"},
      {"chess: an empty square", "chess", {}, {}, "e4e5", "move", "no piece stands on e4"},
      {"chess: a drop", "chess", {}, {}, "queen@e4", "move", "S has no queen in hand"},
      {"xiangqi: a horse's leg", "xiangqi", {}, {}, "b1d2", "move.horse", "the S.elephant on c1 stands in the way"},
      {"xiangqi: out of the palace",
       "xiangqi",
       pieces({{"f1", "S.king"}, {"d10", "N.king"}, {"e4", "S.pawn"}}),
       {},
       "f1g1",
       "move.king",
       "g1 lies outside of its bounds"},
      {"xiangqi: a pawn aside before the river",
       "xiangqi",
       {},
       {},
       "a4b4",
       "move.pawn",
       "from a4 it does not go that way"},
      {"xiangqi: a cannon without a screen",
       "xiangqi",
       pieces({{"e1", "S.king"}, {"d10", "N.king"}, {"a1", "S.cannon"}, {"a5", "N.pawn"}}),
       {},
       "a1a5",
       "move.cannon",
       "no piece stands between for it to pass over"},
      {"xiangqi: a cannon over two",
       "xiangqi",
       pieces({{"e1", "S.king"},
               {"d10", "N.king"},
               {"a1", "S.cannon"},
               {"a3", "S.rook"},
               {"a4", "S.pawn"},
               {"a7", "N.pawn"}}),
       {},
       "a1a7",
       "move.cannon",
       "more than one piece stands between"},
      {"ouk-chatrang: a second stride",
       "ouk-chatrang",
       pieces({{"e1", "S.king"}, {"d3", "S.ferz"}, {"e8", "N.king"}, {"h5", "N.rook"}}),
       {},
       "d3d5",
       "ferz.stride",
       "the S.ferz on d3 has moved already"},
      {"chaturanga: a second leap",
       "chaturanga",
       json{{"position",
             {{"pieces", {{"e1", "S.king"}, {"a2", "S.pawn"}, {"a8", "N.king"}, {"a7", "N.pawn"}}},
              {"to_act", "S"},
              {"counters", {{"leap", {{"S", 0}}}}}}}},
       {},
       "e1f3",
       "king.leap",
       "the S.king on e1 has no right to leap any more"},
      // Drops.
      {"shogi: an empty hand", "shogi", {}, {}, "pawn@e5", "drop", "S has no pawn in hand"},
      {"shogi: onto a piece",
       "shogi",
       json{{"position",
             {{"pieces", {{"e1", "S.king"}, {"e9", "N.king"}, {"b5", "N.pawn"}}},
              {"to_act", "S"},
              {"seats", {{"S", {{"hand", {{"gold-general", 1}}}}}}}}}},
       {},
       "gold-general@b5",
       "drop",
       "the N.pawn on b5 stands there"},
  };
  return list;
}

class RefusalKinds : public ::testing::TestWithParam<std::size_t> {};

TEST_P(RefusalKinds, NameTheRule) {
  const Wrong& wrong = all_wrong()[GetParam()];
  Server server;
  json begin{{"cmd", "new"}, {"ruleset", wrong.ruleset}};
  if (wrong.begin.is_object()) begin.update(wrong.begin);
  const json begun = server.handle(begin);
  ASSERT_TRUE(begun["ok"].get<bool>()) << begun;
  for (const std::string& action : wrong.before)
    ASSERT_EQ(server.handle({{"cmd", "act"}, {"action", action}})["ok"], true) << action;
  const json before = server.handle({{"cmd", "state"}});
  const json reply = server.handle({{"cmd", "act"}, {"action", wrong.action}});
  ASSERT_EQ(reply["ok"], false) << reply;
  const std::string message = reply["error"]["message"];
  EXPECT_EQ(reply["error"]["rule"], wrong.ruleset + "/" + wrong.rule) << message;
  EXPECT_NE(message.find(wrong.says), std::string::npos) << message;
  EXPECT_EQ(server.handle({{"cmd", "state"}}), before) << "a refusal changes nothing";
  const json why = server.handle({{"cmd", "explain"}});
  EXPECT_EQ(why["rule"], reply["error"]["rule"]);
  EXPECT_NE(message.find(why["text"].get<std::string>()), std::string::npos) << message;
  if (wrong.ruleset != "chess") return;
  EXPECT_TRUE(why["source"].get<std::string>().starts_with("FIDE Laws 2023, ")) << why;
  EXPECT_NE(message.find("(" + why["source"].get<std::string>() + ")"), std::string::npos) << message;
}

INSTANTIATE_TEST_SUITE_P(All, RefusalKinds, ::testing::Range(std::size_t{0}, all_wrong().size()),
                         [](const auto& test) { return testing::test_name(all_wrong()[test.param].name); });

/// In the array of every game: an empty square, another seat's piece, an own piece, and for each piece a cell that it
/// does not reach. None is refused without a rule that `explain` knows.
TEST(RefusalKinds, EveryGameNamesARuleOfItsOwn) {
  for (const RulesetInfo& info : rulesets()) {
    SCOPED_TRACE(info.id);
    Server server;
    json begin{{"cmd", "new"}, {"ruleset", info.id}};
    for (const std::string& seat : info.seats)
      if (!info.armies.empty()) begin["armies"][seat] = "plain";
    const json begun = server.handle(begin);
    ASSERT_EQ(begun["ok"], true) << begun;
    const Board& board = *Board::find(begun["state"]["board"].get<std::string>());
    std::vector<std::string> cells;
    for (const Cell cell : board.cells()) cells.push_back(board.name(cell));
    std::map<std::string, int> cited;
    for (const std::string& from : cells) {
      for (const std::string& to : {cells.front(), cells[cells.size() / 2], cells.back()}) {
        if (from == to) continue;
        const json reply = server.handle({{"cmd", "act"}, {"action", from + to}});
        if (reply["ok"] == true) {
          ASSERT_EQ(server.handle({{"cmd", "undo"}})["ok"], true);
          continue;
        }
        const json& error = reply["error"];
        EXPECT_EQ(error["code"], "illegal") << error;
        EXPECT_TRUE(error["rule"].get<std::string>().starts_with(info.id + "/")) << error;
        EXPECT_EQ(server.handle({{"cmd", "explain"}, {"rule", error["rule"]}})["ok"], true) << error;
        ++cited[error["rule"]];
      }
    }
    EXPECT_FALSE(cited.empty());
  }
}

}  // namespace
}  // namespace arbiter
