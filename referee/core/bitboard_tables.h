// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <vector>

#include "referee/core/bitboard.h"
#include "referee/core/bits.h"

namespace arbiter {

/// A seat of a bitboard game: its side of the board, 0 to 3.
using Player = std::uint8_t;
inline constexpr unsigned kPlayers = 4;
/// No cell, and no piece.
inline constexpr std::uint8_t kNobody = 255;
/// The eight directions of lines, by their steps; the opposite of `d` is `7 - d`, those from 4 lead to higher cells.
inline constexpr std::array<Vec, 8> kDirections{{{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}};
constexpr bool upward(unsigned direction) { return direction >= 4; }

/// How pieces move and capture from every cell of the board, worked out beforehand. `Words`: as many as the board
/// needs.
template <std::size_t Words>
struct BitboardTables {
  using Set = Bits<Words>;

  /// A line on which a piece goes; `line`: an index into `lines`.
  struct Slide {
    std::uint8_t direction, line;
    bool moves, takes, hops;
  };
  /// A leap with cells that must be empty.
  struct Lame {
    std::uint8_t end;  ///< the cell at its other end
    bool moves, takes, unmoved;
    Set via;
  };
  struct LameWays {
    std::vector<std::vector<Lame>> forth, back;  ///< by cell: leaps from it; captures onto it
    std::vector<Set> from;                       ///< by cell: where captures onto it begin
    bool only_unmoved = true;
  };
  struct Turning {
    Set begins, arrives, obliged;
    std::vector<Kind> into;
  };
  struct Castle {
    Player player;
    std::uint8_t king_from, king_to, rook_from, rook_to, rook;  ///< the last: the rook's code
    Set between;
    std::vector<std::uint8_t> path;  ///< cells where the king must not be attacked
  };
  /// A kind of a player: what a cell of the board holds is a code, an index into `codes`.
  struct Code {
    Kind kind = kNoKind;
    Player player = 0;
    bool king = false, sound = false, marked = false;
    const Set* moves = nullptr;  ///< by cell: leaps onto empty cells
    const Set* takes = nullptr;  ///< by cell: leaps that capture
    std::array<Slide, 16> slides{};
    std::uint8_t slide_count = 0;
    const LameWays* lame = nullptr;
    const Turning* turning = nullptr;
    /// The sets of the board that such a piece belongs to, see `leaps_from`; 0 is a set nobody reads.
    std::array<std::uint8_t, 4> sets{};
    /// How far it captures in each direction, and does so over one piece: 0 not at all, 255 as far as the board goes.
    std::array<std::uint8_t, 8> takes_along{}, hops_along{};
    std::uint8_t in_hand = kNobody;  ///< the kind it is in its captor's hand
    Set drops{};                     ///< where it may be set, as far as the board goes
  };
  /// The pieces that capture by the same leaps, and by the same lame leaps: sets of the board from 3 on.
  struct LeapClass {
    const Set* from;  ///< by cell: where captures onto it begin
    std::uint8_t set;
    std::uint8_t players = 0;  ///< who has such pieces, a bit each
  };
  struct LameClass {
    const LameWays* ways;
    std::uint8_t set;
    std::uint8_t players = 0;
  };
  static constexpr std::uint8_t kSliders = 1, kHoppers = 2, kFirstClass = 3, kMostSets = 32;

  BitboardTerms terms;
  const Board* board = nullptr;
  std::size_t kinds = 0;
  std::vector<Seat> seats;                       ///< in turn order
  std::array<Player, kPlayers> next{};           ///< whose turn follows
  std::array<Seat, kPlayers> seat_of{};          ///< of each player
  std::array<std::uint8_t, kPlayers> friends{};  ///< whom a player cannot capture, a bit each
  std::vector<Code> codes;                       ///< by player, then kind
  std::vector<std::vector<Set>> lines;           ///< by number, then cell; the first eight: whole lines by direction
  std::vector<LeapClass> leap_classes;
  std::vector<LameClass> lame_classes;
  std::size_t set_count = kFirstClass;
  std::vector<Castle> castles;
  std::vector<Set> files;                          ///< by cell: the file it is on
  std::vector<Set> diagonals;                      ///< by cell: its diagonal neighbours
  std::array<std::vector<Set>, kPlayers> passers;  ///< by cell: where those stand that take what has passed it
  std::array<Set, kPlayers> marks{};

  [[nodiscard]] std::uint8_t code(Player player, Kind kind) const {
    return static_cast<std::uint8_t>(player * kinds + kind);
  }
  static constexpr Player player_of(Seat seat) { return static_cast<Player>(index(seat) % 4); }
  [[nodiscard]] bool allied(Player a, Player b) const { return (friends[a] >> b) & 1; }

  /// The tables of these rules; nullptr where a movement does not fit.
  static std::unique_ptr<BitboardTables> make(const Rules& rules, const BitboardTerms& terms);

  std::deque<std::vector<Set>> leap_pool;  ///< what `moves`, `takes` and `from` point to
  std::deque<LameWays> lame_pool;
  std::deque<Turning> turning_pool;
};

extern template struct BitboardTables<1>;
extern template struct BitboardTables<2>;
extern template struct BitboardTables<4>;

}  // namespace arbiter
