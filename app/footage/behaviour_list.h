// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/footage/performance.h"

namespace arbiter::footage {

/// How a behaviour is performed, from the first picture to the last.
struct Behaviour {
  const char* name;
  const char* about;
  void (*perform)(Performance&);
};

/// What players do with the pieces of their plies.
[[nodiscard]] const std::vector<Behaviour>& behaviours_of_plies();
/// What hands do besides, and what else comes over the board.
[[nodiscard]] const std::vector<Behaviour>& behaviours_of_hands();
/// What the camera and the light do, and how a game begins and ends.
[[nodiscard]] const std::vector<Behaviour>& behaviours_around();

/// The pictures before and after: a rest and some quiet plies.
void opening(Performance& p, int plies = 2);
void closing(Performance& p, int plies = 2);

}  // namespace arbiter::footage
