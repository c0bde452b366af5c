// SPDX-License-Identifier: MIT
#include "db/error.h"

#include <sqlite3.h>

#include "db/error_words.h"

namespace arbiter::db {
namespace {

struct Words {
  const char* code;
  const char* sentence;
};

Words words_for(int sqlite_code) {
  switch (sqlite_code & 0xff) {
    case SQLITE_FULL:
      return {"full", "the disk is full"};
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return {"busy", "another program is using it"};
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_AUTH:
      return {"read_only", "it may not be written to"};
    case SQLITE_CANTOPEN:
      return {"io", "the file cannot be opened or made"};
    case SQLITE_CORRUPT:
      return {"corrupt", "the file is damaged; keep it, and go on with a copy or a new file"};
    case SQLITE_NOTADB:
      return {"foreign_file", "it is not a database"};
    case SQLITE_CONSTRAINT:
    case SQLITE_MISMATCH:
    case SQLITE_TOOBIG:
      return {"bad_data", "what was to be stored does not fit"};
    default:
      return {"io", "reading or writing failed"};
  }
}

}  // namespace

Error to_error(int sqlite_code, const std::string& said, const std::string& doing, const std::string& path) {
  const Words words = words_for(sqlite_code);
  return {words.code, text::clean("Could not " + doing + " in " + path + ": " + words.sentence + " (" + said + ")")};
}

Error to_error(const SQLite::Exception& exception, const std::string& doing, const std::string& path) {
  return to_error(exception.getErrorCode(), exception.what(), doing, path);
}

}  // namespace arbiter::db
