// SPDX-License-Identifier: MIT
// Armies picked from dealt cards, before the set-ups are laid out.
#include <algorithm>
#include <random>
#include <set>

#include "referee/core/viewer.h"
#include "referee/european/game.h"
#include "referee/european/modes/ways.h"

namespace arbiter::european {

namespace {

constexpr RuleText kDraft{"modes.draft",
                          "Every seat picks its army from the cards dealt to it; with three cards a seat, the "
                          "neighbour clockwise discards one of them first.",
                          "European Chess, choosing armies"};

using Hands = std::map<Seat, std::vector<int>>;  // indices into Rules::army_names

const Army* in_list(const std::vector<Army>& armies, std::string_view id) {
  const auto it = std::find_if(armies.begin(), armies.end(), [id](const Army& a) { return a.id == id; });
  return it == armies.end() ? nullptr : &*it;
}

class Draft final : public RuleOf<Draft> {
 public:
  Draft(Hands hands, const std::vector<Army>& armies, std::shared_ptr<const Roster> roster)
      : hands_(std::move(hands)), armies_(armies), roster_(std::move(roster)) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {&kDraft}; }

  void on_setup(Setup& ctx, SlotId slot, const Value& position) const override {
    if (position.has("pieces"))
      return ctx.reject(make_message("%1: armies that are drafted begin from their set-ups", "pieces"));
    ctx.queue(slot, 0);
  }
  /// The next question: first all discards, then all picks; then the armies take the field.
  void on_task(Context& ctx, SlotId slot, int) const override {
    for (const Seat seat : ctx.rules().seats)
      if (hands_.at(seat).size() == 3 && ctx.counted(slot, kDiscarded, index(seat)) == 0)
        return ctx.decide(slot, "draft", ctx.rules().clockwise(seat), {1, index(seat), 0, 0});
    for (const Seat seat : ctx.rules().seats)
      if (ctx.pos().seats[index(seat)].army < 0) return ctx.decide(slot, "draft", seat);
    lay_out_all(ctx, slot);
  }
  void actions(const Position& pos, SlotId slot, ActionList& out) const override {
    if (!asking(pos, slot, "draft")) return;
    const bool discards = pos.decision.data[0] != 0;
    const Seat whose = discards ? seat_at(pos.decision.data[1]) : pos.decision.seat;
    if (pos.counted(slot, kForgotten, index(whose)) != 0) return;
    for (const int card : left(pos, slot, whose))
      out.push_back(choose((discards ? "discard " : "") + pos.rules->army_names[static_cast<std::size_t>(card)]));
  }
  bool on_action(Context& ctx, SlotId slot, const Action& action) const override {
    if (ctx.pos().last_action.asked != slot || action.type != Action::Type::choose) return false;
    const auto words = action.words();
    const auto& names = ctx.rules().army_names;
    const auto card = static_cast<int>(std::find(names.begin(), names.end(), words.back()) - names.begin());
    for (const auto& [seat, cards] : hands_) {
      if (std::find(cards.begin(), cards.end(), card) == cards.end()) continue;
      if (words.size() == 2)
        ctx.count(slot, kDiscarded, index(seat), card + 1);
      else
        ctx.set_army(seat, card);
    }
    ctx.queue(slot, 0);
    return true;
  }
  void write_secrets(const Position& pos, SlotId slot, Seat viewer, Value& out) const override {
    for (const auto& [seat, cards] : hands_) {
      if (viewer != Seat::none && !open_to(pos, seat, viewer)) continue;
      Value list = Value::List();
      for (const int card : left(pos, slot, seat))
        list.push_back(pos.rules->army_names[static_cast<std::size_t>(card)]);
      out["draft"][std::string(name(seat))] = list;
    }
  }
  /// A card that is discarded is known to who held it; one that is picked is to be seen on the board.
  std::uint8_t audience(const Position& pos, SlotId, const Action& answer) const override {
    return answer.words().size() == 2 ? static_cast<std::uint8_t>(1U << pos.decision.data[1]) : Viewer::kEverybody;
  }
  void forget(Notes& ctx, SlotId slot, Seat viewer) const override {
    for (const auto& [seat, cards] : hands_)
      if (viewer == Seat::none || !open_to(ctx.pos(), seat, viewer)) ctx.count(slot, kForgotten, index(seat), 1);
  }

 private:
  enum Memory { kDiscarded, kForgotten };

  /// A hand is open to its holder and to the neighbour that discards from it.
  [[nodiscard]] bool open_to(const Position& pos, Seat holder, Seat viewer) const {
    return viewer == holder || (hands_.at(holder).size() == 3 && viewer == pos.rules->clockwise(holder));
  }

  [[nodiscard]] std::vector<int> left(const Position& pos, SlotId slot, Seat seat) const {
    std::vector<int> cards = hands_.at(seat);
    cards.erase(std::remove(cards.begin(), cards.end(), pos.counted(slot, kDiscarded, index(seat)) - 1), cards.end());
    return cards;
  }
  void lay_out_all(Context& ctx, SlotId slot) const {
    for (const Seat seat : seats_from_south(ctx.rules())) {
      const Army& army =
          *in_list(armies_, ctx.rules().army_names[static_cast<std::size_t>(ctx.pos().seats[index(seat)].army)]);
      const auto rows = parse_setup(ctx.rules(), setup_text(ctx.rules().options, army));
      for (std::size_t r = 0; r < rows.size(); ++r) {
        for (std::size_t c = 0; c < rows[r].size(); ++c) {
          const Cell cell = own_cell(ctx.board(), seat, static_cast<int>(c) + 1, static_cast<int>(r) + 1);
          const Kind kind = rows[r][c];
          if (kind != kNoKind && cell.valid()) ctx.propose(slot, change::placed(kind, seat, seat, cell), kDraft);
        }
      }
      for (const auto& [kind, n] : army.reserve) ctx.set_hand(seat, ctx.rules().kind(kind), n);
    }
    for (const Seat seat : seats_from_south(ctx.rules())) {
      const int army = ctx.pos().seats[index(seat)].army;
      const std::size_t first = ctx.pos().slots.size();
      attach_powers(ctx, *roster_, ctx.rules().army_names[static_cast<std::size_t>(army)], seat, false);
      Setup begins(ctx);
      for (std::size_t s = first; s < ctx.pos().slots.size(); ++s)
        ctx.rules().rule(ctx.pos().slots[s].rule).on_setup(begins, static_cast<SlotId>(s), Value());
    }
  }
  Hands hands_;
  const std::vector<Army>& armies_;
  std::shared_ptr<const Roster> roster_;
};

std::size_t hand_size(const RulesRequest& request) { return request.text("draft") == "three" ? 3 : 2; }

/// Everybody who is dealt cards from the one pack, in order; on all boards.
std::vector<Seat> everybody(const RulesRequest& request) {
  std::vector<Seat> seats;
  for (int i = 0; i < (read_mode(request).two_boards ? kSeats : kSeats / 2); ++i) seats.push_back(seat_at(i));
  return seats;
}

}  // namespace

void shuffle(std::vector<std::string>& armies, std::uint64_t seed) {
  // Plain remainders rather than the library's shuffle: the same seed deals the same cards everywhere.
  std::mt19937_64 chance(seed);
  for (std::size_t n = armies.size(); n > 1; --n) std::swap(armies[n - 1], armies[chance() % n]);
}

Expected<void> check_draft(const RulesRequest& request, const std::vector<Army>& armies) {
  if (!request.armies.empty())
    return refuse("bad_army", make_message("Armies that are drafted are not named beforehand."));
  const auto& deals = request.options.at("deals");
  if (deals.empty()) return {};
  const std::size_t size = hand_size(request);
  std::set<std::string> dealt;
  const std::vector<Seat> seats = everybody(request);
  for (const Seat seat : seats) {
    const Value& cards = deals[name(seat)];
    const Argument where = arg::quoted("deals." + std::string(name(seat)));
    if (!cards.is_list() || cards.list().size() != size)
      return refuse("bad_option", make_message("%1 must name %2 armies.", where, size));
    for (const Value& card : cards.list()) {
      const std::string id = in_words(card);
      if (in_list(armies, id) == nullptr)
        return refuse("bad_option", make_message("%1: %2 is no army.", where, arg::quoted(id)));
      if (!dealt.insert(id).second) return refuse("bad_option", make_message("%1: %2 is dealt twice.", where, id));
    }
  }
  if (deals.table().size() != seats.size())
    return refuse("bad_option", make_message("\"deals\" must name every seat of the game and no others."));
  return {};
}

Expected<RulesRequest> deal_armies(const RulesRequest& request, const std::vector<Army>& armies) {
  if (request.text("draft") != "random") return request;
  if (!request.options.at("deals").empty())
    return refuse("bad_option",
                  make_message("\"deals\" names cards to choose from; with \"draft\" at random there are none."));
  const std::vector<Seat> seats = everybody(request);
  RulesRequest dealt = request;
  dealt.armies.clear();
  std::vector<std::string> pack;
  for (const Army& army : armies)
    if (army.install != nullptr) pack.push_back(army.id);
  shuffle(pack, request.seed);
  for (std::size_t n = 0; n < seats.size(); ++n) dealt.armies[seats[n]] = pack[n];
  if (request.armies.empty() || request.armies == dealt.armies) return dealt;
  // A record that is open to all has the armies, but not the seed.
  const bool all = std::all_of(seats.begin(), seats.end(), [&](Seat seat) { return request.armies.contains(seat); });
  if (request.seed == 0 && all) return request;
  return refuse("bad_army", make_message("Armies that are dealt at random are not named beforehand."));
}

void add_draft(Rules& rules, const RulesRequest& request, const std::vector<Army>& armies,
               std::shared_ptr<const Roster> roster) {
  const auto& deals = request.options.at("deals");
  std::vector<std::string> pack;
  if (deals.empty()) {
    for (const Army& army : armies)
      if (army.install != nullptr) pack.push_back(army.id);
    shuffle(pack, request.seed);
  } else {
    for (const Seat seat : everybody(request))
      for (const Value& card : deals[name(seat)].list()) pack.push_back(card.text());
  }
  Hands hands;
  std::size_t next = 0;
  for (const Seat seat : everybody(request)) {
    for (std::size_t n = 0; n < hand_size(request); ++n) {
      const auto it = std::find(rules.army_names.begin(), rules.army_names.end(), pack[next++]);
      if (rules.seated(seat)) hands[seat].push_back(static_cast<int>(it - rules.army_names.begin()));
    }
  }
  rules.add(std::make_unique<Draft>(std::move(hands), armies, std::move(roster)));
}

}  // namespace arbiter::european
