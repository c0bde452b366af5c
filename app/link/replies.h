// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "app/link/seating.h"
#include "db/feed.h"
#include "text/json_fields.h"

// What a club's server says, field by field and within limits. A reader returns what fits; `said.fault()` tells of what
// does not, and then the rest counts for nothing (see read_reply).
namespace arbiter::link {

[[nodiscard]] Seating read_seating(text::JsonFields& said);

/// What a club gives with a game that is taken over.
struct GivenGame {
  int epoch = 0;
  std::vector<db::FedPly> plies;
  nlohmann::json standing;
};
[[nodiscard]] GivenGame read_given(text::JsonFields& said);

/// The number up to which the club has everything.
[[nodiscard]] int read_acknowledged(text::JsonFields& said);

/// The seats of games whose players the club has erased: token and seat.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> read_erased(text::JsonFields& said);

}  // namespace arbiter::link
