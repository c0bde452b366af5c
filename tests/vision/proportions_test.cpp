// SPDX-License-Identifier: MIT
#include "vision/reading/proportions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <opencv2/imgproc.hpp>

namespace arbiter::vision {
namespace {

constexpr size_t kKing = 0, kQueen = 1, kRook = 2, kPawn = 5;

KindShares unknown() {
  KindShares shares;
  shares.fill(1.0 / kFigureKinds.size());
  return shares;
}

KindShares surely(size_t kind) {
  KindShares shares;
  shares.fill(0.01);
  shares.at(kind) = 0.95;
  return shares;
}

size_t likeliest(const KindShares& shares) {
  return static_cast<size_t>(std::max_element(shares.begin(), shares.end()) - shares.begin());
}

/// A figure of a set whose king is that high.
FigureSize sized(double king, double high, double foot, double top) {
  return {{high * king, foot * king / 3, top * king / 4}, 0.7};
}

TEST(Proportions, TellWhatAFigureIsByTheOthers) {
  // The same figure, of unknown look, is a rook in a high set and a queen in a low one.
  for (const auto& [king, kind] : {std::pair{2.1, kRook}, std::pair{1.45, kQueen}}) {
    const FigureSize one = sized(1, 1.22, king * 0.92, king);
    const std::vector<KindShares> said =
        in_proportion({surely(kKing), surely(kPawn), surely(kPawn), unknown()},
                      {sized(king, 1, 1, 1), sized(king, 0.51, 0.77, 0.67), sized(king, 0.52, 0.77, 0.67), one});
    EXPECT_EQ(likeliest(said[3]), kind) << "king of " << king << " squares";
  }
}

TEST(Proportions, SayLittleOfAnOutlineThatIsAnothersToo) {
  // Twice as high as any king: the figure behind has been counted in.
  const KindShares said = in_proportion(
      {surely(kKing), surely(kPawn), surely(kPawn), unknown()},
      {sized(1.6, 1, 1, 1), sized(1.6, 0.51, 0.77, 0.67), sized(1.6, 0.52, 0.77, 0.67), sized(1.6, 1.9, 0.9, 0.9)})[3];
  for (const double share : said) EXPECT_GT(share, 0.001);
}

TEST(Proportions, NeedThreeFigures) {
  const std::vector<KindShares> said =
      in_proportion({unknown(), unknown(), unknown()}, {sized(1.6, 1, 1, 1), sized(1.6, 0.5, 0.8, 0.7), FigureSize()});
  for (const KindShares& one : said)
    for (const double share : one) EXPECT_EQ(share, 1);
}

/// A view of a dark figure of that height on light squares, seen from half way up.
SquareView view_of(int high, int foot, int top) {
  using namespace square_view;
  SquareView view;
  view.picture = cv::Mat3b(kHeight, kWidth, cv::Vec3b(200, 210, 220));
  view.ground = cv::Mat1b(kHeight, kWidth, kLight);
  view.light = {200, 210, 220};
  view.dark = {60, 90, 130};
  view.steepness = 0.7F;
  const int axis = static_cast<int>(kFootX), ground = static_cast<int>(kFootY);
  const cv::Scalar ebony(20, 22, 25);
  cv::rectangle(view.picture, {axis - foot / 2, ground - 12, foot, 18}, ebony, cv::FILLED);
  cv::rectangle(view.picture, {axis - 3, ground - high, 7, high}, ebony, cv::FILLED);
  cv::rectangle(view.picture, {axis - top / 2, ground - high, top, high / 4}, ebony, cv::FILLED);
  return view;
}

TEST(Proportions, AreMeasuredOnTheOutline) {
  for (const int high : {24, 44}) {
    SquareView view = view_of(high, 20, 12);
    cv::rectangle(view.picture, {0, 0, 14, 40}, cv::Scalar(20, 22, 25), cv::FILLED);  // another, beside it
    const FigureSize size = size_of(view, tone_of_body(view));
    const double expected = high / square_view::kScale / std::sqrt(1 - 0.49);
    std::cout << "high " << size.of[0] << " of " << expected << ", foot " << size.of[1] << ", top " << size.of[2]
              << "\n";
    EXPECT_NEAR(size.of[0], expected, 0.04);
    EXPECT_NEAR(size.of[1], 20 / square_view::kScale, 0.03);
    EXPECT_NEAR(size.of[2], 12 / square_view::kScale, 0.03);
  }
}

TEST(Proportions, OfABareSquareAreNone) {
  SquareView view = view_of(24, 20, 12);
  view.picture.setTo(cv::Scalar(200, 210, 220));
  EXPECT_EQ(size_of(view, {20, 22, 25}).of, (std::array<double, 3>{}));
}

}  // namespace
}  // namespace arbiter::vision
