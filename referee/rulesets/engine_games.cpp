// SPDX-License-Identifier: MIT
// Which games Fairy-Stockfish plays as our rulings have them. tests/fairy compares the lists of moves, ply by ply, and
// names the rules by which the two differ.
#include "referee/core/engine_game.h"

namespace arbiter {

namespace {

// What a pawn becomes, and how the game ends without a move. Counts of quiet moves are the referee's alone.
constexpr std::string_view kSenterej = R"(pawn = p
knight = n
rook = r
king = k
fers = q
alfil = b
startFen = rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1
doubleStep = false
castling = false
promotionPieceTypes = qrbn
promotionLimit = q:1 r:2 b:2 n:2
mandatoryPawnPromotion = false
stalemateValue = draw
nMoveRule = 0
)";

constexpr std::string_view kHeianShogi = R"(shogiPawn = p
lance = l
shogiKnight = n
silver = s
gold = g
king = k
startFen = lnsgksnl/8/pppppppp/8/8/PPPPPPPP/8/LNSKGSNL w - - 0 1
doubleStep = false
castling = false
promotionRank = 6
promotionPieceTypes = -
promotedPieceType = p:g l:g n:g s:g
immobilityIllegal = true
stalemateValue = loss
nMoveRule = 0
)";

// Kings that face, repetition and points are not part of it.
constexpr std::string_view kJanggi = R"(kingPass = false
kingPassOnStalemate = true
bikjangRule = false
materialCounting = none
perpetualCheckIllegal = false
nMoveRule = 0
)";

}  // namespace

std::span<const EngineGame> engine_games() {
  static constexpr EngineGame kGames[] = {
      {"chess", "chess", "", "", true},
      {"shatranj", "shatranj", "", "bare-king=reply stalemate=win"},
      {"senterej", "arbiter-senterej", kSenterej, "werera=none"},
      {"makruk", "makruk", "", ""},
      {"xiangqi", "xiangqi", "", "bounds=river-and-palace"},
      {"janggi", "arbiter-janggi:janggi", kJanggi, "palace=standard pass=stalemate facing=off repetition=off"},
      {"heian-shogi", "arbiter-heian-shogi", kHeianShogi, "board=8x8 promotion=optional"},
      {"shogi", "shogi", "", ""},
      {"chaturanga", "", "", "", false, true},
      {"indian-ninth-century", "", "", "", false, true},
      {"sittuyin", "", "", "", false, true},
      {"ouk-chatrang", "", "", "", false, true},
      {"shatar", "", "", "", false, true},
      {"sho-shogi", "", "", "", false, true},
  };
  return kGames;
}

}  // namespace arbiter
