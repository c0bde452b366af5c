// SPDX-License-Identifier: MIT
#include "app/table/doubts.h"

#include <algorithm>

namespace arbiter::table {

namespace {

constexpr std::size_t kMostDoubts = 16;    // at a time; older ones stay as they were recorded
constexpr int kMostSettled = 3;            // of the latest: each costs as much as a reading or more
constexpr std::size_t kLongestDoubt = 40;  // actions after which a doubt is past settling

}  // namespace

void Doubts::open(const std::string& taken, std::vector<std::string> others, double p) {
  std::erase(others, taken);
  if (others.empty()) return;
  if (doubts_.size() == kMostDoubts) doubts_.erase(doubts_.begin());
  doubts_.push_back({std::move(others), {}, p});
}

void Doubts::recorded(const std::string& action) {
  for (Doubt& doubt : doubts_) doubt.recorded.push_back(action);
  std::erase_if(doubts_, [](const Doubt& doubt) { return doubt.recorded.size() > kLongestDoubt; });
}

Doubts Doubts::after(const Correction& settled) const {
  Doubts left = *this;
  const auto back = static_cast<std::size_t>(settled.back);
  std::erase_if(left.doubts_, [&](const Doubt& doubt) { return doubt.recorded.size() == back; });
  for (Doubt& doubt : left.doubts_)
    if (doubt.recorded.size() > back)
      std::copy(settled.actions.begin(), settled.actions.end(), doubt.recorded.end() - settled.back);
  return left;
}

Doubts Doubts::rewritten(std::size_t back, const std::vector<std::string>& actions, double p) const {
  Doubts left;
  std::string first;  // as it was recorded
  for (const Doubt& doubt : doubts_) {
    if (first.empty() && back > 0 && doubt.recorded.size() >= back)
      first = *(doubt.recorded.end() - static_cast<long>(back));
    Doubt one = doubt;
    if (one.recorded.size() > back) {
      one.recorded.resize(one.recorded.size() - back);
      one.recorded.insert(one.recorded.end(), actions.begin(), actions.end());
    } else {
      const auto now = std::find(actions.begin(), actions.end(), one.recorded.front());
      if (now == actions.end() || now == actions.begin()) continue;
      one.recorded.assign(now, actions.end());
    }
    left.doubts_.push_back(std::move(one));
  }
  if (!first.empty() && first != actions.front()) left.doubts_.push_back({{first}, actions, p});
  std::stable_sort(left.doubts_.begin(), left.doubts_.end(),
                   [](const Doubt& a, const Doubt& b) { return a.recorded.size() > b.recorded.size(); });
  return left;
}

std::vector<Doubts::Course> Doubts::courses() const {
  std::vector<Course> all;
  for (auto doubt = doubts_.rbegin(); doubt != doubts_.rend(); ++doubt) {
    if (doubt->recorded.empty()) continue;
    Course& one = all.emplace_back(Course{doubt->recorded, {}, doubt->p});
    for (const std::string& other : doubt->others) {
      one.instead.push_back(doubt->recorded);
      one.instead.back().front() = other;
    }
  }
  return all;
}

std::optional<Doubts::Correction> Doubts::settle(const Session& session, const Observe& observe, double accept) const {
  int looked_at = 0;
  for (auto doubt = doubts_.rbegin(); doubt != doubts_.rend() && looked_at < kMostSettled; ++doubt, ++looked_at) {
    std::optional<Correction> found;
    bool more_than_one = false;
    for (const std::string& other : doubt->others) {
      std::vector<std::string> actions = doubt->recorded;
      if (actions.empty()) break;
      actions.front() = other;
      const int back = static_cast<int>(actions.size());
      const auto game = session.what_if(back, actions);
      if (!game) continue;
      const observing::Observation seen = observe(*game);
      const auto* legal = std::get_if<observing::Legal>(&seen.reading);
      if (legal == nullptr || legal->likeliest.probability < accept) continue;
      more_than_one = found.has_value();
      found = Correction{back, std::move(actions), doubt->recorded.front(), other};
    }
    if (found && !more_than_one) return found;
  }
  return std::nullopt;
}

}  // namespace arbiter::table
