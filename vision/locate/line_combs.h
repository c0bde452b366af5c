// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

namespace arbiter::vision {

/// One line of a family of parallels, seen in a plane where they are parallel: its place across the family.
struct Tick {
  double at = 0, weight = 0;
  size_t ray = 0;  ///< which line it is
};

/// Evenly spaced ticks: the one at `origin + k * spacing` is line k.
struct Comb {
  double origin = 0, spacing = 0;
  double score = 0;  ///< weights of the lines on the teeth, summed
};

/// What the tick is worth on the comb, 0 when it lies on no tooth; `k` is the nearest tooth.
double on_tooth(const Tick& tick, const Comb& comb, int& k);

/// The few combs of `count` teeth, `least_spacing` or more apart, that most of the lines lie on; lines 0 … count - 1
/// are the best stretch of theirs. Best first, no two of the same teeth.
std::vector<Comb> find_combs(std::vector<Tick> ticks, int count, double least_spacing);

}  // namespace arbiter::vision
