// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "referee/core/board.h"
#include "vision/reading/reading.h"

namespace arbiter::table {

/// A piece by number: 0 is none.
using PieceNumber = std::uint8_t;
/// What stands on a board, by Cell::value.
using Placement = std::vector<PieceNumber>;
/// Where one placement differs from another, and what stands there then, by rising cell.
using PlacementChange = std::vector<std::pair<std::uint8_t, PieceNumber>>;

/// The pieces of a game that have been met: numbers for their names.
class PieceList {
 public:
  PieceList() : pieces_(1) {}

  /// The number of `S.pawn`; it gets one if it has none. 0 for an empty name. At most 255 pieces have one: throws
  /// std::length_error beyond.
  PieceNumber number(const std::string& piece);
  [[nodiscard]] const std::string& name(PieceNumber piece) const { return pieces_[piece].name; }
  /// 0 for none, else 1 and more by army, in the order in which armies were met.
  [[nodiscard]] std::uint8_t army(PieceNumber piece) const { return pieces_[piece].army; }
  [[nodiscard]] int armies() const { return static_cast<int>(armies_.size()); }
  /// How high it stands, in squares.
  [[nodiscard]] double height(PieceNumber piece) const { return pieces_[piece].height; }

  [[nodiscard]] Placement placement(const vision::Labels& table, const Board& board);

 private:
  struct Piece {
    std::string name;
    std::uint8_t army = 0;
    double height = 0;
  };
  std::vector<Piece> pieces_;
  std::vector<std::string> armies_;
  std::map<std::string, PieceNumber> numbers_;
};

/// What stands on the cell after the change.
[[nodiscard]] PieceNumber piece_after(const Placement& base, const PlacementChange& change, std::uint8_t cell);
/// The placement after the change.
[[nodiscard]] Placement changed(Placement base, const PlacementChange& change);
/// Where `to` differs from `from`.
[[nodiscard]] PlacementChange change_of(const Placement& from, const Placement& to);
/// `change` with that piece on that cell as well.
[[nodiscard]] PlacementChange with(PlacementChange change, const Placement& base, std::uint8_t cell, PieceNumber piece);
/// Do pieces of the same armies stand on the same cells after both?
[[nodiscard]] bool same_armies(const PieceList& pieces, const Placement& base, const PlacementChange& a,
                               const PlacementChange& b);

}  // namespace arbiter::table
