// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <thread>

namespace arbiter::test {

/// Waits until a condition holds, and asks every two milliseconds. False after `longest`: a test that waits for what
/// never comes fails, and does not hang. The default is longer than it takes on any machine.
template <class Condition>
[[nodiscard]] bool eventually(Condition&& condition, std::chrono::milliseconds longest = std::chrono::seconds(60)) {
  const auto end = std::chrono::steady_clock::now() + longest;
  while (!condition()) {
    if (std::chrono::steady_clock::now() > end) return condition();
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  return true;
}

}  // namespace arbiter::test
