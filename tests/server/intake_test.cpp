// SPDX-License-Identifier: MIT
// What many tables send at once: stored together, each with an outcome of its own.
#include "app/server/intake.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <future>
#include <thread>

#include "tests/db/sample_game.h"
#include "tests/support/good.h"

namespace arbiter::server {
namespace {

using db::club::FedBatch;
using test::good;

constexpr int kTables = 8;
const db::club::By kBy{"Sam"};

class IntakeTest : public testing::Test {
 protected:
  IntakeTest()
      : folder_(std::filesystem::temp_directory_path() / ("arbiter-intake-" + std::to_string(getpid()))),
        file_(folder_ / "club.sqlite"),
        desk_(file_) {
    std::filesystem::create_directories(folder_);
    auto club = good(db::club::Club::open(file_));
    db::club::Event event;
    event.name = "Friday";
    event.begins = event.ends = event.regulation = "2026-11-23";
    event.ruleset = "mr-joseph";
    event.scoring = "game";
    event.tie_breaks = "DE";
    event.bye = "even";
    event.sit_out = "0";
    const auto id = good(club.add(event, kBy));
    std::vector<db::club::Entrant> entrants;
    db::club::Round round;
    round.number = 1;
    for (int table = 1; table <= kTables; ++table) {
      db::club::Table there{table, "", {}};
      for (const char* seat : {"S", "W", "N", "E"}) {
        db::club::Person person;
        person.name = "Player " + std::to_string(table) + seat;
        db::club::Entrant entrant;
        entrant.person = good(club.add(person, kBy));
        entrants.push_back(entrant);
        there.seats.push_back({seat, entrant.person, ""});
      }
      round.tables.push_back(there);
    }
    good(club.set_entrants(id, entrants, kBy));
    good(club.set_drafts(id, std::vector{round}, kBy));
    good(club.publish(id, 1, kBy));
    key_ = good(club.add_key({0, Role::arbiter, "The evening", {}, {}, {}, "", ""}, kBy)).key;
    const auto record = good(club.record(id));
    for (const auto& there : record.rounds[0].tables) {
      tokens_.push_back(there.token);
      good(club.claim({there.token, "one"}, key_));
    }
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  /// The start and the first ply of the sample game, as a table sends them.
  [[nodiscard]] static FedBatch batch(const std::string& token) {
    FedBatch batch{token, "one", 1, {}, 1, test::sample_standing(1), {}};
    db::NewGame game = test::sample_game();
    game.token = token;
    std::string head = token;
    for (int number = 0; number <= 1; ++number) {
      const std::string body = db::feed_body(test::sample_ply(number), &game);
      head = db::chained(head, body);
      batch.plies.push_back({number, body, head});
    }
    return batch;
  }
  std::int64_t changes() {
    return good(desk_.with([](const db::club::Club& club) { return club.changes(); }));
  }

  std::filesystem::path folder_, file_;
  ClubDesk desk_;
  db::club::Key key_;
  std::vector<std::string> tokens_;
};

TEST_F(IntakeTest, StoresTogetherWhatArrivesWhileTheDatabaseIsBusy) {
  Intake intake(desk_);
  const std::int64_t before = changes();
  std::vector<FedBatch> batches;
  for (const std::string& token : tokens_) batches.push_back(batch(token));
  batches[3].plies[1].hash = std::string(64, '0');
  batches[5].holder = "two";
  std::vector<std::future<db::Expected<int>>> outcomes;
  good(desk_.with([&](db::club::Club&) -> db::Expected<void> {
    for (const FedBatch& one : batches)
      outcomes.push_back(std::async(std::launch::async, [&] { return intake.store(one, key_); }));
    // Nobody can store anything before this returns. All the senders have arrived by then.
    std::this_thread::sleep_for(std::chrono::seconds(1));
    return {};
  }));
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    const auto outcome = outcomes[i].get();
    if (i == 3 || i == 5) {
      ASSERT_FALSE(outcome) << i;
      EXPECT_EQ(outcome.error().code, i == 3 ? "differs" : "fenced");
    } else {
      ASSERT_TRUE(outcome) << i << ": " << outcome.error().message.english();
      EXPECT_EQ(*outcome, 1);
    }
  }
  // The first sender stores what is there when it comes, the next one all the rest.
  EXPECT_LE(changes() - before, 2);
  auto club = good(db::club::Club::open(file_));
  for (std::size_t i = 0; i < tokens_.size(); ++i)
    EXPECT_EQ(good(club.fed(tokens_[i])).size(), i == 3 || i == 5 ? 0U : 2U) << i;
}

TEST_F(IntakeTest, TellsEverybodyThatTheDatabaseIsAway) {
  std::filesystem::rename(file_, folder_ / "away.sqlite");
  ClubDesk away(file_);
  Intake intake(away);
  std::vector<std::future<db::Expected<int>>> outcomes;
  outcomes.reserve(4);
  const FedBatch one = batch(tokens_[0]);
  for (int i = 0; i < 4; ++i)
    outcomes.push_back(std::async(std::launch::async, [&] { return intake.store(one, key_); }));
  for (auto& outcome : outcomes) EXPECT_FALSE(outcome.get());
  std::filesystem::rename(folder_ / "away.sqlite", file_);
  EXPECT_EQ(good(intake.store(one, key_)), 1) << "and stores again once it is back";
}

}  // namespace
}  // namespace arbiter::server
