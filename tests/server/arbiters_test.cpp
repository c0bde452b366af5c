// SPDX-License-Identifier: MIT
// The day's work of an arbiter who is signed in: results, drafts, who is there.
#include <gmock/gmock.h>

#include "app/event/outcome.h"
#include "app/event/people.h"
#include "tests/server/browser.h"

namespace arbiter::server {
namespace {

using db::club::AccountRole;
using db::club::EventId;
using db::club::Role;
using event::good;
using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

const std::vector<std::string> kChanges{"result", "take-back", "again",     "seat",   "swap",  "move",   "bye",
                                        "army",   "publish",   "unpublish", "arrive", "leave", "sit-out"};

class ArbitersTest : public EitherEngine {
 protected:
  void SetUp() override {
    EitherEngine::SetUp();
    if (IsSkipped()) return;
    net_.emplace(where_);
    chess_ = net_->club_.event("Chess", "chess", {"Ada", "Bo", "Cy", "Dee"});
    eve_ = signed_in("Eve", {{Role::arbiter, chess_}});
  }
  /// A browser that is signed in to a new account.
  std::unique_ptr<Browser> signed_in(const std::string& name, std::vector<AccountRole> roles) {
    good(net_->club_->add_account({0, name, {}, std::move(roles)}, digest(), net_->club_.by()));
    auto browser = std::make_unique<Browser>(*net_);
    EXPECT_EQ(browser->enter(name, kPassword), 200);
    return browser;
  }
  /// Eve's request about the chess event; the reply is there whatever its status.
  httplib::Result post(const std::string& what, const json& said = json::object()) {
    return eve_->post("/api/arbiter/" + what + "?event=Chess", said);
  }
  json view(const std::string& more = "") {
    const auto reply = eve_->get("/api/arbiter/event?event=Chess" + more);
    EXPECT_EQ(reply->status, 200) << reply->body;
    return json::parse(reply->body);
  }
  /// The presence of somebody for the next round.
  std::string presence(const std::string& name) {
    const json now = view();
    for (const json& one : now["players"])
      if (one["name"] == name) return one["presence"];
    return "";
  }
  static std::string error(const httplib::Result& reply) { return json::parse(reply->body)["error"]; }

  std::optional<TestNetwork> net_;
  EventId chess_ = 0;
  std::unique_ptr<Browser> eve_;
};

TEST_P(ArbitersTest, OnlyArbitersOfTheEventChangeIt) {
  const auto bo = signed_in("Bo", {{Role::arbiter, net_->event_}});
  const auto cy = signed_in("Cy", {{Role::spectator, {}}, {Role::table, {}}});
  Browser nobody(*net_);
  for (const std::string& what : kChanges) {
    const std::string path = "/api/arbiter/" + what + "?event=Chess";
    EXPECT_EQ(bo->post(path, json::object())->status, 403) << what;
    EXPECT_EQ(cy->post(path, json::object())->status, 403) << what;
    EXPECT_EQ(nobody.post(path, json::object())->status, 401) << what;
    EXPECT_EQ(eve_->post(path, json::object(), false)->status, 403) << "another site's page asks: " << what;
    EXPECT_EQ(eve_->post(path, json::array())->status, 400) << what;
  }
  for (const char* path : {"event", "players", "log"}) {
    EXPECT_EQ(bo->get(std::string("/api/arbiter/") + path + "?event=Chess")->status, 403) << path;
    EXPECT_EQ(nobody.get(std::string("/api/arbiter/") + path + "?event=Chess")->status, 401) << path;
  }
  EXPECT_EQ(net_->club_.open(chess_).record.rounds.size(), 0U) << "nothing was changed";
}

TEST_P(ArbitersTest, WhatDoesNotFitIsRefused) {
  for (const json& said : {json{{"table", 0}}, json{{"table", "1"}}, json{{"table", 1}, {"cells", "1"}},
                           json{{"table", 1}, {"cells", json(std::vector<std::string>(65, "1"))}},
                           json{{"table", 1}, {"seen", -1}}, json{{"table", 1}, {"reason", std::string(501, 'x')}}})
    EXPECT_EQ(post("result", said)->status, 400) << said;
  EXPECT_EQ(post("swap", {{"player", "Ada"}})->status, 400);
  EXPECT_EQ(post("move", {{"player", "Ada"}, {"table", 0}})->status, 400);
  EXPECT_EQ(post("seat", {{"relax", {"everything"}}})->status, 400);
  EXPECT_EQ(post("publish", {{"round", "one"}})->status, 400);
  EXPECT_EQ(post("arrive", {{"players", json::array()}})->status, 400);
  EXPECT_EQ(post("arrive", {{"players", std::string(201, 'x')}})->status, 400);
  EXPECT_EQ(post("leave", {{"players", {"Ada", "ada"}}})->status, 400) << "twice";
  EXPECT_EQ(post("leave", {{"players", {"Zoe"}}})->status, 404);
  EXPECT_EQ(post("unpublish")->status, 404) << "nothing is published";
  EXPECT_EQ(eve_->get("/api/arbiter/event?event=Chess&round=x")->status, 400);
  EXPECT_EQ(eve_->get("/api/arbiter/event?event=Chess&round=1")->status, 404);
}

TEST_P(ArbitersTest, ADraftIsMadeChangedPublishedAndTakenBack) {
  EXPECT_TRUE(view()["draft"].is_null());
  ASSERT_EQ(post("seat")->status, 200);
  json draft = view()["draft"];
  ASSERT_EQ(draft["tables"].size(), 2U);
  const auto name = [&](int table, int seat) {
    return draft["tables"][table]["seats"][seat]["name"].get<std::string>();
  };
  const std::string first = name(0, 0), other = name(1, 0);
  ASSERT_EQ(post("swap", {{"round", 1}, {"player", first}, {"other", other}})->status, 200);
  draft = view()["draft"];
  EXPECT_EQ(name(0, 0), other);
  EXPECT_EQ(post("move", {{"player", other}, {"table", 2}})->status, 409) << "it is full";
  EXPECT_EQ(post("army", {{"player", other}, {"army", "poland"}})->status, 400) << "chess has none";
  EXPECT_EQ(post("publish", {{"round", 2}})->status, 404) << "there is no such draft";
  ASSERT_EQ(post("publish", {{"round", 1}})->status, 200);
  EXPECT_EQ(post("publish", {{"round", 1}})->status, 409) << "it is published";
  EXPECT_EQ(view()["round"]["tables"][0]["seats"][0]["name"], other);
  EXPECT_EQ(post("swap", {{"round", 1}, {"player", first}, {"other", other}})->status, 409) << "it stands";
  ASSERT_EQ(post("unpublish", {{"round", 1}})->status, 200);
  EXPECT_EQ(view()["event"]["published"], 0);
  EXPECT_EQ(view()["draft"]["tables"][0]["seats"][0]["name"], other) << "the draft is there again";
}

TEST_P(ArbitersTest, SomebodyIsTakenFromTheirTableAndPutBack) {
  ASSERT_EQ(post("seat")->status, 200);
  const std::string name = view()["draft"]["tables"][0]["seats"][1]["name"];
  EXPECT_EQ(error(post("bye", {{"player", name}})), "anyway") << "a table of one";
  ASSERT_EQ(post("bye", {{"player", name}, {"anyway", true}})->status, 200);
  json draft = view()["draft"];
  EXPECT_EQ(draft["byes"][0]["name"], name);
  EXPECT_EQ(draft["tables"][0]["room"], true);
  EXPECT_EQ(draft["faults"].size(), 1U) << draft["faults"];
  ASSERT_EQ(post("move", {{"player", name}, {"table", 1}})->status, 200);
  EXPECT_EQ(view()["draft"]["faults"].size(), 0U);
}

TEST_P(ArbitersTest, WhatBreaksARuleWantsAnyway) {
  ASSERT_EQ(post("seat")->status, 200);
  const json tables = view()["draft"]["tables"];
  const auto seat = [&](int table, int at) { return tables[table]["seats"][at]; };
  // The two who would meet after the exchange must not.
  good(net_->club_->set_apart(chess_, seat(0, 1)["id"], seat(1, 0)["id"], true, net_->club_.by()));
  const json said{{"player", seat(0, 0)["name"]}, {"other", seat(1, 0)["name"]}};
  const auto refused = post("swap", said);
  EXPECT_EQ(refused->status, 409);
  EXPECT_EQ(error(refused), "anyway");
  EXPECT_THAT(refused->body, testing::AllOf(HasSubstr("That breaks rules that must hold"), HasSubstr(" meets ")));
  EXPECT_EQ(view()["draft"]["tables"], tables) << "nothing was changed";
  json anyway = said;
  anyway["anyway"] = true;
  ASSERT_EQ(post("swap", anyway)->status, 200);
  EXPECT_EQ(view()["draft"]["faults"].size(), 1U);
}

TEST_P(ArbitersTest, ADraftThatIsNotUpToDateWantsAnyway) {
  ASSERT_EQ(post("seat")->status, 200);
  ASSERT_EQ(post("leave", {{"players", {"Ada"}}})->status, 200);
  EXPECT_EQ(view()["draft"]["stale"].size(), 1U);
  const auto refused = post("publish");
  EXPECT_EQ(refused->status, 409);
  EXPECT_EQ(error(refused), "anyway");
  EXPECT_THAT(refused->body, HasSubstr("is not there in round"));
  EXPECT_EQ(net_->club_.open(chess_).published(), 0);
  EXPECT_EQ(post("publish", {{"anyway", true}})->status, 200);
  EXPECT_EQ(net_->club_.open(chess_).published(), 1);
}

TEST_P(ArbitersTest, ResultsAreEnteredChangedAndTakenBack) {
  net_->club_.seat_and_publish(chess_);
  const json table = view()["round"]["tables"][0];
  EXPECT_EQ(table["source"], "none");
  EXPECT_EQ(table["seen"], 0);
  // One cell says the other one at a table of two.
  ASSERT_EQ(post("result", {{"round", 1}, {"table", 1}, {"cells", {"1", ""}}, {"seen", 0}, {"reason", "slip"}})->status,
            200);
  const json entered = view()["round"]["tables"][0];
  EXPECT_EQ(entered["seats"][1]["game_points"], "0");
  EXPECT_EQ(entered["reason"], "slip");
  EXPECT_THAT(entered["by"].get<std::string>(), testing::StartsWith("Eve (arbiter's account"));
  const auto late = post("result", {{"round", 1}, {"table", 1}, {"cells", {"0", "1"}}, {"seen", 0}});
  EXPECT_EQ(late->status, 409);
  EXPECT_EQ(error(late), "changed") << "somebody else was first";
  EXPECT_EQ(post("take-back", {{"round", 1}, {"table", 1}, {"seen", 0}})->status, 409);
  ASSERT_EQ(post("result", {{"round", 1}, {"table", 1}, {"cells", {"=", "="}}, {"seen", entered["seen"]}})->status,
            200);
  const json changed = view()["round"]["tables"][0];
  EXPECT_EQ(changed["seats"][0]["game_points"], "0.5");
  EXPECT_EQ(post("unpublish")->status, 409) << "there are results";
  ASSERT_EQ(post("take-back", {{"round", 1}, {"table", 1}, {"seen", changed["seen"]}})->status, 200);
  EXPECT_EQ(view()["round"]["tables"][0]["source"], "none");
  ASSERT_EQ(post("result", {{"table", 2}, {"cells", {"-", ""}}})->status, 200);
  EXPECT_EQ(view()["round"]["tables"][1]["seats"][0]["absent"], true);
  ASSERT_EQ(post("result", {{"table", 2}, {"cells", {"2", "1"}}, {"as", "places"}})->status, 200);
  EXPECT_EQ(view()["round"]["tables"][1]["seats"][0]["place"], 2);
  EXPECT_EQ(post("result", {{"table", 2}, {"cells", {"1", "0", "0"}}})->status, 400) << "too many seats";
  EXPECT_EQ(post("result", {{"table", 2}, {"cells", {"", ""}}})->status, 400) << "nothing is said";
  EXPECT_EQ(post("result", {{"table", 2}, {"cells", {"1", "0"}}, {"as", "wishes"}})->status, 400);
  EXPECT_EQ(post("again", {{"table", 2}})->status, 400) << "it wants a reason";
  EXPECT_EQ(post("again", {{"table", 2}, {"reason", "the clock was wrong"}})->status, 200);
}

TEST_P(ArbitersTest, ResultsOfTheRefereeAreReplacedAnywayOnly) {
  if (!where_.empty()) GTEST_SKIP() << "of games in the club's file";
  const auto sam = signed_in("Sam", {{Role::arbiter, {}}});
  const auto said = [&](bool anyway) {
    return sam->post("/api/arbiter/result?event=Friday",
                     {{"round", 1}, {"table", 1}, {"cells", {"3", "2", "1", "0"}}, {"seen", 0}, {"anyway", anyway}});
  };
  auto session = net_->begin(net_->club_.local_file());
  const auto refused = said(false);
  EXPECT_EQ(refused->status, 409) << refused->body;
  EXPECT_EQ(error(refused), "anyway");
  EXPECT_THAT(refused->body, HasSubstr("is still played"));
  EXPECT_EQ(said(true)->status, 200);
}

TEST_P(ArbitersTest, ObjectionsOfPhonesAreListedWithTheirRound) {
  net_->club_.seat_and_publish(chess_);
  const std::string token = net_->club_.open(chess_).round(1)->tables[1].token;
  EXPECT_EQ(view()["objections"].size(), 0U);
  db::club::SeatOrder order;
  order.token = token;
  order.seat = "N";
  order.kind = db::club::OrderKind::objection;
  order.said = "the clock stood";
  good(net_->club_->add_order(order));
  const json objections = view()["objections"];
  ASSERT_EQ(objections.size(), 1U);
  EXPECT_EQ(objections[0]["table"], 2);
  EXPECT_EQ(objections[0]["seat"], "N");
  EXPECT_EQ(objections[0]["words"], "the clock stood");
}

TEST_P(ArbitersTest, ASwissWithoutAllResultsWantsAnyway) {
  db::club::Event swiss;
  swiss.name = "Swiss";
  swiss.ruleset = "chess";
  swiss.rounds = 3;
  swiss.mode = "swiss";
  swiss.begins = "2026-11-23";
  const auto event = net_->club_.event(swiss, {"Ada", "Bo", "Cy", "Dee"});
  net_->club_.seat_and_publish(event);
  const auto sam = signed_in("Sam", {{Role::arbiter, {}}});
  const auto refused = sam->post("/api/arbiter/seat?event=Swiss", json::object());
  EXPECT_EQ(refused->status, 409);
  EXPECT_EQ(error(refused), "anyway");
  EXPECT_EQ(sam->post("/api/arbiter/seat?event=Swiss", {{"anyway", true}})->status, 200);
}

TEST_P(ArbitersTest, PlayersComeGoAndSitOut) {
  EXPECT_EQ(presence("Ada"), "there");
  ASSERT_EQ(post("sit-out", {{"players", {"Ada", "Bo"}}})->status, 200);
  EXPECT_EQ(presence("Ada"), "out");
  ASSERT_EQ(post("sit-out", {{"players", {"Ada"}}, {"undo", true}})->status, 200);
  EXPECT_EQ(presence("Ada"), "there");
  ASSERT_EQ(post("leave", {{"players", {"Ada"}}})->status, 200);
  EXPECT_EQ(presence("Ada"), "left");
  ASSERT_EQ(post("arrive", {{"players", {"Ada"}}})->status, 200);
  EXPECT_EQ(presence("Ada"), "there");
  EXPECT_EQ(post("sit-out", {{"players", {"Ada"}}, {"round", 9}})->status, 400) << "there is no such round";
  const auto zoe = net_->club_.player("Zoe Zimmer");
  EXPECT_EQ(post("leave", {{"players", {"Zoe"}}})->status, 404) << "she does not take part";
  const json found = json::parse(eve_->get("/api/arbiter/players?event=Chess&of=zim")->body)["players"];
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0]["id"], zoe);
  ASSERT_EQ(post("arrive", {{"players", {"#" + std::to_string(zoe)}}, {"rating", 1800}})->status, 200);
  EXPECT_EQ(presence("Zoe Zimmer"), "there");
  EXPECT_EQ(net_->club_.open(chess_).entrant(zoe)->rating, 1800);
  EXPECT_EQ(json::parse(eve_->get("/api/arbiter/players?event=Chess&of=zim")->body)["players"].size(), 0U);
  EXPECT_EQ(post("arrive", {{"players", {"Yan"}}})->status, 404);
  ASSERT_EQ(post("arrive", {{"players", {"Yan"}}, {"new", true}})->status, 200);
  EXPECT_EQ(presence("Yan"), "there");
  EXPECT_EQ(post("arrive", {{"players", {"Uma", "Vic"}}, {"new", true}})->status, 400) << "one at a time";
  net_->club_.seat_and_publish(chess_);
  EXPECT_EQ(post("arrive", {{"players", {"Ada"}}, {"round", 1}})->status, 409) << "it is published";
  EXPECT_EQ(post("sit-out", {{"players", {"Ada"}}, {"round", 1}})->status, 409);
}

TEST_P(ArbitersTest, EventsAreThoseOfTheAccount) {
  const auto names = [](Browser& browser) {
    std::vector<std::string> all;
    const json said = json::parse(browser.get("/api/arbiter/events")->body);
    for (const json& one : said["events"]) all.push_back(one["name"]);
    return all;
  };
  EXPECT_THAT(names(*eve_), ElementsAre("Chess")) << "before a round is published, too";
  const auto sam = signed_in("Sam", {{Role::arbiter, {}}});
  EXPECT_THAT(names(*sam), ElementsAre("Chess", "Friday"));
  const auto bo = signed_in("Bo", {{Role::arbiter, chess_}, {Role::arbiter, net_->event_}, {Role::spectator, {}}});
  EXPECT_THAT(names(*bo), ElementsAre("Chess", "Friday"));
  Browser nobody(*net_);
  EXPECT_EQ(nobody.get("/api/arbiter/events")->status, 401);
}

INSTANTIATE_TEST_SUITE_P(Engines, ArbitersTest, both_engines(), engine);

}  // namespace
}  // namespace arbiter::server
