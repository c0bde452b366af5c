// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "referee/core/board.h"
#include "referee/core/movement.h"
#include "referee/core/position.h"

namespace arbiter {

class BitboardWalk;
class Rules;

/// What the rules of a game mean to its moves, said in sets of cells. Each rule adds its part (Rule::bitboard). A game
/// of which everything can be said so is a bitboard game: kinds move and capture as their movements say, and what is
/// below.
struct BitboardTerms {
  /// King and rook that have not moved and have nothing between them; no cell on the king's way is attacked.
  struct Castle {
    Seat seat;
    Cell king_from, king_to, rook_from, rook_to;
  };
  /// A kind that may become another by moving. By side: moves that begin in `begins` or arrive in `arrives` may, those
  /// that arrive in `obliged` must.
  struct Turning {
    Kind from = kNoKind;
    std::vector<Kind> into;
    std::array<CellSet, 4> begins{}, arrives{}, obliged{};
  };
  /// A kind that, standing on a marked cell while its seat has none of `into`, may become it: where it stands, or by a
  /// step to a diagonal neighbour, which takes neither `into` nor a king and gives no check.
  struct MarkedTurning {
    Kind from = kNoKind, into = kNoKind;
    std::array<CellSet, 4> marks{};
  };

  /// A kind that may be taken on the cell it has just passed, by its like. The memory of slot `slot` says under `name`
  /// which cell (its subject) what piece (the value less one) has passed.
  struct Passed {
    Kind kind = kNoKind;
    SlotId slot = kNoSlot;
    std::uint8_t name = 0;
  };

  const Rules* rules = nullptr;  ///< whose they are: board, kinds and zones
  SlotId slot = 0;               ///< of the rule that is asked
  bool king_safety = false;      ///< no move may leave the seat's own king attacked
  bool kings_stay = false;       ///< kings are never captured
  bool kings_apart = false;      ///< two kings may not stand on one file with nothing between them
  bool no_stalemate = false;     ///< no move may stalemate the other seat, unless there is no other
  bool ends_unmoved = false;     ///< a seat without a move ends the game
  bool captures_kept = false;    ///< what is captured goes to the captor's hand
  bool drops = false;            ///< and from there onto empty cells, where the piece can move on
  Passed passed;
  Kind one_a_file = kNoKind;    ///< a kind that is not dropped on a file where its like stands, nor to give mate
  std::vector<Castle> castles;  ///< for the kind called "rook"
  std::vector<Turning> turnings;
  std::optional<MarkedTurning> marked;
  std::vector<std::pair<Kind, Kind>> in_hand;  ///< a kind and what it is when captured, where that is another
  // Where less than this stands the rules have more to say: positions are played in full.
  unsigned least_pieces = 1;                      ///< of each seat
  std::uint64_t sound_kinds = ~std::uint64_t{0};  ///< a bit each kind: of these one at least, whosever
};

/// A game whose moves follow from sets of cells alone. It answers for positions in which no rule has anything else in
/// hand, the same as Engine would, many times faster. Made once a game (Rules::bitboard); immutable.
class BitboardGame {
 public:
  virtual ~BitboardGame() = default;
  /// The game of these rules; nullptr where one of them, or a movement, cannot be said so.
  static std::shared_ptr<const BitboardGame> of(const Rules& rules);

  /// How often each leaf is counted: all of a position's at once, or each by itself, after its move is made and taken
  /// back.
  enum class Leaves { together, one_by_one };
  /// Engine::perft, and perft_within's limit `left`. Nothing when it does not do. Positions that have more to them than
  /// moves are played in full, those below them as well.
  virtual std::optional<std::uint64_t> sequences(const Position& pos, int depth, std::uint64_t& left,
                                                 Leaves leaves = Leaves::together) const = 0;
  /// May positions up to `plies` moves away be answered for?
  [[nodiscard]] virtual bool suits(const Position& pos, int plies) const = 0;
  /// The legal moves of a position that suits, in no particular order.
  virtual void moves(const Position& pos, ActionList& out) const = 0;
  /// Is there any?
  [[nodiscard]] virtual bool any_move(const Position& pos) const = 0;
  /// A walk that begins at a position that suits. The game must outlive it.
  [[nodiscard]] virtual std::unique_ptr<BitboardWalk> walk(const Position& pos) const = 0;
};

}  // namespace arbiter
