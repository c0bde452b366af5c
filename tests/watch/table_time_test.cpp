// SPDX-License-Identifier: MIT
// What hands do at a table between two moves: pieces put straight, put down between two squares, pushed along, taken
// away late; and what happens to the camera meanwhile. Every half second differs from the one before; pictures come
// twice or fifteen times a second.
#include <gtest/gtest.h>

#include <map>
#include <opencv2/imgproc.hpp>

#include "tests/watch/watched_table.h"

namespace arbiter::table {
namespace {

using nlohmann::json;
using vision::simulate::Hand;
using vision::simulate::Shot;
using vision::simulate::Standing;

struct Table {
  const char *name, *rules, *style;
  double elevation;
  const char *from, *to;              ///< the first move
  const char *reply_from, *reply_to;  ///< the second
  const char* beside;                 ///< where a piece between two squares stands: between `to` and this
  bool live;                          ///< pictures come as from a camera, else twice a second and without their time
};

class TableTime : public testing::TestWithParam<Table>, protected WatchedTable {
 protected:
  static constexpr int kLiveCopies = 7;  // pictures in half a second

  void SetUp() override {
    const Table& t = GetParam();
    const auto pieces = begin(t.rules);
    scene_ = scene(t.style, t.elevation, 7);
    scene_.light = vision::simulate::make_light("even", 7);
    for (const auto& [square, piece] : pieces) pieces_[square] = {piece, middle(square)};
    watch(scene_);
    if (t.live) step_ = std::chrono::milliseconds(500 / kLiveCopies);
    show(2);
    ASSERT_EQ(watcher_->status().stage, WatchStatus::Stage::watching) << last_alert();
  }

  [[nodiscard]] cv::Point2f middle(const std::string& square) const {
    return vision::simulate::square_centre(*scene_.board, square);
  }
  cv::Mat picture(const std::optional<Hand>& hand = {}) {
    Shot shot;
    for (const auto& [square, piece] : pieces_) shot.pieces.push_back(piece);
    shot.hand = hand;
    shot.number = static_cast<int>(frame_);
    return renderer_->render(shot);
  }
  /// Half a second in which nothing moves.
  void last(const cv::Mat& picture) {
    feed(picture);
    cv::Mat noise(picture.size(), CV_16SC3), noisy;
    for (int i = 1; i < kLiveCopies && GetParam().live; ++i) {
      rng_.fill(noise, cv::RNG::NORMAL, 0, 1.5);
      cv::add(picture, noise, noisy, cv::noArray(), CV_8U);
      feed(noisy);
    }
  }
  void show(int times = 1) {
    for (int i = 0; i < times; ++i) last(picture());
  }
  void hand_at(cv::Point2f at, const std::string& carried = "") {
    Hand hand;
    hand.at = at;
    hand.side = pieces_.count(GetParam().from) != 0 ? pieces_.at(GetParam().from).piece[0] : 'S';
    if (!carried.empty()) hand.carried = carried;
    last(picture(hand));
  }
  /// A hand takes the piece from there and puts it down here.
  void carry(const std::string& from, const std::string& to, cv::Point2f at) {
    Standing piece = pieces_.at(from);
    pieces_.erase(from);
    hand_at(piece.at, piece.piece);
    hand_at(at, piece.piece);
    piece.at = at;
    pieces_[to] = piece;
  }
  void play_first() { carry(GetParam().from, GetParam().to, middle(GetParam().to)); }
  void play_reply() { carry(GetParam().reply_from, GetParam().reply_to, middle(GetParam().reply_to)); }
  [[nodiscard]] static std::string first() { return std::string(GetParam().from) + GetParam().to; }
  [[nodiscard]] static std::string reply() { return std::string(GetParam().reply_from) + GetParam().reply_to; }
  void expect(const std::vector<std::string>& actions) const { EXPECT_EQ(recorded_, actions) << last_alert(); }

  cv::RNG rng_{11};
  vision::simulate::Scene scene_;
  std::map<std::string, Standing> pieces_;
};

TEST_P(TableTime, AnAdjustedPieceIsNoMove) {
  Standing& piece = pieces_.at(GetParam().from);
  hand_at(piece.at);
  piece.at += cv::Point2f(0.14F, 0.1F);
  hand_at(piece.at);
  piece.turn += 40;
  show(4);
  expect({});
  EXPECT_TRUE(alerts_.empty()) << last_alert();
  play_first();
  show(2);
  expect({first()});
}

TEST_P(TableTime, BetweenTwoSquaresIsToldAndReadWhenPutRight) {
  const cv::Point2f between = (middle(GetParam().to) + middle(GetParam().beside)) * 0.5F;
  carry(GetParam().from, GetParam().to, between);
  show(6);
  expect({});
  EXPECT_FALSE(alerts_.empty()) << "three seconds of stillness and nothing said";
  hand_at(middle(GetParam().to));
  pieces_.at(GetParam().to).at = middle(GetParam().to);
  show(3);
  expect({first()});
  EXPECT_FALSE(watcher_->status().alert) << last_alert();
}

TEST_P(TableTime, ASlidingPieceIsOneMove) {
  const cv::Point2f from = middle(GetParam().from), to = middle(GetParam().to);
  for (int step = 1; step <= 6; ++step) {
    pieces_.at(GetParam().from).at = from + (to - from) * (static_cast<float>(step) / 6);
    hand_at(pieces_.at(GetParam().from).at);
  }
  show(3);
  expect({first()});
}

TEST_P(TableTime, SlowAndQuickMovesAreOneEach) {
  Standing piece = pieces_.at(GetParam().from);
  pieces_.erase(GetParam().from);
  for (int i = 0; i < 8; ++i)
    hand_at(middle(GetParam().from) + (middle(GetParam().to) - middle(GetParam().from)) * (static_cast<float>(i) / 8),
            piece.piece);
  piece.at = middle(GetParam().to);
  pieces_[GetParam().to] = piece;
  play_reply();  // nobody waits
  show(3);
  expect({first(), reply()});
}

TEST_P(TableTime, ANudgedCameraIsFollowedWithinTwoSeconds) {
  play_first();
  show(2);
  scene_.pose.rotation += 1.5;
  scene_.pose.elevation -= 1;
  renderer_.emplace(scene_);
  show(4);
  EXPECT_EQ(watcher_->status().stage, WatchStatus::Stage::watching) << last_alert();
  play_reply();
  show(2);
  expect({first(), reply()});
}

TEST_P(TableTime, AHandAfterAKnockIsNoMove) {
  play_first();
  show(2);
  scene_.pose.rotation += 0.8;
  scene_.pose.elevation += 0.5;
  renderer_.emplace(scene_);
  show(2);
  for (const char* square : {GetParam().to, GetParam().beside, GetParam().from, GetParam().reply_from})
    hand_at(middle(square));
  expect({first()});
  show(2);
  play_reply();
  show(2);
  expect({first(), reply()});
}

TEST_P(TableTime, SwitchedLightIsNoMove) {
  play_first();
  show(2);
  scene_.light = vision::simulate::make_light("lamp", 3);
  renderer_.emplace(scene_);
  show(5);
  expect({first()});
  play_reply();
  show(3);
  expect({first(), reply()});
}

TEST_P(TableTime, AHuntingAutofocusIsNoMove) {
  for (const double sigma : {1.0, 3.0, 5.0, 3.0, 1.5, 0.5}) {
    cv::Mat blurred;
    cv::GaussianBlur(picture(), blurred, {}, sigma);
    last(blurred);
  }
  expect({});
  play_first();
  show(2);
  expect({first()});
}

TEST_P(TableTime, APersonLeaningInHoldsTheGame) {
  const auto lean = [&](double reach) {
    cv::Mat with = picture();
    const cv::Point head(with.cols * 3 / 5, with.rows - static_cast<int>(reach * with.rows));
    cv::ellipse(with, {head.x, with.rows}, {with.cols / 4, static_cast<int>(reach * with.rows * 0.8)}, 0, 180, 360,
                cv::Scalar(70, 40, 30), cv::FILLED, cv::LINE_AA);
    cv::circle(with, head, with.rows / 9, cv::Scalar(60, 80, 110), cv::FILLED, cv::LINE_AA);
    cv::GaussianBlur(with, with, {}, 0.7);
    last(with);
  };
  for (const double reach : {0.15, 0.3, 0.4, 0.38, 0.4, 0.2}) lean(reach);
  expect({});
  show(2);
  expect({});
  play_first();
  show(2);
  expect({first()});
}

TEST_P(TableTime, WhatNoPictureShowedIsReadFromTheNext) {
  pieces_[GetParam().to] = {pieces_.at(GetParam().from).piece, middle(GetParam().to)};
  pieces_.erase(GetParam().from);
  pieces_[GetParam().reply_to] = {pieces_.at(GetParam().reply_from).piece, middle(GetParam().reply_to)};
  pieces_.erase(GetParam().reply_from);
  frame_ += 20;
  // Where pictures have no time, each ply that no picture showed by itself waits for another picture.
  show(GetParam().live ? 3 : 5);
  expect({first(), reply()});
}

constexpr Table kChess{"Chess", "chess", "wood", 50, "e2", "e4", "d7", "d5", "d4", false};
constexpr Table kLiveChess{"LiveChess", "chess", "wood", 50, "e2", "e4", "d7", "d5", "d4", true};
constexpr Table kCross{"Cross", "mr-joseph", "vinyl", 50, "g2", "g4", "b8", "d8", "f4", false};
constexpr Table kLiveCross{"LiveCross", "mr-joseph", "vinyl", 50, "g2", "g4", "b8", "d8", "f4", true};
constexpr auto kName = [](const auto& one) { return std::string(one.param.name); };

// Either board and either pace; the other two pairs by night.
INSTANTIATE_TEST_SUITE_P(Boards, TableTime, testing::Values(kLiveChess, kCross), kName);
INSTANTIATE_TEST_SUITE_P(NightlyBoards, TableTime, testing::Values(kChess, kLiveCross), kName);

using ChessTime = TableTime;

TEST_P(ChessTime, ACaptureMayLeaveTheBoardLate) {
  play_first();
  show(2);
  play_reply();
  show(2);
  expect({first(), reply()});
  // The captured pawn is pushed aside and stands there for two seconds, half on the next square.
  Standing taken = pieces_.at("d5");
  taken.at += cv::Point2f(-0.42F, 0.2F);
  pieces_["aside"] = taken;
  carry("e4", "d5", middle("d5") + cv::Point2f(0.12F, 0));
  show(4);
  hand_at(taken.at);
  pieces_.erase("aside");
  show(3);
  expect({first(), reply(), "e4d5"});
  EXPECT_FALSE(watcher_->status().alert) << last_alert();
}

TEST_P(ChessTime, PiecesPushedOffTheirSquaresAreNoMoves) {
  // One of them stands where the other could have gone.
  for (const auto& [from, to] : {std::pair("a1", "a3"), std::pair("b1", "b3")}) carry(from, to, middle(to));
  show(4);
  expect({});
  ASSERT_TRUE(watcher_->status().alert);
  EXPECT_EQ(watcher_->status().alert->alert, AlertKind::unsettled) << last_alert();
  for (const auto& [from, to] : {std::pair("a3", "a1"), std::pair("b3", "b1")}) carry(from, to, middle(to));
  show(3);
  expect({});
  EXPECT_FALSE(watcher_->status().alert) << last_alert();
  play_first();
  show(2);
  expect({first()});
}

TEST_P(ChessTime, EnPassantWaitsUntilThePawnIsLifted) {
  const std::vector<std::string> before{"e2e4", "a7a6", "e4e5", "d7d5"};
  for (const std::string& ply : before) {
    carry(ply.substr(0, 2), ply.substr(2), middle(ply.substr(2)));
    show(2);
  }
  expect(before);
  carry("e5", "d6", middle("d6"));
  show(4);
  expect(before);
  ASSERT_TRUE(watcher_->status().alert);
  EXPECT_EQ(watcher_->status().alert->alert, AlertKind::incomplete) << last_alert();
  ASSERT_EQ(watcher_->status().alert->fixes.size(), 1U);
  EXPECT_EQ(watcher_->status().alert->fixes.front().square, "d5") << last_alert();
  hand_at(middle("d5"));
  pieces_.erase("d5");
  show(3);
  expect({"e2e4", "a7a6", "e4e5", "d7d5", "e5d6"});
  EXPECT_FALSE(watcher_->status().alert) << last_alert();
}

INSTANTIATE_TEST_SUITE_P(Boards, ChessTime, testing::Values(kLiveChess), kName);
INSTANTIATE_TEST_SUITE_P(NightlyBoards, ChessTime, testing::Values(kChess), kName);

}  // namespace
}  // namespace arbiter::table
