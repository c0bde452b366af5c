// SPDX-License-Identifier: MIT
// Results that places cannot say, numbers that do not fit, and whose result is meant.
#include <gtest/gtest.h>

#include "app/event/standings.h"
#include "app/event/statistics.h"
#include "app/event/table_game.h"
#include "tests/event/club_fixture.h"

namespace arbiter::event {
namespace {

using testing::HasSubstr;

/// The score of whoever sits at a seat of a table of the first round.
std::string score_at(TestClub& club, db::club::EventId event, int table, std::size_t seat) {
  const EventSession now = club.open(event);
  const auto& seats = now.round(1)->tables[static_cast<std::size_t>(table) - 1].seats;
  return line_of(good(standings_json(now)), now.names[seats[seat].person])["score"];
}

struct OfTwo {
  const char *first, *second, *first_score, *second_score;
};

TEST(Results, OfTwoCountAsTheyAreSaid) {
  const auto check = [](const std::string& scoring, const std::vector<OfTwo>& results) {
    for (const OfTwo& one : results) {
      TestClub club;
      const auto event = club.event("Open", "chess", {"Ada", "Bo"}, 1, scoring);
      club.seat_and_publish(event);
      club.result(event, 1, 1, {{std::string("S=") + one.first, std::string("N=") + one.second}, {}, {}});
      EXPECT_EQ(score_at(club, event, 1, 0), one.first_score) << scoring << ": " << one.first << " " << one.second;
      EXPECT_EQ(score_at(club, event, 1, 1), one.second_score) << scoring << ": " << one.first << " " << one.second;
      EXPECT_EQ(good(club->wrong_totals()), 0);
    }
  };
  check("", {{"1", "0", "1", "0"},
             {"0", "1", "0", "1"},
             {"1/2", "1/2", "0.5", "0.5"},
             {"0", "0", "0", "0"},
             {"1/2", "0", "0.5", "0"},
             {"0", "0.5", "0", "0.5"},
             {"7", "3", "1", "0"}});
  check("win 3-1-0", {{"3", "0", "3", "0"},
                      {"1", "0", "3", "0"},
                      {"1", "1", "1", "1"},
                      {"1/2", "1/2", "1", "1"},
                      {"1/2", "0", "1", "0"},
                      {"0", "0", "0", "0"}});
  check("win 3-2-1", {{"0", "0", "1", "1"}, {"2", "1", "2", "1"}, {"2", "2", "2", "2"}});
  check("places 1-0", {{"0", "0", "0", "0"}, {"1/2", "0", "0.5", "0"}});
  check("game", {{"0", "0", "0", "0"}, {"1/2", "0", "0.5", "0"}, {"3", "2", "3", "2"}});
}

TEST(Results, OfTwoNeverGiveMoreThanTheGame) {
  TestClub club;
  const auto event = club.event("Open", "chess", {"Ada", "Bo"}, 1);
  club.seat_and_publish(event);
  const auto error = [&](const SaidResult& said) {
    const auto result = hand_result(club.open(event), 1, 1, said);
    return result ? std::string() : result.error().message.english();
  };
  EXPECT_THAT(error({{"S=1", "N=1"}, {}, {}}), HasSubstr("1 and 1 are more than a game gives"));
  EXPECT_THAT(error({{"S=1", "N=1/2"}, {}, {}}), HasSubstr("1 and 0.5 are more"));
  EXPECT_THAT(error({{"1-1"}, {}, {}}), HasSubstr("more than a game gives"));
  EXPECT_EQ(error({{"0-0"}, {}, {}}), "");
  for (const char* large : {"100000000000000000", "1000000000000000000", "1000001", "-1000001"})
    EXPECT_THAT(error({{std::string("S=") + large, "N=0"}, {}, {}}), HasSubstr("too large")) << large;
  EXPECT_THAT(error({{"S=1/99999989", "N=0"}, {}, {}}), HasSubstr("cannot be summed up"));
  EXPECT_THAT(error({{"S=0.00000000000000001", "N=0"}, {}, {}}), HasSubstr("cannot be summed up"));
  EXPECT_THAT(error({{"S=99999999999999999999", "N=0"}, {}, {}}), HasSubstr("no number of points"));
  EXPECT_EQ(error({{"S=1000000", "N=1/3"}, {}, {}}), "");
}

/// Both lost, and half a point against none, go into totals as what they are worth, and into no rating.
TEST(Results, ThatPlacesCannotSayAreInTotalsAndNotInRatings) {
  TestClub club;
  const auto event = club.event("Open", "chess", {"Ada", "Bo", "Cy", "Dee"}, 1);
  club.seat_and_publish(event);
  club.result(event, 1, 1, {{"0-0"}, {}, {}});
  club.result(event, 1, 2, {{"1/2-0"}, {}, {}});
  const auto totals = good(totals_table(*club, "chess", ""));
  std::map<std::string, std::string> points;
  for (const auto& line : totals.lines) points[line.player.name] = line.score;
  const EventSession now = club.open(event);
  const auto name = [&](std::size_t table, std::size_t seat) {
    return now.names[now.round(1)->tables[table].seats[seat].person];
  };
  EXPECT_EQ(points[name(0, 0)], "0");
  EXPECT_EQ(points[name(0, 1)], "0");
  EXPECT_EQ(points[name(1, 0)], "0.5");
  EXPECT_EQ(points[name(1, 1)], "0");
  EXPECT_EQ(good(club->wrong_totals()), 0);
  EXPECT_EQ(good(club->count_anew(club.by())), 0);
  EXPECT_TRUE(good(ratings_of(*club, {"chess", false, ""})).two.empty());
}

TEST(Results, AreOfTheOldestOpenRoundWhereNoneIsNamed) {
  TestClub club;
  const auto event = club.event("Open", "chess", {"Ada", "Bo", "Cy", "Dee"}, 3);
  EXPECT_EQ(round_meant(club.open(event), 1, Meant::result), 0);
  club.seat_and_publish(event);
  ProposeOptions anyway;
  anyway.anyway = true;
  club.seat(event, anyway);
  good(club->publish(event, 2, club.by()));
  EXPECT_EQ(round_meant(club.open(event), 1, Meant::result), 1);
  club.result(event, 1, 1, {{"1-0"}, {}, {}});
  EXPECT_EQ(round_meant(club.open(event), 1, Meant::result), 2);
  EXPECT_EQ(round_meant(club.open(event), 1, Meant::take_back), 1);
  EXPECT_EQ(round_meant(club.open(event), 2, Meant::take_back), 2) << "nothing was entered";
  EXPECT_EQ(round_meant(club.open(event), 2, Meant::result), 1);
  club.result(event, 2, 1, {{"1-0"}, {}, {}});
  EXPECT_EQ(round_meant(club.open(event), 1, Meant::result), 2) << "a correction of the newest";
}

TEST(Results, ThatAnOlderProgramTookAreToldAndStopNothing) {
  TestClub club;
  const auto event = club.event("Open", "chess", {"Ada", "Bo", "Cy", "Dee"}, 1, "game");
  club.seat_and_publish(event);
  club.result(event, 1, 1, {{"2-1"}, {}, {}});
  club.result(event, 1, 2, {{"2-1"}, {}, {}});
  EventSession now = club.open(event);
  for (const char* bad : {"1000000000000000000", "99999999999999999999", "1/999999999999", "much"}) {
    now.record.results[1].seats[0].points = bad;
    const auto all = good(standings_of(now));
    ASSERT_EQ(all.open.size(), 1U) << bad;
    EXPECT_EQ(all.open[0].table, 2);
    EXPECT_EQ(all.open[0].state.english(), "the points cannot be counted, enter the result again");
    EXPECT_EQ(all.lines[0].score, "2");
  }
  // What still does not fit is an error, and no exception.
  now.record.event.scoring = "win 9000000000000000000-9000000000000000000-0";
  for (db::club::ResultSeat& seat : now.record.results[1].seats) {
    seat.points = "2";
    seat.place = 1;
  }
  now.record.event.tie_breaks = "SB";
  const auto large = standings_of(now);
  ASSERT_FALSE(large);
  EXPECT_EQ(large.error().message.english(), "The numbers of Open are too large to be counted");
}

TEST(Results, OfRoundsWithoutATableAreWorthNoMoreThanAGame) {
  db::club::Event event;
  event.name = "x";
  event.ruleset = "chess";
  event.mode = "";
  const auto error = [&](auto change) {
    db::club::Event other = event;
    change(other);
    const auto checked = checked_event(other);
    return checked ? std::string() : checked.error().message.english();
  };
  EXPECT_EQ(error([](auto& e) { e.bye = "2"; }), "A bye cannot be worth more than a win, 1 (2)");
  EXPECT_EQ(error([](auto& e) { e.bye = "-1"; }), "A bye cannot be worth less than nothing (-1)");
  EXPECT_THAT(error([](auto& e) { e.sit_out = "3/2"; }), HasSubstr("A round sat out cannot be worth more than a win"));
  EXPECT_EQ(error([](auto& e) { e.bye = "2", e.scoring = "win 3-1-0"; }), "");
  EXPECT_THAT(error([](auto& e) { e.scoring = "win 0-1/2-1"; }), HasSubstr("What is worse cannot be worth more"));
  EXPECT_THAT(error([](auto& e) { e.scoring = "win 1-1-1"; }), HasSubstr("What is worse"));
  EXPECT_THAT(error([](auto& e) { e.scoring = "win 3-2-1-2"; }), HasSubstr("What is worse"));
  EXPECT_EQ(error([](auto& e) { e.scoring = "win 3-2-1-0"; }), "");
  EXPECT_THAT(error([](auto& e) { e.scoring = "places 0-1"; }), HasSubstr("What is worse"));
  EXPECT_THAT(error([](auto& e) { e.scoring = "win 10000000-1-0"; }), HasSubstr("too large"));
}

TEST(Names, AreComparedAsPeopleAndFilesWriteThem) {
  for (const auto& [a, b] : {std::pair{"Cy Twombly", "Twombly, Cy"},
                             {"Cy Twombly", "GM Twombly, C."},
                             {"Ada", "ADA"},
                             {"Jürgen Müller", "müller,jürgen"}}) {
    EXPECT_TRUE(may_be_called(a, b)) << a << " " << b;
    EXPECT_TRUE(may_be_called(b, a)) << a << " " << b;
  }
  for (const auto& [a, b] : {std::pair{"Cy Twombly", "Bo Twombly"}, {"Ada", "Ada Ost"}, {"Ada", "Bo"}, {"Ada", ""}})
    EXPECT_FALSE(may_be_called(a, b)) << a << " " << b;
}

TEST(TableGames, OfAFileAreThoseOfTheTableWhoseNamesTheyHave) {
  TestClub club;
  const auto event = club.event("Open", "chess", {"Ada", "Bo", "Cy", "Dee"}, 1);
  club.seat_and_publish(event);
  const EventSession now = club.open(event);
  const auto& first = now.round(1)->tables[0].seats;
  const std::string white = now.names[first[0].person], black = now.names[first[1].person];
  const auto about = [](const std::string& round, const std::string& s, const std::string& n) {
    return Value{{"round", round}, {"players", Value{{"S", s}, {"N", n}}}};
  };
  EXPECT_EQ(good(table_of_record(now, "chess", about("1.1", white, black))).table, 1);
  EXPECT_EQ(good(table_of_record(now, "chess", about("1.1", "?", ""))).table, 1);
  EXPECT_EQ(good(table_of_record(now, "chess", about("", white, black))).table, 1);
  const auto other = table_of_record(now, "chess", about("1.2", white, black));
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().code, "conflict");
  EXPECT_THAT(other.error().message.english(), HasSubstr("Round 1, table 2 is of S "));
  EXPECT_THAT(other.error().message.english(), HasSubstr("but the game is of S " + white + " and N " + black));
  EXPECT_FALSE(table_of_record(now, "chess", about("1.1", black, white))) << "the colours are changed about";
  const auto another = table_of_record(now, "xiangqi", about("1.1", white, black));
  ASSERT_FALSE(another);
  EXPECT_EQ(another.error().message.english(), "Open is an event of chess, but the game is one of xiangqi");
  EXPECT_FALSE(table_of_record(
      now, "chess", about("9999999999999.1", white, black).is_table() ? about("9.1", white, black) : Value()));
}

}  // namespace
}  // namespace arbiter::event
