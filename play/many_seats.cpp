// SPDX-License-Identifier: MIT
#include "play/many_seats.h"

#include "referee/core/rules.h"

namespace arbiter::play {

int ManySeats::gain(const Scores& scores, Seat seat) const {
  const Rules& rules = *world_.position().rules;
  int own = 0, others = 0, count = 0;
  for (const Seat s : rules.seats) {
    const int score = scores[static_cast<std::size_t>(index(s))];
    if (s == seat || rules.allied(s, seat))
      own += score;
    else
      others += score, ++count;
  }
  return count == 0 ? own : own - others / count;
}

std::vector<ManySeats::Way> ManySeats::ways(Seat actor) {
  std::vector<Step> steps;
  world_.list(steps, false);
  std::vector<Way> list;
  list.reserve(steps.size());
  for (const Step& step : steps) {
    if (!meter_.spend()) break;
    if (!world_.go(step)) continue;
    Way way{step, world_.ended() && world_.position().over() ? world_.outcomes() : world_.values(), 0};
    world_.back();
    way.worth = gain(way.scores, actor);
    list.push_back(way);
  }
  std::sort(list.begin(), list.end(),
            [](const Way& a, const Way& b) { return a.worth != b.worth ? a.worth > b.worth : a.step.id < b.step.id; });
  return list;
}

Scores ManySeats::search(int depth) {
  if (world_.ended()) return world_.outcomes();
  if (depth <= 0) return world_.values();
  if (world_.chance()) return throws(depth);
  const Seat actor = world_.actor();
  auto list = ways(actor);
  if (list.empty()) return world_.values();
  if (depth == 1 || meter_.out()) return list.front().scores;
  const std::size_t width = sides_.is_mine(actor) ? width_.own : width_.others;
  list.resize(std::min(list.size(), width));
  Scores best{};
  int most = -4 * kNever;
  for (const Way& way : list) {
    if (!meter_.spend()) return most == -4 * kNever ? way.scores : best;
    if (!world_.go(way.step)) continue;
    const Scores scores = search(depth - 1);
    world_.back();
    const int worth = gain(scores, actor);
    if (worth > most) most = worth, best = scores;
    if (meter_.out()) break;
  }
  return most == -4 * kNever ? list.front().scores : best;
}

Scores ManySeats::throws(int depth) {
  std::vector<Step> steps;
  world_.list(steps, false);
  constexpr std::size_t kMost = 6;
  const std::size_t apart = (steps.size() + kMost - 1) / kMost;
  std::array<std::int64_t, kSeats> sum{};
  std::int64_t weights = 0;
  for (std::size_t i = 0; i < steps.size(); i += apart) {
    const auto weight = static_cast<std::int64_t>(world_.weight(steps[i]));
    if (weight == 0 || !meter_.spend() || !world_.go(steps[i])) continue;
    const Scores scores = search(depth - 1);
    world_.back();
    for (std::size_t s = 0; s < kSeats; ++s) sum[s] += weight * scores[s];
    weights += weight;
    if (meter_.out()) break;
  }
  if (weights == 0) return world_.values();
  Scores mean{};
  for (std::size_t s = 0; s < kSeats; ++s) mean[s] = static_cast<int>(sum[s] / weights);
  return mean;
}

bool ManySeats::deepen(Candidates& candidates, int depth) {
  std::vector<Step> steps;
  world_.list(steps, false);
  Candidates found = candidates;
  const std::size_t most = depth <= 2 ? found.size() : std::min(found.size(), kLookedAt);
  for (std::size_t i = 0; i < most; ++i) {
    Candidate& one = found[i];
    if (one.settled) continue;
    const auto step =
        std::find_if(steps.begin(), steps.end(), [&](const Step& s) { return world_.action(s) == one.action; });
    if (step == steps.end()) continue;
    if (!meter_.spend()) return false;
    if (!world_.go(*step)) continue;
    one.scores = search(depth - 1);
    world_.back();
    if (meter_.out()) return false;  // scores of two rounds do not compare
    one.score = std::clamp(gain(one.scores, sides_.seat), -kWin, kWin) - (one.repeats ? 30 : 0);
  }
  std::stable_sort(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(most),
                   [](const Candidate& a, const Candidate& b) { return a.score > b.score; });
  candidates = std::move(found);
  return true;
}

}  // namespace arbiter::play
