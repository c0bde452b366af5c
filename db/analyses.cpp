// SPDX-License-Identifier: MIT
#include "db/analyses.h"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <utility>

#include "db/error.h"
#include "db/patience.h"
#include "db/sqlite_statements.h"
#include "text/json_text.h"

namespace arbiter::db {
namespace {

constexpr int kAnalysesId = 0x41726241;  // "ArbA", SQLite's application_id of these files

constexpr const char* kSchema =
    "CREATE TABLE analyses (token TEXT NOT NULL, how TEXT NOT NULL, ply INTEGER NOT NULL, course TEXT NOT NULL, "
    "judgement TEXT NOT NULL, kept_at TEXT NOT NULL, PRIMARY KEY (token, how, ply)) STRICT, WITHOUT ROWID;";

void prepare(SQLite::Database& database, const std::string& path) {
  // A power cut may take the last judgements, never the file.
  database.exec("PRAGMA journal_mode = WAL");
  database.exec("PRAGMA synchronous = NORMAL");
  if (database.execAndGet("PRAGMA application_id").getInt() == kAnalysesId) return;
  SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
  // Read again under the lock: another program may have been faster.
  if (database.execAndGet("PRAGMA application_id").getInt() == kAnalysesId) return;
  if (database.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() != 0)
    throw Error{"foreign_file",
                make_message("%1 is a database of another program; analyses of games are not kept there", path)};
  database.exec(kSchema);
  database.exec("PRAGMA application_id = " + std::to_string(kAnalysesId));
  transaction.commit();
}

}  // namespace

struct Analyses::Impl {
  std::string path;
  mutable SQLite::Database database;
};

Analyses::Analyses(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Analyses::~Analyses() = default;
Analyses::Analyses(Analyses&&) noexcept = default;
Analyses& Analyses::operator=(Analyses&&) noexcept = default;

std::filesystem::path Analyses::path_of(const std::filesystem::path& games) {
  if (games == ":memory:") return games;
  std::filesystem::path path = games;
  return path.replace_filename(games.stem().string() + ".analyses" + games.extension().string());
}

Expected<Analyses> Analyses::open(const std::filesystem::path& games, bool create) {
  const std::string path = path_of(games).string();
  return guarded("open the analyses", path, [&]() -> Analyses {
    if (!create && !std::filesystem::exists(path))
      throw Error{"not_found", make_message("There are no analyses in %1", path)};
    const int flags = SQLite::OPEN_READWRITE | (create ? SQLite::OPEN_CREATE : 0);
    std::unique_ptr<Impl> impl(new Impl{path, SQLite::Database(path, flags)});
    be_patient(impl->database.getHandle());
    prepare(impl->database, path);
    return Analyses(std::move(impl));
  });
}

Expected<void> Analyses::keep(const std::string& token, const std::string& how, int ply, const Entry& entry) {
  return guarded("keep an analysis", impl_->path, [&] {
    SQLite::Statement put(impl_->database,
                          "INSERT OR REPLACE INTO analyses (token, how, ply, course, judgement, kept_at) VALUES "
                          "(?, ?, ?, ?, ?, ?)");
    put.bind(1, token);
    put.bind(2, how);
    put.bind(3, ply);
    put.bind(4, entry.course);
    put.bind(5, text::dump(entry.judgement));
    put.bind(6, now());
    put.exec();
  });
}

Expected<std::map<int, Analyses::Entry>> Analyses::kept(const std::string& token, const std::string& how) const {
  return guarded("read an analysis", impl_->path, [&] {
    SQLite::Statement query(impl_->database,
                            "SELECT ply, course, judgement FROM analyses WHERE token = ? AND how = ? ORDER BY ply");
    query.bind(1, token);
    query.bind(2, how);
    std::map<int, Entry> entries;
    while (query.executeStep()) {
      auto judgement = text::parse_or_discard(query.getColumn(2).getString());
      if (!judgement.is_object()) continue;
      entries[query.getColumn(0).getInt()] = {query.getColumn(1).getString(), std::move(judgement)};
    }
    return entries;
  });
}

Expected<void> Analyses::forget(const std::string& token) {
  return guarded("delete a game's analyses", impl_->path,
                 [&] { run(impl_->database, "DELETE FROM analyses WHERE token = ?", token); });
}

}  // namespace arbiter::db
