// SPDX-License-Identifier: MIT
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <optional>
#include <string>

#include "db/types.h"
#include "text/utf8.h"

// A game's rows, inside a transaction of the caller's. They throw what SQLite throws, and Error.
namespace arbiter::db {

// What is not UTF-8 must not get in: it could not be written out again.
inline void bind(SQLite::Statement& statement, int index, const std::string& text) {
  statement.bind(index, text::clean(text));
}
inline void bind(SQLite::Statement& statement, int index, double number) { statement.bind(index, number); }
inline void bind(SQLite::Statement& statement, int index, int number) { statement.bind(index, number); }
inline void bind(SQLite::Statement& statement, int index, std::int64_t number) { statement.bind(index, number); }
template <class T>
void bind(SQLite::Statement& statement, int index, const std::optional<T>& value) {
  if (value) {
    bind(statement, index, *value);
  } else {
    statement.bind(index);
  }
}

/// Runs one statement with its parameters in order and returns the last row's id.
template <class... Values>
std::int64_t run(SQLite::Database& database, const char* sql, const Values&... values) {
  SQLite::Statement statement(database, sql);
  int index = 0;
  (bind(statement, ++index, values), ...);
  statement.exec();
  return database.getLastInsertRowid();
}

/// Writes a game and who sits where; nobody's ply.
GameId insert_game(SQLite::Database& database, const NewGame& game, const std::string& status);

/// Writes a ply with its events, awards and corrections.
void insert_rows(SQLite::Database& database, GameId game, const Ply& ply);

/// The same; of a game that is told to a club the ply is also put where what is to be told waits. `begun`: of ply 0
/// what the game was begun with.
void insert_ply(SQLite::Database& database, GameId game, const Ply& ply, const NewGame* begun);

/// How the game stands after the ply that was written at `at`.
void update_standing(SQLite::Database& database, GameId game, const Standing& standing, const std::string& at);

}  // namespace arbiter::db
