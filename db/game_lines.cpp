// SPDX-License-Identifier: MIT
#include "db/game_lines.h"

#include "db/error.h"
#include "text/json_text.h"
#include "text/utf8.h"

namespace arbiter::db {

std::string text_in(const SQLite::Column& column) { return text::clean(column.getString()); }

nlohmann::json json_of(const SQLite::Column& column) {
  if (column.isNull()) return {};
  auto value = text::parse(text_in(column));
  if (!value) throw Error{"corrupt", make_message("%1 holds no JSON: %2", column.getName(), value.error().text())};
  return std::move(*value);
}

std::map<GameId, std::vector<SeatEntry>> seats_of(SQLite::Database& database, GameId first, GameId last) {
  SQLite::Statement query(database,
                          "SELECT s.game_id, s.seat, p.name, s.army, s.points, s.place, s.player_id FROM seats s "
                          "LEFT JOIN person_data p ON p.person_id = s.player_id WHERE s.game_id BETWEEN ? AND ? "
                          "ORDER BY s.game_id, length(s.seat), instr('SWNE', substr(s.seat, 1, 1))");
  query.bind(1, first);
  query.bind(2, last);
  std::map<GameId, std::vector<SeatEntry>> seats;
  while (query.executeStep()) {
    // No place and no person are NULL, which reads as 0.
    seats[query.getColumn(0).getInt64()].push_back({text_in(query.getColumn(1)), text_in(query.getColumn(2)),
                                                    text_in(query.getColumn(3)), query.getColumn(4).getDouble(),
                                                    query.getColumn(5).getInt(), query.getColumn(6).getInt64()});
  }
  return seats;
}

GameSummary summary_in(SQLite::Statement& query) {
  GameSummary game;
  game.id = query.getColumn(0).getInt64();
  game.token = text_in(query.getColumn(1));
  game.ruleset = text_in(query.getColumn(2));
  game.rules_version = text_in(query.getColumn(3));
  game.source = text_in(query.getColumn(4));
  game.started_at = text_in(query.getColumn(5));
  game.ended_at = text_in(query.getColumn(6));
  game.status = text_in(query.getColumn(7));
  game.result = json_of(query.getColumn(8));
  game.setup = json_of(query.getColumn(9));
  game.plies = query.getColumn(10).getInt();
  game.imported_at = text_in(query.getColumn(11));
  return game;
}

}  // namespace arbiter::db
