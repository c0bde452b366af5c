#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kIndependence{"holy-roman-empire.independence",
                                 "After a rook's move another rook may move in another direction. A piece that has "
                                 "captured a rook of the Empire is safe from its rooks on the Empire's next turn.",
                                 "European Chess, the Holy Roman Empire"};

/// Up, down, left or right: the index in kLines of a straight move.
int direction(const Board& board, Cell from, Cell to) {
  const int dx = board.file(to) - board.file(from), dy = board.rank(to) - board.rank(from);
  return dy > 0 ? 0 : dy < 0 ? 1 : dx < 0 ? 2 : 3;
}

class Independence final : public PowerOf<Independence> {
 public:
  explicit Independence(Kind rook) : rook_(rook) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kIndependence}; }
  void on_continue(Context& ctx, SlotId slot) const override {
    const Deed& deed = ctx.pos().deed;
    if (i_moved(ctx.pos(), slot) && deed.asked != slot && deed.kind_before == rook_)
      ask(ctx, slot, "second", owner(ctx.pos(), slot), {deed.piece, direction(ctx.board(), deed.from, deed.to), 0, 0});
  }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (!asking(pos, slot, "second")) return;
    ActionList moves;
    moves_of(
        pos, owner(pos, slot), [&](PieceId id) { return pos.pieces[id].kind == rook_ && id != pos.decision.data[0]; },
        moves);
    for (Action& a : moves)
      if (direction(pos.board(), a.from, a.to) != pos.decision.data[1]) out.push_back(std::move(a));
    out.push_back(end());
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    return ctx.pos().deed.asked == slot && action.type == Action::Type::end;
  }

  // The truce.
  void on_moved(Context& ctx, SlotId slot) const override {
    const Deed& deed = ctx.pos().deed;
    const bool mine = deed.captured != kNoPiece && deed.captured_from == owner(ctx.pos(), slot) &&
                      ctx.pos().pieces[deed.captured].kind == rook_;
    if (!mine || !on_board(ctx.pos(), deed.piece) || ctx.pos().find_mark("truce", deed.piece)) return;
    Mark mark;
    mark.what = "truce";
    mark.piece = deed.piece;
    mark.seat = owner(ctx.pos(), slot);
    mark.slot = slot;
    ctx.propose(slot, change::marked(mark), kIndependence);
  }
  const RuleText* spares(const Position& pos, SlotId slot, const Capture& capture) const override {
    const Piece& attacker = pos.pieces[capture.attacker];
    if (attacker.controller != owner(pos, slot) || attacker.kind != rook_) return nullptr;
    const Mark* mark = pos.find_mark("truce", capture.victim);
    return mark && mark->seat == owner(pos, slot) ? &kIndependence : nullptr;
  }
  void on_turn_end(Context& ctx, SlotId slot) const override {
    if (!my_turn(ctx.pos(), slot)) return;
    for (std::size_t i = ctx.pos().marks.size(); i-- > 0;) {
      const Mark mark = ctx.pos().marks[i];
      if (mark.what == "truce" && mark.seat == owner(ctx.pos(), slot))
        ctx.propose(slot, change::unmarked(mark), kIndependence);
    }
  }

 private:
  Kind rook_;
};

}  // namespace

Army holy_roman_empire_army() {
  return {"holy-roman-empire",
          "The Holy Roman Empire: independence",
          "K R R R / P P P P",
          "reconstructed",
          {"king", "rook"},
          {},
          false,
          [](Installer& in) {
            in.table(std::make_unique<MarkFalls>(kIndependence, "truce"));
            in.power(std::make_unique<Independence>(in.kind("rook")));
          }};
}

}  // namespace arbiter::european
