// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include "db/types.h"

namespace arbiter::desk {

class Table;

/// How much is said aloud.
enum class Wordiness {
  off,
  few,  ///< the move, check, mate, who is out, the end
  all   ///< effects, points, what hands must do and what is asked as well
};

/// What is said of a ply, as everybody may know it: sentences in the window's language, in the order of what happened.
/// `ply`: as Session::history has it.
[[nodiscard]] QStringList spoken(const db::Ply& ply, Wordiness how);

/// What is said of the table as it stands: the table instructions, and the questions to the seats.
[[nodiscard]] QStringList spokenWork(const Table& table, Wordiness how);

}  // namespace arbiter::desk
