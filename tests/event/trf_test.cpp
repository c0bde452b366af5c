// SPDX-License-Identifier: MIT
// Tournament reports as events, and back.
#include "app/event/trf.h"

#include <rapidcheck/gtest.h>

#include <random>

#include "app/event/import.h"
#include "app/event/standings.h"
#include "tests/event/club_fixture.h"

namespace arbiter::event {
namespace {

using nlohmann::json;
using testing::Contains;
using testing::HasSubstr;

/// A line 001: number, name, points and the rounds as they stand from column 92 on, each eight characters.
std::string player(int number, const std::string& name, const std::string& points,
                   const std::vector<std::string>& rounds) {
  std::string line = "001 " + std::string(number < 10 ? 3 : 2, ' ') + std::to_string(number);
  line.resize(14, ' ');
  line += name;
  line.resize(80, ' ');
  line += std::string(4 - points.size(), ' ') + points + "    1";
  for (const std::string& round : rounds) line += "  " + round;
  return line + "\n";
}

const std::string kHead = "012 Open\n042 2026/10/01\n052 2026/10/03\n092 Individual: Swiss-System\n";

struct Read {
  Imported imported;
  std::map<std::string, std::string> scores;
  json standings;
};

/// What becomes of a report in a club of its own; `name`: of the event.
Read read_in(TestClub& club, const std::string& text, const std::string& name = "Open") {
  const auto trf = club::read_trf(text);
  EXPECT_TRUE(trf) << trf.error().english();
  if (!trf) return {};
  db::club::Event event;
  event.ruleset = "chess";
  event.mode = "";
  Read read;
  read.imported = good(import_trf(*club, *trf, event, club.by()));
  read.standings = good(standings_json(good(open_event(*club, name))));
  for (const json& one : read.standings["standings"]) read.scores[one["player"]["name"]] = one["score"];
  return read;
}

std::string noted(const Read& read) {
  std::string all;
  for (const Message& note : read.imported.notes) all += note.english() + "\n";
  return all;
}

TEST(Reports, CountEveryLetterAsItSays) {
  // Of all pairs that a report may have: both lines, and what they count.
  const std::pair<const char*, std::pair<const char*, const char*>> pairs[] = {
      {"10", {"1", "0"}},   {"01", {"0", "1"}},     {"==", {"0.5", "0.5"}}, {"00", {"0", "0"}},  {"=0", {"0.5", "0"}},
      {"0=", {"0", "0.5"}}, {"+-", {"1", "0"}},     {"-+", {"0", "1"}},     {"--", {"0", "0"}},  {"WL", {"1", "0"}},
      {"LW", {"0", "1"}},   {"DD", {"0.5", "0.5"}}, {"LL", {"0", "0"}},     {"DL", {"0.5", "0"}}};
  for (const auto& [letters, points] : pairs) {
    TestClub club;
    const Read read = read_in(club, kHead + player(1, "Ada", "", {std::string("   2 w ") + letters[0]}) +
                                        player(2, "Bo", "", {std::string("   1 b ") + letters[1]}));
    EXPECT_EQ(read.scores.at("Ada"), points.first) << letters;
    EXPECT_EQ(read.scores.at("Bo"), points.second) << letters;
    // And out again, letter by letter.
    const auto trf = good(trf_of(good(open_event(*club, "Open"))));
    EXPECT_EQ(trf.players[0].rounds[0].result, letters[0]);
    EXPECT_EQ(trf.players[1].rounds[0].result, letters[1]);
    EXPECT_EQ(good(club->wrong_totals()), 0);
  }
}

TEST(Reports, CountRoundsWithoutAnOpponent) {
  const std::pair<char, const char*> byes[] = {{'+', "1"}, {'-', "0"}, {'F', "1"},   {'H', "0.5"}, {'Z', "0"},
                                               {'U', "1"}, {'1', "1"}, {'=', "0.5"}, {'0', "0"},   {' ', "0"}};
  for (const auto& [letter, points] : byes) {
    TestClub club;
    const Read read = read_in(club, kHead + player(1, "Ada", points, {std::string("0000 - ") + letter}) +
                                        player(2, "Bo", "1.0", {"   3 w 1"}) + player(3, "Cy", "0.0", {"   2 b 0"}));
    EXPECT_EQ(read.scores.at("Ada"), points) << letter;
    EXPECT_EQ(noted(read), "") << letter;
  }
  // All of them in one report, at its own values.
  TestClub club;
  const Read read =
      read_in(club, kHead + "162  W 3.0    D 2.0    L 1.0    A 0.0    P 2.0\n" +
                        player(1, "Ada", "9.0", {"0000 - U", "0000 - F", "   2 w 1", "0000 - L", "0000 - L"}) +
                        player(2, "Bo", "6.0", {"0000 - H", "0000 - +", "   1 b 0", "0000 - Z", "0000 - -"}));
  EXPECT_EQ(read.scores.at("Ada"), "8");
  EXPECT_EQ(read.scores.at("Bo"), "6");
  EXPECT_EQ(noted(read), "Ada: the report says 9 points, but the rounds come to 8\n");
}

TEST(Reports, WithOneColourTwiceAreReadAndToldOf) {
  TestClub club;
  const Read read = read_in(club, kHead + player(1, "Ada", "1.0", {"   2 w 1"}) + player(2, "Bo", "0.0", {"   1 w 0"}));
  EXPECT_EQ(noted(read), "Round 1: Ada and Bo both have White; the line that comes first counts\n");
  EXPECT_EQ(read.scores.at("Ada"), "1");
  const auto seats = club.open(good(open_event(*club, "Open")).record.event.id).round(1)->tables[0].seats;
  EXPECT_EQ(seats[0].seat, "S");
}

TEST(Reports, TellDaysThatCannotBeRead) {
  const auto days = [](const std::string& begins, const std::string& ends) {
    TestClub club;
    const Read read = read_in(club, "012 Open\n042 " + begins + "\n052 " + ends + "\n" +
                                        player(1, "Ada", "2.0", {"   2 w 1", "0000 - F"}) +
                                        player(2, "Bo", "0.0", {"   1 b 0", "0000 - Z"}));
    const auto event = good(open_event(*club, "Open")).record.event;
    std::vector<std::string> out{event.begins, event.ends, event.regulation, noted(read)};
    out.push_back(read.standings["standings"][0]["tie_breaks"][1]["value"].dump());
    return out;
  };
  const auto first = days("24/09/2010", "28. 09. 2010");
  EXPECT_EQ(std::vector(first.begin(), first.begin() + 4),
            (std::vector<std::string>{"2010-09-24", "2010-09-28", "2010-09-24", ""}));
  EXPECT_EQ(days("May 29, 2020", "31 May 2020")[0], "2020-05-29");
  EXPECT_EQ(days("24.9.99", "26.9.99")[0], "1999-09-24");
  EXPECT_THAT(days("24.9.99", "26.9.99")[3], HasSubstr("The first day (\"24.9.99\") is read as 1999-09-24"));
  EXPECT_THAT(days("03/04/2010", "03/04/2010")[3], HasSubstr("read with the day before the month: 2010-04-03"));
  const auto only_end = days("autumn", "2010/09/28");
  EXPECT_EQ(only_end[0], "");
  EXPECT_EQ(only_end[2], "2010-09-28");
  EXPECT_THAT(only_end[3], HasSubstr("The first day (\"autumn\") cannot be read: it stays unknown"));
  EXPECT_THAT(only_end[3], HasSubstr("those of the last day"));
  const auto none = days("autumn", "winter");
  EXPECT_EQ(none[0] + none[1] + none[2], "") << "neither today nor today's rules";
  EXPECT_THAT(none[3], HasSubstr("no day is known"));
  EXPECT_EQ(none[4], "null") << "Buchholz depends on the rules of the day";
  EXPECT_NE(first[4], "null");
}

TEST(Reports, OfRoundRobinsAndTeamsAreReadAsWhatTheyAre) {
  TestClub club;
  const std::string all = player(1, "Ada", "2.0", {"   4 w 1", "   3 b 1", "   2 w -"}) +
                          player(2, "Bo", "1.5", {"   3 w 1", "   4 b =", "   1 b -"}) +
                          player(3, "Cy", "0.0", {"   2 b 0", "   1 w 0", "   4 w 0"}) +
                          player(4, "Dee", "1.5", {"   1 b 0", "   2 w =", "   3 b 1"});
  const Read robin = read_in(club, "012 Open\n042 2026/10/01\n052 2026/10/01\n092 Individual: Round-Robin\n" + all);
  EXPECT_EQ(good(open_event(*club, "Open")).record.event.mode, "round-robin");
  EXPECT_EQ(noted(robin), "");
  TestClub other;
  const Read teams = read_in(other, kHead + all + "013 Rooks                                1    2\n" +
                                        "013 Pawns                                3    4\n");
  EXPECT_THAT(noted(teams), HasSubstr("This is a report of teams (Rooks and Pawns)"));
  EXPECT_EQ(teams.scores.at("Ada"), "2");
  EXPECT_EQ(good(open_event(*other, "Open")).record.event.mode, "swiss");
}

TEST(Reports, OfRoundRobinsLeaveOutWhoWithdrewTooEarly) {
  TestClub club;
  const Read read = read_in(club, "012 Open\n042 2026/10/01\n052 2026/10/01\n092 Individual: Round-Robin\n" +
                                      player(1, "Ada", "2.0", {"   4 w 1", "   3 b 1", "   2 w 1"}) +
                                      player(2, "Bo", "1.0", {"   3 w 1", "   4 b +", "   1 b 0"}) +
                                      player(3, "Cy", "0.0", {"   2 b 0", "   1 w 0", "   4 w +"}) +
                                      player(4, "Dee", "0.0", {"   1 b 0", "   2 w -", "   3 b -"}));
  EXPECT_EQ(read.scores.at("Ada"), "2") << "the point against Dee does not count";
  EXPECT_EQ(read.scores.at("Bo"), "1");
  EXPECT_EQ(read.scores.at("Cy"), "0");
  EXPECT_EQ(noted(read),
            "Dee left the round robin before half of their games: points by and against them do not count\n");
  EXPECT_EQ(read.standings["standings"][0]["rounds"][0]["kind"], "annulled");
  EXPECT_EQ(good(trf_of(good(open_event(*club, "Open")))).players[0].points, club::Fraction(2));
}

TEST(Reports, KeepTwoPlayersOfOneNameApart) {
  TestClub club;
  const Read read =
      read_in(club, kHead + player(1, "Ada", "1.0", {"   2 w 1"}) + player(2, "Ada", "0.0", {"   1 b 0"}));
  EXPECT_EQ(read.imported.added, 2);
  EXPECT_EQ(good(club->people()).size(), 2U);
}

TEST(Reports, HaveNoLetterForEverything) {
  TestClub club;
  db::club::Event event;
  event.name = "Quarters";
  event.ruleset = "chess";
  event.mode = "";
  event.begins = "2026-11-23";
  event.sit_out = "1/4";
  const auto id = club.event(event, {"Ada", "Bo", "Cy"});
  auto cy = club.open(id).record.entrants[2];
  cy.sits_out = {1};
  good(club->set_entrants(id, std::vector{cy}, club.by()));
  club.seat_and_publish(id);
  club.result(id, 1, 1, {{"1-0"}, {}, {}});
  EXPECT_EQ(trf_of(club.open(id)).error().message.english(),
            "Round 1 counts 0.25 for Cy, which a tournament report has no letter for; csv and json have it");
  const auto game = club.event("Points", "chess", {"Ada", "Bo"}, 1, "game");
  club.seat_and_publish(game);
  club.result(game, 1, 1, {{"7-3"}, {}, {}});
  EXPECT_THAT(trf_of(club.open(game)).error().message.english(), HasSubstr("Round 1 counts 7 for"));
}

TEST(Files, OfWhateverEncodingAreReadAndTold) {
  const auto ansi = read_text("012 M\xFCller-Turnier\n");
  EXPECT_EQ(ansi.text, "012 Müller-Turnier\n");
  EXPECT_EQ(ansi.notes.size(), 1U);
  EXPECT_THAT(ansi.notes.at(0).english(), HasSubstr("Windows-1252"));
  const auto wide = read_text(std::string("\xFF\xFEn\0a\0m\0e\0\n\0A\0d\0a\0", 18));
  EXPECT_EQ(good(people_of_csv(wide.text))[0].person.name, "Ada");
  EXPECT_TRUE(wide.notes.empty());
}

TEST(Files, OfTablesComeAsOfficeProgramsWriteThem) {
  for (const char* text : {"sep=;\r\nname;elo\r\nAda;1500\r\n", "\n\nname,elo,,\nAda,1500,,\n,,,\n,\n",
                           "name\telo\n\"Ada\"\t\"1500\"\n\t\n", "elo;name\n1500;Ada;\n"}) {
    const auto people = people_of_csv(text);
    ASSERT_TRUE(people) << text << people.error().message.english();
    ASSERT_EQ(people->size(), 1U) << text;
    EXPECT_EQ(people->front().person.name, "Ada");
    EXPECT_EQ(people->front().person.rating, 1500);
  }
  for (const char* text :
       {"Surname;Forename;Elo\nLovelace;Ada;1500\n", "First name,Last name\nAda,Lovelace\n",
        "Nachname\tVorname\nLovelace\tAda\n", "Nom;Prénom\nLovelace;Ada\n", "name\n\"Lovelace, Ada\"\n"}) {
    const auto people = people_of_csv(text);
    ASSERT_TRUE(people) << text << people.error().message.english();
    EXPECT_EQ(people->front().person.name, "Lovelace, Ada") << text;
  }
  EXPECT_EQ(good(people_of_csv("Фамилия;Имя\nИванов;\n"))[0].person.name, "Иванов");
  EXPECT_EQ(people_of_csv("Vorname\nAda\n").error().message.english(), "line 1: there is no column \"name\"");
  EXPECT_EQ(people_of_csv("name;elo\n\"Ada;1500\nBo;1400\n").error().message.english(),
            "line 2: a quotation mark is not closed");
  EXPECT_EQ(people_of_csv("name;elo\nAda;1500;x\n").error().message.english(), "line 2: 3 fields, but 2 columns");
  EXPECT_EQ(people_of_csv("name;elo\n;1500\n").error().message.english(), "line 2: there is no name");
}

TEST(Files, BringRatingsAlong) {
  TestClub club;
  const auto read =
      good(people_of_csv("name;rating;born\nAda;1800;1990-05-01\nBo;1.850;01.05.1991\nCy;;1992\nDee;0;\n"));
  (void)good(import_people(*club, read, club.by()));
  const auto people = good(club->people());
  EXPECT_EQ(people[0].rating, 1800);
  EXPECT_EQ(people[1].rating, 1850);
  EXPECT_EQ(people[1].birth_year, 1991) << "and not the first";
  EXPECT_FALSE(people[2].rating);
  EXPECT_FALSE(people[3].rating);
  const auto event = club.event("Open", "chess", {});
  EXPECT_EQ(arriving(club.open(event), people[1].id, 1).rating, 1850);
  for (const char* wrong :
       {"name;elo\nAda;many\n", "name;elo\nAda;18500\n", "name;elo\nAda;1.85\n", "name;elo\nAda;-3\n"})
    EXPECT_THAT(people_of_csv(wrong).error().message.english(), HasSubstr("is no rating")) << wrong;
  const auto again = good(import_people(*club, good(people_of_csv("name;elo\nAda;1900\n")), club.by()));
  EXPECT_THAT(english_of(again.notes),
              Contains(HasSubstr("Ada has the rating 1800; the file's, 1900, was not taken over")));
}

/// The lines of standings, without what only this event has.
json lines_of(const json& all) {
  json list = json::array();
  for (const json& one : all["standings"]) {
    json line{one["rank"], one["number"], one["score"]};
    for (const json& value : one["tie_breaks"]) line.push_back(value["value"]);
    list.push_back(std::move(line));
  }
  return list;
}

/// An event of two in which everything happens that may.
struct AnyEvent {
  TestClub club;
  std::mt19937_64 random;
  db::club::EventId id = 0;

  std::size_t draw(std::size_t below) { return static_cast<std::size_t>(random() % below); }
  std::string one_of(const std::vector<std::string>& list) { return list[draw(list.size())]; }

  void make() {
    db::club::Event event;
    event.name = "Original";
    event.ruleset = "chess";
    event.mode = draw(3) == 0 ? "round-robin" : "swiss";
    event.begins = one_of({"2020-05-01", "2024-05-01", "2026-11-23"});
    event.rounds = 2 + static_cast<int>(draw(4));
    event.scoring = one_of({"", "win 3-1-0", "win 2-1-0", "win 3-2-1-0"});
    event.bye = one_of({"win", "even", "0", "1/2"});
    event.sit_out = one_of({"0", "even", "win"});
    event.tie_breaks = "DE BH/C1 SB WON FB";
    std::vector<std::string> names;
    for (std::size_t i = 0, n = 4 + draw(5); i < n; ++i) names.push_back("p" + std::to_string(i));
    id = club.event(event, names);
  }

  void sit_out_or_go(int round) {
    const EventSession now = club.open(id);
    std::vector<db::club::Entrant> changed;
    for (db::club::Entrant e : now.record.entrants) {
      const std::size_t what = draw(12);
      if (what == 0) e.sits_out.push_back(round);
      if (what == 1 && round > 1 && !e.to) e.to = round - 1;
      if (what < 2) changed.push_back(std::move(e));
    }
    if (!changed.empty()) good(club->set_entrants(id, changed, club.by()));
  }

  void result(int round, const db::club::Table& table) {
    const std::string said = one_of({"1-0", "0-1", "1/2-1/2", "0-0", "1/2-0", "0-1/2", "S", "N", "both", "open"});
    if (said == "open") return;
    SaidResult words;
    if (said.size() > 1 && said != "both") words.points = {said};
    if (said == "S" || said == "both") words.absent.emplace_back("S");
    if (said == "N" || said == "both") words.absent.emplace_back("N");
    club.result(id, round, table.number, words);
  }

  void play() {
    make();
    const bool robin = club.open(id).record.event.mode == "round-robin";
    ProposeOptions options;
    options.anyway = true;
    options.relaxed.rematches = options.relaxed.second_bye = options.relaxed.colours = true;
    for (int round = 1; round <= club.open(id).record.event.rounds; ++round) {
      if (!robin) sit_out_or_go(round);
      const auto draft = propose(club.open(id), options);
      if (!draft) return;  // too few are left, or all rounds of a round robin are played
      good(keep_draft(*club, club.open(id), *draft, club.by()));
      good(club->publish(id, round, club.by()));
      const EventSession published = club.open(id);
      for (const auto& table : published.round(round)->tables) result(round, table);
    }
  }
};

RC_GTEST_PROP(ReportProperties, OurOwnReadBackGivesTheSameStandings, (std::uint64_t seed)) {
  AnyEvent it;
  it.random.seed(seed);
  it.play();
  const auto trf = trf_of(it.club.open(it.id));
  RC_ASSERT(trf.has_value());
  RC_ASSERT(club::differences(*trf).empty());
  const auto text = club::write_trf(*trf);
  RC_ASSERT(text.has_value());
  const auto read = club::read_trf(*text);
  RC_ASSERT(read.has_value());
  db::club::Event copy;
  copy.name = "Copy";
  copy.ruleset = "chess";
  copy.mode = "";
  TestClub other;
  (void)good(import_trf(*other, *read, copy, other.by()));
  const json before = good(standings_json(it.club.open(it.id)));
  const json after = good(standings_json(good(open_event(*other, "Copy"))));
  if (lines_of(before) != lines_of(after))
    RC_LOG() << *text << lines_of(before).dump() << "\n" << lines_of(after).dump();
  RC_ASSERT(lines_of(before) == lines_of(after));
  RC_ASSERT(good(other->wrong_totals()) == 0);
}

}  // namespace
}  // namespace arbiter::event
