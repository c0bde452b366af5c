// SPDX-License-Identifier: MIT
#include "app/commands/waiting.h"

#include <unistd.h>

#include <chrono>
#include <iostream>

#include "text/sentences.h"

namespace arbiter::cli {

Waiting::Waiting(std::string what) : what_(std::move(what)) {
  if (::isatty(STDERR_FILENO) != 0) shown_ = std::thread([this] { show(); });
}

Waiting::~Waiting() {
  if (!shown_.joinable()) return;
  {
    const std::lock_guard lock(mutex_);
    over_ = true;
  }
  changed_.notify_one();
  shown_.join();
}

void Waiting::show() {
  constexpr std::chrono::seconds kPatience{2}, kStep{1};
  std::unique_lock lock(mutex_);
  const auto begun = std::chrono::steady_clock::now();
  bool written = false;
  while (!changed_.wait_for(lock, written ? kStep : kPatience, [this] { return over_; })) {
    const auto passed = std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - begun);
    std::cerr << "\r\x1b[K" << text::tr("%1 … %2 s", {what_, std::to_string(passed.count())}) << std::flush;
    written = true;
  }
  if (written) std::cerr << "\r\x1b[K" << std::flush;
}

}  // namespace arbiter::cli
