// SPDX-License-Identifier: MIT
// What differs between the engines: how a connection is opened, and what its errors mean.
#include <soci/sqlite3/soci-sqlite3.h>

#include "db/club/sql.h"
#include "db/error_words.h"
#include "text/json_text.h"

namespace arbiter::db::club {
namespace sql {

Number next(soci::session& session, const std::string& kind) {
  const auto rows =
      select<Number>(session, "UPDATE club_ids SET last = last + 1 WHERE name = :kind RETURNING last", kind);
  if (rows.empty()) throw Error{"corrupt", "The database does not count its " + kind};
  return std::get<0>(rows.front()).value_or(0);
}

std::unique_ptr<soci::session> connect_sqlite(const std::string& path) {
  if (path.find('"') != std::string::npos) throw Error{"io", path + ": a club's file cannot have \" in its name"};
  // EXTRA and the journal as in Store: what is said to be written is written. What is erased is overwritten.
  auto session = std::make_unique<soci::session>(soci::sqlite3, "dbname=\"" + path + "\" timeout=4 synchronous=extra");
  run(*session, "PRAGMA foreign_keys = ON");
  run(*session, "PRAGMA secure_delete = ON");
  return session;
}

Error error_in_flight(const std::string& doing, const std::string& path) {
  try {
    throw;
  } catch (const Error& error) {
    return {error.code, text::clean(error.message)};
  } catch (const soci::sqlite3_soci_error& error) {
    return to_error(error.result(), error.get_error_message(), doing, path);
  } catch (const std::exception& error) {
    return {"bad_data", text::clean("Could not " + doing + " in " + path + ": " + error.what())};
  }
}

nlohmann::json json_of(const std::optional<std::string>& text) {
  if (!text) return {};
  auto value = text::parse(*text);
  if (!value) throw Error{"corrupt", "A column of the club holds no JSON: " + value.error().text()};
  return std::move(*value);
}

}  // namespace sql

Club::Club(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Club::~Club() = default;
Club::Club(Club&&) noexcept = default;
Club& Club::operator=(Club&&) noexcept = default;

Store& Club::games() { return impl_->store; }
const Store& Club::games() const { return impl_->store; }

Expected<Club> Club::open(const std::filesystem::path& file, Store::Missing missing) {
  if (file == ":memory:") return tl::unexpected(Error{"io", "A club is kept in a file, not in memory"});
  auto store = Store::open(file, missing);
  if (!store) return tl::unexpected(store.error());
  const std::string path = store->path();
  try {
    auto session = sql::connect_sqlite(path);
    return Club(std::unique_ptr<Impl>(new Impl{std::move(*store), std::move(session)}));
  } catch (...) {
    return tl::unexpected(sql::error_in_flight("open the club", path));
  }
}

Expected<std::int64_t> Club::changes() const {
  return impl_->read("count the changes", [](soci::session& s) -> std::int64_t {
    const auto rows = sql::select<sql::Number>(s, "SELECT last FROM club_ids WHERE name = 'changes'");
    return rows.empty() ? 0 : std::get<0>(rows.front()).value_or(0);
  });
}

void Club::Impl::note(soci::session& session, const By& by, const std::string& what, std::optional<EventId> event,
                      const nlohmann::json& detail) {
  sql::run(session,
           "INSERT INTO club_log (id, at, who, what, event_id, detail) VALUES (:id, :at, :who, :what, :event, :detail)",
           sql::next(session, "log"), now(), by.who, what, event, text::dump(detail));
}

Expected<std::vector<LogEntry>> Club::log(EventId event) const {
  return impl_->read("read the log", [&](soci::session& s) {
    std::vector<LogEntry> entries;
    for (const auto& [id, at, who, what, of, detail] :
         sql::select<sql::Number, std::string, std::string, std::string, sql::Number, std::string>(
             s,
             "SELECT id, at, who, what, event_id, detail FROM club_log WHERE :all = 0 OR event_id = :event ORDER BY id",
             event, event)) {
      entries.push_back({id.value_or(0), at.value_or(""), who.value_or(""), what.value_or(""),
                         of ? std::optional<EventId>(*of) : std::nullopt, sql::json_of(detail)});
    }
    return entries;
  });
}

}  // namespace arbiter::db::club
