// SPDX-License-Identifier: MIT
#pragma once

namespace arbiter::db {

/// The most points, above and below nothing, that a seat may have: what is more cannot be summed up exactly.
inline constexpr double kMostPoints = 1e9;

}  // namespace arbiter::db
