// SPDX-License-Identifier: MIT
#include "vision/sources/source.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/videoio.hpp>

#include "tests/watch/mjpeg_server.h"

namespace arbiter::vision {
namespace {

namespace fs = std::filesystem;

class SourceTest : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("arbiter-source-" + std::to_string(getpid()) + "-" +
                                           testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  /// A grey picture whose brightness tells which one it is.
  static cv::Mat shade(int value) { return {48, 64, CV_8UC3, cv::Scalar::all(value)}; }
  void write(const std::string& name, int value) const { cv::imwrite((folder_ / name).string(), shade(value)); }
  static int value_of(const cv::Mat& picture) { return cvRound(cv::mean(picture)[0]); }

  fs::path folder_;
};

TEST_F(SourceTest, FolderInNaturalOrder) {
  write("frame10.png", 100);
  write("frame2.png", 20);
  write("frame1.png", 10);
  std::ofstream(folder_ / "notes.txt") << "no picture";
  const auto source = open_source(folder_.string());
  ASSERT_TRUE(source) << source.error().message.english();
  EXPECT_FALSE((*source)->live());
  for (const int expected : {10, 20, 100}) {
    const auto frame = (*source)->next();
    ASSERT_TRUE(frame);
    EXPECT_EQ(value_of(frame->picture), expected);
  }
  const auto end = (*source)->next();
  ASSERT_FALSE(end);
  EXPECT_EQ(end.error().gap, FrameGap::ended);
}

TEST_F(SourceTest, CutOffPictureIsToldAndLeftOut) {
  for (const std::string extension : {".jpg", ".png"}) {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    write("1" + extension, 10);
    cv::Mat noise(480, 640, CV_8UC3);
    cv::randu(noise, 0, 255);
    cv::imwrite((folder_ / ("2" + extension)).string(), noise);
    fs::resize_file(folder_ / ("2" + extension), fs::file_size(folder_ / ("2" + extension)) / 2);
    write("3" + extension, 30);
    auto source = open_source(folder_.string());
    ASSERT_TRUE(source);
    ASSERT_TRUE((*source)->next());
    const auto corrupt = (*source)->next();
    ASSERT_FALSE(corrupt) << extension;
    EXPECT_EQ(corrupt.error().gap, FrameGap::corrupt);
    EXPECT_NE(corrupt.error().message.english().find("2" + extension), std::string::npos);
    const auto third = (*source)->next();
    ASSERT_TRUE(third);
    EXPECT_EQ(third->number, 3);
  }
}

TEST_F(SourceTest, FilmGivesItsPicturesAndEnds) {
  const std::string file = (folder_ / "film.avi").string();
  {
    cv::VideoWriter writer(file, cv::VideoWriter::fourcc('M', 'J', 'P', 'G'), 10, {64, 48});
    ASSERT_TRUE(writer.isOpened());
    for (int i = 0; i < 12; ++i) writer.write(shade(20 * i));
  }
  auto source = open_source(file);
  ASSERT_TRUE(source) << source.error().message.english();
  for (int i = 0; i < 12; ++i) {
    const auto frame = (*source)->next();
    ASSERT_TRUE(frame) << i;
    EXPECT_EQ(frame->number, i + 1);
    EXPECT_EQ(frame->at.count(), 100 * i);
    EXPECT_NEAR(value_of(frame->picture), 20 * i, 4);
  }
  const auto end = (*source)->next();
  ASSERT_FALSE(end);
  EXPECT_EQ(end.error().gap, FrameGap::ended);
  // The only film of a folder stands for it; of two one has to be named.
  const auto folder = open_source(folder_.string());
  ASSERT_TRUE(folder) << folder.error().message.english();
  EXPECT_TRUE((*folder)->next());
  fs::copy_file(file, folder_ / "second.avi");
  EXPECT_FALSE(open_source(folder_.string()));
}

TEST_F(SourceTest, PicturesThatVanishAreLeftOutUntilTheyAreBack) {
  for (const char* name : {"1.png", "2.png", "3.png"}) write(name, 40);
  auto source = open_source(folder_.string());
  ASSERT_TRUE(source);
  ASSERT_TRUE((*source)->next());
  fs::rename(folder_ / "2.png", folder_ / "away");
  const auto missing = (*source)->next();
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().gap, FrameGap::corrupt);
  EXPECT_NE(missing.error().message.english().find("2.png"), std::string::npos) << missing.error().message.english();
  EXPECT_TRUE((*source)->next());
  fs::rename(folder_ / "away", folder_ / "2.png");
  ASSERT_TRUE((*source)->reopen());
  for (int i = 1; i <= 3; ++i) {
    const auto frame = (*source)->next();
    ASSERT_TRUE(frame) << i;
    EXPECT_EQ(frame->number, i);
  }
}

TEST_F(SourceTest, AnUnpluggedNetworkCameraIsGoneAndComesBack) {
  MjpegServer server;
  server.run_freely(true);
  server.push(shade(60));
  auto source = open_source(server.address(), {std::chrono::milliseconds(5000), {640, 480}});
  ASSERT_TRUE(source) << source.error().message.english();
  EXPECT_TRUE((*source)->live());
  const auto first = (*source)->next();
  ASSERT_TRUE(first);
  EXPECT_NEAR(value_of(first->picture), 60, 4);
  server.unplug();
  std::int64_t last = first->number;
  auto none = (*source)->next();
  for (int i = 0; i < 100 && none; ++i) {  // what was on its way
    last = none->number;
    none = (*source)->next();
  }
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().gap, FrameGap::gone);
  const auto still_none = (*source)->next();
  ASSERT_FALSE(still_none);
  EXPECT_EQ(still_none.error().gap, FrameGap::gone);
  EXPECT_FALSE((*source)->reopen());
  server.plug();
  server.push(shade(180));
  ASSERT_TRUE((*source)->reopen());
  const auto back = (*source)->next();
  ASSERT_TRUE(back);
  EXPECT_GT(back->number, last);
  EXPECT_NEAR(value_of(back->picture), 180, 4);
}

TEST_F(SourceTest, WhatIsNotThereIsRefused) {
  const auto code = [](const std::string& where) {
    const auto source = open_source(where, {std::chrono::milliseconds(200), {640, 480}});
    return source ? std::string("opened") : source.error().code;
  };
  EXPECT_EQ(code((folder_ / "nothing").string()), "not_found");
  EXPECT_EQ(code(folder_.string()), "no_pictures");
  std::ofstream(folder_ / "film.mp4") << "this is no film";
  EXPECT_EQ(code((folder_ / "film.mp4").string()), "unreadable");
  EXPECT_EQ(code("97"), "unreadable");
}

TEST(NaturalOrder, NumbersCompareAsNumbers) {
  EXPECT_TRUE(natural_less("frame2", "frame10"));
  EXPECT_TRUE(natural_less("frame09", "frame10"));
  EXPECT_FALSE(natural_less("frame10", "frame9"));
  EXPECT_TRUE(natural_less("a", "b"));
  EXPECT_TRUE(natural_less("a1", "a1b"));
  EXPECT_FALSE(natural_less("a1", "a1"));
  EXPECT_TRUE(natural_less("a01", "a1") != natural_less("a1", "a01"));
}

TEST_F(SourceTest, AStreamMayChangeItsSize) {
  MjpegServer server;
  cv::RNG rng(5);
  const auto noisy = [&](cv::Size size, int grey) {
    cv::Mat picture(size, CV_8UC3);
    rng.fill(picture, cv::RNG::NORMAL, grey, 8);
    return picture;
  };
  server.run_freely(true);
  server.push(noisy({640, 480}, 60));
  auto source =
      open_source(server.address(), {std::chrono::milliseconds(4000), {640, 480}, std::chrono::milliseconds(400)});
  ASSERT_TRUE(source) << source.error().message.english();
  int small = 0, large = 0, gaps = 0;
  for (int i = 0; i < 200 && large < 10; ++i) {
    if (i % 3 == 0) server.push(i < 30 ? noisy({640, 480}, 60) : noisy({800, 600}, 180));
    const auto frame = (*source)->next();
    if (!frame) {
      ++gaps;
      (*source)->reopen();
      continue;
    }
    small += frame->picture.cols == 640;
    large += frame->picture.cols == 800;
    EXPECT_NEAR(cv::mean(frame->picture)[0], frame->picture.cols == 640 ? 60 : 180, 3)
        << i << " " << frame->picture.size();
  }
  std::printf("%d pictures before, %d after, %d gaps\n", small, large, gaps);
  EXPECT_GE(large, 10);
}

}  // namespace
}  // namespace arbiter::vision
