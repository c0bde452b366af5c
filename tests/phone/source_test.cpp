// SPDX-License-Identifier: MIT
// A phone's pictures as any other camera's.
#include <gtest/gtest.h>

#include "app/phone/phone_source.h"
#include "app/table/board_sources.h"
#include "tests/phone/served_phone.h"

namespace arbiter::phone {
namespace {

using std::chrono::milliseconds;
using vision::FrameGap;

vision::Source::Limits impatient() {
  vision::Source::Limits limits;
  limits.patience = milliseconds(1);
  return limits;
}

SentPicture sent(std::int64_t order, cv::Size size, cv::Size whole) {
  return {jpeg_of(cv::Mat(size, CV_8UC3, cv::Scalar(20, 90, 200))), order,
          milliseconds(1'700'000'000'000 + 100 * order), whole};
}

TEST(PhoneSource, PicturesHaveThePhonesTimeAndOneSize) {
  const auto camera = std::make_shared<PhoneCamera>(0);
  PhoneSource source(camera, impatient());
  EXPECT_TRUE(source.live());
  camera->put(sent(1, {160, 120}, {160, 120}));
  const auto first = source.next();
  ASSERT_TRUE(first);
  EXPECT_EQ(first->number, 1);
  EXPECT_EQ(first->picture.size(), cv::Size(160, 120));
  camera->put(sent(4, {80, 60}, {160, 120}));
  const auto second = source.next();
  ASSERT_TRUE(second);
  EXPECT_EQ(second->picture.size(), cv::Size(160, 120)) << "a slow network does not change the camera's size";
  EXPECT_EQ(second->number, 2);
  EXPECT_EQ(second->at - first->at, milliseconds(300)) << "by the phone's clock";
  camera->put(sent(5, {120, 160}, {160, 120}));
  EXPECT_EQ(source.next()->picture.size(), cv::Size(120, 160)) << "the phone was turned";
}

TEST(PhoneSource, TimeGrowsWhateverThePhonesClockDoes) {
  const auto camera = std::make_shared<PhoneCamera>(0);
  PhoneSource source(camera, impatient());
  milliseconds last{0};
  std::int64_t order = 0;
  for (const std::int64_t clock : {1'000'000, 1'000'100, 5'000, 5'000, 9'000'000, 8'999'990, 0}) {
    auto one = sent(++order, {16, 16}, {16, 16});
    one.taken = milliseconds(clock);
    camera->put(one);
    const auto frame = source.next();
    ASSERT_TRUE(frame);
    EXPECT_GT(frame->at, last) << clock;
    EXPECT_LT(frame->at, std::chrono::minutes(5)) << clock;
    last = frame->at;
  }
}

TEST(PhoneSource, APhoneThatIsSilentIsGoneAndComesBack) {
  const auto camera = std::make_shared<PhoneCamera>(1);
  PhoneSource source(camera, impatient());
  EXPECT_EQ(source.name().english(), "phone 2");
  const auto none = source.next();
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().gap, FrameGap::gone);
  EXPECT_FALSE(source.reopen());
  camera->put(sent(1, {16, 16}, {16, 16}));
  EXPECT_TRUE(source.reopen());
  EXPECT_TRUE(source.next());
  camera->end();
  const auto over = source.next();
  ASSERT_FALSE(over);
  EXPECT_EQ(over.error().gap, FrameGap::ended);
}

TEST(PhoneSource, ADamagedPictureIsLeftOut) {
  const auto camera = std::make_shared<PhoneCamera>(0);
  PhoneSource source(camera, impatient());
  auto bad = sent(1, {16, 16}, {16, 16});
  bad.jpeg = bad.jpeg.substr(0, 30) + bad.jpeg.substr(bad.jpeg.size() - 2);
  camera->put(bad);
  const auto frame = source.next();
  ASSERT_FALSE(frame);
  EXPECT_EQ(frame.error().gap, FrameGap::corrupt);
  camera->put(sent(2, {16, 16}, {16, 16}));
  EXPECT_TRUE(source.next());
}

TEST(PhoneSource, BoardSourcesOpenPhonesByTheirNames) {
  const auto camera = std::make_shared<PhoneCamera>(0);
  std::vector<std::string> asked;
  auto sources = table::BoardSources::open(
      {"phone", "phone"}, [&](const std::string& name) -> calibration::Expected<std::unique_ptr<vision::Source>> {
        asked.push_back(name);
        return std::make_unique<PhoneSource>(camera, impatient());
      });
  ASSERT_TRUE(sources);
  EXPECT_EQ(asked, std::vector<std::string>{"phone"}) << "one phone that shows both boards";
  camera->put(sent(1, {16, 16}, {16, 16}));
  const auto shot = sources->next();
  ASSERT_TRUE(shot);
  EXPECT_EQ(shot->boards, (std::vector<std::size_t>{0, 1}));
}

}  // namespace
}  // namespace arbiter::phone
