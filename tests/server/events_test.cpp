// SPDX-License-Identifier: MIT
// Many events on one server: each has its own address, its own spectators and its own secrets.
#include <gmock/gmock.h>

#include <thread>

#include "app/server/event_list.h"
#include "tests/server/network_fixture.h"
#include "tests/support/eventually.h"
#include "text/value_json.h"

namespace arbiter::server {
namespace {

using event::good;
using event::TestClub;
using nlohmann::json;
using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;

const std::vector<std::string> kFour{"Ada", "Bo", "Cy", "Dee"};

class EventsTest : public EitherEngine {
 protected:
  void SetUp() override {
    EitherEngine::SetUp();
    if (IsSkipped()) return;
    club_.emplace(where_);
    friday_ = published("Friday");
    old_ = published("Café & Bar");
    club_->result(old_, 1, 1, {{"S=3", "W=2", "N=1", "E=0"}, {}, {}});
    draft_ = club_->event("Draft", "mr-joseph", kFour);
    club_->seat(draft_);
    saturday_ = published("Saturday");
    for (const auto event : {friday_, saturday_, old_}) begin(event);
  }

  /// An event of one round whose only table can be played at.
  db::club::EventId published(const std::string& name) {
    const auto event = club_->event(name, "mr-joseph", kFour, 1);
    club_->seat_and_publish(event);
    return event;
  }
  /// The event's game, told to the club as tables do.
  void begin(db::club::EventId event) {
    Table& table = tables_[event];
    const auto session = club_->open(event);
    auto game = good(event::game_of_table(session, 1, 1));
    game.info.people.clear();
    game.info.club = "test";
    table.token = session.round(1)->tables[0].token;
    table.file = club_->local_file() + "." + std::to_string(event);
    table.game = std::make_unique<table::Session>(table.file);
    ASSERT_TRUE(table.game->new_game(game.setup, game.info).has_value());
    db::club::Key key;
    key.role = db::club::Role::table;
    key.name = "Tables";
    table.key = good((*club_)->add_key(key, club_->by())).key;
    table.epoch = good((*club_)->claim({table.token, "test"}, table.key)).epoch;
    tell(event);
  }
  void play(db::club::EventId event, const std::string& action) {
    ASSERT_TRUE(tables_[event].game->act(action).has_value()) << action;
    tell(event);
  }
  void tell(db::club::EventId event) {
    Table& table = tables_[event];
    auto store = good(db::Store::open(table.file));
    for (const db::FedGame& game : good(store.fed_games())) {
      auto part = good(store.to_be_fed(game.game, table.acknowledged, 1U << 20U));
      table.acknowledged = good((*club_)->receive({table.token, "test", table.epoch, std::move(part.plies), part.last,
                                                   part.standing, text::value_of(part.clock)},
                                                  table.key));
    }
  }

  void serve(const std::string& only = "", std::chrono::seconds delay = 0s) {
    ServerOptions options;
    options.views.file = club_->file();
    options.views.event = only;
    options.views.delay = delay;
    options.port = 0;
    options.every = 20ms;
    server_.emplace(options);
    port_ = good(server_->start());
  }
  httplib::Client caller(const std::string& key = "") const {
    httplib::Client client("127.0.0.1", port_);
    client.set_read_timeout(kPatience);
    if (!key.empty()) client.set_default_headers({{"Authorization", "Bearer " + key}});
    return client;
  }
  int status(const std::string& path, const std::string& key = "") const { return caller(key).Get(path)->status; }
  json get(const std::string& path, const std::string& key = "") const {
    const auto reply = caller(key).Get(path);
    return reply->status == 200 ? json::parse(reply->body) : json(reply->status);
  }
  static std::vector<std::string> names(const json& list) {
    std::vector<std::string> all;
    for (const json& one : list) all.push_back(one["name"]);
    return all;
  }
  std::string key(const std::string& role, std::optional<db::club::EventId> event) {
    db::club::Key key;
    key.role = db::club::parse_role(role).value();
    key.name = "Sam";
    key.event = event;
    return good((*club_)->add_key(key, club_->by())).text;
  }
  void change(db::club::EventId id, const std::string& spectators, int delay = 0) {
    const auto session = club_->open(id);
    db::club::Event event = session.record.event;
    event.spectators = good(event::parse_spectators(spectators));
    event.delay = delay;
    good((*club_)->change(good(event::changed_event(session, event)), club_->by()));
  }

  struct Table {
    std::string file, token;
    std::unique_ptr<table::Session> game;
    db::club::Key key;
    int epoch = 0, acknowledged = -1;
  };
  std::optional<TestClub> club_;
  db::club::EventId friday_ = 0, saturday_ = 0, old_ = 0, draft_ = 0;
  std::map<db::club::EventId, Table> tables_;
  std::optional<ClubServer> server_;
  int port_ = 0;
};

TEST_P(EventsTest, AllPublishedEventsAreListedAndHaveAddresses) {
  serve();
  const json list = get("/api/events");
  EXPECT_EQ(names(list["running"]), (std::vector<std::string>{"Saturday", "Friday"}));
  EXPECT_EQ(names(list["finished"]), (std::vector<std::string>{"Café & Bar"}));
  EXPECT_TRUE(list["before"].is_null());
  EXPECT_EQ(list["finished"][0]["address"], "Caf%C3%A9%20%26%20Bar");
  for (const auto& [address, name] : {std::pair<std::string, std::string>{"Friday", "Friday"},
                                      {"Saturday", "Saturday"},
                                      {std::to_string(friday_), "Friday"},
                                      {"Caf%C3%A9%20%26%20Bar", "Café & Bar"}}) {
    EXPECT_EQ(get("/api/events/" + address + "/event")["event"]["name"], name);
    EXPECT_EQ(get("/api/events/" + address + "/table/1/1")["event"], name)
        << "the archive is read when it is asked for";
    EXPECT_EQ(status("/events/" + address), 200);
    const auto games = caller().Get("/events/" + address + "/games.json");
    EXPECT_EQ(json::parse(games->body).size(), 1U) << games->body;
    EXPECT_EQ(get("/api/events/" + address + "/table/1/1/replay")["round"], 1);
  }
  for (const std::string address : {"Draft", "Sunday", "0", "%zz"}) {
    EXPECT_EQ(status("/api/events/" + address + "/event"), 404) << address;
    EXPECT_EQ(status("/api/events/" + address + "/live"), 404) << address;
    EXPECT_EQ(status("/events/" + address), 404) << address;
    EXPECT_EQ(status("/events/" + address + "/games.pgn"), 404) << address;
  }
  EXPECT_EQ(get("/api/event")["event"]["name"], "Saturday") << "whoever names no event means the newest that goes on";
  EXPECT_THAT(caller().Get("/")->body, HasSubstr("/list.js"));
}

TEST_P(EventsTest, AnEventAppearsWhenARoundIsPublishedAndIsFiledWhenItIsOver) {
  serve();
  good((*club_)->publish(draft_, 1, club_->by()));
  EXPECT_TRUE(soon([&] { return get("/api/events")["running"].size() == 3; }));
  EXPECT_EQ(get("/api/events/Draft/event")["event"]["name"], "Draft");
  club_->result(friday_, 1, 1, {{"S=3", "W=2", "N=1", "E=0"}, {}, {}});
  play(saturday_, "time");
  // All but one round of the draft are still to come.
  EXPECT_TRUE(soon([&] { return names(get("/api/events")["running"]) == std::vector<std::string>{"Draft"}; }))
      << get("/api/events").dump();
  EXPECT_EQ(names(get("/api/events")["finished"]), (std::vector<std::string>{"Saturday", "Café & Bar", "Friday"}));
  // What is corrected in the archive is seen.
  club_->result(friday_, 1, 1, {{"S=0", "W=1", "N=2", "E=3"}, {}, {}}, "the camera slept");
  EXPECT_TRUE(soon([&] {
    return get("/api/events/Friday/event")["tables"][0]["how"] == "by hand, Sam: the camera slept";
  })) << get("/api/events/Friday/event").dump();
  // And what is taken back brings it out again.
  db::club::HandResult back;
  back.taken_back = true;
  back.by = "Sam";
  good((*club_)->add_result(friday_, back));
  EXPECT_TRUE(soon([&] { return names(get("/api/events")["running"]).back() == "Friday"; }));
}

TEST_P(EventsTest, SpectatorsOfOneEventGetNothingOfAnother) {
  serve();
  std::string said;
  std::atomic<bool> greeted = false;
  std::thread spectator([&] {
    caller().Get("/api/events/Friday/live", [&](const char* data, std::size_t size) {
      said.append(data, size);
      greeted = true;
      return said.find("d2d4") == std::string::npos;
    });
  });
  EXPECT_TRUE(test::eventually([&] { return greeted.load(); }));
  play(saturday_, "e2e4");
  EXPECT_TRUE(soon([&] { return get("/api/events/Saturday/table/1/1")["plies"] == 1; }));
  play(friday_, "d2d4");
  spectator.join();
  EXPECT_THAT(said, Not(HasSubstr("e2e4")));
  EXPECT_THAT(said, Not(HasSubstr("Saturday")));
  EXPECT_EQ(said.find("\nid: "), said.rfind("\nid: ")) << "one message: " << said;
  EXPECT_THAT(caller().Get("/events/Friday/games.json")->body, Not(HasSubstr("e2e4")));
}

TEST_P(EventsTest, AnEventForMembersWantsAKeyThatIsForIt) {
  change(friday_, "members");
  serve();
  const std::string own = key("spectator", friday_), other = key("spectator", saturday_),
                    every = key("spectator", std::nullopt);
  for (const char* path : {"/api/events/Friday/event", "/api/events/Friday/table/1/1", "/events/Friday/games.pgn",
                           "/api/events/Friday/table/1/1/replay", "/events/Friday/1/1/game.json"}) {
    EXPECT_EQ(status(path), 401) << path;
    EXPECT_EQ(status(path, other), 403) << path;
    EXPECT_EQ(status(path, own), 200) << path;
    EXPECT_EQ(status(path, every), 200) << path;
  }
  EXPECT_EQ(status("/api/events/Friday/live"), 401);
  EXPECT_EQ(status("/api/events/Friday/live", other), 403);
  EXPECT_EQ(names(get("/api/events")["running"]), (std::vector<std::string>{"Saturday"}));
  EXPECT_EQ(names(get("/api/events", other)["running"]), (std::vector<std::string>{"Saturday"}));
  EXPECT_EQ(names(get("/api/events", own)["running"]), (std::vector<std::string>{"Saturday", "Friday"}));
  EXPECT_EQ(status("/api/events", "1.wrong"), 401);
  // The others are for everybody.
  EXPECT_EQ(status("/api/events/Saturday/event"), 200);
  // A browser's session is for the same events as the key with which it was begun.
  const auto entered = caller(other).Post("/api/enter");
  const std::string cookie = entered->get_header_value("Set-Cookie");
  const httplib::Headers with{{"Cookie", cookie.substr(0, cookie.find(';'))}};
  EXPECT_EQ(caller().Get("/api/events/Friday/event", with)->status, 403);
  EXPECT_EQ(caller().Get("/api/events/Saturday/event", with)->status, 200);
}

TEST_P(EventsTest, AnEventForNobodyIsTakenAwayAtOnce) {
  serve();
  EXPECT_EQ(status("/api/events/Friday/event"), 200);
  change(friday_, "nobody");
  EXPECT_TRUE(soon([&] { return status("/api/events/Friday/event") == 404; }));
  EXPECT_EQ(status("/events/Friday/games.pgn"), 404);
  EXPECT_EQ(status("/api/events/Friday/live", key("spectator", friday_)), 404);
  EXPECT_EQ(names(get("/api/events", key("arbiter", std::nullopt))["running"]), (std::vector<std::string>{"Saturday"}));
  ServerOptions options;
  options.views.file = club_->file();
  options.views.event = "Friday";
  options.port = 0;
  EXPECT_EQ(ClubServer(options).start().error().code, "not_found") << "nor is it shown alone";
}

TEST_P(EventsTest, EachEventIsShownAsLateAsItSays) {
  change(friday_, "everybody", 3600);
  serve();
  EXPECT_EQ(get("/api/events/Friday/event")["delay"], 3600);
  EXPECT_EQ(status("/api/events/Friday/table/1/1"), 404);
  EXPECT_EQ(status("/api/events/Friday/table/1/1/replay"), 404);
  EXPECT_EQ(caller().Get("/events/Friday/games.pgn4")->body, "");
  EXPECT_EQ(status("/api/events/Saturday/table/1/1"), 200);
  EXPECT_EQ(get("/api/events")["running"][1]["delay"], 3600);
  // A longer delay takes back what was shown.
  EXPECT_EQ(status("/api/events/Saturday/table/1/1/replay"), 200);
  change(saturday_, "everybody", 600);
  EXPECT_TRUE(soon([&] { return status("/api/events/Saturday/table/1/1") == 404; }));
  EXPECT_EQ(status("/api/events/Saturday/table/1/1/replay"), 404);
  change(saturday_, "everybody");
  EXPECT_TRUE(soon([&] { return status("/api/events/Saturday/table/1/1") == 200; }));
  // The server's own delay is the least.
  server_.reset();
  serve("", 60s);
  EXPECT_EQ(get("/api/events/Saturday/event")["delay"], 60);
  EXPECT_EQ(get("/api/events/Friday/event")["delay"], 3600);
}

TEST_P(EventsTest, ALeagueTellsNothingOfAnEventForFewer) {
  (void)good((*club_)->put({0, "Winter", "score", 0, {old_, friday_}}, club_->by()));
  serve();
  EXPECT_TRUE(get("/api/events/Friday/event")["leagues"].get<bool>());
  EXPECT_EQ(get("/api/events/Friday/leagues")["leagues"].size(), 1U);
  EXPECT_EQ(status("/api/events/Friday/standings/" + std::to_string(old_)), 200);
  EXPECT_EQ(status("/api/events/Saturday/leagues"), 404);
  change(old_, "members");
  EXPECT_TRUE(soon([&] { return status("/api/events/Friday/leagues") == 404; }));
  EXPECT_EQ(status("/api/events/Friday/standings/" + std::to_string(old_)), 404);
  EXPECT_EQ(get("/api/events/Caf%C3%A9%20%26%20Bar/leagues", key("spectator", old_))["leagues"].size(), 1U)
      << "members of the one may look at the other";
}

TEST_P(EventsTest, AKeyForOneEventChangesNoOther) {
  serve();
  const std::string own = key("arbiter", friday_);
  const std::string body = R"({"table": 1, "points": ["S=3", "W=2", "N=1", "E=0"]})";
  const auto wrong = caller(own).Post("/api/arbiter/result?event=Saturday", body, "application/json");
  EXPECT_EQ(wrong->status, 403) << "nor its own instead";
  EXPECT_TRUE(club_->open(saturday_).record.results.empty());
  EXPECT_TRUE(club_->open(friday_).record.results.empty());
  EXPECT_EQ(caller(own).Get("/api/arbiter/log?event=Saturday")->status, 403);
  EXPECT_EQ(caller(own).Get("/api/seating?event=Saturday")->status, 403);
  EXPECT_EQ(caller(own).Post("/api/arbiter/result?event=Friday", body, "application/json")->status, 200);
  EXPECT_EQ(club_->open(friday_).record.results.size(), 1U);
  EXPECT_EQ(get("/api/seating", own)["event"], "Friday");
}

TEST_P(EventsTest, AServerForOneEventShowsNoOther) {
  serve("Friday");
  EXPECT_EQ(get("/api/event")["event"]["name"], "Friday");
  EXPECT_EQ(get("/api/events/Friday/event")["event"]["name"], "Friday");
  EXPECT_EQ(status("/api/events/Saturday/event"), 404);
  EXPECT_EQ(status("/events/Saturday/games.pgn"), 404);
  EXPECT_EQ(names(get("/api/events")["running"]), (std::vector<std::string>{"Friday"}));
  EXPECT_THAT(caller().Get("/")->body, HasSubstr("/page.js"));
  EXPECT_EQ(caller().Get("/events/Friday")->get_header_value("Location"), "/");
}

TEST_P(EventsTest, OnlyABoardMayStandInAnothersPage) {
  serve();
  const std::string header = "Content-Security-Policy";
  const auto board = caller().Get("/embed/Friday/1/1");
  EXPECT_EQ(board->status, 200);
  EXPECT_EQ(board->get_header_value_count(header), 1U);
  EXPECT_THAT(board->get_header_value(header), HasSubstr("frame-ancestors *;"));
  EXPECT_THAT(board->get_header_value(header), HasSubstr("default-src 'self'"));
  EXPECT_EQ(status("/embed/Sunday/1/1"), 404);
  for (const char* path :
       {"/", "/events/Friday", "/seat", "/api", "/api/events", "/api/events/Friday/event", "/embed.js",
        "/embed/Friday/1", "/events/Friday/games.pgn", "/healthz", "/metrics", "/nowhere"})
    EXPECT_THAT(caller().Get(path)->get_header_value(header), HasSubstr("frame-ancestors 'none'")) << path;
}

TEST(EventListTest, TheArchiveIsListedPageByPage) {
  TestClub club;
  constexpr std::size_t kAll = 2 * EventList::kPage + 7;
  for (std::size_t i = 0; i < kAll; ++i) {
    const auto event = club.event("Evening " + std::to_string(i), "mr-joseph", kFour, 1);
    club.seat_and_publish(event);
    if (i != 3) club.result(event, 1, 1, {{"S=3", "W=2", "N=1", "E=0"}, {}, {}});
  }
  EventList list({}, false);
  good(list.read(*club));
  std::set<std::string> seen;
  json page = list.page(0, nullptr);
  ASSERT_EQ(page["running"].size(), 1U) << "however old it is";
  EXPECT_EQ(page["running"][0]["name"], "Evening 3");
  for (int i = 0; i < 3; ++i) {
    for (const json& one : page["finished"]) {
      EXPECT_TRUE(seen.insert(one["name"]).second);
    }
    EXPECT_EQ(page["before"].is_null(), i == 2);
    if (i == 2) break;
    page = list.page(page["before"], nullptr);
    EXPECT_TRUE(page["running"].empty());
  }
  EXPECT_EQ(seen.size(), kAll - 1);
}

INSTANTIATE_TEST_SUITE_P(Engines, EventsTest, both_engines(), engine);

}  // namespace
}  // namespace arbiter::server
