// SPDX-License-Identifier: MIT
#include "app/server/attempts.h"

#include <algorithm>

namespace arbiter::server {
namespace {

using http::Clock;
using std::chrono::seconds;

constexpr std::size_t kMost = 10'000;     // names and addresses that are remembered; the oldest make room
constexpr std::size_t kMostEntered = 32;  // addresses of an account

/// How long after so many wrong passwords: 1, 2, 4 … seconds.
seconds delay_after(int count, int free) {
  const int beyond = count - free;
  if (beyond <= 0) return seconds(0);
  constexpr int kDoublings = 6;  // 64 seconds
  return std::min(Attempts::kLongest, seconds(1LL << std::min(beyond - 1, kDoublings)));
}

/// Whole seconds, and never none of them.
seconds left(Clock::time_point until, Clock::time_point now) {
  return std::max(seconds(1), std::chrono::ceil<seconds>(until - now));
}

}  // namespace

void Attempts::forget(Who& who, Clock::time_point now) {
  if (who.size() < kMost) return;
  std::erase_if(who, [&](const auto& one) { return one.second.last + kForgotten <= now; });
  if (who.size() >= kMost)
    who.erase(std::ranges::min_element(who, {}, [](const auto& one) { return one.second.last; }));
}

void Attempts::add(Wrong& wrong, int free, Clock::time_point now) {
  wrong.count = wrong.last + kForgotten <= now ? 1 : wrong.count + 1;
  wrong.last = now;
  wrong.until = now + delay_after(wrong.count, free);
}

void Attempts::take_off(Who& who, const std::string& name, int free) {
  const auto found = who.find(name);
  if (found == who.end()) return;
  Wrong& wrong = found->second;
  if (--wrong.count <= 0)
    who.erase(found);
  else
    wrong.until = wrong.last + delay_after(wrong.count, free);
}

seconds Attempts::begin(const std::string& account, const std::string& from) {
  const std::lock_guard lock(mutex_);
  const auto now = now_();
  const auto tried = [&](const Who& who, const std::string& name) -> const Wrong* {
    const auto found = who.find(name);
    return found == who.end() || found->second.last + kForgotten <= now ? nullptr : &found->second;
  };
  const Wrong* address = tried(addresses_, from);
  if (address != nullptr && address->until > now) return left(address->until, now);
  const auto entered = entered_.find(account);
  const bool at_home = entered != entered_.end() && entered->second.contains(from);
  const Wrong* others = tried(accounts_, account);
  if (!at_home && address != nullptr && others != nullptr && others->until > now) return left(others->until, now);
  forget(addresses_, now);
  add(addresses_[from], kFreeOfAddress, now);
  forget(accounts_, now);
  add(accounts_[account], kFreeOfAccount, now);
  return seconds(0);
}

void Attempts::undone(const std::string& account, const std::string& from) {
  const std::lock_guard lock(mutex_);
  take_off(addresses_, from, kFreeOfAddress);
  take_off(accounts_, account, kFreeOfAccount);
}

void Attempts::right(const std::string& account, const std::string& from) {
  const std::lock_guard lock(mutex_);
  // Of the address only this try: with an account of their own somebody could else guess at others for ever.
  take_off(addresses_, from, kFreeOfAddress);
  accounts_.erase(account);
  if (entered_.size() >= kMost && !entered_.contains(account)) entered_.erase(entered_.begin());
  auto& there = entered_[account];
  if (there.size() >= kMostEntered && !there.contains(from)) there.erase(there.begin());
  there.insert(from);
}

}  // namespace arbiter::server
