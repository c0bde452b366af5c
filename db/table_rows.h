// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "db/statements.h"
#include "db/types.h"

// A game's rows in a table's own file, inside a transaction of the caller's: those of every game (GameRows), and what
// follows from them there. They throw what SQLite throws, and Error.
namespace arbiter::db {

/// Writes a game and who sits where; nobody's ply. Players are found by their numbers or names, or added.
GameId insert_game(Statements& statements, const NewGame& game, const std::string& status);

/// Writes a ply. If the game is sent to a club, the ply is also put where what is to be sent waits. `begun`: of ply 0
/// what the game was begun with.
void insert_ply(Statements& statements, GameId game, const Ply& ply, const NewGame* begun);

/// Writes how the game stands after the ply that was written at `at`, and counts it if it has ended.
void update_standing(Statements& statements, GameId game, const Standing& standing, const std::string& at);

}  // namespace arbiter::db
