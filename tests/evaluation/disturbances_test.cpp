// SPDX-License-Identifier: MIT
// What is done to a recording before it is watched.
#include "app/evaluation/disturbances.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <opencv2/imgproc.hpp>
#include <set>

namespace {

using namespace arbiter::evaluation;
using ::testing::ElementsAre;

/// Two stills after each ply, a hand between.
LabelledGame film() {
  LabelledGame game;
  game.shows = {0, 0, -1, 1, 1, -1, 2, 2, -1, 3, 3};
  for (const std::int64_t frame : {4, 7, 10}) game.plies.push_back({"a ply", frame});
  return game;
}

std::vector<std::int64_t> shown(const Disturbances& how, const LabelledGame& game = film()) {
  const DisturbedGame disturbed(how, game);
  std::vector<std::int64_t> out;
  for (std::int64_t n = 1; n <= static_cast<std::int64_t>(game.shows.size()); ++n)
    if (disturbed.shows(0, n)) out.push_back(n);
  return out;
}

TEST(Disturbances, LeaveAPictureAloneUnlessSaidOtherwise) {
  const cv::Mat picture(20, 30, CV_8UC3, cv::Scalar(10, 100, 200));
  const DisturbedGame none({}, film());
  EXPECT_FALSE(Disturbances{}.any());
  EXPECT_EQ(cv::norm(none.picture(picture, 0, 1), picture, cv::NORM_INF), 0);
  EXPECT_EQ(shown({}).size(), 11U);
}

TEST(Disturbances, ShowEverySoManiethPicture) { EXPECT_THAT(shown({.every = 4}), ElementsAre(1, 5, 9)); }

TEST(Disturbances, BeginWithTheHandOfTheLastPlyThatIsCutOff) {
  EXPECT_THAT(shown({.late = 2}), ElementsAre(6, 7, 8, 9, 10, 11));
}

TEST(Disturbances, BeginWithTheRightPictureWhereNobodySaidWhatEachShows) {
  LabelledGame game = film();
  game.shows.clear();
  EXPECT_FALSE(DisturbedGame({.late = 2}, game).shows(0, 6));
  EXPECT_TRUE(DisturbedGame({.late = 2}, game).shows(0, 7));
}

TEST(Disturbances, TakeWholeRestsAwayAndKeepTheHands) {
  EXPECT_THAT(shown({.missing = 1}), ElementsAre(3, 6, 9));
  const auto some = shown({.missing = 0.5, .seed = 3});
  EXPECT_EQ(some, shown({.missing = 0.5, .seed = 3}));
  const auto has = [&](std::int64_t n) { return std::count(some.begin(), some.end(), n) > 0; };
  for (const std::int64_t first : {1, 4, 7, 10}) EXPECT_EQ(has(first), has(first + 1));
  bool differs = false;
  for (std::uint64_t seed = 4; seed < 12; ++seed) differs = differs || shown({.missing = 0.5, .seed = seed}) != some;
  EXPECT_TRUE(differs);
}

TEST(Disturbances, ChangeHowAPictureLooks) {
  cv::Mat picture(120, 160, CV_8UC3, cv::Scalar::all(64));
  cv::rectangle(picture, {40, 30, 80, 60}, cv::Scalar::all(200), cv::FILLED);
  const LabelledGame game = film();
  const auto changed = [&](const Disturbances& how) { return DisturbedGame(how, game).picture(picture, 0, 1); };
  EXPECT_EQ(changed({.gamma = 0.5}).at<cv::Vec3b>(0, 0)[0], 128);
  EXPECT_EQ(changed({.scale = 0.5}).size(), cv::Size(80, 60));
  const cv::Mat blurred = changed({.blur = 3});
  EXPECT_GT(blurred.at<cv::Vec3b>(60, 38)[0], 64);
  EXPECT_GT(changed({.unfocused = 1}).at<cv::Vec3b>(60, 39)[0], 64);
  const cv::Mat noisy = changed({.noise = 5});
  cv::Scalar mean, spread;
  cv::meanStdDev(noisy(cv::Rect(0, 0, 40, 120)), mean, spread);
  EXPECT_NEAR(mean[0], 64, 0.5);
  EXPECT_NEAR(spread[0], 5, 0.5);
  EXPECT_EQ(cv::norm(noisy, changed({.noise = 5}), cv::NORM_INF), 0);
  EXPECT_GT(cv::norm(noisy, changed({.noise = 5, .seed = 2}), cv::NORM_INF), 0);
  EXPECT_EQ(cv::norm(picture, cv::Mat(120, 160, CV_8UC3, cv::Scalar::all(64)), cv::NORM_INF), 136);
}

TEST(Disturbances, CutSomePixelsOffAtTheRightAndBelow) {
  const cv::Mat picture(120, 160, CV_8UC3, cv::Scalar::all(64));
  const LabelledGame game = film();
  const DisturbedGame disturbed({.size_differs = 4}, game);
  std::set<int> widths;
  for (std::int64_t n = 1; n <= 11; ++n) {
    const cv::Size size = disturbed.picture(picture, 0, n).size();
    EXPECT_GE(size.width, 156);
    EXPECT_LE(size.width, 160);
    EXPECT_GE(size.height, 116);
    widths.insert(size.width);
  }
  EXPECT_GT(widths.size(), 1U);
}

TEST(Disturbances, KeepCornersWhereTheBoardIs) {
  const LabelledGame game = film();
  const auto corners = DisturbedGame({.scale = 0.5}, game).corners({{{0.5, 0.5}, {100.5, 0}, {100, 100}, {0, 100}}});
  EXPECT_DOUBLE_EQ(corners[0].x, 0);
  EXPECT_DOUBLE_EQ(corners[1].x, 50);
}

}  // namespace
