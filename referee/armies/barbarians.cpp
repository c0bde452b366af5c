// SPDX-License-Identifier: MIT
#include <algorithm>

#include "referee/european/army.h"
#include "referee/european/edition.h"

namespace arbiter::european {

namespace {

constexpr RuleText kFerocity{
    "barbarians.ferocity",
    "A Barbarian piece that has captured cannot be captured until it moves or three more turns "
    "of its seat have ended; meanwhile it moves only with another of its own within two squares.",
    "European Chess, the Barbarians"};

constexpr RuleText kFerocityAtRest{
    "barbarians.ferocity",
    "A Barbarian piece that has captured rests on the next turn of its seat, and cannot be "
    "captured until that turn is over.",
    "European Chess, first edition, the Barbarians"};

class Ferocity final : public PowerOf<Ferocity> {
 public:
  /// `rests`: the piece does not move while it is marked, for one turn; else it may in company, for three.
  Ferocity(const RuleText& text, bool rests) : text_(text), rests_(rests) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  void on_event(Effects& ctx, SlotId slot, const Event& event) const override {
    const auto* swapped = event.as<change::Swapped>();
    const bool moved = swapped != nullptr || event.is<change::Moved>();
    const bool over = !rests_ && (moved || event.is<change::Control>());
    if (piece_gone(event.change) || over) calm(ctx, slot, piece_of(event.change));
    if (swapped && over) calm(ctx, slot, swapped->other);
  }
  void on_moved(Context& ctx, SlotId slot) const override {
    const LastAction& last_action = ctx.pos().last_action;
    if (!i_moved_or_shot(ctx.pos(), slot) || last_action.captured == kNoPiece ||
        !on_board(ctx.pos(), last_action.piece))
      return;
    calm(ctx, slot, last_action.piece);
    ctx.propose(slot, change::marked(mark_on(ctx.pos(), slot, last_action.piece)), text_);
    ctx.count(slot, kLeft, last_action.piece, rests_ ? 1 : kTurns);
    ctx.count(slot, kFresh, last_action.piece, 1);
  }
  const RuleText* forbids_capture(const Position& pos, SlotId slot, const Capture& capture) const override {
    return pos.counted(slot, kLeft, capture.victim) != 0 ? &text_ : nullptr;
  }
  const RuleText* pins(const Position& pos, SlotId slot, PieceId id) const override {
    if (pos.counted(slot, kLeft, id) == 0) return nullptr;
    if (rests_) return &text_;
    const auto mine = pieces_of(pos, owner(pos, slot));
    const bool company = std::any_of(mine.begin(), mine.end(), [&](PieceId other) {
      return other != id && pos.board().distance(pos.pieces[other].cell, pos.pieces[id].cell) <= 2;
    });
    return company ? nullptr : &text_;
  }
  void on_tick(Context& ctx, SlotId slot) const override {
    if (!my_turn(ctx.pos(), slot)) return;
    for (PieceId id = 0; id < ctx.pos().pieces.size(); ++id) {
      const int left = ctx.counted(slot, kLeft, id);
      if (left == 0) continue;
      if (ctx.pos().slots[slot].this_turn_only)
        calm(ctx, slot, id);  // a protection borrowed is over with the turn
      else if (ctx.counted(slot, kFresh, id) != 0)
        ctx.count(slot, kFresh, id, 0);
      else if (left == 1)
        calm(ctx, slot, id);
      else
        ctx.count(slot, kLeft, id, left - 1);
    }
  }
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    const Seat seat = owner(ctx.pos(), slot);
    given_counts(ctx.pos(), position, seat, "ferocity", [&](PieceId id, int left) {
      if (ctx.pos().pieces[id].controller == seat) ctx.count(slot, kLeft, id, std::clamp(left, 0, kTurns));
    });
    // A position may give the mark alone (then the capture was on the last turn), or the count alone.
    std::vector<PieceId> marked;
    for (const Mark& mark : ctx.pos().marks)
      if (mark.what == "ferocious" && mark.cell.valid() && !ctx.pos().empty(mark.cell) &&
          ctx.pos().piece_at(mark.cell)->controller == seat)
        marked.push_back(ctx.pos().at(mark.cell));
    for (const PieceId id : marked)
      if (ctx.counted(slot, kLeft, id) == 0) ctx.count(slot, kLeft, id, rests_ ? 1 : kTurns);
    for (const PieceId id : all_pieces(ctx.pos()))
      if (ctx.counted(slot, kLeft, id) != 0 && std::find(marked.begin(), marked.end(), id) == marked.end())
        ctx.add_mark(mark_on(ctx.pos(), slot, id));
  }
  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    Value left = Value::Table();
    for (const PieceId id : all_pieces(pos))
      if (const int n = pos.counted(slot, kLeft, id)) left[pos.board().name(pos.pieces[id].cell)] = n;
    out["ferocity"] = left;
  }

 private:
  enum Memory { kLeft, kFresh };
  static constexpr int kTurns = 3;
  const RuleText& text_;
  bool rests_;
  static Mark mark_on(const Position& pos, SlotId slot, PieceId id) {
    Mark mark;
    mark.what = "ferocious";
    mark.piece = id;
    mark.seat = owner(pos, slot);
    mark.slot = slot;
    return mark;
  }
  void calm(Effects& ctx, SlotId slot, PieceId id) const {
    if (ctx.counted(slot, kLeft, id) == 0) return;
    ctx.count(slot, kLeft, id, 0);
    ctx.count(slot, kFresh, id, 0);
    const Mark* mark = ctx.pos().find_mark("ferocious", id);
    if (mark) ctx.propose(slot, change::unmarked(Mark(*mark)), text_);
  }
};

}  // namespace

Army barbarians_army() {
  return {"barbarians",
          "The Barbarians: ferocity",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {},
          false,
          [](Installer& in) {
            const bool rests = setting(in.rules(), "barbarians.ferocity", "in-company") == "at-rest";
            const RuleText& text = rests ? kFerocityAtRest : kFerocity;
            in.table(std::make_unique<MarkFalls>(text, "ferocious"));
            in.power(std::make_unique<Ferocity>(text, rests));
          }};
}

}  // namespace arbiter::european
