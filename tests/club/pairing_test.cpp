// SPDX-License-Identifier: MIT
#include "app/club/pairing.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "app/club/colours.h"
#include "app/club/matching.h"

namespace arbiter::club {
namespace {

std::vector<PlayerId> players(int count) {
  std::vector<PlayerId> out;
  for (int p = 1; p <= count; ++p) out.push_back(p);
  return out;
}

/// The table for five and six players of FIDE's handbook, C.05 annex 1.
TEST(RoundRobin, IsBergersTable) {
  const auto rounds = round_robin(players(6));
  const std::vector<std::vector<Pairing>> table = {{{1, 6}, {2, 5}, {3, 4}},
                                                   {{6, 4}, {5, 3}, {1, 2}},
                                                   {{2, 6}, {3, 1}, {4, 5}},
                                                   {{6, 5}, {1, 4}, {2, 3}},
                                                   {{3, 6}, {4, 2}, {5, 1}}};
  ASSERT_EQ(rounds.size(), table.size());
  for (std::size_t r = 0; r < table.size(); ++r) EXPECT_EQ(rounds[r].games, table[r]) << r + 1;
}

TEST(RoundRobin, PairsEverybodyWithEverybody) {
  for (int count = 2; count <= 15; ++count) {
    const auto rounds = round_robin(players(count), 2);
    std::map<std::pair<PlayerId, PlayerId>, int> games;
    std::map<PlayerId, std::string> colours;
    for (const PairedRound& round : rounds) {
      std::set<PlayerId> seen;
      for (const Pairing& p : round.games) {
        ++games[{p.white, p.black}];
        EXPECT_TRUE(seen.insert(p.white).second && seen.insert(p.black).second);
        colours[p.white] += 'w';
        colours[p.black] += 'b';
      }
      EXPECT_EQ(round.bye.has_value(), count % 2 == 1);
    }
    EXPECT_EQ(games.size(), static_cast<std::size_t>(count * (count - 1)));
    for (const auto& [pair, times] : games) EXPECT_EQ(times, 1);
    if (count < 4) continue;
    for (const auto& [player, had] : colours) {
      EXPECT_EQ(had.find("www"), std::string::npos) << count;
      EXPECT_EQ(had.find("bbb"), std::string::npos) << count;
    }
  }
  EXPECT_TRUE(round_robin(players(1)).empty());
}

/// A Swiss that is played to the end; what happened is kept as the pairing needs it.
class Event {
 public:
  explicit Event(int count) {
    for (int p = 1; p <= count; ++p) request.players.push_back({p, 0, {}});
  }

  SwissPlayer& at(PlayerId p) { return request.players[static_cast<std::size_t>(p) - 1]; }

  template <class Result>
  void play(const PairedRound& round, const Result& result) {
    std::map<PlayerId, SwissGame> games;
    std::map<PlayerId, Fraction> made;
    for (const Pairing& p : round.games) {
      const Fraction white = result(p);
      const auto way = at(p.white).score <=> at(p.black).score;
      games[p.white] = {p.black, 'w', true, false, way > 0 ? -1 : way < 0 ? 1 : 0};
      games[p.black] = {p.white, 'b', true, false, way < 0 ? -1 : way > 0 ? 1 : 0};
      made[p.white] = white;
      made[p.black] = Fraction(1) - white;
    }
    if (round.bye) {
      games[*round.bye] = {std::nullopt, '-', false, true, -1};
      made[*round.bye] = 1;
    }
    for (SwissPlayer& p : request.players) {
      p.games.push_back(games[p.player]);
      p.score += made[p.player];
    }
  }

  SwissRequest request;
};

TEST(Swiss, BeginsWithTheUpperHalfAgainstTheLower) {
  const Event event(7);
  const auto round = swiss_round(event.request);
  ASSERT_TRUE(round);
  EXPECT_EQ(round->games, (std::vector<Pairing>{{1, 4}, {5, 2}, {3, 6}}));
  EXPECT_EQ(round->bye, 7);
}

TEST(Swiss, PairsLikeWithLike) {
  Event event(8);
  event.play(*swiss_round(event.request), [](const Pairing& p) { return Fraction(p.white < p.black ? 1 : 0); });
  const auto round = swiss_round(event.request);
  ASSERT_TRUE(round);
  for (const Pairing& p : round->games) EXPECT_EQ(event.at(p.white).score, event.at(p.black).score);
}

/// Nine rounds of 41: nothing has to be given up, and games are between equal scores or nearly so.
TEST(Swiss, ComesToTheEndOfAnEvent) {
  Event event(41);
  std::mt19937 random(11);  // NOLINT(cert-msc51-cpp): the same every time
  for (int r = 0; r < 9; ++r) {
    const auto round = swiss_round(event.request);
    ASSERT_TRUE(round) << r + 1 << ": " << round.error().why.english();
    EXPECT_EQ(round->games.size(), 20U);
    for (const Pairing& p : round->games) {
      const Fraction apart = event.at(p.white).score - event.at(p.black).score;
      EXPECT_LE(apart, Fraction(3, 2)) << r + 1;
      EXPECT_GE(apart, Fraction(-3, 2)) << r + 1;
    }
    event.play(*round, [&](const Pairing&) { return Fraction(static_cast<std::int64_t>(random() % 3), 2); });
  }
}

TEST(Swiss, SaysWhyThereIsNoPairing) {
  Event event(2);
  event.play(*swiss_round(event.request), [](const Pairing&) { return Fraction(1); });
  const auto none = swiss_round(event.request);
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().left_over, (std::vector<PlayerId>{1, 2}));
  ASSERT_EQ(none.error().relax.size(), 1U);
  EXPECT_EQ(none.error().relax[0].english(), "two who have met already meet again");
  event.request.relaxed = none.error().relaxed[0];
  EXPECT_TRUE(swiss_round(event.request));
  Event apart(4);
  apart.request.forbidden = {{1, 2}, {1, 3}, {1, 4}};
  const auto kept = swiss_round(apart.request);
  ASSERT_FALSE(kept);
  EXPECT_EQ(kept.error().relax, std::vector{make_message("two meet who were to be kept apart")});
  Event three(3);
  for (SwissPlayer& p : three.request.players) p.games.push_back({std::nullopt, '-', false, true, -1});
  const auto byes = swiss_round(three.request);
  ASSERT_FALSE(byes);
  EXPECT_EQ(byes.error().relax, std::vector{make_message("somebody has a second bye")});
  EXPECT_FALSE(swiss_round(Event(1).request));
  Event twice(2);
  twice.at(2).player = 1;
  EXPECT_FALSE(swiss_round(twice.request));
}

TEST(Swiss, GivesColoursThatAreDue) {
  const auto player = [](PlayerId id, const std::string& colours) {
    SwissPlayer out{id, 0, {}};
    for (const char c : colours) out.games.push_back({100 + id, c, c != '-', false, 0});
    return out;
  };
  EXPECT_EQ(colour_due(player(1, "ww")).due, Due::absolute);
  EXPECT_EQ(colour_due(player(1, "wbb")).colour, 'w');
  EXPECT_EQ(colour_due(player(1, "wbw")).due, Due::strong);
  EXPECT_EQ(colour_due(player(1, "wb")).due, Due::mild);
  EXPECT_EQ(colour_due(player(1, "w-w")).due, Due::absolute);
  EXPECT_EQ(colour_due(player(1, "--")).due, Due::nothing);
  EXPECT_FALSE(first_has_white(player(1, "wbw"), player(2, "wb"), true, 'w'));
  EXPECT_TRUE(first_has_white(player(1, "bw"), player(2, "bww"), true, 'w'));
  // They had the same colours in the last two games, the first player White before: so Black now.
  EXPECT_FALSE(first_has_white(player(1, "bwwb"), player(2, "wbwb"), true, 'w'));
  EXPECT_TRUE(first_has_white(player(1, "wbwb"), player(2, "bwwb"), true, 'w'));
  EXPECT_TRUE(first_has_white(player(1, ""), player(2, ""), true, 'w'));
  EXPECT_FALSE(first_has_white(player(1, ""), player(2, ""), true, 'b'));
  EXPECT_FALSE(first_has_white(player(1, ""), player(2, "b"), true, 'w'));
}

/// Whole events of any size with any results: what must hold in every round.
RC_GTEST_PROP(SwissProperties, KeepTheHardRules, ()) {
  const int count = *rc::gen::inRange(8, 60);
  const int rounds = *rc::gen::inRange(2, 7);
  std::mt19937 random(*rc::gen::arbitrary<unsigned>());
  Event event(count);
  for (int r = 0; r < rounds; ++r) {
    const auto round = swiss_round(event.request);
    if (!round) {  // rare, and said with a way out
      RC_ASSERT(!round.error().relaxed.empty());
      event.request.relaxed = round.error().relaxed[0];
      RC_ASSERT(swiss_round(event.request).has_value());
      return;
    }
    std::set<PlayerId> seen;
    for (const Pairing& p : round->games) {
      RC_ASSERT(seen.insert(p.white).second && seen.insert(p.black).second);
      for (const SwissGame& g : event.at(p.white).games) RC_ASSERT(g.opponent != p.black);
    }
    if (round->bye) {
      RC_ASSERT(seen.insert(*round->bye).second);
      for (const SwissGame& g : event.at(*round->bye).games) RC_ASSERT(!g.bye);
    }
    RC_ASSERT(static_cast<int>(seen.size()) == count);
    event.play(*round, [&](const Pairing&) { return Fraction(static_cast<std::int64_t>(random() % 3), 2); });
    for (const SwissPlayer& p : event.request.players) {
      std::string colours;
      for (const SwissGame& g : p.games)
        if (g.played) colours += g.colour;
      RC_ASSERT(colours.find("www") == std::string::npos && colours.find("bbb") == std::string::npos);
      RC_ASSERT(std::abs(colour_due(p).difference) <= 2);
    }
  }
}

/// The least of all perfect matchings of a few nodes, by trying them all.
std::int64_t least(std::vector<int> left, const std::map<std::pair<int, int>, std::int64_t>& weights) {
  constexpr std::int64_t kNone = 1'000'000'000'000;
  if (left.empty()) return 0;
  const int a = left.back();
  left.pop_back();
  std::int64_t best = kNone;
  for (std::size_t i = 0; i < left.size(); ++i) {
    const auto w = weights.find({left[i], a});
    if (w == weights.end()) continue;
    std::vector<int> rest = left;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    best = std::min(best, w->second + least(rest, weights));
  }
  return best;
}

RC_GTEST_PROP(Matching, IsTheCheapest, ()) {
  const int nodes = 2 * *rc::gen::inRange(1, 5);
  std::map<std::pair<int, int>, std::int64_t> weights;
  std::vector<WeightedEdge> edges;
  for (int a = 0; a < nodes; ++a)
    for (int b = a + 1; b < nodes; ++b)
      if (*rc::gen::inRange(0, 4) > 0) {
        weights[{a, b}] = *rc::gen::inRange(-50, 1000);
        edges.push_back({a, b, weights[{a, b}]});
      }
  std::vector<int> all;
  for (int i = 0; i < nodes; ++i) all.push_back(i);
  const std::int64_t expected = least(all, weights);
  const std::vector<int> partners = cheapest_perfect_matching(nodes, edges);
  if (expected > 900'000'000'000) {
    RC_ASSERT(partners.empty());
    const auto most = largest_matching(nodes, edges);
    RC_ASSERT(std::ranges::count(most, -1) >= 2);
    return;
  }
  RC_ASSERT(static_cast<int>(partners.size()) == nodes);
  std::int64_t sum = 0;
  for (int a = 0; a < nodes; ++a) {
    const int b = partners[static_cast<std::size_t>(a)];
    RC_ASSERT(partners[static_cast<std::size_t>(b)] == a);
    if (a < b) sum += weights.at({a, b});
  }
  RC_ASSERT(sum == expected);
}

}  // namespace
}  // namespace arbiter::club
