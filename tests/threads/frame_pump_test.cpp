// SPDX-License-Identifier: MIT
// Pictures go from the thread that reads sources to the one that works on them, while a third changes what is read.
#include "app/desk/camera/frame_pump.h"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "tests/watch/mjpeg_server.h"

namespace arbiter::desk {
namespace {

using namespace std::chrono_literals;
using table::BoardSources;

/// Gives pictures for ever, or `count` of them, each of one brightness: its number.
class Counting : public vision::Source {
 public:
  Counting(bool live, std::int64_t count) : live_(live), count_(count) {}
  tl::expected<vision::Frame, vision::NoFrame> next() override {
    if (number_ == count_) return tl::unexpected(vision::NoFrame{vision::FrameGap::ended, as_it_is("over")});
    if (live_) std::this_thread::sleep_for(1ms);
    vision::Frame frame;
    frame.number = ++number_;
    frame.at = std::chrono::milliseconds(number_);
    frame.picture = cv::Mat(24, 32, CV_8UC3, cv::Scalar::all(static_cast<double>(number_ % 256)));
    return frame;
  }
  bool reopen() override {
    number_ = 0;
    return true;
  }
  [[nodiscard]] bool live() const override { return live_; }
  [[nodiscard]] const Message& name() const override { return name_; }

 private:
  bool live_;
  std::int64_t count_, number_ = 0;
  Message name_ = as_it_is("counting");
};

bool whole(const FramePump::Shot& shot) {
  const auto value = static_cast<uchar>(shot.frame.number % 256);
  return shot.frame.picture.at<cv::Vec3b>(0, 0) == cv::Vec3b::all(value) &&
         shot.frame.picture.at<cv::Vec3b>(23, 31) == cv::Vec3b::all(value);
}

TEST(FramePumpThreads, EveryRecordedPictureArrivesInItsOrder) {
  std::atomic<int> seen{0};
  FramePump pump([&](const FramePump::Shot&) { ++seen; }, [](const BoardSources::Gap&, std::uint64_t) {});
  pump.change(0, [](BoardSources& sources) { sources.put(0, std::make_unique<Counting>(false, 40)); });
  for (std::int64_t number = 1; number <= 40; ++number) {
    const auto shot = pump.take(5000ms);
    ASSERT_TRUE(shot) << "no picture " << number;
    EXPECT_EQ(shot->frame.number, number);
    EXPECT_TRUE(whole(*shot));
  }
  EXPECT_EQ(seen, 40);
  EXPECT_FALSE(pump.take(50ms)) << "the pictures are over";
}

TEST(FramePumpThreads, SourcesChangeWhilePicturesAreTaken) {
  std::atomic<int> seen{0};
  FramePump pump([&](const FramePump::Shot& shot) { seen += whole(shot) ? 1 : -1000000; },
                 [](const BoardSources::Gap&, std::uint64_t) {});
  std::atomic<bool> stop{false};
  std::atomic<int> taken{0};
  std::jthread taker([&] {
    while (!stop)
      if (const auto shot = pump.take(20ms)) taken += whole(*shot) ? 1 : -1000000;
  });
  for (int round = 0; round < 30; ++round) {
    pump.change(0, [](BoardSources& sources) { sources.put(0, std::make_unique<Counting>(true, -1)); });
    pump.change(1, [](BoardSources& sources) { sources.put(1, std::make_unique<Counting>(true, 500)); });
    pump.pause(round % 3 == 2);
    std::this_thread::sleep_for(10ms);
    pump.pause(false);
    if (round % 5 == 4) pump.change(0, [](BoardSources& sources) { sources.take_away(0); });
    pump.change(2, [](BoardSources& sources) { sources.share(2, 1); });
  }
  const int before = taken;
  for (int i = 0; i < 500 && taken == before; ++i) std::this_thread::sleep_for(10ms);
  EXPECT_GT(taken, before) << "nothing comes any more";
  EXPECT_GT(seen, 0);
  stop = true;
}

TEST(FramePumpThreads, EndsWhileItWaits) {
  for (const bool live : {true, false}) {
    for (int round = 0; round < 10; ++round) {
      FramePump pump([](const FramePump::Shot&) {}, [](const BoardSources::Gap&, std::uint64_t) {});
      pump.change(0, [live](BoardSources& sources) { sources.put(0, std::make_unique<Counting>(live, -1)); });
      if (round % 2 == 1) {
        ASSERT_TRUE(pump.take(5000ms));
      }
      if (round % 3 == 2) pump.pause(true);
    }
  }
}

TEST(FramePumpThreads, ANetworkCameraIsPumpedAndUnplugged) {
  MjpegServer server;
  server.run_freely(true);
  server.push(cv::Mat(48, 64, CV_8UC3, cv::Scalar::all(90)));
  std::atomic<int> gone{0};
  std::atomic<bool> opened{false};
  FramePump pump([](const FramePump::Shot&) {}, [&](const BoardSources::Gap&, std::uint64_t) { ++gone; });
  pump.change(0, [&opened, where = server.address()](BoardSources& sources) {
    auto source = vision::open_source(where, {2000ms, {640, 480}});
    opened = source.has_value();
    if (source) sources.put(0, std::move(*source));
  });
  ASSERT_TRUE(pump.take(20000ms));
  EXPECT_TRUE(opened);
  server.unplug();
  for (int i = 0; i < 2000 && gone == 0; ++i) (void)pump.take(10ms);
  EXPECT_GT(gone, 0);
}

}  // namespace
}  // namespace arbiter::desk
