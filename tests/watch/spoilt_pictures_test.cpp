// SPDX-License-Identifier: MIT
// Pictures that show more than a board and its pieces: hands that rest, lamps that are switched, too much light, a
// camera's first picture.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <string>
#include <vector>

#include "tests/watch/played_table.h"

namespace arbiter::table {
namespace {

using vision::simulate::Hand;

class SpoiltPictures : public PlayedTable {};

TEST_F(SpoiltPictures, TheFirstPictureOfACameraMayBeSpoilt) {
  step_ = std::chrono::milliseconds(50);
  table_ = begin("chess");
  watch(scene("wood", 60, 3));
  // Decoders that begin in the middle of a stream show whole bands in wrong colours.
  cv::Mat spoilt = renderer_->render(table_, {}, 0);
  const cv::Mat band = spoilt.rowRange(0, spoilt.rows * 3 / 10);
  cv::addWeighted(band, 0.5, cv::Mat(band.size(), CV_8UC3, cv::Scalar(190, 90, 70)), 0.5, 0, band);
  feed(spoilt);
  ASSERT_EQ(watcher_->status().stage, WatchStatus::Stage::watching) << last_alert();
  // A sixth of a second is left until a hand comes.
  for (int i = 0; i < 3; ++i) show();
  move("e2", "e4");
  move("e7", "e5");
  for (int i = 0; i < 6; ++i) show();
  EXPECT_EQ(recorded_, (std::vector<std::string>{"e2e4", "e7e5"})) << last_alert();
}

TEST_F(SpoiltPictures, APlyUnderAnotherLampWithOtherShadows) {
  for (const std::uint64_t seed : {1, 7, 9, 11})
    for (const bool played : {true, false}) {
      frame_ = 0;
      step_ = std::chrono::milliseconds(200);
      recorded_.clear();
      alerts_.clear();
      table_ = begin("mr-joseph");
      auto table = scene("plastic", 42, seed);
      table.light = vision::simulate::make_light("day", seed);
      watch(table);
      for (int i = 0; i < 3; ++i) show();
      table.light = vision::simulate::make_light("harsh", seed + 50);
      renderer_.emplace(table);
      if (played) {
        table_["j4"] = table_.at("j2");
        table_.erase("j2");
      }
      for (int i = 0; i < 5; ++i) show();
      EXPECT_EQ(recorded_, played ? std::vector<std::string>{"j2j4"} : std::vector<std::string>{}) << "seed " << seed;
    }
}

/// A lamp mirrors itself in a varnished board, and what stands there in its light; then it is switched off. That hides
/// a part of the board with edges of its own, as an arm would, but it goes at once and all lies still.
TEST_F(SpoiltPictures, ALampThatMirroredItselfInTheBoardGoesOut) {
  for (const std::uint64_t seed : {3, 4, 6}) {
    frame_ = 0;
    step_ = std::chrono::milliseconds(200);
    recorded_.clear();
    alerts_.clear();
    table_ = begin("chess");
    watch(scene("wood", 50, seed));
    const cv::Size size = renderer_->scene().size;
    cv::Mat3f glare(size, cv::Vec3f::all(0));
    for (int y = 0; y < size.height; ++y)
      for (int x = 0; x < size.width; ++x) {
        const double u = (x - 0.36 * size.width) / (0.16 * size.width),
                     v = (y - 0.7 * size.height) / (0.2 * size.height);
        const double streaks = (x / 14 + y / 90) % 3 == 0 ? 0.55 : 1;  // of the pieces that stand before it
        glare(y, x) = cv::Vec3f(140, 190, 210) * (std::exp(-(u * u + v * v)) * streaks);
      }
    const auto lit = [&] {
      cv::Mat3f picture;
      renderer_->render(table_, {}, static_cast<int>(frame_)).convertTo(picture, CV_32F);
      picture += glare;
      cv::Mat out;
      picture.convertTo(out, CV_8U);
      feed(out);
    };
    for (int i = 0; i < 20; ++i) lit();
    ASSERT_EQ(watcher_->status().stage, WatchStatus::Stage::watching) << last_alert();
    show();
    show();
    move("g2", "g3");
    move("d7", "d5");
    for (int i = 0; i < 3; ++i) show();
    EXPECT_EQ(recorded_, (std::vector<std::string>{"g2g3", "d7d5"})) << "seed " << seed << ": " << last_alert();
  }
}

/// Flat things have few edges: where everything looks other, little tells that one of them is elsewhere.
TEST_F(SpoiltPictures, ATileMovedAfterALampHasGoneOnIsAPly) {
  for (const std::uint64_t seed : {2, 5, 8}) {
    frame_ = 0;
    step_ = std::chrono::milliseconds(200);
    recorded_.clear();
    alerts_.clear();
    table_ = begin("xiangqi");
    watch(scene("wood", 58, seed));
    for (int i = 0; i < 3; ++i) show();
    // A lamp beside the table: brighter from the left to the right, and no edge elsewhere.
    const cv::Size size = renderer_->scene().size;
    cv::Mat lamp(size, CV_32FC3);
    for (int x = 0; x < size.width; ++x)
      lamp.col(x) = cv::Scalar::all(0.75 + 0.6 * x / static_cast<double>(size.width));
    const auto lit = [&](const std::optional<Hand>& hand = {}) {
      cv::Mat picture;
      renderer_->render(table_, hand, static_cast<int>(frame_)).convertTo(picture, CV_32FC3);
      cv::multiply(picture, lamp, picture);
      picture.convertTo(picture, CV_8UC3);
      feed(picture);
    };
    for (int i = 0; i < 2; ++i) lit();
    Hand hand;
    hand.at = vision::simulate::square_centre(*renderer_->scene().board, "i2");
    lit(hand);
    table_["i2"] = table_.at("i1");
    table_.erase("i1");
    for (int i = 0; i < 2; ++i) lit();
    EXPECT_EQ(recorded_, std::vector<std::string>{"i1i2"}) << "seed " << seed << ": " << last_alert();
  }
}

TEST_F(SpoiltPictures, AHandThatRestsIsNoMove) {
  set_up("chess", "wood", 60);
  Hand hand;
  hand.at = {4.5F, 4.5F};
  for (int i = 0; i < 4; ++i) {
    show(hand);
    EXPECT_NE(watcher_->status().stage, WatchStatus::Stage::asking);
  }
  show();
  EXPECT_TRUE(recorded_.empty());
  EXPECT_TRUE(alerts_.empty()) << last_alert();
  EXPECT_EQ(watcher_->status().stage, WatchStatus::Stage::watching);
}

TEST_F(SpoiltPictures, AHandThatComesTwiceToOnePlaceIsNoMove) {
  table_ = begin("chess");
  auto table = vision::simulate::make_scene(board_, "vinyl", 29);
  table.size = {800, 600};
  table.light = vision::simulate::make_light("even", 29);
  watch(table);
  show();
  show();
  const auto hand_at = [&](const char* square) {
    Hand hand;
    hand.at = vision::simulate::square_centre(*renderer_->scene().board, square);
    show(hand);
  };
  const auto put = [&](const std::string& from, const std::string& to) {
    table_[to] = table_.at(from);
    table_.erase(from);
  };
  const std::vector<std::array<std::string, 2>> plies{{"e2", "e4"}, {"d7", "d6"}, {"g2", "g4"}, {"c7", "c6"}};
  for (const auto& [from, to] : plies) {
    hand_at(from.c_str());
    hand_at(to.c_str());
    put(from, to);
    show();
  }
  hand_at("d2");
  hand_at("d4");
  // This ply is recorded beside the hand that comes for the next one, whose piece it has not lifted yet.
  put("d2", "d4");
  hand_at("h7");
  hand_at("h6");
  hand_at("h6");
  EXPECT_EQ(recorded_, (std::vector<std::string>{"e2e4", "d7d6", "g2g4", "c7c6", "d2d4"})) << last_alert();
}

TEST_F(SpoiltPictures, SaysThatThePictureIsTooBright) {
  ASSERT_TRUE(session_.new_game({{"ruleset", "chess"}}).has_value());
  table_ = session_.state().pieces;
  auto scene = vision::simulate::make_scene("chess8", "vinyl", 5);
  scene.pose.elevation = 60;
  renderer_.emplace(std::move(scene));
  WatchOptions options;
  options.hints.south = vision::PictureSide::bottom;
  watcher_.emplace(session_, options);
  for (int i = 0; i < 4; ++i) {
    cv::Mat bright;
    renderer_->render(table_, {}, i).convertTo(bright, -1, 2.2);
    feed(bright);
  }
  EXPECT_EQ(watcher_->status().stage, WatchStatus::Stage::starting);
  ASSERT_EQ(alerts_.size(), 1U) << last_alert();
  EXPECT_NE(alerts_[0].message.english().find("too bright"), std::string::npos) << last_alert();
  EXPECT_FALSE(alerts_[0].fixes.empty());
}

TEST_F(SpoiltPictures, AHandThatIsThereWhenSomebodyAnswersIsNotLearnt) {
  set_up("chess", "wood", 60);
  move("e2", "e4");
  move("d7", "d5");
  table_.erase("e4");
  for (int i = 0; i < 4; ++i) show();
  Hand hand;
  hand.at = vision::simulate::square_centre(*renderer_->scene().board, "e6");
  hand.side = 'N';
  show(hand);
  ASSERT_EQ(watcher_->status().stage, WatchStatus::Stage::reached);
  ASSERT_EQ(watcher_->answer({"e4d5"}).actions.size(), 1U);
  move("g8", "f6");
  EXPECT_EQ(recorded_, (std::vector<std::string>{"e2e4", "d7d5", "g8f6"})) << last_alert();
}

}  // namespace
}  // namespace arbiter::table
