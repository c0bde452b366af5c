// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/table/session.h"

namespace arbiter::table {

/// The actions of the session's game as they stand, without what was taken back.
inline std::vector<std::string> kept(const Session& session) {
  std::vector<std::string> actions;
  for (const db::Ply& ply : session.history())
    if (ply.kind == db::PlyKind::act && !ply.is_undone) actions.push_back(ply.action);
  return actions;
}

}  // namespace arbiter::table
