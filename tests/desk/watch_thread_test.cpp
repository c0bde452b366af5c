// SPDX-License-Identifier: MIT
// Sources are opened and changed in one thread, their pictures read in another: what a picture belongs to.
#include "app/desk/camera/watch_thread.h"

#include <gtest/gtest.h>

#include <QTemporaryDir>
#include <QTest>
#include <atomic>
#include <opencv2/imgcodecs.hpp>
#include <thread>

#include "tests/desk/screen.h"

namespace arbiter::desk {
namespace {

using namespace std::chrono_literals;

/// A folder with one grey picture, of this width.
QString onePicture(const QTemporaryDir& dir, const QString& name, int width) {
  const QString folder = dir.filePath(name);
  QDir().mkpath(folder);
  cv::imwrite((folder + "/1.png").toStdString(), cv::Mat(480, width, CV_8UC3, cv::Scalar::all(120)));
  return folder;
}

TEST(WatchThreadTest, TheOnlyPictureOfASourceIsReadHoweverLongItTakesToOpen) {
  const QTemporaryDir dir;
  const std::string folder = onePicture(dir, "one", 640).toStdString();
  std::mutex mutex;
  std::vector<std::uint64_t> views, ended;
  std::atomic<int> opened{0};
  WatchThread::Told told;
  told.opened = [&](std::uint64_t, const Message& why) {
    EXPECT_TRUE(why.empty()) << why.english();
    // The reading thread has taken note of the change and waits for the picture by now, or has not, in turn.
    if (++opened % 2 == 0) std::this_thread::sleep_for(70ms);
  };
  told.picture = [](std::size_t, const QImage&, QSize, std::uint64_t) {};
  told.view = [&](std::size_t board, const WatchView& view) {
    const std::lock_guard lock(mutex);
    EXPECT_EQ(board, 0U);
    EXPECT_EQ(view.size, QSize(640, 480));
    views.push_back(view.change);
  };
  told.gap = [&](const table::BoardSources::Gap&, std::uint64_t change) {
    const std::lock_guard lock(mutex);
    ended.push_back(change);
  };
  WatchThread thread(std::move(told));
  const auto seen = [&](const std::vector<std::uint64_t>& list, std::uint64_t change) {
    const std::lock_guard lock(mutex);
    return std::find(list.begin(), list.end(), change) != list.end();
  };
  for (int i = 0; i < 12; ++i) {
    std::uint64_t change = 0;
    {
      const WatchThread::Together together(thread);
      for (int again = 0; again <= i % 3; ++again) {
        thread.leave(0);
        change = thread.watch(0, folder);
      }
      // Said last, but known when the picture comes.
      thread.game({table::Begin{{{"ruleset", "chess"}, {"seed", i}}}});
    }
    ASSERT_TRUE(QTest::qWaitFor([&] { return seen(views, change); }, 10000)) << "at " << i;
    ASSERT_TRUE(QTest::qWaitFor([&] { return seen(ended, change); }, 10000)) << "at " << i;
  }
}

TEST(WatchThreadTest, WhatWasSeenBeforeTheWindowKnewOfItIsKept) {
  const QTemporaryDir dir;
  const QString small = onePicture(dir, "small", 640), large = onePicture(dir, "large", 800);
  test::Screen screen({"--rules", "chess"});
  Camera& camera = screen.desk().camera();
  for (int i = 0; i < 4; ++i) {
    const int width = i % 2 == 0 ? 640 : 800;
    // The window is busy while the source is opened and its picture read: all is told at once then.
    camera.open(i % 2 == 0 ? small : large);
    std::this_thread::sleep_for(500ms);
    EXPECT_TRUE(
        test::Screen::wait([&] { return camera.picture().width() == width && camera.view().size.width() == width; }, 5))
        << "at " << i << ": " << camera.picture().width() << ", " << camera.view().size.width();
    QTest::qWait(50);
    EXPECT_EQ(camera.view().size.width(), width) << "it stays";
  }
}

TEST(WatchThreadTest, ASourceOpenedAgainIsNotOverBecauseTheOneBeforeIs) {
  const QTemporaryDir dir;
  const QString folder = onePicture(dir, "one", 640);
  test::Screen screen({"--rules", "chess"});
  Camera& camera = screen.desk().camera();
  camera.open(folder);
  std::this_thread::sleep_for(500ms);  // its end is on the way to the window
  for (int i = 2; i < 400; ++i)
    cv::imwrite(QString("%1/%2.png").arg(folder).arg(i).toStdString(), cv::Mat(48, 64, CV_8UC3, cv::Scalar::all(120)));
  camera.open(folder);
  ASSERT_TRUE(test::Screen::wait([&] { return camera.picture().width() == 64; }));
  EXPECT_FALSE(camera.ended());
}

}  // namespace
}  // namespace arbiter::desk
