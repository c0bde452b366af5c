// SPDX-License-Identifier: MIT
#include "referee/european_first/armies.h"

namespace arbiter::european::first {

namespace {

constexpr RuleText kSeclusion{"france.seclusion",
                              "France has an advisor and nothing royal: it cannot be checked or mated and plays until "
                              "its last piece is gone.",
                              "European Chess, first edition, France"};

class Seclusion final : public PowerOf<Seclusion> {
 public:
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kSeclusion}; }
  std::optional<bool> royal(const Position& pos, SlotId slot, PieceId id) const override {
    return pos.pieces[id].controller == owner(pos, slot) ? std::optional(false) : std::nullopt;
  }
  void on_event(Effects& ctx, SlotId slot, const Event& event) const override {
    const auto lost = piece_lost(event.change);
    const Seat seat = owner(ctx.pos(), slot);
    if (!lost || lost->from != seat || !pieces_of(ctx.pos(), seat).empty()) return;
    Seat by = lost->by;
    if (!event.is<change::Captured>() && event.slot != kNoSlot) by = owner(ctx.pos(), event.slot);
    if (by == Seat::none || by == seat) by = ctx.pos().last_action.seat;
    ctx.queue_first(slot, by == seat ? static_cast<int>(kSeats) : index(by));
  }
  void on_task(Context& ctx, SlotId slot, int by) const override {
    defeat(ctx, slot, owner(ctx.pos(), slot), by < kSeats ? seat_at(by) : Seat::none, kSeclusion);
  }
};

}  // namespace

Army france_army() {
  return {"france",
          "France: seclusion",
          "A R B N / P P P P",
          "reconstructed",
          {"advisor", "rook", "bishop", "knight"},
          {},
          true,
          [](Installer& in) { in.power(std::make_unique<Seclusion>()); },
          {},
          {{.name = "advisor", .movement = Movement("K"), .letter = 'A', .words = "One square in any direction."}}};
}

}  // namespace arbiter::european::first
