// SPDX-License-Identifier: MIT
#include "db/pictures.h"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <utility>

#include "db/error.h"
#include "db/patience.h"
#include "db/sqlite_statements.h"

namespace arbiter::db {
namespace {

constexpr int kPicturesId = 0x41726250;  // "ArbP", SQLite's application_id of these files

constexpr const char* kSchema =
    "CREATE TABLE pictures (token TEXT NOT NULL, number INTEGER NOT NULL, board INTEGER NOT NULL, "
    "kept_at TEXT NOT NULL, jpeg BLOB NOT NULL, PRIMARY KEY (token, number, board)) STRICT; "
    "CREATE INDEX pictures_by_age ON pictures (kept_at);";

void prepare(SQLite::Database& database, const std::string& path) {
  database.exec("PRAGMA auto_vacuum = INCREMENTAL");
  // A power cut may take the last picture, never the file.
  database.exec("PRAGMA synchronous = NORMAL");
  if (database.execAndGet("PRAGMA application_id").getInt() == kPicturesId) return;
  SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
  // Read again under the lock: another program may have been faster.
  if (database.execAndGet("PRAGMA application_id").getInt() == kPicturesId) return;
  if (database.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() != 0)
    throw Error{"foreign_file",
                make_message("%1 is a database of another program; pictures of tables are not kept there", path)};
  database.exec(kSchema);
  database.exec("PRAGMA application_id = " + std::to_string(kPicturesId));
  transaction.commit();
}

}  // namespace

struct Pictures::Impl {
  std::string path;
  mutable SQLite::Database database;
};

Pictures::Pictures(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Pictures::~Pictures() = default;
Pictures::Pictures(Pictures&&) noexcept = default;
Pictures& Pictures::operator=(Pictures&&) noexcept = default;

std::filesystem::path Pictures::path_of(const std::filesystem::path& games) {
  if (games == ":memory:") return games;
  std::filesystem::path path = games;
  return path.replace_filename(games.stem().string() + ".pictures" + games.extension().string());
}

Expected<Pictures> Pictures::open(const std::filesystem::path& games, bool create) {
  const std::string path = path_of(games).string();
  return guarded("open the pictures", path, [&]() -> Pictures {
    if (!create && !std::filesystem::exists(path))
      throw Error{"not_found", make_message("There are no pictures in %1", path)};
    const int flags = SQLite::OPEN_READWRITE | (create ? SQLite::OPEN_CREATE : 0);
    std::unique_ptr<Impl> impl(new Impl{path, SQLite::Database(path, flags)});
    be_patient(impl->database.getHandle());
    prepare(impl->database, path);
    return Pictures(std::move(impl));
  });
}

Expected<void> Pictures::keep(const std::string& token, Place place, const std::string& jpeg) {
  return guarded("keep a picture", impl_->path, [&] {
    SQLite::Statement put(impl_->database,
                          "INSERT OR REPLACE INTO pictures (token, number, board, kept_at, jpeg) VALUES "
                          "(?, ?, ?, ?, ?)");
    put.bind(1, token);
    put.bind(2, place.ply);
    put.bind(3, place.board);
    put.bind(4, now());
    put.bind(5, jpeg.data(), static_cast<int>(jpeg.size()));
    put.exec();
  });
}

Expected<std::optional<std::string>> Pictures::picture(const std::string& token, Place place) const {
  return guarded("read a picture", impl_->path, [&]() -> std::optional<std::string> {
    SQLite::Statement query(impl_->database, "SELECT jpeg FROM pictures WHERE token = ? AND number = ? AND board = ?");
    query.bind(1, token);
    query.bind(2, place.ply);
    query.bind(3, place.board);
    if (!query.executeStep()) return std::nullopt;
    const SQLite::Column jpeg = query.getColumn(0);
    return std::string(static_cast<const char*>(jpeg.getBlob()), static_cast<std::size_t>(jpeg.getBytes()));
  });
}

Expected<std::vector<Pictures::Place>> Pictures::places(const std::string& token) const {
  return guarded("list the pictures", impl_->path, [&] {
    SQLite::Statement query(impl_->database,
                            "SELECT number, board FROM pictures WHERE token = ? ORDER BY number, board");
    query.bind(1, token);
    std::vector<Place> places;
    while (query.executeStep()) places.push_back({query.getColumn(0).getInt(), query.getColumn(1).getInt()});
    return places;
  });
}

Expected<void> Pictures::forget(const std::string& token) {
  return guarded("delete a game's pictures", impl_->path, [&] {
    run(impl_->database, "DELETE FROM pictures WHERE token = ?", token);
    impl_->database.exec("PRAGMA incremental_vacuum");
  });
}

Expected<std::int64_t> Pictures::bytes() const {
  return guarded("measure the pictures", impl_->path, [&] {
    return impl_->database.execAndGet("SELECT coalesce(sum(length(jpeg)), 0) FROM pictures").getInt64();
  });
}

Expected<int> Pictures::clean_up(int days, std::int64_t bytes) {
  return guarded("delete old pictures", impl_->path, [&] {
    SQLite::Database& database = impl_->database;
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    const int before = database.getTotalChanges();
    if (days > 0)
      run(database, "DELETE FROM pictures WHERE kept_at < strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ?)",
          "-" + std::to_string(days) + " days");
    // The newest ones stay as long as they and all newer ones have room.
    run(database,
        "DELETE FROM pictures WHERE rowid IN (SELECT id FROM (SELECT rowid AS id, sum(length(jpeg)) OVER "
        "(ORDER BY kept_at DESC, rowid DESC) AS taken FROM pictures) WHERE taken > ?)",
        bytes);
    transaction.commit();
    database.exec("PRAGMA incremental_vacuum");
    return database.getTotalChanges() - before;
  });
}

}  // namespace arbiter::db
