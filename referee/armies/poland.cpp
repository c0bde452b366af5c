// SPDX-License-Identifier: MIT
#include <algorithm>

#include "referee/european/army.h"
#include "referee/european/edition.h"
#include "referee/european/newcomer.h"

namespace arbiter::european {

namespace {

constexpr RuleText kAlliance{
    "poland.alliance",
    "After its move Poland may give a pawn to an enemy, who sets it up in its own corner. Until the end of the ally's "
    "second turn neither captures the other's pieces, and every capture by the ally brings Poland a pawn.",
    "European Chess, Poland"};

/// The treaties that are in force and the pawns still to be set up, whoever has made them.
constexpr RuleText kOneSidedAlliance{
    "poland.alliance",
    "After its move Poland may give a pawn to an enemy, who sets it up in its own corner. Until the end of the ally's "
    "second turn the ally captures no Polish piece, and every capture by it brings Poland a pawn.",
    "European Chess, first edition, Poland"};

class Alliances final : public RuleOf<Alliances> {
 public:
  /// Owed pawns are set up among the first `columns` x `rows`; `binds_giver`: Poland does not capture its ally's
  /// pieces.
  Alliances(const RuleText& text, Kind pawn, int columns, int rows, bool binds_giver)
      : text_(text), pawn_(pawn), columns_(columns), rows_(rows), binds_giver_(binds_giver) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }

  static constexpr int kLasts = 2;  ///< turns of the ally
  static void ally(Effects& ctx, SlotId slot, Seat poland, Seat ally, int turns) {
    ctx.count(slot, kTurns, pair(poland, ally), turns);
  }
  static void end_all(Context& ctx, SlotId slot, Seat poland) {
    for (const Seat ally : ctx.rules().seats) ctx.count(slot, kTurns, pair(poland, ally), 0);
  }
  void owe(Effects& ctx, SlotId slot, Seat seat) const {
    ctx.count(slot, kOwed, index(seat), ctx.counted(slot, kOwed, index(seat)) + 1);
    ctx.set_hand(seat, pawn_, ctx.pos().seats[index(seat)].hand[pawn_] + 1);
  }

  /// Pawns in the hand of a seat whose army keeps no reserve are pawns still to be set up.
  void on_setup(Setup& ctx, SlotId slot, const Value&) const override {
    for (const Seat seat : ctx.rules().seats) {
      const SeatState& state = ctx.pos().seats[index(seat)];
      const Army* army =
          state.army < 0 ? nullptr : find_army(ctx.rules().army_names[static_cast<std::size_t>(state.army)]);
      if (army && army->reserve.empty()) ctx.count(slot, kOwed, index(seat), state.hand[pawn_]);
    }
  }

  void on_turn_start(Context& ctx, SlotId slot) const override {
    if (ctx.counted(slot, kOwed, index(ctx.pos().to_act)) != 0) ctx.queue(slot, 0);
  }
  /// Behind the automatic effects of the turn's start; one pawn after the other.
  void on_task(Context& ctx, SlotId slot, int) const override {
    const Seat seat = ctx.pos().to_act;
    while (ctx.pos().playing(seat) && ctx.counted(slot, kOwed, index(seat)) != 0) {
      if (ask(ctx, slot, "place", seat)) return;
      settle(ctx, slot, seat);
    }
  }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (!asking(pos, slot, "place")) return;
    for (const Cell cell : pos.board().cells())
      if (in_corner(pos.board(), pos.to_act, cell, columns_, rows_) && free_cell(pos, cell))
        out.push_back(place(pawn_, cell));
    out.push_back(choose("none"));
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (ctx.pos().last_action.asked != slot) return false;
    const Seat seat = ctx.pos().to_act;
    settle(ctx, slot, seat);
    if (action.type == Action::Type::place) ctx.propose(slot, newcomer(ctx, pawn_, seat, action.to), text_);
    ctx.queue_first(slot, 0);
    return true;
  }

  const RuleText* forbids_capture(const Position& pos, SlotId slot, const Capture& capture) const override {
    const Seat a = pos.pieces[capture.attacker].controller, b = pos.pieces[capture.victim].controller;
    return (binds_giver_ && turns(pos, slot, a, b) != 0) || turns(pos, slot, b, a) != 0 ? &text_ : nullptr;
  }
  void on_event(Effects& ctx, SlotId slot, const Event& event) const override {
    if (const auto* out = event.as<change::Eliminated>()) ctx.count(slot, kOwed, index(out->seat), 0);
    const auto* taken = event.as<change::Captured>();
    if (taken == nullptr || taken->by == Seat::none) return;
    for (const Seat poland : ctx.rules().seats)
      if (turns(ctx.pos(), slot, poland, taken->by) != 0) owe(ctx, slot, poland);
  }
  void on_tick(Context& ctx, SlotId slot) const override {
    const Seat ally_ = ctx.pos().to_act;
    for (const Seat poland : ctx.rules().seats)
      if (const int left = ctx.counted(slot, kTurns, pair(poland, ally_))) ally(ctx, slot, poland, ally_, left - 1);
  }
  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    if (!out.has("alliance")) out["alliance"] = Value::Table();
    for (const Seat ally_ : pos.rules->seats) {
      // Of two alliances with the same seat both are shown, by whoever has made them.
      Value by_giver = Value::Table();
      for (const Seat poland : pos.rules->seats)
        if (const int left = turns(pos, slot, poland, ally_)) by_giver[std::string(name(poland))] = left;
      if (by_giver.empty()) continue;
      out["alliance"][std::string(name(ally_))] =
          by_giver.table().size() == 1 ? by_giver.table().begin()->second : by_giver;
    }
  }

 private:
  enum Memory { kTurns, kOwed };
  static int pair(Seat poland, Seat ally) { return index(poland) * kSeats + index(ally); }
  /// Turns of the ally that the alliance still has; none when either is out.
  static int turns(const Position& pos, SlotId slot, Seat poland, Seat ally) {
    const int left = pos.counted(slot, kTurns, pair(poland, ally));
    return left != 0 && pos.playing(poland) && pos.playing(ally) ? left : 0;
  }
  /// One pawn less is owed: it has been set up, or it is lost.
  void settle(Effects& ctx, SlotId slot, Seat seat) const {
    ctx.count(slot, kOwed, index(seat), ctx.counted(slot, kOwed, index(seat)) - 1);
    ctx.set_hand(seat, pawn_, ctx.pos().seats[index(seat)].hand[pawn_] - 1);
  }
  const RuleText& text_;
  Kind pawn_;
  int columns_, rows_;
  bool binds_giver_;
};

/// The gift, at the end of the turn.
class Gift final : public PowerOf<Gift> {
 public:
  explicit Gift(Kind pawn) : pawn_(pawn) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kAlliance}; }
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    const SlotId table = slot_of<Alliances>(ctx.pos());
    const Value& counters = position["counters"];
    if (table == kNoSlot || !counters.has("alliance")) return;
    for (const auto& [key, left] : counters["alliance"].table()) {
      const auto seat = parse_seat(key);
      const Value& turns = share_of(left, owner(ctx.pos(), slot));
      if (left.is_table() && turns.is_nothing()) continue;  // another seat's alliance
      if (!seat || !ctx.rules().seated(*seat) || !turns.is_whole_in(1, Alliances::kLasts))
        ctx.expect("counters.alliance." + key, make_message("a seat of the game and 1 or 2 turns"));
      else
        Alliances::ally(ctx, table, owner(ctx.pos(), slot), *seat, turns.number());
    }
  }
  void on_continue(Context& ctx, SlotId slot) const override {
    if (my_turn(ctx.pos(), slot) && ctx.pos().last_action.asked != slot)
      ask(ctx, slot, "after", owner(ctx.pos(), slot));
  }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (!asking(pos, slot, "after")) return;
    const Trial trial = Trial::for_owner(pos, slot);
    for (const PieceId id : pieces_of(pos, owner(pos, slot))) {
      if (pos.pieces[id].kind != pawn_) continue;
      for (const Seat seat : enemies_in_play(pos, owner(pos, slot)))
        if (!trial.refuses([&](Context& ctx) { give(ctx, slot, id, seat); }))
          out.push_back(power("alliance " + pos.board().name(pos.pieces[id].cell) + " " + std::string(name(seat))));
    }
    out.push_back(end());
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (ctx.pos().last_action.asked != slot) return false;
    if (action.type != Action::Type::power) return true;
    const auto words = action.words();
    give(ctx, slot, ctx.pos().at(*ctx.board().find_cell(words[1])), *parse_seat(words[2]));
    return true;
  }
  void on_given_up(Context& ctx, SlotId slot) const override {
    if (const SlotId table = slot_of<Alliances>(ctx.pos()); table != kNoSlot)
      Alliances::end_all(ctx, table, owner(ctx.pos(), slot));
  }

 private:
  static void give(Context& ctx, SlotId slot, PieceId pawn, Seat seat) {
    const SlotId table = slot_of<Alliances>(ctx.pos());
    const auto& alliances = static_cast<const Alliances&>(ctx.rules().rule(ctx.pos().slots[table].rule));
    Alliances::ally(ctx, table, owner(ctx.pos(), slot), seat, Alliances::kLasts);
    alliances.owe(ctx, table, seat);
    ctx.propose(slot, change::removed(pawn), kAlliance);
  }
  Kind pawn_;
};

}  // namespace

Army poland_army() {
  return {"poland",
          "Poland: alliance",
          "K B N P / P P P P",
          "reconstructed",
          {"king", "bishop", "knight"},
          {},
          false,
          [](Installer& in) {
            const bool both = setting(in.rules(), "poland.captures", "not-allies") == "not-allies";
            const bool small = setting(in.rules(), "poland.area", "3x5") == "2x4";
            in.table(std::make_unique<Alliances>(both ? kAlliance : kOneSidedAlliance, in.kind("pawn"), small ? 4 : 5,
                                                 small ? 2 : 3, both));
            in.power(std::make_unique<Gift>(in.kind("pawn")));
          }};
}

}  // namespace arbiter::european
