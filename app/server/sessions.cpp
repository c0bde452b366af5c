// SPDX-License-Identifier: MIT
#include "app/server/sessions.h"

#include <algorithm>
#include <tuple>

#include "db/digest.h"
#include "db/store.h"

namespace arbiter::server {
namespace {

constexpr std::size_t kIdBytes = 20;
constexpr std::size_t kMost = 10'000;  // sessions; the one that would end first makes room

}  // namespace

void Sessions::make_room(db::club::AccountId account, http::Clock::time_point now) {
  std::erase_if(sessions_, [&](const auto& one) { return one.second.over(now); });
  const auto is_theirs = [&](const auto& one) { return one.second.holder.account == account; };
  if (account > 0 && std::ranges::count_if(sessions_, is_theirs) >= static_cast<std::ptrdiff_t>(kMostOfAccount))
    sessions_.erase(std::ranges::min_element(
        sessions_, {}, [&](const auto& one) { return std::pair(!is_theirs(one), one.second.idle_until); }));
  if (sessions_.size() >= kMost)
    sessions_.erase(std::ranges::min_element(sessions_, {}, [](const auto& one) { return one.second.until; }));
}

std::string Sessions::begin(const std::string& key) { return begin(Holder{key}, {}); }

std::string Sessions::begin(const Holder& holder, const Place& place) {
  const std::lock_guard lock(mutex_);
  const auto now = now_();
  make_room(holder.account, now);
  std::string id = db::secret_hex(kIdBytes);
  const std::string at = db::now();
  sessions_[id] = {holder, place, ++last_, at, at, now + kLasts, now + (holder.account > 0 ? kIdle : kLasts)};
  return id;
}

std::optional<Sessions::Holder> Sessions::holder_of(const std::string& id) {
  const std::lock_guard lock(mutex_);
  const auto found = sessions_.find(id);
  const auto now = now_();
  if (found == sessions_.end() || found->second.over(now)) return std::nullopt;
  if (found->second.holder.account > 0) {
    found->second.idle_until = now + kIdle;
    found->second.used = db::now();
  }
  return found->second.holder;
}

std::vector<Sessions::Listed> Sessions::of(const Holder& account, const std::string& current) {
  const std::lock_guard lock(mutex_);
  std::vector<Listed> all;
  const auto now = now_();
  for (const auto& [id, one] : sessions_)
    if (one.holder.account == account.account && one.holder.epoch == account.epoch && !one.over(now))
      all.push_back({one.number, one.begun, one.used, one.place, id == current});
  std::ranges::sort(
      all, [](const Listed& a, const Listed& b) { return std::tie(a.used, a.number) > std::tie(b.used, b.number); });
  return all;
}

void Sessions::end(const std::string& id) {
  const std::lock_guard lock(mutex_);
  sessions_.erase(id);
}

bool Sessions::end(db::club::AccountId account, std::int64_t number) {
  const std::lock_guard lock(mutex_);
  return std::erase_if(sessions_, [&](const auto& one) {
           return one.second.holder.account == account && one.second.number == number;
         }) > 0;
}

void Sessions::end_all(db::club::AccountId account) {
  const std::lock_guard lock(mutex_);
  std::erase_if(sessions_, [&](const auto& one) { return one.second.holder.account == account; });
}

std::string cookie_of(const http::Request& request, const std::string& name) {
  const std::string all = "; " + request.header("cookie"), begin = "; " + name + "=";
  const std::size_t at = all.find(begin);
  if (at == std::string::npos) return "";
  const std::size_t from = at + begin.size();
  return all.substr(from, all.find(';', from) - from);
}

}  // namespace arbiter::server
