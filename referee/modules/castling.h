// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "referee/core/context.h"

namespace arbiter {

/// King and rook, both unmoved, nothing between them: the king goes to `king_to`, the rook to `rook_to`. Not out of
/// check, nor across or onto an attacked cell.
class Castling final : public RuleOf<Castling> {
 public:
  struct Way {
    Seat seat;
    Cell king_from, king_to, rook_from, rook_to;
  };
  Castling(const RuleText& text, std::vector<Way> ways) : text_(text), ways_(std::move(ways)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  [[nodiscard]] bool plain(PlainTerms& terms) const override;
  void targets(const Position& pos, SlotId slot, PieceId id, TargetList& out) const override;
  void perform(Context& ctx, SlotId slot, PieceId id, const Target& target) const override;

 private:
  [[nodiscard]] bool open(const Position& pos, const Way& way) const;
  const RuleText& text_;
  std::vector<Way> ways_;
};

/// Which pieces have moved though they stand where one of their kind and army starts: `counters.moved`. In a position
/// set up, those on such a start cell have not moved unless the counter lists them; all others have.
class MovedMemory final : public RuleOf<MovedMemory> {
 public:
  /// `kinds`: the kinds for which it matters.
  explicit MovedMemory(std::vector<Kind> kinds) : kinds_(std::move(kinds)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {}; }
  [[nodiscard]] bool plain(PlainTerms&) const override { return true; }
  void on_setup(Setup& ctx, SlotId slot, const Facts& position) const override;
  void write_counters(const Position& pos, SlotId slot, Facts& out) const override;

 private:
  [[nodiscard]] bool on_start(const Position& pos, const Piece& piece) const;
  std::vector<Kind> kinds_;
};

}  // namespace arbiter
