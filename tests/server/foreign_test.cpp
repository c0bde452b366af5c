// SPDX-License-Identifier: MIT
// A table whose club's address is answered by something else: a gateway, a hotel's page, a broken server. Nothing that
// it says may end the program.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

#include "app/http/server.h"
#include "app/link/phone_line.h"
#include "app/link/seating.h"
#include "app/link/sender.h"
#include "app/server/words.h"
#include "tests/server/network_fixture.h"
#include "text/json_text.h"
#include "text/message_json.h"
#include "text/value_json.h"

namespace arbiter::server {
namespace {

using event::good;
using nlohmann::json;
using testing::HasSubstr;

/// Answers every request of a table with the same text.
class ForeignClub {
 public:
  ForeignClub() {
    http::Router routes;
    const http::Handler reply = [this](const http::Request&, http::Response& response) {
      const std::lock_guard lock(mutex_);
      ++asked_;
      response.status = status_;
      response.set_content(text_, type_);
    };
    routes.get("/api/seating", reply);
    routes.post("/api/feed/{token}/claim", 4U << 20U, reply);
    routes.post("/api/feed/{token}", 4U << 20U, reply);
    routes.get("/api/orders/{token}", reply);
    routes.get("/api/phones/{token}", reply);
    http::ServerOptions options;
    options.limits.per_second = options.limits.burst = 1e9;
    server_.emplace(
        std::move(options), std::move(routes), [](std::int64_t, const std::string&) { return http::News(); },
        [] { return std::string(); });
    port_ = server_->start().value();
  }
  void says(int status, const std::string& text, const std::string& type = "application/json") {
    const std::lock_guard lock(mutex_);
    status_ = status;
    text_ = text;
    type_ = type;
  }
  /// How often it was asked.
  [[nodiscard]] int asked() {
    const std::lock_guard lock(mutex_);
    return asked_;
  }
  [[nodiscard]] link::ClubAddress address() const { return {"http://127.0.0.1:" + std::to_string(port_), "1.key"}; }

 private:
  std::mutex mutex_;
  int status_ = 200, asked_ = 0;
  std::string text_ = "{}", type_ = "application/json";
  std::optional<http::Server> server_;
  int port_ = 0;
};

json any_value(std::mt19937& chance, int depth = 0) {
  switch (chance() % (depth > 2 ? 8 : 10)) {
    case 0:
      return nullptr;
    case 1:
      return chance() % 2 == 0;
    case 2:
      return static_cast<std::int64_t>(chance()) - (std::int64_t{1} << 31);
    case 3:
      return std::uint64_t{1} << 63U;
    case 4:
      return 1e300;
    case 5:
      return "12";
    case 6:
      return std::string(chance() % 5000, 'x');
    case 7:
      return -1;
    case 8:
      return json::array({any_value(chance, depth + 1), any_value(chance, depth + 1)});
    default:
      return json{{"number", any_value(chance, depth + 1)}, {"error", any_value(chance, depth + 1)}};
  }
}

/// What a club might say, with some of it changed, left out, or of another type.
json spoilt(const json& value, std::mt19937& chance) {
  if (chance() % 6 == 0) return any_value(chance);
  if (!value.is_structured()) return value;
  json out = value.is_array() ? json::array() : json::object();
  for (auto one = value.begin(); one != value.end(); ++one) {
    if (chance() % 10 == 0) continue;
    if (value.is_array())
      out.push_back(spoilt(*one, chance));
    else
      out[one.key()] = spoilt(*one, chance);
  }
  return out;
}

const std::string kToken(32, 'a');

/// Everything that a club's server says, in one object: each reader finds its fields there.
json all_replies() {
  return {{"event", "Friday"},
          {"tables",
           {{{"round", 1},
             {"table", 1},
             {"token", kToken},
             {"setup", {{"ruleset", "mr-joseph"}}},
             {"time_control", ""},
             {"players", {{"S", "Ada"}, {"N", "Bo"}}},
             {"begun", false}}}},
          {"epoch", 1},
          {"acknowledged", 0},
          {"plies", {{{"number", 0}, {"body", "{}"}, {"hash", kToken}}}},
          {"standing", {{"status", "playing"}, {"points", {{"S", 1.5}}}}},
          {"orders", {{{"id", 1}, {"seat", "S"}, {"kind", "act"}, {"said", "S:d2d4"}, {"seen", 0}}}},
          {"signed_in", {"S"}},
          {"signs", {{"S", "1.1.1.S.code"}}},
          {"error", "fenced"},
          {"message", "Another machine has taken over"}};
}

class ForeignTest : public testing::Test {
 protected:
  /// A table that believes in the foreign club, with a game that waits to be told.
  void SetUp() override {
    table::TableInfo info;
    info.token = kToken;
    info.club = club_.address().url;
    game_.emplace(file_);
    const auto begun = game_->new_game(text::value_of(json{{"ruleset", "mr-joseph"}}), info);
    ASSERT_TRUE(begun && begun->stored);
  }

  event::TestClub place_{""};
  const std::string file_ = place_.local_file() + ".table";
  ForeignClub club_;
  std::optional<table::Session> game_;
};

TEST_F(ForeignTest, AReplyOfTheWrongShapeIsSaidAndTheGameGoesOn) {
  club_.says(200, R"({"epoch":1,"acknowledged":"12"})");
  link::Sender sender(club_.address(), file_);
  EXPECT_TRUE(soon([&] {
    return sender.state().trouble.english().find("/acknowledged: a whole number") != std::string::npos;
  })) << sender.state().trouble.english();
  club_.says(502, R"({"error":502,"message":{"a":1}})");
  EXPECT_TRUE(soon([&] { return sender.state().trouble.english().find("answers 502") != std::string::npos; }));
  club_.says(200, "<html>Sign in to the hotel's network</html>", "text/html");
  EXPECT_TRUE(soon([&] { return sender.state().trouble.english().find("is no club's server") != std::string::npos; }));
  EXPECT_EQ(sender.state().shut_out.english(), "");
  EXPECT_TRUE(game_->act("d2d4")->stored);
  EXPECT_GE(sender.state().waiting, 1);
}

TEST_F(ForeignTest, AForeignRefusalShutsNoTableOut) {
  link::ClubHttp http(club_.address());
  for (const char* text : {R"({"error":"maintenance"})", R"({"error":["fenced"]})", R"("fenced")", "fenced", ""}) {
    club_.says(409, text);
    EXPECT_EQ(http.get("/api/seating").error().code, "away") << text;
  }
  club_.says(409, R"({"error":"fenced","message":"a\u202Eb"})");
  EXPECT_EQ(http.get("/api/seating").error().code, "fenced");
  EXPECT_EQ(http.get("/api/seating").error().message.english(), "ab");
  club_.says(503, R"({"error":"fenced","message":"no"})");
  EXPECT_EQ(http.get("/api/seating").error().code, "away") << "a gateway's word";
  club_.says(200, "[1]");
  EXPECT_EQ(http.get("/api/seating").error().code, "away");
}

TEST_F(ForeignTest, ARefusalIsInTheTablesLanguageAndNamesStayAsTheyAre) {
  link::ClubHttp http(club_.address());
  for (const char* name : {"X sits at table 2", "%1", "%2 \"Bo\"", "Dr. Who. There is no game 3"}) {
    const Message sits = make_message("%1 sits at table %2", name, 3);
    json reply{{"error", "conflict"}};
    text::put_message(reply, sits);
    club_.says(409, reply.dump());
    const auto refused = http.get("/api/seating");
    EXPECT_EQ(refused.error().message, sits);
    EXPECT_EQ(refused.error().message.english(), name + std::string(" sits at table 3"));
    EXPECT_EQ(answer_in("de", refused.error().message), name + std::string(" sitzt schon an Tisch 3"));
  }
}

TEST_F(ForeignTest, ARefusalThatWouldGrowIsItsEnglishText) {
  std::string many;
  for (int i = 0; i < 4000; ++i) many += "%1";
  json one{{"id", "x"}, {"args", json::array()}};
  for (int i = 0; i < 6; ++i) {
    const json inner{{"type", "message"}, {"messages", json::array({one})}};
    one = json{{"id", many}, {"args", json::array({inner})}};
  }
  one["error"] = "conflict";
  one["message"] = "no";
  club_.says(409, one.dump());
  link::ClubHttp http(club_.address());
  EXPECT_EQ(http.get("/api/seating").error().message, as_it_is("no"));
  one["args"] = json::array({json{{"type", "picture"}, {"value", "x"}}});
  club_.says(409, one.dump());
  EXPECT_EQ(http.get("/api/seating").error().message, as_it_is("no"));
}

/// Rounds of replies that a seed has spoilt, to everything that reads one.
void fuzz(ForeignClub& club, const std::string& file, db::GameId game, unsigned seed, int rounds) {
  std::mt19937 chance(seed);
  link::Sender sender(club.address(), file);
  link::PhoneLine line(club.address());
  line.follow(file, game);
  int read = 0;
  for (int i = 0; i < rounds; ++i) {
    const int status = chance() % 3 == 0 ? 409 : 200;
    club.says(status, text::dump(spoilt(all_replies(), chance)));
    sender.wake(file);
    const auto seating = link::seating(club.address(), file, "Friday");
    if (seating && seating->note.empty()) {
      ++read;
      for (const link::SeatedTable& one : seating->tables) EXPECT_TRUE(one.setup.is_object());
    }
    if (i % 4 == 0) std::ignore = link::take_over(club.address(), file + ".other", kToken, {});
    for (const link::PhoneOrder& order : line.take()) line.answer(order, false, as_it_is("no"));
  }
  EXPECT_GT(read, 0) << "some were whole";
  EXPECT_LT(read, rounds);
}

TEST_F(ForeignTest, WhateverIsAnsweredNothingThrows) { fuzz(club_, file_, *game_->game_id(), 1, 100); }

TEST_F(ForeignTest, NightlyWhateverIsAnsweredNothingThrows) { fuzz(club_, file_, *game_->game_id(), 2, 20'000); }

}  // namespace
}  // namespace arbiter::server
