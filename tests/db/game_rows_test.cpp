// SPDX-License-Identifier: MIT
// The rows of games, written and read on each engine and through each library.
#include "db/game_rows.h"

#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <memory>

#include "db/club/sql.h"
#include "db/sqlite_statements.h"
#include "db/store.h"
#include "tests/db/sample_game.h"
#include "tests/support/good.h"
#include "tests/support/postgresql.h"

namespace arbiter::db {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::IsEmpty;

/// Statements on a new database with the schema, through the library that the parameter names.
class GameRowsTest : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    static int number = 0;
    folder_ = fs::temp_directory_path() / ("arbiter-rows-" + std::to_string(getpid()) + "-" + std::to_string(++number));
    fs::create_directories(folder_);
    const std::string how = GetParam(), file = (folder_ / "games.sqlite").string();
    if (how == "PostgreSQL") {
      test::Postgresql* server = test::shared_postgresql();
      if (server == nullptr) GTEST_SKIP() << "no PostgreSQL server is installed";
      session_ = club::sql::connect_postgresql(server->database());
    } else {
      (void)test::good(Store::open(file));  // makes the schema
      if (how == "SQLite") {
        database_ = std::make_unique<SQLite::Database>(file, SQLite::OPEN_READWRITE);
        table_ = std::make_unique<SqliteStatements>(*database_);
        return;
      }
      session_ = club::sql::connect_sqlite(file);
    }
    club_ = std::make_unique<club::sql::SociStatements>(*session_);
  }
  void TearDown() override {
    club_.reset();
    session_.reset();
    table_.reset();
    database_.reset();
    fs::remove_all(folder_);
  }

  [[nodiscard]] Statements& statements() const { return table_ ? static_cast<Statements&>(*table_) : *club_; }
  /// The sample game up to its mate, written.
  GameId write_sample() const {
    GameRows rows(statements());
    const GameId game = rows.add(test::sample_game(), "playing", [](const SeatEntry&) { return std::nullopt; });
    for (int number = 0; number <= 3; ++number) rows.add(game, test::sample_ply(number));
    return game;
  }
  static Ply undo(int number, int target) {
    Ply undo;
    undo.number = number;
    undo.kind = PlyKind::undo;
    undo.request = {{"cmd", "undo"}, {"count", 1}};
    undo.undone = {target};
    undo.at = "2024-05-01T19:00:00.000Z";
    return undo;
  }

 private:
  fs::path folder_;
  std::unique_ptr<SQLite::Database> database_;
  std::unique_ptr<SqliteStatements> table_;
  std::unique_ptr<soci::session> session_;
  std::unique_ptr<club::sql::SociStatements> club_;
};

TEST_P(GameRowsTest, ValuesComeBackAsTheyWereGiven) {
  Statements& s = statements();
  const auto both = [&](const auto& value) {
    using Value = std::decay_t<decltype(value)>;
    using Column = std::conditional_t<std::is_same_v<Value, const char*>, std::string, Value>;
    const char* sql = std::is_same_v<Column, std::string> ? "SELECT CAST(:value AS TEXT)"
                      : std::is_same_v<Column, double>    ? "SELECT CAST(:value AS DOUBLE PRECISION)"
                                                          : "SELECT CAST(:value AS BIGINT)";
    return std::pair(std::get<0>(s.select<Column>(sql, value).at(0)),
                     std::get<0>(s.select<Column>(sql, std::optional<Value>()).at(0)));
  };
  EXPECT_EQ(both(Number{9007199254740993}),
            std::pair(std::optional(Number{9007199254740993}), std::optional<Number>()));
  EXPECT_EQ(both(0.1), std::pair(std::optional(0.1), std::optional<double>()));
  EXPECT_EQ(both(std::string("it's \"so\"; --")).first, "it's \"so\"; --");
  EXPECT_EQ(both(std::string()).first, "") << "an empty text is no NULL";
  EXPECT_EQ(both("\xFF").first, "\xEF\xBF\xBD") << "what is not UTF-8 is repaired";
}

TEST_P(GameRowsTest, StatementsSayHowManyRowsTheyConcernedAndMayBeRunAgain) {
  Statements& s = statements();
  const GameId game = write_sample();
  EXPECT_EQ(s.run("UPDATE seats SET points = :points WHERE game_id = :game", 7, game), 4);
  EXPECT_EQ(s.run("UPDATE seats SET points = :points WHERE game_id = :game", 7, game + 1), 0);
  EXPECT_THAT(s.select<double>("SELECT points FROM seats WHERE game_id = :game AND seat = :seat", game, "N"),
              ElementsAre(std::tuple(std::optional(7.0))));
  EXPECT_THAT(s.select<double>("SELECT points FROM seats WHERE game_id = :game AND seat = :seat", game, "X"),
              IsEmpty());
}

TEST_P(GameRowsTest, AStatementThatFailsCanBeRunAgain) {
  Statements& s = statements();
  const GameId game = write_sample();
  const char* const kSeat = "INSERT INTO seats (game_id, seat, points) VALUES (:game, :seat, :points)";
  EXPECT_THROW(s.run(kSeat, game, "S", 1), std::exception) << "it is taken";
  EXPECT_EQ(s.run(kSeat, game, "S2", 1), 1);
  EXPECT_THROW(s.run("UPDATE no_table SET x = :x", 1), std::exception);
}

TEST_P(GameRowsTest, AGameHasTheSameRowsWhereverItIs) {
  Statements& s = statements();
  GameRows rows(s);
  const GameId game = write_sample();
  EXPECT_EQ(rows.find("sample"), game);
  EXPECT_EQ(rows.find("another"), std::nullopt);
  rows.add(game, undo(4, 3));
  using Text = std::string;
  const auto plies = s.select<Number, Text, Text, Text, Number, double>(
      "SELECT number, kind, seat, action, frame, confidence FROM plies WHERE game_id = :game ORDER BY number", game);
  ASSERT_EQ(plies.size(), 5U);
  using Ply = Row<Number, Text, Text, Text, Number, double>;
  EXPECT_EQ(plies[0], Ply(0, "new", std::nullopt, std::nullopt, std::nullopt, std::nullopt));
  EXPECT_EQ(plies[2], Ply(2, "act", "W", "b4d4", 240, 0.998));
  EXPECT_EQ(plies[4], Ply(4, "undo", std::nullopt, std::nullopt, std::nullopt, std::nullopt));
  EXPECT_THAT((s.select<Number, Text, Text>("SELECT ordinal, type, rule FROM events e JOIN plies p ON p.id = e.ply_id "
                                            "WHERE p.number = :number ORDER BY ordinal",
                                            3)),
              ElementsAre(Row<Number, Text, Text>(0, "moved", "mr-joseph/move"),
                          Row<Number, Text, Text>(1, "scored", std::nullopt)));
  EXPECT_THAT((s.select<Number, Text, double, Text, Number>(
                  "SELECT p.number, t.seat, t.points, t.reason, o.number FROM points t JOIN plies p ON p.id = t.ply_id "
                  "JOIN plies o ON o.id = t.of_ply ORDER BY t.id")),
              ElementsAre(Row<Number, Text, double, Text, Number>(3, "S", 3, "mate", 3),
                          Row<Number, Text, double, Text, Number>(4, "S", -3, "mate", 3)))
      << "what was taken back leaves its points and gains their opposites";
  EXPECT_THAT(
      (s.select<Number, Text>("SELECT t.number, c.effect FROM corrections c JOIN plies t ON t.id = c.target_id")),
      ElementsAre(Row<Number, Text>(3, "undone")));
}

TEST_P(GameRowsTest, WhatIsNotThereCannotBeCorrected) {
  const GameId game = write_sample();
  try {
    GameRows(statements()).add(game, undo(4, 17));
    FAIL() << "ply 17 was corrected";
  } catch (const Error& error) {
    EXPECT_EQ(error.code, "bad_data");
    EXPECT_EQ(error.message.english(), "Ply 17 is to be corrected, but is not in the database");
  }
}

TEST_P(GameRowsTest, StandingsAndClocksAreReadAsTheyWereWritten) {
  GameRows rows(statements());
  const GameId game = write_sample();
  EXPECT_FALSE(rows.set_standing(game, test::sample_standing(1), "then")) << "it is still played";
  EXPECT_TRUE(rows.standing(game).result.is_null());
  Standing end = test::sample_standing(3);
  end.status = "over";
  end.result = {{"winners", {"S"}}};
  end.places = {{"S", 1}, {"W", 2}};
  EXPECT_TRUE(rows.set_standing(game, end, "then"));
  const Standing read = rows.standing(game);
  EXPECT_EQ(read.status, "over");
  EXPECT_EQ(read.result, end.result);
  EXPECT_EQ(read.points, end.points);
  EXPECT_EQ(read.places, end.places);
  EXPECT_TRUE(rows.set_standing(game, test::sample_standing(1), "then")) << "it has ended no longer, which counts too";
  EXPECT_FALSE(rows.set_standing(game, test::sample_standing(1), "then"));
  EXPECT_THROW((void)rows.standing(game + 1), Error);
  EXPECT_TRUE(rows.clock(game).is_null());
  rows.set_clock(game, {{"game", 500}});
  rows.set_clock(game, {{"game", 1000}});
  EXPECT_EQ(rows.clock(game)["game"], 1000);
}

INSTANTIATE_TEST_SUITE_P(Engines, GameRowsTest, testing::Values("SQLite", "SqliteOfTheClub", "PostgreSQL"),
                         [](const auto& engine) { return std::string(engine.param); });

}  // namespace
}  // namespace arbiter::db
