// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string>

namespace arbiter::server {

/// How long something takes, counted as Prometheus' histograms are. One thread at a time.
class Histogram {
 public:
  /// Upper bounds in seconds; what takes longer is in the last bucket.
  static constexpr std::array kBounds{0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0};

  void add(double seconds) {
    std::size_t at = 0;
    while (at < kBounds.size() && seconds > kBounds.at(at)) ++at;
    ++counts_.at(at);
    sum_ += seconds;
  }
  [[nodiscard]] std::int64_t count() const {
    std::int64_t all = 0;
    for (const std::int64_t one : counts_) all += one;
    return all;
  }
  [[nodiscard]] double sum() const { return sum_; }
  /// In Prometheus' text: NAME_bucket{le=…}, NAME_sum and NAME_count. `help`: a sentence.
  [[nodiscard]] std::string text(const std::string& name, const std::string& help) const;

 private:
  std::array<std::int64_t, kBounds.size() + 1> counts_{};
  double sum_ = 0;
};

}  // namespace arbiter::server
