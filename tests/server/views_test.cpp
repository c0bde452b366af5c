// SPDX-License-Identifier: MIT
// What spectators see of an event, and what they must not see.
#include "app/server/views.h"

#include "app/event/table_game.h"
#include "app/server/demo.h"
#include "app/server/words.h"
#include "app/table/award_text.h"
#include "tests/server/network_fixture.h"
#include "tests/support/secrets.h"
#include "text/value_json.h"

namespace arbiter::server {
namespace {

using event::good;
using event::TestClub;
using nlohmann::json;
using namespace std::chrono_literals;

const std::vector<std::string> kEight{"Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal"};

/// The game of the event's table, begun; the setup may say more than the event does.
table::Session begin(TestClub& club, db::club::EventId event, int table, const json& more = json::object()) {
  const auto game = good(event::table_game(club.open(event), 0, table));
  table::Session session(club.file());
  json setup = game.setup;
  setup.update(more);
  const auto begun = session.new_game(text::value_of(setup), game.info);
  EXPECT_TRUE(begun) << begun.error().message.english();
  return session;
}

Snapshot seen(TestClub& club, std::chrono::seconds delay = 0s, const std::string& now = db::now()) {
  Snapshot all;
  for (auto& [path, view] : good(Views(10s).read(*club, 1, delay, now)).views) all[path] = std::move(view.text);
  return all;
}

TEST(ViewsTest, ShowTheTablesTheBoardTheMovesAndThePoints) {
  TestClub club;
  const auto event = club.event("Friday", "mr-joseph", kEight);
  club.seat_and_publish(event);
  table::Session game = begin(club, event, 2);
  ASSERT_TRUE(game.act("d2d4").has_value());
  const Snapshot snapshot = seen(club);
  EXPECT_EQ(snapshot.size(), 2U);
  const json overview = json::parse(snapshot.at("event"));
  EXPECT_EQ(overview["event"]["name"], "Friday");
  EXPECT_EQ(overview["tables"].size(), 2U);
  EXPECT_EQ(overview["tables"][0]["how"], "not begun");
  EXPECT_EQ(overview["tables"][1]["how"], "still played");
  EXPECT_EQ(overview["standings"]["standings"].size(), 8U);
  EXPECT_EQ(snapshot.at("event").find("token"), std::string::npos) << "by it a table's game could be taken";
  const json table = json::parse(snapshot.at("table/1/2"));
  EXPECT_EQ(table["state"]["pieces"]["d4"], "S.pawn");
  EXPECT_EQ(table["history"].size(), 1U);
  EXPECT_EQ(table["history"][0]["action"], "d2d4");
  EXPECT_EQ(table["board"]["cells"].size(), 160U);
  EXPECT_EQ(table["state"]["to_act"], "W");
}

TEST(ViewsTest, ArmiesAreCalledByTheirNames) {
  TestClub club;
  const auto event = club.event("Friday", "european-chess", {"Ada", "Bo", "Cy", "Dee"});
  club.seat_and_publish(event);
  const json armies{{"S", "un-peacekeepers"}, {"W", "usa"}, {"N", "holy-roman-empire"}, {"E", "sweden"}};
  table::Session game = begin(club, event, 1, {{"armies", armies}});
  const Snapshot snapshot = seen(club);
  const json table = json::parse(snapshot.at("table/1/1"));
  EXPECT_EQ(table["state"]["seats"]["S"]["army"], "un-peacekeepers");
  EXPECT_EQ(table["state"]["seats"]["S"]["army_name"], "UN peacekeepers");
  EXPECT_EQ(table["state"]["seats"]["W"]["army_name"], "USA");
  const json overview = json::parse(snapshot.at("event"));
  std::set<std::string> told;
  for (const json& seat : overview["tables"][0]["seats"]) told.insert(seat["army_name"].get<std::string>());
  EXPECT_EQ(told, (std::set<std::string>{"UN peacekeepers", "USA", "Holy Roman Empire", "Sweden"}));
}

TEST(ViewsTest, DraftsAreNotShown) {
  TestClub club;
  const auto event = club.event("Friday", "mr-joseph", kEight);
  club.seat(event);
  const json overview = json::parse(seen(club).at("event"));
  EXPECT_EQ(overview["round"], 0);
  EXPECT_TRUE(overview["rounds"].empty());
  EXPECT_TRUE(overview["tables"].empty());
}

TEST(ViewsTest, WhatHappenedWithinTheDelayIsNotKnownYet) {
  TestClub club;
  const auto event = club.event("Friday", "mr-joseph", {"Ada", "Bo", "Cy", "Dee"});
  club.seat_and_publish(event);
  table::Session game = begin(club, event, 1);
  ASSERT_TRUE(game.act("d2d4").has_value());
  const auto early = seen(club, 60s);
  EXPECT_FALSE(early.contains("table/1/1")) << "the game began within the minute";
  EXPECT_EQ(json::parse(early.at("event"))["tables"][0]["how"], "not begun");
  ASSERT_TRUE(game.act("time").has_value());
  const json late = json::parse(seen(club, 0s).at("event"));
  EXPECT_EQ(late["tables"][0]["how"], "by the referee");
  // An hour later everything is to be seen.
  const std::string in_an_hour = earlier(db::now(), -3600s);
  const auto all = seen(club, 60s, in_an_hour);
  EXPECT_EQ(json::parse(all.at("event"))["tables"][0]["how"], "by the referee");
  const json table = json::parse(all.at("table/1/1"));
  EXPECT_EQ(table["history"].size(), 2U);
  EXPECT_TRUE(table["clock"].is_null());
}

/// An event of four, its only round played: each seat's points in order.
db::club::EventId played(TestClub& club, const std::string& name, const std::vector<std::string>& people,
                         const std::vector<std::string>& points) {
  const auto event = club.event(name, "mr-joseph", people);
  club.seat_and_publish(event);
  event::SaidResult said;
  said.points = points;
  club.result(event, 1, 1, said);
  return event;
}

TEST(ViewsTest, ALeagueOpensToItsEventsAndTheirStandings) {
  TestClub club;
  const std::vector<std::string> four{"Ada", "Bo", "Cy", "Dee"}, points{"Ada=4", "Bo=3", "Cy=2", "Dee=1"};
  const auto friday = played(club, "Friday", four, points);
  EXPECT_FALSE(seen(club).contains("leagues")) << "there is none";
  const auto saturday = played(club, "Saturday", four, {"Ada=1", "Bo=3", "Cy=2", "Dee=0"});
  const auto sunday = played(club, "Sunday", four, points);
  good(club->put({0, "Winter", "10-8-6-5", 1, {friday, saturday}}, {"test"}));
  good(club->put({0, "Summer", "score", 0, {saturday, sunday}}, {"test"}));
  const Snapshot snapshot = seen(club);
  EXPECT_EQ(json::parse(snapshot.at("event"))["leagues"], true);
  const json leagues = json::parse(snapshot.at("leagues"))["leagues"];
  ASSERT_EQ(leagues.size(), 1U) << "of the others the event is no part";
  EXPECT_EQ(leagues[0]["league"], "Winter");
  EXPECT_EQ(leagues[0]["ids"], json({{"Friday", friday}, {"Saturday", saturday}}));
  const json& first = leagues[0]["standings"][0];
  EXPECT_EQ(first["total"], "10");
  for (const json& line : leagues[0]["standings"]) EXPECT_EQ(line["events"].size(), 2U);
  for (const auto& [id, name] : {std::pair{friday, "Friday"}, {saturday, "Saturday"}}) {
    const json event = json::parse(snapshot.at("standings/" + std::to_string(id)));
    EXPECT_EQ(event["event"]["name"], name);
    EXPECT_EQ(event["standings"]["standings"].size(), 4U);
  }
  EXPECT_EQ(
      json::parse(snapshot.at("standings/" + std::to_string(saturday)))["standings"]["standings"][0]["player"]["name"],
      "Bo");
  EXPECT_FALSE(snapshot.contains("standings/" + std::to_string(sunday)));
  EXPECT_EQ(json::parse(snapshot.at("standings/" + std::to_string(friday)))["standings"],
            json::parse(snapshot.at("event"))["standings"]);
  // What was entered within the delay counts in a league no earlier than at its event.
  const json held_back = json::parse(seen(club, 60s).at("leagues"))["leagues"];
  for (const json& league : held_back) EXPECT_TRUE(league["standings"].empty()) << league.dump();
  const auto later = seen(club, 60s, earlier(db::now(), -3600s));
  EXPECT_EQ(json::parse(later.at("leagues"))["leagues"], leagues);
}

TEST(ViewsTest, EarlierCountsOverMidnightAndTheYear) {
  EXPECT_EQ(earlier("2026-01-01T00:00:10.123Z", 20s), "2025-12-31T23:59:50.123Z");
  EXPECT_EQ(earlier("2026-11-23T09:00:00.007Z", 0s), "2026-11-23T09:00:00.007Z");
}

/// Two games that differ in what South hides: nobody who looks on may see a difference.
TEST(ViewsTest, SecretsAreNobodysBusiness) {
  for (const test::Secret& secret : test::secrets()) {
    std::vector<Snapshot> worlds;
    const std::string now = "2027-01-01T00:00:00.000Z";
    for (const std::string& hidden : {secret.one, secret.other}) {
      TestClub club;
      const auto event = club.event("Friday", secret.ruleset, {"Ada", "Bo", "Cy", "Dee"});
      club.seat_and_publish(event);
      const json armies{{"S", secret.army}, {"W", "germany"}, {"N", "france"}, {"E", "sweden"}};
      const auto game = good(event::table_game(club.open(event), 0, 1));
      table::Session session(club.file());
      json setup = game.setup;
      setup["armies"] = armies;
      setup["seed"] = 5;
      const auto begun = session.new_game(text::value_of(setup), game.info);
      ASSERT_TRUE(begun) << begun.error().message.english();
      const auto reply = session.act(hidden);
      ASSERT_TRUE(reply) << secret.army << ": " << reply.error().message.english();
      worlds.push_back(seen(club, 0s, now));
    }
    for (Snapshot* world : {&worlds[0], &worlds[1]}) {
      json overview = json::parse(world->at("event"));
      for (json& round : overview["rounds"]) round.erase("published");
      (*world)["event"] = overview.dump();
    }
    EXPECT_EQ(worlds[0], worlds[1]) << secret.ruleset << " " << secret.army;
  }
}

class DemoTest : public EitherEngine {};

TEST_P(DemoTest, PlaysAnEveningToItsEnd) {
  TestClub club(where_);
  DemoOptions options;
  options.players = 7;
  options.rounds = 2;
  options.plies = 6;
  options.pace = 0ms;
  bool begun = false;
  good(play_demo(
      club.file(), options, [&] { begun = true; }, [] { return false; }));
  EXPECT_TRUE(begun);
  const Snapshot snapshot = seen(club);
  const json overview = json::parse(snapshot.at("event"));
  EXPECT_EQ(overview["round"], 2);
  ASSERT_EQ(overview["tables"].size(), 4U) << "a four and a three in each of two rounds";
  for (const json& table : overview["tables"]) EXPECT_EQ(table["how"], "by the referee") << table;
  EXPECT_EQ(snapshot.size(), 5U);
  EXPECT_TRUE(overview["standings"]["open"].empty());
  EXPECT_EQ(overview["title"], "Mr. Joseph's Four Player Chess");
  const json table = json::parse(snapshot.at("table/1/1"));
  EXPECT_EQ(table["ended"], "When two or more share the highest total the game is drawn.") << table["state"]["result"];
}

TEST_P(DemoTest, PlaysGamesThatScore) {
  TestClub club(where_);
  DemoOptions options;
  options.players = 8;
  options.rounds = 1;
  options.plies = 60;
  options.pace = 0ms;
  good(play_demo(
      club.file(), options, [] {}, [] { return false; }));
  const Snapshot snapshot = seen(club);
  const json standings = json::parse(snapshot.at("event"))["standings"]["standings"];
  EXPECT_NE(standings.front()["score"], standings.back()["score"]) << standings;
  json awards = json::array();
  for (const char* path : {"table/1/1", "table/1/2"}) {
    const json table = json::parse(snapshot.at(path));
    for (const json& award : table["points"]) {
      awards.push_back(award);
      EXPECT_TRUE(table["rules"].contains(award["rule"])) << "its rule is told: " << award;
      EXPECT_GT(award["ply"], 0);
      EXPECT_TRUE(award.contains("piece")) << award;
    }
  }
  EXPECT_FALSE(awards.empty()) << "the referee has seen a mate";
}

TEST_P(DemoTest, EndsWhenItIsToldTo) {
  TestClub club(where_);
  DemoOptions options;
  options.pace = 0ms;
  int asked = 0;
  good(play_demo(
      club.file(), options, [] {}, [&] { return ++asked > 10; }));
  EXPECT_EQ(json::parse(seen(club).at("event"))["tables"][0]["how"], "still played");
}

TEST(ViewsTest, PagesHaveWordsForWhatPointsAreGivenFor) {
  const json words = json::parse(words_of_pages("de").value_or("{}"))["words"];
  for (const char* english : table::known_reasons()) {
    ASSERT_TRUE(words.contains(english)) << english;
    EXPECT_NE(words[english], english);
  }
}

TEST(ViewsTest, PagesAreToldOneSentenceInEveryLanguage) {
  const std::string rule = "A player who resigns has lost.";
  EXPECT_EQ(sentence_in("de", rule), "Ein Spieler, der aufgibt, hat verloren.");
  for (const char* language : page_languages()) EXPECT_NE(sentence_in(language, rule).value_or(rule), rule) << language;
  EXPECT_FALSE(sentence_in("de", "Nobody says this."));
  EXPECT_FALSE(sentence_in("en", rule)) << "it is English";
}

TEST(ViewsTest, EnglishPagesHaveTheirWordsInTheirScript) {
  const std::string script = script_of_words(), place = "\nconst english = ";
  const auto begin = script.find(place);
  ASSERT_NE(begin, std::string::npos);
  const auto end = script.find(";\n", begin);
  const json words = json::parse(script.substr(begin + place.size(), end - begin - place.size()));
  const std::string of_a_page = "What is wrong (may be left out)";
  EXPECT_EQ(words[of_a_page], "Describe the problem (optional)");
  EXPECT_EQ(words["Who resigns takes all pieces off the board."],
            "A player who resigns removes all their pieces from the board.")
      << "rules and messages, too: there is no request for them";
  EXPECT_EQ(sentence_in("en", of_a_page), "Describe the problem (optional)");
  EXPECT_LT(script.size(), 64U * 1024U) << "every page waits for it";
}

TEST(ViewsTest, TheFirstLanguageThatPagesSpeakIsTaken) {
  for (const auto& [accepted, language] : {std::pair{"de", "de"},
                                           {"de-CH,de;q=0.9", "de"},
                                           {"FR-ca", "fr"},
                                           {"nl, ja;q=0.5, en", "ja"},
                                           {"en-GB, de", "en"},
                                           {"", "en"},
                                           {"*", "en"},
                                           {";,-, ,", "en"}})
    EXPECT_EQ(language_asked_for(accepted), language) << accepted;
}

TEST(ViewsTest, PagesHaveWordsForArmies) {
  const json words = json::parse(words_of_pages("de").value_or("{}"))["words"];
  EXPECT_EQ(words["UN peacekeepers"], "UN-Friedenstruppen");
  EXPECT_EQ(words["Russia"], "Russland");
}

TEST(ViewsTest, AnEventOrAFileThatIsNotThereIsSaid) {
  TestClub club;
  EXPECT_EQ(Views(10s).read(*club, 7, 0s, db::now()).error().code, "not_found");
  ServerOptions options;
  options.views.file = "/nonexistent/club.sqlite";
  options.port = 0;
  EXPECT_FALSE(ClubServer(options).start());
}

INSTANTIATE_TEST_SUITE_P(Engines, DemoTest, both_engines(), engine);

}  // namespace
}  // namespace arbiter::server
