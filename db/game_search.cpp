// SPDX-License-Identifier: MIT
#include "db/game_search.h"

#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include <string>
#include <string_view>

#include "db/sqlite_statements.h"
#include "text/utf8.h"

namespace arbiter::db {
namespace {

/// The collation by which names are sorted where the page says how they are compared.
constexpr const char* kPeople = "people";

/// A condition in SQL and what is bound to it.
struct Condition {
  std::string sql = "1";
  std::vector<std::string> texts;

  void add(const std::string& more) { sql += " AND " + more; }
  void add(const std::string& more, const std::string& text) {
    add(more);
    texts.push_back(text::clean(text));
  }
};

/// The text anywhere in another one, as LIKE ... ESCAPE '!' wants it.
std::string anywhere(const std::string& text) {
  std::string pattern = "%";
  for (const char c : text) {
    if (c == '%' || c == '_' || c == '!') pattern += '!';
    pattern += c;
  }
  return pattern + "%";
}

/// "(?, ?)" for texts that are bound.
std::string one_of(Condition& condition, const std::vector<std::string>& texts) {
  std::string list;
  for (const std::string& text : texts) {
    list += list.empty() ? "(?" : ", ?";
    condition.texts.push_back(text::clean(text));
  }
  return list + ")";
}

void add_word(Condition& condition, const SoughtWord& word) {
  // People are few and found first; of the games that are looked through each is asked whether one of them sits there.
  std::string any =
      "(EXISTS (SELECT 1 FROM seats s WHERE s.game_id = g.id AND (s.army LIKE ? ESCAPE '!' OR s.player_id IN "
      "(SELECT person_id FROM person_data WHERE name LIKE ? ESCAPE '!'))) OR g.event LIKE ? ESCAPE '!' OR "
      "g.source LIKE ? ESCAPE '!' OR EXISTS (SELECT 1 FROM game_tags t WHERE t.game_id = g.id AND t.tag LIKE ? "
      "ESCAPE '!')";
  constexpr int kPatterns = 5;
  const std::string pattern = text::clean(anywhere(word.text));
  for (int i = 0; i < kPatterns; ++i) condition.texts.push_back(pattern);
  if (!word.rulesets.empty()) any += " OR g.ruleset IN " + one_of(condition, word.rulesets);
  if (!word.armies.empty())
    any += " OR EXISTS (SELECT 1 FROM seats a WHERE a.game_id = g.id AND a.army IN " + one_of(condition, word.armies) +
           ")";
  condition.add(any + ")");
}

void add_result(Condition& condition, GameFilter::Result result) {
  using Result = GameFilter::Result;
  if (result == Result::unfinished) condition.add("g.ended_at IS NULL");
  if (result == Result::over || result == Result::won || result == Result::drawn)
    condition.add("g.ended_at IS NOT NULL");
  const std::string winners = "coalesce(json_array_length(g.result, '$.winners'), 0)";
  if (result == Result::won) condition.add(winners + " > 0");
  if (result == Result::drawn) condition.add(winners + " = 0");
}

Condition condition_of(const GameFilter& filter) {
  using Shelf = GameFilter::Shelf;
  Condition condition;
  if (filter.shelf == Shelf::current) condition.add("g.deleted_at IS NULL AND g.archived_at IS NULL");
  if (filter.shelf == Shelf::archive) condition.add("g.deleted_at IS NULL AND g.archived_at IS NOT NULL");
  if (filter.shelf == Shelf::bin) condition.add("g.deleted_at IS NOT NULL");
  if (filter.shelf == Shelf::all) condition.add("g.deleted_at IS NULL");
  if (!filter.ruleset.empty()) condition.add("g.ruleset = ?", filter.ruleset);
  if (!filter.event.empty()) condition.add("g.event = ?", filter.event);
  if (!filter.since.empty()) condition.add("g.started_at >= ?", filter.since);
  if (!filter.until.empty()) condition.add("g.started_at < ?", filter.until);
  if (!filter.army.empty())
    condition.add("EXISTS (SELECT 1 FROM seats a WHERE a.game_id = g.id AND a.army = ?)", filter.army);
  if (!filter.tag.empty())
    condition.add("EXISTS (SELECT 1 FROM game_tags t WHERE t.game_id = g.id AND t.tag = ?)", filter.tag);
  if (filter.without_plies) condition.add("NOT EXISTS (SELECT 1 FROM plies p WHERE p.game_id = g.id AND p.number > 0)");
  add_result(condition, filter.result);
  for (const SoughtWord& word : filter.words) add_word(condition, word);
  return condition;
}

/// The name of who sits at the seat that `which` says, NULL where nobody is named there.
std::string name_at(const std::string& which) {
  return "(SELECT p.name FROM seats s LEFT JOIN person_data p ON p.person_id = s.player_id WHERE s.game_id = g.id " +
         which + ")";
}

/// The name at a seat by its number from 0, as they sit: S, W, N, E.
std::string name_of_seat(int number) {
  return name_at("ORDER BY length(s.seat), instr('SWNE', substr(s.seat, 1, 1)) LIMIT 1 OFFSET " +
                 std::to_string(number));
}

/// The order of rulesets: those of the list by their place in it, others behind them by their ids.
std::string order_of_rulesets(const std::vector<std::string>& rulesets, const std::string& up, Condition& bound) {
  std::string ranks;
  for (std::size_t i = 0; i < rulesets.size(); ++i) {
    ranks += " WHEN ? THEN " + std::to_string(i);
    bound.texts.push_back(text::clean(rulesets[i]));
  }
  const std::string ids = "g.ruleset" + up + ", ";
  return ranks.empty()
             ? ids
             : "CASE g.ruleset" + ranks + " ELSE " + std::to_string(rulesets.size()) + " END" + up + ", " + ids;
}

/// ORDER BY's terms; what is bound in them is added to `bound`.
std::string order_of(const ListPage& page, Condition& bound) {
  const std::string down = page.backwards ? "" : " DESC", up = page.backwards ? " DESC" : "";
  const std::string named = std::string(" COLLATE ") + (page.names ? kPeople : "NOCASE") + up + " NULLS LAST, ";
  constexpr const char* kWinners = "coalesce(json_array_length(g.result, '$.winners'), 0)";
  switch (page.order) {
    case GameOrder::newest:
      return "g.started_at" + down + ", g.id" + down;
    case GameOrder::oldest:
      return "g.started_at" + up + ", g.id" + up;
    case GameOrder::ruleset:
      return order_of_rulesets(page.rulesets, up, bound) + "g.id DESC";
    case GameOrder::longest:
      return "(SELECT max(p.number) FROM plies p WHERE p.game_id = g.id)" + down + ", g.id DESC";
    case GameOrder::players:
      return name_of_seat(0) + named + name_of_seat(1) + named + "g.id DESC";
    case GameOrder::result:
      return std::string("iif(g.ended_at IS NULL, 2, ") + kWinners + " = 0)" + up + ", " +
             name_at("AND s.seat = json_extract(g.result, '$.winners[0]')") + named +
             "json_extract(g.result, '$.winners[0]')" + up + ", g.id DESC";
    case GameOrder::event:
      return "nullif(g.event, '')" + named + "g.id DESC";
    case GameOrder::kept:
      break;
  }
  return "g.id" + down;
}

int compare_people(void* names, int first_size, const void* first, int second_size, const void* second) {
  const auto text = [](int size, const void* bytes) {
    return std::string_view(static_cast<const char*>(bytes), static_cast<std::size_t>(size));
  };
  return (*static_cast<const CompareNames*>(names))(text(first_size, first), text(second_size, second));
}

/// While it lives, the connection compares names as the page wants it.
class NamesCompared {
 public:
  NamesCompared(SQLite::Database& database, const CompareNames& names) : handle_(database.getHandle()), names_(names) {
    if (!names_) return;
    if (sqlite3_create_collation(handle_, kPeople, SQLITE_UTF8, &names_, compare_people) != SQLITE_OK)
      throw SQLite::Exception(handle_);
  }
  ~NamesCompared() {
    if (names_) (void)sqlite3_create_collation(handle_, kPeople, SQLITE_UTF8, nullptr, nullptr);
  }
  NamesCompared(const NamesCompared&) = delete;
  NamesCompared& operator=(const NamesCompared&) = delete;

 private:
  sqlite3* handle_;
  CompareNames names_;
};

/// Binds the texts in order; where the next parameter goes.
int bind_all(SQLite::Statement& statement, const Condition& condition) {
  int index = 0;
  for (const std::string& text : condition.texts) statement.bind(++index, text);
  return index + 1;
}

}  // namespace

std::vector<GameId> found_games(SQLite::Database& database, const ListPage& page) {
  Condition condition = condition_of(page.filter);
  // A number, no text: SQL has it as it stands.
  if (page.before) condition.add("g.id < " + std::to_string(*page.before));
  const NamesCompared compared(database, page.names);
  const std::string order = order_of(page, condition);
  SQLite::Statement query(
      database, "SELECT g.id FROM games g WHERE " + condition.sql + " ORDER BY " + order + " LIMIT ? OFFSET ?");
  int next = bind_all(query, condition);
  query.bind(next++, page.limit > 0 ? page.limit : -1);
  query.bind(next, page.skip);
  std::vector<GameId> games;
  while (query.executeStep()) games.push_back(query.getColumn(0).getInt64());
  return games;
}

std::int64_t count_games(SQLite::Database& database, const GameFilter& filter) {
  const Condition condition = condition_of(filter);
  SQLite::Statement query(database, "SELECT count(*) FROM games g WHERE " + condition.sql);
  bind_all(query, condition);
  return query.executeStep() ? query.getColumn(0).getInt64() : 0;
}

}  // namespace arbiter::db
