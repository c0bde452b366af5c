// SPDX-License-Identifier: MIT
// Tables that tell the club's server over the network, on either engine.
#include <gtest/gtest.h>

#include <regex>

#include "app/event/exchange/club_json.h"
#include "app/link/seating.h"
#include "db/club/club.h"
#include "referee/json/view.h"
#include "tests/server/network_fixture.h"
#include "tests/support/secrets.h"
#include "text/value_json.h"

namespace arbiter::server {
namespace {

using event::good;
using event::line_of;
using nlohmann::json;
using testing::HasSubstr;

class NetworkTest : public EitherEngine {
 protected:
  void SetUp() override {
    EitherEngine::SetUp();
    if (!IsSkipped()) net_.emplace(where_);
  }

  std::optional<TestNetwork> net_;
};

TEST_P(NetworkTest, AGameIsToldAndCountsInTheStandings) {
  const std::string file = net_->table_file("a");
  table::Session game = net_->begin(file);
  link::Sender sender(net_->address(), file);
  ASSERT_TRUE(game.act("d2d4").has_value());
  sender.wake(file);
  EXPECT_TRUE(sender.settle(kPatience)) << sender.state().trouble.english();
  EXPECT_EQ(net_->fed(), 1);
  httplib::Client browser = net_->caller();
  ASSERT_TRUE(soon([&] {
    const auto view = browser.Get("/api/table/1/1");
    return view && view->status == 200 && json::parse(view->body)["plies"] == 1;
  }));
  EXPECT_EQ(json::parse(browser.Get("/api/table/1/1")->body)["state"]["pieces"]["d4"], "S.pawn");
  ASSERT_TRUE(game.act("time").has_value());
  EXPECT_TRUE(sender.settle(kPatience));
  const auto session = net_->club_.open(net_->event_);
  const auto tables = event::outcomes(session.record);
  ASSERT_EQ(tables.size(), 1U);
  EXPECT_EQ(event::source_text(tables[0]).english(), "by the referee");
  const json standings = good(event::standings_json(session));
  EXPECT_FALSE(line_of(standings, "Ada").is_null());
  // The table's file and the club tell the same game.
  const auto store = good(db::Store::open(file));
  const auto mine = good(store.to_be_fed(*game.game_id(), -1, 1 << 20)).plies;
  const auto theirs = good(net_->club_->fed(net_->token()));
  ASSERT_EQ(mine.size(), theirs.size());
  EXPECT_EQ(mine.back().hash, theirs.back().hash);
}

TEST_P(NetworkTest, WithoutTheClubTheGameGoesOnAndIsToldLater) {
  const std::string file = net_->table_file("a");
  net_->stop();
  table::Session game = net_->begin(file);
  link::Sender sender(net_->address(), file);
  ASSERT_TRUE(game.act("d2d4")->stored);
  EXPECT_TRUE(soon([&] { return sender.state().waiting == 2; })) << "the start and a ply";
  EXPECT_THAT(sender.state().trouble.english(), HasSubstr("cannot be reached"));
  ASSERT_TRUE(game.act("b8d8")->stored);
  net_->serve();
  EXPECT_TRUE(sender.settle(kPatience)) << sender.state().trouble.english();
  EXPECT_EQ(net_->fed(), 2);
  // The server goes and comes in between; nothing is told twice, and nothing is forgotten.
  net_->stop();
  ASSERT_TRUE(game.undo(1)->stored);
  sender.wake(file);
  net_->serve();
  EXPECT_TRUE(sender.settle(kPatience));
  EXPECT_EQ(net_->fed(), 3);
}

TEST_P(NetworkTest, WhatTheLastProgramDidNotSendTheNextOneDoes) {
  const std::string file = net_->table_file("a");
  net_->stop();
  {
    table::Session game = net_->begin(file);
    game.act("d2d4");
  }
  net_->serve();
  table::Session game(file);
  ASSERT_TRUE(game.resume(1).has_value());
  link::Sender sender(net_->address(), file);
  EXPECT_TRUE(sender.settle(kPatience));
  EXPECT_EQ(net_->fed(), 1);
  ASSERT_TRUE(game.act("b8d8")->stored);
  EXPECT_TRUE(sender.settle(kPatience));
  EXPECT_EQ(net_->fed(), 2);
}

TEST_P(NetworkTest, AnotherMachineTakesOverAndTheFirstIsTold) {
  const std::string file = net_->table_file("a"), other = net_->table_file("b");
  table::Session game = net_->begin(file);
  link::Sender sender(net_->address(), file);
  game.act("d2d4");
  ASSERT_TRUE(sender.settle(kPatience));
  const auto id = good(link::take_over(net_->address(), other, net_->token(), {{"S", "Ada"}}));
  table::Session there(other);
  ASSERT_TRUE(there.resume(id).has_value());
  EXPECT_EQ(there.history().size(), 2U);
  link::Sender second(net_->address(), other);
  ASSERT_TRUE(there.act("b8d8")->stored);
  EXPECT_TRUE(second.settle(kPatience)) << second.state().trouble.english();
  // The first plays on; nothing of it reaches the club, and its people are told.
  ASSERT_TRUE(game.act("b9d9")->stored);
  sender.wake(file);
  ASSERT_TRUE(soon([&] { return !sender.state().shut_out.empty(); }));
  EXPECT_THAT(sender.state().shut_out.english(), HasSubstr("Another machine has taken over table 1 of round 1"));
  EXPECT_EQ(net_->fed(), 2);
  EXPECT_THAT(good(net_->club_->fed(net_->token())).back().body, HasSubstr("b8d8"));
}

TEST_P(NetworkTest, WhatHappensBetweenTablesAndTheClubStandsInItsLogAndNumbers) {
  const std::string file = net_->table_file("a"), other = net_->table_file("b");
  table::Session game = net_->begin(file);
  link::Sender sender(net_->address(), file);
  game.act("d2d4");
  ASSERT_TRUE(sender.settle(kPatience)) << sender.state().trouble.english();
  good(link::take_over(net_->address(), other, net_->token(), {{"S", "Ada"}}));
  game.act("b8d8");
  sender.wake(file);
  ASSERT_TRUE(soon([&] { return !sender.state().shut_out.empty(); }));
  const auto counted = [&](const std::string& line) {
    return net_->caller().Get("/metrics")->body.find("\n" + line + "\n") != std::string::npos;
  };
  EXPECT_TRUE(counted("arbiter_plies_total 2")) << net_->caller().Get("/metrics")->body;
  EXPECT_TRUE(counted("arbiter_take_overs_total 1"));
  EXPECT_TRUE(counted("arbiter_sync_refused_total{code=\"fenced\"} 1"));
  EXPECT_TRUE(soon([&] { return counted("arbiter_audit_entries_total 3"); })) << "a key, a claim, a take-over";
  net_->stop();
  std::map<std::string, std::vector<json>> lines;
  std::istringstream log(net_->log_.str());
  for (std::string line; std::getline(log, line);) {
    const json one = json::parse(line);
    lines[one.value("log", "")].push_back(one);
  }
  EXPECT_FALSE(lines["request"].empty());
  ASSERT_GE(lines["sync"].size(), 2U);
  EXPECT_EQ(lines["sync"].front()["key"], "Table 1");
  EXPECT_EQ(lines["sync"].back()["refused"], "fenced");
  ASSERT_EQ(lines["claim"].size(), 2U);
  EXPECT_EQ(lines["claim"].back()["take_over"], true);
  EXPECT_EQ(lines["claim"].back()["epoch"], 2);
  ASSERT_EQ(lines["audit"].size(), 3U);
  EXPECT_EQ(lines["audit"].back()["what"], "game taken over");
  EXPECT_EQ(net_->log_.str().find(net_->token()), std::string::npos) << "nobody gets in with a log";
}

TEST_P(NetworkTest, ASeatingThatWasToldIsThereWithoutTheNetwork) {
  const std::string file = net_->table_file("a");
  const auto now = good(link::seating(net_->address(), file, "Friday"));
  EXPECT_EQ(now.note.english(), "");
  ASSERT_EQ(now.tables.size(), 1U);
  EXPECT_EQ(now.tables[0].token, net_->token());
  EXPECT_EQ(now.tables[0].players.size(), 4U);
  EXPECT_FALSE(now.tables[0].begun);
  net_->stop();
  const auto later = good(link::seating(net_->address(), file, "Friday"));
  EXPECT_THAT(later.note.english(), HasSubstr("cannot be reached"));
  ASSERT_EQ(later.tables.size(), 1U);
  EXPECT_EQ(later.tables[0].setup, now.tables[0].setup);
  EXPECT_EQ(later.tables[0].players, now.tables[0].players);
  EXPECT_EQ(link::seating(net_->address(), file, "Monday").error().code, "away");
}

TEST_P(NetworkTest, WhoHasNoKeyWritesNothing) {
  const std::string path = "/api/feed/" + net_->token(), claim = path + "/claim", body = R"({"holder":"x"})";
  EXPECT_EQ(net_->caller().Post(claim, body, "application/json")->status, 401);
  EXPECT_EQ(net_->caller("1.nonsense").Post(claim, body, "application/json")->status, 401);
  EXPECT_EQ(net_->caller().Get("/api/seating")->status, 401);
  const std::string looker = net_->key("spectator", "somebody");
  EXPECT_EQ(net_->caller(looker).Post(claim, body, "application/json")->status, 403);
  EXPECT_EQ(net_->caller(looker).Post("/api/arbiter/publish", "", "application/json")->status, 403);
  const std::string table = net_->key("table", "Table 9");
  EXPECT_EQ(net_->caller(table).Post("/api/arbiter/publish", "", "application/json")->status, 403);
  EXPECT_EQ(net_->caller(table).Post(claim, "[]", "application/json")->status, 400);
  EXPECT_EQ(net_->caller(table).Post(claim, "{}", "application/json")->status, 400);
  EXPECT_EQ(net_->caller(table).Post(claim, R"({"holder":1})", "application/json")->status, 400);
  EXPECT_EQ(net_->caller(table).Post(path, body, "application/json")->status, 400);
  const auto unclaimed = net_->caller(table).Post(
      path, R"({"holder":"x","epoch":1,"plies":[],"last":0,"standing":{"status":"","points":{}}})", "application/json");
  EXPECT_EQ(unclaimed->status, 409);
  EXPECT_EQ(json::parse(unclaimed->body)["error"], "unclaimed");
  EXPECT_EQ(net_->fed(), -1);
  good(net_->club_->revoke_key(std::stoll(table), net_->club_.by()));
  EXPECT_EQ(net_->caller(table).Post(claim, body, "application/json")->status, 401);
  EXPECT_TRUE(good(net_->club_->feeds(net_->event_)).empty());
}

TEST_P(NetworkTest, TooManyWrongKeysAndTooManyRequestsWait) {
  // By a clock that stands still: a slow machine might never ask faster than it may.
  net_->stop();
  net_->standing_ = true;
  net_->serve();
  const std::string key = net_->key("table", "Busy");
  int allowed = 0;
  httplib::Client busy = net_->caller(key);
  while (allowed < 100 && busy.Get("/api/seating")->status == 200) ++allowed;
  EXPECT_EQ(allowed, 60);
  const std::string other = net_->key("table", "Another table of the same house");
  httplib::Client wrong = net_->caller("7.wrong");
  auto reply = wrong.Get("/api/seating");
  int asked = 1;
  for (; asked < 100 && reply->status == 401; ++asked) reply = wrong.Get("/api/seating");
  EXPECT_EQ(asked, 21);
  EXPECT_EQ(reply->status, 429);
  EXPECT_NE(reply->get_header_value("Retry-After"), "");
  EXPECT_EQ(wrong.Get("/api/event")->status, 200) << "looking on wants no key";
  EXPECT_EQ(net_->caller(other).Get("/api/seating")->status, 200) << "wrong keys lock no right one out";
}

TEST_P(NetworkTest, WhatAnArbiterDoesFromAfarStandsInTheLog) {
  httplib::Client sam = net_->caller(net_->key("arbiter", "Sam"));
  const auto post = [&](const std::string& what, const json& said) {
    return sam.Post("/api/arbiter/" + what, said.dump(), "application/json");
  };
  const json result{{"table", 1}, {"points", {"S=3", "W=1", "N=0", "E=0"}}, {"reason", "without a camera"}};
  EXPECT_EQ(post("result", result)->status, 200);
  auto session = net_->club_.open(net_->event_);
  EXPECT_THAT(event::source_text(event::outcomes(session.record)[0]).english(),
              HasSubstr("by hand, Sam (arbiter's key"));
  EXPECT_EQ(post("result", {{"table", 7}, {"points", json::array()}})->status, 404);
  EXPECT_EQ(post("result", {{"points", 3}})->status, 400);
  EXPECT_EQ(post("take-back", {{"table", 1}, {"reason", "typed wrong"}})->status, 200);
  EXPECT_EQ(post("again", {{"table", 1}})->status, 400) << "it wants a reason";
  const std::string before = net_->token();
  EXPECT_EQ(post("again", {{"table", 1}, {"reason", "a piece fell"}})->status, 200);
  EXPECT_NE(net_->token(), before);
  EXPECT_EQ(post("result", result)->status, 200);
  EXPECT_EQ(post("seat", json::object())->status, 200);
  EXPECT_EQ(post("publish", json::object())->status, 200);
  EXPECT_EQ(net_->club_.open(net_->event_).published(), 2);
  const json log = json::parse(sam.Get("/api/arbiter/log")->body)["log"];
  std::vector<std::string> done;
  for (const json& one : log)
    if (one["who"].get<std::string>().rfind("Sam (arbiter's key", 0) == 0) done.push_back(one["what"]);
  EXPECT_EQ(done, (std::vector<std::string>{"result entered", "result taken back", "to be played again",
                                            "result entered", "drafted", "published"}));
  EXPECT_EQ(json::parse(sam.Get("/api/who")->body)["role"], "arbiter");
}

TEST_P(NetworkTest, SpectatorsAreServedFromACopyThatCannotBeWritten) {
  if (where_.empty()) GTEST_SKIP() << "of database servers";
  const std::string limit = "options=-c%20default_transaction_read_only%3Don";
  ServerOptions options;
  options.views.file = where_ + (where_.find('?') == std::string::npos ? "?" : "&") + limit;
  options.port = 0;
  ClubServer copy(options);
  httplib::Client browser("127.0.0.1", good(copy.start()));
  browser.set_read_timeout(kPatience);
  EXPECT_EQ(browser.Get("/api/event")->status, 200);
  EXPECT_EQ(browser.Get("/healthz")->status, 200);
  browser.set_default_headers({{"Authorization", "Bearer " + net_->key("arbiter", "Sam")}});
  const auto refused = browser.Post("/api/arbiter/seat", "{}", "application/json");
  EXPECT_EQ(refused->status, 503);
  EXPECT_EQ(json::parse(refused->body)["error"], "read_only") << refused->body;
}

TEST_P(NetworkTest, LookingOnMayWantAKeyToo) {
  net_->stop();
  net_->members_only_ = true;
  net_->serve();
  EXPECT_EQ(net_->caller().Get("/")->status, 200) << "the page itself asks for the key";
  for (const char* path : {"/api/event", "/api/table/1/1", "/api/live"})
    EXPECT_EQ(net_->caller().Get(path)->status, 401) << path;
  const std::string key = net_->key("spectator", "somebody");
  EXPECT_EQ(net_->caller(key).Get("/api/event")->status, 200);
  const auto entered = net_->caller(key).Post("/api/enter", "", "application/json");
  ASSERT_EQ(entered->status, 200);
  const std::string cookie = entered->get_header_value("Set-Cookie");
  EXPECT_THAT(cookie, HasSubstr("; HttpOnly; Max-Age=43200; SameSite=Strict; Path=/"));
  EXPECT_THAT(cookie, testing::Not(HasSubstr("Secure"))) << "nobody says https";
  EXPECT_THAT(cookie, testing::Not(HasSubstr(key.substr(key.find('.') + 1)))) << "it is not the key";
  const httplib::Headers with{{"Cookie", cookie.substr(0, cookie.find(';'))}};
  EXPECT_EQ(net_->caller().Get("/api/event", with)->status, 200);
  EXPECT_EQ(net_->caller().Post("/api/arbiter/publish", with, "", "application/json")->status, 401)
      << "a cookie writes nothing";
  EXPECT_EQ(net_->caller().Post("/api/leave", with, "", "application/json")->status, 200);
  EXPECT_EQ(net_->caller().Get("/api/event", with)->status, 401) << "the session is over";
  const std::string again =
      net_->caller(key).Post("/api/enter", "", "application/json")->get_header_value("Set-Cookie");
  const httplib::Headers second{{"Cookie", "a=b; " + again.substr(0, again.find(';'))}};
  EXPECT_EQ(net_->caller().Get("/api/event", second)->status, 200);
  good(net_->club_->revoke_key(good(net_->club_->keys()).back().id, net_->club_.by()));
  EXPECT_EQ(net_->caller().Get("/api/event", second)->status, 401) << "with the key it ends";
}

/// Two games that differ in what South hides, told over the network: nobody but the table itself may see a difference.
TEST(NetworkWorlds, SecretsAreNobodysBusiness) {
  for (const test::Secret& secret : test::secrets()) {
    std::vector<std::vector<std::string>> worlds;
    for (const std::string& hidden : {secret.one, secret.other}) {
      TestNetwork net("", secret.ruleset);
      const std::string file = net.table_file("a");
      const Value armies{{"S", secret.army}, {"W", "germany"}, {"N", "france"}, {"E", "sweden"}};
      table::Session game = net.begin(file, 1, {{"armies", armies}, {"seed", 5}});
      ASSERT_TRUE(game.act(hidden).has_value()) << secret.army;
      link::Sender sender(net.address(), file);
      ASSERT_TRUE(sender.settle(kPatience)) << sender.state().trouble.english();
      httplib::Client browser = net.caller(), looker = net.caller(net.key("spectator", "somebody")),
                      other = net.caller(net.key("table", "another table")),
                      arbiter = net.caller(net.key("arbiter", "Sam"));
      ASSERT_TRUE(soon([&] { return browser.Get("/api/table/1/1")->status == 200; }));
      std::vector<std::string> seen;
      for (const char* path : {"/api/event", "/api/table/1/1", "/healthz"}) seen.push_back(browser.Get(path)->body);
      for (const char* path : {"/api/event", "/api/table/1/1", "/api/who"}) seen.push_back(looker.Get(path)->body);
      seen.push_back(other.Get("/api/seating")->body);
      seen.push_back(arbiter.Get("/api/arbiter/log")->body);
      seen.push_back(
          looker.Post("/api/feed/" + net.token() + "/claim", R"({"holder":"x","take_over":true})", "application/json")
              ->body);
      for (std::string& text : seen) {
        // What differs between any two evenings: times, and the tokens of tables.
        static const std::regex kTimes(R"(\d{4}-\d\d-\d\dT[\d:.]+Z|[0-9a-f]{32})");
        text = std::regex_replace(text, kTimes, "~");
      }
      worlds.push_back(std::move(seen));
    }
    EXPECT_EQ(worlds[0], worlds[1]) << secret.ruleset << " " << secret.army;
    for (const std::string& text : worlds[0]) EXPECT_NE(text, "");
  }
}

INSTANTIATE_TEST_SUITE_P(Engines, NetworkTest, both_engines(), engine);

}  // namespace
}  // namespace arbiter::server
