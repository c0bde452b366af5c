// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>

#include "app/club/fraction.h"

namespace arbiter::club {

// FIDE's tables between results and rating differences (Handbook B.02, 8.1), whose numbers are part of the
// regulations: nothing here is computed by a formula.

/// By how much a performance is above the opponents' average, for a part of the points from 0 to 1, which is rounded to
/// hundredths, halves up: -800 to 800.
[[nodiscard]] int rating_difference(const Fraction& part);

/// The part of a point to expect from one game against an opponent rated `difference` lower, in hundredths, 0 to 100.
[[nodiscard]] int expected_hundredths(int difference);

/// The average of ratings, rounded to a whole number, halves up. Nothing without ratings.
[[nodiscard]] std::optional<int> average_rating(std::span<const int> ratings);

/// The opponents' average and what the score adds to it: FIDE's "tournament performance rating". `score` counts a win
/// as 1 and a draw as ½ of the games against these ratings. Nothing without ratings.
[[nodiscard]] std::optional<int> tournament_performance(const Fraction& score, std::span<const int> ratings);

/// The lowest rating from which the score was to be expected ("perfect tournament performance"); for a score of nothing
/// 800 below the weakest opponent. Nothing without ratings.
[[nodiscard]] std::optional<int> perfect_performance(const Fraction& score, std::span<const int> ratings);

}  // namespace arbiter::club
