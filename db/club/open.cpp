// SPDX-License-Identifier: MIT
// What differs between the engines: how a connection is opened, and what its errors mean.
#include <soci/backend-loader.h>
#include <soci/sqlite3/soci-sqlite3.h>

#include <algorithm>
#include <array>
#include <mutex>

#include "db/club/postgresql_schema.h"
#include "db/club/sql.h"
#include "db/error_words.h"
#include "db/migrate.h"
#include "db/patience.h"
#include "text/json_text.h"
#include "text/message_json.h"
#include "text/value_json.h"

namespace arbiter::db::club {
namespace sql {

Number next(soci::session& session, const std::string& kind) {
  const auto rows =
      select<Number>(session, "UPDATE club_ids SET last = last + 1 WHERE name = :kind RETURNING last", kind);
  if (rows.empty()) throw Error{"corrupt", make_message("The database does not count its %1", kind)};
  return std::get<0>(rows.front()).value_or(0);
}

std::unique_ptr<soci::session> connect_sqlite(const std::string& path) {
  if (path.find('"') != std::string::npos)
    throw Error{"io", make_message("%1: a club's file cannot have \" in its name", path)};
  // EXTRA and the journal as in Store: what is said to be written is written. What is erased is overwritten.
  auto session = std::make_unique<soci::session>(soci::sqlite3, "dbname=\"" + path + "\"");
  // Not by words beside the name: SOCI reads the file for `synchronous` before it knows of `timeout`.
  // (It also gives SQLite's types another name: they are in a namespace of its own.)
  auto* backend = static_cast<soci::sqlite3_session_backend*>(session->get_backend());
  be_patient(reinterpret_cast<::sqlite3*>(backend->conn_));
  run(*session, "PRAGMA synchronous = EXTRA");
  run(*session, "PRAGMA foreign_keys = ON");
  run(*session, "PRAGMA secure_delete = ON");
  return session;
}

std::string shown_address(const std::string& address) {
  const std::size_t scheme = address.find("://");
  if (scheme == std::string::npos) return address;
  // What stands before the last @ of the server's part is a name, and a password behind its colon.
  const std::size_t from = scheme + 3, end = std::min(address.find_first_of("/?", from), address.size());
  std::string server = address.substr(from, end - from), rest = address.substr(end);
  if (const std::size_t at = server.rfind('@'); at != std::string::npos)
    if (const std::size_t colon = server.find(':'); colon < at) server.erase(colon, at - colon);
  for (std::size_t at = rest.find("password="); at != std::string::npos; at = rest.find("password=", at + 1)) {
    const std::size_t value = at + std::string("password=").size();
    rest.erase(value, std::min(rest.find('&', value), rest.size()) - value);
  }
  return address.substr(0, from) + server + rest;
}

namespace {

/// The address with every @ of its password as %40: libpq takes the first @ for the end of the password, and would name
/// the rest as its host.
std::string with_plain_ats(std::string address) {
  const std::size_t scheme = address.find("://");
  if (scheme == std::string::npos) return address;
  const std::size_t end = std::min(address.find_first_of("/?", scheme + 3), address.size());
  std::string server = address.substr(scheme + 3, end - scheme - 3);
  const std::size_t last = server.rfind('@');
  if (last == std::string::npos) return address;
  for (std::size_t at = last; at-- > 0;)
    if (server[at] == '@') server.replace(at, 1, "%40");
  return address.substr(0, scheme + 3) + server + address.substr(end);
}

/// The address with what we want besides: nobody waits for ever for a server that is away, or for another program.
std::string with_limits(std::string address) {
  address = with_plain_ats(std::move(address));
  for (const auto& [name, value] : {std::pair{"connect_timeout", "5"},
                                    {"tcp_user_timeout", "10000"},
                                    {"application_name", "arbiter"},
                                    {"options", "-c%20lock_timeout%3D4000%20-c%20client_min_messages%3Derror"}}) {
    if (address.find(std::string(name) + "=") != std::string::npos) continue;
    address += (address.find('?') == std::string::npos ? "?" : "&") + std::string(name) + "=" + value;
  }
  return address;
}

/// The statements of a text, comments left out; what stands between $$ and $$ is one.
std::vector<std::string> statements(std::string_view text) {
  std::vector<std::string> all(1);
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i, 2) == "--") {
      i = text.find('\n', i);
      if (i == std::string_view::npos) break;
    }
    if (text.substr(i, 2) == "$$") quoted = !quoted;
    if (text[i] == ';' && !quoted)
      all.emplace_back();
    else
      all.back() += text[i];
  }
  std::erase_if(all, [](const std::string& one) { return one.find_first_not_of(" \n") == std::string::npos; });
  return all;
}

/// The schema's steps: those in the common language, and PostgreSQL's own, in their order. New ones are added at the
/// end.
struct Step {
  bool common;
  int version;  ///< of db::migrations(), or of postgresql_migrations()
};
constexpr std::array kSteps{Step{true, 6},  Step{false, 1}, Step{true, 9},  Step{true, 10},
                            Step{true, 13}, Step{false, 2}, Step{true, 16}, Step{true, 17},
                            Step{false, 3}, Step{true, 19}, Step{true, 20}};

std::string_view sql_of(const Step& step) {
  const auto steps = step.common ? migrations() : postgresql_migrations();
  return std::find_if(steps.begin(), steps.end(), [&](const Migration& one) { return one.version == step.version; })
      ->sql;
}

void migrate(soci::session& session) {
  soci::transaction transaction(session);
  // One program at a time; any number will do that no other program is likely to use.
  session << "SELECT pg_advisory_xact_lock(1095909972)";
  if (!std::get<0>(select<std::string>(session, "SELECT CAST(to_regclass('arbiter_schema') AS TEXT)").front()))
    session << "CREATE TABLE arbiter_schema (version INTEGER NOT NULL)";
  const auto known = select<Number>(session, "SELECT max(version) FROM arbiter_schema");
  const auto version = static_cast<std::size_t>(std::get<0>(known.front()).value_or(0));
  if (version > kSteps.size())
    throw Error{
        "newer_schema",
        make_message("The database was written by a newer Arbiter (schema %1, this one knows %2); it was left as it is",
                     version, kSteps.size())};
  for (std::size_t step = version; step < kSteps.size(); ++step) {
    for (const std::string& statement : statements(sql_of(kSteps.at(step)))) session << statement;
    run(session, "INSERT INTO arbiter_schema (version) VALUES (:version)", static_cast<Number>(step + 1));
  }
  transaction.commit();
}

/// Does the server take no changes at all: a standby, or a database or a role that only reads? What it says of a
/// refused change is in its own language, and SOCI keeps the state (25006) in a class that only its back end has.
bool only_reads(soci::session& session) {
  try {
    return std::get<0>(select<std::string>(session, "SELECT current_setting('transaction_read_only')").front()) == "on";
  } catch (const std::exception&) {
    return false;  // what was wrong in the first place is told
  }
}

/// What an error of the database server means, in our words. `server`: it can be asked, where it is there.
Error server_error(const soci::soci_error& error, const std::string& doing, const std::string& where,
                   soci::session* server) {
  using soci::soci_error;
  const auto words = [&]() -> std::pair<const char*, Message> {
    switch (error.get_error_category()) {
      case soci_error::connection_error:
        return {"io", make_message("the database server cannot be reached")};
      case soci_error::no_privilege:
        return {"read_only", make_message("the database server does not allow it")};
      case soci_error::constraint_violation:
        return {"bad_data", make_message("what was to be stored does not fit")};
      default:
        if (server != nullptr && only_reads(*server))
          return {"read_only", make_message("this copy of the database takes no changes")};
        return {"io", make_message("the database server says")};
    }
  }();
  std::string said = error.get_error_message();
  std::replace(said.begin(), said.end(), '\n', ' ');
  return {words.first, text::cleaned(make_message("Could not %1 in %2: %3 (%4)", doing, where, words.second, said))};
}

}  // namespace

std::unique_ptr<soci::session> connect_postgresql(const std::string& address) {
  // Loaded by name where it is needed: with it come thirty libraries that no other command wants.
  static std::once_flag loaded;
  std::call_once(loaded, [] { soci::dynamic_backends::register_backend("postgresql", "libsoci_postgresql.so.4.0"); });
  auto session = std::make_unique<soci::session>("postgresql", with_limits(address));
  migrate(*session);
  return session;
}

void connect_again(soci::session& session) {
  if (!session.is_connected()) session.reconnect();
}

Error error_in_flight(const std::string& doing, const std::string& path, soci::session* server) {
  try {
    throw;
  } catch (const Error& error) {
    return {error.code, text::cleaned(error.message)};
  } catch (const soci::sqlite3_soci_error& error) {
    return to_error(error.result(), error.get_error_message(), doing, path);
  } catch (const soci::soci_error& error) {
    return server_error(error, doing, path, server);
  } catch (const std::exception& error) {
    return {"bad_data", text::cleaned(make_message("Could not %1 in %2: %3", doing, path, error.what()))};
  }
}

Value value_of(const std::optional<std::string>& text) {
  if (!text) return {};
  const auto value = text::parse(*text);
  if (!value) throw Error{"corrupt", make_message("A column of the club holds no JSON: %1", value.error().text())};
  return text::value_of(*value);
}

std::string column_of(const Value& facts) { return text::dump(facts); }

}  // namespace sql

Club::Club(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Club::~Club() = default;
Club::Club(Club&&) noexcept = default;
Club& Club::operator=(Club&&) noexcept = default;

Store* Club::games() { return impl_->store ? &*impl_->store : nullptr; }
const Store* Club::games() const { return impl_->store ? &*impl_->store : nullptr; }
const std::string& Club::where() const { return impl_->where; }

bool is_address(const std::string& where) {
  return where.rfind("postgresql:", 0) == 0 || where.rfind("postgres:", 0) == 0;
}

Expected<Club> Club::open(const std::filesystem::path& file, Store::Missing missing) {
  if (is_address(file.string())) {
    const std::string shown = sql::shown_address(file.string());
    try {
      return Club(std::unique_ptr<Impl>(new Impl{std::nullopt, sql::connect_postgresql(file.string()), shown}));
    } catch (...) {
      return tl::unexpected(sql::error_in_flight("open the club", shown));
    }
  }
  if (file == ":memory:") return tl::unexpected(Error{"io", make_message("A club is kept in a file, not in memory")});
  auto store = Store::open(file, missing);
  if (!store) return tl::unexpected(store.error());
  const std::string path = store->path();
  try {
    auto session = sql::connect_sqlite(path);
    return Club(std::unique_ptr<Impl>(new Impl{std::move(*store), std::move(session), path}));
  } catch (...) {
    return tl::unexpected(sql::error_in_flight("open the club", path));
  }
}

Expected<void> Club::try_write() {
  try {
    impl_->ready(true);
    soci::transaction transaction(*impl_->session);
    sql::run(*impl_->session, "UPDATE club_ids SET last = last WHERE name = 'changes'");
    transaction.commit();
    return {};
  } catch (...) {
    return tl::unexpected(
        sql::error_in_flight("write to the club", impl_->where, impl_->store ? nullptr : impl_->session.get()));
  }
}

Expected<std::int64_t> Club::changes() const {
  return impl_->read("count the changes", [](soci::session& s) -> std::int64_t {
    const auto rows = sql::select<sql::Number>(s, "SELECT last FROM club_ids WHERE name = 'changes'");
    return rows.empty() ? 0 : std::get<0>(rows.front()).value_or(0);
  });
}

void Club::Impl::note(soci::session& session, const By& by, const std::string& what, std::optional<EventId> event,
                      const Value& detail) {
  sql::run(session,
           "INSERT INTO club_log (id, at, who, what, event_id, detail) VALUES (:id, :at, :who, :what, :event, :detail)",
           sql::next(session, "log"), now(), by.who, what, event, sql::column_of(detail));
}

namespace {

template <class... Parameters>
std::vector<LogEntry> read_log(soci::session& s, const std::string& where, const Parameters&... parameters) {
  std::vector<LogEntry> entries;
  for (const auto& [id, at, who, what, of, detail] :
       sql::select<sql::Number, std::string, std::string, std::string, sql::Number, std::string>(
           s, "SELECT id, at, who, what, event_id, detail FROM club_log WHERE " + where + " ORDER BY id",
           parameters...))
    entries.push_back({id.value_or(0), at.value_or(""), who.value_or(""), what.value_or(""),
                       of ? std::optional<EventId>(*of) : std::nullopt, sql::value_of(detail)});
  return entries;
}

}  // namespace

Expected<std::vector<LogEntry>> Club::log(EventId event) const {
  return impl_->read("read the log",
                     [&](soci::session& s) { return read_log(s, ":all = 0 OR event_id = :event", event, event); });
}

Expected<std::vector<LogEntry>> Club::log_of(EventId event, const std::string& what) const {
  return impl_->read("read the log",
                     [&](soci::session& s) { return read_log(s, "event_id = :event AND what = :what", event, what); });
}

Expected<std::vector<LogEntry>> Club::log_after(std::int64_t entry) const {
  return impl_->read("read the log", [&](soci::session& s) { return read_log(s, "id > :entry", entry); });
}

Expected<std::int64_t> Club::newest_log() const {
  return impl_->read("read the log", [](soci::session& s) -> std::int64_t {
    return std::get<0>(sql::select<sql::Number>(s, "SELECT max(id) FROM club_log").front()).value_or(0);
  });
}

}  // namespace arbiter::db::club
