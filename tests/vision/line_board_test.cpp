// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <cstdio>
#include <opencv2/imgproc.hpp>

#include "vision/locate/board_finder.h"
#include "vision/simulate/renderer.h"

namespace arbiter::vision {
namespace {

using calibration::Corners;
using calibration::Lens;

struct View {
  const char* board;
  double elevation, rotation;
  const char* style = "wood";
  const char* light = "even";
};

simulate::Scene scene_of(const View& view) {
  simulate::Scene scene = simulate::make_scene(view.board, view.style, 11);
  scene.pose.elevation = view.elevation;
  scene.pose.rotation = view.rotation;
  scene.light = simulate::make_light(view.light, 5);
  return scene;
}

/// A piece on every third cell.
simulate::Placement scattered(const Board& board) {
  simulate::Placement placement;
  int n = 0;
  for (const Cell cell : board.cells())
    if (cell.value % 3 == 0) placement[board.name(cell)] = n++ % 2 == 0 ? "S.rook" : "N.pawn";
  return placement;
}

/// Both armies in full rows, as games begin.
simulate::Placement rows(const Board& board) {
  simulate::Placement placement;
  for (const Cell cell : board.cells()) {
    const int rank = board.rank(cell), from_end = std::min(rank, board.height() - 1 - rank);
    if (from_end == 0 || (from_end == 2 && board.file(cell) % 2 == 0))
      placement[board.name(cell)] = rank < board.height() / 2 ? "S.rook" : "N.rook";
  }
  return placement;
}

Corners truth(const simulate::Renderer& renderer, const simulate::Shake& shake) {
  Corners corners = calibration::corners_on_board(*renderer.scene().board);
  for (cv::Point2d& c : corners) c = renderer.project({c.x, c.y, 0}, shake);
  return corners;
}

/// Finds the board in a picture of that scene; its largest error over the way round that is nearest, in squares.
double error_of(simulate::Renderer& renderer, const simulate::Placement& placement, const char* what) {
  const simulate::Scene& scene = renderer.scene();
  const cv::Mat picture = renderer.render(placement);
  const Corners corners = truth(renderer, renderer.shake(0));
  const Board& board = *scene.board;
  const auto fix = find_board(picture, board, Lens::guess(picture.size()));
  EXPECT_TRUE(fix) << what << ": " << (fix ? "" : fix.error().message.english());
  if (!fix) return 1e9;
  EXPECT_EQ(fix->method, "lines");
  EXPECT_EQ(fix->orientations.size(), board.width() == board.height() ? 4u : 2u);
  double best = 1e9;
  for (const Corners& way : fix->orientations) best = std::min(best, calibration::corner_distance(way, corners));
  best /= fix->plane.square_px();
  std::printf("[ error    ] %s %s from %.0f degrees, turned by %.0f: %.3f squares, %.0f %% of the lines seen\n", what,
              board.id().c_str(), scene.pose.elevation, scene.pose.rotation, best, 100 * fix->confidence);
  return best;
}

double error_of(const simulate::Scene& scene, const simulate::Placement& placement, const char* what) {
  simulate::Renderer renderer(scene);
  return error_of(renderer, placement, what);
}

class FindsTheLines : public testing::TestWithParam<View> {};

TEST_P(FindsTheLines, WithPiecesOnThemAndWithArmiesSetUp) {
  simulate::Renderer renderer(scene_of(GetParam()));
  const Board& board = *renderer.scene().board;
  EXPECT_LT(error_of(renderer, scattered(board), "scattered"), 0.06);
  EXPECT_LT(error_of(renderer, rows(board), "set up"), 0.06);
}

INSTANTIATE_TEST_SUITE_P(Views, FindsTheLines,
                         testing::Values(View{"points9x10", 86, 0}, View{"points9x10", 60, 20, "print"},
                                         View{"points9x10", 45, 185}, View{"points9x10", 38, -15, "wood", "lamp"},
                                         View{"points9x10", 65, 100, "plastic", "harsh"}, View{"square9", 84, 45},
                                         View{"square9", 60, -25, "print", "day"}, View{"square9", 40, 12},
                                         View{"square9", 50, 90, "wood", "dim"}, View{"plain8", 80, 10},
                                         View{"plain8", 55, 30, "print"}, View{"plain8", 42, 200, "wood", "day"},
                                         View{"plain9x8", 75, -10}, View{"plain9x8", 55, 80},
                                         View{"plain9x8", 40, 5, "print", "glare"}));

TEST(LineBoard, SouthIsAtTheBottomUnlessToldOtherwise) {
  const simulate::Scene scene = scene_of({"points9x10", 60, 10});
  simulate::Renderer renderer(scene);
  const cv::Mat picture = renderer.render(rows(*scene.board));
  const Corners corners = truth(renderer, renderer.shake(0));
  const auto fix = find_board(picture, *scene.board, Lens::guess(picture.size()));
  ASSERT_TRUE(fix);
  EXPECT_LT(calibration::corner_distance(fix->corners, corners), 4);
  FindHints hints;
  hints.south = PictureSide::top;
  const auto turned = find_board(picture, *scene.board, Lens::guess(picture.size()), hints);
  ASSERT_TRUE(turned);
  for (size_t i = 0; i < 4; ++i) EXPECT_LT(cv::norm(turned->corners[i] - corners[(i + 2) % 4]), 4);
}

TEST(LineBoard, WithoutRiverAndPalaces) {
  simulate::Scene scene = scene_of({"points9x10", 55, 15});
  scene.look.river = scene.look.palaces = false;
  EXPECT_LT(error_of(scene, scattered(*scene.board), "no river"), 0.06);
}

TEST(LineBoard, LightLinesOnADarkBoard) {
  simulate::Scene scene = scene_of({"square9", 58, -12});
  scene.look.line = {0.75F, 0.75F, 0.72F};
  scene.look.light = scene.look.dark = scene.look.border = {0.06F, 0.09F, 0.07F};
  EXPECT_LT(error_of(scene, scattered(*scene.board), "light lines"), 0.06);
}

TEST(LineBoard, SmallPictures) {
  for (const char* board : {"points9x10", "square9", "plain8"}) {
    simulate::Scene scene = scene_of({board, 60, 15});
    scene.size = {640, 480};
    EXPECT_LT(error_of(scene, scattered(*scene.board), "640 x 480"), 0.08);
  }
}

TEST(LineBoard, AnotherBoardIsNotFound) {
  for (const char* shown : {"points9x10", "square9", "plain8", "plain9x8", "chess8", "square10", "cross14"}) {
    const simulate::Scene scene = scene_of({shown, 62, 8});
    simulate::Renderer renderer(scene);
    const cv::Mat picture = renderer.render(scattered(*scene.board));
    for (const char* wanted : {"points9x10", "square9", "plain8", "plain9x8"}) {
      if (std::string(shown) == wanted) continue;
      // Nine by eight squares have the lines of a board of nine by ten points that has neither river nor palaces.
      if (std::string(shown) == "plain9x8" && std::string(wanted) == "points9x10") continue;
      const auto fix = find_board(picture, *Board::find(wanted), Lens::guess(picture.size()));
      EXPECT_FALSE(fix) << wanted << " found on " << shown;
    }
  }
}

/// A flat grid of so many lines either way on a grey ground, seen obliquely.
cv::Mat grid(int lines) {
  cv::Mat picture(960, 1280, CV_8UC3, cv::Scalar(120, 165, 190));
  const std::vector<cv::Point2f> from{{0, 0}, {1, 0}, {1, 1}, {0, 1}},
      to{{180, 880}, {1130, 850}, {900, 90}, {330, 100}};
  const cv::Mat h = cv::getPerspectiveTransform(from, to);
  for (int k = 0; k < lines; ++k) {
    const float t = static_cast<float>(k) / static_cast<float>(lines - 1);
    std::vector<cv::Point2f> ends{{t, 0}, {t, 1}, {0, t}, {1, t}}, at;
    cv::perspectiveTransform(ends, at, h);
    cv::line(picture, at[0], at[1], {40, 40, 40}, 2, cv::LINE_AA);
    cv::line(picture, at[2], at[3], {40, 40, 40}, 2, cv::LINE_AA);
  }
  cv::Mat noise(picture.size(), CV_8UC3);
  cv::RNG rng(3);
  rng.fill(noise, cv::RNG::NORMAL, 20, 3);
  return picture + noise - cv::Scalar(20, 20, 20);
}

TEST(LineBoard, ALargerOrSmallerGridIsNotFound) {
  ASSERT_TRUE(find_board(grid(9), *Board::find("plain8"), Lens::guess({1280, 960})));
  for (const int lines : {7, 8, 11, 13, 19})
    for (const char* wanted : {"points9x10", "square9", "plain8", "plain9x8"})
      EXPECT_FALSE(find_board(grid(lines), *Board::find(wanted), Lens::guess({1280, 960})))
          << wanted << " found on a grid of " << lines;
}

TEST(LineBoard, AnEmptyTableIsNotFound) {
  simulate::Scene scene = scene_of({"square9", 60, 0});
  cv::Mat picture(scene.size, CV_8UC3);
  cv::RNG rng(7);
  rng.fill(picture, cv::RNG::NORMAL, 120, 25);
  const auto fix = find_board(picture, *scene.board, Lens::guess(scene.size));
  ASSERT_FALSE(fix);
  EXPECT_EQ(fix.error().code, "not_found");
}

TEST(LineBoard, ClickedCornersAreDrawnToTheLines) {
  const simulate::Scene scene = scene_of({"points9x10", 52, 20});
  simulate::Renderer renderer(scene);
  const cv::Mat picture = renderer.render(scattered(*scene.board));
  const Corners corners = truth(renderer, renderer.shake(0));
  Corners clicked = corners;
  for (size_t i = 0; i < 4; ++i) clicked[i] += cv::Point2d(i % 2 == 0 ? 4 : -3, i < 2 ? 3 : -4);
  const auto fix = fix_from_corners(picture, *scene.board, clicked, Lens::guess(picture.size()));
  ASSERT_TRUE(fix);
  const double error = calibration::corner_distance(fix->corners, corners);
  std::printf("[ error    ] corners clicked 5 px off, after refinement: %.2f px\n", error);
  EXPECT_LT(error, 2.5);
}

}  // namespace
}  // namespace arbiter::vision
