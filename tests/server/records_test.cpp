// SPDX-License-Identifier: MIT
// Games as files: what broadcast sites read, and what spectators download.
#include "app/server/records.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/table/about.h"
#include "tests/server/network_fixture.h"

namespace arbiter::server {
namespace {

using event::good;
using testing::HasSubstr;
using testing::Not;

class RecordsTest : public testing::Test {
 protected:
  /// What the address answers once it contains the text, which it may not do at once: an answer stays for a second.
  std::string until(const std::string& path, const std::string& text) const {
    std::string said;
    EXPECT_TRUE(soon([&] {
      said = net_.caller().Get(path)->body;
      return said.find(text) != std::string::npos;
    })) << said;
    return said;
  }

  TestNetwork net_{"", "chess", {"Ada", "Bo"}};
};

TEST_F(RecordsTest, GamesAreReadWhileTheyArePlayed) {
  EXPECT_EQ(net_.caller().Get("/events/Friday/games.pgn")->body, "") << "none has begun";
  EXPECT_EQ(net_.caller().Get("/events/Friday/1/1/game.pgn")->status, 404);
  const std::string file = net_.table_file("a");
  table::Session game = net_.begin(file);
  link::Sender sender(net_.address(), file);
  for (const char* action : {"e2e4", "e7e5"}) ASSERT_TRUE(game.act(action).has_value());
  ASSERT_TRUE(sender.settle(kPatience)) << sender.state().trouble.english();
  const std::string pgn = until("/events/Friday/games.pgn", "1. e4 e5");
  const auto seats = net_.club_.open(net_.event_).round(1)->tables[0].seats;
  const auto names = net_.club_.open(net_.event_).names;
  db::NewGame begun;
  begun.started_at = good(net_.club_->record(net_.event_)).games.begin()->second.started_at;
  for (const std::string& tag :
       {std::string("[Event \"Friday\"]"), std::string("[Round \"1.1\"]"), "[White \"" + names[seats[0].person] + "\"]",
        "[Black \"" + names[seats[1].person] + "\"]", "[Time \"" + table::known_about(begun).time + "\"]",
        std::string("[Result \"*\"]")})
    EXPECT_THAT(pgn, HasSubstr(tag));
  EXPECT_EQ(net_.caller().Get("/events/" + std::to_string(net_.event_) + "/games.pgn")->body, pgn);
  ASSERT_TRUE(game.act("g1f3").has_value());
  sender.wake(file);
  EXPECT_THAT(until("/events/Friday/1/1/game.pgn", "2. Nf3"), HasSubstr("[Round \"1.1\"]"));
  const auto file_of = net_.caller().Get("/events/Friday/1/1/game.json");
  EXPECT_EQ(file_of->get_header_value("Content-Disposition"), "attachment; filename=\"1-1.json\"");
  EXPECT_TRUE(nlohmann::json::parse(file_of->body).is_object());
  const auto again =
      net_.caller().Get("/events/Friday/1/1/game.json", {{"If-None-Match", file_of->get_header_value("ETag")}});
  EXPECT_EQ(again->status, 304);
  for (const char* nowhere : {"/events/Sunday/games.pgn", "/events/Friday/games.exe", "/events/Friday/1/2/game.pgn",
                              "/events/Friday/9999999999999/1/game.pgn", "/events/%zz/games.pgn", "/events//games.pgn"})
    EXPECT_EQ(net_.caller().Get(nowhere)->status, 404) << nowhere;
}

TEST_F(RecordsTest, WhatIsShownLateIsReadLate) {
  net_.stop();
  net_.delay_ = std::chrono::hours(1);
  net_.serve();
  const std::string file = net_.table_file("a");
  table::Session game = net_.begin(file);
  link::Sender sender(net_.address(), file);
  ASSERT_TRUE(game.act("e2e4").has_value());
  ASSERT_TRUE(sender.settle(kPatience)) << sender.state().trouble.english();
  EXPECT_EQ(net_.caller().Get("/events/Friday/games.pgn")->body, "");
  EXPECT_EQ(net_.caller().Get("/events/Friday/1/1/game.pgn")->status, 404);
}

TEST_F(RecordsTest, WhereLookingOnWantsAKeyGamesDoToo) {
  net_.stop();
  net_.members_only_ = true;
  net_.serve();
  EXPECT_EQ(net_.caller().Get("/events/Friday/games.pgn")->status, 401);
  EXPECT_EQ(net_.caller(net_.key("spectator", "somebody")).Get("/events/Friday/games.pgn")->status, 200);
}

TEST_F(RecordsTest, AGameIsReplayedPositionByPosition) {
  EXPECT_EQ(net_.caller().Get("/api/table/1/1/replay")->status, 404) << "it has not begun";
  const std::string file = net_.table_file("a");
  table::Session game = net_.begin(file);
  link::Sender sender(net_.address(), file);
  for (const char* action : {"e2e4", "e7e5", "g1f3"}) ASSERT_TRUE(game.act(action).has_value());
  ASSERT_TRUE(game.undo(1).has_value());
  ASSERT_TRUE(sender.settle(kPatience)) << sender.state().trouble.english();
  const auto replay = nlohmann::json::parse(until("/api/table/1/1/replay", "undo"));
  const auto& plies = replay["plies"];
  ASSERT_EQ(plies.size(), 4U);
  EXPECT_EQ(plies[2]["action"], "g1f3");
  EXPECT_EQ(plies[2]["undone"], true);
  EXPECT_EQ(plies[3]["kind"], "undo");
  EXPECT_EQ(replay["board"]["width"], 8);
  nlohmann::json state = replay["state"];
  std::vector<std::string> of_e4, of_f3;
  for (const auto& ply : plies) {
    state = state.patch(ply["ops"]);
    of_e4.push_back(state["pieces"].value("e4", ""));
    of_f3.push_back(state["pieces"].value("f3", ""));
  }
  EXPECT_EQ(of_e4, (std::vector<std::string>{"S.pawn", "S.pawn", "S.pawn", "S.pawn"}));
  EXPECT_EQ(of_f3, (std::vector<std::string>{"", "", "S.knight", ""}));
  EXPECT_TRUE(soon([&] { return nlohmann::json::parse(net_.caller().Get("/api/table/1/1")->body)["state"] == state; }))
      << state;
  // What comes later is added.
  ASSERT_TRUE(game.act("b1c3").has_value());
  sender.wake(file);
  EXPECT_EQ(nlohmann::json::parse(until("/api/table/1/1/replay", "b1c3"))["plies"].size(), 5U);
}

}  // namespace
}  // namespace arbiter::server
