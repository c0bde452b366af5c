// SPDX-License-Identifier: MIT
// A game on joined boards, kept like any other and looked at board by board.
#include "app/table/board_view.h"

#include <gtest/gtest.h>

#include "app/table/session.h"

namespace arbiter::table {
namespace {

Value two_boards() {
  const Value board{{"pieces", Value{{"a1", "S.king"},
                                     {"b1", "S.rook"},
                                     {"b5", "W.knight"},
                                     {"a8", "W.king"},
                                     {"b8", "W.pawn"},
                                     {"h8", "N.king"},
                                     {"g8", "N.pawn"},
                                     {"h1", "E.king"},
                                     {"g1", "E.pawn"}}},
                    {"to_act", "S"}};
  return {{"ruleset", "european-chess"},
          {"options", Value{{"mode", "bughouse"}}},
          {"seed", 1},
          {"position", Value{{"boards", Value::List{board, board}}}}};
}

std::vector<std::string> legal(const Session& session, const view::GameView& state, std::size_t board) {
  return board_actions(state, session.legal().actions, board);
}

TEST(BoardView, TellsOfEachBoardAsIfItStoodAlone) {
  Session session(":memory:");
  auto reply = session.new_game(two_boards(), {{{"S", "Ann"}, {"S2", "Ben"}}, ""});
  ASSERT_TRUE(reply) << reply.error().message.english();
  EXPECT_EQ(boards_of(reply->state), 2U);
  for (std::size_t b = 0; b < 2; ++b) {
    const view::GameView there = board_state(reply->state, b);
    EXPECT_EQ(there.to_act, "S");
    EXPECT_EQ(there.pieces.at("b5"), "W.knight");
    EXPECT_EQ(there.seats.size(), 4U);
    const auto actions = legal(session, reply->state, b);
    EXPECT_NE(std::find(actions.begin(), actions.end(), "b1b5"), actions.end());
    EXPECT_EQ(game_action(reply->state, "b1b5", b), b == 0 ? "S:b1b5" : "S2:b1b5");
    EXPECT_EQ(game_action(reply->state, "W:resign", b), b == 0 ? "W:resign" : "W2:resign");
  }
  reply = session.act(game_action(reply->state, "b1b5", 1));
  ASSERT_TRUE(reply) << reply.error().message.english();
  EXPECT_TRUE(reply->stored);
  EXPECT_EQ(board_state(reply->state, 0).seats.at("S").hand, (std::map<std::string, int>{{"knight", 1}}));
  EXPECT_EQ(board_state(reply->state, 1).to_act, "W");
  EXPECT_TRUE(board_events(reply->state, reply->events, 0).empty());
  const view::GameEvents events = board_events(reply->state, reply->events, 1);
  ASSERT_FALSE(events.empty());
  const auto* captured = view::get_if<view::Captured>(events[0]);
  ASSERT_NE(captured, nullptr);
  EXPECT_EQ(captured->piece, "W.knight");
  EXPECT_EQ(captured->by, "S");
  const auto drops = legal(session, reply->state, 0);
  EXPECT_NE(std::find(drops.begin(), drops.end(), "knight@c3"), drops.end());
  EXPECT_EQ(session.history().back().seat, "S2");
  EXPECT_EQ(session.history().back().action, "S2:b1b5");
}

TEST(BoardView, LeavesAGameOnOneBoardAsItIs) {
  Session session(":memory:");
  const auto reply = session.new_game({{"ruleset", "chess"}, {"seed", 1}});
  EXPECT_EQ(boards_of(reply->state), 1U);
  EXPECT_EQ(board_state(reply->state, 0), reply->state);
  EXPECT_EQ(board_events(reply->state, reply->events, 0), reply->events);
  EXPECT_EQ(game_action(reply->state, "e2e4", 0), "e2e4");
  EXPECT_EQ(game_seat(reply->state, "S", 0), "S");
}

}  // namespace
}  // namespace arbiter::table
