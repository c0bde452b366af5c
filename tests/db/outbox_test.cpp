// SPDX-License-Identifier: MIT
// What a table has to tell a club, in its own file.
#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "db/digest.h"
#include "db/store.h"
#include "tests/db/sample_game.h"
#include "tests/support/good.h"

namespace arbiter::db {
namespace {

namespace fs = std::filesystem;
using test::good;
using testing::HasSubstr;
using testing::Not;

class OutboxTest : public testing::Test {
 protected:
  void SetUp() override {
    const auto* info = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = fs::temp_directory_path() / ("arbiter-outbox-" + std::to_string(getpid()) + "-" + info->name());
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }
  [[nodiscard]] Store open(const std::string& name = "table") const { return good(Store::open(folder_ / name)); }

  static NewGame told_game() {
    NewGame game = test::sample_game();
    game.to_club = ToClub{"http://club", "table-one"};
    return game;
  }
  static std::vector<FedPly> bodies(const Store& store, GameId game) {
    return good(store.to_be_fed(game, -1, 1 << 20)).plies;
  }

  fs::path folder_;
};

TEST(DigestTest, IsSha256) {
  // FIPS 180-4's examples, of an empty and of a short text.
  EXPECT_EQ(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(secret_hex(20).size(), 40U);
  EXPECT_NE(secret_hex(20), secret_hex(20));
  EXPECT_TRUE(same_secret("abc", "abc"));
  EXPECT_FALSE(same_secret("abc", "abd"));
  EXPECT_FALSE(same_secret("abc", "ab"));
}

TEST_F(OutboxTest, PliesWaitInTheirChain) {
  Store store = open();
  const GameId id = test::store_sample(store);
  EXPECT_TRUE(good(store.fed_games(true)).empty()) << "of that game nobody is to be told";
  NewGame game = told_game();
  game.token = "told";
  const GameId told = good(store.begin(game, test::sample_ply(0), test::sample_standing(0)));
  ASSERT_NE(id, told);
  for (int n = 1; n <= 3; ++n) good(store.append(told, test::sample_ply(n), test::sample_standing(n)));
  const auto games = good(store.fed_games());
  ASSERT_EQ(games.size(), 1U);
  EXPECT_EQ(games[0].token, "told");
  EXPECT_EQ(games[0].to_club.holder, "table-one");
  EXPECT_EQ(games[0].epoch, 0);
  EXPECT_EQ(games[0].acknowledged, -1);
  EXPECT_EQ(games[0].last, 3);
  const FedPart part = good(store.to_be_fed(told, -1, 1 << 20));
  ASSERT_EQ(part.plies.size(), 4U);
  std::string before = "told";
  for (const FedPly& ply : part.plies) {
    EXPECT_EQ(ply.hash, sha256(before + "\n" + ply.body));
    before = ply.hash;
  }
  EXPECT_EQ(part.last, 3);
  EXPECT_EQ(part.standing.points.at("S"), 3);
  // The same ply again, after a failure whose outcome is not known, waits once.
  good(store.append(told, test::sample_ply(3), test::sample_standing(3)));
  EXPECT_EQ(bodies(store, told).size(), 4U);
}

TEST_F(OutboxTest, ABodyTellsThePlyWholeAndNobodysName) {
  Store store = open();
  NewGame game = told_game();
  game.setup["about"] = {{"event", "Friday"}, {"players", {{"S", "Zoe Qxyzzy"}}}};
  Ply start = test::sample_ply(0);
  start.request["about"] = game.setup["about"];
  game.seats[0].player = "Zoe Qxyzzy";
  const GameId id = good(store.begin(game, start, test::sample_standing(0)));
  for (int n = 1; n <= 3; ++n) good(store.append(id, test::sample_ply(n), test::sample_standing(n)));
  Ply undo;
  undo.number = 4;
  undo.kind = PlyKind::undo;
  undo.request = {{"cmd", "undo"}, {"count", 1}};
  undo.undone = {3};
  undo.at = "2024-05-01T19:00:00.000Z";
  undo.public_action = "?";
  undo.public_events = nlohmann::json::array({{{"type", "hidden"}}});
  good(store.append(id, undo, test::sample_standing(2)));
  const auto fed = bodies(store, id);
  for (const FedPly& one : fed) EXPECT_THAT(one.body, Not(HasSubstr("Qxyzzy")));
  const NewGame told = good(game_of_feed(fed[0].body));
  EXPECT_EQ(told.token, game.token);
  EXPECT_EQ(told.setup["about"]["event"], "Friday");
  EXPECT_EQ(told.seats.size(), game.seats.size());
  const Ply third = good(ply_of_feed(fed[3].body));
  EXPECT_EQ(third.awards.size(), 1U);
  EXPECT_EQ(third.awards[0].piece, "S.queen");
  EXPECT_EQ(third.origin.confidence, 0.998);
  EXPECT_EQ(feed_body(third, nullptr), fed[3].body) << "nothing of it is lost";
  const Ply last = good(ply_of_feed(fed[4].body));
  EXPECT_EQ(last.undone, std::vector{3});
  EXPECT_EQ(last.public_action, "?");
  EXPECT_EQ(feed_body(last, nullptr), fed[4].body);
  for (const char* bad :
       {"", "[]", "{\"number\":1}", R"({"number":1,"kind":"walk","request":{},"events":[],"source":"","at":""})"})
    EXPECT_EQ(ply_of_feed(bad).error().code, "bad_data") << bad;
}

TEST_F(OutboxTest, WhatTheClubHasIsNoted) {
  Store store = open();
  const GameId id = good(store.begin(told_game(), test::sample_ply(0), test::sample_standing(0)));
  good(store.append(id, test::sample_ply(1), test::sample_standing(1)));
  good(store.note_fed(id, 2, 0));
  EXPECT_EQ(good(store.fed_games())[0].epoch, 2);
  const FedPart part = good(store.to_be_fed(id, 0, 1));
  ASSERT_EQ(part.plies.size(), 1U) << "one ply at least, however little may be sent";
  EXPECT_EQ(part.plies[0].number, 1);
  good(store.note_fed(id, 2, 1));
  EXPECT_TRUE(good(store.fed_games()).empty());
  good(store.append(id, test::sample_ply(2), test::sample_standing(2)));
  EXPECT_EQ(good(store.fed_games()).size(), 1U);
  good(store.note_refused(id, make_message("The game of %1 is gone", "Dr. Who")));
  EXPECT_TRUE(good(store.fed_games()).empty());
  EXPECT_EQ(good(store.fed_games(true))[0].refused.english(), "The game of Dr. Who is gone");
}

TEST_F(OutboxTest, AFileThatIsWrittenAnewHasTheSameChain) {
  Store store = open(), anew = open("anew");
  std::vector<Ply> plies;
  for (int n = 0; n <= 3; ++n) plies.push_back(test::sample_ply(n));
  const GameId id = good(store.begin(told_game(), plies[0], test::sample_standing(0)));
  for (int n = 1; n <= 3; ++n) good(store.append(id, plies[static_cast<std::size_t>(n)], test::sample_standing(n)));
  // As it is after a program has taken the game up from its file.
  const StoredGame loaded = good(store.load(id, Audience::arbiter));
  const auto kept = good(anew.put(beginning_of(loaded), loaded.plies, test::sample_standing(3)));
  const auto one = bodies(store, id), other = bodies(anew, kept.id);
  ASSERT_EQ(one.size(), other.size());
  for (std::size_t i = 0; i < one.size(); ++i) EXPECT_EQ(one[i].body, other[i].body);
  EXPECT_EQ(one.back().hash, other.back().hash);
  EXPECT_EQ(good(anew.fed_games())[0].to_club.holder, "table-one");
}

TEST_F(OutboxTest, AnotherTableTakesTheGameOver) {
  Store store = open();
  const GameId id = good(store.begin(told_game(), test::sample_ply(0), test::sample_standing(0)));
  for (int n = 1; n <= 2; ++n) good(store.append(id, test::sample_ply(n), test::sample_standing(n)));
  auto fed = bodies(store, id);
  Store other = open("other");
  NewGame game = good(game_of_feed(fed[0].body));
  game.seats[0].player = "Ada";
  game.to_club = ToClub{"http://club", "table-two"};
  const GameId taken = good(other.take_over(game, 2, fed, test::sample_standing(2)));
  const StoredGame there = good(other.load(taken, Audience::arbiter));
  EXPECT_EQ(there.plies.size(), 3U);
  EXPECT_EQ(there.summary.seats[0].player, "Ada");
  EXPECT_TRUE(good(other.fed_games()).empty()) << "the club has all of it";
  // It goes on, and the chain with it.
  good(other.append(taken, test::sample_ply(3), test::sample_standing(3)));
  const FedPart more = good(other.to_be_fed(taken, 2, 1 << 20));
  ASSERT_EQ(more.plies.size(), 1U);
  EXPECT_EQ(more.plies[0].hash, chained(fed.back().hash, more.plies[0].body));
  EXPECT_EQ(good(other.fed_games())[0].epoch, 2);
  good(other.check());
  // The first table comes back, and gets what it lacks.
  fed = bodies(other, taken);
  game.to_club = ToClub{"http://club", "table-one-again"};
  EXPECT_EQ(good(store.take_over(game, 3, fed, test::sample_standing(3))), id);
  EXPECT_EQ(good(store.load(id, Audience::arbiter)).plies.size(), 4U);
  EXPECT_EQ(good(store.fed_games(true))[0].to_club.holder, "table-one-again");
}

TEST_F(OutboxTest, WhatIsNoChainIsNotTaken) {
  Store store = open();
  const GameId id = good(store.begin(told_game(), test::sample_ply(0), test::sample_standing(0)));
  good(store.append(id, test::sample_ply(1), test::sample_standing(1)));
  auto fed = bodies(store, id);
  const NewGame game = good(game_of_feed(fed[0].body));
  Store other = open("other");
  auto torn = fed;
  torn[1].body.replace(torn[1].body.find("\"at\""), 4, "\"AT\"");
  EXPECT_EQ(other.take_over(game, 2, torn, test::sample_standing(1)).error().code, "bad_data");
  EXPECT_EQ(other.take_over(game, 2, std::span(fed).subspan(1), test::sample_standing(1)).error().code, "bad_data");
  EXPECT_TRUE(good(other.games()).empty());
  // A game that took another course here is left as it is.
  Store third = open("third");
  const GameId mine = good(third.begin(told_game(), test::sample_ply(0), test::sample_standing(0)));
  Ply different = test::sample_ply(1);
  different.action = "a2a4";
  good(third.append(mine, different, test::sample_standing(1)));
  EXPECT_EQ(third.take_over(game, 2, fed, test::sample_standing(1)).error().code, "conflict");
  EXPECT_EQ(good(third.load(mine, Audience::arbiter)).plies[1].action, "a2a4");
}

TEST_F(OutboxTest, TheSeatingIsKeptAsItWasToldLast) {
  Store store = open();
  EXPECT_FALSE(good(store.seating("http://club", "Friday")));
  good(store.keep_seating("http://club", "Friday", {{"tables", {1}}}));
  good(store.keep_seating("http://club", "Friday", {{"tables", {1, 2}}}));
  EXPECT_EQ(good(store.seating("http://club", "Friday"))->told["tables"].size(), 2U);
  EXPECT_FALSE(good(store.seating("http://other", "Friday")));
}

}  // namespace
}  // namespace arbiter::db
