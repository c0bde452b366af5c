// SPDX-License-Identifier: MIT
// Whether a tile that was moved shows the side that it showed before.
#include "vision/change/faces.h"

#include <gtest/gtest.h>

#include <cstdio>

#include "vision/simulate/renderer.h"

namespace arbiter::vision {
namespace {

using OnTable = simulate::Placement;

// Near by a tile shows strokes that are lost far off, where a low camera sees it a third as large.
TEST(Faces, AreComparedAsFarAsTheFarOneShowsThem) {
  auto scene = simulate::make_scene("square9", "wood", 7);
  scene.size = {640, 480};
  scene.pose = {};
  scene.pose.elevation = 30;
  scene.light = simulate::make_light("day", 7);
  simulate::Renderer renderer(scene);
  const Board& board = *renderer.scene().board;
  calibration::Corners corners;
  for (size_t i = 0; i < corners.size(); ++i) {
    const cv::Point2d corner = calibration::corners_on_board(board).at(i);
    corners.at(i) = renderer.project({corner.x, corner.y, 0}, {});
  }
  const auto plane = calibration::BoardPlane::from_corners(board, corners, calibration::Lens::guess(scene.size));
  ASSERT_TRUE(plane);
  const auto middle = [&](const char* square) { return plane->middle(*board.find_cell(square)); };
  double least = 1;
  for (const char* kind : {"S.bishop", "S.rook", "S.knight", "S.silver-general"})
    for (const char* to : {"b8", "f9", "h7"}) {
      const Keyframe before(renderer.render({{"e1", kind}}, {}, 1), *plane),
          after(renderer.render({{to, kind}}, {}, 2), *plane);
      const auto kept = compare_faces(before, middle("e1"), after, middle(to));
      ASSERT_TRUE(kept);
      std::printf("%s to %s: %.3f\n", kind, to, kept->likeness);
      least = std::min(least, kept->likeness);
    }
  EXPECT_GT(least, 0.55);
}

TEST(Faces, OfATileThatWasMovedAreItsOwn) {
  double least = 1, most = -1, same_ink = 0;
  for (const double elevation : {45.0, 60.0, 80.0}) {
    auto scene = simulate::make_scene("square9", "wood", 7);
    scene.size = {960, 720};
    scene.pose = {};
    scene.pose.elevation = elevation;
    scene.light = simulate::make_light("day", 7);
    simulate::Renderer renderer(scene);
    const Board& board = *renderer.scene().board;
    calibration::Corners corners;
    for (size_t i = 0; i < corners.size(); ++i) {
      const cv::Point2d corner = calibration::corners_on_board(board).at(i);
      corners.at(i) = renderer.project({corner.x, corner.y, 0}, renderer.shake(1));
    }
    const auto plane = calibration::BoardPlane::from_corners(board, corners, calibration::Lens::guess(scene.size));
    ASSERT_TRUE(plane);
    const auto keyframe = [&](const OnTable& pieces, int number) {
      return Keyframe(renderer.render(pieces, {}, number), *plane);
    };
    const auto middle = [&](const char* square) { return plane->middle(*board.find_cell(square)); };
    const Keyframe before = keyframe({{"h2", "S.bishop"}, {"b2", "S.rook"}}, 1);
    for (const char* to : {"c7", "e5", "g3"}) {
      const auto moved =
          compare_faces(before, middle("h2"), keyframe({{to, "S.bishop"}, {"b2", "S.rook"}}, 2), middle(to));
      const auto turned =
          compare_faces(before, middle("h2"), keyframe({{to, "S.dragon-horse"}, {"b2", "S.rook"}}, 3), middle(to));
      ASSERT_TRUE(moved && turned) << to;
      least = std::min(least, moved->likeness);
      most = std::max(most, turned->likeness);
      same_ink = std::max(same_ink, moved->ink);
    }
    FaceParams large;
    large.least_px = scene.size.width;
    EXPECT_FALSE(compare_faces(before, middle("h2"), before, middle("h2"), large)) << "too small to be read";
  }
  std::printf("faces of tiles that were moved: %.2f and more alike, of tiles turned over %.2f at most\n", least, most);
  std::printf("inks of the same face differ by %.3f at most\n", same_ink);
  EXPECT_LT(same_ink, 0.1);
  EXPECT_GT(least, most + 0.1);
  EXPECT_LT(most, 0.65);
}

}  // namespace
}  // namespace arbiter::vision
