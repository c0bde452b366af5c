// SPDX-License-Identifier: MIT
#include "vision/reading/known_kinds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <opencv2/imgproc.hpp>

#include "tests/vision/chess_camera.h"
#include "vision/reading/reading.h"
#include "vision/train/random_table.h"

namespace arbiter::vision {
namespace {

/// What a pawn may become.
const std::vector<size_t> kPromotions{1, 2, 3, 4};

enum class Marks { none, by_kind, at_random };

std::vector<KnownFigure> figures_of(const simulate::Placement& placement, const Board& board, char army) {
  std::vector<KnownFigure> figures;
  for (const auto& [square, piece] : placement) {
    const auto kind = std::find(kFigureKinds.begin(), kFigureKinds.end(), arbiter::test::piece(piece).type.value());
    if (piece[0] != 'X' && kind != kFigureKinds.end())
      figures.push_back({*board.find_cell(square), static_cast<size_t>(kind - kFigureKinds.begin()), piece[0] == army});
  }
  return figures;
}

/// Paints knobs on the figures' heads, about where they are.
void mark(Keyframe& keyframe, const std::vector<KnownFigure>& figures, Marks how, cv::RNG& rng) {
  static const std::array<cv::Scalar, 6> kColours{cv::Scalar(40, 40, 230),  {30, 140, 250}, {220, 60, 40},
                                                  cv::Scalar(40, 220, 230), {160, 190, 30}, {190, 60, 200}};
  const int radius = cvRound(0.12 * keyframe.plane.square_px());
  for (const KnownFigure& one : figures) {
    const cv::Point2d middle = keyframe.plane.middle(one.cell);
    const size_t colour = how == Marks::by_kind ? one.kind : static_cast<size_t>(rng.uniform(0, 6));
    cv::circle(keyframe.picture, cv::Point(keyframe.plane.to_pixel(cv::Point3d(middle.x, middle.y, 1))), radius,
               kColours.at(colour), cv::FILLED, cv::LINE_AA);
  }
}

struct Told {
  int figures = 0, right = 0;
  double surprise = 0;  ///< nats, the sum
};

/// What a pawn has become, at both ends of a board seen from above, in the middle of a game.
Told promoted(Marks how) {
  auto classifier = SquareClassifier::built_in();
  EXPECT_TRUE(classifier);
  ChessCamera camera(84);
  cv::RNG rng(7);
  Told told;
  int number = 0;
  for (const std::string where : {"e1", "e8", "h4", "a5"})
    for (const size_t kind : kPromotions) {
      simulate::Placement placement = chess_set_up();
      for (const auto& [from, to] : {std::pair("e1", "g3"), {"e8", "f6"}, {"g1", "e5"}, {"c8", "c5"}, {"d7", "d5"}}) {
        placement[to] = placement.at(from);
        placement.erase(from);
      }
      placement[where] = "N." + std::string(kFigureKinds.at(kind));
      // Where marks are to tell, shapes do not.
      simulate::Placement bodies = placement;
      if (how != Marks::none)
        for (auto& [square, piece] : bodies) piece = piece.substr(0, 1) + ".pawn";
      Keyframe keyframe = camera.keyframe(bodies, ++number);
      KnownPicture now{keyframe.picture, keyframe.plane, figures_of(placement, camera.board(), 'N')};
      if (how != Marks::none) mark(keyframe, now.figures, how, rng);
      const Cell asked = *camera.board().find_cell(where);
      std::erase_if(now.figures, [&](const KnownFigure& one) { return one.cell == asked; });
      const auto looks = look_beside_known(now, asked, nullptr, kPromotions, *classifier);
      EXPECT_TRUE(looks);
      if (!looks) continue;
      EXPECT_EQ(looks->at(0), std::log(kLeastLook));
      ++told.figures;
      told.right += std::max_element(looks->begin(), looks->end()) - looks->begin() == static_cast<long>(kind);
      told.surprise -= looks->at(kind);
    }
  std::printf("%d of %d kinds told, %.2f nats of surprise each (knowing nothing: 1.39)\n", told.right, told.figures,
              told.surprise / told.figures);
  return told;
}

TEST(KnownKinds, TellWhatAPawnHasBecome) {
  const Told told = promoted(Marks::none);
  EXPECT_GT(told.right, told.figures / 2);
  EXPECT_LT(told.surprise / told.figures, 1.2);
}

TEST(KnownKinds, MarksOfASetAreLearnt) {
  const Told told = promoted(Marks::by_kind);
  EXPECT_GT(told.right, 0.85 * told.figures);
  EXPECT_LT(told.surprise / told.figures, 0.5);
}

TEST(KnownKinds, MarksThatTellNothingDoNotMislead) {
  const Told told = promoted(Marks::at_random);
  EXPECT_LT(told.surprise / told.figures, 1.6);
}

TEST(KnownKinds, AnEarlierPictureStandsInForFewFigures) {
  auto classifier = SquareClassifier::built_in();
  ASSERT_TRUE(classifier);
  const train::RandomTable table = train::random_tables(990310, 1).front();
  const KnownPicture all{table.picture, table.plane, figures_of(table.placement, table.plane.board(), 'S')};
  ASSERT_GT(all.figures.size(), 5U);
  const Cell asked = all.figures.front().cell;
  const KnownPicture alone{table.picture, table.plane, {}};
  EXPECT_FALSE(look_beside_known(alone, asked, nullptr, kPromotions, *classifier));
  EXPECT_TRUE(look_beside_known(alone, asked, &all, kPromotions, *classifier));
}

}  // namespace
}  // namespace arbiter::vision
