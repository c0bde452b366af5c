// SPDX-License-Identifier: MIT
#include "app/table/open_ambiguities.h"

#include <algorithm>

namespace arbiter::table {

namespace {

constexpr std::size_t kMostDoubts = 16;    // at a time; older ones stay as they were recorded
constexpr int kMostSettled = 3;            // of the latest: each costs as much as a reading or more
constexpr std::size_t kLongestDoubt = 40;  // actions after which a doubt is past settling

}  // namespace

void OpenAmbiguities::open(const std::string& taken, std::vector<std::string> others, double p) {
  std::erase(others, taken);
  if (others.empty()) return;
  if (ambiguities_.size() == kMostDoubts) ambiguities_.erase(ambiguities_.begin());
  ambiguities_.push_back({std::move(others), {}, p});
}

void OpenAmbiguities::recorded(const std::string& action) {
  for (Ambiguity& ambiguity : ambiguities_) ambiguity.recorded.push_back(action);
  std::erase_if(ambiguities_, [](const Ambiguity& ambiguity) { return ambiguity.recorded.size() > kLongestDoubt; });
}

OpenAmbiguities OpenAmbiguities::after(const Correction& settled) const {
  OpenAmbiguities left = *this;
  const auto back = static_cast<std::size_t>(settled.back);
  std::erase_if(left.ambiguities_, [&](const Ambiguity& ambiguity) { return ambiguity.recorded.size() == back; });
  for (Ambiguity& ambiguity : left.ambiguities_)
    if (ambiguity.recorded.size() > back)
      std::copy(settled.actions.begin(), settled.actions.end(), ambiguity.recorded.end() - settled.back);
  return left;
}

OpenAmbiguities OpenAmbiguities::rewritten(std::size_t back, const std::vector<std::string>& actions, double p) const {
  OpenAmbiguities left;
  std::string first;  // as it was recorded
  for (const Ambiguity& ambiguity : ambiguities_) {
    if (first.empty() && back > 0 && ambiguity.recorded.size() >= back)
      first = *(ambiguity.recorded.end() - static_cast<long>(back));
    Ambiguity one = ambiguity;
    if (one.recorded.size() > back) {
      one.recorded.resize(one.recorded.size() - back);
      one.recorded.insert(one.recorded.end(), actions.begin(), actions.end());
    } else {
      const auto now = std::find(actions.begin(), actions.end(), one.recorded.front());
      if (now == actions.end() || now == actions.begin()) continue;
      one.recorded.assign(now, actions.end());
    }
    left.ambiguities_.push_back(std::move(one));
  }
  if (!first.empty() && first != actions.front()) left.ambiguities_.push_back({{first}, actions, p});
  std::stable_sort(left.ambiguities_.begin(), left.ambiguities_.end(),
                   [](const Ambiguity& a, const Ambiguity& b) { return a.recorded.size() > b.recorded.size(); });
  return left;
}

std::vector<OpenAmbiguities::Branch> OpenAmbiguities::branches() const {
  std::vector<Branch> all;
  for (auto ambiguity = ambiguities_.rbegin(); ambiguity != ambiguities_.rend(); ++ambiguity) {
    if (ambiguity->recorded.empty()) continue;
    Branch& one = all.emplace_back(Branch{ambiguity->recorded, {}, ambiguity->p});
    for (const std::string& other : ambiguity->others) {
      one.instead.push_back(ambiguity->recorded);
      one.instead.back().front() = other;
    }
  }
  return all;
}

std::optional<OpenAmbiguities::Correction> OpenAmbiguities::settle(const Session& session, const Observe& observe,
                                                                   double accept) const {
  int looked_at = 0;
  for (auto ambiguity = ambiguities_.rbegin(); ambiguity != ambiguities_.rend() && looked_at < kMostSettled;
       ++ambiguity, ++looked_at) {
    std::optional<Correction> found;
    bool more_than_one = false;
    for (const std::string& other : ambiguity->others) {
      std::vector<std::string> actions = ambiguity->recorded;
      if (actions.empty()) break;
      actions.front() = other;
      const int back = static_cast<int>(actions.size());
      const auto game = session.what_if(back, actions);
      if (!game) continue;
      const observing::Observation seen = observe(*game);
      const auto* legal = std::get_if<observing::Legal>(&seen.reading);
      if (legal == nullptr || legal->likeliest.probability < accept) continue;
      more_than_one = found.has_value();
      found = Correction{back, std::move(actions), ambiguity->recorded.front(), other};
    }
    if (found && !more_than_one) return found;
  }
  return std::nullopt;
}

}  // namespace arbiter::table
