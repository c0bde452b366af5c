// SPDX-License-Identifier: MIT
// The reading half of Store. Everything goes through the views, `full_…` or `public_…`, which have the same columns.
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <limits>
#include <map>

#include "db/error.h"
#include "db/export.h"
#include "db/game_lines.h"
#include "db/game_rows.h"
#include "db/store.h"
#include "db/store_impl.h"

namespace arbiter::db {
namespace {

std::string prefix(Audience audience) { return audience == Audience::arbiter ? "full" : "public"; }

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
  throw Error{"corrupt", as_it_is("unknown kind of ply: " + text)};
}

/// The games that `where` (a condition with one parameter) lets through, newest first.
std::vector<GameSummary> summaries(SQLite::Database& database, Audience audience, const std::string& where,
                                   GameId parameter, int limit) {
  SQLite::Statement query(database, std::string("SELECT ") + kSummaryColumns + " FROM " + prefix(audience) +
                                        "_games WHERE " + where + " ORDER BY id DESC LIMIT ?2");
  query.bind(1, parameter);
  query.bind(2, limit);
  std::vector<GameSummary> games;
  while (query.executeStep()) games.push_back(summary_in(query));
  if (games.empty()) return games;
  auto seats = seats_of(database, games.back().id, games.front().id);
  for (GameSummary& game : games) game.seats = std::move(seats[game.id]);
  return games;
}

GameSummary summary_of(SQLite::Database& database, GameId game, Audience audience, const std::string& path) {
  auto found = summaries(database, audience, "id = ?1", game, 1);
  if (!found.empty()) return std::move(found.front());
  // Not counted: that would read the whole table.
  SQLite::Statement range(database, "SELECT (SELECT min(id) FROM games), (SELECT max(id) FROM games)");
  if (!range.executeStep() || range.getColumn(1).isNull())
    throw Error{"not_found", make_message("There is no game %1 in %2, which has no games", game, path)};
  const GameId oldest = range.getColumn(0).getInt64(), newest = range.getColumn(1).getInt64();
  if (oldest == newest)
    throw Error{"not_found", make_message("There is no game %1 in %2, which has one game, %3", game, path, newest)};
  throw Error{"not_found",
              make_message("There is no game %1 in %2, which has games %3 to %4", game, path, oldest, newest)};
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
    ply.kind = kind_of(text_in(query.getColumn(1)));
    ply.seat = text_in(query.getColumn(2));
    ply.action = text_in(query.getColumn(3));
    ply.request = json_of(query.getColumn(4));
    ply.reason = text_in(query.getColumn(5));
    ply.origin.frame = maybe<std::int64_t>(query.getColumn(6));
    ply.origin.confidence = maybe<double>(query.getColumn(7));
    ply.origin.source = text_in(query.getColumn(8));
    ply.at = text_in(query.getColumn(9));
    ply.is_undone = query.getColumn(10).getInt() != 0;
    if (ply.number != static_cast<int>(plies.size())) {
      throw Error{"corrupt", make_message("game %1 has no ply %2", game, plies.size())};
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

/// What everybody may see of the game, which the arbiter's views leave out.
void add_public(SQLite::Database& database, StoredGame& game) {
  SQLite::Statement setup(database, "SELECT public_setup FROM games WHERE id = ?");
  setup.bind(1, game.summary.id);
  if (setup.executeStep() && !setup.getColumn(0).isNull()) game.summary.public_setup = json_of(setup.getColumn(0));
  SQLite::Statement told(database, "SELECT club, holder FROM outbox_games WHERE game_id = ?");
  told.bind(1, game.summary.id);
  if (told.executeStep()) game.summary.to_club = ToClub{text_in(told.getColumn(0)), text_in(told.getColumn(1))};
  SQLite::Statement query(database,
                          "SELECT number, public_action, public_events FROM plies WHERE game_id = ? AND "
                          "(public_action IS NOT NULL OR public_events IS NOT NULL)");
  query.bind(1, game.summary.id);
  while (query.executeStep()) {
    Ply& ply = game.plies.at(static_cast<std::size_t>(query.getColumn(0).getInt()));
    if (!query.getColumn(1).isNull()) ply.public_action = text_in(query.getColumn(1));
    if (!query.getColumn(2).isNull()) ply.public_events = json_of(query.getColumn(2));
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
    auto& list = text_in(query.getColumn(2)) == "undone" ? ply.undone : ply.restored;
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
    award.seat = text_in(query.getColumn(1));
    award.points = query.getColumn(2).getDouble();
    award.reason = text_in(query.getColumn(3));
    award.rule = text_in(query.getColumn(4));
    award.sq = text_in(query.getColumn(5));
    award.piece = text_in(query.getColumn(6));
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
  if (audience == Audience::arbiter) add_public(database, stored);
  for (Award& award : awards_of(database, game, audience)) {
    stored.plies.at(static_cast<std::size_t>(award.of_ply)).awards.push_back(std::move(award));
  }
  return stored;
}

}  // namespace

Expected<std::vector<GameSummary>> Store::games(const GamePage& page) const {
  return guarded("list the games", impl_->path, [&] {
    SQLite::Transaction one_moment(impl_->database);  // another program may be writing
    // What lies in the bin is in no list.
    return summaries(impl_->database, Audience::everybody,
                     "id < ?1 AND NOT EXISTS (SELECT 1 FROM games g WHERE g.id = public_games.id AND "
                     "g.deleted_at IS NOT NULL)",
                     page.before.value_or(std::numeric_limits<GameId>::max()), page.limit > 0 ? page.limit : -1);
  });
}

Expected<std::optional<GameId>> Store::newest() const {
  return guarded("find the newest game", impl_->path, [&]() -> std::optional<GameId> {
    const auto newest = impl_->database.execAndGet("SELECT max(id) FROM games WHERE deleted_at IS NULL");
    return newest.isNull() ? std::nullopt : std::optional(newest.getInt64());
  });
}

Expected<StoredGame> Store::load(GameId game, Audience audience) const {
  return guarded("read game " + std::to_string(game), impl_->path,
                 [&] { return load_all(impl_->database, game, audience, impl_->path); });
}

Expected<std::vector<GameSummary>> Store::games_like(const std::string& moves, const std::string& ruleset,
                                                     const std::string& day, int actions) const {
  return guarded("look for the game", impl_->path, [&] {
    SQLite::Transaction one_moment(impl_->database);  // another program may be writing
    SQLite::Statement query(
        impl_->database,
        // Clocks on walls are half a day off at most; a moment begins with its day.
        "SELECT id, moves IS NULL FROM games WHERE deleted_at IS NULL AND (moves = ?1 OR (moves IS NULL "
        "AND ruleset = ?2 AND started_at >= coalesce(date(?3, '-1 day'), '') AND "
        "started_at < coalesce(date(?3, '+2 days'), '0'))) AND "
        "(SELECT max(p.number) FROM plies p WHERE p.game_id = games.id) = ?4 ORDER BY id");
    query.bind(1, moves);
    query.bind(2, ruleset);
    query.bind(3, day);
    query.bind(4, actions);
    std::vector<GameSummary> games;
    while (query.executeStep()) {
      const GameId id = query.getColumn(0).getInt64();
      GameSummary game = summary_of(impl_->database, id, Audience::arbiter, impl_->path);
      if (query.getColumn(1).getInt() != 0) {
        std::vector<std::string> played;
        for (const Ply& ply : plies_of(impl_->database, id, Audience::arbiter))
          if (ply.kind == PlyKind::act || ply.kind == PlyKind::override) played.push_back(ply.action);
        if (moves_digest(game.setup, played) != moves) continue;
      }
      games.push_back(std::move(game));
    }
    return games;
  });
}

Expected<nlohmann::json> Store::clock(GameId game) const {
  return guarded("read the clock of game " + std::to_string(game), impl_->path,
                 [&] { return GameRows(impl_->statements).clock(game); });
}

Expected<std::vector<Award>> Store::points(GameId game, Audience audience) const {
  return guarded("read the points of game " + std::to_string(game), impl_->path,
                 [&] { return standing_awards(load_all(impl_->database, game, audience, impl_->path)); });
}

}  // namespace arbiter::db
