// SPDX-License-Identifier: MIT
#include "app/club/trf.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <string>

namespace arbiter::club {
namespace {

TrfPlayer player(int number, const std::string& name, const Fraction& points, std::vector<TrfResult> rounds) {
  TrfPlayer out;
  out.number = number;
  out.sex = number % 2 == 0 ? 'w' : 'm';
  out.title = "FM";
  out.name = name;
  out.rating = 2000 - number;
  out.federation = "GER";
  out.fide_id = std::to_string(12'940'000 + number);
  out.birth = "1987/06/05";
  out.points = points;
  out.rank = number;
  out.rounds = std::move(rounds);
  return out;
}

Trf event() {
  Trf out;
  out.name = "Club Evening";
  out.city = "Köln";
  out.federation = "GER";
  out.start = "2026/03/14";
  out.end = "2026/03/15";
  out.type = "Individual: Swiss-System";
  out.chief_arbiter = "Müller, Jürgen";
  out.deputies = {"One, A", "Two, B"};
  out.time_control = "90 minutes for the game and 30 seconds a move";
  out.dates = {"26/03/14", "26/03/14", "26/03/15"};
  out.rounds = 3;
  out.first_colour = 'w';
  out.scoring = {{'W', 1}, {'D', Fraction(1, 2)}, {'L', 0}, {'P', 1}};
  out.controller = "Arbiter";
  out.system = "CUSTOM_SWISS";
  out.tie_breaks = {"BH/C1", "SB"};
  out.encoded_time_control = "5400+30";
  out.players = {player(1, "Ågren, Örjan", Fraction(3, 2), {{2, 'w', '1'}, {3, 'b', '='}}),
                 player(2, "Bee, Zoe", 1, {{1, 'b', '0'}, {0, '-', 'U'}}),
                 player(3, "Cee, Yan", Fraction(1, 2), {{0, '-', 'Z'}, {1, 'w', '='}})};
  out.players[1].rating.reset();
  out.byes = {{'H', 3, {2}}};
  out.accelerations = {{0, 1, 1, 2, 1, 1}};
  out.forbidden = {{1, 3, {2, 3}}};
  out.other = {"### a remark"};
  return out;
}

/// The record of somebody of whom little is known, up to the rank.
std::string line(const std::string& number, const std::string& name, const std::string& points) {
  std::string out = "001 " + std::string(4 - number.size(), ' ') + number;
  out.resize(14, ' ');
  out += name;
  out.resize(80, ' ');
  return out + std::string(4 - points.size(), ' ') + points + "    1";
}

/// Column by column as the format says: 001 and, counted in characters, the name from 15, points to 84, rounds from 92.
TEST(Trf, PutsEverythingInItsColumns) {
  const std::string text = write_trf(event()).value();
  const auto has = [&](const std::string& line) { return ("\n" + text).find("\n" + line + "\n") != std::string::npos; };
  EXPECT_TRUE(
      has("001    1 m FM Ågren, Örjan                      1999 GER    12940001 1987/06/05  1.5    1"
          "     2 w 1     3 b ="))
      << text;
  EXPECT_TRUE(
      has("001    2 w FM Bee, Zoe                               GER    12940002 1987/06/05  1.0    2"
          "     1 b 0  0000 - U"));
  EXPECT_TRUE(has("062 3"));
  EXPECT_TRUE(has("072 2"));
  EXPECT_TRUE(has("132" + std::string(88, ' ') + "26/03/14  26/03/14  26/03/15"));
  EXPECT_TRUE(has("142 3"));
  EXPECT_TRUE(has("152 W"));
  EXPECT_TRUE(has("162  W 1.0    D 0.5    L 0.0    P 1.0"));
  EXPECT_TRUE(has("192 CUSTOM_SWISS"));
  EXPECT_TRUE(has("202 BH/C1,SB"));
  EXPECT_TRUE(has("240 H   3    2"));
  EXPECT_TRUE(has("250  0.0  1.0   1   2    1    1"));
  EXPECT_TRUE(has("260   1   3    2    3"));
}

TEST(Trf, ReadsWhatItWrites) {
  const Trf written = event();
  const auto read = read_trf(write_trf(written).value());
  ASSERT_TRUE(read) << read.error().english();
  EXPECT_EQ(*read, written);
}

/// The older records for pairing programs, Windows' line ends, small letters and a mark before the text.
TEST(Trf, ReadsReportsOfOtherPrograms) {
  const auto read = read_trf(
      "\xEF\xBB\xBF"
      "012 Old Open\r\nXXR 5\r\nXXC black1\r\n" +
      line("1", "One", "1,0") + "     2 w 1  0000 - h\r" + line("2", "Two", "0.0") + "     1 b 0            \r\n" +
      "013 Team                                    1    2\r\n");
  ASSERT_TRUE(read) << read.error().english();
  EXPECT_EQ(read->rounds, 5);
  EXPECT_EQ(read->first_colour, 'b');
  ASSERT_EQ(read->players.size(), 2U);
  EXPECT_EQ(read->players[0].points, Fraction(1));
  EXPECT_EQ(read->players[0].rounds[1].result, 'H');
  EXPECT_EQ(read->other.size(), 1U);
}

TEST(Trf, GivesTheOtherColourToWhoeverComesLater) {
  const auto read =
      read_trf(line("1", "One", "1.5") + "     2 b 1     2 w =\n" + line("2", "Two", "0.5") + "     1 b 0     1 b =\n");
  ASSERT_TRUE(read) << read.error().english();
  EXPECT_EQ(read->same_colours, (std::vector<TrfSameColour>{{1, 1, 2, 'b'}}));
  EXPECT_EQ(read->players[0].rounds[0].colour, 'b');
  EXPECT_EQ(read->players[1].rounds[0].colour, 'w');
  EXPECT_EQ(read->players[1].rounds[1].colour, 'b');
}

TEST(Trf, SaysWhereItIsWrong) {
  const auto error = [](const std::string& text) {
    const auto read = read_trf(text);
    return read ? std::string() : read.error().english();
  };
  const std::string one = line("1", "One", "1.0"), two = line("2", "Two", "0.0");
  EXPECT_EQ(error("012 A\n" + one + "     2 w 1\n"), "line 2, column 92: there is no opponent 2");
  EXPECT_EQ(error(one + "     2 w 1\n" + two + "     1 b 1\n"),
            "line 1, column 92: player 2 says something else about round 1");
  EXPECT_EQ(error(one + "     2 w 1\n" + two + "     1 b =\n"),
            "line 1, column 92: player 2 says something else about round 1 (\"1\" and \"=\")");
  EXPECT_EQ(error(one + "     2 x 1\n"), "line 1, column 97: there is no colour \"x\"");
  EXPECT_EQ(error(one + "     2 w 7\n"), "line 1, column 99: there is no result \"7\"");
  EXPECT_EQ(error(one + "\n" + one + "\n"), "line 2, column 5: player 1 is there twice");
  EXPECT_EQ(error("001    x      One\n"), "line 1, column 5: \"x\" is no number");
  EXPECT_EQ(error("142 many\n"), "line 1, column 5: \"many\" is no number");
  EXPECT_EQ(error("152 green\n"), "line 1, column 5: there is no colour \"green\"");
  EXPECT_EQ(error(""), "");
  Trf large = event();
  large.players[0].number = 10'000;
  EXPECT_EQ(write_trf(large).error().english(), "10000 does not fit into 4 columns of a report");
  large.players[0].number = 1;
  large.players[0].points = Fraction(1001);
  EXPECT_NE(write_trf(large).value().find("1987/06/05 1001    1"), std::string::npos);
  for (const Fraction& points : {Fraction(2001, 2), Fraction(1, 4), Fraction(1, 3)}) {
    large.players[0].points = points;
    EXPECT_EQ(write_trf(large).error().english(), "a report has no room for " + points.text() + " points");
  }
}

TEST(Trf, IsWhatTieBreaksNeed) {
  const Field field = field_of(event());
  EXPECT_EQ(field.rounds, 3);
  EXPECT_EQ(field.regulation, Regulation::capped_dummy_2026);
  ASSERT_EQ(field.competitors.size(), 3U);
  EXPECT_EQ(field.competitors[0].rounds[0].opponents, std::vector<int>{1});
  EXPECT_EQ(field.competitors[1].rounds[1].kind, RoundKind::pairing_bye);
  EXPECT_EQ(field.competitors[2].rounds[0].kind, RoundKind::absent);
  const std::vector<TieBreak> points = {{TieBreakKind::points, 0, 0}};
  for (const Standing& s : standings(field, points))
    EXPECT_EQ(s.values[0].value, event().players[static_cast<std::size_t>(s.competitor)].points);
  Trf old = event();
  old.start = "2023-07-31";
  EXPECT_EQ(field_of(old).regulation, Regulation::virtual_opponent_2012);
}

/// Every pair of letters that the players of a game may have: what goes together is read and counted, the rest refused.
TEST(Trf, CountsEveryPairOfLettersOrRefusesIt) {
  const std::string letters = "10=WLD+-FHZU ";
  // By the letters of White: those of Black that go with them. Nobody has more than the game gives.
  const std::map<char, std::string> with = {{'1', "0"},  {'0', "10="}, {'=', "0="}, {'W', "L"}, {'L', "WLD"},
                                            {'D', "LD"}, {'+', "-"},   {'-', "+-"}, {' ', " "}};
  const std::map<char, Fraction> worth = {{'1', 1}, {'W', 1}, {'+', 1}, {'=', Fraction(1, 2)}, {'D', Fraction(1, 2)}};
  int read_pairs = 0;
  for (const char white : letters)
    for (const char black : letters) {
      const std::string text = line("1", "One", "") + "     2 w " + white + "\n" + line("2", "Two", "") + "     1 b " +
                               black + "\n" + line("3", "Three", "") + "\n";
      const auto read = read_trf(text);
      const auto goes = with.find(white);
      const bool expected = goes != with.end() && goes->second.find(black) != std::string::npos;
      ASSERT_EQ(read.has_value(), expected) << '"' << white << "\" and \"" << black << '"';
      if (!read) continue;
      ++read_pairs;
      const Field field = field_of(*read);
      if (white == ' ') {
        EXPECT_TRUE(field.competitors[0].rounds.empty()) << "that game is still to be played";
        continue;
      }
      const auto points = [&](char letter) { return worth.contains(letter) ? worth.at(letter) : Fraction(0); };
      EXPECT_EQ(field.competitors[0].rounds[0].points, points(white)) << white << black;
      EXPECT_EQ(field.competitors[1].rounds[0].points, points(black)) << white << black;
    }
  EXPECT_EQ(read_pairs, 16);
}

TEST(Trf, SaysWhosePointsAreNotWhatTheRoundsComeTo) {
  const auto read = read_trf("162  W 3.0    D 1.0    L 0.0\n" + line("1", "One", "6.0") + "     2 w 1  0000 - +\n" +
                             line("2", "Two", "2.0") + "     1 b 0  0000 - H\n" + line("3", "Three", "") + "\n");
  ASSERT_TRUE(read) << read.error().english();
  const auto differ = differences(*read);
  ASSERT_EQ(differ.size(), 1U) << "blank columns say nothing";
  EXPECT_EQ(differ[0].number, 2);
  EXPECT_EQ(differ[0].said, Fraction(2));
  EXPECT_EQ(differ[0].counted, Fraction(1));
}

TEST(Trf, GamesThatAreStillToBePlayedAreNoRoundsYet) {
  const auto read =
      read_trf("092 Individual: Round-Robin\n142 3\n" + line("1", "One", "1.0") + "     4 w 1     3 b  \n" +
               line("2", "Two", "") + "     3 w -     4 b  \n" + line("3", "Three", "1.0") + "     2 b +     1 w  \n" +
               line("4", "Four", "") + "     1 b 0     2 w  \n");
  ASSERT_TRUE(read) << read.error().english();
  EXPECT_EQ(field_of(*read).competitors[0].rounds.size(), 1U);
  EXPECT_TRUE(differences(*read).empty()) << "nobody has left who may yet complete half of their games";
}

TEST(Trf, KnowsARoundRobinATeamAndADay) {
  Trf trf = event();
  EXPECT_FALSE(is_round_robin(trf));
  trf.system.clear();
  trf.type = "Individual: Round-Robin";
  EXPECT_TRUE(field_of(trf).predetermined);
  trf.other.emplace_back("013 " + std::string("Rook Club") + std::string(24, ' ') + "    1    2");
  EXPECT_EQ(teams(trf), std::vector<std::string>{"Rook Club"});
  EXPECT_FALSE(field_of(trf).predetermined) << "players of teams are not paired by themselves";
  // Everybody has met everybody, and nothing else says what it is.
  const auto all =
      read_trf(line("1", "One", "") + "     2 w 1     3 b 1\n" + line("2", "Two", "") +
               "     1 b 0  0000 - U     3 w =\n" + line("3", "Three", "") + "  0000 - U     1 w 0     2 b =\n");
  ASSERT_TRUE(all) << all.error().english();
  EXPECT_TRUE(is_round_robin(*all));
  EXPECT_EQ(most_meetings(*all), 1);
  trf.start = "24/02/2026";
  EXPECT_EQ(field_of(trf).regulation, Regulation::dummy_2023);
  trf.start = "autumn 2010";
  EXPECT_FALSE(field_of(trf).regulation) << "a day that cannot be read is not today";
}

/// Nothing that is read makes the reader fall over, and what it accepts it can write and read again.
RC_GTEST_PROP(TrfProperties, AnyTextIsReadOrRefused, ()) {
  std::string text = write_trf(event()).value();
  const int changes = *rc::gen::inRange(0, 6);
  for (int i = 0; i < changes; ++i) {
    const auto at = static_cast<std::size_t>(*rc::gen::inRange(0, static_cast<int>(text.size())));
    text[at] = *rc::gen::oneOf(rc::gen::arbitrary<char>(), rc::gen::element('\n', ' ', '0', '1', '-', '\xC3'));
  }
  if (*rc::gen::arbitrary<bool>()) text = *rc::gen::arbitrary<std::string>();
  const auto read = read_trf(text);
  if (!read) {
    RC_ASSERT(read.error().english().starts_with("line "));
    return;
  }
  const auto again = write_trf(*read);
  RC_ASSERT(again.has_value());
  RC_ASSERT(read_trf(*again).has_value());
}

}  // namespace
}  // namespace arbiter::club
