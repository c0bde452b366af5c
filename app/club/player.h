// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace arbiter::club {

/// A player, by the number under which the club stores them.
using PlayerId = std::int64_t;

}  // namespace arbiter::club
