// SPDX-License-Identifier: MIT
// How light each army's pieces look.
#include "vision/reading/lightness.h"

#include <gtest/gtest.h>

#include <cstdio>

#include "tests/vision/chess_camera.h"

namespace arbiter::vision {
namespace {

/// A board of 8 × 8 seen from straight above, 40 pixels a square, in a picture of 400 × 400.
calibration::BoardPlane from_above() {
  const Board& board = *Board::find("chess8");
  return *calibration::BoardPlane::from_corners(board, {{{40, 360}, {360, 360}, {360, 40}, {40, 40}}},
                                                calibration::Lens::guess({400, 400}));
}

/// The left half of the picture is dark, the right half light.
cv::Mat3b dark_and_light() {
  cv::Mat3b picture(400, 400, {50, 50, 50});
  picture.colRange(200, 400).setTo(cv::Scalar(200, 200, 200));
  return picture;
}

TEST(LightnessTest, IsTheGreyLevelOfEachArmysPieces) {
  const auto seen =
      lightness(dark_and_light(), from_above(),
                arbiter::test::on_chessboard({{"a4", "S.king"}, {"b5", "S.pawn"}, {"h4", "N.king"}, {"g5", "N.pawn"}}));
  ASSERT_EQ(seen.size(), 2U);
  EXPECT_NEAR(seen.at(Army{'S'}), 50, 1);
  EXPECT_NEAR(seen.at(Army{'N'}), 200, 1);
}

TEST(LightnessTest, IsTheMeanOfAnArmysPieces) {
  const auto seen =
      lightness(dark_and_light(), from_above(),
                arbiter::test::on_chessboard({{"a4", "S.pawn"}, {"b5", "S.pawn"}, {"c4", "S.pawn"}, {"g4", "S.pawn"}}));
  ASSERT_EQ(seen.size(), 1U);
  EXPECT_NEAR(seen.at(Army{'S'}), 50 * 0.75 + 200 * 0.25, 1);
}

TEST(LightnessTest, KnowsNothingOfWhatIsNotSeen) {
  EXPECT_TRUE(lightness(dark_and_light(), from_above(), {}).empty());
  // Only the lower left corner of the board is in the picture.
  const cv::Mat3b part(400, 400, {90, 90, 90});
  const auto shifted = calibration::BoardPlane::from_corners(
      *Board::find("chess8"), {{{350, 60}, {670, 60}, {670, -260}, {350, -260}}}, calibration::Lens::guess({400, 400}));
  ASSERT_TRUE(shifted);
  const auto seen = lightness(part, *shifted, arbiter::test::on_chessboard({{"a1", "S.rook"}, {"h8", "N.rook"}}));
  EXPECT_EQ(seen.count(Army{'S'}), 1U);
  EXPECT_EQ(seen.count(Army{'N'}), 0U);
}

// Sets as they are made, and both ways round.
TEST(LightnessTest, TellsTheLightArmyFromTheDark) {
  for (const double elevation : {80.0, 60.0, 45.0}) {
    simulate::Scene scene = simulate::make_scene("chess8", "wood", 3);
    scene.size = {800, 600};
    scene.pose = {};
    scene.pose.elevation = elevation;
    for (const bool south_light : {true, false}) {
      scene.armies["S"].body = scene.armies["N"].body = {0.08F, 0.1F, 0.14F};
      scene.armies[south_light ? "S" : "N"].body = {0.45F, 0.6F, 0.75F};
      simulate::Renderer renderer(scene);
      const auto placement = chess_set_up();
      const auto plane = calibration::BoardPlane::from_corners(*scene.board, renderer.corners(renderer.shake(1)),
                                                               calibration::Lens::guess(scene.size));
      ASSERT_TRUE(plane);
      const auto seen = lightness(renderer.render(placement, {}, 1), *plane, arbiter::test::on_chessboard(placement));
      std::printf("%.0f degrees, the light army is %s: S %.0f, N %.0f\n", elevation, south_light ? "S" : "N",
                  seen.at(Army{'S'}), seen.at(Army{'N'}));
      EXPECT_GT(seen.at(Army{south_light ? 'S' : 'N'}), seen.at(Army{south_light ? 'N' : 'S'}) + 12);
    }
  }
}

}  // namespace
}  // namespace arbiter::vision
