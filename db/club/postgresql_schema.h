// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "db/migrate.h"

namespace arbiter::db {

/// Steps of the schema that only PostgreSQL needs, those of db/schema/postgresql/. In which order they come with the
/// common ones stands in db/club/open.cpp.
[[nodiscard]] std::span<const Migration> postgresql_migrations();

}  // namespace arbiter::db
