// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <string>
#include <vector>

#include "db/club/club.h"
#include "tests/support/postgresql.h"

namespace arbiter::db::club {

namespace fs = std::filesystem;
inline const By kBy{"Sam"};

/// The same tests on either engine.
class ClubStore : public testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    static int number = 0;
    folder_ = fs::temp_directory_path() / ("arbiter-club-" + std::to_string(getpid()) + "-" + std::to_string(++number));
    fs::create_directories(folder_);
    where_ = (folder_ / "games 'of' a club.sqlite").string();
    if (on_file()) return;
    test::Postgresql* server = test::shared_postgresql();
    if (server == nullptr) GTEST_SKIP() << "no PostgreSQL server is installed";
    where_ = server->database();
  }
  void TearDown() override { fs::remove_all(folder_); }
  [[nodiscard]] bool on_file() const { return std::string(GetParam()) == "SQLite"; }
  [[nodiscard]] std::string file() const { return where_; }
  [[nodiscard]] Club open() const {
    auto club = Club::open(file());
    EXPECT_TRUE(club) << club.error().message.english();
    return std::move(*club);
  }
  template <class T>
  static T good(Expected<T> value) {
    EXPECT_TRUE(value) << value.error().message.english();
    return value ? std::move(*value) : T();
  }
  static void good(const Expected<void>& done) { EXPECT_TRUE(done) << done.error().message.english(); }
  template <class T>
  static std::string code(const Expected<T>& value) {
    return value ? "" : value.error().code;
  }
  static Person person(const std::string& name) {
    Person one;
    one.name = name;
    return one;
  }
  static Event event(const std::string& name) {
    Event one;
    one.name = name;
    one.begins = one.ends = "2026-11-23";
    one.ruleset = "mr-joseph";
    one.options = {{"alone", "wait"}};
    one.scoring = "places 3-2-1-0";
    one.tie_breaks = "DE SB";
    one.regulation = "2026-11-23";
    one.bye = "even";
    one.sit_out = "0";
    one.rounds = 3;
    return one;
  }
  /// An event with six players and a published round: table 1 of four, two byes.
  EventId session(Club& club) const {
    const EventId id = good(club.add(event("Friday"), kBy));
    std::vector<Entrant> entrants;
    for (const char* name : {"Ada", "Bo", "Cy", "Dee", "Eve", "Flo"}) {
      Entrant one;
      one.person = good(club.add(person(name), kBy));
      entrants.push_back(one);
    }
    good(club.set_entrants(id, entrants, kBy));
    Round round{1, "", {{1, "", {{"S", 1, ""}, {"W", 2, ""}, {"N", 3, ""}, {"E", 4, ""}}}}, {}};
    round.byes = {{5, ByeKind::left_over}, {6, ByeKind::asked_for}};
    good(club.set_drafts(id, std::vector{round}, kBy));
    good(club.publish(id, 1, kBy));
    return id;
  }

  fs::path folder_;
  std::string where_;
};

}  // namespace arbiter::db::club
