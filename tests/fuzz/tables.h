// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "referee/protocol/server.h"

// Games in progress, of every kind there is: what the fuzzers of the referee begin from.
namespace arbiter::fuzz {

struct Table {
  nlohmann::json request;  ///< the `new` it was begun with
  std::vector<std::string> actions;
  protocol::Server server;
};

/// Every game, European Chess with several sets of armies and on two boards, each some plies on. The same ones every
/// time; made when asked for first.
[[nodiscard]] const std::vector<Table>& tables();

}  // namespace arbiter::fuzz
