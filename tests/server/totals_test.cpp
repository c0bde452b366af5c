// SPDX-License-Identifier: MIT
// What all events come to is kept with the results: it must always be what counting everything anew gives.
#include <random>

#include "app/evening/statistics.h"
#include "db/club/sql.h"
#include "tests/server/network_fixture.h"

namespace arbiter::server {
namespace {

using club::Fraction;
using evening::good;
using evening::TestClub;
using evening::TotalsTable;

class TotalsTest : public EitherEngine {};

/// Everybody's score, counted from what came of all tables; games with one player there were none.
std::map<db::PersonId, Fraction> counted(TestClub& club, const std::vector<db::club::EventId>& events) {
  std::map<db::PersonId, Fraction> scores;
  const auto scoring = good(evening::parse_scoring("places 3-2-1-0"));
  for (const auto event : events)
    for (const auto& table : evening::outcomes(club.open(event).record)) {
      std::vector<club::SeatResult> seats;
      std::vector<db::PersonId> people;
      for (const auto& seat : table.seats) {
        if (!table.counts() || seat.absent) continue;
        seats.push_back({seat.points, seat.place});
        people.push_back(seat.person);
      }
      if (seats.size() < 2) continue;
      const auto awards = club::award(seats, scoring);
      for (std::size_t i = 0; i < people.size(); ++i) scores[people[i]] += awards->at(i).points;
    }
  return scores;
}

void expect_right(TestClub& club, const std::vector<db::club::EventId>& events, const std::string& after) {
  ASSERT_EQ(good(club->wrong_totals()), 0) << after;
  std::map<db::PersonId, Fraction> kept;
  for (const TotalsTable::Line& one : good(evening::totals_table(*club, "mr-joseph")).lines)
    kept[one.player.id] = *Fraction::parse(one.score);
  ASSERT_EQ(kept, counted(club, events)) << after;
}

/// A result of a table by chance; somebody may not have come.
evening::SaidResult by_chance(const db::club::Table& table, std::mt19937& chance) {
  evening::SaidResult said;
  for (const auto& seat : table.seats) said.points.push_back(seat.seat + "=" + std::to_string(chance() % 4));
  if (chance() % 5 == 0) {
    said.absent.push_back(table.seats.back().seat);
    said.points.pop_back();
  }
  return said;
}

TEST_P(TotalsTest, AreWhatARecountGivesWhateverHappens) {
  TestClub club(where_);
  const std::vector<std::string> names{"Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus"};
  const std::vector<db::club::EventId> events{club.event("Friday", "mr-joseph", names),
                                              club.event("Saturday", "mr-joseph", names, 3, "game")};
  for (const auto event : events) club.seat_and_publish(event);
  std::mt19937 chance(7);
  for (int step = 0; step < 40; ++step) {
    const auto event = events[chance() % 2];
    const auto evening = club.open(event);
    const auto& round = evening.record.rounds[chance() % static_cast<unsigned>(evening.published())];
    const auto& table = round.tables[chance() % round.tables.size()];
    std::string what = "a result";
    switch (chance() % 6) {
      case 0:
        what = "taken back";
        good(club->add_result(event, {0, round.number, table.number, true, "Sam", "wrong", "", {}}));
        break;
      case 1:
        what = "played again";
        good(club->play_again(event, round.number, table.number, "a piece fell", club.by()));
        break;
      case 2:
        what = "another round";
        if (evening.published() < 3) club.seat_and_publish(event);
        break;
      default:
        club.result(event, round.number, table.number, by_chance(table, chance));
    }
    expect_right(club, events, what + " in step " + std::to_string(step));
    if (HasFatalFailure()) return;
  }
  // Somebody turns out to be somebody who never played; what they had is theirs.
  const auto people = good(club->people());
  const auto other = club.player("Adaline");
  good(club->merge(other, good(evening::find_person(people, "Ada")), club.by()));
  expect_right(club, events, "merged");
  EXPECT_EQ(good(club->count_anew(club.by())), 0) << "nothing was wrong";
  expect_right(club, events, "counted anew");
}

TEST_P(TotalsTest, ARecountMendsWhatIsWrong) {
  TestClub club(where_);
  const auto event = club.event("Friday", "mr-joseph", {"Ada", "Bo", "Cy", "Dee"});
  club.seat_and_publish(event);
  std::mt19937 chance(1);
  const auto round = club.open(event).record.rounds.front();
  club.result(event, round.number, round.tables.front().number, by_chance(round.tables.front(), chance));
  expect_right(club, {event}, "entered");
  const std::string where = club.file();
  const auto session =
      db::club::is_address(where) ? db::club::sql::connect_postgresql(where) : db::club::sql::connect_sqlite(where);
  ASSERT_GT(db::club::sql::run(*session, "UPDATE club_totals SET games = games + 1 WHERE place = :place", 1), 0);
  ASSERT_GT(db::club::sql::run(*session, "UPDATE club_counted SET parts = parts + 1 WHERE seat = :seat", "S"), 0);
  ASSERT_GT(db::club::sql::run(*session, "DELETE FROM club_counted WHERE seat = :seat", "W"), 0);
  EXPECT_GT(good(club->wrong_totals()), 0);
  EXPECT_GT(good(club->count_anew(club.by())), 0);
  expect_right(club, {event}, "counted anew");
  EXPECT_EQ(good(club->count_anew(club.by())), 0) << "nothing is wrong any more";
}

TEST_P(TotalsTest, AGameThatIsToldCountsWhenItEndsAndNotWhenItGoesOn) {
  TestNetwork net(where_);
  const std::string file = net.table_file("a");
  table::Session game = net.begin(file);
  link::Sender sender(net.address(), file);
  const auto lines = [&] { return good(evening::totals_table(*net.club_, "mr-joseph")).lines; };
  ASSERT_TRUE(game.act("d2d4").has_value());
  ASSERT_TRUE(sender.settle(kPatience)) << sender.state().trouble;
  EXPECT_TRUE(lines().empty());
  ASSERT_TRUE(game.act("time").has_value());
  ASSERT_TRUE(sender.settle(kPatience));
  ASSERT_EQ(lines().size(), 4U);
  EXPECT_EQ(lines()[0].games, 1);
  EXPECT_EQ(good(net.club_->wrong_totals()), 0);
  ASSERT_TRUE(game.undo(1)->stored);
  ASSERT_TRUE(sender.settle(kPatience));
  EXPECT_TRUE(lines().empty()) << "it goes on";
  EXPECT_EQ(good(net.club_->wrong_totals()), 0);
}

TEST(Totals, AGameAtTheClubsOwnMachineCountsWithItsLastPly) {
  TestClub club;
  const auto event = club.event("Friday", "mr-joseph", {"Ada", "Bo", "Cy", "Dee"});
  club.seat_and_publish(event);
  const auto made = good(evening::table_game(club.open(event), 0, 1));
  table::Session game(club.file());
  ASSERT_TRUE(game.new_game(made.setup, made.info)->stored);
  ASSERT_TRUE(game.act("time")->stored);
  const auto all = good(evening::totals_table(*club, "mr-joseph", "game"));
  ASSERT_EQ(all.lines.size(), 4U);
  EXPECT_EQ(all.scoring, "game");
  expect_right(club, {event}, "time");
  ASSERT_TRUE(game.undo(1)->stored);
  expect_right(club, {event}, "undone");
  EXPECT_TRUE(good(evening::totals_table(*club, "mr-joseph")).lines.empty());
}

TEST(Totals, WhatCannotBeSummedUpIsSaid) {
  TestClub club;
  const auto event = club.event("Friday", "mr-joseph", {"Ada", "Bo", "Cy", "Dee"});
  club.seat_and_publish(event);
  club.result(event, 1, 1, {{"S=3", "W=2", "N=1", "E=0"}, {}, {}});
  EXPECT_EQ(evening::totals_table(*club, "nonsense").error().code, "bad_value");
  EXPECT_EQ(evening::totals_table(*club, "mr-joseph", "nonsense").error().code, "bad_value");
  EXPECT_EQ(evening::totals_table(*club, "mr-joseph", "places 1/13-0-0-0").error().code, "bad_value");
  EXPECT_EQ(evening::totals_table(*club, "mr-joseph", "places 3-2").error().code, "bad_value");
  EXPECT_TRUE(good(evening::totals_table(*club, "chess")).lines.empty());
}

INSTANTIATE_TEST_SUITE_P(Engines, TotalsTest, both_engines(), engine);

}  // namespace
}  // namespace arbiter::server
