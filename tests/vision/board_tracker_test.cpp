// SPDX-License-Identifier: MIT
#include "vision/locate/board_tracker.h"

#include <gtest/gtest.h>

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "tests/vision/painted_board.h"
#include "vision/simulate/renderer.h"

namespace arbiter::vision {
namespace {

using calibration::Corners;
using calibration::Lens;

// A cross seen obliquely, painted once; camera movements are warps of that picture.
class Tracker : public testing::Test {
 protected:
  static const test::Painting& painting() {
    static const test::Painting painted = [] {
      test::PaintedView view;
      view.camera = {7, -6, 17};
      view.pieces = 50;
      return test::paint(*Board::find("cross14"), view);
    }();
    return painted;
  }
  static BoardTracker tracker() {
    const auto fix = find_board(painting().picture, *Board::find("cross14"), Lens::guess(painting().picture.size()));
    EXPECT_TRUE(fix);
    return BoardTracker(painting().picture, *fix);
  }
  static cv::Mat warped(const cv::Matx23d& m) {
    cv::Mat out;
    cv::warpAffine(painting().picture, out, m, painting().picture.size(), cv::INTER_LINEAR, cv::BORDER_REFLECT);
    return out;
  }
  static double error(const TrackedBoard& tracked, const cv::Matx23d& m) {
    const Corners now = tracked.plane.corners();
    double worst = 0;
    for (size_t i = 0; i < 4; ++i) {
      const cv::Point2d p = painting().corners[i];
      worst = std::max(worst, cv::norm(now[i] - cv::Point2d(m * cv::Vec3d(p.x, p.y, 1))));
    }
    return worst;
  }
};

TEST_F(Tracker, SteadyWhileNothingMoves) {
  BoardTracker t = tracker();
  const auto tracked = t.follow(painting().picture);
  EXPECT_EQ(tracked.motion, BoardMotion::steady);
  EXPECT_GT(tracked.visible, 0.95);
  EXPECT_LT(tracked.moved_px, 0.5);
}

TEST_F(Tracker, FollowsNudgesSmallAndLarge) {
  for (const cv::Matx23d& m :
       {cv::Matx23d(1, 0, 3.5, 0, 1, -2.25), cv::Matx23d(1, 0, 38, 0, 1, 21),
        cv::Matx23d(0.9998, -0.0175, 12, 0.0175, 0.9998, -9), cv::Matx23d(1, 0, -95, 0, 1, 44)}) {
    BoardTracker t = tracker();
    TrackedBoard tracked = t.follow(warped(m));
    EXPECT_EQ(tracked.motion, BoardMotion::nudged);
    std::printf("[ error    ] after a nudge of %.0f, %.0f px: %.2f px\n", m(0, 2), m(1, 2), error(tracked, m));
    EXPECT_LT(error(tracked, m), 2);
    EXPECT_EQ(t.follow(warped(m)).motion, BoardMotion::steady);
  }
}

// The first picture was sharp and steady, those that follow are blurred, noisy and coded: no crossing is read as
// exactly.
TEST_F(Tracker, FollowsInPicturesWorseThanTheFirst) {
  cv::RNG random(11);
  for (const int quality : {30, 18, 12}) {
    BoardTracker t = tracker();
    double worst = 0;
    int followed = 0;
    constexpr int kPictures = 8;
    for (int i = 0; i < kPictures; ++i) {
      const cv::Matx23d m(1, 0, random.uniform(-1.0, 1.0), 0, 1, random.uniform(-1.0, 1.0));
      cv::Mat frame = warped(m), noise(frame.size(), CV_16SC3);
      cv::GaussianBlur(frame, frame, {}, 1.6);
      random.fill(noise, cv::RNG::NORMAL, 0, 14);
      cv::add(frame, noise, frame, cv::noArray(), CV_8U);
      std::vector<uchar> coded;
      cv::imencode(".jpg", frame, coded, {cv::IMWRITE_JPEG_QUALITY, quality});
      const TrackedBoard tracked = t.follow(cv::imdecode(coded, cv::IMREAD_COLOR));
      followed += tracked.motion == BoardMotion::steady || tracked.motion == BoardMotion::nudged;
      worst = std::max(worst, error(tracked, m));
    }
    std::printf("[ error    ] quality %d: %d of %d followed, %.2f px\n", quality, followed, kPictures, worst);
    EXPECT_EQ(followed, kPictures) << quality;
    EXPECT_LT(worst, 2.5) << quality;
  }
}

TEST_F(Tracker, AHandHidesButDoesNotMoveTheBoard) {
  BoardTracker t = tracker();
  cv::Mat frame = painting().picture.clone();
  cv::ellipse(frame, {600, 500}, {330, 420}, 10, 0, 360, {120, 150, 190}, -1, cv::LINE_AA);
  for (int i = 0; i < 25; ++i) {
    const auto tracked = t.follow(frame);
    EXPECT_NE(tracked.motion, BoardMotion::nudged);
    EXPECT_LT(tracked.moved_px, 1);
    EXPECT_LT(tracked.visible, 0.8);
  }
  EXPECT_EQ(t.follow(painting().picture).motion, BoardMotion::steady);
}

TEST_F(Tracker, LostWhenTheBoardIsGone) {
  BoardTracker t = tracker();
  test::PaintedView view;
  const cv::Mat table = test::paint_table(view);
  TrackedBoard tracked = t.follow(table);
  for (int i = 0; i < 40; ++i) tracked = t.follow(table);
  EXPECT_EQ(tracked.motion, BoardMotion::lost);
  EXPECT_EQ(t.follow(painting().picture).motion, BoardMotion::steady);
}

// Boards of lines, on and between whose crossings pieces stand and move.
TEST(BoardTracker, FollowsBoardsOfLines) {
  for (const char* board : {"points9x10", "square9", "plain8"}) {
    auto scene = simulate::make_scene(board, "wood", 4);
    scene.size = {1000, 750};
    scene.pose.elevation = 55;
    simulate::Placement placement;
    for (const Cell cell : scene.board->cells())
      if (cell.value % 4 == 0) placement[scene.board->name(cell)] = cell.value % 8 == 0 ? "S.pawn" : "N.rook";
    simulate::Renderer renderer(scene);
    const cv::Mat first = renderer.render(placement);
    const auto fix = find_board(first, *scene.board, calibration::Lens::guess(scene.size));
    ASSERT_TRUE(fix) << fix.error().message.english();
    BoardTracker tracker(first, *fix);
    // Some have moved since.
    for (const char* gone : {"a1", "e1", "b2"}) placement.erase(gone);
    placement["c4"] = placement["d5"] = "S.pawn";
    const cv::Mat later = renderer.render(placement);
    EXPECT_EQ(tracker.follow(later).motion, BoardMotion::steady) << board;
    for (const auto& [dx, dy] : {std::pair(6.5, -4.0), std::pair(-31.0, 22.0)}) {
      cv::Mat moved;
      cv::warpAffine(later, moved, cv::Matx23d(1, 0, dx, 0, 1, dy), later.size(), cv::INTER_LINEAR, cv::BORDER_REFLECT);
      const TrackedBoard tracked = tracker.follow(moved);
      double worst = 0;
      for (size_t i = 0; i < 4; ++i)
        worst = std::max(worst, cv::norm(tracked.plane.corners()[i] - fix->corners[i] - cv::Point2d(dx, dy)));
      std::printf("[ error    ] %s after a nudge of %.1f, %.1f px: %.2f px\n", board, dx, dy, worst);
      EXPECT_EQ(tracked.motion, BoardMotion::nudged) << board;
      EXPECT_LT(worst, 2.5) << board;
    }
    // A hand over all of it says nothing about where it is.
    EXPECT_EQ(tracker.follow(cv::Mat(later.size(), later.type(), cv::Scalar(120, 150, 190))).motion,
              BoardMotion::steady);
  }
}

// The camera is knocked so that one side of a board of lines goes further than its marks are looked for: nothing tells
// it from the board's place before but the marks that are gone.
TEST(BoardTracker, BoardsOfLinesAreFoundAgainAfterAKnock) {
  for (const char* board : {"plain8", "points9x10", "square9"}) {
    auto scene = simulate::make_scene(board, "wood", 6);
    scene.size = {1280, 960};
    scene.pose.elevation = 42;
    simulate::Placement placement;
    for (const Cell cell : scene.board->cells())
      if (cell.value % 5 == 0) placement[scene.board->name(cell)] = cell.value % 2 == 0 ? "S.pawn" : "N.rook";
    simulate::Renderer before(scene);
    const cv::Mat first = before.render(placement);
    const auto fix = find_board(first, *scene.board, calibration::Lens::guess(scene.size));
    ASSERT_TRUE(fix) << fix.error().message.english();
    BoardTracker tracker(first, *fix);
    scene.pose.rotation += 2.5;
    scene.pose.aim += cv::Point2d(0.35, -0.15);
    scene.pose.elevation -= 1.5;
    simulate::Renderer after(scene);
    // Somebody's hand lies over most of it at first.
    cv::Mat hand = after.render(placement, {}, 1);
    cv::ellipse(hand, {640, 480}, {560, 420}, 10, 0, 360, {120, 150, 190}, -1, cv::LINE_AA);
    EXPECT_EQ(tracker.follow(hand).motion, BoardMotion::steady) << board;
    TrackedBoard seen = tracker.follow(after.render(placement, {}, 2));
    bool noticed = seen.motion == BoardMotion::nudged;
    for (int frame = 3; frame < 6; ++frame) {
      seen = tracker.follow(after.render(placement, {}, frame));
      noticed = noticed || seen.motion == BoardMotion::nudged;
    }
    EXPECT_TRUE(noticed) << board;
    const auto corners = [&](const simulate::Renderer& camera) {
      calibration::Corners all;
      for (size_t i = 0; i < all.size(); ++i) {
        const cv::Point2d corner = calibration::corners_on_board(*scene.board).at(i);
        all.at(i) = camera.project({corner.x, corner.y, 0}, {});
      }
      return all;
    };
    const double off = std::min(calibration::corner_distance(seen.plane.corners(), corners(after)),
                                calibration::corner_distance(seen.plane.turned(2).corners(), corners(after)));
    const double moved = calibration::corner_distance(corners(before), corners(after));
    std::printf("[ error    ] %s knocked by %.0f px at a corner: %.2f px\n", board, moved, off);
    EXPECT_LT(off, 0.1 * seen.plane.square_px()) << board;
  }
}

// A quarter to half a square: far enough for a crossing to be taken for its neighbour along the diagonal.
TEST(BoardTracker, AKnockedCameraIsFollowedToTheRightSquares) {
  double worst = 0;
  int followed = 0, tries = 0;
  for (const char* board : {"chess8", "cross14"})
    for (int i = 0; i < 5; ++i) {
      const auto seed = static_cast<std::uint64_t>(i);
      auto scene = simulate::make_scene(board, i % 2 == 0 ? "wood" : "vinyl", seed);
      scene.size = {800, 600};
      simulate::Placement placement;
      for (const Cell cell : scene.board->cells())
        if (cell.value % 3 == 0) placement[scene.board->name(cell)] = cell.value % 2 == 0 ? "S.pawn" : "N.rook";
      simulate::Renderer before(scene);
      const cv::Mat first = before.render(placement);
      const auto fix = find_board(first, *scene.board, calibration::Lens::guess(scene.size));
      ASSERT_TRUE(fix) << fix.error().message.english();
      BoardTracker tracker(first, *fix);
      scene.pose.rotation += i % 2 == 0 ? 1.5 : -2;
      scene.pose.roll = 0.4 * i - 1.5;
      scene.pose.aim = {0.08 * i - 0.25, 0.3 - 0.06 * i};
      simulate::Renderer after(scene);
      const calibration::Corners truth = after.corners();
      TrackedBoard seen = tracker.follow(after.render(placement, {}, 1));
      bool noticed = seen.motion == BoardMotion::nudged;
      for (int frame = 2; frame < 14 && seen.motion != BoardMotion::steady; ++frame) {
        seen = tracker.follow(after.render(placement, {}, frame));
        noticed = noticed || seen.motion == BoardMotion::nudged;
      }
      ++tries;
      if (seen.motion != BoardMotion::steady) continue;  // it may say that it does not know
      EXPECT_TRUE(noticed) << board << " " << i;
      const double off = std::min(calibration::corner_distance(seen.plane.corners(), truth),
                                  calibration::corner_distance(seen.plane.turned(2).corners(), truth));
      EXPECT_LT(off, 0.1 * seen.plane.square_px()) << board << " " << i;
      worst = std::max(worst, off);
      ++followed;
    }
  std::printf("knocked camera: %d of %d followed, corners at most %.2f px off\n", followed, tries, worst);
  EXPECT_GE(followed, tries - 1);
}

}  // namespace
}  // namespace arbiter::vision
