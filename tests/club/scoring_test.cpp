// SPDX-License-Identifier: MIT
#include "app/club/scoring.h"

#include <gtest/gtest.h>

#include <string>

namespace arbiter::club {
namespace {

std::vector<Fraction> points(const std::vector<int>& places, const Scoring& scoring) {
  std::vector<SeatResult> seats;
  for (const int p : places) seats.push_back({Fraction(10 - p), p});
  const auto awards = award(seats, scoring);
  EXPECT_TRUE(awards) << (awards ? "" : awards.error().english());
  std::vector<Fraction> out;
  if (awards)
    for (const Award& a : *awards) out.push_back(a.points);
  return out;
}

using List = std::vector<Fraction>;
const Fraction kHalf(1, 2);

TEST(Scoring, SharesPlaces) {
  EXPECT_EQ(points({1, 2, 3, 4}, PlacePoints{}), (List{3, 2, 1, 0}));
  EXPECT_EQ(points({2, 1, 2, 4}, PlacePoints{}), (List{Fraction(3, 2), 3, Fraction(3, 2), 0}));
  EXPECT_EQ(points({1, 1, 1, 1}, PlacePoints{}), (List(4, Fraction(3, 2))));
  PlacePoints odd;
  odd.values = {5, 2, 1, 0};
  EXPECT_EQ(points({1, 1, 1, 4}, odd), (List{Fraction(8, 3), Fraction(8, 3), Fraction(8, 3), 0}));
}

TEST(Scoring, FitsTablesOfThree) {
  EXPECT_EQ(points({1, 2, 3}, PlacePoints{}), (List{3, Fraction(3, 2), 0}));
  PlacePoints top;
  top.shorter = PlacePoints::Shorter::top;
  EXPECT_EQ(points({3, 2, 1}, top), (List{1, 2, 3}));
  PlacePoints own;
  own.shorter = PlacePoints::Shorter::own;
  own.three = {4, 2, 0};
  EXPECT_EQ(points({1, 2, 2}, own), (List{4, 1, 1}));
  EXPECT_EQ(points({1, 2, 3, 4}, own), (List{3, 2, 1, 0}));
  EXPECT_FALSE(place_values(own, 2));
  EXPECT_FALSE(place_values(own, 5));
}

TEST(Scoring, CountsWinsDrawsAndLosses) {
  EXPECT_EQ(points({1, 2}, WinDrawLoss{}), (List{1, 0}));
  EXPECT_EQ(points({1, 1}, WinDrawLoss{}), (List{kHalf, kHalf}));
  EXPECT_EQ(points({1, 2, 2, 4}, WinDrawLoss{3, 1, -1}), (List{3, -1, -1, -1}));
  EXPECT_EQ(points({1, 2}, GamePoints{}), (List{9, 8}));
}

TEST(Scoring, SaysWhatItIsMadeOf) {
  const std::vector<SeatResult> seats = {{4, 1}, {2, 2}, {2, 2}, {0, 4}};
  const auto awards = award(seats, PlacePoints{});
  ASSERT_TRUE(awards);
  EXPECT_EQ((*awards)[1].first_place, 2);
  EXPECT_EQ((*awards)[1].last_place, 3);
  EXPECT_EQ((*awards)[1].shared, (List{2, 1}));
}

TEST(Scoring, RefusesPlacesThatAreNone) {
  EXPECT_FALSE(award(std::vector<SeatResult>{}, GamePoints{}));
  EXPECT_FALSE(award(std::vector<SeatResult>{{0, 1}, {0, 3}}, GamePoints{}));
  EXPECT_FALSE(award(std::vector<SeatResult>{{0, 2}, {0, 2}}, GamePoints{}));
}

TEST(Scoring, PlacesByPoints) { EXPECT_EQ(places_by_points(List{5, -2, 5, 0}), (std::vector<int>{1, 4, 1, 3})); }

TEST(Scoring, CountsWhatPlacesCannotSay) {
  const std::vector<SeatResult> lost = {{0, 2, Verdict::lost}, {0, 2, Verdict::lost}},
                                half = {{Fraction(1, 2), 1, Verdict::drawn}, {0, 2, Verdict::lost}};
  const auto points = [](const std::vector<SeatResult>& seats, const Scoring& scoring) {
    std::vector<Fraction> out;
    const auto awards = award(seats, scoring).value();
    for (const Award& one : awards) out.push_back(one.points);
    return out;
  };
  EXPECT_EQ(points(lost, WinDrawLoss{}), (std::vector<Fraction>{0, 0}));
  EXPECT_EQ(points(lost, WinDrawLoss{3, 2, 1}), (std::vector<Fraction>{1, 1}));
  EXPECT_EQ(points(half, WinDrawLoss{3, 1, 0}), (std::vector<Fraction>{1, 0}));
  EXPECT_EQ(points(half, PlacePoints{{4, 1}, PlacePoints::Shorter::stretched, {}}),
            (std::vector<Fraction>{Fraction(5, 2), 1}));
  EXPECT_EQ(points(half, GamePoints{}), (std::vector<Fraction>{Fraction(1, 2), 0}));
  EXPECT_EQ(award(std::vector<SeatResult>{{0, 2, Verdict::lost}, {0, 1, {}}}, WinDrawLoss{}).error().english(),
            "a verdict is for all seats of a game");
}

}  // namespace
}  // namespace arbiter::club
