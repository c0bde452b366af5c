// SPDX-License-Identifier: MIT

#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kBravery{"picts.bravery",
                            "No power of another seat moves a Pictish piece. Rooks and bishops also leap two or three "
                            "squares along their lines, but not on two turns running.",
                            "European Chess, the Picts"};

class Bravery final : public PowerOf<Bravery> {
 public:
  Bravery(Kind rook, Kind bishop) : rook_(rook), bishop_(bishop) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kBravery}; }
  void strikes(const Position& pos, SlotId slot, PieceId id, TargetList& out) const override {
    const Piece& piece = pos.pieces[id];
    const bool straight = piece.kind == rook_, diagonal = piece.kind == bishop_;
    if ((!straight && !diagonal) || piece.controller != owner(pos, slot) || !may_leap(pos, slot)) return;
    for (int x = -1; x <= 1; ++x) {
      for (int y = -1; y <= 1; ++y) {
        if ((x != 0 || y != 0) && (x == 0 || y == 0) == straight) leap(pos, slot, piece, x, y, out);
      }
    }
  }
  [[nodiscard]] bool lends_leap(const Position& pos, SlotId slot, PieceId id) const override {
    const Piece& p = pos.pieces[id];
    return p.controller == owner(pos, slot) && (p.kind == rook_ || p.kind == bishop_) &&
           pos.counted(slot, kResting) == 0;
  }
  const RuleText* refusal(const Position& pos, SlotId slot, const Action& action) const override {
    const bool resting = my_move(pos, slot) && action.type == Action::Type::move && pos.counted(slot, kResting) != 0;
    if (!resting) return nullptr;
    Position rested = pos;
    Notes(rested).count(slot, kResting, 0, 0);
    return Engine::find_target(rested, action) ? &kBravery : nullptr;
  }
  void on_moved(Context& ctx, SlotId slot) const override {
    if (i_moved(ctx.pos(), slot) && ctx.pos().last_action.slot == slot) ctx.count(slot, kLeapt, 0, 1);
  }
  void on_tick(Context& ctx, SlotId slot) const override {
    if (!my_turn(ctx.pos(), slot)) return;
    ctx.count(slot, kResting, 0, ctx.counted(slot, kLeapt));
    ctx.count(slot, kLeapt, 0, 0);
  }
  void on_idle_turn(Context& ctx, SlotId slot) const override { ctx.count(slot, kResting, 0, 0); }
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    ctx.count(slot, kResting, 0, given_count(position, owner(ctx.pos(), slot), "leap"));
  }
  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    out["leap"] = pos.counted(slot, kResting);
  }

 private:
  enum Memory { kResting, kLeapt };
  /// Whoever has leapt threatens nothing by another leap, from that very move on.
  static bool may_leap(const Position& pos, SlotId slot) {
    return pos.counted(slot, kResting) == 0 && pos.counted(slot, kLeapt) == 0;
  }
  /// The leaps of two and three in one direction, where the way is not open to an ordinary slide.
  static void leap(const Position& pos, SlotId slot, const Piece& piece, int x, int y, TargetList& out) {
    const Vec v{static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
    bool open = true;
    Cell at = pos.board().step(piece.cell, v);
    for (int n = 2; n <= 3 && at.valid(); ++n) {
      open = open && free_cell(pos, at);
      at = pos.board().step(at, v);
      if (!at.valid()) return;
      const Piece* there = pos.piece_at(at);
      if (open || closed_cell(pos, at) || (there && !enemies(pos, there->controller, piece.controller))) continue;
      Target target{at, pos.at(at)};
      target.leap = true;
      target.slot = slot;
      target.rule = &kBravery;
      out.push_back(target);
    }
  }
  Kind rook_, bishop_;
};

}  // namespace

Army picts_army() {
  return {"picts",
          "The Picts: bravery",
          "K R B B / P P P P",
          "reconstructed",
          {"king", "rook", "bishop"},
          {},
          false,
          [](Installer& in) {
            in.power(std::make_unique<Immunity>(kBravery, true, false));
            in.power(std::make_unique<Bravery>(in.kind("rook"), in.kind("bishop")));
          }};
}

}  // namespace arbiter::european
