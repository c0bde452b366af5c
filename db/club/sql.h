// SPDX-License-Identifier: MIT
#pragma once

#include <soci/soci.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "db/club/club.h"
#include "db/statements.h"
#include "text/sentences.h"

// How the club runs its statements: through SOCI. The only header that knows SOCI.
namespace arbiter::db::club::sql {

using db::int_of;
using db::Number;
using db::or_null;
using db::Row;

inline constexpr std::size_t kMostName = 200, kMostReason = 500;  // bytes of what pages show in a line

/// A name, a reason or another text that pages show in a line beside others, as it is stored: see text::one_line.
/// `what`: "A player's name", noted for the catalogues. Throws `bad_data` if it has more than `most` bytes.
inline std::string line(const std::string& text, std::size_t most, const char* what) {
  if (text.size() > most)
    throw Error{"bad_data",
                make_message("%1 has %2 bytes; at most %3 are kept", make_message(what), text.size(), most)};
  return text::one_line(text, most);
}

/// Statements on a connection of SOCI's, to either engine.
class SociStatements final : public Statements {
 public:
  explicit SociStatements(soci::session& session) : session_(session) {}

 private:
  Number run_cells(std::string_view sql, std::span<Cell> parameters) override;
  void select_cells(std::string_view sql, std::span<Cell> parameters, std::span<Cell> row,
                    const std::function<void()>& found) override;

  soci::session& session_;
};

/// All rows of a query, see Statements.
template <class... Columns, class... Parameters>
std::vector<Row<Columns...>> select(soci::session& session, std::string_view query, const Parameters&... parameters) {
  return SociStatements(session).select<Columns...>(query, parameters...);
}

/// Runs a statement that answers nothing; how many rows it concerned.
template <class... Parameters>
Number run(soci::session& session, std::string_view query, const Parameters&... parameters) {
  return SociStatements(session).run(query, parameters...);
}

/// The value that a column's word means. Throws Error `corrupt`.
template <class Enum>
[[nodiscard]] Enum word_in(const char* column, const std::optional<std::string>& text) {
  if (const auto value = parse_word<Enum>(text.value_or(""))) return *value;
  throw Error{"corrupt",
              make_message("%1 holds a word that this Arbiter does not know: %2", column, text.value_or(""))};
}

/// Throws unless it is somebody whose data are there.
void require_known(soci::session& session, PersonId person);

/// Brings what counts at a table, and the totals of those who sat there, up to its result.
void count_table(soci::session& session, EventId event, int round, int table);

/// Forgets the counts in which that game outside events is, and the counts in which somebody's games are.
void forget_game(soci::session& session, GameId game);
void forget_games_of(soci::session& session, PersonId person);
/// Forgets the counts in which an event's games are, and those in which they would be.
void forget_event(soci::session& session, EventId event);
/// Forgets all counts.
void forget_all(soci::session& session);

/// The next number of a kind: people, events …
[[nodiscard]] Number next(soci::session& session, const std::string& kind);

/// Opens the club's part of a file of games. Throws what SOCI throws.
[[nodiscard]] std::unique_ptr<soci::session> connect_sqlite(const std::string& path);

/// Connects to a database server and brings its schema up to date. Throws what SOCI throws, and Error.
[[nodiscard]] std::unique_ptr<soci::session> connect_postgresql(const std::string& address);

/// Connects once more where the connection was lost.
void connect_again(soci::session& session);

/// The address without its password, to be shown.
[[nodiscard]] std::string shown_address(const std::string& address);

/// An exception in flight, in our words: `doing` completes "Could not …". To be called in a catch block. `server`: that
/// refused a change, and is asked whether it takes any; no transaction is open there any more.
[[nodiscard]] Error error_in_flight(const std::string& doing, const std::string& path, soci::session* server = nullptr);

/// The JSON that stands in a column; nothing where it is NULL. Throws Error `corrupt`.
[[nodiscard]] Value value_of(const std::optional<std::string>& text);

/// Values as a column stores them: JSON.
[[nodiscard]] std::string column_of(const Value& facts);

}  // namespace arbiter::db::club::sql

namespace arbiter::db::club {

/// The connection behind a Club.
struct Club::Impl {
  std::optional<Store> store;  ///< none on a database server
  std::unique_ptr<soci::session> session;
  std::string where;

  /// Before a change, and before a reading. Throws what SOCI throws, and Error.
  void ready(bool change) const {
    if (!store)
      sql::connect_again(*session);
    else if (change && !store->in_place())
      throw Error{"replaced", make_message("%1 was deleted, or another file put in its place", where)};
  }

  /// Runs `work` and returns what it returns; what it throws becomes an error.
  template <class Work>
  auto read(const std::string& doing, Work&& work) const -> Expected<decltype(work(*session))> {
    try {
      ready(false);
      soci::transaction one_moment(*session);  // another program may be writing
      if (!store) *session << "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY";
      if constexpr (std::is_void_v<decltype(work(*session))>) {
        work(*session);
        return {};
      } else {
        return work(*session);
      }
    } catch (...) {
      return tl::unexpected(sql::error_in_flight(doing, where));
    }
  }

  /// A change: `work` in a transaction that begins with a write, so that nobody else writes in between.
  template <class Work>
  auto write(const std::string& doing, Work&& work) -> Expected<decltype(work(*session))> {
    try {
      ready(true);
      soci::transaction transaction(*session);
      (void)sql::next(*session, "changes");
      if constexpr (std::is_void_v<decltype(work(*session))>) {
        work(*session);
        transaction.commit();
        return {};
      } else {
        auto result = work(*session);
        transaction.commit();
        return result;
      }
    } catch (...) {
      return tl::unexpected(sql::error_in_flight(doing, where, store ? nullptr : session.get()));
    }
  }

  /// A part of a change: if `work` throws, that part alone is undone, and the rest of the change goes on. Throws if the
  /// part cannot be undone by itself (the engine has given up the whole transaction).
  template <class Work>
  auto part(const std::string& doing, Work&& work) -> Expected<decltype(work())> {
    *session << "SAVEPOINT part";
    try {
      auto result = work();
      *session << "RELEASE SAVEPOINT part";
      return result;
    } catch (...) {
      const Error error = sql::error_in_flight(doing, where);
      try {
        *session << "ROLLBACK TO SAVEPOINT part";
        *session << "RELEASE SAVEPOINT part";
      } catch (const std::exception&) {
        throw error;  // the first cause says more
      }
      return tl::unexpected(error);
    }
  }

  /// Adds somebody, and changes what is known of somebody, inside a change. They throw what does not fit.
  static PersonId add(soci::session& session, const Person& person, const By& by);
  static void change(soci::session& session, const Person& person, const By& by);

  /// Adds to the log, inside a change.
  static void note(soci::session& session, const By& by, const std::string& what, std::optional<EventId> event,
                   const Value& detail);
};

}  // namespace arbiter::db::club
