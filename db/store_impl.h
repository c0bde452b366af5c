#pragma once

#include <SQLiteCpp/Database.h>

#include <string>

#include "db/store.h"

namespace arbiter::db {

/// The connection behind a Store. Reading through a const Store prepares statements, hence mutable.
struct Store::Impl {
  mutable SQLite::Database database;
  std::string path;
};

}  // namespace arbiter::db
