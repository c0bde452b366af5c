// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

namespace arbiter::cli {

/// While it lives and takes longer than two seconds, a line on standard error says what goes on and since when; on a
/// terminal only, and the line is gone when it ends. Nothing else may be written to the terminal meanwhile.
class Waiting {
 public:
  /// `what`: "Counting 1200 games", as it is shown.
  explicit Waiting(std::string what);
  ~Waiting();
  Waiting(const Waiting&) = delete;
  Waiting& operator=(const Waiting&) = delete;

 private:
  void show();

  std::string what_;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool over_ = false;
  std::thread shown_;
};

/// What `work` gives; a line says meanwhile that it goes on, see Waiting.
template <class Work>
auto waited(std::string what, Work&& work) {
  const Waiting waiting(std::move(what));
  return work();
}

}  // namespace arbiter::cli
