// SPDX-License-Identifier: MIT
// Who leaves a round robin, and days that nobody knows.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "app/club/tie_breaks.h"

namespace arbiter::club {
namespace {

/// A round robin: `results` are those of each player against the others in the order of their numbers, + and - where
/// one of the two did not come.
Field round_robin(const std::vector<std::string>& results) {
  Field out;
  out.predetermined = true;
  out.rounds = static_cast<int>(results.size()) - 1;
  for (std::size_t i = 0; i < results.size(); ++i) {
    Competitor c;
    c.number = static_cast<int>(i) + 1;
    std::size_t at = 0;
    for (std::size_t j = 0; j < results.size(); ++j) {
      if (j == i) continue;
      const char result = results[i][at++];
      RoundResult round;
      round.kind = result == '+' ? RoundKind::forfeit_win : result == '-' ? RoundKind::forfeit_loss : RoundKind::played;
      round.points = result == '1' || result == '+' ? Fraction(1) : result == '=' ? Fraction(1, 2) : Fraction(0);
      round.opponents = {static_cast<int>(j)};
      round.against = {round.points};
      c.rounds.push_back(std::move(round));
    }
    out.competitors.push_back(std::move(c));
  }
  return out;
}

Fraction score_of(const Field& field, std::size_t who) {
  Fraction sum;
  for (const RoundResult& round : field.competitors[who].rounds) sum += round.points;
  return sum;
}

TEST(TieBreaks, OfARoundRobinWhoeverLeftTooEarlyCountsForNobody) {
  // The last of five has played one game of four and stayed away from the others.
  Field early = round_robin({"1111", "010+", "001+", "0=1+", "0---"});
  EXPECT_EQ(score_of(early, 0), Fraction(4));
  EXPECT_EQ(annul_withdrawn(early), std::vector<int>{4});
  EXPECT_EQ(score_of(early, 0), Fraction(3));
  EXPECT_EQ(score_of(early, 4), Fraction(0));
  EXPECT_EQ(early.competitors[0].rounds[3].kind, RoundKind::annulled);
  EXPECT_TRUE(early.competitors[0].rounds[3].opponents.empty());
  // Half of them completed: all stands, and the others have won what was not played.
  Field half = round_robin({"1110", "010=", "001+", "0=1+", "1=--"});
  EXPECT_TRUE(annul_withdrawn(half).empty());
  EXPECT_EQ(score_of(half, 2), Fraction(2));
  // Two games missed in the middle, and back for the last.
  Field back = round_robin({"111+", "010+", "001+", "0=1=", "---="});
  EXPECT_TRUE(annul_withdrawn(back).empty());
  // As long as half may be completed nothing is taken out.
  Field open = round_robin({"111+", "010+", "001+", "0=1+", "0---"});
  for (Competitor& c : open.competitors) c.rounds.resize(2);
  EXPECT_TRUE(annul_withdrawn(open).empty());
  Field swiss = round_robin({"111+", "010+", "001+", "0=1+", "0---"});
  swiss.predetermined = false;
  EXPECT_TRUE(annul_withdrawn(swiss).empty());
}

TEST(TieBreaks, AreUndefinedWhereNobodyKnowsWhichRegulationIsInForce) {
  // One who did not come: what stands in for that opponent is another in each regulation.
  Field field = round_robin({"+11", "-1=", "00=", "0=="});
  field.predetermined = false;
  field.regulation.reset();
  const auto defined = [&](const char* name) {
    const auto values = tie_break_values(field, parse_tie_break(name).value());
    return std::ranges::all_of(values, &TieBreakValue::defined);
  };
  EXPECT_FALSE(defined("BH"));
  EXPECT_TRUE(defined("WON"));
  EXPECT_TRUE(defined("PS"));
  // Without a round that was not played they are all the same.
  Field played = round_robin({"111", "01=", "00=", "0=="});
  played.predetermined = false;
  field = played;
  field.regulation.reset();
  EXPECT_TRUE(defined("BH/C1"));
  EXPECT_TRUE(defined("SB"));
}

}  // namespace
}  // namespace arbiter::club
