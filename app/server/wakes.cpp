// SPDX-License-Identifier: MIT
#include "app/server/wakes.h"

namespace arbiter::server {

std::uint64_t Wakes::counted(const std::string& token) const {
  const auto found = counts_.find(token);
  return all_ + (found == counts_.end() ? 0 : found->second);
}

std::uint64_t Wakes::count(const std::string& token) const {
  const std::lock_guard lock(mutex_);
  return counted(token);
}

void Wakes::poke(const std::string& token) {
  {
    const std::lock_guard lock(mutex_);
    ++counts_[token];
  }
  changed_.notify_all();
}

void Wakes::poke_all() {
  {
    const std::lock_guard lock(mutex_);
    ++all_;
  }
  changed_.notify_all();
}

bool Wakes::wait(const std::string& token, std::uint64_t seen, std::chrono::milliseconds most) {
  std::unique_lock lock(mutex_);
  if (stopped_ || waiting_ >= most_) return false;
  ++waiting_;
  changed_.wait_for(lock, most, [&] { return stopped_ || counted(token) != seen; });
  --waiting_;
  return !stopped_;
}

void Wakes::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
  }
  changed_.notify_all();
}

int Wakes::waiting() const {
  const std::lock_guard lock(mutex_);
  return waiting_;
}

}  // namespace arbiter::server
