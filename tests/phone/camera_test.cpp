// SPDX-License-Identifier: MIT
// The slot for the newest picture, and who may fill it.
#include <gtest/gtest.h>

#include <thread>

#include "app/phone/phone_camera.h"

namespace arbiter::phone {
namespace {

using std::chrono::milliseconds;

SentPicture picture(std::int64_t order) { return {"picture " + std::to_string(order), order, milliseconds(order), {}}; }

TEST(FrameSlot, GivesTheNewestPictureAndPassesOthersOver) {
  FrameSlot slot;
  EXPECT_FALSE(slot.take(milliseconds(0)));
  EXPECT_FALSE(slot.put(picture(1)).behind);
  EXPECT_TRUE(slot.put(picture(2)).behind);
  EXPECT_TRUE(slot.put(picture(5)).behind);
  EXPECT_EQ(slot.put(picture(4)).number, 0) << "it was overtaken on its way";
  EXPECT_TRUE(slot.has());
  const auto taken = slot.take(milliseconds(0));
  ASSERT_TRUE(taken);
  EXPECT_EQ(taken->jpeg, "picture 5");
  EXPECT_EQ(taken->number, 3);
  EXPECT_FALSE(slot.has());
  EXPECT_EQ(slot.put(picture(5)).number, 0) << "the same once more";
  slot.refuse();
  const PictureCounts counts = slot.counts();
  EXPECT_EQ(counts.came, 3);
  EXPECT_EQ(counts.taken, 1);
  EXPECT_EQ(counts.passed_over, 2);
  EXPECT_EQ(counts.late, 2);
  EXPECT_EQ(counts.refused, 1);
}

TEST(FrameSlot, WakesWhoeverWaits) {
  FrameSlot slot;
  std::optional<SentPicture> taken;
  std::thread waiting([&] { taken = slot.take(std::chrono::minutes(1)); });
  slot.put(picture(7));
  waiting.join();
  ASSERT_TRUE(taken);
  EXPECT_EQ(taken->order, 7);
  std::thread again([&] { taken = slot.take(std::chrono::minutes(1)); });
  slot.close();
  again.join();
  EXPECT_FALSE(taken);
  slot.put(picture(8));
  EXPECT_FALSE(slot.take(milliseconds(0))) << "a closed slot gives nothing any more";
}

TEST(PhoneCamera, ATokenHoldsOnceAndAKeyUntilAnotherPhoneOrTheEnd) {
  PhoneCamera camera(0);
  const std::string token = camera.token();
  ASSERT_EQ(token.size(), 32U);
  EXPECT_FALSE(camera.joined());
  EXPECT_FALSE(camera.join("", "en"));
  EXPECT_FALSE(camera.join(token.substr(1) + "x", "en"));
  EXPECT_FALSE(camera.knows(""));
  const auto key = camera.join(token, "de");
  ASSERT_TRUE(key);
  EXPECT_NE(*key, token);
  EXPECT_EQ(camera.language(), "de");
  EXPECT_TRUE(camera.knows(*key));
  EXPECT_EQ(camera.token(), "");
  EXPECT_FALSE(camera.join(token, "en")) << "it was used up";
  EXPECT_FALSE(camera.join("", "en"));

  camera.renew();
  EXPECT_TRUE(camera.knows(*key)) << "the phone goes on until another one comes";
  const auto other = camera.join(camera.token(), "en");
  ASSERT_TRUE(other);
  EXPECT_FALSE(camera.knows(*key));
  EXPECT_TRUE(camera.knew(*key));
  EXPECT_FALSE(camera.knew(*other));

  camera.renew();
  const std::string unused = camera.token();
  camera.end();
  EXPECT_TRUE(camera.ended());
  EXPECT_FALSE(camera.join(unused, "en"));
  EXPECT_FALSE(camera.knows(*other));
  EXPECT_TRUE(camera.knew(*other));
  camera.renew();
  EXPECT_EQ(camera.token(), "");
  EXPECT_FALSE(camera.said_goodbye());
  camera.note_goodbye();
  EXPECT_TRUE(camera.said_goodbye());
}

TEST(PhoneCamera, AnotherPhoneCountsItsPicturesFromItsOwnBeginning) {
  PhoneCamera camera(0);
  ASSERT_TRUE(camera.join(camera.token(), "en"));
  EXPECT_EQ(camera.put(picture(1000)).number, 1);
  camera.renew();
  ASSERT_TRUE(camera.join(camera.token(), "en"));
  EXPECT_EQ(camera.put(picture(3)).number, 2);
}

TEST(PhoneCamera, SourcesAreNamedByTheirBoards) {
  EXPECT_EQ(phone_board("phone"), 0U);
  EXPECT_EQ(phone_board("phone2"), 1U);
  EXPECT_EQ(phone_board("phone9"), 8U);
  for (const char* other : {"", "0", "phone1", "phone0", "phone10", "phones", "Phone", "/dev/phone", "telephone"})
    EXPECT_EQ(phone_board(other), std::nullopt) << other;
  for (std::size_t board = 0; board < 9; ++board) EXPECT_EQ(phone_board(phone_source(board)), board);
}

}  // namespace
}  // namespace arbiter::phone
