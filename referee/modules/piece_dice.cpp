// SPDX-License-Identifier: MIT
#include "referee/modules/piece_dice.h"

#include <algorithm>
#include <array>
#include <memory>

#include "referee/core/context.h"
#include "referee/core/engine.h"

namespace arbiter {

namespace {

constexpr RuleText kDice{
    "original.dice",
    "Two four-sided dice say what may move: 1 the boat, 2 the knight, 3 the rook, 4 king or pawn; who can move "
    "nothing thrown loses the turn. Kings are simply captured.",
    "The club's appendix, Original Rules, dice; house ruling: the printed bishop of 3 is the rook"};

/// What may move is thrown with two four-sided dice before the turn.
class Dice final : public RuleOf<Dice> {
 public:
  explicit Dice(const StakesOptions& options) : o_(options) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kDice}; }

  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    const Value& dice = position["counters"]["dice"];
    if (dice.empty()) return;
    for (const int die : {0, 1}) {
      const int thrown = dice.number(kNames[die], 0);
      if (thrown < 0 || thrown > 4)
        return ctx.reject(make_message("%1: a die shows 1 to 4, or 0 when it has been used", "counters.dice"));
      ctx.count(slot, kDie, die, thrown);
    }
    ctx.count(slot, kThrown, 0, 1);
  }

  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    if (!pos.counted(slot, kThrown)) return;
    for (const int die : {0, 1}) out["dice"][kNames[die]] = pos.counted(slot, kDie, die);
  }

  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (pos.decision.slot != slot) return;
    for (int a = 1; a <= 4; ++a) {
      for (int b = 1; b <= 4; ++b) {
        Action roll;
        roll.type = Action::Type::roll;
        roll.args = std::to_string(a) + " " + std::to_string(b);
        out.push_back(roll);
      }
    }
  }

  const RuleText* refusal(const Position& pos, SlotId slot, const Action& action) const override {
    if (pos.over()) return nullptr;
    if (action.type == Action::Type::roll || pos.decision.kind == "roll") return &kDice;
    if (action.type != Action::Type::move) return nullptr;
    const Piece* piece = pos.piece_at(action.from);
    return piece && piece->controller == pos.decision.seat && !allowed(pos, slot, piece->kind) ? &kDice : nullptr;
  }

  const RuleText* filter(const Position& pos, SlotId slot, ActionList& list) const override {
    const std::size_t before = list.size();
    list.erase(std::remove_if(list.begin(), list.end(),
                              [&](const Action& a) {
                                return a.type == Action::Type::move &&
                                       !allowed(pos, slot, pos.pieces[pos.at(a.from)].kind);
                              }),
               list.end());
    return list.size() < before ? &kDice : nullptr;
  }

  void on_ready(Context& ctx, SlotId slot) const override {
    if (!ctx.counted(slot, kThrown)) ctx.decide(slot, "roll", ctx.pos().to_act);
  }

  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (action.type != Action::Type::roll) return false;
    std::vector<int> dice;
    for (const std::string& word : action.words()) dice.push_back(word.front() - '0');
    for (int die = 0; die < 2; ++die) ctx.count(slot, kDie, die, dice[static_cast<std::size_t>(die)]);
    ctx.count(slot, kThrown, 0, 1);
    ctx.propose(slot, change::rolled(std::move(dice)), kDice);
    ctx.ask_again();
    return true;
  }

  bool on_no_move(Context& ctx, SlotId slot) const override {
    ctx.propose(slot, change::skipped(ctx.pos().to_act, ctx.pos().place), kDice);
    ctx.end_turn();
    return true;
  }

  void on_continue(Context& ctx, SlotId slot) const override {
    if (!o_.move_for_each_die || ctx.pos().last_action.type != Action::Type::move) return;
    const int spent = die_of(ctx.pos().last_action.kind_before);
    const int die = ctx.counted(slot, kDie, 0) == spent ? 0 : 1;
    ctx.count(slot, kDie, die, 0);
    const Seat seat = ctx.pos().to_act;
    if (ctx.counted(slot, kDie, 1 - die) && ctx.pos().playing(seat) && ctx.as_turn_of(seat, &Engine::any_legal))
      ctx.ask_again();
  }

  void on_turn_end(Context& ctx, SlotId slot) const override {
    ctx.forget(slot, kDie);
    ctx.forget(slot, kThrown);
  }

 private:
  static constexpr std::array kNames{"first", "second"};
  enum Memory { kDie, kThrown };  // first and second die, 0 when used; whether the turn's dice are thrown

  [[nodiscard]] int die_of(Kind kind) const {
    return kind == o_.boat ? 1 : kind == o_.knight ? 2 : kind == o_.rook ? 3 : 4;
  }
  [[nodiscard]] bool allowed(const Position& pos, SlotId slot, Kind kind) const {
    return pos.counted(slot, kDie, 0) == die_of(kind) || pos.counted(slot, kDie, 1) == die_of(kind);
  }

  StakesOptions o_;
};

}  // namespace

void add_piece_dice(Rules& rules, const StakesOptions& options) { rules.add(std::make_unique<Dice>(options)); }

}  // namespace arbiter
