// SPDX-License-Identifier: MIT
#include <algorithm>

#include "referee/european_first/armies.h"

namespace arbiter::european::first {

namespace {

constexpr RuleText kNumbers{"persia.numbers",
                            "At the end of its turn Persia may set up again, near its corner, what it had lost before "
                            "that turn; what it does not set up then is gone.",
                            "European Chess, first edition, Persia"};
constexpr RuleText kFragile{"persia.fragile",
                            "In check Persia may only capture the piece that gives it; if it cannot, it is mated.",
                            "European Chess, first edition, Persia"};

class Numbers final : public PowerOf<Numbers> {
 public:
  Numbers(Kind king, int columns, int rows) : king_(king), columns_(columns), rows_(rows) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kNumbers}; }
  /// What a position has in Persia's hand was lost. In Persia's turn `counters.owed` of it fall due (else all), the
  /// first kinds of the game's list first, and what was lost later waits.
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    const Seat seat = owner(ctx.pos(), slot);
    int hand = 0;
    for_kinds(ctx.pos(), [&](Kind kind) { hand += ctx.pos().seats[index(seat)].hand[kind]; });
    const int given = given_count(position, owner(ctx.pos(), slot), "owed", -1);
    if (given > hand)
      ctx.reject(make_message("%1: %2 has only %3 in hand", "counters.owed", arg::word("Persia"), hand));
    const bool counts = given >= 0 && ctx.pos().to_act == seat;
    int left = counts ? given : 0;
    for_kinds(ctx.pos(), [&](Kind kind) {
      const int n = ctx.pos().seats[index(seat)].hand[kind], now = std::min(n, left);
      left -= now;
      ctx.count(slot, kDue, kind, now);
      ctx.count(slot, kLost, kind, n - now);
    });
    ctx.count(slot, kGiven, 0, counts);
  }
  void on_event(Effects& ctx, SlotId slot, const Event& event) const override {
    const auto gone = piece_gone(event.change);
    const Seat seat = owner(ctx.pos(), slot);
    if (!gone || gone->from != seat || !ctx.pos().playing(seat)) return;
    const Kind kind = ctx.pos().pieces[gone->piece].kind;
    if (kind != king_) change_hand(ctx, slot, kLost, kind, 1);
  }
  void on_turn_start(Context& ctx, SlotId slot) const override {
    if (!my_turn(ctx.pos(), slot) || ctx.counted(slot, kGiven) != 0) return;
    for_kinds(ctx.pos(), [&](Kind kind) {
      ctx.count(slot, kDue, kind, ctx.counted(slot, kDue, kind) + ctx.counted(slot, kLost, kind));
      ctx.count(slot, kLost, kind, 0);
    });
  }
  void on_continue(Context& ctx, SlotId slot) const override {
    if (my_turn(ctx.pos(), slot) && due(ctx.pos(), slot) != 0) ask(ctx, slot, "after", owner(ctx.pos(), slot));
  }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (!asking(pos, slot, "after")) return;
    for (const Cell cell : pos.board().cells()) {
      if (!in_corner(pos.board(), owner(pos, slot), cell, columns_, rows_) || !free_cell(pos, cell)) continue;
      for_kinds(pos, [&](Kind kind) {
        if (pos.counted(slot, kDue, kind) != 0) out.push_back(place(kind, cell));
      });
    }
    out.push_back(end());
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (ctx.pos().last_action.asked != slot) return false;
    if (action.type == Action::Type::end) return true;
    if (action.type != Action::Type::place) return false;
    const Seat seat = owner(ctx.pos(), slot);
    // A placement is an action of its own, with its own consequences.
    ctx.last_action() = LastAction{Action::Type::place, seat};
    change_hand(ctx, slot, kDue, action.kind, -1);
    ctx.propose(slot, change::placed(action.kind, seat, seat, action.to), kNumbers);
    ctx.acted();
    return true;
  }
  void on_turn_end(Context& ctx, SlotId slot) const override {
    if (!my_turn(ctx.pos(), slot)) return;
    ctx.count(slot, kGiven, 0, 0);
    for_kinds(ctx.pos(), [&](Kind kind) {
      while (ctx.counted(slot, kDue, kind) != 0) change_hand(ctx, slot, kDue, kind, -1);
    });
  }
  void write_counters(const Position& pos, SlotId slot, Value& out) const override { out["owed"] = due(pos, slot); }

 private:
  enum Memory { kLost, kDue, kGiven };
  template <class Visit>
  static void for_kinds(const Position& pos, Visit&& visit) {
    for (std::size_t k = 0; k < pos.rules->kinds.size(); ++k) visit(static_cast<Kind>(k));
  }
  static int due(const Position& pos, SlotId slot) {
    int n = 0;
    for_kinds(pos, [&](Kind kind) { n += pos.counted(slot, kDue, kind); });
    return n;
  }
  static void change_hand(Effects& ctx, SlotId slot, Memory which, Kind kind, int by) {
    const Seat seat = owner(ctx.pos(), slot);
    ctx.count(slot, which, kind, ctx.counted(slot, which, kind) + by);
    ctx.set_hand(seat, kind, ctx.pos().seats[index(seat)].hand[kind] + by);
  }
  Kind king_;
  int columns_, rows_;
};

class Fragile final : public PowerOf<Fragile> {
 public:
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kFragile}; }
  const RuleText* filter(const Position& pos, SlotId slot, ActionList& list) const override {
    if (list.empty() || !my_move(pos, slot)) return nullptr;
    const PieceId royal = last_royal(pos, owner(pos, slot));
    if (royal == kNoPiece) return nullptr;
    const auto checkers = attackers(pos, royal);
    if (checkers.empty()) return nullptr;
    const std::size_t before = list.size();
    list.erase(std::remove_if(list.begin(), list.end(),
                              [&](const Action& a) {
                                const bool moves = a.type == Action::Type::move || a.type == Action::Type::shot;
                                return !moves ||
                                       std::find(checkers.begin(), checkers.end(), pos.at(a.to)) == checkers.end();
                              }),
               list.end());
    return list.size() < before ? &kFragile : nullptr;
  }
};

}  // namespace

Army persia_army() {
  return {"persia",
          "Persia: numbers",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {{"persia.area", "3x5", {"3x5", "2x4"}, "Where lost pieces may be set up again."}},
          false,
          [](Installer& in) {
            const bool small = in.option("persia.area") == "2x4";
            in.power(std::make_unique<Numbers>(in.kind("king"), small ? 4 : 5, small ? 2 : 3));
            in.power(std::make_unique<Fragile>());
          }};
}

}  // namespace arbiter::european::first
