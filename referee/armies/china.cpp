// SPDX-License-Identifier: MIT

#include "referee/european/army.h"
#include "referee/european/edition.h"

namespace arbiter::european {

namespace {

constexpr RuleText kCensorship{"china.censorship",
                               "China takes back the move of an enemy with four pieces or more, unless a royal piece "
                               "made it; the piece stays where it was for that turn. Then China waits until its next "
                               "turn is over.",
                               "European Chess, China"};

constexpr RuleText kCensorsAll{
    "china.censorship",
    "China takes back any move of an enemy; the piece stays where it was for that turn. Then "
    "China waits until its next turn is over.",
    "European Chess, first edition, China"};

class Censorship final : public PowerOf<Censorship> {
 public:
  Censorship(const RuleText& text, bool everything) : text_(text), everything_(everything) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&text_}; }
  [[nodiscard]] bool lasts() const override { return true; }  // the move that took China out may be taken back

  /// The window opens at the move itself, before the mover is asked anything.
  void on_event(Effects& ctx, SlotId slot, const Event& event) const override {
    const Position& pos = ctx.pos();
    const LastAction& last_action = pos.last_action;
    if (!is_the_move(last_action, event) || !pos.before) return;
    const Position& before = *pos.before;
    const Seat china = owner(pos, slot);
    if (!before.playing(china) || !enemies(pos, last_action.seat, china) || before.counted(slot, kWaits) != 0) return;
    if (!everything_ && (pieces_counted(before, last_action.seat) < 4 || royal_now(before, last_action.piece))) return;
    ctx.count(slot, kMoved, 0, last_action.piece + 1);
    ctx.offer_on_move(slot, china);
  }
  void reactions(const Position&, SlotId, Seat, ActionList& out) const override {
    out.push_back(say(Action::Type::react, "censor"));
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (action.type != Action::Type::react || action.name() != "censor" || action.seat != owner(ctx.pos(), slot))
      return false;
    const auto before = ctx.pos().before;
    const int piece = ctx.counted(slot, kMoved) - 1;
    const Seat mover = before->decision.seat;
    ctx.rewind(*before, text_);
    ctx.close_windows_of_others(mover, true);  // what an earlier move of the turn has opened is open again
    ctx.count(slot, kWaits, 0, 1);
    ctx.count(slot, kBarred, piece, 1);
    ctx.ask_once_more();
    return true;
  }
  const RuleText* pins(const Position& pos, SlotId slot, PieceId id) const override {
    return pos.counted(slot, kBarred, id) != 0 ? &text_ : nullptr;
  }
  void on_tick(Context& ctx, SlotId slot) const override {
    ctx.forget(slot, kBarred);
    if (my_turn(ctx.pos(), slot)) ctx.count(slot, kWaits, 0, 0);
  }
  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    ctx.count(slot, kWaits, 0, given_count(position, owner(ctx.pos(), slot), "censor"));
  }
  void write_counters(const Position& pos, SlotId slot, Value& out) const override {
    if (pos.playing(owner(pos, slot))) out["censor"] = pos.counted(slot, kWaits);
  }

 private:
  /// Is that what the action under way does by hand, a move or a shot?
  static bool is_the_move(const LastAction& last_action, const Event& event) {
    if (last_action.piece == kNoPiece) return false;
    if (const auto* moved = event.as<change::Moved>())
      return last_action.type == Action::Type::move && moved->piece == last_action.piece &&
             moved->from == last_action.from && moved->to == last_action.to;
    const auto* taken = event.as<change::Captured>();
    return taken != nullptr && last_action.type == Action::Type::shot && taken->piece == last_action.captured;
  }
  enum Memory { kWaits, kBarred, kMoved };
  const RuleText& text_;
  bool everything_;
};

}  // namespace

Army china_army() {
  return {"china",
          "China: censorship",
          "K R B N / P P P P",
          "reconstructed",
          {"king", "rook", "bishop", "knight"},
          {},
          false,
          [](Installer& in) {
            const bool all = setting(in.rules(), "china.censors", "large-armies") == "everything";
            in.power(std::make_unique<Censorship>(all ? kCensorsAll : kCensorship, all));
          }};
}

}  // namespace arbiter::european
