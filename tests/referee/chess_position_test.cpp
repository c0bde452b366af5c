// SPDX-License-Identifier: MIT
// What can stand on the board in a game of chess, and which rights a FEN may give.
#include <gtest/gtest.h>

#include "referee/json/games.h"
#include "referee/json/state.h"
#include "referee/notation/fen.h"
#include "referee/notation/notation.h"
#include "referee/protocol/server.h"
#include "tests/referee/support.h"

namespace arbiter::notation {
namespace {

using nlohmann::json;

json position_of(const std::string& fen) {
  const Game game = testing::game_of({{"ruleset", "chess"}});
  const auto position = read_fen(game.rules(), fen, {});
  if (!position) throw std::runtime_error(position.error().message.english());
  return *position;
}

struct Impossible {
  const char* fen;
  const char* why;
};

TEST(ChessPosition, ThatCannotBeIsRefusedWithWhatIsWrong) {
  const Impossible list[] = {
      {"8/8/8/8/8/8/8/K7 w - - 0 1", "N has no king"},
      {"k7/8/8/8/8/8/8/8 b - - 0 1", "S has no king"},
      {"k6k/8/8/8/8/8/8/K7 w - - 0 1", "N has 2 kings"},
      {"k6P/8/8/8/8/8/8/K7 w - - 0 1", "pieces.h8: no pawn"},
      {"k7/8/8/8/8/8/8/K6p w - - 0 1", "pieces.h1: no pawn"},
      {"k7/8/8/8/8/8/8/R6K w - - 0 1", "N's king is in check"},
      {"k7/8/8/8/8/8/8/r6K b - - 0 1", "S's king is in check"},
      {"kK6/8/8/8/8/8/8/8 w - - 0 1", "N's king is in check"},
      {"k7/8/8/8/8/8/8/K7 w - e3 0 1", "counters.ep.e3"},
      {"k7/8/8/8/4P3/4p3/8/K7 b - e3 0 1", "counters.ep.e3"},
  };
  for (const Impossible& wrong : list) {
    const auto game = game_json::start({{"ruleset", "chess"}, {"position", position_of(wrong.fen)}});
    ASSERT_FALSE(game) << wrong.fen;
    EXPECT_EQ(game.error().code, "bad_position");
    EXPECT_NE(game.error().message.english().find(wrong.why), std::string::npos)
        << wrong.fen << ": " << game.error().message.english();
  }
  EXPECT_TRUE(game_json::start({{"ruleset", "chess"}, {"position", position_of("k7/8/8/8/4P3/8/8/K7 b - e3 0 1")}}));
  EXPECT_TRUE(game_json::start({{"ruleset", "chess"}, {"position", position_of("k7/8/8/8/8/8/8/r6K w - - 0 1")}}));
}

TEST(ChessPosition, CannotBeCorrectedIntoOneWithoutAKing) {
  Game game = testing::game_of({{"ruleset", "chess"}});
  const json lifted = json::array({{{"type", "removed"}, {"sq", "e8"}}});
  const auto refused = game_json::correct(game, {{"events", lifted}, {"reason", "lifted"}});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().rule, "chess/position.kings");
  EXPECT_TRUE(
      game_json::correct(game, {{"events", json::array({{{"type", "removed"}, {"sq", "d8"}}})}, {"reason", "odds"}}));
}

TEST(CastlingRights, OfAFenAreRefusedByNameWhereThePiecesDoNotAllowThem) {
  const Impossible list[] = {
      {"4k3/8/8/8/8/8/8/4K3 w K - 0 1",
       "column 23: the right to castle \"K\": S has no rook on its first rank to the right"},
      {"4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", "column 25: the right to castle \"Q\""},
      {"4k3/8/8/8/8/8/4K3/7R w K - 0 1", "\"K\": S's king does not stand on its first rank"},
      {"r3k3/8/8/8/8/8/8/4K3 w k - 0 1", "\"k\": N has no rook on its first rank to the right"},
      {"4k3/8/8/8/8/8/8/4K2R w B - 0 1", "\"B\": S has no rook on the b file"},
      {"4k3/8/8/8/8/8/8/4K1RR w GH - 0 1", "\"H\": another rook on that side"},
      {"4k3/8/8/8/8/8/8/4K2R w X - 0 1", "\"X\" is no right to castle"},
  };
  const Game game = testing::game_of({{"ruleset", "chess"}});
  for (const Impossible& wrong : list) {
    const auto position = read_fen(game.rules(), wrong.fen, {});
    ASSERT_FALSE(position) << wrong.fen;
    EXPECT_NE(position.error().message.english().find(wrong.why), std::string::npos)
        << position.error().message.english();
  }
  const Game other = testing::game_of({{"ruleset", "shatranj"}});
  const auto none = read_fen(other.rules(), "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w KQkq - 0 1", {});
  ASSERT_FALSE(none);
  EXPECT_NE(none.error().message.english().find("there is no castling in shatranj"), std::string::npos)
      << none.error().message.english();
}

TEST(CastlingRights, OfAFenAreKeptHoweverTheyAreWritten) {
  const std::pair<const char*, const char*> list[] = {
      {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "KQkq"},
      {"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", "KQkq"},
      {"r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1", "Kq"},
      {"r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1", "-"},
      {"1r2k2r/8/8/8/8/8/8/1R2K2R w KQkq - 0 1", "KQkq"},
      {"4k3/8/8/8/8/8/8/RR2K3 w B - 0 1", "B"},
      {"4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1", "Q"},
      {"bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9", "KQkq"},
      {"4k3/8/8/8/8/8/8/R3K1RR w GA - 0 1", "GQ"}};
  for (const auto& [fen, rights] : list) {
    const Game game = testing::game_of({{"ruleset", "chess"}, {"position", position_of(fen)}});
    const auto written = write_fen(game.position());
    ASSERT_TRUE(written);
    EXPECT_NE(written->find(" w " + std::string(rights) + " "), std::string::npos) << fen << " became " << *written;
    const json state = game_json::state_json(game.position(), Viewer::everyone());
    const Game again = testing::game_of({{"ruleset", "chess"}, {"position", state}});
    EXPECT_EQ(*write_fen(again.position()), *written) << "a state given as a position keeps them too";
    EXPECT_EQ(testing::legal_texts(again.position()), testing::legal_texts(game.position()));
  }
}

TEST(CastlingRights, OfChess960ArePlayedInItsNotation) {
  const std::string text =
      "[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1R1 w GBgb - 0 1\"]\n\n"
      "1. O-O O-O-O 2. h3 h6 *\n";
  const auto game = read(text, "");
  ASSERT_TRUE(game) << game.error().message.english();
  EXPECT_EQ(game->plies()[0].action, "e1g1");
  EXPECT_EQ(game->plies()[1].action, "e8b8");
  const std::string fen = *write_fen(game->position());
  EXPECT_EQ(fen.substr(0, fen.find(' ')), "2kr2r1/ppppppp1/7p/8/8/7P/PPPPPPP1/1R3RK1");
  const std::string again = *find_format("pgn")->write(*game);
  EXPECT_NE(again.find("1. O-O O-O-O 2. h3 h6 *"), std::string::npos) << again;
}

TEST(Pgn, SaysOfMovesAfterTheEndThatTheGameWasOver) {
  protocol::Server server;
  const json reply =
      server.handle({{"cmd", "load"}, {"record", "[FEN \"k7/8/8/8/8/8/1p6/K7 w - - 0 1\"]\n\n1. Kxb2 Ka7 2. Kb3"}});
  ASSERT_TRUE(reply["ok"].get<bool>()) << reply;
  ASSERT_TRUE(reply.contains("left_out")) << reply;
  EXPECT_NE(reply["left_out"][0].get<std::string>().find("the game was over (chess/draw.dead)"), std::string::npos);
  EXPECT_EQ(server.handle({{"cmd", "act"}, {"action", "a8a7"}})["error"]["code"], "over");
}

}  // namespace
}  // namespace arbiter::notation
