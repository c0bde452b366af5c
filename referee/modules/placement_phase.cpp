// SPDX-License-Identifier: MIT
#include "referee/modules/placement_phase.h"

#include <algorithm>

#include "referee/core/context.h"
#include "referee/core/engine.h"
#include "referee/modules/king_safety.h"
#include "referee/modules/kings_game.h"

namespace arbiter {

namespace {

using Zone = std::array<CellSet, 4>;

/// The seats place their pieces behind their pawns; S may object to N's rooks. A seat whose hand is empty has placed.
class Placement final : public RuleOf<Placement> {
 public:
  Placement(const PlacementTexts& texts, const PlacementOptions& options, const Zone& area, Kind rook, Kind pawn)
      : texts_(texts), options_(options), area_(area), rook_(rook), pawn_(pawn) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override {
    return {&texts_.place, &texts_.swap, &texts_.safety, &texts_.objection};
  }
  [[nodiscard]] bool bitboard(BitboardTerms&) const override { return true; }
  /// Once nothing is left to be placed.
  [[nodiscard]] bool bitboard_for(const Position& pos, SlotId slot, int) const override {
    const auto& seats = pos.rules->seats;
    return pos.counted(slot, kNext) == 0 &&
           std::all_of(seats.begin(), seats.end(), [&](Seat seat) { return in_hand(pos, seat) == 0; });
  }

  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    const Value& counters = position["counters"];
    ctx.count(slot, kObjected, 0, counters.number("objected", 0) != 0 ? 1 : 0);
    if (position.text("decision", "") == kChoose && !offending(ctx.pos()).empty()) ctx.decide(slot, kChoose, kFirst);
  }

  void on_turn_start(Context& ctx, SlotId slot) const override {
    ctx.forget(slot, kNext);
    const Seat seat = next_to_place(ctx.pos(), ctx.pos().to_act);
    if (seat == ctx.pos().to_act)
      ctx.decide(slot, kPlace, seat);
    else if (seat != Seat::none)
      hand_over(ctx, slot, seat);
  }

  void on_ready(Context& ctx, SlotId slot) const override { on_turn_start(ctx, slot); }  // after a correction

  std::optional<Seat> next_seat(const Position& pos, SlotId slot) const override {
    const int seat = pos.counted(slot, kNext);
    return seat == 0 ? std::nullopt : std::optional(seat_at(seat - 1));
  }

  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (pos.decision.slot != slot) return;
    if (pos.decision.kind == kChoose) {
      for (const char* answer : {"none", "object"}) {
        Action a;
        a.type = Action::Type::choose;
        a.args = answer;
        out.push_back(std::move(a));
      }
      return;
    }
    const Seat seat = pos.decision.seat;
    ActionList safe;
    for (const Action& a : placements(pos, slot, seat))
      if (!last(pos, a) || !attacked_after(pos, a)) safe.push_back(a);
    // A king that no last placement can cover stays attacked rather than stop the game.
    for (Action& a : safe.empty() ? placements(pos, slot, seat) : safe) out.push_back(std::move(a));
  }

  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (action.type == Action::Type::choose && ctx.pos().last_action.asked == slot) {
      if (action.args == "object") object(ctx, slot);
      hand_over(ctx, slot, action.args == "object" ? kSecond : kFirst);
      return true;
    }
    if (action.type != Action::Type::place) return false;
    const Seat seat = ctx.pos().last_action.seat;
    if (const PieceId pawn = ctx.pos().at(action.to); pawn != kNoPiece) {
      ctx.propose(slot, change::removed(pawn), texts_.swap);
      add_to_hand(ctx, seat, pawn_, 1);
    }
    ctx.propose(slot, change::placed(action.kind, seat, seat, action.to), texts_.place);
    add_to_hand(ctx, seat, action.kind, -1);
    ctx.acted();
    return true;
  }

  void on_judge(Context& ctx, SlotId slot) const override {
    const Position& pos = ctx.pos();
    if (pos.last_action.type != Action::Type::place) return;
    const Seat seat = pos.last_action.seat;
    if (in_hand(pos, seat, pawn_) > 0) return ctx.decide_instead(slot, kPlace, seat);
    const Seat next = next_to_place(pos, options_.alternate ? other_seat(pos, seat) : seat);
    if (next == seat) return ctx.decide_instead(slot, kPlace, seat);
    if (next != Seat::none) return hand_over(ctx, slot, next);
    if (options_.objection && ctx.counted(slot, kObjected) == 0 && !offending(pos).empty())
      return ctx.decide_instead(slot, kChoose, kFirst);
    hand_over(ctx, slot, kFirst);
  }

  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    if (pos.counted(slot, kObjected) != 0) out["objected"] = 1;
  }

  const RuleText* refusal(const Position& pos, SlotId slot, const Action& action) const override {
    if (pos.decision.slot != slot || action.type != Action::Type::place) return nullptr;
    const ActionList open = placements(pos, slot, pos.decision.seat);
    if (std::find(open.begin(), open.end(), action) != open.end()) return &texts_.safety;
    const Piece* there = pos.piece_at(action.to);
    return there && !replaceable(pos, pos.decision.seat, action.to) ? &texts_.swap : &texts_.place;
  }

 private:
  enum Memory { kObjected, kNext };  // next: the seat whose turn comes, its index plus one
  static constexpr std::string_view kPlace = "place", kChoose = "choose";
  static constexpr Seat kFirst = Seat::S, kSecond = Seat::N;

  static void hand_over(Context& ctx, SlotId slot, Seat seat) {
    ctx.count(slot, kNext, 0, index(seat) + 1);
    ctx.end_turn();
  }
  static int in_hand(const Position& pos, Seat seat, Kind kind) { return pos.seats[index(seat)].hand[kind]; }
  static int in_hand(const Position& pos, Seat seat) {
    int n = 0;
    for (const int k : pos.seats[index(seat)].hand) n += k;
    return n;
  }
  static void add_to_hand(Context& ctx, Seat seat, Kind kind, int n) {
    ctx.set_hand(seat, kind, in_hand(ctx.pos(), seat, kind) + n);
  }
  /// `wanted` if it still has something to place, else the other, else none.
  static Seat next_to_place(const Position& pos, Seat wanted) {
    if (in_hand(pos, wanted) > 0) return wanted;
    const Seat other = other_seat(pos, wanted);
    return in_hand(pos, other) > 0 ? other : Seat::none;
  }

  /// Does an own pawn stand there, still in its place of the array?
  bool replaceable(const Position& pos, Seat seat, Cell cell) const {
    const Piece* p = pos.piece_at(cell);
    return p && p->kind == pawn_ && p->army == seat &&
           std::any_of(pos.rules->setup.begin(), pos.rules->setup.end(),
                       [&](const StartPiece& s) { return s.cell == cell && s.army == seat; });
  }

  ActionList placements(const Position& pos, SlotId slot, Seat seat) const {
    ActionList list = placements(pos, slot, seat, options_.rooks_first_rank);
    // A first rank that is full, or barred by an objection, sends the rooks elsewhere.
    if (list.empty() && options_.rooks_first_rank) list = placements(pos, slot, seat, false);
    return list;
  }

  ActionList placements(const Position& pos, SlotId slot, Seat seat, bool rooks_first_rank) const {
    ActionList list;
    const bool displaced = in_hand(pos, seat, pawn_) > 0;
    for (Kind kind = 0; kind < pos.rules->kinds.size(); ++kind) {
      if (in_hand(pos, seat, kind) == 0 || (displaced && kind != pawn_)) continue;
      for (const Cell cell : pos.board().cells()) {
        const bool free = pos.empty(cell) && area_[index(seat)][cell.value];
        const bool swap = options_.pawn_swap && !displaced && replaceable(pos, seat, cell);
        if (!free && !swap) continue;
        if (kind == rook_ && rooks_first_rank && own_rank(pos.board(), cell, seat) != 1) continue;
        if (kind == rook_ && !rook_may(pos, slot, seat, cell)) continue;
        Action a;
        a.type = Action::Type::place;
        a.kind = kind;
        a.to = cell;
        list.push_back(std::move(a));
      }
    }
    return list;
  }

  bool rook_may(const Position& pos, SlotId slot, Seat seat, Cell cell) const {
    if (pos.counted(slot, kObjected) == 0 || seat != kSecond) return true;
    const int file = pos.board().file(cell);
    return file != king_file(pos) && std::none_of(pos.pieces.begin(), pos.pieces.end(), [&](const Piece& p) {
             return rook_of_second(p) && pos.board().file(p.cell) == file;
           });
  }

  bool rook_of_second(const Piece& p) const { return p.where == Where::board && p.kind == rook_ && p.army == kSecond; }
  static int king_file(const Position& pos) {
    const auto kings = royals(pos, kFirst);
    return kings.empty() ? -1 : pos.board().file(pos.pieces[kings.front()].cell);
  }

  /// N's rooks that S may object to: two on one file, or on the file of S's king.
  std::vector<PieceId> offending(const Position& pos) const {
    std::vector<PieceId> list;
    for (PieceId id = 0; id < pos.pieces.size(); ++id) {
      if (!rook_of_second(pos.pieces[id])) continue;
      const int file = pos.board().file(pos.pieces[id].cell);
      const auto there = std::count_if(pos.pieces.begin(), pos.pieces.end(), [&](const Piece& p) {
        return rook_of_second(p) && pos.board().file(p.cell) == file;
      });
      if (there > 1 || file == king_file(pos)) list.push_back(id);
    }
    return list;
  }

  void object(Context& ctx, SlotId slot) const {
    for (const PieceId rook : offending(ctx.pos())) {
      ctx.propose(slot, change::removed(rook), texts_.objection);
      add_to_hand(ctx, kSecond, rook_, 1);
    }
    ctx.count(slot, kObjected, 0, 1);
  }

  /// Nothing is left in the seat's hand after this placement.
  static bool last(const Position& pos, const Action& a) {
    return in_hand(pos, pos.decision.seat) == 1 && pos.empty(a.to);
  }

  static bool attacked_after(const Position& pos, const Action& a) {
    const Seat seat = pos.decision.seat;
    Position after = pos;
    EventList unseen;
    Context(after, unseen).propose(kNoSlot, change::placed(a.kind, seat, seat, a.to), *pos.rules->move_rule);
    return royal_attacked(after, seat);
  }

  PlacementTexts texts_;
  PlacementOptions options_;
  Zone area_;
  Kind rook_, pawn_;
};

}  // namespace

std::unique_ptr<Rule> placement_phase(const PlacementTexts& texts, const PlacementOptions& options,
                                      const std::array<CellSet, 4>& area, Kind rook, Kind pawn) {
  return std::make_unique<Placement>(texts, options, area, rook, pawn);
}

}  // namespace arbiter
