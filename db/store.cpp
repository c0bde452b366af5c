// SPDX-License-Identifier: MIT
#include "db/store.h"

#include <SQLiteCpp/Transaction.h>
#include <sys/stat.h>

#include <cstdlib>
#include <utility>

#include "db/error.h"
#include "db/game_rows.h"
#include "db/migrate.h"
#include "db/patience.h"
#include "db/store_impl.h"
#include "db/table_rows.h"
#include "text/json_text.h"
#include "text/message_json.h"

namespace arbiter::db {
namespace {

namespace fs = std::filesystem;

/// The ply of a game that was written last.
struct LastPly {
  int number;
  std::string request, at;

  [[nodiscard]] bool is(const Ply& ply) const {
    return number == ply.number && request == text::dump(ply.request) && at == ply.at;
  }
};

std::optional<LastPly> last_ply(Statements& statements, GameId game) {
  const auto rows = statements.select<Number, std::string, std::string>(
      "SELECT number, request, at FROM plies WHERE game_id = :game ORDER BY number DESC LIMIT 1", game);
  if (rows.empty()) return std::nullopt;
  const auto& [number, request, at] = rows.front();
  return LastPly{int_of(number), request.value_or(""), at.value_or("")};
}

Error other_writer(GameId game, const std::string& path, int stored, int wanted) {
  return {"conflict",
          make_message("Game %1 in %2 has %3 plies already, so this cannot be ply %4: is another program keeping the "
                       "same game?",
                       game, path, stored, wanted)};
}

SQLite::Database connect(const std::string& path, Store::Missing missing) {
  int flags = SQLite::OPEN_READWRITE;
  if (missing == Store::Missing::create) flags |= SQLite::OPEN_CREATE;
  SQLite::Database database(path, flags);
  be_patient(database.getHandle());
  database.exec("PRAGMA foreign_keys = ON");
  // Rollback journal, not WAL: the SQLite of Debian 12 has the WAL-reset bug when two programs write. EXTRA also
  // syncs the folder, so that a power cut cannot bring back the journal of a finished transaction.
  database.exec("PRAGMA synchronous = EXTRA");
  database.exec("PRAGMA journal_mode = DELETE");
  return database;
}

}  // namespace

Store::Store(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Store::~Store() = default;
Store::Store(Store&&) noexcept = default;
Store& Store::operator=(Store&&) noexcept = default;

const std::string& Store::path() const { return impl_->path; }

std::optional<FileLook> look_at(const std::string& path) {
  struct stat found {};
  if (::stat(path.c_str(), &found) != 0) return std::nullopt;
  return FileLook{{found.st_dev, found.st_ino}, found.st_size, found.st_mtim};
}

bool Store::in_place() const {
  if (!impl_->file) return true;
  const auto there = look_at(impl_->path);
  return there && there->identity == impl_->file->identity;
}

void Store::Impl::require_in_place() const {
  if (!file) return;
  const auto there = look_at(path);
  if (there && there->identity == file->identity) return;
  throw Error{"replaced", there ? make_message("Another file was put in the place of %1", path)
                                : make_message("%1 was deleted or moved away", path)};
}

void Store::Impl::will_write() {
  require_in_place();
  if (!file) return;
  mark.hold();
  // Somebody else has written. SQLite trusts the pages that it remembers when a counter in the file is what it was,
  // which a file that was copied over this one can have too.
  if (look_at(path) == file) return;
  statements.forget();
  database = connect(path, Store::Missing::refuse);
}

void Store::Impl::have_written() {
  require_in_place();  // or it has gone into a file that nobody will find
  if (file) file = look_at(path);
}

Expected<Store> Store::open(const fs::path& file, Missing missing, Check check) {
  if (file.empty())
    return tl::unexpected(Error{"io", make_message("No file is named for the games: the name is empty")});
  if (file.string().rfind("postgres", 0) == 0 && file.string().find(":/") != std::string::npos)
    return tl::unexpected(
        Error{"io", make_message("Games are played and looked at in a file, not in a club's database server")});
  std::error_code failed;
  const std::string path = file == ":memory:" ? file.string() : fs::absolute(file, failed).string();
  if (failed)
    return tl::unexpected(Error{"io", text::cleaned(make_message("%1: %2", file.string(), failed.message()))});
  return guarded("open the database", path, [&]() -> Store {
    std::error_code unknown;
    const auto type = path == ":memory:" ? fs::file_type::regular : fs::status(path, unknown).type();
    if (type == fs::file_type::directory)
      throw Error{"io", make_message("%1 is no file that games can be kept in: it is a folder", path)};
    if (type != fs::file_type::regular && type != fs::file_type::not_found) {
      throw Error{"foreign_file", make_message("%1 is no file that games can be kept in", path)};
    }
    if (path != ":memory:") {
      if (missing == Missing::refuse && !fs::exists(path)) {
        throw Error{"not_found",
                    make_message("There is no database %1; it is made when the first game is begun", path)};
      }
      if (missing == Missing::create && fs::path(path).has_parent_path()) {
        fs::create_directories(fs::path(path).parent_path(), failed);
        if (failed) throw Error{"io", make_message("Could not make the folder of %1: %2", path, failed.message())};
      }
    }
    // Looked at before the connection rolls back what a crash has left half done.
    std::error_code none;
    const bool half_done = fs::file_size(path + "-journal", none) > 0 && !none;
    std::unique_ptr<Impl> impl(new Impl{path, UseMark(path), connect(path, missing), look_at(path)});
    const bool crashed = impl->mark.take_abandoned() || (half_done && !fs::exists(path + "-inuse"));
    try {
      if (crashed || check == Check::always) check_pages(impl->database, "quick_check", path);
    } catch (...) {
      impl->mark.leave_behind();
      throw;
    }
    migrate(impl->database, path, migrations());
    return Store(std::move(impl));
  });
}

Expected<GameId> Store::begin(const NewGame& game, const Ply& start, const Standing& standing) {
  return guarded("begin a game", impl_->path, [&]() -> GameId {
    impl_->will_write();
    SqliteStatements& statements = impl_->statements;
    SQLite::Transaction transaction(impl_->database, SQLite::TransactionBehavior::IMMEDIATE);
    if (const auto known = GameRows(statements).find(game.token)) return *known;
    const GameId id = insert_game(statements, game, standing.status);
    insert_ply(statements, id, start, &game);
    update_standing(statements, id, standing, start.at);
    transaction.commit();
    impl_->have_written();
    return id;
  });
}

Expected<void> Store::append(GameId game, const Ply& ply, const Standing& standing) {
  return guarded("store ply " + std::to_string(ply.number), impl_->path, [&] {
    impl_->will_write();
    SqliteStatements& statements = impl_->statements;
    SQLite::Transaction transaction(impl_->database, SQLite::TransactionBehavior::IMMEDIATE);
    const auto last = last_ply(statements, game);
    if (!last) throw Error{"not_found", make_message("There is no game %1 in %2", game, path())};
    if (last->is(ply)) return;  // An earlier attempt did reach the disk.
    if (last->number != ply.number - 1) throw other_writer(game, path(), last->number, ply.number);
    insert_ply(statements, game, ply, nullptr);
    update_standing(statements, game, standing, ply.at);
    transaction.commit();
    impl_->have_written();
  });
}

Expected<Store::Kept> Store::put(const NewGame& game, std::span<const Ply> plies, const Standing& standing) {
  return guarded("store the game", impl_->path, [&]() -> Kept {
    impl_->will_write();
    SqliteStatements& statements = impl_->statements;
    SQLite::Transaction transaction(impl_->database, SQLite::TransactionBehavior::IMMEDIATE);
    Kept kept;
    const auto known = GameRows(statements).find(game.token);
    kept.id = known ? *known : insert_game(statements, game, standing.status);
    if (const auto last = known ? last_ply(statements, *known) : std::nullopt) {
      const auto at = static_cast<std::size_t>(last->number);
      if (at >= plies.size() || !last->is(plies[at])) {
        throw other_writer(kept.id, path(), last->number, plies.back().number);
      }
      kept.found = last->number + 1;
    }
    const auto missing = plies.subspan(static_cast<std::size_t>(kept.found));
    for (const Ply& ply : missing) insert_ply(statements, kept.id, ply, &game);
    if (!missing.empty()) update_standing(statements, kept.id, standing, plies.back().at);
    transaction.commit();
    impl_->have_written();
    return kept;
  });
}

Expected<void> Store::set_clock(GameId game, const nlohmann::json& reading) {
  return guarded("store the clock of game " + std::to_string(game), impl_->path, [&] {
    impl_->will_write();
    SQLite::Transaction transaction(impl_->database, SQLite::TransactionBehavior::IMMEDIATE);
    GameRows(impl_->statements).set_clock(game, reading);
    impl_->statements.run(
        "INSERT OR IGNORE INTO ply_clocks (game_id, number, reading) "
        "SELECT game_id, max(number), json_object('game', json_extract(?2, '$.game'), 'seats', "
        "json_extract(?2, '$.seats')) FROM plies WHERE game_id = ?1 GROUP BY game_id",
        game, text::dump(reading));
    transaction.commit();
    impl_->have_written();
  });
}

Expected<void> Store::check() const {
  return guarded("check the database", impl_->path, [&] {
    check_pages(impl_->database, "integrity_check", impl_->path);
    check_references(impl_->database, impl_->path);
  });
}

Expected<void> Store::back_up(const fs::path& to) const {
  return guarded("copy the database", impl_->path, [&] { copy_and_check(impl_->database, fs::absolute(to).string()); });
}

fs::path default_path() {
  if (const char* named = std::getenv("ARBITER_DATABASE"); named != nullptr && *named != '\0') return named;
  const char* data = std::getenv("XDG_DATA_HOME");
  const char* home = std::getenv("HOME");
  // The specification says that a relative XDG_DATA_HOME is to be ignored.
  if (data != nullptr && fs::path(data).is_absolute()) return fs::path(data) / "arbiter" / "games.sqlite";
  return fs::path(home != nullptr && *home != '\0' ? home : ".") / ".local/share/arbiter/games.sqlite";
}

}  // namespace arbiter::db
