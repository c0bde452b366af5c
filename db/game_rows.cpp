// SPDX-License-Identifier: MIT
#include "db/game_rows.h"

#include <utility>
#include <vector>

#include "db/feed.h"
#include "db/totals.h"
#include "text/json_text.h"

namespace arbiter::db {
namespace {

std::optional<std::string> or_null(const std::string& text) {
  return text.empty() ? std::nullopt : std::optional(text);
}

std::optional<std::string> or_null(const nlohmann::json& value) {
  return value.is_null() ? std::nullopt : std::optional(text::dump(value));
}

std::optional<std::string> text_of(const nlohmann::json& event, const char* key) {
  const auto found = event.find(key);
  return found != event.end() && found->is_string() ? std::optional(found->get<std::string>()) : std::nullopt;
}

std::optional<std::int64_t> ply_id(SQLite::Database& database, GameId game, int number) {
  SQLite::Statement query(database, "SELECT id FROM plies WHERE game_id = ? AND number = ?");
  query.bind(1, game);
  query.bind(2, number);
  return query.executeStep() ? std::optional(query.getColumn(0).getInt64()) : std::nullopt;
}

void insert_correction(SQLite::Database& database, GameId game, std::int64_t id, int target, bool undone) {
  const auto target_id = ply_id(database, game, target);
  if (!target_id) {
    throw Error{"bad_data", make_message("Ply %1 is to be corrected, but is not in the database", target)};
  }
  run(database, "INSERT INTO corrections (ply_id, target_id, effect) VALUES (?, ?, ?)", id, *target_id,
      std::string(undone ? "undone" : "restored"));
  run(database,
      "INSERT INTO points (ply_id, seat, points, reason, rule, sq, piece, secret, of_ply) "
      "SELECT ?, seat, points * ?, reason, rule, sq, piece, secret, of_ply FROM points WHERE ply_id = ? "
      "AND of_ply = ply_id ORDER BY id",
      id, undone ? -1 : 1, *target_id);
}

PersonId add_person(SQLite::Database& database, const std::string& name, const std::string& at) {
  const PersonId id =
      database.execAndGet("UPDATE club_ids SET last = last + 1 WHERE name = 'people' RETURNING last").getInt64();
  run(database, "INSERT INTO people (id, added_at) VALUES (?, ?)", id, at);
  run(database, "INSERT INTO person_data (person_id, name) VALUES (?, ?)", id, name);
  return id;
}

/// Whom a name means: the only one who has it; of several the one of whom nothing but the name is known, so that
/// nothing is ascribed to somebody who was told apart from namesakes.
PersonId person_named(SQLite::Database& database, const std::string& name, const std::string& at) {
  SQLite::Statement query(database,
                          "SELECT person_id, coalesce(club, federation, federation_id, title, notes) IS NULL AND "
                          "birth_year IS NULL FROM person_data WHERE name = ? ORDER BY 2 DESC, 1");
  query.bind(1, text::clean(name));
  std::vector<std::pair<PersonId, bool>> found;
  while (query.executeStep()) found.emplace_back(query.getColumn(0).getInt64(), query.getColumn(1).getInt() != 0);
  if (found.size() == 1 || (!found.empty() && found.front().second)) return found.front().first;
  return add_person(database, name, at);
}

/// Who sits there: the person that is named by number, whoever they turned out to be, if there is one.
std::optional<PersonId> person_of(SQLite::Database& database, const SeatEntry& entry, const std::string& at) {
  if (entry.person > 0) {
    SQLite::Statement query(database, "SELECT coalesce(merged_into, id) FROM people WHERE id = ?");
    query.bind(1, entry.person);
    if (query.executeStep()) return query.getColumn(0).getInt64();
  }
  return entry.player.empty() ? std::nullopt : std::optional(person_named(database, entry.player, at));
}

void insert_seats(SQLite::Database& database, GameId id, const NewGame& game) {
  for (const SeatEntry& entry : game.seats) {
    run(database, "INSERT INTO seats (game_id, seat, player_id, army, points) VALUES (?, ?, ?, ?, ?)", id, entry.seat,
        person_of(database, entry, game.imported_at.empty() ? game.started_at : game.imported_at), or_null(entry.army),
        entry.points);
  }
}

/// A game that is told to a club has its plies chained where they wait to be sent.
void put_in_outbox(SQLite::Database& database, GameId game, const Ply& ply, const NewGame* begun) {
  SQLite::Statement query(
      database,
      "SELECT coalesce((SELECT hash FROM outbox WHERE game_id = g.id AND number = ?2 - 1), g.token) "
      "FROM outbox_games o JOIN games g ON g.id = o.game_id WHERE o.game_id = ?1");
  query.bind(1, game);
  query.bind(2, ply.number);
  if (!query.executeStep()) return;
  const std::string body = feed_body(ply, begun);
  run(database, "INSERT INTO outbox (game_id, number, body, hash) VALUES (?, ?, ?, ?)", game, ply.number, body,
      chained(query.getColumn(0).getString(), body));
}

bool has_ended(SQLite::Database& database, GameId game) {
  SQLite::Statement query(database, "SELECT 1 FROM games WHERE id = ? AND ended_at IS NOT NULL");
  query.bind(1, game);
  return query.executeStep();
}

/// What the game counts for: with its event, where it is that of a table, or by itself.
void count_game(SQLite::Database& database, GameId game) {
  SQLite::Statement table(database,
                          "SELECT t.event_id, t.round, t.number FROM games g JOIN club_tables t ON t.token = g.token "
                          "WHERE g.id = ?");
  table.bind(1, game);
  if (!table.executeStep()) {
    for (const char* statement : kForgetGame) run(database, statement, game);
    return;
  }
  for (const char* statement : kCountTable)
    run(database, statement, table.getColumn(0).getInt64(), table.getColumn(1).getInt(), table.getColumn(2).getInt());
}

}  // namespace

void insert_rows(SQLite::Database& database, GameId game, const Ply& ply) {
  const bool act = ply.kind == PlyKind::act;
  const std::int64_t id =
      run(database,
          "INSERT INTO plies (game_id, number, kind, seat, action, public_action, request, public_events, reason, "
          "frame, confidence, source, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
          game, ply.number, std::string(to_string(ply.kind)), or_null(ply.seat),
          act ? std::optional(ply.action) : std::nullopt, ply.public_action, text::dump(ply.request),
          ply.public_events ? std::optional(text::dump(*ply.public_events)) : std::nullopt, or_null(ply.reason),
          ply.origin.frame, ply.origin.confidence, ply.origin.source, ply.at);
  int ordinal = 0;
  for (const auto& event : ply.events) {
    run(database, "INSERT INTO events (ply_id, ordinal, type, rule, event) VALUES (?, ?, ?, ?, ?)", id, ordinal++,
        text_of(event, "type").value_or(""), text_of(event, "rule"), text::dump(event));
  }
  for (const Award& award : ply.awards) {
    run(database,
        "INSERT INTO points (ply_id, seat, points, reason, rule, sq, piece, secret, of_ply) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        id, award.seat, award.points, award.reason, or_null(award.rule), or_null(award.sq), or_null(award.piece),
        award.secret ? 1 : 0, id);
  }
  for (const int target : ply.undone) insert_correction(database, game, id, target, true);
  for (const int target : ply.restored) insert_correction(database, game, id, target, false);
}

void insert_ply(SQLite::Database& database, GameId game, const Ply& ply, const NewGame* begun) {
  insert_rows(database, game, ply);
  put_in_outbox(database, game, ply, begun);
}

void update_standing(SQLite::Database& database, GameId game, const Standing& standing, const std::string& at) {
  const auto ended = standing.result.is_null() ? std::nullopt : std::optional(at);
  const bool counts = ended || has_ended(database, game);
  run(database, "UPDATE games SET status = ?, result = ?, ended_at = ? WHERE id = ?", standing.status,
      or_null(standing.result), ended, game);
  for (const auto& [seat, points] : standing.points) {
    const auto place = standing.places.find(seat);
    run(database,
        "INSERT INTO seats (game_id, seat, points, place) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (game_id, seat) DO UPDATE SET points = excluded.points, place = excluded.place",
        game, seat, points, place == standing.places.end() ? std::nullopt : std::optional(place->second));
  }
  if (counts) count_game(database, game);
}

GameId insert_game(SQLite::Database& database, const NewGame& game, const std::string& status) {
  const GameId id =
      run(database,
          "INSERT INTO games (token, ruleset, rules_version, setup, public_setup, source, started_at, status, "
          "imported_at, moves) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
          game.token, game.setup.value("ruleset", ""), game.rules_version, text::dump(game.setup),
          game.public_setup ? std::optional(text::dump(*game.public_setup)) : std::nullopt, game.source,
          game.started_at, status, or_null(game.imported_at), or_null(game.moves));
  insert_seats(database, id, game);
  if (game.to_club)
    run(database, "INSERT INTO outbox_games (game_id, club, holder) VALUES (?, ?, ?)", id, game.to_club->club,
        game.to_club->holder);
  return id;
}

}  // namespace arbiter::db
