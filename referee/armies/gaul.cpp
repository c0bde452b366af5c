// SPDX-License-Identifier: MIT
#include <optional>

#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kFear{
    "gaul.fear",
    "A Gaulish piece that has moved may push away the first piece on each line, if it is an enemy of "
    "its own kind: up to two squares, and over the edge.",
    "European Chess, Gaul"};

class Fear final : public PowerOf<Fear> {
 public:
  enum class Royals { edge, ordinary, immune };
  explicit Fear(Royals royals) : royals_(royals) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kFear}; }
  void on_moved(Context& ctx, SlotId slot) const override {
    if (i_moved(ctx.pos(), slot) && on_board(ctx.pos(), ctx.pos().last_action.piece)) offer(ctx, slot, 0b1111);
  }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (!asking(pos, slot, "choose")) return;
    const Trial trial = Trial::for_owner(pos, slot);
    for (int line = 0; line < 4; ++line) {
      if (!((pos.decision.data[0] >> line) & 1)) continue;
      const auto change = push(pos, slot, line, trial);
      if (change) out.push_back(choose("push " + pos.board().name(pos.pieces[piece_of(*change)].cell)));
    }
    out.push_back(choose("none"));
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (ctx.pos().last_action.asked != slot || action.type != Action::Type::choose) return false;
    const int lines = ctx.counted(slot, kLines_);
    if (action.args == "none") return true;
    const PieceId id = ctx.pos().at(*ctx.board().find_cell(action.words()[1]));
    const Trial trial = Trial::for_owner(ctx.pos(), slot);
    for (int line = 0; line < 4; ++line) {
      const auto change = ((lines >> line) & 1) ? push(ctx.pos(), slot, line, trial) : std::nullopt;
      if (!change || piece_of(*change) != id) continue;
      ctx.propose(slot, *change, kFear);
      offer(ctx, slot, lines & ~(1 << line));
      break;
    }
    return true;
  }

 private:
  enum Memory { kLines_ };
  /// Asks about those of the lines that are still open.
  void offer(Context& ctx, SlotId slot, int lines) const {
    ctx.count(slot, kLines_, 0, lines);
    ask(ctx, slot, "choose", owner(ctx.pos(), slot), {lines, 0, 0, 0});
  }
  /// What a push along the line does, if there is one.
  [[nodiscard]] std::optional<Change> push(const Position& pos, SlotId slot, int line, const Trial& trial) const {
    const Board& board = pos.board();
    const Vec v = kLines[static_cast<std::size_t>(line)];
    const Piece& mover = pos.pieces[pos.last_action.piece];
    Cell at = board.step(mover.cell, v);
    while (at.valid() && pos.empty(at)) at = board.step(at, v);
    if (!at.valid()) return std::nullopt;
    const PieceId id = pos.at(at);
    const Piece& victim = pos.pieces[id];
    if (victim.kind != mover.kind || !enemies(pos, victim.controller, owner(pos, slot))) return std::nullopt;
    const bool royal = royal_now(pos, id);
    if (royal && royals_ == Royals::immune) return std::nullopt;
    Cell to = at;
    bool over = false;
    for (int n = 0; n < 2 && !over; ++n) {
      const Cell next = board.step(to, v);
      over = !next.valid();
      if (over || !free_cell(pos, next)) break;
      to = next;
    }
    if (over && royal && royals_ == Royals::edge) over = false;
    if (!over && to == at) return std::nullopt;
    Change change = over ? change::removed(id) : change::moved(id, to);
    // The immune stand, whichever way they would go.
    if (stopped(pos, change::moved(id, to), slot) || stopped(pos, change, slot)) return std::nullopt;
    if (trial.refuses(all_of(slot, {change}, kFear))) return std::nullopt;
    return change;
  }
  Royals royals_;
};

}  // namespace

Army gaul_army() {
  return {"gaul",
          "Gaul: fear",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {{"gaul.royals", "edge", {"edge", "ordinary", "immune"}, "What a push over the edge does to a royal piece."}},
          false,
          [](Installer& in) {
            const std::string royals = in.option("gaul.royals");
            in.power(std::make_unique<Fear>(royals == "edge"       ? Fear::Royals::edge
                                            : royals == "ordinary" ? Fear::Royals::ordinary
                                                                   : Fear::Royals::immune));
          }};
}

}  // namespace arbiter::european
