// SPDX-License-Identifier: MIT
#include "app/club/seating.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "tests/club/oracle.h"

namespace arbiter::club {
namespace {

SeatingRequest request_for(int players, int rounds) {
  SeatingRequest out;
  out.rounds = rounds;
  for (int p = 1; p <= players; ++p) out.players.push_back({p});
  out.effort = 1'000'000;  // a third of a second
  return out;
}

SeatingPlan planned(const SeatingRequest& request) {
  auto plan = plan_seatings(request);
  EXPECT_TRUE(plan) << (plan ? "" : plan.error().why.english());
  if (!plan) return {};
  EXPECT_EQ(seating_faults(request, plan->rounds), std::vector<Message>{});
  EXPECT_EQ(plan->rounds.size(), static_cast<std::size_t>(request.rounds));
  return *plan;
}

struct Event {
  int players, rounds;
  std::int64_t repeats;  ///< at most
};

class FullTables : public ::testing::TestWithParam<Event> {};

/// Counted here once more, by nothing but the seats.
TEST_P(FullTables, MeetAndSitEvenly) {
  const auto [players, rounds, most] = GetParam();
  const SeatingPlan plan = planned(request_for(players, rounds));
  std::map<std::pair<PlayerId, PlayerId>, int> met;
  std::map<PlayerId, std::array<int, 4>> seats;
  for (const SeatingRound& round : plan.rounds)
    for (const SeatedTable& table : round.tables) {
      ASSERT_EQ(table.seats.size(), 4U);
      for (std::size_t s = 0; s < 4; ++s) {
        ++seats[table.seats[s]].at(s);
        for (std::size_t o = s + 1; o < 4; ++o) ++met[std::minmax(table.seats[s], table.seats[o])];
      }
    }
  std::int64_t repeats = 0;
  for (const auto& [pair, times] : met) repeats += times - 1;
  EXPECT_LE(repeats, most);
  EXPECT_EQ(repeats, plan.cost.repeats.value);
  EXPECT_LE(plan.cost.repeats.bound, repeats);
  for (const auto& [player, counts] : seats)
    for (const int times : counts) {
      EXPECT_GE(times, rounds / 4);
      EXPECT_LE(times, (rounds + 3) / 4);
    }
  EXPECT_EQ(plan.cost.seats, (SeatingGoal{0, 0}));
  if (players == 28) {
    EXPECT_EQ(met.size(), 378U);
  }
  if (players == 16) {
    EXPECT_EQ(std::ranges::count_if(met, [](const auto& m) { return m.second == 2; }), most);
    EXPECT_EQ(met.size(), 120U);
  }
}

INSTANTIATE_TEST_SUITE_P(Events, FullTables,
                         ::testing::Values(Event{16, 5, 0}, Event{28, 9, 0}, Event{24, 7, 0}, Event{32, 10, 0},
                                           Event{48, 15, 0}, Event{16, 6, 24}, Event{16, 8, 72}, Event{20, 6, 21},
                                           Event{24, 8, 32}, Event{64, 8, 0}, Event{172, 10, 0}),
                         [](const auto& event) {
                           return std::to_string(event.param.players) + "_players_" +
                                  std::to_string(event.param.rounds) + "_rounds";
                         });

TEST(Seatings, AreTheSameForTheSameRequest) {
  SeatingRequest request = request_for(22, 4);
  const SeatingPlan one = planned(request), again = planned(request);
  EXPECT_EQ(one.rounds, again.rounds);
  request.seed = 2;
  EXPECT_NE(planned(request).rounds, one.rounds);
}

TEST(Seatings, ShareOutTablesOfThree) {
  SeatingRequest request = request_for(14, 7);
  const SeatingPlan plan = planned(request);
  std::map<PlayerId, int> threes;
  for (const SeatingRound& round : plan.rounds) {
    EXPECT_EQ(std::ranges::count_if(round.tables, [](const auto& t) { return t.seats.size() == 3; }), 2);
    for (const SeatedTable& table : round.tables)
      for (const PlayerId p : table.seats) threes[p] += table.seats.size() == 3 ? 1 : 0;
  }
  for (const auto& [player, times] : threes) EXPECT_EQ(times, 3) << player;
  EXPECT_EQ(plan.cost.threes.value, 0);
}

/// Nobody can have all four seats as often where tables of three leave the last one empty; but nothing beyond that.
TEST(Seatings, ShareOutSeatsAtTablesOfThree) {
  for (const auto& [players, rounds] : {std::pair(13, 5), {18, 5}, {25, 8}, {21, 6}}) {
    const SeatingCost cost = planned(request_for(players, rounds)).cost;
    EXPECT_EQ(cost.seats.value, cost.seats.bound) << players;
    EXPECT_GT(cost.seats.bound, 0) << players;
  }
}

TEST(Seatings, GiveNobodyASecondByeTooEarly) {
  SeatingRequest five = request_for(5, 7);
  std::map<PlayerId, int> byes;
  const SeatingPlan plan = planned(five);
  for (std::size_t r = 0; r < 5; ++r) {
    ASSERT_EQ(plan.rounds[r].byes.size(), 1U);
    EXPECT_EQ(++byes[plan.rounds[r].byes[0]], 1);
  }
  SeatingRequest fours = request_for(11, 8);
  fours.threes = false;
  for (const SeatingRound& round : planned(fours).rounds) EXPECT_EQ(round.byes.size(), 3U);
  SeatingRequest few = request_for(19, 5);
  few.most_tables = 3;
  for (const SeatingRound& round : planned(few).rounds) {
    EXPECT_EQ(round.tables.size(), 3U);
    EXPECT_EQ(round.byes.size(), 7U);
  }
}

TEST(Seatings, KeepWishesAndForbiddenPairs) {
  SeatingRequest request = request_for(16, 5);
  request.players[3].table = 2;
  request.players[7].table = 2;
  request.players[9].table = 4;
  request.forbidden = {{1, 2}, {1, 3}, {2, 3}, {5, 6}};
  planned(request);
}

TEST(Seatings, SayWhyThereIsNone) {
  SeatingRequest four = request_for(4, 1);
  four.forbidden = {{1, 2}};
  const auto none = plan_seatings(four);
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().round, 1);
  EXPECT_TRUE(none.error().proved);
  ASSERT_EQ(none.error().relax.size(), 1U);
  EXPECT_EQ(none.error().relax[0].english(), "player 1 and player 2 may meet");
  EXPECT_FALSE(plan_seatings(request_for(2, 1)));
  SeatingRequest crowd = request_for(12, 1);
  for (std::size_t i = 0; i < 5; ++i) crowd.players[i].table = 1;
  const auto crowded = plan_seatings(crowd);
  ASSERT_FALSE(crowded);
  EXPECT_EQ(crowded.error().why.english(), "5 wish table 1, which is too small");
  SeatingRequest nowhere = request_for(12, 1);
  nowhere.players[0].table = 4;
  EXPECT_FALSE(plan_seatings(nowhere));
  SeatingRequest twice = request_for(4, 1);
  twice.players.push_back({1});
  EXPECT_FALSE(plan_seatings(twice));
}

/// Two rounds are published, one goes, two come: the first rounds stand, the rest is seated anew.
TEST(Seatings, KeepWhatIsPublished) {
  SeatingRequest request = request_for(20, 5);
  const SeatingPlan before = planned(request);
  request.published.assign(before.rounds.begin(), before.rounds.begin() + 2);
  request.draft.assign(before.rounds.begin() + 2, before.rounds.end());
  request.players[4].to = 2;
  request.players.push_back({21, 3});
  request.players.push_back({22, 4});
  request.players[0].sits_out = {4};
  const SeatingPlan after = planned(request);
  EXPECT_EQ(after.rounds[0], before.rounds[0]);
  EXPECT_EQ(after.rounds[1], before.rounds[1]);
  EXPECT_EQ(after.cost.repeats.value, 0);
}

TEST(Seatings, ChangeLittleOfADraftThatIsGood) {
  SeatingRequest request = request_for(28, 9);
  const SeatingPlan before = planned(request);
  request.draft = before.rounds;
  request.players[0].sits_out = {9};
  EXPECT_EQ(planned(request).cost.repeats.value, 0);
}

TEST(Seatings, GivePartners) {
  SeatingRequest request = request_for(16, 5);
  request.game = TableGame::partners;
  EXPECT_EQ(planned(request).cost.partners, (SeatingGoal{0, 0}));
  SeatingRequest eight = request_for(16, 6);
  eight.game = TableGame::two_boards;
  const SeatingPlan plan = planned(eight);
  std::map<std::pair<PlayerId, PlayerId>, int> partners;
  for (const SeatingRound& round : plan.rounds)
    for (const SeatedTable& table : round.tables) {
      ASSERT_EQ(table.seats.size(), 8U);
      for (std::size_t s = 0; s < 4; ++s) EXPECT_EQ(++partners[std::minmax(table.seats[s], table.seats[s + 4])], 1);
    }
  EXPECT_EQ(plan.cost.partners, (SeatingGoal{0, 0}));
}

TEST(Seatings, CountWhatAChangeByHandCosts) {
  const SeatingRequest request = request_for(16, 5);
  SeatingPlan plan = planned(request);
  auto& tables = plan.rounds[1].tables;
  std::swap(tables[0].seats[0], tables[1].seats[0]);
  const SeatingCost cost = seating_cost(request, plan.rounds);
  EXPECT_EQ(cost.repeats.value, 6);
  EXPECT_EQ(cost.repeated.size(), 6U);
  EXPECT_EQ(cost.repeats.bound, 0);
  EXPECT_TRUE(seating_faults(request, plan.rounds).empty());
  tables[0].seats[0] = tables[1].seats[0];
  const auto faults = seating_faults(request, plan.rounds);
  EXPECT_EQ(faults.size(), 2U);  // somebody has two places, somebody has none
}

TEST(SwissSeatings, BringLikeTogether) {
  SeatingRequest request = request_for(16, 1);
  std::vector<SeatingScore> scores;
  for (int p = 1; p <= 16; ++p) scores.push_back({p, Fraction((p - 1) / 4, 3)});
  const auto plan = next_swiss_seating(request, scores);
  ASSERT_TRUE(plan);
  for (const SeatedTable& table : plan->rounds[0].tables) {
    std::set<PlayerId> groups;
    for (const PlayerId p : table.seats) groups.insert((p - 1) / 4);
    EXPECT_EQ(groups.size(), 1U);
  }
}

TEST(SwissSeatings, GiveTheByeToTheLast) {
  SeatingRequest request = request_for(9, 1);
  request.threes = false;
  std::vector<SeatingScore> scores;
  for (int p = 1; p <= 9; ++p) scores.push_back({p, Fraction(p * 4 % 9)});  // 9 has 0, 7 has 1
  const auto first = next_swiss_seating(request, scores);
  ASSERT_TRUE(first);
  EXPECT_EQ(first->rounds[0].byes, std::vector<PlayerId>{9});
  request.published = first->rounds;
  const auto second = next_swiss_seating(request, scores);
  ASSERT_TRUE(second);
  EXPECT_EQ(second->rounds[1].byes, std::vector<PlayerId>{7});
}

/// Five rounds of 18, the best of every table a point ahead: nobody meets anybody twice as long as that can be avoided.
TEST(SwissSeatings, AvoidMeetingAgain) {
  SeatingRequest request = request_for(18, 1);
  std::map<PlayerId, Fraction> made;
  for (int round = 1; round <= 4; ++round) {
    std::vector<SeatingScore> scores;
    for (const auto& [player, score] : made) scores.push_back({player, score});
    const auto plan = next_swiss_seating(request, scores);
    ASSERT_TRUE(plan);
    request.published = plan->rounds;
    EXPECT_EQ(seating_faults(request, plan->rounds), std::vector<Message>{});
    EXPECT_EQ(plan->cost.repeats.value, 0) << round;
    for (const SeatedTable& table : plan->rounds.back().tables)
      for (const PlayerId p : table.seats) made[p] += Fraction(p, 7);
  }
}

TEST(Seatings, AreAsGoodAsThosePublished) {
  CLUB_ORACLE(data, "seatings.json");
  for (const auto& schedule : data.at("schedules")) {
    const int players = schedule.at("players"), rounds = schedule.at("rounds");
    SeatingRequest request = request_for(players, rounds);
    EXPECT_LE(planned(request).cost.repeats.value, schedule.at("repeats").get<std::int64_t>()) << players;
    std::vector<SeatingRound> theirs;
    for (const auto& round : schedule.at("tables")) {
      theirs.emplace_back();
      for (const auto& table : round)
        theirs.back().tables.push_back(
            {static_cast<int>(theirs.back().tables.size()) + 1, table.get<std::vector<PlayerId>>()});
    }
    EXPECT_EQ(seating_cost(request, theirs).repeats.value, schedule.at("repeats").get<std::int64_t>());
    EXPECT_EQ(seating_faults(request, theirs), std::vector<Message>{});
  }
}

}  // namespace
}  // namespace arbiter::club
