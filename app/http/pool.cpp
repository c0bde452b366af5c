// SPDX-License-Identifier: MIT
#include "app/http/pool.h"

#include <exception>
#include <utility>

namespace arbiter::http {

Pool::Pool(int threads, std::size_t most, std::function<void(const char*)> fault)
    : most_(most), fault_(std::move(fault)) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { serve(); });
}

Pool::~Pool() { stop(); }

bool Pool::submit(std::function<void()> work) {
  {
    const std::lock_guard lock(mutex_);
    if (stopping_ || waiting_.size() >= most_) return false;
    waiting_.push_back(std::move(work));
  }
  changed_.notify_one();
  return true;
}

void Pool::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_all();
  for (std::thread& one : threads_) one.join();
  threads_.clear();
  waiting_.clear();
}

void Pool::serve() {
  while (true) {
    std::function<void()> work;
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [this] { return stopping_ || !waiting_.empty(); });
      if (stopping_) return;
      work = std::move(waiting_.front());
      waiting_.pop_front();
    }
    try {
      work();
    } catch (const std::exception& e) {
      fault_(e.what());
    } catch (...) {
      fault_("something that is no std::exception");
    }
  }
}

}  // namespace arbiter::http
