// SPDX-License-Identifier: MIT
// The club's web server as a browser meets it.
#include "app/server/server.h"

#include <SQLiteCpp/Database.h>
#include <httplib.h>

#include <atomic>
#include <mutex>
#include <thread>

#include "app/event/standings.h"
#include "app/event/table_game.h"
#include "tests/event/club_fixture.h"
#include "tests/support/eventually.h"
#include "text/value_json.h"

namespace arbiter::server {
namespace {

using event::good;
using event::TestClub;
using nlohmann::json;
using namespace std::chrono_literals;

/// An evening with a game at its one table, and a server that shows it.
class ServerTest : public testing::Test {
 protected:
  void SetUp() override {
    const auto event = club_.event("Friday", "mr-joseph", {"Ada", "Bo", "Cy", "Dee"});
    club_.seat_and_publish(event);
    const auto game = good(event::table_game(club_.open(event), 0, 1));
    game_.emplace(club_.file());
    ASSERT_TRUE(game_->new_game(game.setup, game.info).has_value());
    ServerOptions options;
    options.views.file = club_.file();
    options.port = 0;
    options.spectators = 2;
    options.every = 20ms;
    options.now = [this] { return std::chrono::steady_clock::now() + std::chrono::seconds(skipped_.load()); };
    server_.emplace(options);
    port_ = good(server_->start());
  }

  httplib::Client browser() const {
    httplib::Client client("127.0.0.1", port_);
    client.set_read_timeout(10, 0);
    return client;
  }

  /// Looks on until a message contains the text; all that was said.
  std::string look_on(const std::string& until, const std::function<void()>& meanwhile, const std::string& seen = "",
                      const std::string& path = "/api/live") {
    std::string said;
    std::atomic<bool> greeted = false;
    std::thread spectator([&] {
      httplib::Client client = browser();
      httplib::Headers headers;
      if (!seen.empty()) headers.emplace("Last-Event-ID", seen);
      client.Get(path, headers, [&](const char* data, std::size_t size) {
        said.append(data, size);
        greeted = true;
        return said.find(until) == std::string::npos;
      });
    });
    EXPECT_TRUE(test::eventually([&] { return greeted.load(); }));
    meanwhile();
    spectator.join();
    return said;
  }

  std::atomic<int> skipped_{0};  ///< seconds by which the server's clock is ahead
  TestClub club_;
  std::optional<table::Session> game_;
  std::optional<ClubServer> server_;
  int port_ = 0;
};

TEST_F(ServerTest, ServesThePageAndWhatItShows) {
  httplib::Client client = browser();
  for (const char* path : {"/", "/page.js", "/style.css", "/icon.svg", "/manifest.webmanifest"}) {
    const auto reply = client.Get(path);
    ASSERT_TRUE(reply) << path;
    EXPECT_EQ(reply->status, 200) << path;
    EXPECT_GT(reply->body.size(), 100U) << path;
    EXPECT_NE(reply->get_header_value("Content-Security-Policy").find("'self'"), std::string::npos);
  }
  const auto event = client.Get("/api/event");
  ASSERT_TRUE(event);
  EXPECT_EQ(json::parse(event->body)["event"]["name"], "Friday");
  const auto again = client.Get("/api/event", {{"If-None-Match", event->get_header_value("ETag")}});
  EXPECT_EQ(again->status, 304);
  EXPECT_EQ(client.Get("/api/table/1/1")->status, 200);
  EXPECT_EQ(client.Get("/api/table/9/9")->status, 404);
  EXPECT_EQ(client.Get("/../../etc/passwd")->status, 404);
  EXPECT_EQ(client.Post("/api/event", "{}", "application/json")->status, 405) << "nobody writes";
  EXPECT_EQ(client.Get("/healthz")->body, "ok\n");
  EXPECT_NE(client.Get("/metrics")->body.find("\narbiter_requests_total "), std::string::npos);
}

TEST_F(ServerTest, TellsWhatHappensAsItHappens) {
  const std::string said = look_on("table/1/1", [&] { ASSERT_TRUE(game_->act("d2d4").has_value()); });
  EXPECT_NE(said.find("\nid: "), std::string::npos) << said;
  httplib::Client client = browser();
  EXPECT_EQ(json::parse(client.Get("/api/table/1/1")->body)["state"]["pieces"]["d4"], "S.pawn");
}

/// The data of the last message in what a stream has said.
json last_told(const std::string& said) {
  const std::size_t at = said.rfind("data: ");
  return json::parse(said.substr(at + 6, said.find('\n', at) - at - 6));
}

TEST_F(ServerTest, AMessageBringsWhatHasChangedSoThatNobodyNeedAskForIt) {
  httplib::Client client = browser();
  const auto before = client.Get("/api/table/1/1");
  const json told = last_told(look_on("}}\n\n", [&] { game_->act("d2d4"); }));
  const auto after = client.Get("/api/table/1/1");
  EXPECT_EQ(told["changed"], json::array({"table/1/1"}));
  EXPECT_EQ(told["now"], json::object()) << "how it has changed is less";
  const json& patch = told["patch"]["table/1/1"];
  EXPECT_EQ(patch["from"], before->get_header_value("ETag"));
  EXPECT_EQ(patch["to"], after->get_header_value("ETag"));
  EXPECT_EQ(json::parse(before->body).patch(patch["ops"]), json::parse(after->body));
  EXPECT_LT(told.dump().size(), 2000U);
}

TEST_F(ServerTest, WhoHasMissedSeveralChangesIsToldTheWhole) {
  const json first = last_told(look_on("}}\n\n", [&] { game_->act("d2d4"); }));
  ASSERT_TRUE(first["patch"].contains("table/1/1"));
  httplib::Client client = browser();
  for (int plies = 2; plies <= 3; ++plies) {
    ASSERT_TRUE(game_->act(game_->legal().actions.front()).has_value());
    ASSERT_TRUE(test::eventually([&] { return json::parse(client.Get("/api/table/1/1")->body)["plies"] == plies; }));
  }
  const json told = last_told(look_on(
      "}}\n\n", [] {}, "", "/api/live?after=1"));
  EXPECT_EQ(told["patch"], json::object());
  const auto now = client.Get("/api/table/1/1");
  EXPECT_EQ(told["now"]["table/1/1"], json::parse(now->body));
  EXPECT_EQ(told["tags"]["table/1/1"], now->get_header_value("ETag"));
}

TEST_F(ServerTest, AStreamTellsOnlyOfWhatItIsAbout) {
  // The board moves twice, and nothing of it is for whoever looks at the event.
  httplib::Client client = browser();
  const std::string said = look_on(
      "}}\n\n",
      [&] {
        for (const char* action : {"d2d4", "b8d8"}) {
          ASSERT_TRUE(game_->act(action).has_value()) << action;
          ASSERT_TRUE(
              test::eventually([&] { return client.Get("/api/table/1/1")->body.find(action) != std::string::npos; }));
        }
        club_.result(1, 1, 1, {{"S=3", "W=2", "N=1", "E=0"}, {}, {}});
      },
      "", "/api/live?of=event,leagues");
  EXPECT_EQ(last_told(said)["changed"], json::array({"event"}));
  EXPECT_EQ(said.find("table/1/1\""), std::string::npos) << said;
  EXPECT_EQ(client.Get("/api/live?of=" + std::string(5000, 'a'))->status, 400);
}

TEST_F(ServerTest, WhatIsLargeIsNamedAndNotBrought) {
  std::vector<std::string> names;
  names.reserve(80);
  for (int i = 0; i < 80; ++i) names.push_back("Player " + std::to_string(i));
  const auto event = club_.event("Saturday", "mr-joseph", names);
  club_.seat_and_publish(event);
  ServerOptions options;
  options.views.file = club_.file();
  options.views.event = "Saturday";
  options.port = 0;
  options.every = 20ms;
  ClubServer server(options);
  port_ = good(server.start());
  const std::string said = look_on("\"now\":{},\"tags\":{},\"patch\":{}}\n\n", [&] {
    club_.result(event, 1, 1, {{"S=3", "W=2", "N=1", "E=0"}, {}, {}});
  });
  const json told = last_told(said);
  EXPECT_EQ(told["changed"], json::array({"event"}));
  EXPECT_EQ(told["now"], json::object());
}

TEST_F(ServerTest, WhoComesBackIsToldWhatHappenedMeanwhile) {
  const std::string first = look_on("table/1/1", [&] { game_->act("d2d4"); });
  const std::size_t at = first.rfind("id: ");
  const std::string seen = first.substr(at + 4, first.find('\n', at) - at - 4);
  ASSERT_TRUE(game_->act("b8d8").has_value());
  httplib::Client client = browser();
  ASSERT_TRUE(test::eventually([&] { return json::parse(client.Get("/api/table/1/1")->body)["plies"] == 2; }));
  // Nothing happens while they look: it is what they have missed.
  const std::string missed = look_on(
      "table/1/1", [] {}, seen);
  EXPECT_NE(missed.find("table/1/1"), std::string::npos);
}

TEST_F(ServerTest, MoreThanItCanTellAreToldToAskNowAndThen) {
  std::vector<std::thread> spectators;
  spectators.reserve(2);
  std::atomic<int> greeted = 0;
  for (int i = 0; i < 2; ++i)
    spectators.emplace_back([&] {
      browser().Get("/api/live", [&](const char*, std::size_t) {
        ++greeted;
        return true;
      });
    });
  EXPECT_TRUE(test::eventually([&] { return greeted >= 2; }));
  EXPECT_EQ(browser().Get("/api/live")->status, 503);
  EXPECT_EQ(browser().Get("/api/event")->status, 200) << "the rest is there for everybody";
  server_->stop();
  for (std::thread& one : spectators) one.join();
}

TEST_F(ServerTest, OnlySoManyLookOnFromOneAddress) {
  ServerOptions options;
  options.views.file = club_.file();
  options.port = 0;
  options.per_address = 1;
  options.behind_proxy = true;
  std::ostringstream log;
  options.log = &log;
  ClubServer server(options);
  port_ = good(server.start());
  const auto from = [](const std::string& address) { return httplib::Headers{{"X-Forwarded-For", address}}; };
  std::vector<std::thread> spectators;
  spectators.reserve(2);
  std::atomic<int> greeted = 0;
  for (const char* address : {"192.0.2.1", "192.0.2.2"})
    spectators.emplace_back([&, address] {
      browser().Get("/api/live", from(address), [&](const char*, std::size_t) {
        ++greeted;
        return true;
      });
    });
  EXPECT_TRUE(test::eventually([&] { return greeted >= 2; }));
  const auto refused = browser().Get("/api/live", from("192.0.2.1"));
  EXPECT_EQ(refused->status, 429);
  EXPECT_EQ(refused->get_header_value("Retry-After"), "1");
  EXPECT_NE(browser().Get("/metrics")->body.find("\narbiter_turned_away_total 1\n"), std::string::npos);
  server.stop();
  for (std::thread& one : spectators) one.join();
  EXPECT_NE(log.str().find("\"from\":\"192.0.2.1\""), std::string::npos) << "not the proxy's";
}

TEST_F(ServerTest, AFileThatCannotBeReadIsSaidAndTheLastViewStands) {
  const std::string file = club_.file(), aside = file + ".aside";
  std::filesystem::rename(file, aside);
  httplib::Client client = browser();
  ASSERT_TRUE(test::eventually([&] { return client.Get("/healthz")->status == 503; }));
  EXPECT_EQ(client.Get("/healthz")->body, "The club's database cannot be read at the moment.\n");
  const auto who = client.Get("/api/who", {{"Authorization", "Bearer 1." + std::string(40, '0')}});
  EXPECT_EQ(who->status, 401) << "the file that is open still knows no such key";
  EXPECT_EQ(who->body.find(std::filesystem::path(file).filename().string()), std::string::npos) << who->body;
  EXPECT_EQ(client.Get("/api/event")->status, 200);
  std::filesystem::rename(aside, file);
  EXPECT_TRUE(test::eventually([&] { return client.Get("/healthz")->status == 200; }));
}

/// A database of before may hold any number: the table is told as open, and nothing stops, at the start or later.
TEST_F(ServerTest, ANumberThatAnOlderProgramTookStopsNothing) {
  const auto event = good(event::open_event(*club_, "Friday")).record.event.id;
  club_.result(event, 1, 1, {{"S=3", "W=2", "N=1", "E=0"}, {}, {}});
  const auto poison = [&] {
    SQLite::Database database(club_.file(), SQLite::OPEN_READWRITE);
    database.setBusyTimeout(10000);
    database.exec("UPDATE club_result_seats SET game_points = '1000000000000000000'");
    database.exec("UPDATE seats SET points = 1e18");
    database.exec("UPDATE club_ids SET last = last + 1 WHERE name = 'changes'");
  };
  poison();
  const auto standings = [&] {
    httplib::Client client = browser();
    const auto reply = client.Get("/api/event");
    return reply ? json::parse(reply->body)["standings"] : json();
  };
  const auto told = [&](const json& all) {
    return all.is_object() && all.contains("open") && all["open"].size() == 1 &&
           all["open"][0]["state"] == "the points cannot be counted, enter the result again";
  };
  for (int i = 0; i < 1000 && !told(standings()); ++i) std::this_thread::sleep_for(10ms);
  EXPECT_TRUE(told(standings())) << standings();
  EXPECT_EQ(browser().Get("/healthz")->status, 200);
  server_->stop();
  ServerOptions options;
  options.views.file = club_.file();
  options.port = 0;
  ClubServer again(options);
  httplib::Client client("127.0.0.1", good(again.start()));
  EXPECT_TRUE(told(json::parse(client.Get("/api/event")->body)["standings"]));
  // Entered again, it counts.
  club_.result(event, 1, 1, {{"S=3", "W=2", "N=1", "E=0"}, {}, {}});
  EXPECT_EQ(good(event::standings_of(good(event::open_event(*club_, "Friday")))).open.size(), 0U);
}

TEST_F(ServerTest, ListensBeforeTheGamesAreRead) {
  ServerOptions options;
  options.views.file = club_.file();
  options.port = 0;
  ClubServer server(options);
  httplib::Client client("127.0.0.1", good(server.listen()));
  EXPECT_EQ(client.Get("/")->status, 200);
  EXPECT_EQ(client.Get("/healthz")->body, "The club's games are being read.\n");
  const auto early = client.Get("/api/event");
  EXPECT_EQ(early->status, 503);
  EXPECT_EQ(early->get_header_value("Retry-After"), "1");
  good(server.look());
  EXPECT_EQ(client.Get("/api/event")->status, 200);
  EXPECT_EQ(client.Get("/healthz")->body, "ok\n");
}

TEST_F(ServerTest, AnEventThatIsNotThereIsSaidBeforeAnybodyIsServed) {
  ServerOptions options;
  options.views.file = club_.file();
  options.views.event = "Sunday";
  options.port = 0;
  EXPECT_EQ(ClubServer(options).listen().error().code, "not_found");
}

TEST_F(ServerTest, AnAddressThatIsTakenIsSaid) {
  ServerOptions options;
  options.views.file = club_.file();
  options.host = "203.0.113.1";  // of nobody (RFC 5737)
  options.port = 80;
  EXPECT_EQ(ClubServer(options).start().error().code, "io");
}

/// A path of the description with something in place of what is in brackets.
std::string filled(std::string pattern) {
  for (const auto& [kind, by] : {std::pair<std::string, std::string>{"{number}", "1"},
                                 {"{token}", std::string(32, 'a')},
                                 {"{language}", "de"},
                                 {"{name}", "Friday"}})
    for (std::size_t at = 0; (at = pattern.find(kind)) != std::string::npos;) pattern.replace(at, kind.size(), by);
  return pattern;
}

TEST_F(ServerTest, EveryAddressForProgramsIsDescribed) {
  httplib::Client client = browser();
  const json described = json::parse(client.Get("/api")->body);
  EXPECT_EQ(described["openapi"], "3.0.3");
  std::set<std::string> named, there;
  for (const auto& [path, methods] : described["paths"].items())
    for (const auto& [method, operation] : methods.items())
      named.insert((method == "get" ? "GET " : "POST ") + operation["x-pattern"].get<std::string>());
  for (const std::string& route : server_->routes())
    for (const char* kind : {" /api", " /events/", " /words/{", " /metrics", " /healthz"})
      if (route.find(kind) != std::string::npos) there.insert(route);
  EXPECT_EQ(named, there);
  EXPECT_GT(there.size(), 30U);
}

TEST_F(ServerTest, TheDescriptionSaysWhatWantsAKey) {
  httplib::Client client = browser();
  const json described = json::parse(client.Get("/api")->body);
  for (const auto& [path, methods] : described["paths"].items())
    for (const auto& [method, operation] : methods.items()) {
      const auto& security = operation["security"];
      const bool open = std::find(security.begin(), security.end(), json::object()) != security.end();
      if (open) continue;
      const std::string address = filled(operation["x-pattern"]);
      const auto reply = method == "get" ? client.Get(address) : client.Post(address, "", "application/json");
      ASSERT_TRUE(reply) << address;
      EXPECT_EQ(reply->status, 401) << address;
      skipped_ += 10;  // so many requests without a key would have to wait
    }
}

}  // namespace
}  // namespace arbiter::server
