// SPDX-License-Identifier: MIT
#include <algorithm>

#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kSea{"athens.sea",
                        "An Athenian bishop may sail to any empty square unless Athens would check an opponent by it; "
                        "not on two turns running.",
                        "European Chess, Athens"};

class Sea final : public PowerOf<Sea> {
 public:
  Sea(Kind bishop, bool hill) : bishop_(bishop), hill_(hill) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kSea}; }
  void targets(const Position& pos, SlotId slot, PieceId id, TargetList& out) const override {
    const Piece& bishop = pos.pieces[id];
    if (bishop.kind != bishop_ || bishop.controller != owner(pos, slot) || pos.counted(slot, kResting) != 0) return;
    const Trial trial(pos, slot);
    const std::uint64_t before = checks_by_owner(pos, slot, trial.checks_before());
    const std::size_t ordinary = out.size();
    for (const Cell cell : pos.board().cells()) {
      if (!free_cell(pos, cell)) continue;
      const auto is = [cell](const Target& t) { return t.to == cell; };
      if (std::any_of(out.begin(), out.begin() + static_cast<std::ptrdiff_t>(ordinary), is)) continue;
      const Checks after =
          trial.checks_after([&](Context& ctx) { ctx.propose(kNoSlot, change::moved(id, cell), kSea); });
      if ((checks_by_owner(pos, slot, after) & ~before) != 0) continue;
      Target target{cell};
      target.slot = slot;
      target.rule = &kSea;
      out.push_back(target);
    }
  }
  const RuleText* refusal(const Position& pos, SlotId slot, const Action& action) const override {
    if (!my_move(pos, slot) || action.type != Action::Type::move || !free_cell(pos, action.to)) return nullptr;
    const Piece* piece = pos.piece_at(action.from);
    return piece && piece->kind == bishop_ && piece->controller == owner(pos, slot) ? &kSea : nullptr;
  }
  void on_moved(Context& ctx, SlotId slot) const override {
    if (!i_moved(ctx.pos(), slot)) return;
    const PieceId id = ctx.pos().last_action.piece;
    const Mark* at_sea = ctx.pos().find_mark(kAtSea, id);
    if (at_sea) ctx.propose(slot, change::unmarked(Mark(*at_sea)), kSea);
    if (ctx.pos().last_action.slot != slot) return;
    ctx.count(slot, kSailed, 0, 1);
    if (!hill_ || !on_board(ctx.pos(), id)) return;
    Mark mark;
    mark.what = kAtSea;
    mark.piece = id;
    mark.seat = owner(ctx.pos(), slot);
    mark.slot = slot;
    ctx.propose(slot, change::marked(mark), kSea);
  }
  void on_tick(Context& ctx, SlotId slot) const override {
    if (!my_turn(ctx.pos(), slot)) return;
    ctx.count(slot, kResting, 0, ctx.counted(slot, kSailed));
    ctx.count(slot, kSailed, 0, 0);
  }
  void on_idle_turn(Context& ctx, SlotId slot) const override { ctx.count(slot, kResting, 0, 0); }
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    ctx.count(slot, kResting, 0, given_count(position, owner(ctx.pos(), slot), "sea"));
  }
  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    out["sea"] = pos.counted(slot, kResting);
  }

 private:
  enum Memory { kResting, kSailed };
  /// On a hill that gives points, who has sailed in does not count until it moves there in the ordinary way.
  static constexpr const char* kAtSea = "no-points";

  /// Opponents that the owner checks, a bit each.
  static std::uint64_t checks_by_owner(const Position& pos, SlotId slot, const Checks& checks) {
    std::uint64_t seats = 0;
    for (const Seat seat : pos.rules->seats)
      if ((checks[index(seat)] >> index(owner(pos, slot))) & 1) seats |= 1ULL << index(seat);
    return seats;
  }
  Kind bishop_;
  bool hill_;
};

}  // namespace

Army athens_army() {
  return {"athens", "Athens: sea", "K B B B / P P P P", "recovered", {"king", "bishop"}, {}, false, [](Installer& in) {
            in.power(std::make_unique<Sea>(in.kind("bishop"), in.option("mode") == "king-of-the-hill"));
          }};
}

}  // namespace arbiter::european
