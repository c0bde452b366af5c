// SPDX-License-Identifier: MIT
// Where games lie: their tags, the archive, the bin.
#include "db/shelves.h"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include "db/error.h"
#include "db/game_lines.h"
#include "db/game_search.h"
#include "db/patience.h"
#include "db/sqlite_statements.h"
#include "db/store.h"

namespace arbiter::db {
namespace {

/// The line of a game in a list; none where there is no such game.
std::optional<ListedGame> line_of(SQLite::Database& database, GameId id) {
  SQLite::Statement query(database,
                          std::string("SELECT ") + kSummaryColumns + ", " +
                              "(SELECT event FROM games g WHERE g.id = v.id) FROM public_games v WHERE id = ?");
  query.bind(1, id);
  if (!query.executeStep()) return std::nullopt;
  ListedGame listed;
  listed.game = summary_in(query);
  listed.event = text_in(query.getColumn(12));
  listed.game.seats = std::move(seats_of(database, id, id)[id]);
  SQLite::Statement tags(database, "SELECT tag FROM game_tags WHERE game_id = ? ORDER BY tag");
  tags.bind(1, id);
  while (tags.executeStep()) listed.tags.push_back(text_in(tags.getColumn(0)));
  return listed;
}

std::vector<std::string> column(SQLite::Statement& query) {
  std::vector<std::string> texts;
  while (query.executeStep()) texts.push_back(text_in(query.getColumn(0)));
  return texts;
}

bool is_there(SQLite::Database& database, GameId game) {
  SQLite::Statement query(database, "SELECT 1 FROM games WHERE id = ?");
  query.bind(1, game);
  return query.executeStep();
}

void require(SQLite::Database& database, GameId game, const std::string& path) {
  if (!is_there(database, game)) throw Error{"not_found", make_message("There is no game %1 in %2", game, path)};
}

/// Why a club needs the game; none where it does not.
std::optional<Error> needed_by_club(SQLite::Database& database, GameId game) {
  SQLite::Statement counted(database,
                            "SELECT e.name, t.round, t.number FROM games g JOIN club_tables t ON t.token = g.token "
                            "JOIN club_events e ON e.id = t.event_id WHERE g.id = ?");
  counted.bind(1, game);
  if (counted.executeStep())
    return Error{"conflict", make_message("Game %1 counts at %2, round %3, table %4: it is not deleted", game,
                                          text_in(counted.getColumn(0)), counted.getColumn(1).getInt(),
                                          counted.getColumn(2).getInt())};
  SQLite::Statement waiting(database,
                            "SELECT 1 FROM outbox_games o WHERE o.game_id = ?1 AND o.refused IS NULL AND "
                            "o.acknowledged < (SELECT max(number) FROM plies WHERE game_id = ?1)");
  waiting.bind(1, game);
  if (waiting.executeStep())
    return Error{"conflict", make_message("Game %1 is not told to its club wholly: it is not deleted yet", game)};
  return std::nullopt;
}

void erase(SQLite::Database& database, GameId game) {
  for (const char* sql : {"DELETE FROM points WHERE ply_id IN (SELECT id FROM plies WHERE game_id = ?)",
                          "DELETE FROM corrections WHERE ply_id IN (SELECT id FROM plies WHERE game_id = ?)",
                          "DELETE FROM events WHERE ply_id IN (SELECT id FROM plies WHERE game_id = ?)",
                          "DELETE FROM plies WHERE game_id = ?", "DELETE FROM ply_clocks WHERE game_id = ?",
                          "DELETE FROM clocks WHERE game_id = ?", "DELETE FROM game_tags WHERE game_id = ?",
                          "DELETE FROM outbox WHERE game_id = ?", "DELETE FROM outbox_games WHERE game_id = ?",
                          "DELETE FROM seats WHERE game_id = ?", "DELETE FROM games WHERE id = ?"})
    run(database, sql, game);
}

}  // namespace

struct Shelves::Impl {
  Store store;  ///< says that the file is in use
  std::string path;
  mutable SQLite::Database database;
};

Shelves::Shelves(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Shelves::~Shelves() = default;
Shelves::Shelves(Shelves&&) noexcept = default;
Shelves& Shelves::operator=(Shelves&&) noexcept = default;

Expected<Shelves> Shelves::open(const std::filesystem::path& file) {
  auto store = Store::open(file, Store::Missing::refuse);
  if (!store) return tl::unexpected(store.error());
  const std::string path = store->path();
  return guarded("open the database", path, [&]() -> Shelves {
    SQLite::Database database(path, SQLite::OPEN_READWRITE);
    be_patient(database.getHandle());
    database.exec("PRAGMA foreign_keys = ON");
    database.exec("PRAGMA synchronous = EXTRA");  // as Store has it
    return Shelves(std::unique_ptr<Impl>(new Impl{std::move(*store), path, std::move(database)}));
  });
}

Expected<std::vector<ListedGame>> Shelves::games(const ListPage& page) const {
  return guarded("list the games", impl_->path, [&] {
    SQLite::Transaction one_moment(impl_->database);  // another program may be writing
    std::vector<ListedGame> games;
    for (const GameId id : found_games(impl_->database, page))
      if (auto line = line_of(impl_->database, id)) games.push_back(std::move(*line));
    return games;
  });
}

Expected<std::vector<GameId>> Shelves::numbers(const ListPage& page) const {
  return guarded("list the games", impl_->path, [&] { return found_games(impl_->database, page); });
}

Expected<std::vector<ListedGame>> Shelves::lines(std::span<const GameId> games) const {
  return guarded("list the games", impl_->path, [&] {
    SQLite::Transaction one_moment(impl_->database);  // another program may be writing
    std::vector<ListedGame> lines;
    for (const GameId id : games)
      if (auto line = line_of(impl_->database, id)) lines.push_back(std::move(*line));
    return lines;
  });
}

Expected<std::map<int, nlohmann::json>> Shelves::clocks(GameId game) const {
  return guarded("read the clocks of game " + std::to_string(game), impl_->path, [&] {
    SQLite::Statement noted(impl_->database, "SELECT number, reading FROM ply_clocks WHERE game_id = ?");
    noted.bind(1, game);
    std::map<int, nlohmann::json> readings;
    while (noted.executeStep()) readings[noted.getColumn(0).getInt()] = json_of(noted.getColumn(1));
    return readings;
  });
}

Expected<std::int64_t> Shelves::count(const GameFilter& filter) const {
  return guarded("count the games", impl_->path, [&] { return count_games(impl_->database, filter); });
}

Expected<std::string> Shelves::token(GameId game) const {
  return guarded("name game " + std::to_string(game), impl_->path, [&] {
    require(impl_->database, game, impl_->path);
    SQLite::Statement query(impl_->database, "SELECT token FROM games WHERE id = ?");
    query.bind(1, game);
    return query.executeStep() ? text_in(query.getColumn(0)) : std::string();
  });
}

Expected<std::vector<std::string>> Shelves::tags() const {
  return guarded("list the tags", impl_->path, [&] {
    SQLite::Statement query(impl_->database, "SELECT tag FROM game_tags GROUP BY tag ORDER BY count(*) DESC, tag");
    return column(query);
  });
}

Expected<std::vector<std::string>> Shelves::events(int limit) const {
  return guarded("list the events", impl_->path, [&] {
    SQLite::Statement query(impl_->database,
                            "SELECT event FROM games WHERE event IS NOT NULL AND event <> '' GROUP BY event "
                            "ORDER BY max(id) DESC LIMIT ?");
    query.bind(1, limit);
    return column(query);
  });
}

Expected<std::vector<std::string>> Shelves::armies() const {
  return guarded("list the armies", impl_->path, [&] {
    SQLite::Statement query(impl_->database, "SELECT DISTINCT army FROM seats WHERE army IS NOT NULL ORDER BY army");
    return column(query);
  });
}

Expected<void> Shelves::set_tags(GameId game, const std::vector<std::string>& tags) {
  return guarded("tag game " + std::to_string(game), impl_->path, [&] {
    SQLite::Transaction transaction(impl_->database, SQLite::TransactionBehavior::IMMEDIATE);
    require(impl_->database, game, impl_->path);
    run(impl_->database, "DELETE FROM game_tags WHERE game_id = ?", game);
    for (const std::string& tag : tags)
      if (!tag.empty()) run(impl_->database, "INSERT OR IGNORE INTO game_tags (game_id, tag) VALUES (?, ?)", game, tag);
    transaction.commit();
  });
}

Expected<void> Shelves::set_archived(GameId game, bool archived) {
  return guarded("put game " + std::to_string(game) + " aside", impl_->path, [&] {
    require(impl_->database, game, impl_->path);
    run(impl_->database, "UPDATE games SET archived_at = ? WHERE id = ?",
        archived ? std::optional(now()) : std::nullopt, game);
  });
}

Expected<void> Shelves::set_deleted(GameId game, bool deleted) {
  return guarded("delete game " + std::to_string(game), impl_->path, [&] {
    SQLite::Transaction transaction(impl_->database, SQLite::TransactionBehavior::IMMEDIATE);
    require(impl_->database, game, impl_->path);
    if (deleted)
      if (auto why = needed_by_club(impl_->database, game)) throw std::move(*why);
    run(impl_->database, "UPDATE games SET deleted_at = ? WHERE id = ?", deleted ? std::optional(now()) : std::nullopt,
        game);
    transaction.commit();
  });
}

Expected<void> Shelves::add_tag(std::span<const GameId> games, const std::string& tag) {
  return guarded("tag the games", impl_->path, [&] {
    SQLite::Transaction transaction(impl_->database, SQLite::TransactionBehavior::IMMEDIATE);
    for (const GameId game : games)
      if (is_there(impl_->database, game))
        run(impl_->database, "INSERT OR IGNORE INTO game_tags (game_id, tag) VALUES (?, ?)", game, tag);
    transaction.commit();
  });
}

Expected<void> Shelves::set_archived(std::span<const GameId> games, bool archived) {
  return guarded("put the games aside", impl_->path, [&] {
    SQLite::Transaction transaction(impl_->database, SQLite::TransactionBehavior::IMMEDIATE);
    const auto at = archived ? std::optional(now()) : std::nullopt;
    for (const GameId game : games) run(impl_->database, "UPDATE games SET archived_at = ? WHERE id = ?", at, game);
    transaction.commit();
  });
}

Expected<std::vector<Unmoved>> Shelves::set_deleted(std::span<const GameId> games, bool deleted) {
  return guarded("delete the games", impl_->path, [&] {
    SQLite::Transaction transaction(impl_->database, SQLite::TransactionBehavior::IMMEDIATE);
    const auto at = deleted ? std::optional(now()) : std::nullopt;
    std::vector<Unmoved> unmoved;
    for (const GameId game : games) {
      if (auto why = deleted ? needed_by_club(impl_->database, game) : std::nullopt) {
        unmoved.push_back({game, std::move(*why)});
        continue;
      }
      run(impl_->database, "UPDATE games SET deleted_at = ? WHERE id = ?", at, game);
    }
    transaction.commit();
    return unmoved;
  });
}

Expected<std::vector<std::string>> Shelves::empty_bin(int days) {
  return guarded("empty the bin", impl_->path, [&] {
    SQLite::Transaction transaction(impl_->database, SQLite::TransactionBehavior::IMMEDIATE);
    SQLite::Statement old(impl_->database,
                          "SELECT id, token FROM games WHERE deleted_at IS NOT NULL AND "
                          "deleted_at <= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ?)");
    old.bind(1, "-" + std::to_string(days) + " days");
    std::vector<std::pair<GameId, std::string>> games;
    while (old.executeStep()) games.emplace_back(old.getColumn(0).getInt64(), old.getColumn(1).getString());
    std::vector<std::string> tokens;
    for (const auto& [game, token] : games) {
      erase(impl_->database, game);
      tokens.push_back(token);
    }
    transaction.commit();
    return tokens;
  });
}

}  // namespace arbiter::db
