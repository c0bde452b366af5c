// SPDX-License-Identifier: MIT
// Games that tables tell the club, on either engine.
#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>

#include "db/club/club.h"
#include "tests/db/sample_game.h"
#include "tests/support/good.h"
#include "tests/support/postgresql.h"
#include "text/value_json.h"

namespace arbiter::db::club {
namespace {

namespace fs = std::filesystem;
using test::good;
using testing::HasSubstr;

const By kBy{"Sam"};

template <class T>
std::string code(const Expected<T>& value) {
  return value ? "" : value.error().code;
}

class FeedTest : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    static int number = 0;
    folder_ = fs::temp_directory_path() / ("arbiter-feed-" + std::to_string(getpid()) + "-" + std::to_string(++number));
    fs::create_directories(folder_);
    where_ = (folder_ / "club.sqlite").string();
    if (std::string(GetParam()) == "PostgreSQL") {
      test::Postgresql* server = test::shared_postgresql();
      if (server == nullptr) GTEST_SKIP() << "no PostgreSQL server is installed";
      where_ = server->database();
    }
    Club club = open();
    Event event;
    event.name = "Friday";
    event.begins = event.ends = "2026-11-23";
    event.ruleset = "mr-joseph";
    event.scoring = "game";
    event.tie_breaks = "DE";
    event.regulation = "2026-11-23";
    event.bye = "even";
    event.sit_out = "0";
    event_ = good(club.add(event, kBy));
    std::vector<Entrant> entrants(4);
    for (std::size_t i = 0; i < 4; ++i) {
      Person person;
      person.name = std::string("Ada Bo  Cy  Dee").substr(4 * i, 3);
      entrants[i].person = good(club.add(person, kBy));
    }
    good(club.set_entrants(event_, entrants, kBy));
    const Round round{1, "", {{2, "", {{"S", 1, ""}, {"W", 2, ""}, {"N", 3, ""}, {"E", 4, ""}}}}, {}};
    good(club.set_drafts(event_, std::vector{round}, kBy));
    good(club.publish(event_, 1, kBy));
    token_ = good(club.record(event_)).rounds[0].tables[0].token;
    key_ = good(club.add_key({0, Role::table, "Table 2", {}, {}, {}, "", ""}, kBy)).key;
  }
  void TearDown() override { fs::remove_all(folder_); }
  [[nodiscard]] Club open() const { return good(Club::open(where_)); }

  /// What a table says of the sample game up to a ply.
  [[nodiscard]] FedBatch batch(int from, int to, const std::string& holder = "one", int epoch = 1) const {
    FedBatch batch{token_, holder, epoch, {}, to, test::sample_standing(to), {}};
    NewGame game = test::sample_game();
    game.token = token_;
    std::string before = token_;
    for (int n = 0; n <= to; ++n) {
      const std::string body = feed_body(n == 4 ? undo() : test::sample_ply(n), &game);
      before = chained(before, body);
      if (n >= from) batch.plies.push_back({n, body, before});
    }
    return batch;
  }
  static Ply undo() {
    Ply undo;
    undo.number = 4;
    undo.kind = PlyKind::undo;
    undo.request = {{"cmd", "undo"}, {"count", 1}};
    undo.undone = {3};
    undo.at = "2024-05-01T19:00:00.000Z";
    return undo;
  }
  [[nodiscard]] KeptGame game(Club& club) const { return good(club.record(event_)).games.at(token_); }

  fs::path folder_;
  std::string where_, token_;
  EventId event_ = 0;
  Key key_;
};

TEST_P(FeedTest, ATablesGameIsTheEvents) {
  Club club = open();
  EXPECT_EQ(code(club.receive(batch(0, 0), key_)), "unclaimed");
  EXPECT_EQ(good(club.claim({token_, "one"}, key_)).epoch, 1);
  EXPECT_EQ(good(club.claim({token_, "one"}, key_)).epoch, 1) << "asked again it is the same table";
  EXPECT_EQ(good(club.receive(batch(0, 1), key_)), 1);
  EXPECT_EQ(game(club).ended_at, "");
  FedBatch end = batch(2, 3);
  end.standing.status = "over";
  end.standing.result = {{"winners", {"S"}}};
  end.standing.places = {{"S", 1}, {"W", 2}, {"N", 2}, {"E", 4}};
  end.clock = {{"game", 1000}};
  EXPECT_EQ(good(club.receive(end, key_)), 3);
  const KeptGame kept = game(club);
  EXPECT_EQ(kept.ended_at, test::sample_ply(3).at);
  ASSERT_EQ(kept.seats.size(), 4U);
  for (const SeatEntry& seat : kept.seats) {
    if (seat.seat != "S") continue;
    EXPECT_EQ(seat.person, 1) << "who sits there is what was published";
    EXPECT_EQ(seat.points, 3);
    EXPECT_EQ(seat.place, 1);
  }
  EXPECT_EQ(good(club.finished("mr-joseph")).size(), 1U);
  const auto moments = good(club.best_moments(1, 5));
  ASSERT_EQ(moments.size(), 1U);
  EXPECT_EQ(moments[0].reason, "mate");
  EXPECT_EQ(good(club.awards(kept.id)).size(), 1U);
  EXPECT_EQ(good(club.clock(kept.id))["game"], 1000);
  const auto plies = good(club.plies(kept.id, 0));
  ASSERT_EQ(plies.size(), 3U);
  EXPECT_EQ(nlohmann::json(plies[0].request), test::sample_ply(1).request);
  EXPECT_EQ(plies[0].at, test::sample_ply(1).at);
  if (club.games() != nullptr) {
    EXPECT_EQ(good(club.games()->load(kept.id, Audience::arbiter)).plies[3].action, test::sample_ply(3).action)
        << "a game like any other of the file";
    good(club.games()->check());
  }
  const auto told = batch(0, 3).plies;
  const auto fed = good(club.fed(token_));
  ASSERT_EQ(fed.size(), told.size());
  for (std::size_t i = 0; i < fed.size(); ++i) EXPECT_EQ(fed[i].body, told[i].body) << "byte for byte";
  EXPECT_EQ(good(club.fed_standing(token_)).places.at("E"), 4);
  // What is taken back takes the points along, and the end with it.
  FedBatch back = batch(4, 4);
  back.standing = test::sample_standing(2);
  EXPECT_EQ(good(club.receive(back, key_)), 4);
  EXPECT_EQ(game(club).ended_at, "");
  EXPECT_TRUE(good(club.awards(kept.id)).empty());
  EXPECT_TRUE(good(club.best_moments(1, 5)).empty());
}

TEST_P(FeedTest, PointsThatCannotBeCountedAreRefused) {
  const auto standing = [](const nlohmann::json& points, const nlohmann::json& places = nlohmann::json::object()) {
    return standing_of_json({{"status", "playing"}, {"points", points}, {"places", places}});
  };
  EXPECT_TRUE(standing({{"S", 12.5}}));
  for (const double bad : {1e17, 1e18, -1e10, 1e300}) EXPECT_EQ(code(standing({{"S", bad}})), "bad_data") << bad;
  EXPECT_EQ(code(standing({{"S", 1}}, {{"S", 4294967297}})), "bad_data");
  Ply ply = test::sample_ply(1);
  ply.awards = {{"S", 1e18, "capture", "", "", "", false, -1}};
  EXPECT_EQ(code(ply_of_feed(feed_body(ply, nullptr))), "bad_data");
}

TEST_P(FeedTest, WhatComesTwiceIsThereOnceAndGapsWait) {
  Club club = open();
  good(club.claim({token_, "one"}, key_));
  EXPECT_EQ(good(club.receive(batch(2, 3), key_)), -1) << "the start comes first";
  EXPECT_EQ(good(club.receive(batch(0, 1), key_)), 1);
  EXPECT_EQ(good(club.receive(batch(0, 1), key_)), 1);
  EXPECT_EQ(good(club.receive(batch(3, 3), key_)), 1);
  EXPECT_EQ(good(club.receive(batch(0, 3), key_)), 3);
  EXPECT_EQ(good(club.fed(token_)).size(), 4U);
  EXPECT_EQ(good(club.plies(game(club).id)).size(), 4U);
  // How it stands after a ply that is not here is not how it stands.
  FedBatch early = batch(0, 3);
  early.last = 9;
  early.standing.points["S"] = 99;
  EXPECT_EQ(good(club.receive(early, key_)), 3);
  for (const SeatEntry& seat : game(club).seats) EXPECT_NE(seat.points, 99);
}

TEST_P(FeedTest, NothingThatIsHereIsEverChanged) {
  Club club = open();
  good(club.claim({token_, "one"}, key_));
  good(club.receive(batch(0, 2), key_));
  FedBatch other = batch(0, 2);
  other.plies[2].hash = chained(other.plies[1].hash, "{}");
  EXPECT_EQ(code(club.receive(other, key_)), "differs");
  FedBatch torn = batch(3, 3);
  torn.plies[0].hash = std::string(64, '0');
  EXPECT_EQ(code(club.receive(torn, key_)), "differs");
  FedBatch nonsense = batch(3, 3);
  nonsense.plies[0].body = "{}";
  EXPECT_EQ(code(club.receive(nonsense, key_)), "bad_data");
  FedBatch wrong = batch(2, 3);
  wrong.plies[1].number = 7;
  EXPECT_EQ(code(club.receive(wrong, key_)), "bad_data");
  EXPECT_EQ(good(club.fed(token_)).size(), 3U);
  EXPECT_EQ(good(club.plies(game(club).id)).size(), 3U);
}

TEST_P(FeedTest, ARefusalUndoesNothingOfTheOthersInItsTransaction) {
  Club club = open();
  good(club.claim({token_, "one"}, key_));
  const FedBatch first = batch(0, 1), last = batch(2, 2);
  FedBatch torn = batch(2, 3);
  torn.plies[1].hash = std::string(64, '0');  // its ply 2 is stored before ply 3 is refused
  FedBatch nonsense = last;
  nonsense.plies[0].body = "{}";
  const auto outcomes = club.receive({{&first, &key_}, {&torn, &key_}, {&nonsense, &key_}, {&last, &key_}});
  ASSERT_EQ(outcomes.size(), 4U);
  EXPECT_EQ(good(outcomes[0]), 1);
  EXPECT_EQ(code(outcomes[1]), "differs");
  EXPECT_EQ(code(outcomes[2]), "bad_data");
  EXPECT_EQ(good(outcomes[3]), 2);
  EXPECT_EQ(good(club.fed(token_)).size(), 3U);
  EXPECT_EQ(good(club.plies(game(club).id)).size(), 3U);
}

TEST_P(FeedTest, RefusalsAloneAreNoChange) {
  Club club = open();
  const FedBatch unclaimed = batch(0, 1);
  FedBatch nonsense = batch(0, 0);
  nonsense.plies[0].body = "{}";
  const auto before = good(club.changes());
  const auto outcomes = club.receive({{&unclaimed, &key_}, {&nonsense, &key_}});
  ASSERT_EQ(outcomes.size(), 2U);
  EXPECT_EQ(code(outcomes[0]), "unclaimed");
  EXPECT_EQ(code(outcomes[1]), "bad_data");
  EXPECT_EQ(good(club.changes()), before);
}

TEST_P(FeedTest, ATableThatTakesOverShutsTheOtherOut) {
  Club club = open();
  EXPECT_EQ(code(club.claim({token_, "two", true}, key_)), "not_found") << "nothing to be taken over yet";
  good(club.claim({token_, "one"}, key_));
  good(club.receive(batch(0, 1), key_));
  const auto refused = club.claim({token_, "two"}, key_);
  EXPECT_EQ(code(refused), "taken");
  EXPECT_THAT(refused.error().message.english(), HasSubstr("table 2 of round 1"));
  const Feed taken = good(club.claim({token_, "two", true}, key_));
  EXPECT_EQ(taken.epoch, 2);
  EXPECT_EQ(taken.acknowledged, 1);
  const auto late = club.receive(batch(2, 2), key_);
  EXPECT_EQ(code(late), "fenced");
  EXPECT_THAT(late.error().message.english(), HasSubstr("Another machine has taken over table 2 of round 1"));
  EXPECT_EQ(good(club.receive(batch(2, 3, "two", 2), key_)), 3);
  EXPECT_EQ(good(club.feeds(event_)).at(token_).epoch, 2);
  EXPECT_EQ(good(club.log(event_)).back().what, "game taken over");
  EXPECT_THAT(good(club.log(event_)).back().who, HasSubstr("Table 2"));
}

TEST_P(FeedTest, AKeyIsForItsTableAndItsEvent) {
  Club club = open();
  Event second = good(club.record(event_)).event;
  second.name = "Monday";
  const EventId monday = good(club.add(second, kBy));
  const auto of_one = good(club.add_key({0, Role::table, "Table 1", event_, 1, {}, "", ""}, kBy));
  const auto of_monday = good(club.add_key({0, Role::table, "Monday's", monday, {}, {}, "", ""}, kBy));
  EXPECT_EQ(code(club.claim({token_, "x"}, of_one.key)), "forbidden");
  EXPECT_EQ(code(club.claim({token_, "x"}, of_monday.key)), "forbidden");
  EXPECT_EQ(code(club.claim({std::string(32, '0'), "x"}, key_)), "not_found");
  good(club.claim({token_, "one"}, key_));
  EXPECT_EQ(code(club.receive(batch(0, 0), of_one.key)), "forbidden");
}

TEST_P(FeedTest, KeysAreToldOnceAndHoldUntilTheyAreRevoked) {
  Club club = open();
  const auto made = good(club.add_key({0, Role::arbiter, "Sam", {}, {}, {}, "", ""}, kBy));
  EXPECT_EQ(made.text, std::to_string(made.key.id) + "." + made.text.substr(made.text.find('.') + 1));
  EXPECT_EQ(made.text.size() - made.text.find('.'), 41U);
  const auto found = good(club.key_of(made.text));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->role, Role::arbiter);
  EXPECT_EQ(found->by().who, "Sam (arbiter's key " + std::to_string(made.key.id) + ")");
  std::string wrong = made.text;
  wrong.back() = wrong.back() == '0' ? '1' : '0';
  for (const std::string& text : {wrong, std::string(), std::string("1"), std::string("1."), std::string("x.y"),
                                  std::string("-1.ab"), std::string("99.") + std::string(40, 'a')})
    EXPECT_FALSE(good(club.key_of(text))) << text;
  for (const Key& key : good(club.keys())) EXPECT_EQ(key.revoked_at, "");
  good(club.revoke_key(made.key.id, kBy));
  EXPECT_FALSE(good(club.key_of(made.text)));
  EXPECT_EQ(code(club.revoke_key(made.key.id, kBy)), "conflict");
  EXPECT_EQ(code(club.revoke_key(99, kBy)), "not_found");
  EXPECT_EQ(code(parse_role("king")), "bad_data");
  EXPECT_EQ(code(club.add_key({0, Role::table, " ", {}, {}, {}, "", ""}, kBy)), "bad_data");
  EXPECT_EQ(good(club.log()).back().what, "key revoked");
}

TEST_P(FeedTest, KeysExpireAndAreReplaced) {
  Club club = open();
  Key key;
  key.role = Role::arbiter;
  key.name = "Sam";
  key.event = event_;
  key.expires_at = "2024-01-01T00:00:00.000Z";
  EXPECT_EQ(code(club.add_key(key, kBy)), "bad_data") << "that is over";
  key.expires_at = in_days(30);
  ASSERT_GT(key.expires_at, now());
  const MadeKey made = good(club.add_key(key, kBy));
  ASSERT_TRUE(good(club.key_of(made.text)));
  EXPECT_EQ(good(club.key_of(made.text))->expires_at, key.expires_at);
  const MadeKey next = good(club.rotate_key(made.key.id, "", kBy));
  EXPECT_FALSE(good(club.key_of(made.text)));
  ASSERT_TRUE(good(club.key_of(next.text)));
  EXPECT_EQ(next.key.by().who.substr(0, 14), "Sam (arbiter's");
  EXPECT_EQ(next.key.event, made.key.event);
  EXPECT_GT(next.key.expires_at, in_days(29)) << "it lasts as long";
  EXPECT_LT(next.key.expires_at, in_days(31));
  EXPECT_EQ(code(club.rotate_key(made.key.id, "", kBy)), "conflict");
  EXPECT_EQ(code(club.rotate_key(99, "", kBy)), "not_found");
  EXPECT_EQ(good(club.log()).back().what, "key rotated");
  if (is_address(where_)) return;
  // As if days had passed.
  SQLite::Database(where_, SQLite::OPEN_READWRITE)
      .exec("UPDATE club_keys SET expires_at = '2024-01-01T00:00:00.000Z' WHERE revoked_at IS NULL");
  EXPECT_FALSE(good(club.key_of(next.text)));
}

TEST_P(FeedTest, AGameThatIsSetUpAnewLeavesTheOldOneAsItWas) {
  Club club = open();
  good(club.claim({token_, "one"}, key_));
  good(club.receive(batch(0, 1), key_));
  good(club.play_again(event_, 1, 2, "a piece fell", kBy));
  EXPECT_TRUE(good(club.record(event_)).games.empty());
  EXPECT_EQ(good(club.receive(batch(2, 2), key_)), 2) << "what is told of it is kept all the same";
}

INSTANTIATE_TEST_SUITE_P(Engines, FeedTest, testing::Values("SQLite", "PostgreSQL"),
                         [](const auto& one) { return std::string(one.param); });

}  // namespace
}  // namespace arbiter::db::club
