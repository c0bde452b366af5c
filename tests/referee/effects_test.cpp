// SPDX-License-Identifier: MIT
// European Chess at random, whatever meets: what the trial of an effect says must be what comes of the effect, and
// after every action nobody who is out has pieces, check is shown as it is, and every counter belongs to something.
#include <gtest/gtest.h>

#include <iostream>
#include <optional>

#include "referee/european/army.h"
#include "referee/european/basics.h"
#include "referee/view/game_view.h"
#include "tests/referee/random_play.h"

namespace arbiter {
namespace {

using european::Checks;
using nlohmann::json;
using testing::Dice;

bool third_seat_checks(const Checks& before, const Checks& after, Seat acting) {
  for (std::size_t seat = 0; seat < after.size(); ++seat)
    if ((after[seat] & ~before[seat] & ~(1ULL << index(acting))) != 0) return true;
  return false;
}

/// The checks that stand when all is done that follows at once.
Checks settled(const Position& pos) {
  return european::carried_out(pos, [](Context&) {}).checked;
}

/// Looks on at the table: who is in check before the powers do something, and when they have done it.
class Witness final : public RuleOf<Witness> {
 public:
  struct Seen {
    std::optional<Checks> started, ready, moved, done, ending, ended;
  };
  explicit Witness(Seen& seen) : seen_(seen) {}
  [[nodiscard]] std::vector<const RuleText*> texts() const override { return {}; }
  void on_turn_start(Context& ctx, SlotId) const override { seen_.started = settled(ctx.pos()); }
  void on_ready(Context& ctx, SlotId) const override { seen_.ready = settled(ctx.pos()); }
  void on_moved(Context& ctx, SlotId) const override { seen_.moved = settled(ctx.pos()); }
  void on_settled(Context& ctx, SlotId) const override {
    if (!seen_.done) seen_.done = settled(ctx.pos());
  }
  void on_turn_end(Context& ctx, SlotId) const override {
    seen_.ending = settled(ctx.pos());
    if (!seen_.done) seen_.done = seen_.ending;
  }
  void on_tick(Context& ctx, SlotId) const override { seen_.ended = settled(ctx.pos()); }

 private:
  Seen& seen_;
};

/// A table of random armies on one board, with a witness, played by the engine alone.
class WitnessedTable {
 public:
  WitnessedTable(const json& request, Dice& dice) : dice_(dice) {
    const RulesetInfo& info = *find_ruleset("european-chess");
    RulesRequest wanted;
    wanted.options = *checked_options(info, text::value_of(request.value("options", json::object())));
    for (const auto& [seat, army] : request["armies"].items()) {
      wanted.armies[*parse_seat(seat)] = army.get<std::string>();
      // An alliance ends by the count of turns, in between what the witness compares.
      alliances_ = alliances_ || army == "poland" || army == "usa";
    }
    const auto made = info.make(wanted);
    if (!made) throw std::runtime_error(made.error().message.english());
    // The rules are this table's alone: one more that only looks on is no change to anybody's game.
    auto rules = std::const_pointer_cast<Rules>(*made);
    rules->add(std::make_unique<Witness>(seen_));
    rules_ = rules;
    auto begun = Engine::begin(*rules_, Value());
    if (!begun) throw std::runtime_error(begun.error().message.english());
    pos_ = std::move(begun->position);
    rule_ = european::slot_of<european::ThirdPartyCheck>(pos_);
  }

  void play(int plies) {
    for (int n = 0; n < plies && !pos_.over() && !::testing::Test::HasFailure(); ++n) {
      SCOPED_TRACE(history_);
      if (pos_.decision.kind != "secret") compare_chosen();
      const ActionList legal = Engine::legal(pos_);
      if (legal.empty()) return;
      const Action action = pick(legal);
      history_ += " " + print(action, *rules_);
      SCOPED_TRACE(history_);
      step(action);
    }
  }
  /// How many effects were compared, and how many of them were refused.
  int compared = 0, refused = 0;

 private:
  Action pick(const ActionList& legal) {
    ActionList special;
    for (const Action& a : legal)
      if (a.type != Action::Type::move || (a.to.valid() && !pos_.empty(a.to))) special.push_back(a);
    return !special.empty() && dice_.chance(50) ? dice_.pick(special) : dice_.pick(legal);
  }

  /// Is it an action that the rule looks at?
  bool is_effect(const Position& pos, const Action& action) const {
    if (action.type == Action::Type::power) {
      const std::string name(action.name());
      return name != "load" && name != "barricade" && name != "castle" && name != "blitz" && name != "talked";
    }
    if (action.type == Action::Type::choose)
      return pos.decision.kind == "choose" && action.args != "none" && pos.last_action.piece != kNoPiece &&
             european::my_turn(pos, pos.decision.slot) && action.args.find(' ') == std::string::npos;
    if (action.type != Action::Type::move) return false;
    const auto target = Engine::find_target(pos, action);
    return target && target->special && !pos.rules->kinds[pos.piece_at(action.from)->kind].hidden;
  }

  /// The same position without the rule.
  [[nodiscard]] Position without(const Position& pos) const {
    Position copy = pos;
    copy.slots[rule_].active = false;
    return copy;
  }

  /// Does the effect let a third seat give check when it really happens?
  bool offends(const Position& free, const Action& action) {
    const Checks before = european::checks_now(free);
    Position after = free;
    EventList events;
    seen_ = {};
    Engine::play(after, action, events);
    return third_seat_checks(before, seen_.done ? *seen_.done : settled(after), free.to_act);
  }

  /// What a seat may choose is judged on what it knows: compared where it knows everything.
  void compare_chosen() {
    if ((pos_.active_hooks & hook::kForget) != 0) return;
    const Position free = without(pos_);
    const ActionList open = Engine::legal(free), legal = Engine::legal(pos_);
    ActionList effects;
    for (const Action& action : open)
      if (is_effect(free, action)) effects.push_back(action);
    for (int n = 0; n < kTried && !effects.empty(); ++n) {
      const std::size_t i = dice_.below(effects.size());
      const Action action = effects[i];
      effects.erase(effects.begin() + static_cast<std::ptrdiff_t>(i));
      const bool closed = std::find(legal.begin(), legal.end(), action) == legal.end();
      ++compared;
      refused += closed ? 1 : 0;
      ASSERT_EQ(closed, offends(free, action)) << print(action, *rules_);
    }
  }

  void step(const Action& action) {
    const Seat acting = pos_.to_act;
    EventList events, free_events;
    Position free = without(pos_);
    seen_ = {};
    Engine::play(free, action, free_events);
    const Witness::Seen freely = seen_;
    seen_ = {};
    Engine::play(pos_, action, events);
    const bool moves = action.type == Action::Type::move || action.type == Action::Type::shot;
    if (moves && seen_.moved && seen_.done) {
      ASSERT_FALSE(third_seat_checks(*seen_.moved, *seen_.done, acting))
          << "an effect of the move let a third seat check";
    }
    const bool asked = pos_.decision.pending() && pos_.to_act == acting && pos_.decision.slot != kNoSlot;
    if (!asked && seen_.ending && seen_.ended && !alliances_) {
      ASSERT_FALSE(third_seat_checks(*seen_.ending, *seen_.ended, acting)) << "an effect of the turn's end did";
    }
    if (!asked && seen_.started && seen_.ready && !pos_.over()) {
      ASSERT_FALSE(third_seat_checks(*seen_.started, *seen_.ready, pos_.to_act)) << "an effect of the turn's start did";
    }
    if (events == free_events || asked) return;
    // Something was dropped: it would have let a third seat give check.
    ++refused;
    const auto offended = [&](const auto& before, const auto& after, Seat seat) {
      return before && after && third_seat_checks(*before, *after, seat);
    };
    const bool stopped = free.decision.pending() && free.decision.slot != kNoSlot;  // at a question that is not asked
    ASSERT_TRUE(stopped || offended(freely.moved, freely.done, acting) ||
                offended(freely.ending, freely.ended, acting) || offended(freely.started, freely.ready, free.to_act))
        << "dropped, though no third seat would give check";
  }

  static constexpr int kTried = 6;
  Witness::Seen seen_;
  std::shared_ptr<const Rules> rules_;
  Position pos_;
  SlotId rule_ = kNoSlot;
  Dice& dice_;
  bool alliances_ = false;
  std::string history_;
};

json four_armies(Dice& dice) {
  const auto& armies = find_ruleset("european-chess")->armies;
  json request{{"ruleset", "european-chess"}, {"seed", dice.below(1'000'000)}};
  for (const char* seat : {"S", "W", "N", "E"}) request["armies"][seat] = dice.pick(armies);
  return request;
}

void compare_trials(std::uint64_t first, std::uint64_t games, int plies) {
  int compared = 0, refused = 0;
  for (std::uint64_t seed = first; seed < first + games && !::testing::Test::HasFailure(); ++seed) {
    Dice dice(seed);
    json request = four_armies(dice);
    if (dice.chance(15)) request["options"]["mode"] = "teams";
    if (dice.chance(20)) request["options"]["un-peacekeepers.arrest"] = "every-turn";
    SCOPED_TRACE("seed " + std::to_string(seed) + ": " + request.dump());
    WitnessedTable table(request, dice);
    table.play(plies);
    compared += table.compared;
    refused += table.refused;
  }
  std::cout << "seeds " << first << " to " << first + games - 1 << ": " << compared << " chosen effects compared, "
            << refused << " effects refused or dropped" << std::endl;
  EXPECT_GT(compared, 0);
}

TEST(Effects, TrialSaysWhatHappens) { compare_trials(1, 30, 80); }
TEST(Effects, NightlyTrialSaysWhatHappens) { compare_trials(1000, 600, 150); }
TEST(Effects, LongTrialSaysWhatHappens) { compare_trials(10000, 10000, 200); }

// ---- after every action ----

/// Nobody who is out has a piece on the board.
void nobody_is_left_behind(const Position& pos) {
  for (const Piece& piece : pos.pieces) {
    if (piece.where != Where::board) continue;
    const Status status = pos.seats[index(piece.controller)].status;
    ASSERT_TRUE(status == Status::playing || status == Status::winner)
        << piece_text(*pos.rules, piece) << " on " << pos.board().name(piece.cell) << " is still "
        << name(piece.controller) << "'s";
  }
}

/// Check is shown as it is.
void check_is_shown(const Position& pos, const view::GameView& state) {
  const Checks now = european::checks_now(pos);
  ASSERT_EQ(pos.checked, now);
  for (const Seat seat : pos.rules->seats) {
    const bool shown = std::find(state.check.begin(), state.check.end(), name(seat)) != state.check.end();
    ASSERT_EQ(shown, now[index(seat)] != 0 && pos.playing(seat)) << name(seat);
  }
}

/// What counters say of a square is said of a piece that the rule is about.
void counters_belong(const Position& pos, const view::GameView& state) {
  for (const char* counter : {"winter", "ferocity"}) {
    for (const auto& [sq, n] : state.counters[counter].table()) {
      const Piece* piece = pos.piece_at(*pos.board().find_cell(sq));
      ASSERT_NE(piece, nullptr) << counter << " of " << sq;
      const int army = pos.seats[index(piece->controller)].army;
      const bool egyptian = army >= 0 && pos.rules->army_names[static_cast<std::size_t>(army)] == "egypt";
      const bool frozen = std::string(counter) == "winter";
      ASSERT_FALSE(frozen && (egyptian || pos.rules->name(piece->kind) == "warrior")) << counter << " of " << sq;
      if (frozen) {
        ASSERT_FALSE(european::royal_now(pos, pos.at(piece->cell))) << counter << " of " << sq;
      }
    }
  }
  for (const auto& [ally, turns] : state.counters["alliance"].table())
    ASSERT_TRUE(pos.playing(*parse_seat(ally))) << "an alliance with " << ally << ", which is out";
}

/// Every reaction that is open was opened in the turn of the seat that acted last, and it has gone on since.
void windows_are_fresh(const Position& pos) {
  for (const Window& window : pos.windows) {
    ASSERT_LE(window.turn, pos.turn);
    ASSERT_TRUE(pos.rules->seated(window.acting));
  }
}

void keep_promises(std::uint64_t first, std::uint64_t games, int plies) {
  const RulesetInfo& info = *find_ruleset("european-chess");
  std::uint64_t played = 0, positions = 0;
  for (std::uint64_t seed = first; seed < first + games && !::testing::Test::HasFailure(); ++seed) {
    Dice dice(seed);
    const json request = dice.chance(50) ? four_armies(dice) : testing::playable_request(info, dice, false);
    SCOPED_TRACE("seed " + std::to_string(seed) + ": " + request.dump());
    auto game = game_json::start(request);
    ASSERT_TRUE(game) << game.error().message.english();
    if (++played % 500 == 0) std::cout << played << " games, " << positions << " positions" << std::endl;
    std::string history;
    for (int n = 0; n < plies && !game->over() && !::testing::Test::HasFailure(); ++n) {
      ActionList open = game->reactions();
      if (open.empty() || dice.chance(70)) open = game->legal();
      if (open.empty()) break;
      ActionList captures;
      for (const Action& a : open)
        if (a.to.valid() && !game->position().empty(a.to)) captures.push_back(a);
      const std::string text =
          print(!captures.empty() && dice.chance(50) ? dice.pick(captures) : dice.pick(open), game->rules());
      history += " " + text;
      SCOPED_TRACE(history);
      const auto acted = game->act(text);
      ASSERT_TRUE(acted) << acted.error().message.english();
      for (std::size_t b = 0; b < game->boards(); ++b) {
        ++positions;
        nobody_is_left_behind(game->position(b));
        const view::GameView state = view::game_view(game->position(b), Viewer::everyone());
        check_is_shown(game->position(b), state);
        counters_belong(game->position(b), state);
        windows_are_fresh(game->position(b));
      }
    }
  }
  std::cout << "seeds " << first << " to " << first + games - 1 << ": " << played << " games, " << positions
            << " positions" << std::endl;
}

TEST(Effects, PromisesHoldAfterEveryAction) { keep_promises(1, 40, 100); }
TEST(Effects, NightlyPromisesHoldAfterEveryAction) { keep_promises(5000, 500, 250); }
TEST(Effects, LongPromisesHoldAfterEveryAction) { keep_promises(100000, 10000, 300); }

}  // namespace
}  // namespace arbiter
