// SPDX-License-Identifier: MIT
#include "bench/many_games.h"

#include <SQLiteCpp/Database.h>

#include <stdexcept>
#include <string>

#include "db/store.h"

namespace arbiter {

void make_many_games(const std::filesystem::path& file, int games) {
  if (const auto made = db::Store::open(file); !made) throw std::runtime_error(made.error().message.english());
  SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
  const auto count = [](int to) {
    return "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < " + std::to_string(to) + ") ";
  };
  constexpr int kPeople = 2000;
  database.exec("BEGIN");
  database.exec("INSERT INTO people (id, added_at) " + count(kPeople) + "SELECT i, '2026-01-01T00:00:00.000Z' FROM n");
  database.exec("INSERT INTO person_data (person_id, name) " + count(kPeople) +
                "SELECT i, substr('AdaBenCyrDeeEvaFayGusHalIdaJonKayLee', 1 + i * 7 % 12 * 3, 3) || ' ' || "
                "substr('LovelaceBabbage TuringNoether', 1 + i * 5 % 4 * 7, 7) || ' ' || i FROM n");
  database.exec(
      "INSERT INTO games (token, ruleset, rules_version, setup, source, started_at, ended_at, status, result) " +
      count(games) +
      "SELECT 't' || i, substr('chess     shogi     xiangqi   mr-joseph ', 1 + i * 3 % 4 * 10, 10), '1', "
      "json_object('ruleset', 'chess', 'about', json_object('event', 'Club evening ' || (i / 40))), '', "
      "strftime('%Y-%m-%dT%H:%M:%fZ', 1500000000 + i * 2579, 'unixepoch'), iif(i % 9, '2026', NULL), "
      "iif(i % 9, 'over', 'playing'), iif(i % 9, iif(i % 4, '{\"winners\":[\"S\"]}', '{\"winners\":[]}'), NULL) FROM "
      "n");
  database.exec("UPDATE games SET ruleset = trim(ruleset)");
  database.exec(
      "INSERT INTO seats (game_id, seat, player_id, points) SELECT g.id, s.value, 1 + (g.id * (7 + s.key)) % " +
      std::to_string(kPeople) + ", s.key FROM games g, json_each('[\"S\",\"N\"]') s");
  database.exec(
      "INSERT INTO plies (game_id, number, kind, request, source, at) SELECT g.id, s.value, iif(s.value, 'undo', "
      "'new'), '{}', 'hand', '2026' FROM games g, json_each('[0,1,2,3,4,5]') s WHERE s.value <= g.id % 6");
  database.exec("COMMIT");
}

}  // namespace arbiter
