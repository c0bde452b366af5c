// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "referee/core/action.h"
#include "referee/core/ids.h"

namespace arbiter {

/// A move of a bitboard game.
struct BitboardMove {
  enum class What : std::uint8_t {
    move,    ///< `from` to `to`, becoming `kind` if one is given (also where it stands)
    drop,    ///< `kind` from the hand onto `to`
    castle,  ///< `to`: number of the castling in the tables
    passing  ///< `from` to `to`, taking what has just passed it
  };
  std::uint8_t from, to;
  Kind kind;
  What what;
  bool operator==(const BitboardMove&) const = default;
};

/// A walk through the moves of a bitboard game, for a program that searches: moves are made and taken back on sets of
/// cells. What rules have to say beside moves is not looked at; see BitboardGame::suits.
class BitboardWalk {
 public:
  static constexpr std::uint8_t kNothing = 255;  ///< no piece stands there

  BitboardWalk() = default;
  BitboardWalk(const BitboardWalk&) = delete;
  BitboardWalk& operator=(const BitboardWalk&) = delete;
  virtual ~BitboardWalk() = default;

  /// Replaces `out` by the legal moves, in an order that depends on the position alone.
  virtual void moves(std::vector<BitboardMove>& out) = 0;
  virtual void make(const BitboardMove& move) = 0;
  virtual void unmake() = 0;  ///< the last move made
  virtual void skip() = 0;    ///< the turn passes without a move; `unskip` takes that back
  virtual void unskip() = 0;
  [[nodiscard]] virtual bool in_check() const = 0;  ///< the seat to move
  /// Are moves all that counts here? Otherwise the engine must be asked.
  [[nodiscard]] virtual bool usual() const = 0;
  [[nodiscard]] virtual Seat turn() const = 0;
  [[nodiscard]] virtual std::uint8_t in_hand(Seat seat, Kind kind) const = 0;
  /// The cell that a pawn has just passed, or 255.
  [[nodiscard]] virtual std::uint8_t passed() const = 0;
  /// The move as the engine knows it, before it is made.
  [[nodiscard]] virtual Action action(const BitboardMove& move) const = 0;

  /// What stands on each cell: a code, or kNothing.
  [[nodiscard]] const std::uint8_t* codes() const { return codes_; }
  [[nodiscard]] Kind kind_of(std::uint8_t code) const { return static_cast<Kind>(code % kinds_); }
  [[nodiscard]] Seat seat_of(std::uint8_t code) const { return seats_[code / kinds_]; }

 protected:
  const std::uint8_t* codes_ = nullptr;
  std::size_t kinds_ = 1;
  std::array<Seat, 4> seats_{};
};

}  // namespace arbiter
