// SPDX-License-Identifier: MIT
#include <algorithm>

#include "referee/european/army.h"

namespace arbiter::european {

namespace {

constexpr RuleText kTreaty{
    "belgium.treaty",
    "When a seat captures a Belgian piece, Belgium may call on a third seat: on its next turn it must "
    "capture a piece of the aggressor if it can.",
    "European Chess, Belgium"};

class Treaty final : public PowerOf<Treaty> {
 public:
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kTreaty}; }
  [[nodiscard]] bool obliges() const override { return true; }
  void on_event(Effects& ctx, SlotId slot, const Event& event) const override {
    const Seat belgium = owner(ctx.pos(), slot);
    const auto* taken = event.as<change::Captured>();
    if (taken == nullptr || taken->from != belgium || taken->by == Seat::none || taken->by == belgium) return;
    ctx.count(slot, kAggressor, 0, index(taken->by) + 1);
    ctx.close_windows(slot);
    ctx.offer(slot, belgium);
  }
  void reactions(const Position& pos, SlotId slot, Seat, ActionList& out) const override {
    const Seat belgium = owner(pos, slot);
    if (!pos.playing(belgium)) return;
    for (const Seat seat : others_in_play(pos, belgium))
      if (index(seat) + 1 != pos.counted(slot, kAggressor))
        out.push_back(say(Action::Type::react, "treaty " + std::string(name(seat))));
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (action.type != Action::Type::react || action.name() != "treaty" || action.seat != owner(ctx.pos(), slot))
      return false;
    ctx.count(slot, kTreaty_, index(*parse_seat(action.words()[1])), ctx.counted(slot, kAggressor));
    ctx.close_windows(slot);
    return true;
  }
  const RuleText* filter(const Position& pos, SlotId slot, ActionList& list) const override {
    const Seat ally = pos.decision.seat;
    if (ally == Seat::none || ally != pos.to_act || pos.decision.kind != "move") return nullptr;
    const int bound = pos.counted(slot, kTreaty_, index(ally));
    if (bound == 0 || pos.counted(slot, kActed) != 0) return nullptr;
    const Seat aggressor = seat_at(bound - 1);
    const auto strikes = [&](const Action& action) {
      if (action.type != Action::Type::move && action.type != Action::Type::shot) return false;
      const auto target = Engine::find_target(pos, action);
      return target && target->victim != kNoPiece && pos.pieces[target->victim].controller == aggressor;
    };
    ActionList all;
    if (pos.decision.slot == kNoSlot)
      ordinary_moves(pos, ally, all);  // the list may be one piece's only
    else
      all = list;
    if (!pos.playing(aggressor) || std::none_of(all.begin(), all.end(), strikes)) return nullptr;
    const std::size_t before = list.size();
    list.erase(std::remove_if(list.begin(), list.end(), [&](const Action& a) { return !strikes(a); }), list.end());
    return list.size() < before ? &kTreaty : nullptr;
  }
  void on_settled(Context& ctx, SlotId slot) const override {
    if (ctx.counted(slot, kTreaty_, index(ctx.pos().to_act)) != 0) ctx.count(slot, kActed, 0, 1);
  }
  void on_tick(Context& ctx, SlotId slot) const override {
    ctx.count(slot, kActed, 0, 0);
    ctx.count(slot, kTreaty_, index(ctx.pos().to_act), 0);
  }
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    for (const auto& [ally, aggressor] : position["counters"]["treaty"].table()) {
      const auto bound = parse_seat(ally);
      const auto by = aggressor.is_text() ? parse_seat(aggressor.text()) : std::nullopt;
      if (bound && by)
        ctx.count(slot, kTreaty_, index(*bound), index(*by) + 1);
      else
        ctx.expect("counters.treaty", make_message("seats by seat"));
    }
  }
  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    Value treaty = Value::Table();
    for (const Seat seat : pos.rules->seats)
      if (const int bound = pos.counted(slot, kTreaty_, index(seat)))
        treaty[std::string(name(seat))] = std::string(name(seat_at(bound - 1)));
    out["treaty"] = treaty;
  }

 private:
  enum Memory { kAggressor, kTreaty_, kActed };
};

}  // namespace

Army belgium_army() {
  return {"belgium",
          "Belgium: treaty",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {},
          false,
          [](Installer& in) { in.power(std::make_unique<Treaty>()); }};
}

}  // namespace arbiter::european
