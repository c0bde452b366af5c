// SPDX-License-Identifier: MIT
#pragma once

#include <utility>
#include <vector>

#include "referee/core/context.h"

namespace arbiter {

/// Could a piece of that kind and army never move again from `cell`, even on an empty board?
bool stuck(const Rules& rules, Kind kind, Seat army, Cell cell);

/// A move that begins or ends in the promotion zone may promote the piece, each kind to its own other kind. Optional,
/// except where the piece would be stuck, and where the game says that arriving obliges.
class ZonePromotion final : public RuleOf<ZonePromotion> {
 public:
  struct Obliged {
    Kind kind;
    std::uint8_t zone;  ///< arriving there it must promote: an index into Rules::zones
  };
  /// `pairs`: kind and what it promotes to. `zone`: an index into Rules::zones.
  ZonePromotion(const RuleText& text, std::uint8_t zone, std::vector<std::pair<Kind, Kind>> pairs,
                std::vector<Obliged> obliged = {})
      : text_(text), zone_(zone), pairs_(std::move(pairs)), obliged_(std::move(obliged)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  [[nodiscard]] bool bitboard(BitboardTerms& terms) const override;
  void promotion(const Position& pos, SlotId slot, PieceId id, Cell from, Cell to, bool capture,
                 Promotion& out) const override;
  const RuleText* refusal(const Position& pos, SlotId slot, const Action& action) const override;

 private:
  const RuleText& text_;
  std::uint8_t zone_;
  std::vector<std::pair<Kind, Kind>> pairs_;
  std::vector<Obliged> obliged_;
};

}  // namespace arbiter
