// SPDX-License-Identifier: MIT
// The database is deleted, emptied, replaced or damaged while a game is played: the game is found whole afterwards, in
// the file or beside it, and people are told.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "app/table/session.h"
#include "tests/app/fake_referee.h"
#include "text/value_json.h"

namespace arbiter::table {
namespace {

using testing::HasSubstr;
namespace fs = std::filesystem;

class LostDatabase : public testing::Test {
 protected:
  void SetUp() override {
    const auto* info = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::temp_directory_path() / ("arbiter-lost-" + std::to_string(getpid()) + "-" + info->name());
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  [[nodiscard]] fs::path file() const { return folder_ / "games.sqlite"; }
  [[nodiscard]] fs::path beside() const { return folder_ / "games-beside.sqlite"; }

  /// A session with a game of two actions.
  [[nodiscard]] Session begun() const {
    Session session(file(), test::FakeReferee());
    EXPECT_TRUE(session.new_game({{"ruleset", "fake"}, {"seed", 7}}, {{{"S", "Ada"}}, "table 1"})->stored);
    EXPECT_TRUE(session.act("score 2")->stored);
    EXPECT_TRUE(session.act("step")->stored);
    return session;
  }

  /// The file holds the session's game, ply for ply.
  static void has_the_game(const fs::path& path, const Session& session) {
    const auto store = db::Store::open(path, db::Store::Missing::refuse, db::Store::Check::always);
    ASSERT_TRUE(store) << store.error().message.english();
    ASSERT_TRUE(session.game_id());
    const auto kept = store->load(*session.game_id(), db::Audience::arbiter);
    ASSERT_TRUE(kept) << kept.error().message.english();
    const auto requests = session.requests();
    ASSERT_EQ(kept->plies.size(), requests.size());
    for (std::size_t i = 0; i < requests.size(); ++i)
      EXPECT_EQ(request_of(text::value_of(kept->plies[i].request)), requests[i]) << i;
    EXPECT_EQ(kept->summary.seats[0].player, "Ada");
    EXPECT_EQ(kept->summary.source, "table 1");
    Session again(path, test::FakeReferee());
    const auto resumed = again.resume(*session.game_id());
    EXPECT_TRUE(resumed) << resumed.error().message.english();
    EXPECT_FALSE(resumed->mismatch.has_value());
    EXPECT_EQ(again.points().size(), session.points().size());
  }

  fs::path folder_;
};

TEST_F(LostDatabase, ADeletedFileIsMadeAnewWithTheWholeGame) {
  Session session = begun();
  fs::remove(file());
  const auto reply = session.act("score 3");
  EXPECT_TRUE(reply->stored);
  EXPECT_THAT(reply->warning.english(), HasSubstr("deleted"));
  has_the_game(file(), session);
  EXPECT_EQ(session.act("step")->warning.english(), "") << "said once";
  has_the_game(file(), session);
}

TEST_F(LostDatabase, AFileInTheFolderThatWasDeletedIsMadeAnew) {
  Session session = begun();
  fs::remove_all(folder_);
  EXPECT_TRUE(session.act("score 3")->stored);
  has_the_game(file(), session);
}

TEST_F(LostDatabase, ALossIsNoticedWithoutAMove) {
  Session session = begun();
  fs::remove(file());
  EXPECT_TRUE(session.flush());
  EXPECT_THAT(session.warning().english(), HasSubstr("deleted"));
  has_the_game(file(), session);
}

TEST_F(LostDatabase, AnotherDatabaseInItsPlaceGetsTheGameBesideItsOwn) {
  Session other(folder_ / "other.sqlite", test::FakeReferee());
  other.new_game({{"ruleset", "fake"}});
  for (int i = 0; i < 3; ++i) other.act("step");  // as many plies as the game that is to be written
  Session session = begun();
  fs::rename(folder_ / "other.sqlite", file());
  const auto reply = session.act("score 3");
  EXPECT_TRUE(reply->stored);
  EXPECT_THAT(reply->warning.english(), HasSubstr("Another file"));
  EXPECT_EQ(reply->game, 2) << "a number of its own";
  has_the_game(file(), session);
  EXPECT_EQ(db::Store::open(file())->load(1, db::Audience::arbiter)->plies.size(), 4U) << "the other game is untouched";
}

TEST_F(LostDatabase, AnOlderCopyOfTheFileGetsWhatItDoesNotHave) {
  Session session = begun();
  fs::copy_file(file(), folder_ / "copy.sqlite");
  session.act("score 5");
  session.undo();
  fs::rename(folder_ / "copy.sqlite", file());
  session.act("step");
  has_the_game(file(), session);
  EXPECT_EQ(session.game_id(), 1);
}

TEST_F(LostDatabase, WritingOverTheFileInPlaceIsNoticed) {
  Session session = begun();
  {
    Session other(folder_ / "other.sqlite", test::FakeReferee());
    other.new_game({{"ruleset", "fake"}});
    other.act("step");
    other.act("step");  // the same number, and as many plies
  }
  fs::copy_file(folder_ / "other.sqlite", file(), fs::copy_options::overwrite_existing);
  const auto reply = session.act("score 3");
  EXPECT_TRUE(reply->stored);
  EXPECT_NE(reply->warning.english(), "");
  has_the_game(file(), session);
  EXPECT_EQ(db::Store::open(file())->load(1, db::Audience::arbiter)->plies.size(), 3U) << "the other game is untouched";
}

TEST_F(LostDatabase, AnEmptiedFileIsWrittenAnew) {
  Session session = begun();
  fs::resize_file(file(), 0);
  const auto reply = session.act("score 3");
  EXPECT_TRUE(reply->stored);
  EXPECT_NE(reply->warning.english(), "");
  has_the_game(file(), session);
}

TEST_F(LostDatabase, WhenTheFileCannotBeUsedTheGameIsKeptBesideIt) {
  Session session = begun();
  fs::resize_file(file(), fs::file_size(file()) / 2);
  const auto reply = session.act("score 3");
  EXPECT_TRUE(reply->stored);
  EXPECT_THAT(reply->warning.english(), HasSubstr("damaged"));
  EXPECT_THAT(reply->warning.english(), HasSubstr(beside().string()));
  EXPECT_EQ(session.file(), beside());
  has_the_game(beside(), session);
  EXPECT_THAT(session.act("step")->warning.english(), HasSubstr(beside().string())) << "said as long as it is so";
  has_the_game(beside(), session);

  fs::remove(file());  // somebody clears the wreck away
  EXPECT_THAT(session.act("step")->warning.english(), HasSubstr("can be used again"));
  EXPECT_EQ(session.file(), file());
  has_the_game(file(), session);
  EXPECT_EQ(session.act("step")->warning.english(), "");
}

TEST_F(LostDatabase, ATextInItsPlaceIsLeftAloneAndTheGameKeptBesideIt) {
  Session session = begun();
  fs::remove(file());
  std::ofstream(file()) << std::string(3000, 'x');
  EXPECT_TRUE(session.act("score 3")->stored);
  EXPECT_EQ(fs::file_size(file()), 3000U);
  has_the_game(beside(), session);
  // The next game of the evening too, and one that is taken up from there.
  session.new_game({{"ruleset", "fake"}}, {{{"S", "Ada"}}, "table 1"});
  session.act("step");
  has_the_game(beside(), session);
  EXPECT_EQ(session.game_id(), 2);
  EXPECT_TRUE(session.resume(1).has_value());
  session.act("step");
  has_the_game(beside(), session);
}

TEST_F(LostDatabase, AFileBesideThatIsLostTooIsMadeAnew) {
  Session session = begun();
  std::ofstream(file()) << std::string(3000, 'x');
  session.act("score 3");
  fs::remove(beside());
  EXPECT_TRUE(session.act("step")->stored);
  has_the_game(beside(), session);
}

TEST_F(LostDatabase, HiddenThingsStayHiddenInTheFileThatIsWrittenAnew) {
  db::GameId id = 0;
  {
    Session session(file(), test::FakeReferee());
    id = session.new_game({{"ruleset", "fake"}, {"seed", 7}})->game.value();
    session.act("S:secret bomb");
  }
  Session session(file(), test::FakeReferee());
  ASSERT_TRUE(session.resume(id).has_value());
  fs::remove(file());
  session.act("step");
  const auto seen = db::Store::open(file())->load(*session.game_id(), db::Audience::everybody);
  ASSERT_TRUE(seen);
  EXPECT_EQ(seen->plies[1].action, "S:secret");
  EXPECT_TRUE(seen->plies[1].request.is_null());
  EXPECT_FALSE(seen->summary.setup.contains("seed")) << seen->summary.setup;
  const auto full = db::Store::open(file())->load(*session.game_id(), db::Audience::arbiter);
  EXPECT_EQ(full->plies[1].action, "S:secret bomb");
}

}  // namespace
}  // namespace arbiter::table
