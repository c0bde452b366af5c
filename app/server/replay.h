// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <nlohmann/json.hpp>
#include <vector>

#include "app/table/session.h"
#include "db/club/types.h"

namespace arbiter::server {

/// A game, position by position, as everybody may see it at each of them. One thread at a time.
class Replay {
 public:
  /// Plays one more ply, the start first. False: this program refuses it; nothing more is played.
  [[nodiscard]] bool add(const db::club::ToldPly& ply);
  /// How many have been played, the start included.
  [[nodiscard]] std::size_t plies() const { return ops_.size(); }
  /// {"board": as in Views' "table/R/T", "state": at the start, "plies": [as in its "history", all of them, and "ops":
  /// how the state changes, RFC 6902]}. Null before the start.
  [[nodiscard]] nlohmann::json view() const;

 private:
  std::shared_ptr<table::Session> session_;
  nlohmann::json first_, last_;      ///< states
  std::vector<nlohmann::json> ops_;  ///< by ply, those of the start empty
};

}  // namespace arbiter::server
