// SPDX-License-Identifier: MIT
// The club's server among strangers: what they send, what they hear, and what stays as it is.
#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "app/link/phone_line.h"
#include "app/server/sessions.h"
#include "tests/http/raw_client.h"
#include "tests/server/network_fixture.h"

namespace arbiter::server {
namespace {

using event::good;
using nlohmann::json;
using test::RawClient;
using test::statuses;
using testing::HasSubstr;

std::string repeated(const std::string& text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

class StrangersTest : public testing::Test {
 protected:
  [[nodiscard]] int port() const { return std::stoi(net_.url().substr(net_.url().rfind(':') + 1)); }
  [[nodiscard]] httplib::Client sam() { return net_.caller(net_.key("arbiter", "Sam")); }

  TestNetwork net_{""};
};

TEST_F(StrangersTest, AnArbitersRequestIsNeverReadOutOfAnothersBody) {
  const std::string publish = "POST /api/arbiter/publish HTTP/1.1\r\nHost: club\r\nAuthorization: Bearer " +
                              net_.key("arbiter", "Sam") + "\r\nContent-Length: 0\r\n\r\n";
  for (const char* path : {"GET /", "GET /api/event", "GET /api/live", "GET /api/seat", "GET /api/who", "GET /healthz",
                           "POST /api/enter", "GET /nowhere"}) {
    const RawClient proxy(port());
    proxy.send(path + std::string(" HTTP/1.1\r\nHost: club\r\nContent-Length: ") + std::to_string(publish.size()) +
               "\r\n\r\n" + publish);
    EXPECT_EQ(statuses(proxy.rest()).size(), 3U) << path << ": one reply, and the connection closes";
  }
  EXPECT_EQ(net_.club_.open(net_.event_).published(), 1) << "nobody has published another round";
}

TEST_F(StrangersTest, WhatIsSaidIsBoundedAndCannotTurnThePage) {
  httplib::Client arbiter = sam();
  const auto enter = [&](const json& more) {
    json said{{"table", 1}, {"points", {"S=3", "W=1", "N=0", "E=0"}}};
    said.update(more);
    return arbiter.Post("/api/arbiter/result", said.dump(), "application/json");
  };
  EXPECT_EQ(enter({{"reason", std::string(100'000, 'x')}})->status, 413);
  const auto long_reason = enter({{"reason", std::string(501, 'x')}});
  EXPECT_EQ(long_reason->status, 400);
  EXPECT_THAT(long_reason->body, HasSubstr("/reason: a text of at most 500 bytes"));
  const auto far = enter({{"table", 4294967298}});
  EXPECT_EQ(far->status, 400) << "it is not table 2";
  EXPECT_THAT(far->body, HasSubstr("/table: a whole number"));
  EXPECT_EQ(enter({{"round", -1}})->status, 400);
  EXPECT_EQ(enter({{"points", 3}})->status, 400);
  EXPECT_EQ(enter({{"points", json::array({1})}})->status, 400);
  EXPECT_EQ(arbiter.Post("/api/arbiter/result", "{", "application/json")->status, 400);
  EXPECT_EQ(arbiter.Post("/api/arbiter/result", "[]", "application/json")->status, 400);
  EXPECT_EQ(enter({{"reason", "typed\n\u202Ewrong\u2066"}})->status, 200);
  EXPECT_EQ(net_.club_.open(net_.event_).record.results.back().reason, "typed wrong");
}

TEST_F(StrangersTest, NamesLoseWhatTurnsThePage) {
  db::club::Person person;
  person.name = " Eve\u202E\t";
  good(net_.club_->add(person, net_.club_.by()));
  EXPECT_EQ(good(net_.club_->people()).back().name, "Eve");
  person.name = std::string(300, 'x');
  EXPECT_THAT(net_.club_->add(person, net_.club_.by()).error().message.english(), HasSubstr("at most 200"));
  person.name = "\u202E ";
  EXPECT_EQ(net_.club_->add(person, net_.club_.by()).error().message.english(), "A player needs a name");
}

TEST_F(StrangersTest, DeepAndBrokenJsonIsRefusedInOurWords) {
  httplib::Client arbiter = sam();
  const std::string path = "/api/feed/" + net_.token();
  for (const std::string& body :
       {std::string("{\"holder\":"), repeated("[", 30'000), std::string("\xff\xfe"), std::string("nul"),
        std::string("{\"holder\":1e999}"), "{" + repeated("\"a\":{", 200) + repeated("}", 201)}) {
    const auto reply = arbiter.Post(path, body, "application/json");
    ASSERT_TRUE(reply);
    EXPECT_EQ(reply->status, 400) << body.substr(0, 40);
    EXPECT_THAT(reply->body, testing::Not(HasSubstr("syntax error")));
    EXPECT_THAT(reply->body, testing::Not(HasSubstr("json.exception")));
  }
}

TEST_F(StrangersTest, MoreThanMayWaitAreToldWhenToAskAgain) {
  net_.stop();
  net_.waiting_ = 0;
  net_.serve();
  const std::string file = net_.table_file("a");
  table::Session game = net_.begin(file);
  link::Sender sender(net_.address(), file);
  ASSERT_TRUE(sender.settle(kPatience)) << sender.state().trouble.english();
  link::PhoneLine line(net_.address());
  line.follow(file, game.game_id());
  EXPECT_TRUE(soon([&] { return line.state().trouble.english().find("every 5 seconds") != std::string::npos; }))
      << line.state().trouble.english();
}

TEST(SessionsTest, EndAfterTwelveHours) {
  auto now = http::Clock::now();
  Sessions sessions([&] { return now; });
  const std::string one = sessions.begin("1.key"), other = sessions.begin("1.key");
  EXPECT_EQ(one.size(), 40U);
  EXPECT_NE(one, other);
  now += std::chrono::hours(11);
  EXPECT_EQ(sessions.holder_of(one)->key, "1.key");
  sessions.end(one);
  EXPECT_FALSE(sessions.holder_of(one));
  now += std::chrono::hours(1);
  EXPECT_FALSE(sessions.holder_of(other));
  EXPECT_FALSE(sessions.holder_of(""));
}

TEST_F(StrangersTest, ABrowsersCookieIsSecureBehindAProxyThatSaysHttps) {
  net_.stop();
  net_.behind_proxy_ = true;
  net_.serve();
  const auto entered = sam().Post("/api/enter", {{"X-Forwarded-Proto", "https"}}, "", "application/json");
  ASSERT_EQ(entered->status, 200);
  EXPECT_THAT(entered->get_header_value("Set-Cookie"), HasSubstr("; Secure"));
}

TEST_F(StrangersTest, HealthTellsThatTheClubCannotBeWritten) {
  EXPECT_EQ(net_.caller().Get("/healthz")->body, "ok\n");
  SQLite::Database database(net_.club_.file(), SQLite::OPEN_READWRITE);
  database.setBusyTimeout(60'000);
  database.exec("CREATE TRIGGER broken BEFORE UPDATE ON club_ids BEGIN SELECT raise(ABORT, 'sector 7'); END");
  EXPECT_TRUE(soon([&] { return net_.caller().Get("/healthz")->status == 503; }));
  EXPECT_EQ(net_.caller().Get("/healthz")->body,
            "The club's database cannot be used at the moment; tell whoever keeps the server.\n");
  database.exec("DROP TRIGGER broken");
  EXPECT_TRUE(soon([&] { return net_.caller().Get("/healthz")->status == 200; }));
  net_.stop();
  EXPECT_THAT(net_.log_.str(), HasSubstr("sector 7")) << "whoever keeps the server learns why";
}

TEST_F(StrangersTest, PasswordsOfAddressesStayOutOfMessages) {
  for (const char* address :
       {"postgresql://club:hunter2@127.0.0.1:1/club", "postgresql://club:hun@ter2@127.0.0.1:1/club",
        "postgresql://club@127.0.0.1:1/club?password=hunter2"}) {
    const auto opened = db::club::Club::open(address, db::Store::Missing::refuse);
    ASSERT_FALSE(opened);
    EXPECT_THAT(opened.error().message.english(), testing::Not(HasSubstr("ter2"))) << address;
  }
}

}  // namespace
}  // namespace arbiter::server
