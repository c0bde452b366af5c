// SPDX-License-Identifier: MIT
#include "db/table_rows.h"

#include <vector>

#include "db/feed.h"
#include "db/game_rows.h"
#include "db/totals.h"

namespace arbiter::db {
namespace {

PersonId add_person(Statements& statements, const std::string& name, const std::string& at) {
  const auto rows =
      statements.select<Number>("UPDATE club_ids SET last = last + 1 WHERE name = :kind RETURNING last", "people");
  if (rows.empty()) throw Error{"corrupt", make_message("The database does not count its %1", "people")};
  const Number id = std::get<0>(rows.front()).value_or(0);
  statements.run("INSERT INTO people (id, added_at) VALUES (:id, :at)", id, at);
  statements.run("INSERT INTO person_data (person_id, name) VALUES (:id, :name)", id, name);
  return id;
}

/// Whom a name means: the only one who has it; of several the one of whom nothing but the name is known, so that
/// nothing is ascribed to somebody who was told apart from namesakes.
PersonId person_named(Statements& statements, const std::string& name, const std::string& at) {
  const auto found = statements.select<Number, Number>(
      "SELECT person_id, coalesce(club, federation, federation_id, title, notes) IS NULL AND birth_year IS NULL "
      "FROM person_data WHERE name = :name ORDER BY 2 DESC, 1",
      name);
  if (found.empty()) return add_person(statements, name, at);
  const auto& [person, name_alone] = found.front();
  return found.size() == 1 || name_alone.value_or(0) != 0 ? person.value_or(0) : add_person(statements, name, at);
}

/// Who sits there: the person that is named by number, whoever they turned out to be, if there is one.
std::optional<PersonId> person_of(Statements& statements, const SeatEntry& entry, const std::string& at) {
  if (entry.person > 0) {
    const auto rows =
        statements.select<Number>("SELECT coalesce(merged_into, id) FROM people WHERE id = :id", entry.person);
    if (!rows.empty()) return std::get<0>(rows.front()).value_or(0);
  }
  return entry.player.empty() ? std::nullopt : std::optional(person_named(statements, entry.player, at));
}

/// A game that is told to a club has its plies chained where they wait to be sent.
void put_in_outbox(Statements& statements, GameId game, const Ply& ply, const NewGame* begun) {
  const auto before = statements.select<std::string>(
      "SELECT coalesce((SELECT hash FROM outbox WHERE game_id = g.id AND number = :before), g.token) "
      "FROM outbox_games o JOIN games g ON g.id = o.game_id WHERE o.game_id = :game",
      ply.number - 1, game);
  if (before.empty()) return;
  const std::string body = feed_body(ply, begun);
  statements.run("INSERT INTO outbox (game_id, number, body, hash) VALUES (:game, :number, :body, :hash)", game,
                 ply.number, body, chained(std::get<0>(before.front()).value_or(""), body));
}

/// What the game counts for: with its event, where it is that of a table, or by itself.
void count_game(Statements& statements, GameId game) {
  const auto tables = statements.select<Number, Number, Number>(
      "SELECT t.event_id, t.round, t.number FROM games g JOIN club_tables t ON t.token = g.token WHERE g.id = :game",
      game);
  if (tables.empty()) {
    forget_game(statements, game);
  } else {
    const auto& [event, round, number] = tables.front();
    count_table(statements, event.value_or(0), int_of(round), int_of(number));
  }
}

}  // namespace

GameId insert_game(Statements& statements, const NewGame& game, const std::string& status) {
  const std::string& known_at = game.imported_at.empty() ? game.started_at : game.imported_at;
  const GameId id = GameRows(statements).add(game, status, [&](const SeatEntry& seat) {
    return person_of(statements, seat, known_at);
  });
  if (!game.imported_at.empty() || !game.moves.empty())
    statements.run("UPDATE games SET imported_at = :at, moves = :moves WHERE id = :id", or_null(game.imported_at),
                   or_null(game.moves), id);
  if (game.to_club)
    statements.run("INSERT INTO outbox_games (game_id, club, holder) VALUES (:game, :club, :holder)", id,
                   game.to_club->club, game.to_club->holder);
  return id;
}

void insert_ply(Statements& statements, GameId game, const Ply& ply, const NewGame* begun) {
  GameRows(statements).add(game, ply);
  put_in_outbox(statements, game, ply, begun);
}

void update_standing(Statements& statements, GameId game, const Standing& standing, const std::string& at) {
  if (GameRows(statements).set_standing(game, standing, at)) count_game(statements, game);
}

}  // namespace arbiter::db
