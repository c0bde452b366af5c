// SPDX-License-Identifier: MIT
#pragma once

#include "app/club/pairing.h"

namespace arbiter::club {

/// How much a colour is due (FIDE C.04.3, A.6).
enum class Due { nothing, mild, strong, absolute };

/// Which colour somebody is due, and how much.
struct ColourDue {
  char colour = '-';
  Due due = Due::nothing;
  int difference = 0;  ///< games with White less those with Black
};

[[nodiscard]] ColourDue colour_due(const SwissPlayer& player);

}  // namespace arbiter::club
