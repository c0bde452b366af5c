// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>

#include "app/table/session.h"
#include "db/types.h"

namespace arbiter::server {

/// A ply as spectators see it. `over`: the game is over, so that nothing in it is hidden any more.
[[nodiscard]] nlohmann::json shown_ply(const db::Ply& ply, bool over);

/// A game as everybody may see it: of Views' "table/R/T" the board, the state, the newest plies and awards, and how it
/// has ended.
[[nodiscard]] nlohmann::json table_view(const table::Session& session);

}  // namespace arbiter::server
