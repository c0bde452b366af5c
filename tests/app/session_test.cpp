// SPDX-License-Identifier: MIT
#include "app/table/session.h"

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <unistd.h>

#include <filesystem>
#include <utility>

#include "referee/json/view.h"
#include "tests/app/fake_referee.h"
#include "tests/support/frail_disk.h"
#include "text/value_json.h"

namespace arbiter::table {
namespace {

using nlohmann::json;
namespace fs = std::filesystem;

/// A folder of its own for each test, removed afterwards.
class SessionTest : public testing::Test {
 protected:
  void SetUp() override {
    const auto* info = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::temp_directory_path() / ("arbiter-session-" + std::to_string(getpid()) + "-" + info->name());
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  [[nodiscard]] fs::path file() const { return folder_ / "games.sqlite"; }
  [[nodiscard]] Session fake_session() const { return Session(file(), test::FakeReferee()); }
  [[nodiscard]] db::StoredGame load(db::GameId id, db::Audience audience = db::Audience::arbiter) const {
    auto game = db::Store::open(file()).value().load(id, audience);
    EXPECT_TRUE(game) << game.error().message.english();
    return *game;
  }

 private:
  fs::path folder_;
};

const Value kSetup{{"ruleset", "fake"}, {"seed", 7}};

double total(const std::vector<db::Award>& awards, const std::string& seat) {
  double sum = 0;
  for (const auto& award : awards) sum += award.seat == seat ? award.points : 0;
  return sum;
}

TEST_F(SessionTest, AGameThatIsRefusedToItsViewerDoesNotBegin) {
  Session session(file());
  ASSERT_TRUE(session.new_game({{"ruleset", "chess"}}).has_value());
  ASSERT_TRUE(session.act("e2e4").has_value());
  const auto before = session.record("text")->text();
  EXPECT_FALSE(session.new_game({{"ruleset", "shogi"}, {"as", "Q"}}).has_value());
  EXPECT_EQ(session.record("text")->text(), before);
  EXPECT_EQ(session.game_id(), 1);
  EXPECT_TRUE(session.undo().has_value());
}

/// What was asked of a game is kept as long as its revision is the same.
TEST_F(SessionTest, WhateverChangesTheGameChangesItsRevision) {
  Session session(file());
  std::uint64_t last = session.revision();
  const auto changes = [&](const Expected<Reply>& reply) {
    EXPECT_TRUE(reply) << reply.error().message.english();
    EXPECT_NE(std::exchange(last, session.revision()), session.revision());
  };
  changes(session.new_game({{"ruleset", "chess"}}));
  changes(session.act("e2e4"));
  changes(session.undo());
  changes(session.redo());
  changes(session.override({{"events", Value::List{{{"type", "turn"}, {"seat", "N"}}}}}, "a word"));
  changes(session.replay(Act{"e7e5", {}}));
  changes(session.resume(1));
  changes(session.load("1. d4 d5", "pgn"));
  EXPECT_FALSE(session.act("e2e5").has_value());
  static_cast<void>(session.legal());
  EXPECT_EQ(session.revision(), last) << "nothing was changed";
}

TEST_F(SessionTest, AGameThatIsStoredWronglyIsNotTakenUp) {
  const auto stored = fake_session().new_game(kSetup);
  const auto damage = [&](const char* sql) {
    sqlite3* database = nullptr;
    ASSERT_EQ(sqlite3_open(file().c_str(), &database), SQLITE_OK);
    char* why = nullptr;
    EXPECT_EQ(sqlite3_exec(database, sql, nullptr, nullptr, &why), SQLITE_OK) << why;
    sqlite3_free(why);
    sqlite3_close(database);
  };
  damage("DROP TRIGGER plies_stay; DROP TRIGGER plies_remain; PRAGMA ignore_check_constraints = ON");
  for (const char* sql :
       {"UPDATE plies SET request = '[1]'", "UPDATE plies SET request = '7'",
        "UPDATE plies SET request = '{\"cmd\":1e999}'", "PRAGMA foreign_keys = OFF; DELETE FROM plies"}) {
    damage(sql);
    Session session = fake_session();
    ASSERT_TRUE(session.new_game(kSetup).has_value());
    const view::GameView before = session.state();
    const auto reply = session.resume(stored->game.value());
    EXPECT_FALSE(reply.has_value()) << sql;
    EXPECT_FALSE(reply.error().message.empty());
    EXPECT_EQ(session.state(), before) << sql;
  }
}

TEST_F(SessionTest, WhatIsShownIsStored) {
  Session session = fake_session();
  const auto begun = session.new_game(kSetup, {{{"S", "Ada"}, {"N", "Bo"}}, "camera 0"});
  ASSERT_TRUE(begun) << begun.error().message.english();
  EXPECT_TRUE(begun->stored);
  const auto reply = session.act("score 3", {"camera", 41, 0.97});
  ASSERT_TRUE(reply) << reply.error().message.english();
  EXPECT_TRUE(reply->stored);
  EXPECT_EQ(reply->ply, 1);
  EXPECT_EQ(reply->game, begun->game);

  const auto game = load(begun->game.value());
  ASSERT_EQ(game.plies.size(), 2U);
  const db::Ply& ply = game.plies[1];
  EXPECT_EQ(ply.action, "score 3");
  EXPECT_EQ(ply.seat, "S");
  EXPECT_EQ(ply.origin.frame, 41);
  EXPECT_EQ(ply.origin.confidence, 0.97);
  EXPECT_EQ(ply.events, json(reply->events));
  ASSERT_EQ(ply.awards.size(), 1U);
  EXPECT_EQ(ply.awards[0].rule, "fake/score");
  EXPECT_EQ(ply.awards[0].sq, "e4");
  EXPECT_EQ(game.summary.seats[0].player, "Ada");
  EXPECT_EQ(game.summary.seats[0].points, 3);
}

TEST_F(SessionTest, ARefusedActionChangesNothing) {
  Session session = fake_session();
  const auto begun = session.new_game(kSetup);
  const auto reply = session.act("bad");
  EXPECT_FALSE(reply);
  EXPECT_EQ(reply.error().rule, "fake/no");
  EXPECT_EQ(load(begun->game.value()).plies.size(), 1U);
}

TEST_F(SessionTest, NothingCanBePlayedBeforeAGameIsBegun) {
  Session session = fake_session();
  EXPECT_EQ(session.act("step").error().code, "no_game");
  EXPECT_EQ(session.undo().error().code, "no_game");
}

TEST_F(SessionTest, AGameIsTakenUpWhereItStood) {
  db::GameId id = 0;
  view::GameView shown;
  {
    Session session = fake_session();
    id = session.new_game(kSetup)->game.value();
    session.act("score 2");
    session.act("roll");
    session.act("score 5");
    session.undo(2);
    shown = session.redo(1)->state;
  }
  Session session = fake_session();
  const auto reply = session.resume(id);
  ASSERT_TRUE(reply) << reply.error().message.english();
  EXPECT_FALSE(reply->mismatch);
  EXPECT_EQ(reply->state, shown);
  EXPECT_EQ(reply->ply, 5);
  const auto redone = session.redo(1);
  ASSERT_TRUE(redone) << redone.error().message.english();
  EXPECT_EQ(redone->ply, 6);
  EXPECT_EQ(total(session.points(), "S"), 7);
  EXPECT_EQ(load(id).plies[6].restored, std::vector<int>{3});
}

TEST_F(SessionTest, UndoneAwardsStayInTheBooksButDoNotCount) {
  Session session = fake_session();
  const db::GameId id = session.new_game(kSetup)->game.value();
  session.act("score 4");
  session.act("step");
  session.undo();
  EXPECT_EQ(total(session.points(), "S"), 4) << "the events told again by an undo are not earned again";
  session.redo();
  session.undo(2);
  EXPECT_TRUE(session.points().empty());
  const auto game = load(id);
  EXPECT_TRUE(game.plies[1].is_undone);
  EXPECT_EQ(game.plies[1].awards.size(), 1U);
  EXPECT_EQ(game.plies[5].undone, (std::vector<int>{2, 1}));
  EXPECT_EQ(game.summary.seats[0].points, 0);
  EXPECT_TRUE(db::Store::open(file())->points(id, db::Audience::everybody)->empty());
}

TEST_F(SessionTest, WhatIsNoRequestInABookIsRefused) {
  Session session = fake_session();
  ASSERT_TRUE(session.replay(Value{{"cmd", "new"}, {"ruleset", "fake"}}));
  for (const Value& kept : {Value(), Value{{"cmd", "state"}}, Value{{"cmd", "act"}, {"action", 5}}})
    EXPECT_FALSE(session.replay(kept)) << quoted(kept);
  EXPECT_TRUE(session.replay(Value{{"cmd", "act"}, {"action", "step"}}));
  EXPECT_EQ(session.requests().size(), 2U);
}

TEST_F(SessionTest, AnArbitersCorrectionStandsInTheLedgerWithItsReason) {
  Session session = fake_session();
  const db::GameId id = session.new_game(kSetup)->game.value();
  session.act("score 4");
  EXPECT_FALSE(session.override({{"position", Value::Table()}}, ""));
  const auto reply =
      session.override({{"position", Value{{"seats", Value{{"S", Value{{"points", 1}}}}}}}}, "miscounted");
  ASSERT_TRUE(reply) << reply.error().message.english();
  EXPECT_EQ(total(session.points(), "S"), 1);
  EXPECT_EQ(load(id).plies[2].reason, "miscounted");
  EXPECT_EQ(load(id).plies[2].awards[0].reason, "miscounted");
}

TEST_F(SessionTest, SecretsComeOutAtTheEndAndNotBefore) {
  Session session = fake_session();
  const db::GameId id = session.new_game(kSetup)->game.value();
  const auto reply = session.act("secret bomb b2");
  EXPECT_EQ(json(reply->events).dump().find("bomb"), std::string::npos);
  EXPECT_EQ(json(reply->state).dump().find("bomb"), std::string::npos);
  EXPECT_EQ(reply->action, "S:secret");
  auto open = load(id, db::Audience::everybody);
  EXPECT_EQ(open.plies[1].action, "S:secret");
  EXPECT_TRUE(open.plies[1].request.is_null());
  EXPECT_EQ(open.plies[1].events.dump().find("bomb"), std::string::npos);
  EXPECT_FALSE(open.summary.setup.contains("seed"));
  EXPECT_EQ(load(id).plies[1].action, "secret bomb b2");
  session.act("finish");
  open = load(id, db::Audience::everybody);
  EXPECT_EQ(open.plies[1].action, "secret bomb b2");
  EXPECT_EQ(open.plies[1].events[1]["what"], "bomb b2");
  EXPECT_EQ(open.summary.status, "over");
  session.undo();
  EXPECT_EQ(load(id, db::Audience::everybody).plies[1].action, "S:secret") << "the end was taken back";
}

TEST_F(SessionTest, DealtCardsAreNotInThePublicSetUpWhileTheGameIsPlayed) {
  Session session(file(), make_referee());
  const json deals = {
      {"S", {"russia", "huns"}}, {"W", {"sweden", "japan"}}, {"N", {"egypt", "picts"}}, {"E", {"plain", "gaul"}}};
  const auto begun = session.new_game(
      {{"ruleset", "european-chess"}, {"options", Value{{"draft", "two"}, {"deals", text::value_of(deals)}}}});
  ASSERT_TRUE(begun) << begun.error().message.english();
  EXPECT_EQ(load(begun->game.value()).summary.setup["options"]["deals"], deals);
  const json shown = load(begun->game.value(), db::Audience::everybody).summary.setup;
  EXPECT_EQ(shown["options"], json({{"draft", "two"}}));
  EXPECT_FALSE(shown.contains("seed"));
}

TEST_F(SessionTest, ChangedRulesAreNoticedInAnOldGame) {
  db::GameId id = 0;
  {
    Session session = fake_session();
    id = session.new_game(kSetup)->game.value();
    session.act("step");
    session.act("score 3");
  }
  test::FakeReferee generous;
  generous.generosity = 1;
  Session session(file(), generous);
  const auto reply = session.resume(id);
  ASSERT_TRUE(reply) << reply.error().message.english();
  EXPECT_EQ(reply->mismatch->ply, 2);
  EXPECT_EQ(reply->mismatch->ordinal, 1);
  EXPECT_EQ(view::get_if<view::Scored>(*reply->mismatch->then)->points, 3);
  EXPECT_EQ(view::get_if<view::Scored>(*reply->mismatch->now)->points, 4);
}

TEST_F(SessionTest, ThrownDiceAreReplayedWithoutAGivenSeed) {
  db::GameId id = 0;
  view::GameEvents shown;
  {
    Session session = fake_session();
    id = session.new_game({{"ruleset", "fake"}})->game.value();
    shown = session.act("roll")->events;
  }
  Session session = fake_session();
  session.resume(id);
  EXPECT_EQ(load(id).plies[1].events, json(shown));
  EXPECT_EQ(load(id).plies[1].action.substr(0, 5), "roll ");
}

TEST_F(SessionTest, AFullDiskDoesNotStopTheGame) {
  test::FrailDisk disk;
  Session session("/tmp/session-on-a-frail-disk.sqlite", test::FakeReferee());
  session.new_game(kSetup);
  session.act("score 2");
  disk.fail_at(1, 1000000, SQLITE_FULL);
  const auto reply = session.act("score 3");
  EXPECT_TRUE(reply) << reply.error().message.english();
  EXPECT_FALSE(reply->stored);
  EXPECT_NE(reply->warning.english().find("disk is full"), std::string::npos) << reply->warning.english();
  session.act("score 5");
  session.undo();
  EXPECT_EQ(session.unstored(), 3U);
  EXPECT_EQ(total(session.points(), "N"), 3);
  EXPECT_FALSE(session.flush());

  disk.fail_at(1, 0, SQLITE_OK);
  const auto later = session.act("score 7");
  EXPECT_TRUE(later->stored);
  EXPECT_EQ(later->warning.english(), "");
  EXPECT_EQ(session.unstored(), 0U);
  EXPECT_EQ(session.warning().english(), "");
  const auto game = db::Store::open("/tmp/session-on-a-frail-disk.sqlite")->load(1, db::Audience::arbiter);
  ASSERT_EQ(game->plies.size(), 6U);
  EXPECT_EQ(game->summary.seats[0].points, 9);
  EXPECT_EQ(game->plies[4].undone, std::vector<int>{3});
}

TEST_F(SessionTest, AGameBegunWithoutADatabaseIsKeptBesideAndStoredLater) {
  fs::create_directories(file());  // a folder where the file should be
  Session session = fake_session();
  EXPECT_NE(session.warning().english(), "");
  const auto begun = session.new_game(kSetup);
  EXPECT_TRUE(begun) << begun.error().message.english();
  EXPECT_TRUE(begun->stored);
  EXPECT_NE(begun->warning.english().find("games-beside.sqlite"), std::string::npos);
  EXPECT_TRUE(session.act("score 2")->stored);
  fs::remove(file());
  EXPECT_TRUE(session.act("step")->stored);
  EXPECT_EQ(session.file(), file());
  EXPECT_EQ(load(session.game_id().value()).plies.size(), 3U);
}

TEST_F(SessionTest, AGameThatWaitsToBeStoredIsNotForgottenWhenTheNextBegins) {
  test::FrailDisk disk;
  Session session("/tmp/session-on-a-frail-disk.sqlite", test::FakeReferee());
  session.new_game(kSetup);
  disk.fail_at(1, 1000000, SQLITE_IOERR_WRITE);
  session.act("score 2");
  session.new_game(kSetup);
  session.act("score 1");
  disk.fail_at(1, 0, SQLITE_OK);
  EXPECT_TRUE(session.flush());
  const auto games = db::Store::open("/tmp/session-on-a-frail-disk.sqlite")->games();
  ASSERT_EQ(games->size(), 2U);
  EXPECT_EQ(games->at(1).seats[0].points, 2);
  EXPECT_EQ(games->at(0).seats[0].points, 1);
}

}  // namespace
}  // namespace arbiter::table
