// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <vector>

#include "referee/core/position.h"

namespace arbiter::play {

/// A number for each seat, in hundredths of a pawn of orthodox chess or thereabouts.
using Scores = std::array<int, kSeats>;

/// A game that is won counts so much, less the actions until then.
inline constexpr int kWin = 30'000;
/// From here on a score means that the game will end.
inline constexpr int kSureWin = kWin - 1'000;

/// What pieces are worth and where they stand well, worked out from the rules of a game as data: how far each kind goes
/// on a board on which a third of the cells is occupied, and what it may become. No game is known here.
///
/// Immutable; made once for a position, whose game it fits from then on.
class Worth {
 public:
  /// What a point counts for which the rules have paid.
  static constexpr int kPoint = 260;
  /// An own piece next to a king.
  static constexpr int kShelter = 7;
  /// Enemies of so much worth make a king stay at home.
  static constexpr int kAttackers = 1'200;
  /// What a king near another's counts for as a danger, once they come out.
  static constexpr int kKingNear = 240;

  explicit Worth(const Position& pos);

  /// What a piece of that kind is worth, wherever it stands.
  [[nodiscard]] int material(Kind kind) const { return material_[kind]; }
  /// The same for one that stands there; `army` tells the direction in which it goes.
  [[nodiscard]] int standing(Kind kind, Seat army, Cell cell) const {
    return place_[kind][static_cast<std::size_t>(index(army) % 4)][cell.value];
  }
  /// A king's place counts otherwise when little is left that could attack it: added to `standing` then.
  [[nodiscard]] int in_the_open(Kind kind, Seat army, Cell cell) const {
    return royal(kind) ? -3 * (place_[kind][static_cast<std::size_t>(index(army) % 4)][cell.value] - material_[kind])
                       : 0;
  }
  [[nodiscard]] bool royal(Kind kind) const { return kind != kNoKind && ((royals_ >> kind) & 1) != 0; }
  /// What an enemy piece worth so much means to a king so many king's steps away.
  [[nodiscard]] static int danger(int material, int steps) {
    return steps > 6 ? 0 : material * kNear[static_cast<std::size_t>(steps)] / 1024;
  }
  /// Do the movements of the kinds say nothing of what they are worth (a race)?
  [[nodiscard]] bool blind() const { return blind_; }

  /// What each seat has: pieces, hands, points and the safety of its kings. Seats that play no more have nothing.
  [[nodiscard]] Scores of(const Position& pos) const;

 private:
  static constexpr std::array<int, 7> kNear{60, 48, 36, 24, 14, 8, 4};

  void weigh_kinds(const Position& pos);
  void weigh_places(const Position& pos);
  void add_promotions(const Position& pos);
  void add_kings(const Position& pos, const std::array<int, kSeats>& force, Scores& scores) const;

  using ByCell = std::array<short, kMaxCells>;
  std::array<int, kMaxKinds> material_{};
  std::vector<std::array<ByCell, 4>> place_;  // by kind, side, cell
  std::uint64_t royals_ = 0;
  bool blind_ = true;
};

/// What each seat gets of a game that has ended: `kWin` for the winners, as much less for the others, nothing for a
/// draw.
Scores settled(const Position& pos);

}  // namespace arbiter::play
