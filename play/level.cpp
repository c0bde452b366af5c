// SPDX-License-Identifier: MIT
#include "play/level.h"

#include <algorithm>
#include <array>

namespace arbiter::play {

Level Level::of(int number) {
  // Depth, nodes, noise, overlooks, sees.
  static constexpr std::array<Level, kLevels> kList{{{1, 300, 400, 60, 2},
                                                     {1, 600, 160, 35, 3},
                                                     {2, 1'500, 90, 20, 3},
                                                     {3, 3'000, 50, 10, 4},
                                                     {4, 10'000, 25, 0, 99},
                                                     {6, 30'000, 12, 0, 99},
                                                     {8, 120'000, 4, 0, 99},
                                                     {60, 0, 2, 0, 99}}};
  return kList[static_cast<std::size_t>(std::clamp(number, 1, kLevels) - 1)];
}

}  // namespace arbiter::play
