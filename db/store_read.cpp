// The reading half of Store. Everything goes through the views, `full_…` or `public_…`, which have the same columns.
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include "db/error.h"
#include "db/export.h"
#include "db/store.h"
#include "db/store_impl.h"

namespace arbiter::db {
namespace {

std::string prefix(Audience audience) { return audience == Audience::arbiter ? "full" : "public"; }

nlohmann::json json_of(const SQLite::Column& column) {
  return column.isNull() ? nlohmann::json() : nlohmann::json::parse(column.getString());
}

template <class T>
std::optional<T> maybe(const SQLite::Column& column) {
  if (column.isNull()) return std::nullopt;
  if constexpr (std::is_floating_point_v<T>) {
    return column.getDouble();
  } else {
    return column.getInt64();
  }
}

PlyKind kind_of(const std::string& text) {
  for (const PlyKind kind : {PlyKind::start, PlyKind::act, PlyKind::undo, PlyKind::redo, PlyKind::override}) {
    if (text == to_string(kind)) return kind;
  }
  throw Error{"corrupt", "unknown kind of ply: " + text};
}

std::vector<SeatEntry> seats_of(SQLite::Database& database, GameId game) {
  SQLite::Statement query(database,
                          "SELECT s.seat, p.name, s.army, s.points FROM seats s LEFT JOIN players p ON p.id = "
                          "s.player_id WHERE s.game_id = ? "
                          "ORDER BY length(s.seat), instr('SWNE', substr(s.seat, 1, 1))");
  query.bind(1, game);
  std::vector<SeatEntry> seats;
  while (query.executeStep()) {
    seats.push_back({query.getColumn(0), query.getColumn(1), query.getColumn(2), query.getColumn(3).getDouble()});
  }
  return seats;
}

std::vector<GameSummary> summaries(SQLite::Database& database, Audience audience, std::optional<GameId> only) {
  SQLite::Statement query(database,
                          "SELECT id, token, ruleset, rules_version, source, started_at, ended_at, status, result, "
                          "setup, plies FROM " +
                              prefix(audience) + "_games WHERE ?1 IS NULL OR id = ?1 ORDER BY id DESC");
  if (only) query.bind(1, *only);
  std::vector<GameSummary> games;
  while (query.executeStep()) {
    GameSummary game;
    game.id = query.getColumn(0).getInt64();
    game.token = query.getColumn(1).getString();
    game.ruleset = query.getColumn(2).getString();
    game.rules_version = query.getColumn(3).getString();
    game.source = query.getColumn(4).getString();
    game.started_at = query.getColumn(5).getString();
    game.ended_at = query.getColumn(6).getString();
    game.status = query.getColumn(7).getString();
    game.result = json_of(query.getColumn(8));
    game.setup = json_of(query.getColumn(9));
    game.plies = query.getColumn(10).getInt();
    game.seats = seats_of(database, game.id);
    games.push_back(std::move(game));
  }
  return games;
}

GameSummary summary_of(SQLite::Database& database, GameId game, Audience audience, const std::string& path) {
  auto found = summaries(database, audience, game);
  if (!found.empty()) return std::move(found.front());
  const auto range = database.execAndGet(
      "SELECT CASE count(*) WHEN 0 THEN 'no games' WHEN 1 THEN 'one game, ' || max(id) ELSE 'games ' || min(id) || "
      "' to ' || max(id) END FROM games");
  throw Error{"not_found",
              "There is no game " + std::to_string(game) + " in " + path + ", which has " + range.getString()};
}

std::vector<Ply> plies_of(SQLite::Database& database, GameId game, Audience audience) {
  SQLite::Statement query(database,
                          "SELECT number, kind, seat, action, request, reason, frame, confidence, source, at, undone "
                          "FROM " +
                              prefix(audience) + "_plies WHERE game_id = ? ORDER BY number");
  query.bind(1, game);
  std::vector<Ply> plies;
  while (query.executeStep()) {
    Ply ply;
    ply.number = query.getColumn(0).getInt();
    ply.kind = kind_of(query.getColumn(1).getString());
    ply.seat = query.getColumn(2).getString();
    ply.action = query.getColumn(3).getString();
    ply.request = json_of(query.getColumn(4));
    ply.reason = query.getColumn(5).getString();
    ply.origin.frame = maybe<std::int64_t>(query.getColumn(6));
    ply.origin.confidence = maybe<double>(query.getColumn(7));
    ply.origin.source = query.getColumn(8).getString();
    ply.at = query.getColumn(9).getString();
    ply.is_undone = query.getColumn(10).getInt() != 0;
    if (ply.number != static_cast<int>(plies.size())) {
      throw Error{"corrupt", "game " + std::to_string(game) + " has no ply " + std::to_string(plies.size())};
    }
    plies.push_back(std::move(ply));
  }
  return plies;
}

void add_events(SQLite::Database& database, GameId game, Audience audience, std::vector<Ply>& plies) {
  SQLite::Statement query(
      database, "SELECT number, event FROM " + prefix(audience) + "_events WHERE game_id = ? ORDER BY number, ordinal");
  query.bind(1, game);
  while (query.executeStep()) {
    plies.at(static_cast<std::size_t>(query.getColumn(0).getInt())).events.push_back(json_of(query.getColumn(1)));
  }
}

void add_corrections(SQLite::Database& database, GameId game, std::vector<Ply>& plies) {
  SQLite::Statement query(database,
                          "SELECT p.number, t.number, c.effect FROM corrections c JOIN plies p ON p.id = c.ply_id "
                          "JOIN plies t ON t.id = c.target_id WHERE p.game_id = ? ORDER BY p.number, "
                          // as they were done: taken back from the last, brought again from the first
                          "iif(c.effect = 'undone', -t.number, t.number)");
  query.bind(1, game);
  while (query.executeStep()) {
    Ply& ply = plies.at(static_cast<std::size_t>(query.getColumn(0).getInt()));
    auto& list = query.getColumn(2).getString() == "undone" ? ply.undone : ply.restored;
    list.push_back(query.getColumn(1).getInt());
  }
}

/// The rows of the ledger that earned points, those taken back later included.
std::vector<Award> awards_of(SQLite::Database& database, GameId game, Audience audience) {
  SQLite::Statement query(database, "SELECT number, seat, points, reason, rule, sq, piece, secret FROM " +
                                        prefix(audience) +
                                        "_points WHERE game_id = ? AND of_number = number ORDER BY id");
  query.bind(1, game);
  std::vector<Award> awards;
  while (query.executeStep()) {
    Award award;
    award.of_ply = query.getColumn(0).getInt();
    award.seat = query.getColumn(1).getString();
    award.points = query.getColumn(2).getDouble();
    award.reason = query.getColumn(3).getString();
    award.rule = query.getColumn(4).getString();
    award.sq = query.getColumn(5).getString();
    award.piece = query.getColumn(6).getString();
    award.secret = query.getColumn(7).getInt() != 0;
    awards.push_back(std::move(award));
  }
  return awards;
}

StoredGame load_all(SQLite::Database& database, GameId game, Audience audience, const std::string& path) {
  SQLite::Transaction one_moment(database);  // another program may be writing
  StoredGame stored{summary_of(database, game, audience, path), plies_of(database, game, audience)};
  add_events(database, game, audience, stored.plies);
  add_corrections(database, game, stored.plies);
  for (Award& award : awards_of(database, game, audience)) {
    stored.plies.at(static_cast<std::size_t>(award.of_ply)).awards.push_back(std::move(award));
  }
  return stored;
}

}  // namespace

Expected<std::vector<GameSummary>> Store::games() const {
  return guarded("list the games", impl_->path,
                 [&] { return summaries(impl_->database, Audience::everybody, std::nullopt); });
}

Expected<StoredGame> Store::load(GameId game, Audience audience) const {
  return guarded("read game " + std::to_string(game), impl_->path,
                 [&] { return load_all(impl_->database, game, audience, impl_->path); });
}

Expected<nlohmann::json> Store::clock(GameId game) const {
  return guarded("read the clock of game " + std::to_string(game), impl_->path, [&]() -> nlohmann::json {
    SQLite::Statement noted(impl_->database, "SELECT reading FROM clocks WHERE game_id = ?");
    noted.bind(1, game);
    return noted.executeStep() ? nlohmann::json::parse(noted.getColumn(0).getString()) : nlohmann::json();
  });
}

Expected<std::vector<Award>> Store::points(GameId game, Audience audience) const {
  return guarded("read the points of game " + std::to_string(game), impl_->path,
                 [&] { return standing_awards(load_all(impl_->database, game, audience, impl_->path)); });
}

}  // namespace arbiter::db
