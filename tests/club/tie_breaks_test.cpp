// SPDX-License-Identifier: MIT
#include "app/club/tie_breaks.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "app/club/performance.h"
#include "app/club/trf.h"
#include "tests/club/oracle.h"

namespace arbiter::club {
namespace {

/// A round as the exercise writes it: result, then colour or F for a forfeit, and the opponent; "=BYE", "+BYE", "--".
RoundResult read_round(const std::string& text) {
  RoundResult out;
  const char result = text.at(0);
  out.points = result == '+' ? Fraction(1) : result == '=' ? Fraction(1, 2) : Fraction(0);
  if (text == "--") return out;
  if (text.substr(1) == "BYE") {
    out.kind = result == '+' ? RoundKind::pairing_bye : RoundKind::requested_bye;
    return out;
  }
  out.opponents = {std::stoi(text.substr(2)) - 1};
  out.against = {out.points};
  if (text[1] == 'F') {
    out.kind = result == '+' ? RoundKind::forfeit_win : RoundKind::forfeit_loss;
  } else {
    out.kind = RoundKind::played;
    out.colour = text[1] == 'W' ? 'w' : 'b';
  }
  return out;
}

/// The five-round Swiss of 16 that FIDE's arbiters publish as an exercise on the tie-breaks of 2023.
Field exercise() {
  const std::vector<std::vector<std::string>> rounds = {
      {"+W9", "=B13", "=W2", "+B15", "=W4"},   {"+B10", "+W7", "=B1", "+W16", "=B3"},
      {"=W11", "+B6", "+W8", "=B4", "=W2"},    {"+B12", "=BYE", "+W13", "=W3", "=B1"},
      {"-W13", "-B15", "+W11", "=B7", "+W10"}, {"-B14", "-W3", "+BYE", "+W10", "+B8"},
      {"+W15", "-B2", "-B16", "=W5", "-B11"},  {"=B16", "+W14", "-B3", "+W13", "-W6"},
      {"-B1", "-W10", "=BYE", "-F11", "+BYE"}, {"-W2", "+B9", "-W15", "-B6", "-B5"},
      {"=B3", "-W16", "-B5", "+F9", "+W7"},    {"-W4", "+BYE", "+F14", "--", "--"},
      {"+B5", "=W1", "-B4", "-B8", "-W14"},    {"+W6", "-B8", "-F12", "--", "+B13"},
      {"-B7", "+W5", "+B10", "-W1", "-B16"},   {"=W8", "+B11", "+W7", "-B2", "+W15"}};
  Field out;
  out.rounds = 5;
  out.regulation = Regulation::dummy_2023;
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    Competitor c;
    c.number = static_cast<int>(i) + 1;
    c.rating = 2200 - 50 * static_cast<int>(i);
    for (const std::string& r : rounds[i]) c.rounds.push_back(read_round(r));
    out.competitors.push_back(std::move(c));
  }
  return out;
}

std::vector<Fraction> values(const Field& field, const std::string& name) {
  const auto tie_break = parse_tie_break(name);
  EXPECT_TRUE(tie_break) << name;
  std::vector<Fraction> out;
  for (const TieBreakValue& v : tie_break_values(field, *tie_break)) out.push_back(v.value);
  return out;
}

std::vector<Fraction> quarters(const std::vector<int>& list) {
  std::vector<Fraction> out;
  for (const int q : list) out.emplace_back(q, 4);
  return out;
}

TEST(TieBreaks, GiveThePublishedExercise) {
  const Field field = exercise();
  EXPECT_EQ(values(field, "BH"), quarters({50, 52, 62, 60, 34, 48, 58, 54, 36, 52, 54, 46, 56, 44, 48, 50}));
  EXPECT_EQ(values(field, "SB"), quarters({32, 38, 42, 39, 17, 26, 13, 21, 9, 6, 23, 16, 17, 18, 14, 29}));
  EXPECT_EQ(values(field, "FB")[2], Fraction(15));
  EXPECT_EQ(values(field, "AOB")[2], Fraction(67, 5));
  EXPECT_EQ(values(field, "ARO")[2], Fraction(1940));
  EXPECT_EQ(values(field, "TPR")[2], Fraction(2089));
  EXPECT_EQ(values(field, "PTP")[2], Fraction(2112));
  EXPECT_EQ(values(field, "PS")[2], Fraction(11));
}

/// The same exercise written as a report and read back: nothing that tie-breaks need is lost on the way.
TEST(TieBreaks, AreTheSameFromAReport) {
  const Field field = exercise();
  Trf report;
  report.start = "2023/09/01";
  report.rounds = 5;
  for (const Competitor& c : field.competitors) {
    TrfPlayer player;
    player.number = c.number;
    player.name = "Player " + std::to_string(c.number);
    player.rating = c.rating;
    for (const RoundResult& r : c.rounds) {
      const bool won = r.points == Fraction(1), lost = r.points == Fraction(0);
      TrfResult result;
      if (!r.opponents.empty()) result.opponent = r.opponents[0] + 1;
      result.colour = r.colour;
      switch (r.kind) {
        case RoundKind::played:
          result.result = won ? '1' : lost ? '0' : '=';
          break;
        case RoundKind::forfeit_win:
          result.result = '+';
          break;
        case RoundKind::forfeit_loss:
          result.result = '-';
          break;
        case RoundKind::pairing_bye:
          result.result = 'U';
          break;
        case RoundKind::requested_bye:
          result.result = 'H';
          break;
        case RoundKind::absent:
        case RoundKind::annulled:
          result.result = 'Z';
          break;
      }
      player.rounds.push_back(result);
      player.points = player.points.value_or(0) + r.points;
    }
    report.players.push_back(std::move(player));
  }
  const auto text = write_trf(report);
  ASSERT_TRUE(text) << text.error().english();
  const auto read = read_trf(*text);
  ASSERT_TRUE(read) << read.error().english();
  const Field again = field_of(*read);
  EXPECT_EQ(again.regulation, Regulation::dummy_2023);
  for (const char* name : {"PTS", "BH", "BH/C1", "SB", "FB", "AOB", "ARO", "TPR", "PTP", "PS", "WIN", "WON", "BPG"})
    EXPECT_EQ(values(again, name), values(field, name)) << name;
}

TEST(TieBreaks, GiveTheExerciseFromItsFile) {
  CLUB_ORACLE(data, "tie-breaks.json");
  Field field;
  field.rounds = 5;
  field.regulation = Regulation::dummy_2023;
  for (int number = 1; number <= 16; ++number) {
    const auto& player = data.at("players").at(std::to_string(number));
    Competitor c;
    c.number = number;
    c.rating = player.at("rating").get<int>();
    for (const auto& r : player.at("rounds")) c.rounds.push_back(read_round(r.get<std::string>()));
    field.competitors.push_back(std::move(c));
  }
  const auto exact = [](const nlohmann::json& number) { return Fraction::parse(number.dump()).value(); };
  const auto points = values(field, "PTS");
  for (const auto& [name, expected] : data.at("expected").items()) {
    if (name == "of_3") {
      for (const auto& [one, value] : expected.items())
        EXPECT_EQ(
            values(field, one)[2].text(),
            (value.is_number_integer() ? Fraction(value.get<int>()) : Fraction::parse(value.dump()).value()).text())
            << one;
      continue;
    }
    const auto mine = values(field, name);
    ASSERT_EQ(mine.size(), expected.size());
    for (std::size_t i = 0; i < mine.size(); ++i) EXPECT_EQ(mine[i], exact(expected[i])) << name << " " << i + 1;
  }
  for (int number = 1; number <= 16; ++number)
    EXPECT_EQ(points[static_cast<std::size_t>(number) - 1], exact(data["players"][std::to_string(number)]["score"]));
}

/// Player 4 in the exercise: 12 withdrew (2 and two draws), a bye of his own (3½), 13, 3 and 1.
TEST(TieBreaks, SayWhatTheyAreMadeOf) {
  const auto buchholz = tie_break_values(exercise(), {TieBreakKind::buchholz, 1, 0})[3];
  ASSERT_EQ(buchholz.parts.size(), 5U);
  EXPECT_EQ(buchholz.parts[0].value, Fraction(3));
  EXPECT_EQ(buchholz.parts[0].opponent, 11);
  EXPECT_EQ(buchholz.parts[1].value, Fraction(7, 2));
  EXPECT_EQ(buchholz.parts[1].opponent, -1);
  EXPECT_EQ(buchholz.parts[1].why.english(), "dummy opponent");
  // The bye was asked for: it goes first, although 13 with 1½ is less.
  EXPECT_TRUE(buchholz.parts[1].cut);
  EXPECT_FALSE(buchholz.parts[2].cut);
  EXPECT_EQ(buchholz.value, Fraction(23, 2));
  for (const TieBreak& t : {TieBreak{TieBreakKind::sonneborn_berger, 0, 0}, TieBreak{TieBreakKind::progressive, 2, 0},
                            TieBreak{TieBreakKind::buchholz, 1, 1}, TieBreak{TieBreakKind::wins, 0, 0}}) {
    for (const TieBreakValue& v : tie_break_values(exercise(), t)) {
      Fraction sum;
      for (const Part& p : v.parts)
        if (!p.cut) sum += p.value;
      EXPECT_EQ(sum, v.value) << short_name(t);
    }
  }
}

TEST(TieBreaks, GoByTheRegulationOfTheDay) {
  EXPECT_EQ(regulation_on(2023, 7, 31), Regulation::virtual_opponent_2012);
  EXPECT_EQ(regulation_on(2023, 8, 1), Regulation::dummy_2023);
  EXPECT_EQ(regulation_on(2026, 2, 28), Regulation::dummy_2023);
  EXPECT_EQ(regulation_on(2026, 3, 1), Regulation::capped_dummy_2026);
  Field field = exercise();
  // 1 met nobody but players who played everything or got byes; 9's three unplayed rounds were draws before 2023.
  field.regulation = Regulation::virtual_opponent_2012;
  EXPECT_EQ(values(field, "BH")[0], Fraction(12.5 * 2, 2));
  // 4 had a bye of ½ in round 2: the virtual opponent had 1 then, ½ for it and ½ for each of three more: 3. 12 has 0
  // and four draws.
  EXPECT_EQ(values(field, "BH")[3], Fraction(2) + Fraction(3) + Fraction(3, 2) + Fraction(7, 2) + Fraction(7, 2));
  // Since 2026 a dummy is at most half of all points: 4's is 2½ instead of 3½.
  field.regulation = Regulation::capped_dummy_2026;
  EXPECT_EQ(values(field, "BH")[3], Fraction(14));
  // 11's forfeit against 9: own 2½, 9 has 1½.
  EXPECT_EQ(values(field, "BH")[10], Fraction(27, 2) - Fraction(1));
}

TEST(TieBreaks, KnowTheirNames) {
  for (const char* name : {"PTS",   "DE",  "WIN", "WON", "BPG",  "BWG",  "BH",    "BH/C1", "BH/M2", "FB", "AOB",
                           "SB/C1", "ARO", "TPR", "PTP", "APRO", "APPO", "PS/C1", "KS",    "FP",    "TS", "TM"}) {
    const auto t = parse_tie_break(name);
    ASSERT_TRUE(t) << name;
    EXPECT_EQ(short_name(*t), name);
  }
  for (const char* wrong : {"", "XX", "BH/", "BH/C", "BH/C0", "BH/X1", "BH/C1x", "BH/C100"})
    EXPECT_FALSE(parse_tie_break(wrong)) << wrong;
}

TEST(TieBreaks, CountWinsAndColours) {
  const Field field = exercise();
  EXPECT_EQ(values(field, "WIN")[5], Fraction(3));  // 6: a bye for a point and two games
  EXPECT_EQ(values(field, "WON")[5], Fraction(2));
  EXPECT_EQ(values(field, "BPG")[5], Fraction(2));
  EXPECT_EQ(values(field, "BWG")[5], Fraction(1));
  EXPECT_EQ(values(field, "PS/C1")[2], Fraction(21, 2));
  // 1 is level with or above half of all points (2½): 2, 4 of its opponents; points against them ½ + ½.
  EXPECT_EQ(values(field, "KS")[0], Fraction(1));
}

TEST(TieBreaks, UseNoRatingsThatAreNotThere) {
  Field field = exercise();
  field.competitors[10].rating.reset();
  EXPECT_FALSE(tie_break_values(field, {TieBreakKind::average_rating, 0, 0})[2].defined);
  EXPECT_TRUE(tie_break_values(field, {TieBreakKind::average_rating, 0, 0})[0].defined);
}

TEST(Performance, FollowsTheTables) {
  EXPECT_EQ(rating_difference(Fraction(1)), 800);
  EXPECT_EQ(rating_difference(Fraction(0)), -800);
  EXPECT_EQ(rating_difference(Fraction(1, 2)), 0);
  EXPECT_EQ(rating_difference(Fraction(2, 3)), 125);
  EXPECT_EQ(rating_difference(Fraction(1, 3)), -125);
  EXPECT_EQ(expected_hundredths(0), 50);
  EXPECT_EQ(expected_hundredths(3), 50);
  EXPECT_EQ(expected_hundredths(4), 51);
  EXPECT_EQ(expected_hundredths(-4), 49);
  EXPECT_EQ(expected_hundredths(735), 99);
  EXPECT_EQ(expected_hundredths(736), 100);
  const std::vector<int> ratings = {1500, 1700};
  EXPECT_EQ(perfect_performance(Fraction(0), ratings), 700);
  EXPECT_EQ(perfect_performance(Fraction(2), ratings), 2436);
  EXPECT_EQ(tournament_performance(Fraction(1), ratings), 1600);
  EXPECT_FALSE(average_rating({}));
}

/// A game of two as both see it.
void game(Field& field, int white, int black, const Fraction& white_points) {
  const auto add = [&](int who, int other, const Fraction& points, char colour) {
    RoundResult r;
    r.kind = RoundKind::played;
    r.points = points;
    r.opponents = {other};
    r.against = {points};
    r.colour = colour;
    field.competitors[static_cast<std::size_t>(who)].rounds.push_back(r);
  };
  add(white, black, white_points, 'w');
  add(black, white, Fraction(1) - white_points, 'b');
}

Field field_of(int players, int rounds) {
  Field field;
  field.rounds = rounds;
  for (int i = 0; i < players; ++i) field.competitors.push_back({i + 1, {}, {}});
  return field;
}

std::vector<int> ranks(const std::vector<Standing>& list) {
  std::vector<int> out(list.size());
  for (const Standing& s : list) out[static_cast<std::size_t>(s.competitor)] = s.rank;
  return out;
}

TEST(DirectEncounter, TellsThoseApartWhoHaveAllMet) {
  Field field = field_of(4, 3);
  // 1, 2 and 3 have two points each; among themselves 1 beat 2, 2 beat 3, and 1 drew with 3 …
  game(field, 0, 1, 1);
  game(field, 1, 2, 1);
  game(field, 2, 0, Fraction(1, 2));
  game(field, 3, 0, Fraction(1, 2));
  game(field, 3, 1, 0);
  game(field, 2, 3, 1);
  field.competitors[2].rounds.push_back({RoundKind::pairing_bye, Fraction(1, 2), {}, {}, '-', false, 0, 0});
  const std::vector<TieBreak> order = {{TieBreakKind::points, 0, 0}, {TieBreakKind::direct_encounter, 0, 0}};
  const auto list = standings(field, order);
  EXPECT_EQ(ranks(list), (std::vector<int>{1, 2, 3, 4}));
  EXPECT_EQ(list[0].values[1].value, Fraction(3, 2));
  EXPECT_EQ(list[0].values[1].parts.size(), 2U);
  EXPECT_EQ(list[2].values[1].value, Fraction(1, 2));
}

TEST(DirectEncounter, SaysNothingWhereAGameCouldChangeIt) {
  const std::vector<TieBreak> order = {{TieBreakKind::direct_encounter, 0, 0}};
  Field open = field_of(3, 2);
  game(open, 0, 1, 1);  // 3 has met nobody and could still be first
  EXPECT_EQ(ranks(standings(open, order)), (std::vector<int>{1, 1, 1}));
  Field decided = field_of(3, 2);
  game(decided, 0, 1, 1);
  game(decided, 2, 0, 0);  // 1 is ahead whatever 2 and 3 would have done
  EXPECT_EQ(ranks(standings(decided, order)), (std::vector<int>{1, 2, 2}));
}

/// A table as all its players see it; `points` by seat.
void table(Field& field, const std::vector<int>& players, const std::vector<int>& points) {
  int total = 0;
  for (const int p : points) total += p;
  for (std::size_t i = 0; i < players.size(); ++i) {
    RoundResult r;
    r.kind = RoundKind::played;
    r.points = r.game_points = Fraction(points[i]);
    r.table_points = Fraction(total);
    r.first = true;
    for (std::size_t j = 0; j < players.size(); ++j) {
      if (j == i) continue;
      r.opponents.push_back(players[j]);
      r.against.push_back(points[i] > points[j] ? Fraction(1) : points[i] == points[j] ? Fraction(1, 2) : Fraction(0));
      r.first = r.first && points[i] >= points[j];
    }
    field.competitors[static_cast<std::size_t>(players[i])].rounds.push_back(r);
  }
}

TEST(TieBreaks, WorkAtTablesOfFourAndThree) {
  Field field = field_of(7, 1);
  field.seats = 4;
  table(field, {0, 1, 2, 3}, {6, 3, 3, -2});
  table(field, {4, 5, 6}, {4, 1, 1});
  EXPECT_EQ(values(field, "BH"), (std::vector<Fraction>{4, 7, 7, 12, 3, Fraction(15, 2), Fraction(15, 2)}));
  EXPECT_EQ(values(field, "SB")[1], Fraction(3, 2) - Fraction(2));
  EXPECT_EQ(values(field, "FP"), (std::vector<Fraction>{1, 0, 0, 0, 1, 0, 0}));
  EXPECT_EQ(values(field, "TS")[0], Fraction(3, 5));
  EXPECT_EQ(values(field, "TM")[3], Fraction(-2) - Fraction(10, 4));
  EXPECT_EQ(values(field, "TM")[4], Fraction(2));
  const std::vector<TieBreak> order = {{TieBreakKind::points, 0, 0}, {TieBreakKind::direct_encounter, 0, 0}};
  EXPECT_EQ(ranks(standings(field, order)), (std::vector<int>{1, 3, 3, 7, 2, 5, 5}));
}

}  // namespace
}  // namespace arbiter::club
