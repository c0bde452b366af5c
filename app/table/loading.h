// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/table/session.h"
#include "value/message.h"

// The parts of Session::load: a text is read, and looked for among the games that are kept.
namespace arbiter::table {

/// A game's record, and the notes of its reading.
struct ReadText {
  Game game;
  std::vector<Message> left_out;
};
/// Errors: `bad_record`, `unknown_format`, `bad_request`.
[[nodiscard]] Expected<ReadText> read_text(const std::string& text, const Loading& how);

/// Players that are named in what is told of a game, where the table does not know better.
[[nodiscard]] TableInfo with_players(TableInfo table, const Value& about);

/// db::moves_digest of a game.
[[nodiscard]] std::string moves_of(const Game& game);

/// The kept game up to number `newest` that is this one: the same moves (moves_of), players and day. None too where the
/// database cannot be read, which is no reason not to load.
[[nodiscard]] std::optional<db::GameSummary> same_game(const db::Store& store, const Game& game,
                                                       const std::string& moves, const TableInfo& who,
                                                       db::GameId newest);

}  // namespace arbiter::table
