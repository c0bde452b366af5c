// SPDX-License-Identifier: MIT
#include "db/store.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>

#include "db/export.h"
#include "tests/db/sample_game.h"
#include "tests/db/store_fixture.h"

namespace arbiter::db {
namespace {

using nlohmann::json;
using testing::HasSubstr;

TEST_F(StoreTest, AGameIsReadAsItWasWritten) {
  Store store = open();
  const GameId id = test::store_sample(store);
  const auto game = store.load(id, Audience::arbiter);
  ASSERT_TRUE(game) << game.error().message.english();
  ASSERT_EQ(game->plies.size(), 4U);
  EXPECT_EQ(game->summary.ruleset, "mr-joseph");
  EXPECT_EQ(game->summary.seats[0].player, "Ada");
  EXPECT_EQ(game->summary.seats[0].points, 3);
  const Ply& ply = game->plies[1];
  EXPECT_EQ(ply.action, "d2d4");
  EXPECT_EQ(ply.origin.frame, 120);
  EXPECT_EQ(ply.origin.confidence, 0.998);
  EXPECT_EQ(ply.events, test::sample_ply(1).events);
  EXPECT_EQ(ply.request, test::sample_ply(1).request);
  ASSERT_EQ(game->plies[3].awards.size(), 1U);
  EXPECT_EQ(game->plies[3].awards[0].reason, "mate");
  EXPECT_EQ(game->plies[3].awards[0].piece, "S.queen");
}

TEST_F(StoreTest, RepeatingWhatWasWrittenChangesNothing) {
  Store store = open();
  const GameId id = test::store_sample(store);
  EXPECT_EQ(store.begin(test::sample_game(), test::sample_ply(0), {}).value(), id);
  EXPECT_TRUE(store.append(id, test::sample_ply(3), test::sample_standing(3)));
  EXPECT_EQ(store.load(id, Audience::arbiter)->plies.size(), 4U);
}

TEST_F(StoreTest, TwoWritersOfOneGameAreNoticed) {
  Store store = open();
  const GameId id = test::store_sample(store);
  Ply other = test::sample_ply(3);
  other.action = "k2k3";
  other.request["action"] = "k2k3";
  const auto written = store.append(id, other, test::sample_standing(3));
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().code, "conflict");
  Ply late = test::sample_ply(3);
  late.number = 9;
  EXPECT_EQ(store.append(id, late, {}).error().code, "conflict");
  EXPECT_EQ(store.append(id + 5, late, {}).error().code, "not_found");
}

TEST_F(StoreTest, ThePastCannotBeChangedByHandEither) {
  {
    Store store = open();
    test::store_sample(store);
  }
  SQLite::Database raw(file(), SQLite::OPEN_READWRITE);
  for (const char* table : {"plies", "events", "points"}) {
    EXPECT_THROW(raw.exec("DELETE FROM " + std::string(table)), SQLite::Exception) << table;
  }
  EXPECT_THROW(raw.exec("UPDATE points SET points = 99"), SQLite::Exception);
}

TEST_F(StoreTest, WhatAnUndoTakesBackIsBookedWithTheOppositeSign) {
  Store store = open();
  const GameId id = test::store_sample(store);
  Ply undo;
  undo.number = 4;
  undo.kind = PlyKind::undo;
  undo.request = {{"cmd", "undo"}};
  undo.undone = {3};
  undo.at = now();
  ASSERT_TRUE(store.append(id, undo, test::sample_standing(2)));
  EXPECT_TRUE(store.points(id, Audience::arbiter)->empty());
  SQLite::Database raw(file());
  EXPECT_EQ(raw.execAndGet("SELECT group_concat(points) FROM points").getString(), "3.0,-3.0");
  Ply redo = undo;
  redo.number = 5;
  redo.kind = PlyKind::redo;
  redo.undone.clear();
  redo.restored = {3};
  ASSERT_TRUE(store.append(id, redo, test::sample_standing(3)));
  EXPECT_EQ(store.points(id, Audience::arbiter)->size(), 1U);
  EXPECT_EQ(raw.execAndGet("SELECT sum(points) FROM points").getDouble(), 3);
}

TEST_F(StoreTest, HiddenThingsAreNotInThePublicViewsBeforeTheEnd) {
  Store store = open();
  const GameId id = test::store_sample(store);
  Ply hidden = test::sample_ply(3);
  hidden.number = 4;
  hidden.action = "S:secret bomb b2";
  hidden.public_action = "S:secret";
  hidden.events = json::array({{{"type", "marked"}, {"what", "bomb"}, {"sq", "b2"}}});
  hidden.public_events = json::array();
  hidden.awards[0].secret = true;
  hidden.awards[0].reason = "bomb";
  ASSERT_TRUE(store.append(id, hidden, test::sample_standing(3)));
  SQLite::Database raw(file());
  const auto everything_public = [&raw] {
    std::string text;
    for (const char* what :
         {"SELECT group_concat(coalesce(action, '') || coalesce(request, '')) FROM public_plies",
          "SELECT group_concat(event) FROM public_events", "SELECT group_concat(reason) FROM public_points",
          "SELECT group_concat(setup) FROM public_games"}) {
      text += raw.execAndGet(what).getString();
    }
    return text;
  };
  EXPECT_THAT(everything_public(), testing::Not(HasSubstr("bomb")));
  EXPECT_THAT(everything_public(), testing::Not(HasSubstr("seed")));
  EXPECT_THAT(to_json(*store.load(id, Audience::everybody)).dump(), testing::Not(HasSubstr("bomb")));
  EXPECT_THAT(to_json(*store.load(id, Audience::arbiter)).dump(), HasSubstr("bomb b2"));

  Ply last = test::sample_ply(1);
  last.number = 5;
  Standing over = test::sample_standing(3);
  over.status = "over";
  over.result = {{"winners", {"S"}}};
  ASSERT_TRUE(store.append(id, last, over));
  EXPECT_THAT(to_json(*store.load(id, Audience::everybody)).dump(), HasSubstr("bomb b2"));
  EXPECT_THAT(everything_public(), HasSubstr("bomb"));
}

TEST_F(StoreTest, TheListIsNewestFirst) {
  Store store = open();
  test::store_sample(store);
  NewGame other = test::sample_game();
  other.token = "another";
  ASSERT_TRUE(store.begin(other, test::sample_ply(0), {}));
  const auto games = store.games();
  ASSERT_EQ(games->size(), 2U);
  EXPECT_EQ(games->at(0).token, "another");
  EXPECT_EQ(games->at(1).plies, 3);
}

TEST_F(StoreTest, AnUnknownGameIsRefusedWithTheGamesThereAre) {
  Store store = open();
  test::store_sample(store);
  const auto game = store.load(7, Audience::everybody);
  ASSERT_FALSE(game);
  EXPECT_EQ(game.error().code, "not_found");
  EXPECT_THAT(game.error().message.english(), HasSubstr("one game, 1"));
}

/// Damages the pages of events, which opening the file does not need.
TEST_F(StoreTest, PutWritesWhatIsMissingAndNothingElse) {
  Store store = open();
  std::vector<Ply> plies;
  for (int number = 0; number <= 3; ++number) plies.push_back(test::sample_ply(number));
  const auto put = [&](std::size_t many) {
    return store.put(test::sample_game(), std::span(plies).first(many), test::sample_standing(3));
  };
  const auto first = put(2);
  ASSERT_TRUE(first) << first.error().message.english();
  EXPECT_EQ(first->found, 0);
  EXPECT_EQ(put(4)->found, 2);
  EXPECT_EQ(put(4)->found, 4);
  EXPECT_EQ(put(4)->id, first->id);
  const auto game = store.load(first->id, Audience::arbiter);
  ASSERT_EQ(game->plies.size(), 4U);
  EXPECT_EQ(game->plies[3].events, test::sample_ply(3).events);
  EXPECT_EQ(game->summary.seats[0].player, "Ada");
  EXPECT_EQ(game->summary.seats[0].points, 3);
  EXPECT_EQ(put(2).error().code, "conflict") << "the file knows more than the caller";
  plies[3].request["action"] = "k2k3";
  EXPECT_EQ(put(4).error().code, "conflict") << "the file knows otherwise";
}

TEST_F(StoreTest, APageOfTheListIsRead) {
  Store store = open();
  for (int i = 1; i <= 7; ++i) {
    NewGame game = test::sample_game();
    game.token = "game " + std::to_string(i);
    ASSERT_TRUE(store.begin(game, test::sample_ply(0), {}));
  }
  const auto ids = [](const Expected<std::vector<GameSummary>>& games) {
    std::vector<GameId> list;
    for (const GameSummary& game : *games) list.push_back(game.id);
    return list;
  };
  using testing::ElementsAre;
  EXPECT_THAT(ids(store.games({3})), ElementsAre(7, 6, 5));
  EXPECT_THAT(ids(store.games({3, 5})), ElementsAre(4, 3, 2));
  EXPECT_THAT(ids(store.games({3, 2})), ElementsAre(1));
  EXPECT_THAT(ids(store.games({3, 1})), ElementsAre());
  EXPECT_EQ(store.games({0})->size(), 7U);
  EXPECT_EQ(store.games({2, 4})->at(0).seats.at(1).player, "Bo");
  EXPECT_EQ(store.newest().value(), 7);
  EXPECT_FALSE(Store::open(":memory:")->newest().value());
}

TEST_F(StoreTest, ListsAndGamesAreReadThroughIndices) {
  (void)open();
  SQLite::Database raw(file());
  for (const std::string query :
       {"SELECT * FROM public_games WHERE id < 9 ORDER BY id DESC LIMIT 5", "SELECT * FROM public_games WHERE id = 9",
        "SELECT * FROM full_plies WHERE game_id = 9 ORDER BY number",
        "SELECT * FROM public_plies WHERE game_id = 9 ORDER BY number",
        "SELECT * FROM public_events WHERE game_id = 9 ORDER BY number, ordinal",
        "SELECT * FROM public_points WHERE game_id = 9 ORDER BY id"}) {
    SQLite::Statement plan(raw, "EXPLAIN QUERY PLAN " + query);
    while (plan.executeStep()) {
      const std::string step = plan.getColumn(3).getString();
      EXPECT_THAT(
          step,
          testing::Not(testing::MatchesRegex("SCAN (games|plies|events|points|corrections|seats|[pgcfeto])( .*)?")))
          << query;
    }
  }
}

TEST(DefaultPath, FollowsTheXdgFolders) {
  ::setenv("XDG_DATA_HOME", "/somewhere", 1);
  EXPECT_EQ(default_path(), "/somewhere/arbiter/games.sqlite");
  ::setenv("XDG_DATA_HOME", "relative", 1);
  ::setenv("HOME", "/home/ada", 1);
  EXPECT_EQ(default_path(), "/home/ada/.local/share/arbiter/games.sqlite");
}

TEST(Now, IsUtcWithMilliseconds) { EXPECT_THAT(now(), testing::MatchesRegex("....-..-..T..:..:..\\....Z")); }

TEST_F(StoreTest, GamesOfTheSameCourseAreFound) {
  Store store = open();
  const GameId played = test::store_sample(store);
  NewGame imported = test::sample_game();
  imported.token = "imported";
  imported.imported_at = now();
  imported.started_at = "";
  imported.moves = moves_digest(imported.setup, {"d2d4", "b4d4", "g1a7"});
  const std::vector<Ply> plies{test::sample_ply(0), test::sample_ply(1), test::sample_ply(2), test::sample_ply(3)};
  const GameId kept = store.put(imported, plies, test::sample_standing(3))->id;
  const auto like = [&](const std::vector<std::string>& actions, const std::string& day) {
    std::vector<GameId> ids;
    const auto games =
        store.games_like(moves_digest(imported.setup, actions), "mr-joseph", day, static_cast<int>(actions.size()));
    for (const GameSummary& game : games.value()) ids.push_back(game.id);
    return ids;
  };
  EXPECT_EQ(like({"d2d4", "b4d4", "g1a7"}, "2024-05-01"), (std::vector<GameId>{played, kept}));
  EXPECT_EQ(like({"d2d4", "b4d4", "g1a7"}, "2023-05-01"), (std::vector<GameId>{kept})) << "played on another day";
  EXPECT_EQ(like({"d2d4", "b4d4", "g1a6"}, "2024-05-01"), (std::vector<GameId>{}));
  EXPECT_EQ(like({"d2d4", "b4d4"}, "2024-05-01"), (std::vector<GameId>{}));
  EXPECT_EQ(store.load(kept, Audience::everybody)->summary.imported_at, imported.imported_at);
  EXPECT_EQ(beginning_of(*store.load(kept, Audience::arbiter)).imported_at, imported.imported_at);
}

}  // namespace
}  // namespace arbiter::db
