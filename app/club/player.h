// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace arbiter::club {

/// Whoever plays, by the number under which the club keeps them.
using PlayerId = std::int64_t;

}  // namespace arbiter::club
