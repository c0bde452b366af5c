// SPDX-License-Identifier: MIT
#include "app/server/sessions.h"

#include <algorithm>

#include "db/digest.h"

namespace arbiter::server {
namespace {

constexpr std::size_t kIdBytes = 20;
constexpr std::size_t kMost = 10'000;  // sessions; the one that would end first makes room

}  // namespace

std::string Sessions::begin(const std::string& key) {
  const std::lock_guard lock(mutex_);
  const auto now = now_();
  std::erase_if(sessions_, [&](const auto& one) { return one.second.until <= now; });
  if (sessions_.size() >= kMost)
    sessions_.erase(std::ranges::min_element(sessions_, {}, [](const auto& one) { return one.second.until; }));
  std::string id = db::secret_hex(kIdBytes);
  sessions_[id] = {key, now + kLasts};
  return id;
}

std::string Sessions::key_of(const std::string& id) {
  const std::lock_guard lock(mutex_);
  const auto found = sessions_.find(id);
  return found != sessions_.end() && now_() < found->second.until ? found->second.key : std::string();
}

void Sessions::end(const std::string& id) {
  const std::lock_guard lock(mutex_);
  sessions_.erase(id);
}

std::string cookie_of(const http::Request& request, const std::string& name) {
  const std::string all = "; " + request.header("cookie"), begin = "; " + name + "=";
  const std::size_t at = all.find(begin);
  if (at == std::string::npos) return "";
  const std::size_t from = at + begin.size();
  return all.substr(from, all.find(';', from) - from);
}

}  // namespace arbiter::server
