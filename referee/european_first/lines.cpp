// SPDX-License-Identifier: MIT
// Prussia and Gaul: what a piece that has moved does to its like on the four lines.
#include "referee/european_first/armies.h"

namespace arbiter::european::first {

namespace {

constexpr RuleText kEnlightenment{
    "prussia.enlightenment",
    "When a Prussian piece has moved, the first piece on each of its four lines, if it is "
    "an enemy of the same kind, slides up to three squares towards it.",
    "European Chess, first edition, Prussia"};
constexpr RuleText kFear{"gaul.fear",
                         "When a Gaulish piece has moved, the first piece on each of its four lines, if it is an enemy "
                         "of the same kind, goes up to two squares away from it, but not off the board.",
                         "European Chess, first edition, Gaul"};

class Lines final : public PowerOf<Lines> {
 public:
  /// Pieces go at most `squares`, towards the mover or away from it.
  Lines(const RuleText& text, int squares, bool towards) : text_(text), squares_(squares), towards_(towards) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  void on_moved(Context& ctx, SlotId slot) const override {
    if (!i_moved(ctx.pos(), slot) || !on_board(ctx.pos(), ctx.pos().last_action.piece)) return;
    std::vector<Change> changes;
    for (const Vec v : kLines) {
      const PieceId id = like(ctx.pos(), v);
      if (id == kNoPiece) continue;
      const Vec way = towards_ ? Vec{static_cast<std::int8_t>(-v.x), static_cast<std::int8_t>(-v.y)} : v;
      Cell to = ctx.pos().pieces[id].cell;
      for (int n = 0; n < squares_; ++n) {
        const Cell next = ctx.board().step(to, way);
        if (!free_cell(ctx.pos(), next)) break;
        to = next;
      }
      if (to != ctx.pos().pieces[id].cell) changes.push_back(change::moved(id, to));
    }
    if (!changes.empty()) ctx.propose_all(slot, std::move(changes), text_);
  }

 private:
  /// The first piece along the line, if it is an enemy of the mover's kind and not a last royal piece.
  static PieceId like(const Position& pos, Vec v) {
    const Piece& mover = pos.pieces[pos.last_action.piece];
    Cell at = pos.board().step(mover.cell, v);
    while (at.valid() && pos.empty(at)) at = pos.board().step(at, v);
    if (!at.valid()) return kNoPiece;
    const PieceId id = pos.at(at);
    const Piece& other = pos.pieces[id];
    const bool fits =
        other.kind == mover.kind && enemies(pos, other.controller, mover.controller) && !royal_now(pos, id);
    return fits ? id : kNoPiece;
  }
  const RuleText& text_;
  int squares_;
  bool towards_;
};

}  // namespace

Army prussia_army() {
  return {"prussia",
          "Prussia: enlightenment",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {},
          false,
          [](Installer& in) { in.power(std::make_unique<Lines>(kEnlightenment, 3, true)); }};
}

Army gaul_army() {
  return {"gaul",
          "Gaul: fear",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {},
          false,
          [](Installer& in) { in.power(std::make_unique<Lines>(kFear, 2, false)); }};
}

}  // namespace arbiter::european::first
