// SPDX-License-Identifier: MIT
#include "db/migrate.h"

#include <SQLiteCpp/Statement.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "db/types.h"

namespace arbiter::db {
namespace {

namespace fs = std::filesystem;

constexpr std::array kSteps = {
    Migration{1, "001_first", "CREATE TABLE games (id INTEGER PRIMARY KEY); INSERT INTO games VALUES (7);"},
    Migration{2, "002_second", "ALTER TABLE games ADD COLUMN place TEXT;"},
    Migration{3, "003_broken", "CREATE TABLE half (a); CREATE TABLE games (a);"},
};

class MigrateTest : public testing::Test {
 protected:
  void SetUp() override {
    const auto* info = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::temp_directory_path() / ("arbiter-migrate-" + std::to_string(getpid()) + "-" + info->name());
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }
  [[nodiscard]] std::string path() const { return (folder_ / "games.sqlite").string(); }
  [[nodiscard]] SQLite::Database open(const std::string& path) const {
    return SQLite::Database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
  }

  fs::path folder_;
};

TEST_F(MigrateTest, AnOlderFileIsCopiedAndBroughtUpToDate) {
  SQLite::Database database = open(path());
  migrate(database, path(), std::span(kSteps).first(1));
  EXPECT_FALSE(fs::exists(path() + ".schema-0.bak")) << "a new file needs no copy";
  migrate(database, path(), std::span(kSteps).first(2));
  EXPECT_EQ(database.execAndGet("PRAGMA user_version").getInt(), 2);
  EXPECT_EQ(database.execAndGet("SELECT count(*) FROM games WHERE place IS NULL").getInt(), 1);
  SQLite::Database copy = open(path() + ".schema-1.bak");
  EXPECT_EQ(copy.execAndGet("PRAGMA user_version").getInt(), 1);
  EXPECT_EQ(copy.execAndGet("SELECT id FROM games").getInt(), 7);
}

TEST_F(MigrateTest, AStepThatFailsLeavesTheFileAsItWas) {
  SQLite::Database database = open(path());
  migrate(database, path(), std::span(kSteps).first(2));
  EXPECT_THROW(migrate(database, path(), kSteps), SQLite::Exception);
  EXPECT_EQ(database.execAndGet("PRAGMA user_version").getInt(), 2);
  EXPECT_EQ(database.execAndGet("SELECT count(*) FROM sqlite_schema WHERE name = 'half'").getInt(), 0);
  EXPECT_THROW(migrate(database, path(), kSteps), SQLite::Exception);
  EXPECT_TRUE(fs::exists(path() + ".schema-2.bak"));
  EXPECT_TRUE(fs::exists(path() + ".schema-2.bak.2")) << "an earlier copy is never replaced";
}

TEST_F(MigrateTest, TheStepsOfTheProgramAreNumberedFromOne) {
  ASSERT_FALSE(migrations().empty());
  int expected = 1;
  for (const Migration& step : migrations()) EXPECT_EQ(step.version, expected++) << step.name;
}

// Before step 3 nobody had noted what of a set-up may be shown.
TEST_F(MigrateTest, GamesOfOldFilesKeepDealtCardsToThemselves) {
  SQLite::Database database = open(path());
  migrate(database, path(), migrations().first(2));
  const auto insert = [&](const char* token, const char* ended) {
    SQLite::Statement statement(
        database,
        "INSERT INTO games (token, ruleset, rules_version, setup, source, started_at, ended_at, "
        "status) VALUES (?, 'old', '0', ?, 'hand', '2026-01-01T00:00:00Z', ?, 'playing')");
    statement.bind(1, token);
    statement.bind(2, R"({"ruleset":"old","seed":77,"armies":{"S":"a"},"options":{"mode":"fast","deals":{"S":["x"]},)"
                      R"("deck":["y"]},"position":{"turn":3,"secrets":{"bomb":"a2"},"boards":[{"turn":4,)"
                      R"("secrets":{"trap":"c3"}},{"secrets":{"trap":"d4"}}]}})");
    if (ended != nullptr) statement.bind(3, ended);
    statement.exec();
  };
  insert("played", nullptr);
  insert("over", "2026-01-01T01:00:00Z");
  migrate(database, path(), migrations());
  const auto setup = [&](const std::string& view, const std::string& token) {
    SQLite::Statement query(database, "SELECT setup FROM " + view + " WHERE token = ?");
    query.bind(1, token);
    return query.executeStep() ? nlohmann::json::parse(query.getColumn(0).getString()) : nlohmann::json();
  };
  EXPECT_EQ(setup("public_games", "played"),
            nlohmann::json::parse(R"({"ruleset":"old","armies":{"S":"a"},"options":{"mode":"fast"},)"
                                  R"("position":{"turn":3,"boards":[{"turn":4},{}]}})"));
  EXPECT_EQ(setup("full_games", "played")["seed"], 77);
  EXPECT_EQ(setup("public_games", "over"), setup("full_games", "over"));
}

// Before step 7 a player was a name. Games, seats, plies and names must all be there afterwards.
TEST_F(MigrateTest, PlayersOfOldFilesBecomePeople) {
  SQLite::Database database = open(path());
  database.exec("PRAGMA foreign_keys = ON");
  migrate(database, path(), migrations().first(5));
  database.exec(R"(
    INSERT INTO players (id, name, added_at) VALUES (3, 'Ada', '2024'), (7, 'Bo', '2025'), (9, 'never sat', '2025');
    INSERT INTO games (id, token, ruleset, rules_version, setup, source, started_at, ended_at, status, result) VALUES
      (1, 'a', 'mr-joseph', '0', '{"ruleset":"mr-joseph"}', '', '2024', '2024', 'over', '{"winners":["N"]}'),
      (2, 'b', 'chess', '0', '{"ruleset":"chess"}', '', '2024', NULL, 'playing', NULL),
      (3, 'c', 'chess', '0', '{"ruleset":"chess"}', '', '2024', '2024', 'over', '{"winners":[]}');
    INSERT INTO seats (game_id, seat, player_id, army, points) VALUES (1, 'S', 3, 'russia', 2), (1, 'W', 7, NULL, 5),
      (1, 'N', NULL, NULL, 1), (1, 'E', NULL, NULL, 2), (2, 'S', 7, NULL, 0), (2, 'N', 3, NULL, 0),
      (3, 'S', 7, NULL, 0), (3, 'N', 3, NULL, 0);
    INSERT INTO plies (game_id, number, kind, request, source, at) VALUES (1, 0, 'new', '{"cmd":"new","seed":1}', '', '2024');
  )");
  migrate(database, path(), migrations());
  const auto table = [&](const std::string& sql) {
    SQLite::Statement query(database, sql);
    std::string all;
    while (query.executeStep()) {
      for (int i = 0; i < query.getColumnCount(); ++i) all += (i ? "|" : "") + query.getColumn(i).getString();
      all += "\n";
    }
    return all;
  };
  EXPECT_EQ(table("SELECT id, added_at, name FROM people JOIN person_data ON person_id = id ORDER BY id"),
            "3|2024|Ada\n7|2025|Bo\n9|2025|never sat\n");
  EXPECT_EQ(table("SELECT game_id, seat, player_id, army, points, place FROM seats ORDER BY game_id, seat"),
            "1|E|||2.0|3\n1|N|||1.0|1\n1|S|3|russia|2.0|3\n1|W|7||5.0|2\n"
            "2|N|3||0.0|\n2|S|7||0.0|\n3|N|3||0.0|1\n3|S|7||0.0|1\n");
  EXPECT_EQ(table("SELECT count(*) FROM plies"), "1\n");
  EXPECT_EQ(table("UPDATE club_ids SET last = last + 1 WHERE name = 'people' RETURNING last"), "10\n");
  EXPECT_EQ(table("PRAGMA foreign_key_check"), "");
  EXPECT_THROW(database.exec("INSERT INTO seats (game_id, seat, player_id) VALUES (2, 'W', 99)"), SQLite::Exception);
}

// Before step 12 a game's event stood in its set-up, or with the club's table.
TEST_F(MigrateTest, GamesOfOldFilesAreFoundByTheirEvents) {
  SQLite::Database database = open(path());
  migrate(database, path(), migrations().first(9));
  const std::string games =
      "INSERT INTO games (token, ruleset, rules_version, setup, source, started_at, status) VALUES ";
  const std::string told = R"('{"ruleset":"chess","about":{"event":"Friday"}}')";
  database.exec(games + "('a', 'chess', '0', " + told +
                ", '', '2024', 'playing'), ('b', 'chess', '0', '{}', '', '2024', 'playing')");
  migrate(database, path(), migrations());
  database.exec(games + "('c', 'chess', '0', " + told + ", '', '2026', 'playing')");
  SQLite::Statement query(database, "SELECT group_concat(token || ':' || coalesce(event, '-'), ' ') FROM games");
  ASSERT_TRUE(query.executeStep());
  EXPECT_EQ(query.getColumn(0).getString(), "a:Friday b:- c:Friday");
}

// Before step 15 a game that was read from a file had begun when it was read, unless its text told day and all.
TEST_F(MigrateTest, GamesOfOldFilesThatWereImportedLoseTheDayOfReading) {
  SQLite::Database database = open(path());
  migrate(database, path(), migrations().first(14));
  const auto insert = [&](int id, const std::string& source, const std::string& about, const std::string& ply_source,
                          const char* frame) {
    database.exec("INSERT INTO games (id, token, ruleset, rules_version, setup, source, started_at, status) VALUES (" +
                  std::to_string(id) + ", 't" + std::to_string(id) + "', 'chess', '0', '{\"about\":" + about + "}', '" +
                  source + "', '2026-11-28T13:42:22.000Z', 'playing')");
    database.exec("INSERT INTO plies (game_id, number, kind, action, request, source, at, frame) VALUES (" +
                  std::to_string(id) + ", 0, 'new', NULL, '{}', '" + ply_source + "', '2026-11-28', NULL), (" +
                  std::to_string(id) + ", 1, 'act', 'e2e4', '{}', '" + ply_source + "', '2026-11-28', " + frame + ")");
  };
  insert(1, "a.pgn", "{}", "a.pgn", "NULL");
  insert(2, "a.pgn", R"({"date":"2005-??-??"})", "a.pgn", "NULL");
  insert(3, "a.pgn", R"({"date":"2005-07-28"})", "a.pgn", "NULL");
  insert(4, "a.pgn", R"({"date":"24-09-2010"})", "a.pgn", "NULL");
  insert(5, "a.pgn", R"({"date":"2005-07-28","time":"18:30:00"})", "a.pgn", "NULL");
  insert(6, "", "{}", "hand", "NULL");
  insert(7, "film.mp4", "{}", "film.mp4", "77");
  insert(8, "", "{}", "record", "NULL");
  insert(9, "a.pgn", R"({"time":"18:30:00"})", "a.pgn", "NULL");
  migrate(database, path(), migrations());
  SQLite::Statement query(database,
                          "SELECT group_concat(started_at || ' ' || coalesce(imported_at, '-'), ', ') FROM full_games");
  ASSERT_TRUE(query.executeStep());
  EXPECT_EQ(query.getColumn(0).getString(),
            " 2026-11-28, 2005 2026-11-28, 2005-07-28 2026-11-28,  2026-11-28, 2026-11-28T13:42:22.000Z 2026-11-28, "
            "2026-11-28T13:42:22.000Z -, 2026-11-28T13:42:22.000Z -,  2026-11-28,  2026-11-28");
}

// Before step 16 any number was taken for a seat's points, and results were places.
TEST_F(MigrateTest, ResultsOfOldFilesCountAsBeforeButForNumbersThatNoGameGives) {
  SQLite::Database database = open(path());
  migrate(database, path(), migrations().first(15));
  database.exec(R"(
    INSERT INTO people (id, added_at) VALUES (1, '2024'), (2, '2024'), (3, '2024');
    INSERT INTO person_data (person_id, name) VALUES (1, 'Ada'), (2, 'Bo'), (3, 'Cy');
    INSERT INTO club_events (id, name, site, begins, ends, ruleset, options, seats, armies, scoring, tie_breaks,
      regulation, bye, sit_out, rounds, most_tables, mode, cycles, game, threes, seed)
      VALUES (1, 'Open', '', '2024-01-01', '2024-01-01', 'chess', '{}', 2, 'none', 'win 1-1/2-0', 'DE', '2024-01-01',
        'win', '0', 2, 0, 'swiss', 1, 'single', 1, 1);
    INSERT INTO club_rounds (event_id, round, published_at) VALUES (1, 1, '2024'), (1, 2, '2024');
    INSERT INTO club_tables (event_id, round, number, token) VALUES (1, 1, 1, 'a'), (1, 2, 1, 'b');
    INSERT INTO club_seats (event_id, round, table_number, place, seat, person_id) VALUES
      (1, 1, 1, 1, 'S', 1), (1, 1, 1, 2, 'N', 2), (1, 2, 1, 1, 'S', 1), (1, 2, 1, 2, 'N', 3);
    INSERT INTO club_byes (event_id, round, person_id, kind) VALUES (1, 1, 3, 'left-over'), (1, 2, 2, 'left-over');
    INSERT INTO club_results (id, event_id, round, table_number, taken_back, entered_by, reason, entered_at) VALUES
      (1, 1, 1, 1, 0, 'Sam', '', '2024'), (2, 1, 2, 1, 0, 'Sam', '', '2024');
    INSERT INTO club_result_seats (result_id, seat, game_points, place, absent, parts) VALUES
      (1, 'S', '0', 1, 0, 0), (1, 'N', '0', 1, 0, 0),
      (2, 'S', '1000000000000000000', 1, 0, 9223372036854775807), (2, 'N', '0', 2, 0, 0);
    INSERT INTO club_counted (event_id, round, table_number, seat, person_id, at_table, place, level, parts) VALUES
      (1, 1, 1, 'S', 1, 2, 1, 2, 0), (1, 1, 1, 'N', 2, 2, 1, 2, 0), (1, 2, 1, 'S', 1, 2, 1, 1, 9223372036854775807),
      (1, 2, 1, 'N', 3, 2, 2, 1, 0);
    INSERT INTO club_totals (ruleset, person_id, at_table, place, level, games, parts)
      SELECT 'chess', person_id, at_table, place, level, 1, parts FROM club_counted;
  )");
  migrate(database, path(), migrations());
  const auto text = [&](const std::string& sql) {
    SQLite::Statement query(database, sql);
    return query.executeStep() ? query.getColumn(0).getString() : std::string();
  };
  EXPECT_EQ(text("SELECT group_concat(person_id || '/' || place || '/' || level || '/' || games || '/' || parts, ' ') "
                 "FROM (SELECT * FROM club_totals ORDER BY person_id, place, level)"),
            "1/1/1/1/0 1/1/2/1/0 2/1/2/1/0 3/2/1/1/0");
  EXPECT_EQ(text("SELECT group_concat(game_points, ' ') FROM club_result_seats WHERE result_id = 2 AND seat = 'S'"),
            "1000000000000000000")
      << "what was entered stands as it is";
  EXPECT_EQ(text("SELECT count(*) FROM club_seat_results WHERE verdict = '' AND place > 0"), "4");
  EXPECT_EQ(text("SELECT sum(rated) || ' ' || max(points) FROM club_results, club_byes"), "4 ");
}

// Before step 18 a list of players counted their games each time.
TEST_F(MigrateTest, PlayersOfOldFilesHaveTheirGamesCounted) {
  SQLite::Database database = open(path());
  database.exec("PRAGMA foreign_keys = ON");
  migrate(database, path(), migrations().first(16));
  database.exec(R"(
    INSERT INTO people (id, added_at) VALUES (1, '2024'), (2, '2024'), (3, '2024');
    INSERT INTO games (id, token, ruleset, rules_version, setup, source, started_at, status) VALUES
      (1, 'a', 'chess', '0', '{}', '', '2024', 'playing'), (2, 'b', 'chess', '0', '{}', '', '2024', 'playing');
    INSERT INTO seats (game_id, seat, player_id) VALUES (1, 'S', 1), (1, 'N', 2), (2, 'S', 1), (2, 'N', NULL);
  )");
  migrate(database, path(), migrations());
  const auto counted = [&] {
    SQLite::Statement query(database, "SELECT group_concat(person_id || ':' || games, ' ') FROM club_sittings");
    return query.executeStep() ? query.getColumn(0).getString() : "";
  };
  EXPECT_EQ(counted(), "1:2 2:1");
  database.exec("UPDATE seats SET player_id = 3 WHERE game_id = 2 AND seat = 'N'");
  EXPECT_EQ(counted(), "1:2 2:1 3:1");
  database.exec("UPDATE seats SET player_id = 2 WHERE game_id = 2 AND seat = 'S'");
  database.exec("UPDATE seats SET player_id = NULL WHERE game_id = 2 AND seat = 'N'");
  database.exec("UPDATE seats SET points = 3, player_id = player_id");
  EXPECT_EQ(counted(), "1:1 2:2 3:0");
  // Points of a seat that is there are no new sitting.
  database.exec(
      "INSERT INTO seats (game_id, seat, points) VALUES (1, 'S', 5) ON CONFLICT (game_id, seat) DO UPDATE SET "
      "points = excluded.points");
  database.exec("DELETE FROM seats WHERE game_id = 1 AND seat = 'N'");
  EXPECT_EQ(counted(), "1:1 2:1 3:0");
}

TEST_F(MigrateTest, OfTheFirstPlyOnlyNamesCanBeTakenOut) {
  SQLite::Database database = open(path());
  migrate(database, path(), migrations());
  database.exec(R"(
    INSERT INTO games (id, token, ruleset, rules_version, setup, source, started_at, status) VALUES
      (1, 'a', 'chess', '0', '{}', '', '2024', 'playing');
    INSERT INTO plies (game_id, number, kind, request, source, at) VALUES
      (1, 0, 'new', '{"seed":1,"about":{"players":{"S":"Ada"},"event":"x"}}', '', '2024'),
      (1, 1, 'override', '{"about":{"players":{"S":"Ada"}}}', '', '2024');
  )");
  EXPECT_NO_THROW(
      database.exec(R"(UPDATE plies SET request = '{"seed":1,"about":{"players":{},"event":"x"}}' WHERE number = 0)"));
  for (const char* change : {R"(request = '{"seed":2,"about":{"players":{},"event":"x"}}')", "source = 'x'",
                             R"(request = '{"seed":1,"about":{"event":"y"}}')", "reason = 'x'", "at = ''"})
    EXPECT_THROW(database.exec(std::string("UPDATE plies SET ") + change + " WHERE number = 0"), SQLite::Exception)
        << change;
  EXPECT_THROW(database.exec("UPDATE plies SET request = '{}' WHERE number = 1"), SQLite::Exception);
}

}  // namespace
}  // namespace arbiter::db
