// SPDX-License-Identifier: MIT
#include "app/table/doubts.h"

namespace arbiter::table {

namespace {

constexpr std::size_t kMostDoubts = 3;     // at a time; older ones stay as they were recorded
constexpr std::size_t kLongestDoubt = 40;  // actions after which a doubt is past settling

}  // namespace

void Doubts::open(const std::string& taken, std::vector<std::string> others) {
  std::erase(others, taken);
  if (others.empty()) return;
  if (doubts_.size() == kMostDoubts) doubts_.erase(doubts_.begin());
  doubts_.push_back({std::move(others), {}});
}

void Doubts::recorded(const std::string& action) {
  for (Doubt& doubt : doubts_) doubt.recorded.push_back(action);
  std::erase_if(doubts_, [](const Doubt& doubt) { return doubt.recorded.size() > kLongestDoubt; });
}

std::optional<Doubts::Correction> Doubts::settle(const Session& session, const Observe& observe, double accept) const {
  for (auto doubt = doubts_.rbegin(); doubt != doubts_.rend(); ++doubt) {
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
