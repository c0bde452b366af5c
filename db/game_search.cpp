// SPDX-License-Identifier: MIT
#include "db/game_search.h"

#include <SQLiteCpp/Statement.h>

#include <string>

#include "db/game_rows.h"
#include "text/utf8.h"

namespace arbiter::db {
namespace {

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
  add_result(condition, filter.result);
  for (const SoughtWord& word : filter.words) add_word(condition, word);
  return condition;
}

const char* order_of(GameOrder order) {
  switch (order) {
    case GameOrder::newest:
      return "g.started_at DESC, g.id DESC";
    case GameOrder::oldest:
      return "g.started_at, g.id";
    case GameOrder::ruleset:
      return "g.ruleset, g.id DESC";
    case GameOrder::longest:
      return "(SELECT max(p.number) FROM plies p WHERE p.game_id = g.id) DESC, g.id DESC";
    case GameOrder::kept:
      break;
  }
  return "g.id DESC";
}

/// Binds the texts in order; where the next parameter goes.
int bind_all(SQLite::Statement& statement, const Condition& condition) {
  int index = 0;
  for (const std::string& text : condition.texts) statement.bind(++index, text);
  return index + 1;
}

}  // namespace

std::vector<GameId> found_games(SQLite::Database& database, const ListPage& page) {
  Condition condition = condition_of(page.filter);
  if (page.before) condition.add("g.id < ?");
  SQLite::Statement query(database, "SELECT g.id FROM games g WHERE " + condition.sql + " ORDER BY " +
                                        order_of(page.order) + " LIMIT ? OFFSET ?");
  int next = bind_all(query, condition);
  if (page.before) query.bind(next++, *page.before);
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
