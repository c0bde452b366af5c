// SPDX-License-Identifier: MIT
#include <algorithm>

#include "referee/european/army.h"
#include "referee/european/basics.h"

namespace arbiter::european {

namespace {

constexpr RuleText kTraps{"vietnam.traps",
                          "Vietnam hides a trap in the centre. Another seat's piece that stops on it is lost, or held "
                          "for two turns if it can "
                          "leap; one that runs over it is held where it stops.",
                          "European Chess, Vietnam"};

/// Cells that a piece passed on its way in a straight line, also round the edge of the board; none for a leap, and none
/// on a way that a power offers.
std::vector<Cell> passed(const Position& pos, const LastAction& last_action) {
  std::vector<Cell> way;
  if (last_action.leap || (last_action.slot != kNoSlot && !last_action.special)) return way;
  bool crossed = false;
  Cell at = last_action.from;
  for (int n = 1; n < last_action.steps; ++n)
    way.push_back(at = pos.board().step_wrapped(at, last_action.step, crossed));
  return way;
}

class Traps final : public PowerOf<Traps> {
 public:
  explicit Traps(bool spares_royals) : spares_royals_(spares_royals) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kTraps}; }

  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    for (std::size_t i = ctx.pos().marks.size(); i-- > 0;) {
      Mark mark = ctx.pos().marks[i];
      if (mark.what != kHeld || mark.piece != kNoPiece || !mark.cell.valid() || ctx.pos().empty(mark.cell)) continue;
      mark.piece = ctx.pos().at(mark.cell);
      mark.cell = kNoCell;
      mark.slot = slot;
      ctx.drop_mark(i);
      ctx.add_mark(mark);
      ctx.count(slot, kTurnsHeld, mark.piece, kHeldTurns);
    }
    ctx.count(slot, kTurns, 0, std::clamp(given_count(position, owner(ctx.pos(), slot), "trap"), 0, kTurnsToMove));
    const Value& secrets = position["secrets"];
    if (secrets.has("trap")) {
      const auto& sq = secrets["trap"];
      const auto cell = sq.is_text() ? ctx.board().find_cell(sq.text()) : std::nullopt;
      if (!cell || !in_centre(ctx.board(), *cell))
        return ctx.expect("secrets.trap", make_message("a square of c3 to f6"));
      ctx.count(slot, kTrap, 0, cell->value + 1);
    } else {
      ctx.queue(slot, 0);
    }
  }
  /// Before play: where the first trap is.
  void on_task(Context& ctx, SlotId slot, int) const override {
    const Seat seat = owner(ctx.pos(), slot);
    if (ctx.pos().playing(seat)) ctx.decide(slot, "secret", seat);
  }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (asking(pos, slot, "secret")) offer(pos, slot, false, out);
  }
  void announcements(const Position& pos, SlotId slot, ActionList& out) const override {
    if (pos.over() || pos.phase == Phase::setup || !pos.playing(owner(pos, slot))) return;
    const bool set = pos.counted(slot, kTrap) != 0;
    const bool holds_one =
        std::any_of(pos.marks.begin(), pos.marks.end(), [](const Mark& m) { return m.what == kHeld; });
    if (set ? pos.counted(slot, kTurns) >= kTurnsToMove : !holds_one) offer(pos, slot, true, out);
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (action.type != Action::Type::secret || action.name() != "trap" || action.seat != owner(ctx.pos(), slot))
      return false;
    ctx.count(slot, kTrap, 0, ctx.board().find_cell(action.words()[1])->value + 1);
    // The first one asked for may have lain there for as long as the position says.
    if (ctx.pos().last_action.asked != slot) ctx.count(slot, kTurns, 0, 0);
    return true;
  }

  void on_moved(Context& ctx, SlotId slot) const override {
    const Position& pos = ctx.pos();
    const LastAction& last_action = pos.last_action;
    const int trap = pos.counted(slot, kTrap) - 1;
    if (trap < 0 || last_action.type != Action::Type::move || last_action.piece == kNoPiece ||
        !on_board(pos, last_action.piece))
      return;
    if (last_action.seat == owner(pos, slot) || (spares_royals_ && royal_now(pos, last_action.piece))) return;
    const Cell cell{static_cast<std::uint8_t>(trap)};
    const auto way = passed(pos, last_action);
    const bool stopped_there = last_action.to == cell;
    if (!stopped_there && std::find(way.begin(), way.end(), cell) == way.end()) return;
    const bool lost = stopped_there && !can_leap(pos, last_action.piece);
    attempt(ctx, slot, [&](Context& where) { spring(where, slot, cell, lost); });
  }
  const RuleText* pins(const Position& pos, SlotId, PieceId id) const override {
    return pos.find_mark(kHeld, id) ? &kTraps : nullptr;
  }
  void on_tick(Context& ctx, SlotId slot) const override {
    if (my_turn(ctx.pos(), slot) && ctx.counted(slot, kTrap) != 0)
      ctx.count(slot, kTurns, 0, std::min(ctx.counted(slot, kTurns) + 1, kTurnsToMove));
    for (const PieceId id : pieces_of(ctx.pos(), ctx.pos().to_act)) {
      const Mark* held = ctx.pos().find_mark(kHeld, id);
      if (held == nullptr || held->slot != slot) continue;
      const int left = ctx.counted(slot, kTurnsHeld, id) - 1;
      ctx.count(slot, kTurnsHeld, id, std::max(left, 0));
      if (left > 0) continue;
      const Mark mark = *held;
      ctx.propose(slot, change::unmarked(mark), kTraps);
    }
  }

  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    if (pos.counted(slot, kTrap) != 0) out["trap"] = pos.counted(slot, kTurns);
  }
  void write_secrets(const Position& pos, SlotId slot, Seat viewer, Value& out) const override {
    const int trap = pos.counted(slot, kTrap) - 1;
    if (trap >= 0 && (viewer == Seat::none || viewer == owner(pos, slot)))
      out["trap"] = pos.board().name(Cell{static_cast<std::uint8_t>(trap)});
  }

  void forget(Notes& ctx, SlotId slot, Seat viewer) const override {
    if (viewer != owner(ctx.pos(), slot)) ctx.count(slot, kTrap, 0, 0);
  }

 private:
  /// The trap on the cell takes the piece that has moved, or holds it.
  static void spring(Context& ctx, SlotId slot, Cell cell, bool lost) {
    const PieceId caught = ctx.pos().last_action.piece;
    Mark mark;
    mark.what = kHeld;
    mark.piece = caught;
    mark.slot = slot;
    change::Revealed found;
    found.what = "trap";
    found.on = cell;
    found.seat = owner(ctx.pos(), slot);
    ctx.count(slot, kTrap, 0, 0);
    ctx.count(slot, kTurns, 0, 0);
    // The turn that is under way does not count.
    const bool own_turn = ctx.pos().pieces[caught].controller == ctx.pos().to_act;
    ctx.count(slot, kTurnsHeld, caught, lost ? 0 : kHeldTurns + (own_turn ? 1 : 0));
    ctx.propose(slot, std::move(found), kTraps);
    ctx.propose(slot, lost ? change::removed(caught) : change::marked(mark), kTraps);
  }
  enum Memory { kTrap, kTurns, kTurnsHeld };
  static constexpr const char* kHeld = "trapped";
  static constexpr int kHeldTurns = 2;
  static constexpr int kTurnsToMove = 5;

  static void offer(const Position& pos, SlotId slot, bool empty_only, ActionList& out) {
    for (const Cell cell : pos.board().cells()) {
      if (!in_centre(pos.board(), cell) || (empty_only && !pos.empty(cell))) continue;
      Action action = say(Action::Type::secret, "trap " + pos.board().name(cell));
      action.seat = owner(pos, slot);
      out.push_back(std::move(action));
    }
  }
  bool spares_royals_;
};

}  // namespace

Army vietnam_army() {
  return {"vietnam",
          "Vietnam: traps",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {{"vietnam.royals", "hit", {"hit", "spared"}, "Whether royal pieces are caught by traps."}},
          true,
          [](Installer& in) { in.power(std::make_unique<Traps>(in.option("vietnam.royals") == "spared")); }};
}

}  // namespace arbiter::european
