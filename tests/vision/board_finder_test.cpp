// SPDX-License-Identifier: MIT
#include "vision/locate/board_finder.h"

#include <gtest/gtest.h>

#include <numbers>
#include <opencv2/imgproc.hpp>

#include "tests/vision/painted_board.h"
#include "vision/simulate/renderer.h"

namespace arbiter::vision {
namespace {

using calibration::Corners;
using calibration::Lens;
using test::PaintedView;

double nearest_turn(const Corners& found, const Corners& truth) {
  double best = 1e9;
  for (size_t q = 0; q < 4; ++q) {
    Corners turned;
    for (size_t i = 0; i < 4; ++i) turned[i] = found[(i + q) % 4];
    best = std::min(best, calibration::corner_distance(turned, truth));
  }
  return best;
}

PaintedView from(const Board& board, double elevation_degrees, double azimuth_degrees, double roll = 0) {
  const double e = elevation_degrees * std::numbers::pi / 180, a = azimuth_degrees * std::numbers::pi / 180;
  const double distance = 1.65 * board.width();
  PaintedView view;
  view.camera = {board.width() / 2.0 + distance * std::cos(e) * std::sin(a),
                 board.height() / 2.0 - distance * std::cos(e) * std::cos(a), distance * std::sin(e)};
  view.roll = roll;
  view.pieces = static_cast<int>(board.cells().size()) / 3;
  return view;
}

struct Case {
  const char* board;
  double elevation, azimuth, roll;
};

class FindsTheBoard : public testing::TestWithParam<Case> {};

TEST_P(FindsTheBoard, WithPiecesOnIt) {
  const Case& c = GetParam();
  const Board& board = *Board::find(c.board);
  PaintedView view = from(board, c.elevation, c.azimuth, c.roll);
  view.k1 = -0.04;
  const auto painting = test::paint(board, view);
  const auto fix = find_board(painting.picture, board, Lens::guess(painting.picture.size()));
  ASSERT_TRUE(fix) << fix.error().message.english();
  const double error = nearest_turn(fix->corners, painting.corners);
  std::printf("[ error    ] %s from %.0f degrees: corners %.2f px (claimed %.2f) of %.0f a square\n", c.board,
              c.elevation, error, fix->error_px, fix->plane.square_px());
  EXPECT_LT(error, 0.05 * fix->plane.square_px() + 1.0);
  // The right way round is among those offered, and no more than two are.
  ASSERT_EQ(fix->orientations.size(), 2u);
  double best = 1e9;
  for (const Corners& way : fix->orientations)
    best = std::min(best, calibration::corner_distance(way, painting.corners));
  EXPECT_LT(best, 5);
  EXPECT_EQ(calibration::corner_distance(fix->corners, fix->orientations[0]), 0);
}

INSTANTIATE_TEST_SUITE_P(Views, FindsTheBoard,
                         testing::Values(Case{"chess8", 90, 0, 0}, Case{"chess8", 60, 20, 0},
                                         Case{"chess8", 35, -10, 0.1}, Case{"chess8", 50, 45, 0},
                                         Case{"chess8", 45, 100, 0.05}, Case{"square10", 80, 0, 0.6},
                                         Case{"square10", 45, 190, 0}, Case{"cross14", 88, 0, 0},
                                         Case{"cross14", 60, 10, 0}, Case{"cross14", 40, -15, 0},
                                         Case{"cross14", 55, 45, 0}));

TEST(BoardFinder, SouthIsAtTheBottomUnlessToldOtherwise) {
  const Board& board = *Board::find("cross14");
  const auto painting = test::paint(board, from(board, 55, 5));
  const Lens lens = Lens::guess(painting.picture.size());
  const auto fix = find_board(painting.picture, board, lens);
  ASSERT_TRUE(fix);
  EXPECT_LT(calibration::corner_distance(fix->corners, painting.corners), 3);
  FindHints hints;
  hints.south = PictureSide::top;
  const auto turned = find_board(painting.picture, board, lens, hints);
  ASSERT_TRUE(turned);
  for (size_t i = 0; i < 4; ++i) EXPECT_LT(cv::norm(turned->corners[i] - painting.corners[(i + 2) % 4]), 3);
}

TEST(BoardFinder, PartlyCutOff) {
  const Board& board = *Board::find("chess8");
  PaintedView view = from(board, 60, 0);
  view.aim = {3.2, 0};
  view.camera.x += 3.2;
  const auto painting = test::paint(board, view);
  ASSERT_LT(painting.corners[0].x, 0) << "the test's picture should cut the a-file's corner off";
  const auto fix = find_board(painting.picture, board, Lens::guess(painting.picture.size()));
  ASSERT_TRUE(fix) << fix.error().message.english();
  const double error = nearest_turn(fix->corners, painting.corners);
  std::printf("[ error    ] a corner outside the picture: %.2f px\n", error);
  EXPECT_LT(error, 6);
}

TEST(BoardFinder, DarkPiecesHideTheFarRowAndTheFrameIsAsDark) {
  for (const double elevation : {42.0, 36.0}) {
    simulate::Scene scene = simulate::make_scene("chess8", "print", 1);
    scene.pose.elevation = elevation;
    scene.pose.rotation = 30;
    scene.light = simulate::make_light("even", 5);
    scene.look.border = scene.look.dark = simulate::Colour{0.07F, 0.065F, 0.06F};
    scene.armies["N"].body = {0.012F, 0.012F, 0.012F};
    scene.armies["N"].cap.reset();
    scene.armies["N"].ring.reset();
    scene.armies["N"].scale = 1.15F;
    simulate::Placement placement;
    const char* kKinds[] = {"rook", "knight", "bishop", "queen", "king", "bishop", "knight", "rook"};
    for (int f = 0; f < 8; ++f) {
      const std::string file(1, static_cast<char>('a' + f));
      placement[file + "1"] = std::string("S.") + kKinds[f];
      placement[file + "2"] = "S.pawn";
      placement[file + "7"] = "N.pawn";
      placement[file + "8"] = std::string("N.") + kKinds[f];
    }
    simulate::Renderer renderer(scene);
    const cv::Mat picture = renderer.render(placement);
    Corners truth = calibration::corners_on_board(*scene.board);
    for (cv::Point2d& c : truth) c = renderer.project({c.x, c.y, 0}, renderer.shake(0));
    const auto fix = find_board(picture, *scene.board, Lens::guess(picture.size()));
    ASSERT_TRUE(fix) << fix.error().message.english();
    const double error = nearest_turn(fix->corners, truth);
    std::printf("[ error    ] far row hidden, %.0f degrees: %.2f px of %.0f a square\n", elevation, error,
                fix->plane.square_px());
    EXPECT_LT(error, 0.08 * fix->plane.square_px());
  }
}

/// The picture with a bright, soft spot about `at` that leaves `left` of all contrast at its middle: a window mirrored
/// in the varnish. `sigma`: in pixels.
cv::Mat mirrored(const cv::Mat& picture, cv::Point2d at, double sigma, double left) {
  constexpr double kWhite = 235;
  cv::Mat out = picture.clone();
  for (int y = 0; y < out.rows; ++y)
    for (int x = 0; x < out.cols; ++x) {
      const cv::Point2d d = cv::Point2d(x, y) - at;
      const double veil = (1 - left) * std::exp(-d.dot(d) / (2 * sigma * sigma));
      for (int c = 0; c < 3; ++c) {
        uchar& level = out.at<cv::Vec3b>(y, x)[c];
        level = cv::saturate_cast<uchar>((1 - veil) * level + veil * kWhite);
      }
    }
  return out;
}

TEST(BoardFinder, AMirroredWindowLeavesPlacesToChooseFrom) {
  const Board& board = *Board::find("chess8");
  FindHints hints;
  hints.places = true;
  int alone = 0, all = 0;
  for (const double elevation : {38.0, 46.0})
    for (const unsigned seed : {1U, 2U}) {
      PaintedView view = from(board, elevation, 10.0 * seed - 20);
      view.seed = seed;
      view.light = 130;
      view.dark = 100;
      view.frame = 104;
      const auto painting = test::paint(board, view);
      const Corners& c = painting.corners;
      const cv::Mat picture = mirrored(painting.picture, 0.5 * (c[2] + c[3]) * 0.7 + 0.15 * (c[0] + c[1]), 220, 0.04);
      const Lens lens = Lens::guess(picture.size());
      if (find_board(picture, board, lens)) ++alone;
      const auto fix = find_board(picture, board, lens, hints);
      ++all;
      ASSERT_TRUE(fix) << elevation << " degrees, seed " << seed << ": " << fix.error().message.english();
      double error = nearest_turn(fix->corners, c);
      for (const BoardFix& other : fix->places) error = std::min(error, nearest_turn(other.corners, c));
      std::printf("[ error    ] mirrored window, %.0f degrees: %.2f px of %.0f a square, %zu places\n", elevation,
                  error, fix->plane.square_px(), fix->places.size() + 1);
      EXPECT_LT(error, 0.12 * fix->plane.square_px());
    }
  EXPECT_LT(alone, all) << "these pictures are too easy";
}

TEST(BoardFinder, NoBoardIsNotFound) {
  const Board& board = *Board::find("chess8");
  PaintedView view = from(board, 60, 0);
  for (const char* id : {"chess8", "square10", "cross14"}) {
    const auto fix = find_board(test::paint_table(view), *Board::find(id), Lens::guess(view.size));
    ASSERT_FALSE(fix);
    EXPECT_EQ(fix.error().code, "not_found");
  }
}

TEST(BoardFinder, AnotherBoardIsNotFound) {
  const Board &chess = *Board::find("chess8"), &cross = *Board::find("cross14"), &ten = *Board::find("square10");
  const auto on = [&](const Board& painted, const Board& wanted) {
    const auto painting = test::paint(painted, from(painted, 65, 10));
    return find_board(painting.picture, wanted, Lens::guess(painting.picture.size()));
  };
  EXPECT_FALSE(on(chess, cross));
  EXPECT_FALSE(on(chess, ten));
  EXPECT_FALSE(on(ten, chess));
  EXPECT_FALSE(on(cross, chess));
  EXPECT_FALSE(on(cross, ten));
}

TEST(BoardFinder, ClickedCornersAreDrawnToThePattern) {
  const Board& board = *Board::find("cross14");
  const auto painting = test::paint(board, from(board, 50, 12));
  Corners clicked = painting.corners;
  for (size_t i = 0; i < 4; ++i) clicked[i] += cv::Point2d(i % 2 == 0 ? 5 : -4, i < 2 ? 4 : -5);
  const auto fix = fix_from_corners(painting.picture, board, clicked, Lens::guess(painting.picture.size()));
  ASSERT_TRUE(fix);
  const double error = calibration::corner_distance(fix->corners, painting.corners);
  std::printf("[ error    ] corners clicked 6 px off, after refinement: %.2f px\n", error);
  EXPECT_LT(error, 2);
}

TEST(BoardFinder, TooSmallAPictureIsRefused) {
  const auto fix = find_board(cv::Mat(100, 100, CV_8UC3), *Board::find("chess8"), Lens::guess({100, 100}));
  ASSERT_FALSE(fix);
  EXPECT_EQ(fix.error().code, "too_small");
}

}  // namespace
}  // namespace arbiter::vision
