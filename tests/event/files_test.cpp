// SPDX-License-Identifier: MIT
// Events and players as files, out and in.
#include "app/event/exchange/export.h"
#include "app/event/import.h"
#include "app/event/table_game.h"
#include "app/event/trf.h"
#include "referee/json/view.h"
#include "tests/event/club_fixture.h"
#include "text/value_json.h"

namespace arbiter::event {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

/// Two rounds of chess of five: a win, a draw, a forfeit, byes.
db::club::EventId open(TestClub& club) {
  const auto event = club.event("Open", "chess", {"Ada", "Bo", "Cy", "Dee", "Eve"}, 3);
  club.seat_and_publish(event);
  club.result(event, 1, 1, {{"0-1"}, {}, {}});
  club.result(event, 1, 2, {{"1/2-1/2"}, {}, {}});
  club.seat_and_publish(event);
  club.result(event, 2, 1, {{}, {}, {"N"}});
  club.result(event, 2, 2, {{"1-0"}, {}, {}});
  return event;
}

TEST(EveningFiles, AReportIsReadBackToTheSameStandings) {
  TestClub club;
  const auto event = open(club);
  const auto text = club::write_trf(good(trf_of(club.open(event))));
  ASSERT_TRUE(text) << text.error().english();
  const auto trf = club::read_trf(*text);
  ASSERT_TRUE(trf) << trf.error().english();
  db::club::Event copy;
  copy.ruleset = "chess";
  copy.mode = "";
  EXPECT_THAT(import_trf(*club, *trf, copy, club.by()).error().message.english(), HasSubstr("already"));
  copy.name = "Copy";
  copy.tie_breaks = "DE BH/C1 SB";
  const auto done = good(import_trf(*club, *trf, copy, club.by()));
  EXPECT_EQ(done.added, 0) << "they are the same people";
  const auto lines = [](const json& all) {
    json list = json::array();
    for (const json& one : all["standings"]) {
      json tie_breaks = json::array();
      for (const json& value : one["tie_breaks"]) tie_breaks.push_back(value["value"]);
      list.push_back({one["rank"], one["player"]["name"], one["score"], tie_breaks});
    }
    return list;
  };
  EXPECT_EQ(lines(good(standings_json(good(open_event(*club, "Copy"))))),
            lines(good(standings_json(club.open(event)))));
  const auto four = club.event("Friday", "mr-joseph", {"Ada", "Bo", "Cy", "Dee"});
  EXPECT_EQ(trf_of(club.open(four)).error().code, "conflict");
}

TEST(EveningFiles, ThePageCallsArmiesByTheirNames) {
  TestClub club;
  const auto event = club.event("Friday", "european-chess", {"Ada", "Bo", "Cy", "Dee"});
  club.seat_and_publish(event);
  EventSession event_session = club.open(event);
  event_session.record.rounds.front().tables.front().seats.front().army = "un-peacekeepers";
  const std::string page = good(results_page(event_session));
  EXPECT_THAT(page, HasSubstr(">UN peacekeepers<"));
  EXPECT_THAT(page, Not(HasSubstr("un-peacekeepers")));
}

TEST(EveningFiles, AnotherPlayersAreThoseOfTheReport) {
  TestClub club;
  const auto event = open(club);
  const auto text = *club::write_trf(good(trf_of(club.open(event))));
  TestClub other;
  db::club::Event copy;
  copy.ruleset = "chess";
  copy.mode = "";
  EXPECT_EQ(good(import_trf(*other, *club::read_trf(text), copy, other.by())).added, 5);
  EXPECT_EQ(good(open_event(*other, "open")).record.results.size(), 4U);
}

TEST(EveningFiles, TablesAndPagesHoldWhatTheyMust) {
  TestClub club;
  db::club::Person rude;
  rude.name = "=cmd, \"<b>Al</b>\"";
  good(club->add(rude, club.by()));
  const auto event = club.event("Friday", "mr-joseph", {"#1", "Bo", "Cy", "Dee", "Eve"});
  club.seat_and_publish(event);
  club.result(event, 1, 1, {{"S=1", "W=2", "N=3", "E=4"}, {}, {}});
  const EventSession now = club.open(event);
  const std::string csv = good(standings_csv(now));
  EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 6);
  EXPECT_THAT(csv, HasSubstr("\"'=cmd, \"\"<b>Al</b>\"\"\""));
  EXPECT_THAT(seats_csv(now), HasSubstr("\"by hand, Sam\""));
  const std::string page = good(results_page(now));
  EXPECT_THAT(page, HasSubstr("&lt;b&gt;Al&lt;/b&gt;"));
  EXPECT_THAT(page, Not(HasSubstr("<b>Al")));
  EXPECT_THAT(page, Not(HasSubstr("http")));
  const json whole = good(event_json(now));
  EXPECT_EQ(whole["players"].size(), 5U);
  EXPECT_EQ(whole["rounds"].size(), 3U);
  EXPECT_EQ(whole["results"][0]["by"], "Sam");
  EXPECT_EQ(whole["standings"].size(), 5U);
}

TEST(EveningFiles, GamesOfAnEventAreOneFileWithAllTags) {
  TestClub club;
  const auto event = club.event("Open", "chess", {"Ada", "Bo", "Cy", "Dee"}, 1);
  club.seat_and_publish(event);
  for (const int table : {1, 2}) {
    const TableGame game = good(table_game(club.open(event), 1, table));
    table::Session session(club.file());
    ASSERT_TRUE(session.new_game(game.setup, game.info).has_value());
    for (const char* action : {"f2f3", "e7e5", "g2g4", "d8h4"}) ASSERT_TRUE(session.act(action).has_value());
  }
  db::club::Event renamed = club.open(event).record.event;
  renamed.name = "Grand Open";
  renamed.site = "Club room";
  good(club->change(renamed, club.by()));
  std::vector<Message> left_out;
  const std::string pgn = good(games_text(club.open(event), club.file(), "pgn", left_out));
  for (const char* tag : {"[Event \"Grand Open\"]", "[Site \"Club room\"]", "[Round \"1.1\"]", "[Round \"1.2\"]",
                          "[White \"Ada\"]", "[Result \"0-1\"]", "[Date \"20"})
    EXPECT_THAT(pgn, HasSubstr(tag));
  EXPECT_TRUE(left_out.empty());
  EXPECT_EQ(games_text(club.open(event), club.file(), "kif", left_out).error().code, "bad_value");
}

TEST(EveningFiles, PlayersComeFromTablesOfManyKinds) {
  const auto read = good(people_of_csv("\xEF\xBB\xBFname;born;club\r\n\"Ost; Ada\";1990-05-01;North\r\nBo;;\r\n\r\n"));
  ASSERT_EQ(read.size(), 2U);
  EXPECT_EQ(read[0].person.name, "Ost; Ada");
  EXPECT_EQ(read[0].person.birth_year, 1990);
  EXPECT_EQ(read[1].person.club, "");
  EXPECT_EQ(good(people_of_csv("Name,FIDE_ID,Elo\n\"A \"\"x\"\" B\",123,2100"))[0].person.name, "A \"x\" B");
  const auto wrong = [](const char* text) { return people_of_csv(text).error().message.english(); };
  EXPECT_THAT(wrong("name,shoe\nAda,42\n"), HasSubstr("no column \"shoe\""));
  EXPECT_THAT(wrong("club\nNorth\n"), HasSubstr("no column \"name\""));
  EXPECT_THAT(wrong("name,born\nAda,x\n"), HasSubstr("line 2: \"x\" is no birth_year"));
  EXPECT_THAT(wrong("name\nAda\nBo,1\n"), HasSubstr("line 3: 2 fields"));
  EXPECT_THAT(wrong("name,club\n,North\n"), HasSubstr("line 2: there is no name"));
  EXPECT_THAT(wrong("name\n\xFF\n"), HasSubstr("UTF-8"));
}

TEST(EveningFiles, KnownPlayersAreCompletedAndNamesakesToldApart) {
  TestClub club;
  club.player("Ada");
  club.player("Bo");
  const auto read = good(people_of_csv("name,born,club\nADA,1990,North\nBo,,\nCy,,\n"));
  const auto done = good(import_people(*club, read, club.by()));
  EXPECT_EQ(done.changed, 1);
  EXPECT_EQ(done.known, 1);
  EXPECT_EQ(done.added, 1);
  // Born in another year: somebody else.
  EXPECT_EQ(good(import_people(*club, good(people_of_csv("name,born\nAda,2001\n")), club.by())).added, 1);
  const auto again = good(import_people(*club, good(people_of_csv("name\nAda\n")), club.by()));
  EXPECT_EQ(again.added, 1);
  EXPECT_EQ(again.notes.size(), 1U) << "which Ada is not known";
}

}  // namespace
}  // namespace arbiter::event
