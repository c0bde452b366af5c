// SPDX-License-Identifier: MIT
#pragma once

#include "app/table/hint.h"

namespace arbiter::cli {

/// The word `hint` while a game is watched: it is asked for, and printed when it has come.
class WatchHint {
 public:
  /// `allowed`: the game is none of a club's.
  explicit WatchHint(bool allowed) : allowed_(allowed) {}

  /// Somebody asks for a hint. Says so where there is none to be had.
  void ask(const table::Session& session);
  /// To be called often. `wait`: nothing goes on before it has come.
  void look(const table::Session& session, bool wait);

 private:
  bool allowed_;
  table::Hint hint_;
};

}  // namespace arbiter::cli
