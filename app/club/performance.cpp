// SPDX-License-Identifier: MIT
#include "app/club/performance.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace arbiter::club {
namespace {

/// Rating differences for 50 to 100 hundredths of the points; below, the same with a minus.
constexpr std::array<int, 51> kDifferences = {0,   7,   14,  21,  29,  36,  43,  50,  57,  65,  72,  80,  87,
                                              95,  102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193,
                                              202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336,
                                              351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800};

/// The largest difference at which 50, 51, 52 … hundredths are expected; above the last, 100.
constexpr std::array<int, 50> kLargest = {3,   10,  17,  25,  32,  39,  46,  53,  61,  68,  76,  83,  91,
                                          98,  106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197,
                                          206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344,
                                          357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735};

}  // namespace

int rating_difference(const Fraction& part) {
  const auto hundredths = static_cast<int>(std::clamp<std::int64_t>((part * Fraction(100)).rounded(), 0, 100));
  return hundredths >= 50 ? kDifferences.at(static_cast<std::size_t>(hundredths - 50))
                          : -kDifferences.at(static_cast<std::size_t>(50 - hundredths));
}

int expected_hundredths(int difference) {
  const int size = difference < 0 ? -difference : difference;
  const auto at = std::ranges::lower_bound(kLargest, size) - kLargest.begin();
  const int expected = 50 + static_cast<int>(at);
  return difference < 0 ? 100 - expected : expected;
}

std::optional<int> average_rating(std::span<const int> ratings) {
  if (ratings.empty()) return {};
  std::int64_t sum = 0;
  for (const int r : ratings) sum += r;
  return static_cast<int>(Fraction(sum, static_cast<std::int64_t>(ratings.size())).rounded());
}

std::optional<int> tournament_performance(const Fraction& score, std::span<const int> ratings) {
  const auto average = average_rating(ratings);
  if (!average) return {};
  return *average + rating_difference(score / Fraction(static_cast<std::int64_t>(ratings.size())));
}

std::optional<int> perfect_performance(const Fraction& score, std::span<const int> ratings) {
  if (ratings.empty()) return {};
  const auto [weakest, strongest] = std::ranges::minmax(ratings);
  if (score <= Fraction(0)) return weakest - 800;
  const Fraction wanted = score * Fraction(100);
  const auto enough = [&](int rating) {
    std::int64_t sum = 0;
    for (const int r : ratings) sum += expected_hundredths(rating - r);
    return Fraction(sum) >= wanted;
  };
  // What is expected grows with the rating, so the lowest one is found by halving.
  int low = weakest - 800, high = strongest + 800;
  while (low + 1 < high) {
    const int middle = low + (high - low) / 2;
    (enough(middle) ? high : low) = middle;
  }
  return high;
}

}  // namespace arbiter::club
