// SPDX-License-Identifier: MIT
// Published counts: https://www.chessprogramming.org/Perft_Results (start, Kiwipete, positions 3 to 6).
#include <gtest/gtest.h>

#include <map>

#include "referee/notation/fen.h"
#include "tests/referee/support.h"
#include "tests/support/peer_notation.h"

namespace arbiter {
namespace {

struct Known {
  const char* name;
  const char* fen;
  std::map<int, std::uint64_t> nodes;
};

void PrintTo(const Known& known, std::ostream* out) { *out << known.fen; }

const Known kPositions[] = {
    {"Start",
     "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
     {{1, 20}, {2, 400}, {3, 8902}, {4, 197281}, {5, 4865609}}},
    {"Kiwipete",
     "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
     {{1, 48}, {2, 2039}, {3, 97862}, {4, 4085603}}},
    {"Position3",
     "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
     {{1, 14}, {2, 191}, {3, 2812}, {4, 43238}, {5, 674624}, {6, 11030083}}},
    {"Position4",
     "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
     {{1, 6}, {2, 264}, {3, 9467}, {4, 422333}, {5, 15833292}}},
    {"Position4Mirrored",
     "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
     {{1, 6}, {2, 264}, {3, 9467}, {4, 422333}}},
    {"Position5",
     "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
     {{1, 44}, {2, 1486}, {3, 62379}, {4, 2103487}}},
    {"Position6",
     "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
     {{1, 46}, {2, 2079}, {3, 89890}, {4, 3894594}}},
};

class ChessPerft : public ::testing::TestWithParam<Known> {
 protected:
  /// Counts every depth whose number lies in (from, to].
  void count(std::uint64_t from, std::uint64_t to) {
    const auto* notation = testing::PeerNotation::find("chess");
    const Game game = testing::game_of({{"ruleset", "chess"}, {"position", notation->position(GetParam().fen)}});
    for (const auto& [depth, nodes] : GetParam().nodes)
      if (nodes > from && nodes <= to) {
        EXPECT_EQ(Engine::perft(game.position(), depth), nodes) << "depth " << depth;
      }
  }
};

constexpr std::uint64_t kQuick = 700'000;

// Published counts for Chess960: https://www.chessprogramming.org/Chess960_Perft_Results (1 to 5); the others were
// counted with Fairy-Stockfish: rooks that shield their king, kings that stand where they end.
const Known kChess960[] = {
    {"First",
     "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
     {{1, 21}, {2, 528}, {3, 12189}, {4, 326672}}},
    {"Second",
     "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
     {{1, 21}, {2, 807}, {3, 18002}, {4, 667366}}},
    {"Third",
     "b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9",
     {{1, 20}, {2, 479}, {3, 10471}, {4, 273318}}},
    {"Fourth",
     "qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9",
     {{1, 22}, {2, 593}, {3, 13440}, {4, 382958}}},
    {"Fifth", "1nbbnrkr/p1p1ppp1/3p4/1p3P1p/3Pq2P/8/PPP1P1P1/QNBBNRKR w HFhf - 0 9", {{1, 28}, {2, 1120}, {3, 31058}}},
    {"Apart", "1r2k2r/8/8/8/8/8/8/rR1K3R w HBhb - 0 1", {{3, 10134}, {4, 310772}}},
    {"Shield", "4k3/8/8/8/8/8/8/rRK4R w HB - 0 1", {{3, 4077}, {4, 57884}}},
    {"Adjacent", "4k3/8/8/6b1/8/8/8/1RK3RN w GB - 0 1", {{3, 1155}, {4, 13261}}},
};

TEST(Chess960Perft, CountsAsPublished) {
  const Game array = testing::game_of({{"ruleset", "chess"}});
  for (const Known& known : kChess960) {
    const auto position = notation::read_fen(array.rules(), known.fen, {});
    ASSERT_TRUE(position) << position.error().message.english();
    const Game game = testing::game_of({{"ruleset", "chess"}, {"position", *position}});
    for (const auto& [depth, nodes] : known.nodes)
      EXPECT_EQ(Engine::perft(game.position(), depth), nodes) << known.name << ", depth " << depth;
  }
}

TEST_P(ChessPerft, CountsAsPublished) { count(0, kQuick); }
TEST_P(ChessPerft, NightlyCountsDeeper) { count(kQuick, 20'000'000); }

INSTANTIATE_TEST_SUITE_P(Published, ChessPerft, ::testing::ValuesIn(kPositions),
                         [](const auto& test) { return std::string(test.param.name); });

}  // namespace
}  // namespace arbiter
