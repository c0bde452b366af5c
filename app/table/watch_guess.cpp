// SPDX-License-Identifier: MIT
// What holds only as long as an earlier guess does, or is not what was seen before.
#include <algorithm>

#include "app/table/watcher_state.h"

namespace arbiter::table {

namespace {

/// A piece stands somewhere that nothing on the board has left: which one it is was not seen on its way.
bool comes_from_beside(const Hypothesis& one) {
  return std::any_of(one.change.begin(), one.change.end(), [&](const vision::ChangedCell& to) {
    return to.after && to.cell != one.recentred &&
           std::none_of(one.change.begin(), one.change.end(),
                        [&](const auto& from) { return from.cell != to.cell && from.before == to.after; });
  });
}

/// All that may be played after `first` and leaves the same armies where `taken` does, by as many actions.
void look_for_alike(Futures& next, const std::vector<std::string>& first, const Hypothesis& taken,
                    std::vector<std::vector<std::string>>& found) {
  const Futures::Standing& standing = next.after(first);
  const auto is_changed = [&](const auto& change) {
    return std::any_of(taken.change.begin(), taken.change.end(),
                       [&](const vision::ChangedCell& one) { return one.cell == change.first; });
  };
  for (const Futures::Step& step : standing.steps) {
    if (step.work || !std::all_of(step.changes.begin(), step.changes.end(), is_changed)) continue;
    std::vector<std::string> actions = first;
    actions.push_back(step.action);
    if (actions.size() < taken.actions.size()) {
      look_for_alike(next, actions, taken, found);
      continue;
    }
    Hypothesis other;
    other.table = after_step(standing, step);
    if (actions != taken.actions && look_alike(other, taken)) found.push_back(std::move(actions));
  }
}

}  // namespace

/// `taken`, which is `p` likely, puts the only piece where it stands that the game as recorded has left to be put
/// there. Had an earlier guess been another, it might be another, too: then all that was recorded since that guess, and
/// the same as it may have been. Empty where it could only be this.
std::vector<observing::Candidate> Watcher::State::hung_on_guess(const Hypothesis& taken, double p) const {
  if (!comes_from_beside(taken)) return {};
  for (const OpenAmbiguities::Branch& hypothesis : asked.ambiguities.branches()) {
    std::vector<observing::Candidate> candidates;
    for (const std::vector<std::string>& instead : hypothesis.instead) {
      const auto game = session.what_if(static_cast<int>(hypothesis.recorded.size()), instead);
      if (!game) continue;
      Futures next(*game, options.board);
      std::vector<std::vector<std::string>> alike;
      look_for_alike(next, {}, taken, alike);
      for (const std::vector<std::string>& actions : alike) {
        candidates.push_back({instead, 0});
        candidates.back().actions.insert(candidates.back().actions.end(), actions.begin(), actions.end());
      }
    }
    if (candidates.empty()) continue;
    for (observing::Candidate& one : candidates) one.probability = p * (1 - hypothesis.p) / candidates.size();
    candidates.insert(candidates.begin(), {hypothesis.recorded, p * hypothesis.p});
    std::vector<std::string>& recorded = candidates.front().actions;
    recorded.insert(recorded.end(), taken.actions.begin(), taken.actions.end());
    return candidates;
  }
  return {};
}

/// Pieces were seen to have changed places while the table lay still and more of that was waited for: does `one` go on
/// from what was seen then?
bool Watcher::State::goes_on_from_seen(const Hypothesis& one) const {
  if (!compared.waited_on) return false;
  const std::vector<std::string>& seen = *compared.waited_on;
  return one.actions.size() >= seen.size() && std::equal(seen.begin(), seen.end(), one.actions.begin());
}

/// What was seen of pieces that changed places is now, with what was played next, otherwise as `chosen` has it: what of
/// `list` goes on from what was seen, in the light in which they were known. Null where that is `chosen`.
const Hypothesis* Watcher::State::seen_before(const std::vector<Hypothesis>& list, const Hypothesis& chosen) const {
  if (!compared.waited_on || goes_on_from_seen(chosen)) return nullptr;
  const auto other = std::find_if(list.begin(), list.end(), [&](const Hypothesis& one) {
    return one.actions.size() == chosen.actions.size() && look_alike(one, chosen) && goes_on_from_seen(one);
  });
  return other == list.end() ? nullptr : &*other;
}

void Watcher::State::ask_afterwards(WatchOutcome& out, std::vector<observing::Candidate> candidates, Message ask) {
  const std::vector<std::string> taken = candidates.front().actions;
  if (ask.empty())
    ask = make_message("It cannot be seen which of these was played; %1 has been recorded. Say so if it was another.",
                       taken.front());
  Asked::Guess made{taken, {}};
  for (const observing::Candidate& one : candidates)
    if (one.actions != taken) made.others.push_back(one.actions);
  // Whoever knows another one can still name it.
  if (candidates.size() > kMostOffered) candidates.resize(kMostOffered);
  alert(out, AlertKind::ambiguous, ask,
        {.candidates = std::move(candidates), .recorded = static_cast<int>(taken.size())});
  asked.guess = std::move(made);
}

}  // namespace arbiter::table
