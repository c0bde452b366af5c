// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/table/game_folder.h"

namespace arbiter::cli {

/// Keeps the game's PGN in a folder while it is played, and tells people what becomes of that, on standard error.
class PgnTelling {
 public:
  explicit PgnTelling(const std::string& folder) : folder_(folder) {}
  /// To be called often; costs nothing where nothing has happened.
  void look(const table::Session& session);
  /// At the end.
  void finish(const table::Session& session);

 private:
  void say() const;

  table::GameFolder folder_;
};

}  // namespace arbiter::cli
