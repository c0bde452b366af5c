// SPDX-License-Identifier: MIT
#pragma once

#include "db/store.h"

namespace arbiter::test {

/// A short game: the start, two moves, and a mate worth three points.
[[nodiscard]] db::NewGame sample_game();
[[nodiscard]] db::Ply sample_ply(int number);
[[nodiscard]] db::Standing sample_standing(int number);

/// Writes it; 4 plies with the start.
db::GameId store_sample(db::Store& store);

}  // namespace arbiter::test
