// SPDX-License-Identifier: MIT
#include "db/error.h"

#include <sqlite3.h>

#include <utility>

#include "db/error_words.h"

namespace arbiter::db {
namespace {

struct Words {
  const char* code;
  Message sentence;
};

Words words_for(int sqlite_code) {
  switch (sqlite_code & 0xff) {
    case SQLITE_FULL:
      return {"full", make_message("the disk is full")};
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return {"busy", make_message("another program is using it")};
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_AUTH:
      return {"read_only", make_message("it may not be written to")};
    case SQLITE_CANTOPEN:
      return {"io", make_message("the file cannot be opened or made")};
    case SQLITE_CORRUPT:
      return {"corrupt", make_message("the file is damaged; keep it, and go on with a copy or a new file")};
    case SQLITE_NOTADB:
      return {"foreign_file", make_message("it is not a database")};
    case SQLITE_CONSTRAINT:
    case SQLITE_MISMATCH:
    case SQLITE_TOOBIG:
      return {"bad_data", make_message("what was to be stored does not fit")};
    default:
      return {"io", make_message("reading or writing failed")};
  }
}

}  // namespace

Error to_error(int sqlite_code, const std::string& said, const std::string& doing, const std::string& path) {
  Words words = words_for(sqlite_code);
  return {words.code,
          text::cleaned(make_message("Could not %1 in %2: %3 (%4)", doing, path, std::move(words.sentence), said))};
}

Error to_error(const SQLite::Exception& exception, const std::string& doing, const std::string& path) {
  return to_error(exception.getErrorCode(), exception.what(), doing, path);
}

}  // namespace arbiter::db
