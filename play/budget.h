// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <stop_token>

namespace arbiter::play {

/// How much may be thought. What is 0 is no limit; without any limit only the stop token ends it.
struct Budget {
  std::uint64_t nodes = 0;            ///< actions tried
  std::chrono::milliseconds time{0};  ///< from the beginning of the thought
};

/// Counts what has been used of a budget. Once it is used up it stays so.
class Meter {
 public:
  using Clock = std::chrono::steady_clock;
  /// `every`: the clock is looked at after so many nodes, a power of two.
  Meter(const Budget& budget, std::stop_token stop) : budget_(budget), stop_(std::move(stop)), begun_(Clock::now()) {}

  /// One action more is to be tried; false: there is no more time for it.
  bool spend() {
    if (out_) return false;
    if (budget_.nodes != 0 && nodes_ >= budget_.nodes) return !(out_ = true);
    if (nodes_ % every_ == 0 && (stop_.stop_requested() || late())) return !(out_ = true);
    ++nodes_;
    return true;
  }
  [[nodiscard]] bool out() const { return out_; }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  [[nodiscard]] std::chrono::milliseconds spent() const {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begun_);
  }
  /// More than so much of the time is over: another round would not come to its end.
  [[nodiscard]] bool past(double share) const {
    return budget_.time.count() > 0 && spent().count() > share * static_cast<double>(budget_.time.count());
  }
  /// How often the clock is looked at: after so many nodes.
  void look_every(std::uint64_t nodes) { every_ = nodes; }

 private:
  [[nodiscard]] bool late() const { return budget_.time.count() > 0 && Clock::now() - begun_ >= budget_.time; }
  Budget budget_;
  std::stop_token stop_;
  Clock::time_point begun_;
  std::uint64_t nodes_ = 0, every_ = 1;
  bool out_ = false;
};

}  // namespace arbiter::play
