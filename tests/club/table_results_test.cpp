// SPDX-License-Identifier: MIT
#include "app/club/table_results.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

namespace arbiter::club {
namespace {

/// An evening of seven in two rounds: a table of four and one of three, then somebody has gone.
std::vector<PlayedTable> session() {
  return {{1, {{11, 6, 1}, {12, 3, 2}, {13, 3, 2}, {14, -2, 4}}},
          {1, {{15, 4, 1}, {16, 1, 2}, {17, 0, 3}}},
          {2, {{11, 0, 3}, {12, 5, 1}, {15, 5, 1}}},
          {2, {{13, 2, 1}, {14, 1, 2}, {16, 0, 3}}}};
}

const std::vector<Entrant> kSeven = {{11}, {12}, {13}, {14}, {15}, {16}, {17}};

TEST(TableResults, MakeStandings) {
  const auto field = field_of_tables(kSeven, 2, session(), {}, PlacePoints{}, 4);
  ASSERT_TRUE(field) << field.error().english();
  const std::vector<TieBreak> order = {{TieBreakKind::points, 0, 0}, {TieBreakKind::table_margin, 0, 0}};
  const auto list = standings(*field, order);
  std::vector<std::pair<int, Fraction>> expected = {{4, Fraction(21, 4)},
                                                    {1, Fraction(15, 4)},
                                                    {2, Fraction(9, 2)},
                                                    {0, 3},
                                                    {3, Fraction(3, 2)},
                                                    {5, Fraction(3, 2)},
                                                    {6, 0}};
  std::ranges::stable_sort(expected, std::greater{}, [](const auto& e) { return e.second; });
  for (std::size_t i = 0; i < list.size(); ++i) EXPECT_EQ(list[i].values[0].value, expected[i].second) << i;
  EXPECT_EQ(list[0].competitor, 4);
  EXPECT_EQ(field->draw, Fraction(3, 2));
  EXPECT_EQ(field->competitors[6].rounds[1].kind, RoundKind::absent);
  EXPECT_EQ(field->competitors[0].rounds[0].table_points, Fraction(10));
  EXPECT_EQ(list[0].values[1].parts.size(), 2U);
}

TEST(TableResults, CountGamePointsAndMissedRounds) {
  const std::vector<MissedRound> missed = {{2, 17, RoundKind::pairing_bye, Fraction(5, 2)}};
  const auto field = field_of_tables(kSeven, 2, session(), missed, GamePoints{}, 4);
  ASSERT_TRUE(field) << field.error().english();
  EXPECT_EQ(field->competitors[6].rounds[1].points, Fraction(5, 2));
  EXPECT_EQ(field->draw, Fraction(28, 13));
  const auto two = field_of_tables(std::vector<Entrant>{{1, 1500}, {2}}, 1,
                                   std::vector<PlayedTable>{{1, {{1, 0, 1}, {2, 0, 1}}, true}}, {}, WinDrawLoss{}, 2);
  ASSERT_TRUE(two);
  EXPECT_EQ(two->competitors[1].rounds[0].colour, 'b');
  EXPECT_EQ(two->competitors[0].rounds[0].points, Fraction(1, 2));
}

TEST(TableResults, SayWhatIsWrong) {
  const auto error = [](std::vector<PlayedTable> tables, const std::vector<MissedRound>& missed = {}) {
    const auto field = field_of_tables(kSeven, 2, tables, missed, PlacePoints{}, 4);
    return field ? std::string() : field.error().english();
  };
  auto tables = session();
  tables[3].seats[2].player = 99;
  EXPECT_EQ(error(tables), "player 99 of round 2 is not in the list");
  tables[3].seats[2].player = 11;
  EXPECT_EQ(error(tables), "player 11 has two results in round 2");
  tables[3].round = 3;
  EXPECT_EQ(error(tables), "player 13 played in round 3, but the event has 2");
  tables = session();
  tables[0].seats[0].place = 2;
  EXPECT_EQ(error(tables), "round 1: place 2 does not fit 0 better seats");
  EXPECT_EQ(error(session(), {{1, 11, RoundKind::pairing_bye, 1}}), "player 11 has two results in round 1");
  EXPECT_EQ(error(session(), {{2, 17, RoundKind::played, 1}}), "player 17 missed a round that was played");
  EXPECT_FALSE(field_of_tables(std::vector<Entrant>{{1}, {1}}, 1, {}, {}, GamePoints{}, 4));
}

}  // namespace
}  // namespace arbiter::club
