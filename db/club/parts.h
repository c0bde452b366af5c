// SPDX-License-Identifier: MIT
#pragma once

#include "db/points.h"

namespace arbiter::db {

/// A point in a game is so many parts, so that halves, thirds … twelfths of one are whole numbers.
inline constexpr int kParts = 27720;

}  // namespace arbiter::db
