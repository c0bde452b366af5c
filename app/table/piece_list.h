// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "referee/core/board.h"
#include "vision/reading/placement.h"

namespace arbiter::table {

/// A piece by number: 0 is none.
using PieceNumber = std::uint8_t;
/// A placement in numbers of one list of pieces, by Cell::value: what a search goes through thousands of.
using NumberedPlacement = std::vector<PieceNumber>;
/// Where one placement differs from another, and what stands there then, by rising cell.
using PlacementChange = std::vector<std::pair<std::uint8_t, PieceNumber>>;

/// The pieces of a game that have been met, with a number each.
class PieceList {
 public:
  PieceList() : pieces_(1) {}

  /// The number of the piece; it gets one if it has none. 0 for none. At most 255 pieces have one: throws
  /// std::length_error beyond.
  PieceNumber number(const std::optional<vision::Occupant>& piece);
  /// `piece`: not 0.
  [[nodiscard]] const vision::Occupant& occupant(PieceNumber piece) const { return pieces_[piece].occupant; }
  /// 0 for none, else 1 and more by army, in the order in which armies were met.
  [[nodiscard]] std::uint8_t army(PieceNumber piece) const { return pieces_[piece].army; }
  /// One more than the highest number.
  [[nodiscard]] std::size_t size() const { return pieces_.size(); }
  [[nodiscard]] int armies() const { return static_cast<int>(armies_.size()); }
  /// How high it stands, in squares.
  [[nodiscard]] double height(PieceNumber piece) const { return pieces_[piece].height; }

  [[nodiscard]] NumberedPlacement numbered(const vision::Placement& table, const Board& board);

 private:
  struct Piece {
    vision::Occupant occupant;
    std::uint8_t army = 0;
    double height = 0;
  };
  std::vector<Piece> pieces_;
  std::vector<vision::Army> armies_;
  std::map<vision::Occupant, PieceNumber> numbers_;
};

/// What stands on the cell after the change.
[[nodiscard]] PieceNumber piece_after(const NumberedPlacement& base, const PlacementChange& change, std::uint8_t cell);
/// The placement after the change.
[[nodiscard]] NumberedPlacement changed(NumberedPlacement base, const PlacementChange& change);
/// Where `to` differs from `from`.
[[nodiscard]] PlacementChange change_of(const NumberedPlacement& from, const NumberedPlacement& to);
/// `change` with that piece on that cell as well.
[[nodiscard]] PlacementChange with(PlacementChange change, const NumberedPlacement& base, std::uint8_t cell,
                                   PieceNumber piece);
/// Do pieces of the same armies stand on the same cells after both?
[[nodiscard]] bool same_armies(const PieceList& pieces, const NumberedPlacement& base, const PlacementChange& a,
                               const PlacementChange& b);

}  // namespace arbiter::table
