// SPDX-License-Identifier: MIT
#include "app/server/long_poll.h"

#include <algorithm>

namespace arbiter::server {
namespace {

constexpr std::size_t kMostPoked = 10000;              // tables; beyond, all who wait look once more
constexpr std::chrono::milliseconds kLookAgain{3000};  // another server may have written to the same database

}  // namespace

std::uint64_t LongPoll::last(const std::string& token) const {
  const auto found = poked_.find(token);
  return found == poked_.end() ? all_ : std::max(all_, found->second);
}

void LongPoll::answer(http::Response& response, const std::string& token, int seconds,
                      std::function<bool(http::Response&)> look) {
  std::uint64_t seen = 0;
  {
    const std::lock_guard lock(mutex_);
    seen = last(token);
  }
  if (look(response) || seconds <= 0) return;
  auto place = this->place();
  if (!place) return response.set_header("Retry-After", std::to_string(kAskAgain));
  response.later =
      http::Later{http::Clock::now() + std::chrono::seconds(seconds), kLookAgain,
                  [this, token, seen](std::function<void()> wake) { return listen(token, seen, std::move(wake)); },
                  std::move(look), std::move(place)};
}

std::shared_ptr<void> LongPoll::place() {
  const std::lock_guard lock(mutex_);
  if (waiting_ >= most_) return nullptr;
  ++waiting_;
  return {this, [this](void*) {
            const std::lock_guard again(mutex_);
            --waiting_;
          }};
}

std::shared_ptr<void> LongPoll::listen(const std::string& token, std::uint64_t seen, std::function<void()> wake) {
  const std::lock_guard lock(mutex_);
  const std::uint64_t id = ++next_;
  const Listener& one = listeners_[id] = {token, std::move(wake)};
  if (last(token) != seen) one.wake();
  // Nobody is woken after this: waking and leaving hold the same lock.
  return {this, [this, id](void*) {
            const std::lock_guard again(mutex_);
            listeners_.erase(id);
          }};
}

void LongPoll::poke(const std::string& token) {
  const std::lock_guard lock(mutex_);
  if (poked_.size() >= kMostPoked) {
    poked_.clear();
    all_ = ++now_;
  }
  poked_[token] = ++now_;
  for (const auto& [id, one] : listeners_)
    if (one.token == token) one.wake();
}

void LongPoll::poke_all() {
  const std::lock_guard lock(mutex_);
  all_ = ++now_;
  for (const auto& [id, one] : listeners_) one.wake();
}

int LongPoll::waiting() const {
  const std::lock_guard lock(mutex_);
  return waiting_;
}

}  // namespace arbiter::server
