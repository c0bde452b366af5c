// SPDX-License-Identifier: MIT
// Lightning: armies are cards, and who captures or loses a piece draws another one.
#include <algorithm>

#include "referee/european/basics.h"
#include "referee/european/modes/ways.h"

namespace arbiter::european {

namespace {

constexpr RuleText kLightning{"modes.lightning",
                              "Armies are cards. Who captures or loses a piece puts its card under the pile and draws "
                              "the next; the power of the old one is gone with all that it counted.",
                              "European Chess, Lightning"};

class Cards final : public RuleOf<Cards> {
 public:
  Cards(std::vector<int> deck, std::shared_ptr<const Roster> roster)
      : deck_(std::move(deck)), roster_(std::move(roster)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kLightning}; }

  void on_setup(Setup& ctx, SlotId slot, const Value&) const override { put_pile(ctx, slot, deck_); }
  void on_event(Effects& ctx, SlotId slot, const Event& event) const override {
    const auto gone = piece_gone(event.change);
    if (!gone) return;
    if (gone->from != Seat::none) ctx.count(slot, kLost, index(gone->from), 1);
    if (gone->by != Seat::none) ctx.count(slot, kCaptured, index(gone->by), 1);
  }
  void on_judge(Context& ctx, SlotId slot) const override { deal(ctx, slot, true); }
  void on_ready(Context& ctx, SlotId slot) const override { deal(ctx, slot, false); }
  void on_turn_end(Context& ctx, SlotId slot) const override { ctx.queue(slot, kDealAtEnd); }
  /// Nobody knows the order of the pile: in its place stands one that tells nothing.
  void forget(Notes& ctx, SlotId slot, Seat /*viewer*/) const override {
    std::vector<int> cards = pile(ctx.pos(), slot);
    std::sort(cards.begin(), cards.end());
    for (std::size_t i = 0; i < cards.size(); ++i) ctx.count(slot, kPile, static_cast<int>(i), cards[i] + 1);
  }
  /// The new power may have something to add to the turn.
  void on_task(Context& ctx, SlotId slot, int data) const override {
    if (data == kDealAtEnd) return deal(ctx, slot, false);
    const Slot& drawn = ctx.pos().slots[static_cast<std::size_t>(data)];
    if (drawn.active) ctx.rules().rule(drawn.rule).on_continue(ctx, static_cast<SlotId>(data));
  }

 private:
  enum Memory { kPile, kCaptured, kLost };
  static constexpr int kDealAtEnd = -1;

  static std::vector<int> pile(const Position& pos, SlotId slot) {
    std::vector<int> list;
    for (int i = 0; pos.counted(slot, kPile, i) != 0; ++i) list.push_back(pos.counted(slot, kPile, i) - 1);
    return list;
  }
  static void put_pile(Context& ctx, SlotId slot, const std::vector<int>& cards) {
    ctx.forget(slot, kPile);
    for (std::size_t i = 0; i < cards.size(); ++i) ctx.count(slot, kPile, static_cast<int>(i), cards[i] + 1);
  }

  /// Who has captured draws first, then who has lost; each once.
  void deal(Context& ctx, SlotId slot, bool goes_on) const {
    std::vector<Seat> drawing;
    for (const Memory why : {kCaptured, kLost}) {
      Seat seat = ctx.pos().to_act;
      for (std::size_t i = 0; i < ctx.rules().seats.size(); ++i, seat = ctx.rules().clockwise(seat))
        if (ctx.counted(slot, why, index(seat)) != 0 &&
            std::find(drawing.begin(), drawing.end(), seat) == drawing.end())
          drawing.push_back(seat);
      ctx.forget(slot, why);
    }
    for (const Seat seat : drawing)
      if (ctx.pos().playing(seat)) draw(ctx, slot, seat, goes_on);
  }
  void draw(Context& ctx, SlotId slot, Seat seat, bool goes_on) const {
    auto cards = pile(ctx.pos(), slot);
    const int old = ctx.pos().seats[index(seat)].army;
    if (old >= 0) cards.push_back(old);
    if (cards.empty()) return;
    const int drawn = cards.front();
    cards.erase(cards.begin());
    put_pile(ctx, slot, cards);
    give_up(ctx, seat);
    const std::string& army = ctx.rules().army_names[static_cast<std::size_t>(drawn)];
    change::Revealed shown;
    shown.seat = seat;
    shown.army = army;
    ctx.set_army(seat, drawn);
    ctx.propose(slot, std::move(shown), kLightning);
    attach_powers(ctx, *roster_, army, seat, false);
    for (std::size_t s = 0; s < ctx.pos().slots.size(); ++s) {
      const Slot power = ctx.pos().slots[s];
      if (!power.active || power.owner != seat) continue;
      Setup begins(ctx);
      ctx.rules().rule(power.rule).on_setup(begins, static_cast<SlotId>(s), Value());
      if (goes_on && seat == ctx.pos().to_act && (power.hooks & hook::kContinue) != 0)
        ctx.queue(slot, static_cast<int>(s));
    }
  }
  /// The old power, with what it counted and marked; what lies on squares for good stays.
  static void give_up(Context& ctx, Seat seat) {
    for (std::size_t s = 0; s < ctx.pos().slots.size(); ++s) {
      const Slot old = ctx.pos().slots[s];
      if (old.owner != seat || (!old.active && !old.this_turn_only)) continue;
      const auto id = static_cast<SlotId>(s);
      if (const auto* power = Power::of(ctx.rules().rule(old.rule))) power->on_given_up(ctx, id);
      ctx.detach(id);
      ctx.forget(id);  // also what it had only borrowed
    }
    drop_marks(ctx, seat);
  }

  std::vector<int> deck_;
  std::shared_ptr<const Roster> roster_;
};

bool can_be_drawn(const Army& army) { return !army.special_setup && !army.setup.empty(); }

}  // namespace

Expected<void> check_lightning(const RulesRequest& request) {
  for (const auto& [seat, id] : request.armies)
    if (!can_be_drawn(*find_army(id)))
      return refuse("bad_army", make_message("%1 is played without %2, which has a set-up or kinds of its own.",
                                             make_message("Lightning"), arg::army(id)));
  std::vector<std::string> seen;
  for (const Value& card : request.options.at("deck").list()) {
    const std::string id = in_words(card);
    const Army* army = find_army(id);
    if (army == nullptr || !can_be_drawn(*army))
      return refuse("bad_option", make_message("%1: %2 is no army that %3 is played with.", arg::quoted("deck"),
                                               arg::quoted(id), make_message("Lightning")));
    const bool held = std::any_of(request.armies.begin(), request.armies.end(),
                                  [&id](const auto& seat) { return seat.second == id; });
    if (held || std::find(seen.begin(), seen.end(), id) != seen.end())
      return refuse("bad_option", make_message("%1: %2 is there twice.", arg::quoted("deck"), id));
    seen.push_back(id);
  }
  return {};
}

std::vector<std::string> lightning_deck(const RulesRequest& request) {
  std::vector<std::string> cards;
  if (!request.options.at("deck").empty()) {
    for (const Value& card : request.options.at("deck").list()) cards.push_back(card.text());
    return cards;
  }
  for (const Army& army : armies()) {
    const bool held = std::any_of(request.armies.begin(), request.armies.end(),
                                  [&army](const auto& seat) { return seat.second == army.id; });
    if (can_be_drawn(army) && army.install != nullptr && !held) cards.push_back(army.id);
  }
  shuffle(cards, request.seed);
  return cards;
}

void add_lightning(Rules& rules, const std::vector<std::string>& deck, std::shared_ptr<const Roster> roster) {
  std::vector<int> cards;
  for (const std::string& id : deck) {
    const auto it = std::find(rules.army_names.begin(), rules.army_names.end(), id);
    cards.push_back(static_cast<int>(it - rules.army_names.begin()));
  }
  rules.add(std::make_unique<Cards>(std::move(cards), std::move(roster)));
}

}  // namespace arbiter::european
