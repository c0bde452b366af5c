// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <cstdio>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include "vision/simulate/renderer.h"

namespace arbiter::vision::simulate {
namespace {

/// A piece on every third cell, of every army and kind.
Placement scattered(const Board& board) {
  constexpr const char* kKinds[] = {"king", "queen", "rook", "bishop", "knight", "pawn", "elephant", "lance"};
  Placement placement;
  int n = 0;
  for (const Cell cell : board.cells())
    if (cell.value % 3 == 0) {
      placement[board.name(cell)] = std::string(1, "SWNE"[n % 4]) + "." + kKinds[n % 8];
      ++n;
    }
  return placement;
}

Scene small_scene(std::string_view board, std::string_view style, std::uint64_t seed) {
  Scene scene = make_scene(board, style, seed);
  scene.size = {320, 240};
  return scene;
}

double mean_difference(const cv::Mat& a, const cv::Mat& b, const cv::Mat& mask = {}) {
  cv::Mat difference;
  cv::absdiff(a, b, difference);
  const cv::Scalar mean = cv::mean(difference, mask.empty() ? cv::noArray() : cv::InputArray(mask));
  return (mean[0] + mean[1] + mean[2]) / 3;
}

TEST(Simulate, EveryBoardInEveryStyleIsDrawn) {
  for (const auto board : Board::ids())
    for (const auto& style : style_names()) {
      const Scene scene = small_scene(board, style, 7);
      Renderer renderer(scene);
      const cv::Mat full = renderer.render(scattered(*scene.board));
      const cv::Mat empty = renderer.render(Placement{});
      ASSERT_EQ(full.size(), scene.size);
      ASSERT_EQ(full.type(), CV_8UC3);
      EXPECT_GT(mean_difference(full, empty), 0.8) << board << " " << style;
      const cv::Scalar mean = cv::mean(full);
      EXPECT_GT(mean[1], 25) << board << " " << style;
      EXPECT_LT(mean[1], 235) << board << " " << style;
    }
}

TEST(Simulate, CornersAreWhereOpenCvProjectsThem) {
  double worst = 0;
  for (int seed = 0; seed < 12; ++seed) {
    Scene scene = small_scene(seed % 2 == 0 ? "cross14" : "chess8", "wood", static_cast<std::uint64_t>(seed));
    scene.pose.elevation = 35 + 5 * seed;
    scene.pose.rotation = 30 * seed;
    scene.pose.roll = seed - 5;
    Renderer renderer(scene);
    const Camera& camera = renderer.camera();
    const double w = scene.board->width(), h = scene.board->height();
    const std::vector<cv::Point3d> points{{0, 0, 0}, {w, 0, 0}, {w, h, 0}, {0, h, 0}};
    std::vector<cv::Point2d> expected;
    cv::Vec3d turn;
    cv::Rodrigues(camera.R(), turn);
    cv::projectPoints(points, turn, camera.t(), camera.K(), camera.distortion(), expected);
    const auto corners = renderer.corners();
    for (int i = 0; i < 4; ++i) worst = std::max(worst, cv::norm(corners[i] - expected[i]));
    // And back: the ray of a corner's pixel meets the board there.
    const cv::Vec3d ray = camera.ray(corners[2]), at = camera.centre() - ray * (camera.centre()[2] / ray[2]);
    EXPECT_NEAR(at[0], w, 1e-3);
    EXPECT_NEAR(at[1], h, 1e-3);
  }
  std::printf("corners: worst %.4f px from OpenCV's projection\n", worst);
  EXPECT_LT(worst, 0.1);
}

TEST(Simulate, TheDrawnChequersLieOnTheProjectedGrid) {
  Scene scene = make_scene("chess8", "vinyl", 3);
  scene.pose.elevation = 65;
  scene.pose.rotation = 20;
  scene.light = make_light("even", 3);
  Renderer renderer(scene);
  cv::Mat grey;
  cv::cvtColor(renderer.render(Placement{}, {}, 4), grey, cv::COLOR_BGR2GRAY);
  const Shake shake = renderer.shake(4);
  std::vector<cv::Point2f> truth, found;
  for (int x = 1; x < 8; ++x)
    for (int y = 1; y < 8; ++y) truth.emplace_back(renderer.project({double(x), double(y), 0}, shake));
  found = truth;
  cv::cornerSubPix(grey, found, {6, 6}, {-1, -1}, {cv::TermCriteria::EPS + cv::TermCriteria::COUNT, 40, 0.001});
  double sum = 0;
  for (std::size_t i = 0; i < truth.size(); ++i) sum += cv::norm(truth[i] - found[i]);
  std::printf("grid crossings: mean %.3f px from where they are seen in the picture\n", sum / double(truth.size()));
  EXPECT_LT(sum / double(truth.size()), 0.1);
}

TEST(Simulate, OccupiedSquaresLookDifferentFromEmptyOnes) {
  for (const double elevation : {90.0, 60.0, 40.0}) {
    Scene scene = make_scene("cross14", "caps", 5);
    scene.pose.elevation = elevation;
    Renderer renderer(scene);
    const cv::Mat empty = renderer.render(Placement{}, {}, 0);
    double least = 1e9;
    for (const char* square : {"d1", "h8", "a4", "n11", "k14"}) {
      const cv::Mat full = renderer.render(Placement{{square, "W.pawn"}}, {}, 1);
      const cv::Point2f at = square_centre(*scene.board, square);
      cv::Mat mask(scene.size, CV_8U, cv::Scalar(0));
      cv::circle(mask, renderer.project({at.x, at.y, 0.3}), 8, 255, cv::FILLED);
      least = std::min(least, mean_difference(full, empty, mask));
    }
    std::printf("elevation %.0f: a pawn changes its square by at least %.0f grey levels\n", elevation, least);
    EXPECT_GT(least, 15);
  }
}

TEST(Simulate, ArmyDecidesTheLookAndNotTheController) {
  const Scene scene = small_scene("cross14", "plastic", 2);
  Renderer renderer(scene);
  const cv::Mat own = renderer.render(Placement{{"h8", "W.queen"}});
  EXPECT_EQ(mean_difference(own, renderer.render(Placement{{"h8", "W.queen@S"}})), 0);
  EXPECT_GT(mean_difference(own, renderer.render(Placement{{"h8", "S.queen"}})), 0.01);
}

TEST(Simulate, SameSeedSamePicture) {
  const Scene scene = small_scene("cross14", "", 11);
  const Hand hand{{7, 7}, 1.2F, 'E', 0.2F, "E.rook"};
  const cv::Mat first = render(scene, scattered(*scene.board), hand, 3);
  Renderer again(scene);
  again.render(Placement{}, {}, 2);  // what was drawn before leaves no trace
  EXPECT_EQ(mean_difference(first, again.render(scattered(*scene.board), hand, 3)), 0);
  EXPECT_GT(mean_difference(first, again.render(scattered(*scene.board), hand, 4)), 0)
      << "every picture has its own noise";
  EXPECT_GT(mean_difference(first, render(small_scene("cross14", "", 12), scattered(*scene.board), hand, 3)), 1);
}

TEST(Simulate, AHandCoversWhatItReachesOver) {
  const Scene scene = small_scene("cross14", "wood", 4);
  Renderer renderer(scene);
  const cv::Mat without = renderer.render(Placement{}, {}, 0);
  for (const char side : {'S', 'W', 'N', 'E'}) {
    const cv::Mat with = renderer.render(Placement{}, Hand{{7, 7}, 0.8F, side, 0.5F, {}}, 0);
    EXPECT_GT(mean_difference(with, without), 1) << side;
  }
}

TEST(Simulate, UnknownNamesAreRefused) {
  EXPECT_THROW(make_scene("round7"), std::invalid_argument);
  EXPECT_THROW(make_scene("chess8", "gold"), std::invalid_argument);
  EXPECT_THROW(make_light("moon", 1), std::invalid_argument);
  EXPECT_THROW(stand(make_scene("cross14"), {{"a1", "S.pawn"}}), std::invalid_argument);
}

}  // namespace
}  // namespace arbiter::vision::simulate
