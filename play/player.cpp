// SPDX-License-Identifier: MIT
#include "play/player.h"

#include <algorithm>
#include <cmath>
#include <exception>

#include "play/bitboard_world.h"
#include "play/full_world.h"
#include "play/level.h"
#include "play/minimax.h"
#include "play/rollouts.h"

namespace arbiter::play {

namespace {

constexpr std::size_t kMostCandidates = 400;  // more cannot be told apart in a second
constexpr int kBetter = 30;                   // a reaction must be worth so much
constexpr int kLost = -1'400;                 // a score at which nothing is hoped for any more
constexpr int kHopeless = 3;                  // so many turns in a row
constexpr int kWouldDraw = -40;
constexpr int kLevel = 25;          // a score at which neither side stands better
constexpr int kLevelTurns = 12;     // so many of its own turns in a row: the game goes nowhere
constexpr int kFirstOffer = 60;     // turns: before, a level game has hardly begun
constexpr double kNextRound = 0.4;  // of the time: a deeper round takes longer than the one before
constexpr int kPlayedOut = 2'000;   // games for each action of a race

/// How often the position that stands now has stood before, as far as the rules remember.
bool stood_before(const Position& pos) {
  if (!pos.past) return false;
  int times = 0;
  for (const Past* p = pos.past.get(); p != nullptr; p = p->previous.get()) times += p->key == pos.past->key;
  return times > 1;
}

bool several(const Rules& rules, const Sides& sides) {
  if (sides.others <= 1) return false;
  // Others that are partners of each other are one side.
  std::vector<Seat> others;
  for (const Seat s : rules.seats)
    if (!sides.is_mine(s)) others.push_back(s);
  return !std::all_of(others.begin(), others.end(), [&](Seat s) { return rules.allied(others.front(), s); });
}

}  // namespace

double share_of(int score) { return 1.0 / (1.0 + std::pow(10.0, -score / 500.0)); }

struct Player::Impl {
  Impl(int number, std::uint64_t seed_given) : level(Level::of(number)), seed(mixed(seed_given)) {}

  Level level;
  std::uint64_t seed;
  Memory memory;
  const Rules* rules = nullptr;  // of the game that `worth` and `memory` are about
  std::string game;
  std::size_t kinds = 0;
  std::unique_ptr<Worth> worth;
  int hopeless = 0;
  int level_turns = 0, counted = 0;  // its turns in a row at which the game was level; the last one that was counted

  void know(const Position& pos) {
    // Another game's rules may lie where those of the last one lay.
    if (rules == pos.rules && worth && game == rules->id && kinds == rules->kinds.size()) return;
    rules = pos.rules;
    game = rules->id;
    kinds = rules->kinds.size();
    worth = std::make_unique<Worth>(pos);
    memory.forget();
    hopeless = level_turns = counted = 0;
  }
  /// Has the game been level for long, this turn included? A turn is counted once, however often it is thought about.
  bool level_for_long(const Position& pos, int score);
  Candidates candidates(const Sight& sight, const Sides& sides);
  void judge_at_once(const Position& pos, const Sides& sides, Candidate& one);
  void search(const Sight& sight, const Sides& sides, Candidates& list, Meter& meter, const Level& how,
              Thought& thought, const Info& info);
  template <class World>
  void deepen(World& world, Candidates& list, Meter& meter, const Level& how, const std::function<void(int)>& done);
  void react(const Sight& sight, const Sides& sides, Meter& meter, Thought& thought);
  void fill(const Position& pos, const Sides& sides, const Candidate& best, Thought& thought) const;
  /// `counts`: which actions are looked at.
  Thought judge(const Sight& sight, const Budget& budget, std::stop_token stop,
                const std::function<bool(const Action&)>& counts);
};

Player::Player(int level, std::uint64_t seed) : impl_(std::make_unique<Impl>(level, seed)) {}
Player::~Player() = default;
Player::Player(Player&&) noexcept = default;
Player& Player::operator=(Player&&) noexcept = default;

/// What the action leads to at once, on the engine: exact where it ends the game.
void Player::Impl::judge_at_once(const Position& pos, const Sides& sides, Candidate& one) {
  EventList unseen;
  Position after = pos;
  try {
    Engine::play(after, one.action, unseen);
  } catch (const std::exception&) {  // it rests on something hidden: it can still be said
    return;
  }
  if (after.over()) {
    one.settled = true;
    one.scores = settled(after);
    one.score = ended_balance(sides, one.scores, 1);
    return;
  }
  one.repeats = stood_before(after);
  one.scores = worth->of(after);
  one.score = sides.balance(*pos.rules, one.scores) - (one.repeats ? 50 : 0);
}

Candidates Player::Impl::candidates(const Sight& sight, const Sides& sides) {
  Candidates list;
  for (Action& action : sight.legal()) list.push_back({std::move(action), -kNever, {}, false, false, {}});
  if (list.size() > kMostCandidates) {
    // Which are looked at is left to chance, since nobody can look at all.
    for (std::size_t i = 0; i < kMostCandidates; ++i) std::swap(list[i], list[i + mixed(seed ^ i) % (list.size() - i)]);
    list.resize(kMostCandidates);
  }
  for (Candidate& one : list) judge_at_once(sight.position(), sides, one);
  std::stable_sort(list.begin(), list.end(), [](const Candidate& a, const Candidate& b) { return a.score > b.score; });
  return list;
}

template <class World>
void Player::Impl::deepen(World& world, Candidates& list, Meter& meter, const Level& how,
                          const std::function<void(int)>& done) {
  auto minimax = std::make_unique<Minimax<World>>(world, memory, meter);
  for (int depth = 1; depth <= how.depth && !meter.out(); ++depth) {
    const bool whole = minimax->deepen(list, depth);
    if (list.front().settled && list.front().score > 0) break;
    list.front().line = minimax->line(list.front().action, 8);
    if (whole) done(depth);
    if (std::abs(list.front().score) > kWin - depth || meter.past(kNextRound)) break;
  }
}

void Player::Impl::fill(const Position& pos, const Sides& sides, const Candidate& best, Thought& thought) const {
  thought.action = best.action;
  thought.line = best.line.empty() ? ActionList{best.action} : best.line;
  thought.score = best.score;
  const auto& seats = pos.rules->seats;
  const bool two = !several(*pos.rules, sides);
  double sum = 0;
  for (const Seat s : seats) {
    const auto i = static_cast<std::size_t>(index(s));
    const int own = best.scores[i];
    thought.result[i] = two ? (sides.is_mine(s) ? share_of(best.score) / sides.allies
                                                : (1 - share_of(best.score)) / std::max(1, sides.others))
                            : std::exp(std::clamp(own, -kWin, kWin) / 1'000.0 - 4);
    sum += thought.result[i];
    thought.points[i] = pos.seats[i].points;
  }
  for (const Seat s : seats) thought.result[static_cast<std::size_t>(index(s))] /= std::max(sum, 1e-9);
}

void Player::Impl::search(const Sight& sight, const Sides& sides, Candidates& list, Meter& meter, const Level& how,
                          Thought& thought, const Info& info) {
  const Position& pos = sight.position();
  const Mistakes mistakes = how.mistakes(seed);
  const auto done = [&](int depth) {
    thought.depth = depth;
    thought.nodes = meter.nodes();
    thought.time = meter.spent();
    fill(pos, sides, list.front(), thought);
    if (info) info(thought);
  };
  if (worth->blind()) {
    Rollouts(pos, sides, seed ^ mixed(static_cast<std::uint64_t>(pos.turn)), meter).judge(list, kPlayedOut);
    return done(1);
  }
  if (const auto bitboard = BitboardWorld::of(pos, *worth, sides, mistakes)) {
    meter.look_every(128);
    return deepen(*bitboard, list, meter, how, done);
  }
  FullWorld world(pos, *worth, sides, mistakes);
  deepen(world, list, meter, how, done);
}

/// A reaction is said where what it leads to is clearly better than what comes without it.
void Player::Impl::react(const Sight& sight, const Sides& sides, Meter& meter, Thought& thought) {
  const ActionList open = sight.reactions();
  if (open.empty()) return;
  const Position& pos = sight.position();
  const auto worth_of = [&](const Position& at) {
    if (at.over()) return ended_balance(sides, settled(at), 1);
    FullWorld world(at, *worth, sides, level.mistakes(seed));
    auto minimax = std::make_unique<Minimax<FullWorld>>(world, memory, meter);
    return minimax->judge(1);
  };
  int best = (thought.action ? std::max(thought.score, worth_of(pos)) : worth_of(pos)) + kBetter;
  for (const Action& action : open) {
    if (meter.out()) return;
    const auto outcome = Engine::act(pos, action);
    if (!outcome) continue;
    const int score = worth_of(outcome->position);
    if (meter.out() || score <= best || !sight.accepted(action)) continue;
    best = score;
    thought.action = action;
    thought.line = {action};
    thought.score = score;
  }
}

Thought Player::think(const Sight& sight, const Budget& budget, std::stop_token stop, const Info& info) {
  Impl& me = *impl_;
  const Position& pos = sight.position();
  me.know(pos);
  const Sides sides = Sides::of(*pos.rules, sight.seat());
  Meter meter(me.level.within(budget), std::move(stop));
  Thought thought;
  if (sight.asked()) {
    Candidates list = me.candidates(sight, sides);
    const bool dice = !list.empty() && list.front().action.type == Action::Type::roll;
    if (dice) {
      // The referee throws, or whoever sits at the table.
      list.resize(1);
      list.front().action.args.clear();
    }
    if (!list.empty()) me.fill(pos, sides, list.front(), thought);
    if (list.size() > 1) me.search(sight, sides, list, meter, me.level, thought, info);
    const auto fine = std::find_if(list.begin(), list.end(),
                                   [&](const Candidate& one) { return dice || sight.accepted(one.action); });
    if (fine == list.end())
      thought.action.reset();
    else
      me.fill(pos, sides, *fine, thought);
  }
  if (!pos.over()) me.react(sight, sides, meter, thought);
  thought.nodes = meter.nodes();
  thought.time = meter.spent();
  return thought;
}

Thought Player::Impl::judge(const Sight& sight, const Budget& budget, std::stop_token stop,
                            const std::function<bool(const Action&)>& counts) {
  const Position& pos = sight.position();
  know(pos);
  const Sides sides = Sides::of(*pos.rules, sight.seat());
  Meter meter(budget, std::move(stop));
  Thought thought;
  Candidate now;
  now.scores = pos.over() ? settled(pos) : worth->of(pos);
  now.score = pos.over() ? ended_balance(sides, now.scores, 0) : sides.balance(*pos.rules, now.scores);
  fill(pos, sides, now, thought);
  thought.action.reset();
  thought.line.clear();
  if (!sight.asked()) return thought;
  Candidates list = candidates(sight, sides);
  std::erase_if(list, [&counts](const Candidate& one) { return !counts(one.action); });
  if (list.empty() || list.front().action.type == Action::Type::roll) return thought;
  search(sight, sides, list, meter, Level{}, thought, {});
  fill(pos, sides, list.front(), thought);
  thought.nodes = meter.nodes();
  return thought;
}

Thought Player::judge(const Sight& sight, const Budget& budget, std::stop_token stop, const Action* only) {
  return impl_->judge(sight, budget, std::move(stop),
                      [only](const Action& action) { return only == nullptr || action == *only; });
}

Thought Player::judge_others(const Sight& sight, const Budget& budget, const Action& but, std::stop_token stop) {
  return impl_->judge(sight, budget, std::move(stop), [&but](const Action& action) { return !(action == but); });
}

bool Player::Impl::level_for_long(const Position& pos, int score) {
  if (pos.turn < counted || std::abs(score) > kLevel) level_turns = 0;  // turns were taken back, or it is level no more
  if (std::abs(score) <= kLevel && pos.turn != counted) ++level_turns;
  counted = pos.turn;
  return level_turns >= kLevelTurns && pos.turn >= kFirstOffer;
}

std::optional<Action> Player::remark(const Sight& sight, const Thought& thought) {
  Impl& me = *impl_;
  const Position& pos = sight.position();
  me.know(pos);
  const Sides sides = Sides::of(*pos.rules, sight.seat());
  const bool two = !several(*pos.rules, sides);
  me.hopeless = two && thought.score < kLost ? me.hopeless + 1 : 0;
  const bool level = me.level_for_long(pos, thought.score) && two;
  for (const Action& one : sight.announcements()) {
    const bool resigns = one.type == Action::Type::resign && me.hopeless >= kHopeless;
    const bool accepts = one.type == Action::Type::accept && two && (thought.score < kWouldDraw || level);
    if (resigns || accepts) return one;
    if (one.type != Action::Type::draw || !two || (thought.score > 2 * kWouldDraw && !level)) continue;
    const auto outcome = Engine::act(pos, one);
    if (!outcome) continue;
    if (outcome->position.over()) return one;  // a claim, not an offer
    if (!level) continue;
    me.level_turns = 0;  // whoever declines is not asked again soon
    return one;
  }
  return std::nullopt;
}

}  // namespace arbiter::play
