// SPDX-License-Identifier: MIT
// What was played need not show on the board: a set-up chosen as it stands, pieces of one set that change places.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "app/table/hypotheses.h"
#include "app/table/session.h"
#include "tests/support/placed.h"

namespace arbiter::table {
namespace {

/// Discs on a plain board of points, seen from right above.
vision::Keyframe discs_from_above(const vision::Placement& discs) {
  const Board& board = *Board::find("points9x10");
  const cv::Size size(480, 520);
  const calibration::Corners corners{cv::Point2d(15, 510), {465, 510}, {465, 10}, {15, 10}};
  const auto plane = *calibration::BoardPlane::from_corners(board, corners, calibration::Lens::guess(size));
  cv::Mat3b picture(size, cv::Vec3b(120, 170, 200));
  for (const auto& [on, disc] : discs)
    cv::circle(picture, plane.to_pixel(plane.middle(on)), 18,
               disc.army == vision::Army{'S'} ? cv::Scalar(40, 40, 170) : cv::Scalar(60, 110, 40), cv::FILLED);
  return {picture, plane};
}

/// South's pawn has gone from i4 to h4.
vision::Placement advanced(vision::Placement table) {
  const Board& board = *Board::find("points9x10");
  table.set(test::cell(board, "h4"), table.on(test::cell(board, "i4")));
  table.set(test::cell(board, "i4"), std::nullopt);
  return table;
}

TEST(UnseenChoices, AreGoneOnFrom) {
  Session session;
  ASSERT_TRUE(session.new_game({{"ruleset", "janggi"}}).has_value());
  // Both choose as it stands, then South plays; and the same with nothing chosen before, in one picture and in two.
  for (const std::vector<std::string>& known : {std::vector<std::string>{}, {"choose none"}}) {
    for (const std::string& ply : known) ASSERT_TRUE(session.act(ply, {"camera", 1, 1}).has_value()) << ply;
    Futures futures(*session.game());
    const vision::Placement before = futures.after({}).table;
    const vision::Placement after = advanced(before);
    const vision::Keyframe first = discs_from_above(before), second = discs_from_above(after);
    const vision::Evidence evidence(first, second);
    vision::Outlines outlines(second.plane, evidence.size(), true);
    const vision::PiecePoses piece_poses;
    vision::ChangeReader reader(evidence, outlines, before, piece_poses);
    HypothesisParams params;  // two actions, and one more after what leaves no trace
    params.square_px = second.plane.square_px();
    const std::vector<Hypothesis> list = hypotheses(futures, {}, *Board::find("points9x10"), reader, before, params);
    ASSERT_FALSE(list.empty());
    ASSERT_FALSE(list.front().actions.empty());
    EXPECT_EQ(list.front().actions.back(), "i4h4");
    // Bodies do not tell which set-up was chosen, so this one is as likely as any.
    std::vector<std::string> played(2 - known.size(), "choose none");
    played.emplace_back("i4h4");
    const auto it = std::find_if(list.begin(), list.end(), [&](const auto& one) { return one.actions == played; });
    ASSERT_NE(it, list.end());
    EXPECT_EQ(it->table, after);
    EXPECT_NEAR(it->score, list.front().score, 1e-6 * std::abs(list.front().score));
  }
}

/// Which of four set-ups each has chosen is told by what is written on the pieces that have changed places.
TEST(UnseenChoices, AreToldByWhatIsWritten) {
  Session session;
  ASSERT_TRUE(session.new_game({{"ruleset", "janggi"}}).has_value());
  const Board& board = *Board::find("points9x10");
  Futures futures(*session.game());
  const vision::Placement before = futures.after({}).table;
  const vision::Placement after = advanced(before);
  const vision::Keyframe first = discs_from_above(before), second = discs_from_above(after);
  const vision::Evidence evidence(first, second);
  vision::Outlines outlines(second.plane, evidence.size(), true);
  const vision::PiecePoses piece_poses;
  vision::ChangeReader reader(evidence, outlines, before, piece_poses);
  HypothesisParams params;
  params.square_px = second.plane.square_px();
  const double area = params.square_px * params.square_px;
  const auto read = [&](const char* square, const char* written, bool there) {
    params.written[{test::cell(board, square), test::piece(written)}] = there ? 0.5 * area : -0.5 * area;
  };
  // South's on the left have changed places, and North's on its right.
  for (const auto& [one, other, there] : {std::tuple("b1", "c1", true), {"h1", "g1", false}}) {
    read(one, "S.elephant", there);
    read(other, "S.horse", there);
  }
  for (const auto& [one, other, there] : {std::tuple("b10", "c10", true), {"h10", "g10", false}}) {
    read(one, "N.elephant", there);
    read(other, "N.horse", there);
  }
  const std::vector<Hypothesis> list = hypotheses(futures, {}, board, reader, before, params);
  ASSERT_FALSE(list.empty());
  EXPECT_EQ(list.front().actions, (std::vector<std::string>{"choose left", "choose right", "i4h4"}));
  ASSERT_GT(list.size(), 1U);
  EXPECT_GT(list[0].score, list[1].score + 0.1 * area);
}

}  // namespace
}  // namespace arbiter::table
