// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "referee/modules/castling.h"

namespace arbiter {

/// Castling from where king and rook do not stand in the array, as in Chess960: both on the back rank, both unmoved,
/// the rook on either side of its king. They end where castling to that side ends in the array's game. The move is
/// written as the king's onto its rook, since the king's own goal may be one step away, or where it stands.
///
/// Only a position set up gives such rights: `counters.castling` lists the rooks of a seat that have one, all of them
/// when any is of this kind; a seat that is not in it has those of the array (see MovedMemory, which comes before).
class FreeCastling final : public RuleOf<FreeCastling> {
 public:
  /// `ways`: the castlings of the array, one to each side for each seat.
  FreeCastling(const CastlingTexts& texts, std::vector<Castling::Way> ways) : texts_(texts), ways_(std::move(ways)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return texts_.all(); }
  [[nodiscard]] bool bitboard(BitboardTerms&) const override { return true; }
  [[nodiscard]] bool bitboard_for(const Position& pos, SlotId slot, int plies) const override;
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override;
  void targets(const Position& pos, SlotId slot, PieceId id, TargetList& out) const override;
  void perform(Context& ctx, SlotId slot, PieceId id, const Target& target) const override;
  void write_counters(const Position& pos, SlotId slot, Value& out) const override;
  const RuleText* refusal(const Position& pos, SlotId slot, const Action& action) const override;
  [[nodiscard]] Message obstacle(const Position& pos, SlotId slot, const Action& action) const override;

 private:
  /// How this king would castle with this rook; nothing when it has no right to, or the array's rule has it in hand.
  [[nodiscard]] std::optional<Castling::Way> way(const Position& pos, const Piece& king, const Piece& rook) const;
  [[nodiscard]] CastlingBar bar(const Position& pos, PieceId king, PieceId rook, const Castling::Way& way,
                                bool in_words) const;
  [[nodiscard]] CastlingBar bar_of(const Position& pos, const Action& action) const;
  void give(Setup& ctx, Cell cell, std::vector<PieceId>& given) const;
  CastlingTexts texts_;
  std::vector<Castling::Way> ways_;
};

}  // namespace arbiter
