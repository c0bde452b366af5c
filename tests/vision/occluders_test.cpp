// SPDX-License-Identifier: MIT
// What has changed on a board and is no piece: arms from beyond it, things beside it, shadows. Drawn over rendered
// pictures of a chess table.
#include "vision/change/occluders.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <opencv2/imgproc.hpp>

#include "tests/vision/chess_camera.h"

namespace arbiter::vision {
namespace {

using OnTable = simulate::Placement;

const cv::Scalar kSkin(120, 150, 205), kCup(190, 90, 40);

class OccludersTest : public testing::TestWithParam<double> {
 protected:
  OccludersTest() : camera_(GetParam()), before_(chess_set_up()), first_(camera_.keyframe(before_, 1)) {}

  [[nodiscard]] Keyframe now(const OnTable& placement) { return camera_.keyframe(placement, 2); }
  [[nodiscard]] static OnTable after(OnTable placement, const std::string& from, const std::string& to) {
    placement[to] = placement.at(from);
    placement.erase(from);
    return placement;
  }
  [[nodiscard]] cv::Point at(const std::string& square) const {
    return first_.plane.to_pixel(first_.plane.middle(*camera_.board().find_cell(square)));
  }
  /// An arm from the picture's left edge to that place.
  void reach(Keyframe& keyframe, cv::Point to) const {
    const int width = static_cast<int>(0.7 * first_.plane.square_px());
    cv::line(keyframe.picture, {-20, to.y + 30}, to, kSkin, width, cv::LINE_AA);
  }
  /// What is foreign, with what that move changes explained; from an empty `from`: nothing is.
  Occluders seen(const Keyframe& keyframe, const std::string& from = "", const std::string& to = "") {
    const Evidence evidence(first_, keyframe);
    Outlines outlines(keyframe.plane, evidence.size(), false);
    const PiecePoses piece_poses;
    ChangeReader reader(evidence, outlines, arbiter::test::on_chessboard(before_), piece_poses);
    Spans explained;
    if (!from.empty()) explained = reader.fit(moving(camera_.board(), before_, from, to)).area;
    Occluders out = find_occluders(evidence, outlines, explained);
    std::printf("%.0f degrees: reaching %.2f, touching %.2f, islands %.2f, nearby %.2f squares²\n", GetParam(),
                out.reaching, out.touching, out.islands, out.nearby);
    return out;
  }

  ChessCamera camera_;
  OnTable before_;
  Keyframe first_;
};

TEST_P(OccludersTest, AnArmThatHasGoneWasInTheFirstPicture) {
  Keyframe with_arm = now(before_);
  reach(with_arm, at("c4"));
  const Occluders out = seen(with_arm);
  ASSERT_FALSE(out.reach.empty());
  EXPECT_TRUE(has_gone(with_arm.picture, first_.picture, out.reach, first_.plane));
  EXPECT_FALSE(has_gone(first_.picture, with_arm.picture, out.reach, first_.plane));
  EXPECT_FALSE(has_gone(first_.picture, first_.picture, out.reach, first_.plane));
  EXPECT_FALSE(has_gone(with_arm.picture, first_.picture, cv::Mat1b::zeros(out.reach.size()), first_.plane));
}

TEST_P(OccludersTest, NothingWhereNothingHasHappened) {
  const Occluders out = seen(now(before_));
  EXPECT_EQ(out.reaching, 0);
  EXPECT_EQ(out.touching, 0);
  EXPECT_EQ(out.islands, 0);
  EXPECT_EQ(out.nearby, 0);
  EXPECT_EQ(cv::countNonZero(out.reach), 0);
}

TEST_P(OccludersTest, AnArmFromThePicturesEdgeReaches) {
  Keyframe keyframe = now(before_);
  reach(keyframe, at("d5"));
  const Occluders out = seen(keyframe);
  EXPECT_GT(out.reaching, 1) << "three squares long";
  EXPECT_EQ(out.touching, 0) << "nothing is explained that it could touch";
  EXPECT_GT(out.reach.at<std::uint8_t>(at("c5")), 0);
  EXPECT_EQ(out.reach.at<std::uint8_t>(at("g5")), 0);
}

TEST_P(OccludersTest, AnArmOverWhatIsExplainedTouchesIt) {
  Keyframe keyframe = now(after(before_, "e2", "e4"));
  reach(keyframe, at("e4"));
  const Occluders out = seen(keyframe, "e2", "e4");
  EXPECT_GT(out.reaching, 1);
  EXPECT_GT(out.touching, 1);
}

// The other player's arm, three squares off.
TEST_P(OccludersTest, AnArmElsewhereReachesAndTouchesNothing) {
  Keyframe keyframe = now(after(before_, "h2", "h3"));
  reach(keyframe, at("c6"));
  const Occluders out = seen(keyframe, "h2", "h3");
  EXPECT_GT(out.reaching, 0.5);
  EXPECT_EQ(out.touching, 0);
}

// Tall pieces on the far rank stand out over the board's edge, and those on its sides near it.
TEST_P(OccludersTest, APieceAtTheBoardsEdgeIsNoArm) {
  for (const auto& [from, to] : {std::pair("a2", "a4"), std::pair("h7", "h5"), std::pair("a8", "a5")}) {
    SCOPED_TRACE(from);
    const Keyframe keyframe = now(after(before_, from, to));
    const Occluders explained = seen(keyframe, from, to);
    EXPECT_EQ(explained.reaching, 0);
    EXPECT_EQ(explained.touching, 0);
    EXPECT_LT(explained.islands, 0.2);
    const Occluders unexplained = seen(keyframe);
    EXPECT_EQ(unexplained.reaching, 0);
    EXPECT_EQ(unexplained.touching, 0);
    EXPECT_GT(unexplained.islands, 0.1) << "it is seen, and lies on the board alone";
    EXPECT_GE(unexplained.islands, unexplained.largest);
  }
}

TEST_P(OccludersTest, AShadowIsNothing) {
  for (const double deep : {0.85, 0.7}) {
    Keyframe keyframe = now(before_);
    cv::Mat3b dark = keyframe.picture * deep;
    cv::Mat1b where = cv::Mat1b::zeros(dark.size());
    cv::line(where, {-20, at("d5").y + 30}, at("d5"), 255, static_cast<int>(1.5 * first_.plane.square_px()));
    dark.copyTo(keyframe.picture, where);
    const Occluders out = seen(keyframe);
    EXPECT_LT(out.reaching, 0.05) << deep;
    EXPECT_EQ(out.touching, 0);
    EXPECT_LT(out.islands, 0.2) << deep;
  }
}

// What the camera cuts off at white falls less in the shadow than what it does not: the shadow has a tint.
TEST_P(OccludersTest, AShadowOnColoursThatAreCutOffIsNothing) {
  const auto bright = [](const cv::Mat3b& picture, double light) {
    cv::Mat3b out;
    cv::multiply(picture, cv::Scalar(1.5, 1.9, 2.4) * light, out);
    return out;
  };
  Keyframe keyframe = now(before_);
  cv::Mat1b where = cv::Mat1b::zeros(keyframe.picture.size());
  cv::line(where, {-20, at("d5").y + 30}, at("d5"), 255, static_cast<int>(1.5 * first_.plane.square_px()));
  const cv::Mat3b dark = bright(keyframe.picture, 0.7);
  keyframe.picture = bright(keyframe.picture, 1);
  dark.copyTo(keyframe.picture, where);
  first_.picture = bright(first_.picture, 1);
  const Occluders out = seen(keyframe);
  EXPECT_LT(out.reaching, 0.1);
  EXPECT_EQ(out.touching, 0);
}

// The sun comes out: another tint, and no edge is hidden.
TEST_P(OccludersTest, LightThatFallsOtherwiseIsNoArm) {
  Keyframe keyframe = now(before_);
  cv::Mat3b sunny;
  cv::multiply(keyframe.picture, cv::Scalar(0.75, 1.05, 1.5), sunny);
  cv::Mat1b where = cv::Mat1b::zeros(sunny.size());
  cv::line(where, {-20, at("d5").y + 30}, at("d5"), 255, static_cast<int>(2.5 * first_.plane.square_px()));
  sunny.copyTo(keyframe.picture, where);
  const Occluders out = seen(keyframe);
  EXPECT_EQ(out.reaching, 0);
  EXPECT_EQ(out.touching, 0);
}

// Thin lines, as a board has them, are no change of the light.
TEST_P(OccludersTest, LinesAreNothingSolid) {
  Keyframe keyframe = now(before_);
  const double square = first_.plane.square_px();
  cv::line(keyframe.picture, at("a4"), at("h4"), kCup, 1);
  cv::circle(keyframe.picture, at("e5"), static_cast<int>(0.4 * square), kCup, cv::FILLED);
  const cv::Mat1f solid = solid_evidence(Evidence(first_, keyframe), square);
  const float from = OccluderParams().solid;
  EXPECT_GT(solid(at("e5")), from);
  EXPECT_LT(solid((at("a4") + at("b4")) / 2), from);
}

TEST_P(OccludersTest, AThingBesideTheBoardIsNearbyOnly) {
  Keyframe keyframe = now(before_);
  const double square = first_.plane.square_px();
  const cv::Point beside = first_.plane.to_pixel(cv::Point2d(9.2, 3.5));
  ASSERT_LT(beside.x + square, keyframe.picture.cols);
  cv::circle(keyframe.picture, beside, static_cast<int>(0.35 * square), kCup, cv::FILLED, cv::LINE_AA);
  const Occluders out = seen(keyframe);
  EXPECT_GT(out.nearby, 0.25);
  EXPECT_LT(out.nearby, 0.6);
  EXPECT_EQ(out.reaching, 0);
  EXPECT_EQ(out.islands, 0);
  // Of two the larger.
  cv::circle(keyframe.picture, beside + cv::Point(0, static_cast<int>(2 * square)), static_cast<int>(0.15 * square),
             kCup, cv::FILLED, cv::LINE_AA);
  EXPECT_NEAR(seen(keyframe).nearby, out.nearby, 0.02);
}

INSTANTIATE_TEST_SUITE_P(Cameras, OccludersTest, testing::Values(80.0, 60.0, 45.0), [](const auto& one) {
  return "At" + std::to_string(static_cast<int>(one.param)) + "Degrees";
});

}  // namespace
}  // namespace arbiter::vision
