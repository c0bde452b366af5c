// SPDX-License-Identifier: MIT
#include <algorithm>

#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kWinter{"russia.winter",
                           "A piece of another seat, not royal, that stands alone on its square from the end of one "
                           "Russian turn to the end of the next freezes to death. The winter ends with Russia.",
                           "European Chess, Russia"};

/// Counts, on the piece, how many turn ends of a seat it has stood alone on its square since; whether that seat has the
/// power all the time or borrows it.
class Frost final : public RuleOf<Frost> {
 public:
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kWinter}; }
  void on_event(Effects& ctx, SlotId slot, const Event& event) const override {
    const auto* swapped = event.as<change::Swapped>();
    if (swapped == nullptr && !event.is<change::Moved>()) return;
    for (const Seat russia : ctx.rules().seats) {
      set(ctx, slot, russia, piece_of(event.change), 0);
      if (swapped) set(ctx, slot, russia, swapped->other, 0);
    }
  }
  void on_settled(Context& ctx, SlotId slot) const override { warm_up(ctx, slot); }
  void on_ready(Context& ctx, SlotId slot) const override { warm_up(ctx, slot); }
  void on_turn_end(Context& ctx, SlotId slot) const override { warm_up(ctx, slot); }

  static void set(Effects& ctx, SlotId slot, Seat russia, PieceId id, int turns) {
    ctx.count(slot, index(russia), id, turns);
  }
  static int turns(const Position& pos, SlotId slot, Seat russia, PieceId id) {
    return slot == kNoSlot ? 0 : pos.counted(slot, index(russia), id);
  }
  static bool alone(const Position& pos, Seat russia, PieceId id) {
    const Piece& p = pos.pieces[id];
    // Whether a hidden piece is royal is known when it comes to freezing.
    if (p.where != Where::board || p.controller == russia || royal_now(pos, id)) return false;
    const auto neighbours = beside(pos.board(), p.cell);
    return std::none_of(neighbours.begin(), neighbours.end(), [&](Cell c) { return !pos.empty(c); });
  }

 private:
  /// Whoever has a neighbour, or has gone, is no longer counted.
  static void warm_up(Context& ctx, SlotId slot) {
    for (const Seat russia : ctx.rules().seats)
      for (PieceId id = 0; id < ctx.pos().pieces.size(); ++id)
        if (turns(ctx.pos(), slot, russia, id) != 0 && !alone(ctx.pos(), russia, id)) set(ctx, slot, russia, id, 0);
  }
};

/// Winter comes at the end of the turn.
class Winter final : public PowerOf<Winter> {
 public:
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kWinter}; }
  void on_setup(Setup& ctx, SlotId slot, const Facts& position) const override {
    for (const auto& [sq, n] : position["counters"]["winter"].table()) {
      const auto cell = ctx.board().find_cell(sq);
      if (cell && !ctx.pos().empty(*cell))
        Frost::set(ctx, slot_of<Frost>(ctx.pos()), owner(ctx.pos(), slot), ctx.pos().at(*cell), n.number());
    }
  }
  void on_turn_end(Context& ctx, SlotId slot) const override {
    const Position& pos = ctx.pos();
    if (!my_turn(pos, slot)) return;
    const SlotId frost = slot_of<Frost>(pos);
    const Seat russia = owner(pos, slot);
    std::vector<Change> frozen;
    for (const PieceId id : all_pieces(pos)) {
      if (!Frost::alone(pos, russia, id) || stopped(pos, change::removed(id), slot)) continue;
      const int turns = std::min(2, Frost::turns(pos, frost, russia, id) + 1);
      Frost::set(ctx, frost, russia, id, turns);
      if (turns == 2 && !truly_royal(pos, id)) frozen.push_back(change::removed(id));
    }
    if (!frozen.empty()) ctx.propose_all(slot, std::move(frozen), kWinter);
  }
  void on_given_up(Context& ctx, SlotId slot) const override {
    ctx.forget(slot_of<Frost>(ctx.pos()), index(owner(ctx.pos(), slot)));
  }
  void write_counters(const Position& pos, SlotId slot, Facts& out) const override {
    Facts winter = Facts::Table();
    const SlotId frost = slot_of<Frost>(pos);
    for (const PieceId id : all_pieces(pos))
      if (const int n = Frost::turns(pos, frost, owner(pos, slot), id))
        winter[pos.board().name(pos.pieces[id].cell)] = n;
    out["winter"] = winter;
  }
};

}  // namespace

Army russia_army() {
  return {"russia",
          "Russia: winter",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {},
          false,
          [](Installer& in) {
            in.table(std::make_unique<Frost>());
            in.power(std::make_unique<Winter>());
          }};
}

}  // namespace arbiter::european
