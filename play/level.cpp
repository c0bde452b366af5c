// SPDX-License-Identifier: MIT
#include "play/level.h"

#include <algorithm>
#include <array>

namespace arbiter::play {

Level Level::of(int number) {
  // Depth, nodes, share of the time, noise, overlooks, sees.
  static constexpr std::array<Level, kLevels> kList{{{1, 300, 50, 400, 60, 2},
                                                     {1, 600, 50, 160, 35, 3},
                                                     {2, 1'500, 50, 90, 20, 3},
                                                     {3, 3'000, 50, 50, 10, 4},
                                                     {4, 10'000, 50, 28, 0, 99},
                                                     {6, 30'000, 50, 16, 0, 99},
                                                     {8, 120'000, 50, 6, 0, 99},
                                                     {60, 0, 100, 0, 0, 99}}};
  return kList[static_cast<std::size_t>(std::clamp(number, 1, kLevels) - 1)];
}

}  // namespace arbiter::play
