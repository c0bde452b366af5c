// SPDX-License-Identifier: MIT
// What all events come to is kept with the results: it must always be what counting everything anew gives.
#include <random>

#include "app/club/ratings.h"
#include "app/event/exchange/statistics_json.h"
#include "app/event/people.h"
#include "db/club/sql.h"
#include "tests/server/network_fixture.h"

namespace arbiter::server {
namespace {

using club::Fraction;
using event::good;
using event::TestClub;
using event::TotalsTable;

class TotalsTest : public EitherEngine {};

/// The database as SQL sees it.
std::unique_ptr<soci::session> session_of(const std::string& where) {
  return db::club::is_address(where) ? db::club::sql::connect_postgresql(where) : db::club::sql::connect_sqlite(where);
}

/// Everybody's score, counted from what came of all tables; games with one player there were none.
std::map<db::PersonId, Fraction> counted(TestClub& club, const std::vector<db::club::EventId>& events) {
  std::map<db::PersonId, Fraction> scores;
  const auto scoring = good(event::parse_scoring("places 3-2-1-0"));
  for (const auto event : events)
    for (const auto& table : event::outcomes(club.open(event).record)) {
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
  for (const TotalsTable::Line& one : good(event::totals_table(*club, "mr-joseph")).lines)
    kept[one.player.id] = *Fraction::parse(one.score);
  ASSERT_EQ(kept, counted(club, events)) << after;
}

/// A result of a table by chance; somebody may not have come.
event::SaidResult by_chance(const db::club::Table& table, std::mt19937& chance) {
  event::SaidResult said;
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
    const auto event_session = club.open(event);
    const auto& round = event_session.record.rounds[chance() % static_cast<unsigned>(event_session.published())];
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
        if (event_session.published() < 3) club.seat_and_publish(event);
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
  good(club->merge(other, good(event::find_person(people, "Ada")), club.by()));
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
  const auto session = session_of(club.file());
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
  const auto lines = [&] { return good(event::totals_table(*net.club_, "mr-joseph")).lines; };
  ASSERT_TRUE(game.act("d2d4").has_value());
  ASSERT_TRUE(sender.settle(kPatience)) << sender.state().trouble.english();
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

/// Ratings and armies of a ruleset, as documents, counted on from what is kept; of months up to one.
std::string counts_of(TestClub& club, const std::string& ruleset, bool casual, const std::string& until = "") {
  return event::to_json(good(event::ratings_of(*club, {ruleset, casual, until}))).dump() + "\n" +
         event::to_json(good(event::army_table(*club, ruleset, casual))).dump();
}

/// The same must come of all games once more, with nothing kept.
void expect_the_same_anew(TestClub& club, const std::string& ruleset, bool casual, const std::string& after) {
  for (const char* until : {"", "2025-12", "2026-02"}) {
    const std::string kept = counts_of(club, ruleset, casual, until);
    db::club::sql::run(*session_of(club.file()), "DELETE FROM club_kept_counts");
    ASSERT_EQ(kept, counts_of(club, ruleset, casual, until)) << after << ", until " << until;
  }
}

/// Skills from the records of events, one after the other: by the day, the number, the round and the table.
std::map<db::PersonId, double> skills_of_records(TestClub& club, const std::vector<db::club::EventId>& events) {
  std::vector<event::EventSession> all;
  for (const auto event : events) all.push_back(club.open(event));
  std::ranges::stable_sort(all, {}, [](const auto& one) { return one.record.event.begins; });
  std::vector<club::RatedGame> games;
  for (const auto& event_session : all)
    for (const auto& table : event::outcomes(event_session.record)) {
      club::RatedGame game;
      game.sequence = static_cast<std::int64_t>(games.size());
      for (const auto& seat : table.seats) {
        if (!table.counts() || seat.absent) continue;
        game.teams.push_back({seat.person});
        game.ranks.push_back(seat.place);
      }
      if (game.teams.size() > 2) games.push_back(game);
    }
  std::map<db::PersonId, double> skills;
  const auto rated = club::weng_lin_ratings(games);
  for (const auto& [person, one] : rated.value()) skills[person] = one.value.mu;
  return skills;
}

void set_day(TestClub& club, db::club::EventId event, const std::string& day) {
  db::club::Event changed = club.open(event).record.event;
  changed.begins = changed.ends = day;
  good(club->change(changed, club.by()));
}

TEST_P(TotalsTest, RatingsThatGoOnAreThoseOfAllGames) {
  TestClub club(where_);
  const std::vector<std::string> names{"Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal"};
  const std::vector<std::string> days{"2024-05-03", "2025-11-20", "2026-01-31", "2026-02-01", "2026-03-09"};
  std::vector<db::club::EventId> events;
  for (const std::string& day : days) {
    events.push_back(club.event("Of " + day, "mr-joseph", names));
    set_day(club, events.back(), day);
    club.seat_and_publish(events.back());
  }
  std::mt19937 chance(11);
  for (int step = 0; step < 30; ++step) {
    const auto event = events[chance() % events.size()];
    const auto event_session = club.open(event);
    const auto& table = event_session.record.rounds.front().tables[chance() % 2];
    std::string what = "a result";
    switch (chance() % 6) {
      case 0:
        what = "taken back";
        good(club->add_result(event, {0, 1, table.number, true, "Sam", "wrong", "", {}}));
        break;
      case 1:
        what = "played again";
        good(club->play_again(event, 1, table.number, "a piece fell", club.by()));
        break;
      case 2:
        what = "moved";
        set_day(club, event, days[chance() % days.size()]);
        break;
      default:
        club.result(event, 1, table.number, by_chance(table, chance));
    }
    std::map<db::PersonId, double> skills;
    const auto ratings = good(event::ratings_of(*club, {"mr-joseph", false, ""}));
    for (const auto& one : ratings.more) skills[one.player.id] = one.mu;
    const auto wanted = skills_of_records(club, events);
    for (const auto& [person, mu] : wanted) ASSERT_NEAR(skills[person], mu, 1e-6) << what << " in step " << step;
    ASSERT_EQ(skills.size(), wanted.size());
    expect_the_same_anew(club, "mr-joseph", false, what + " in step " + std::to_string(step));
    if (HasFatalFailure()) return;
  }
  const auto gone = good(event::find_person(good(club->people()), "Ada"));
  (void)counts_of(club, "mr-joseph", false);
  good(club->merge(club.player("Adaline"), gone, club.by()));
  expect_the_same_anew(club, "mr-joseph", false, "merged");
}

TEST_P(TotalsTest, RatingsGoOnFromWhatIsKeptAndOnlyFromThere) {
  TestClub club(where_);
  std::vector<db::club::EventId> events;
  for (const char* day : {"2025-12-30", "2026-01-05", "2026-02-05"}) {
    events.push_back(club.event(std::string("Of ") + day, "mr-joseph", {"Ada", "Bo", "Cy", "Dee"}));
    set_day(club, events.back(), day);
    club.seat_and_publish(events.back());
    club.result(events.back(), 1, 1, {{"S=4", "W=3", "N=2", "E=1"}, {}, {}});
  }
  const auto changes = good(club->changes());
  const std::string right = counts_of(club, "mr-joseph", false);
  EXPECT_EQ(good(club->changes()), changes) << "who looks on is not told of what is kept";
  const auto session = session_of(club.file());
  const auto kept = [&](const std::string& what) {
    std::vector<std::string> months;
    for (const auto& [month] : db::club::sql::select<std::string>(
             *session, "SELECT month FROM club_kept_counts WHERE what LIKE :what ORDER BY month", what + "%"))
      months.push_back(month.value_or(""));
    return months;
  };
  EXPECT_EQ(kept("ratings"), (std::vector<std::string>{"2025-12", "2026-01"}));
  EXPECT_EQ(kept("armies"), (std::vector<std::string>{"2025-12", "2026-01"}));
  // The kept games count, not those of the months before.
  db::club::sql::run(*session,
                     "UPDATE club_kept_counts SET counts = '70 24312 0 0 0\n' WHERE month = '2026-01' AND "
                     "what LIKE 'ratings%'");
  EXPECT_EQ(good(event::ratings_of(*club, {"mr-joseph", false, ""})).games, 71U);
  // What nobody has written is counted anew.
  for (const char* nonsense : {"", "70", "70 24312 0 0 1\n", "70 24312 0 0 0\nmore", "x"}) {
    db::club::sql::run(*session, "UPDATE club_kept_counts SET counts = :counts", nonsense);
    EXPECT_EQ(counts_of(club, "mr-joseph", false), right) << nonsense;
  }
  // A change forgets its month and later ones, and no earlier one.
  club.result(events[1], 1, 1, {{"S=1", "W=3", "N=2", "E=4"}, {}, {}}, "mixed up");
  EXPECT_EQ(kept("ratings"), (std::vector<std::string>{"2025-12"}));
  EXPECT_NE(counts_of(club, "mr-joseph", false), right);
  // Nobody keeps what was counted before a change.
  const auto before = good(club->times_forgotten());
  club.result(events[0], 1, 1, {{"S=1", "W=3", "N=2", "E=4"}, {}, {}}, "mixed up");
  good(club->keep_counts("ratings", {"mr-joseph", false, ""}, std::vector<db::club::KeptCount>{{"2026-01", "old"}},
                         before));
  EXPECT_EQ(kept("ratings"), std::vector<std::string>());
}

TEST(Totals, GamesOutsideEventsAreCountedOnToo) {
  TestClub club;
  const auto play = [&](const char* south, const char* north, const std::string& day) {
    table::Session session(club.file());
    EXPECT_TRUE(session.new_game({{"ruleset", "chess"}}, {{{"S", south}, {"N", north}}, ""}).has_value());
    const auto sql = session_of(club.file());
    db::club::sql::run(*sql, "UPDATE games SET started_at = :day WHERE ended_at IS NULL", day);
    for (const char* action : {"f2f3", "e7e5", "g2g4", "d8h4"}) EXPECT_TRUE(session.act(action).has_value());
  };
  play("Ada", "Bo", "2025-11-03T18:00:00.000Z");
  play("Bo", "Cy", "2025-12-03T18:00:00.000Z");
  play("Cy", "Ada", "2026-02-03T18:00:00.000Z");
  expect_the_same_anew(club, "chess", true, "three games");
  (void)counts_of(club, "chess", true);
  play("Ada", "Cy", "2025-11-04T18:00:00.000Z");
  EXPECT_EQ(good(event::ratings_of(*club, {"chess", true, ""})).games, 4U);
  play("Ada", "Cy", "");
  EXPECT_EQ(good(event::ratings_of(*club, {"chess", true, ""})).games, 4U) << "nobody knows when";
  expect_the_same_anew(club, "chess", true, "five games");
  (void)counts_of(club, "chess", true);
  good(club->set_player(1, "N", club.player("Dee"), club.by()));
  expect_the_same_anew(club, "chess", true, "another player");
  EXPECT_EQ(good(club->games_by_ruleset(true)), (std::map<std::string, std::int64_t>{{"chess", 5}}));
  EXPECT_TRUE(good(club->games_by_ruleset(false)).empty());
  // In how many games everybody sat.
  std::map<std::string, int> sat;
  for (const auto& one : good(club->people())) sat[one.name] = one.games;
  EXPECT_EQ(sat, (std::map<std::string, int>{{"Ada", 4}, {"Bo", 1}, {"Cy", 4}, {"Dee", 1}}));
}

TEST(Totals, AGameAtTheClubsOwnMachineCountsWithItsLastPly) {
  TestClub club;
  const auto event = club.event("Friday", "mr-joseph", {"Ada", "Bo", "Cy", "Dee"});
  club.seat_and_publish(event);
  const auto made = good(event::table_game(club.open(event), 0, 1));
  table::Session game(club.file());
  ASSERT_TRUE(game.new_game(made.setup, made.info)->stored);
  ASSERT_TRUE(game.act("time")->stored);
  const auto all = good(event::totals_table(*club, "mr-joseph", "game"));
  ASSERT_EQ(all.lines.size(), 4U);
  EXPECT_EQ(all.scoring, "game");
  expect_right(club, {event}, "time");
  ASSERT_TRUE(game.undo(1)->stored);
  expect_right(club, {event}, "undone");
  EXPECT_TRUE(good(event::totals_table(*club, "mr-joseph")).lines.empty());
}

TEST(Totals, WhatCannotBeSummedUpIsSaid) {
  TestClub club;
  const auto event = club.event("Friday", "mr-joseph", {"Ada", "Bo", "Cy", "Dee"});
  club.seat_and_publish(event);
  club.result(event, 1, 1, {{"S=3", "W=2", "N=1", "E=0"}, {}, {}});
  EXPECT_EQ(event::totals_table(*club, "nonsense").error().code, "bad_value");
  EXPECT_EQ(event::totals_table(*club, "mr-joseph", "nonsense").error().code, "bad_value");
  EXPECT_EQ(event::totals_table(*club, "mr-joseph", "places 1/13-0-0-0").error().code, "bad_value");
  EXPECT_EQ(event::totals_table(*club, "mr-joseph", "places 3-2").error().code, "bad_value");
  EXPECT_TRUE(good(event::totals_table(*club, "chess")).lines.empty());
}

INSTANTIATE_TEST_SUITE_P(Engines, TotalsTest, both_engines(), engine);

}  // namespace
}  // namespace arbiter::server
