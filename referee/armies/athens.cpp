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
    const auto before = checks_of(pos, slot);
    Position trial = pos;
    trial.grid[bishop.cell.value] = kNoPiece;
    const std::size_t ordinary = out.size();
    for (const Cell cell : pos.board().cells()) {
      if (!free_cell(pos, cell)) continue;
      const auto is = [cell](const Target& t) { return t.to == cell; };
      if (std::any_of(out.begin(), out.begin() + static_cast<std::ptrdiff_t>(ordinary), is)) continue;
      trial.grid[cell.value] = id;
      trial.pieces[id].cell = cell;
      const bool checks = (checks_of(trial, slot) & ~before) != 0;
      trial.grid[cell.value] = kNoPiece;
      if (checks) continue;
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
    const PieceId id = ctx.pos().deed.piece;
    const Mark* at_sea = ctx.pos().find_mark(kAtSea, id);
    if (at_sea) ctx.propose(slot, change::unmarked(Mark(*at_sea)), kSea);
    if (ctx.pos().deed.slot != slot) return;
    ctx.count(slot, kSailed, 0, 1);
    if (!hill_ || !on_board(ctx.pos(), id)) return;
    Mark mark;
    mark.what = kAtSea;
    mark.piece = id;
    mark.seat = owner(ctx.pos(), slot);
    mark.slot = slot;
    ctx.propose(slot, change::marked(mark), kSea);
  }
  void on_turn_end(Context& ctx, SlotId slot) const override {
    if (!my_turn(ctx.pos(), slot)) return;
    ctx.count(slot, kResting, 0, ctx.counted(slot, kSailed));
    ctx.count(slot, kSailed, 0, 0);
  }
  void on_idle_turn(Context& ctx, SlotId slot) const override { ctx.count(slot, kResting, 0, 0); }
  void on_setup(Setup& ctx, SlotId slot, const Facts& position) const override {
    ctx.count(slot, kResting, 0, given_count(position, "sea"));
  }
  void write_counters(const Position& pos, SlotId slot, Facts& out) const override {
    out["sea"] = pos.counted(slot, kResting);
  }

 private:
  enum Memory { kResting, kSailed };
  /// On a hill that gives points, who has sailed in does not count until it moves there in the ordinary way.
  static constexpr const char* kAtSea = "no-points";

  /// Opponents that the owner checks, a bit each.
  static std::uint64_t checks_of(const Position& pos, SlotId slot) {
    std::uint64_t seats = 0;
    for (const Seat seat : pos.rules->seats) {
      if (!pos.playing(seat) || !enemies(pos, seat, owner(pos, slot))) continue;
      const PieceId royal = last_royal(pos, seat);
      if (royal == kNoPiece) continue;
      for (PieceId id = 0; id < pos.pieces.size(); ++id) {
        if (pos.pieces[id].controller != owner(pos, slot) || !attacks(pos, id, royal)) continue;
        seats |= 1ULL << index(seat);
        break;
      }
    }
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
