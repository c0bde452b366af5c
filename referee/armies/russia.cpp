// SPDX-License-Identifier: MIT
#include <algorithm>

#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kWinter{"russia.winter",
                           "A piece of another seat, not royal, that stands alone on its square from the end of one "
                           "Russian turn to the end of the next freezes to death. Winter ends with Russia's defeat.",
                           "European Chess, Russia"};

/// Counts, on the piece, how many turn ends of a seat it has stood alone on its square since; whether that seat has the
/// power all the time or borrows it.
class Frost final : public RuleOf<Frost> {
 public:
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kWinter}; }
  void on_event(Effects& ctx, SlotId slot, const Event& event) const override {
    const PieceId id = piece_of(event.change);
    const auto* swapped = event.as<change::Swapped>();
    const bool moved = swapped != nullptr || event.is<change::Moved>();
    const bool altered = event.is<change::Control>() || event.is<change::Promoted>() || event.is<change::Transformed>();
    if (!moved && !altered) return;
    for (const Seat russia : ctx.rules().seats) {
      if (turns(ctx.pos(), slot, russia, id) != 0 && (moved || !counts(ctx.pos(), russia, id)))
        set(ctx, slot, russia, id, 0);
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
  /// Can winter take the piece at all?
  static bool counts(const Position& pos, Seat russia, PieceId id);
  static bool alone(const Position& pos, Seat russia, PieceId id) {
    if (!counts(pos, russia, id)) return false;
    const auto neighbours = beside(pos.board(), pos.pieces[id].cell);
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
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    const Seat russia = owner(ctx.pos(), slot);
    given_counts(ctx.pos(), position, russia, "winter",
                 [&](PieceId id, int turns) { Frost::set(ctx, slot_of<Frost>(ctx.pos()), russia, id, turns); });
  }
  void on_turn_end(Context& ctx, SlotId slot) const override {
    const Position& pos = ctx.pos();
    if (!my_turn(pos, slot)) return;
    const SlotId frost = slot_of<Frost>(pos);
    const Seat russia = owner(pos, slot);
    std::vector<Change> frozen;
    for (const PieceId id : all_pieces(pos)) {
      if (!Frost::alone(pos, russia, id)) continue;
      const int turns = std::min(2, Frost::turns(pos, frost, russia, id) + 1);
      Frost::set(ctx, frost, russia, id, turns);
      if (turns == 2) frozen.push_back(change::removed(id));
    }
    if (!frozen.empty()) attempt(ctx, slot, all_of(slot, std::move(frozen), kWinter));
  }
  void on_given_up(Context& ctx, SlotId slot) const override {
    ctx.forget(slot_of<Frost>(ctx.pos()), index(owner(ctx.pos(), slot)));
  }
  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    Value winter = Value::Table();
    const SlotId frost = slot_of<Frost>(pos);
    for (const PieceId id : all_pieces(pos))
      if (const int n = Frost::turns(pos, frost, owner(pos, slot), id))
        winter[pos.board().name(pos.pieces[id].cell)] = n;
    out["winter"] = winter;
  }
};

/// The immune are not counted, whether the seat has the power all the time or has borrowed it.
bool Frost::counts(const Position& pos, Seat russia, PieceId id) {
  const Piece& p = pos.pieces[id];
  if (p.where != Where::board || p.controller == russia || royal_now(pos, id)) return false;
  const auto winters = [&](const Slot& slot) {
    return slot.owner == russia && pos.rules->rule(slot.rule).identity() == identity_of<Winter>();
  };
  const auto it = std::find_if(pos.slots.begin(), pos.slots.end(), winters);
  return it != pos.slots.end() && !stopped(pos, change::removed(id), static_cast<SlotId>(it - pos.slots.begin()));
}

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
