// SPDX-License-Identifier: MIT
#include <algorithm>

#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kEspionage{
    "usa.espionage",
    "At the start of its turn the USA throws a die; with three or more it may play the turn with the power of another "
    "army, which a second die points out, or, with five or six, which it chooses.",
    "European Chess, the USA"};

constexpr std::string_view kUsa = "usa";

class Espionage final : public PowerOf<Espionage> {
 public:
  explicit Espionage(std::shared_ptr<const Roster> roster) : roster_(std::move(roster)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kEspionage}; }

  void on_turn_start(Context& ctx, SlotId slot) const override {
    if (my_turn(ctx.pos(), slot)) ctx.queue(slot, 0);
  }
  /// Behind the automatic effects of the turn's start and the pawns to be set up.
  void on_task(Context& ctx, SlotId slot, int) const override { throw_for(ctx, slot, kFirst); }

  [[nodiscard]] const Army* plays_as(const Position& pos, SlotId slot) const override {
    const int army = pos.counted(slot, kPlays);
    return army == 0 ? nullptr : find_army(pos.rules->army_names[static_cast<std::size_t>(army - 1)]);
  }

  /// Limits on what may be done on successive turns run out in turns played without the power.
  void on_tick(Context& ctx, SlotId slot) const override {
    if (!my_turn(ctx.pos(), slot)) return;
    ctx.count(slot, kPlays, 0, 0);
    for (std::size_t s = 0; s < ctx.pos().slots.size(); ++s) {
      const Slot lent = ctx.pos().slots[s];
      if (lent.active || !lent.this_turn_only || lent.owner != owner(ctx.pos(), slot)) continue;
      if (const auto* power = Power::of(ctx.rules().rule(lent.rule))) power->on_idle_turn(ctx, static_cast<SlotId>(s));
    }
  }

  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (asking(pos, slot, "roll")) {
      for (int n = 1; n <= 6; ++n) out.push_back(say(Action::Type::roll, std::to_string(n)));
      if (pos.decision.data[0] == kAgain) out.push_back(choose("none"));
    } else if (asking(pos, slot, "choose")) {
      for (const Seat seat : others_in_play(pos, owner(pos, slot)))
        if (((pos.decision.data[0] >> index(seat)) & 1) && copied(pos, seat))
          out.push_back(choose(std::string(name(seat))));
      out.push_back(choose("none"));
    }
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (ctx.pos().last_action.asked != slot) return false;
    if (action.type == Action::Type::roll) {
      thrown(ctx, slot, action.args[0] - '0');
      return true;
    }
    if (action.type != Action::Type::choose) return false;
    if (const auto seat = parse_seat(action.args)) {
      ctx.count(slot, kPlays, 0, ctx.pos().seats[index(*seat)].army + 1);
      borrow(ctx, slot, *copied(ctx.pos(), *seat));
    }
    return true;
  }

 private:
  enum Memory { kThrow, kPlays };
  enum Throw { kFirst, kSecond, kAgain };

  static void throw_for(Context& ctx, SlotId slot, Throw which) {
    ctx.count(slot, kThrow, 0, which);
    ctx.decide(slot, "roll", owner(ctx.pos(), slot), {which, 0, 0, 0});
  }
  static void thrown(Context& ctx, SlotId slot, int die) {
    const Seat usa = owner(ctx.pos(), slot);
    const bool first = ctx.counted(slot, kThrow) == kFirst;
    ctx.propose(slot, change::rolled({die}), kEspionage);
    if (first && die <= 2) return;
    if (first && die <= 4) return throw_for(ctx, slot, kSecond);
    if (first) {
      ask(ctx, slot, "choose", usa, {0xff, 0, 0, 0});
      return;
    }
    // One and two: the seat clockwise, three and four: across, five and six: the other neighbour; by their places.
    Seat pointed = usa;
    for (int i = 0; i < (die + 1) / 2; ++i) pointed = ctx.rules().clockwise(pointed);
    if (ctx.pos().playing(pointed) && copied(ctx.pos(), pointed))
      ask(ctx, slot, "choose", usa, {1 << index(pointed), 0, 0, 0});
    else
      throw_for(ctx, slot, kAgain);
  }

  /// The army of the seat, if its power can be taken over: one without a set-up or kinds of its own.
  static const Army* copied(const Position& pos, Seat seat) {
    const int army = pos.seats[index(seat)].army;
    if (army < 0) return nullptr;
    const Army* found = find_army(pos.rules->army_names[static_cast<std::size_t>(army)]);
    return found && !found->special_setup && found->id != kUsa ? found : nullptr;
  }
  /// The rest of the turn is the other army's, whose effects at the start of a turn happen now.
  void borrow(Context& ctx, SlotId slot, const Army& army) const {
    const Seat usa = owner(ctx.pos(), slot);
    attach_powers(ctx, *roster_, army.id, usa, true);
    for (std::size_t s = 0; s < ctx.pos().slots.size() && !ctx.pos().decision.pending(); ++s) {
      const Slot lent = ctx.pos().slots[s];
      if (lent.active && lent.this_turn_only && lent.owner == usa)
        ctx.rules().rule(lent.rule).on_turn_start(ctx, static_cast<SlotId>(s));
    }
  }
  std::shared_ptr<const Roster> roster_;
};

}  // namespace

Army usa_army() {
  return {std::string(kUsa),
          "The USA: espionage",
          "K R B N / P P P P",
          "stated",
          {"king", "rook", "bishop", "knight"},
          {},
          false,
          [](Installer& in) { in.power(std::make_unique<Espionage>(in.roster())); }};
}

}  // namespace arbiter::european
