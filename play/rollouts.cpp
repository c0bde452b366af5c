// SPDX-License-Identifier: MIT
#include "play/rollouts.h"

#include <algorithm>
#include <cmath>
#include <exception>

#include "referee/core/engine.h"

namespace arbiter::play {

namespace {

constexpr int kLongest = 4'000;   // actions of a game played out; what is not over then is a draw
constexpr double kCurious = 0.5;  // how much is tried that has done badly so far

}  // namespace

std::size_t Rollouts::drawn(const ActionList& list, const Position& pos) {
  const SlotId asked = pos.decision.slot;
  if (asked == kNoSlot || list.front().type != Action::Type::roll) {
    // What captures is tried first half of the time: random play would hardly ever do it.
    if (chance_() % 2 == 0)
      for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i].to.valid() && pos.piece_at(list[i].to) != nullptr &&
            pos.piece_at(list[i].to)->controller != pos.decision.seat)
          return i;
    return chance_() % list.size();
  }
  const Rule& rule = pos.rules->rule(pos.slots[asked].rule);
  std::uint64_t sum = 0;
  for (const Action& a : list) sum += rule.weight(pos, asked, a);
  std::uint64_t mark = chance_() % std::max<std::uint64_t>(1, sum);
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::uint64_t weight = rule.weight(pos, asked, list[i]);
    if (mark < weight) return i;
    mark -= weight;
  }
  return 0;
}

double Rollouts::play_out(Position pos) {
  ActionList list;
  for (int n = 0; n < kLongest && !pos.over(); ++n) {
    if (!meter_.spend()) return -1;
    list.clear();
    Engine::legal_unsorted(pos, list);
    if (list.empty()) break;
    events_.clear();
    const std::size_t chosen = drawn(list, pos);
    Engine::play(pos, list[chosen], events_);
  }
  if (!pos.over() || pos.result.winners == 0) return 1.0 / static_cast<double>(pos.rules->seats.size());
  int winners = 0;
  for (const Seat seat : pos.rules->seats) winners += (pos.result.winners >> index(seat)) & 1;
  return ((pos.result.winners >> index(sides_.seat)) & 1) != 0 ? 1.0 / winners : 0.0;
}

void Rollouts::judge(Candidates& candidates, int most) {
  struct Tried {
    double sum = 0;
    int times = 0;
  };
  std::vector<Tried> tried(candidates.size());
  const int rounds = most * static_cast<int>(candidates.size());
  for (int round = 0; round < rounds && !meter_.out(); ++round) {
    std::size_t next = 0;
    double best = -1;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
      const Tried& t = tried[i];
      const double bound =
          t.times == 0 ? 10.0 : t.sum / t.times + kCurious * std::sqrt(std::log(round + 1.0) / t.times);
      if (bound > best) best = bound, next = i;
    }
    double share = -1;
    try {
      Position pos = root_;
      events_.clear();
      Engine::play(pos, candidates[next].action, events_);
      share = play_out(std::move(pos));
    } catch (const std::exception&) {  // it rests on something hidden
      share = 0;
    }
    if (share < 0) break;
    tried[next].sum += share;
    ++tried[next].times;
  }
  for (std::size_t i = 0; i < candidates.size(); ++i)
    if (tried[i].times > 0) candidates[i].score = static_cast<int>(1'000 * (tried[i].sum / tried[i].times - 0.25));
  std::stable_sort(candidates.begin(), candidates.end(),
                   [](const Candidate& a, const Candidate& b) { return a.score > b.score; });
}

}  // namespace arbiter::play
