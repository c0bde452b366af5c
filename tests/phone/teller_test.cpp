// SPDX-License-Identifier: MIT
// What a phone's page shows of what the watcher sees.
#include "app/phone/teller.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

#include "app/table/watcher.h"
#include "text/sentences.h"
#include "vision/simulate/renderer.h"
#include "vision/simulate/scene.h"

namespace arbiter::phone {
namespace {

class TellerTest : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(session_.new_game({{"ruleset", "chess"}, {"seed", 1}}));
    ASSERT_TRUE(camera_->join(camera_->token(), "en"));
    scene_ = vision::simulate::make_scene("chess8", "wood", 1);
    scene_.light = vision::simulate::make_light("day", 1);
    scene_.size = {1280, 960};
  }
  [[nodiscard]] cv::Mat rendered() const {
    vision::simulate::Renderer renderer(scene_);
    return renderer.render(session_.state().pieces);
  }
  /// What the page shows after some of these pictures.
  Seen after(const cv::Mat& picture) {
    table::Watcher watcher(session_);
    Teller teller(camera_);
    for (int i = 1; i <= 4; ++i) {
      watcher.feed(picture, i, std::chrono::milliseconds(200 * i));
      teller.tell(picture, watcher.status(), session_);
    }
    return camera_->seen();
  }

  table::Session session_{":memory:"};
  std::shared_ptr<PhoneCamera> camera_ = std::make_shared<PhoneCamera>(0);
  vision::simulate::Scene scene_;
};

TEST_F(TellerTest, ABoardThatIsFoundHasItsOutlineAndATurn) {
  const Seen seen = after(rendered());
  EXPECT_EQ(seen.stage, "watching");
  EXPECT_EQ(seen.tone, Seen::Tone::good);
  EXPECT_EQ(seen.line, "Board found");
  EXPECT_EQ(seen.turn, "South to act");
  ASSERT_EQ(seen.outline.size(), 4U);
  for (const cv::Point2d& corner : seen.outline) {
    EXPECT_GT(corner.x, 0);
    EXPECT_LT(corner.x, 1);
    EXPECT_GT(corner.y, 0);
    EXPECT_LT(corner.y, 1);
  }
}

TEST_F(TellerTest, WithoutABoardItSaysWhatToDo) {
  Seen seen = after(cv::Mat(480, 640, CV_8UC3, cv::Scalar::all(128)));
  EXPECT_EQ(seen.stage, "looking");
  EXPECT_EQ(seen.tone, Seen::Tone::wait);
  EXPECT_EQ(seen.line, "Looking for the board");
  EXPECT_EQ(seen.advice, "Show the whole board, from above and in even light.");
  EXPECT_TRUE(seen.outline.empty());
  seen = after(cv::Mat(480, 640, CV_8UC3, cv::Scalar::all(9)));
  EXPECT_EQ(seen.line, "Too dark");
  EXPECT_EQ(seen.tone, Seen::Tone::bad);
}

TEST_F(TellerTest, ASmallBoardWantsTheCameraNearer) {
  cv::Mat small(960, 1280, CV_8UC3, cv::Scalar(70, 90, 110)), picture = rendered();
  cv::resize(picture, picture, {400, 300}, 0, 0, cv::INTER_AREA);
  picture.copyTo(small(cv::Rect(440, 330, 400, 300)));
  EXPECT_EQ(after(small).line, "Move closer");
}

TEST_F(TellerTest, ItSpeaksThePhonesLanguage) {
  camera_->renew();
  ASSERT_TRUE(camera_->join(camera_->token(), "de"));
  const Seen seen = after(rendered());
  EXPECT_EQ(seen.line, "Brett gefunden");
  EXPECT_NE(seen.turn, "South to act");
  EXPECT_EQ(text::spoken(), "en");
}

}  // namespace
}  // namespace arbiter::phone
