// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace arbiter::http {

/// Threads for work that may wait, with a queue that ends.
class Pool {
 public:
  /// `fault`: hears of work that has thrown, in its thread.
  Pool(int threads, std::size_t most, std::function<void(const char* what)> fault);
  ~Pool();
  Pool(const Pool&) = delete;
  Pool& operator=(const Pool&) = delete;

  /// Work for the next free thread. False if too much waits already, or `stop` was called.
  [[nodiscard]] bool submit(std::function<void()> work);
  /// Lets the threads end what they do. What waits is never done.
  void stop();

 private:
  void serve();

  std::size_t most_;
  std::function<void(const char*)> fault_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> waiting_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace arbiter::http
