// SPDX-License-Identifier: MIT
// A phone as the camera, in the window: its code, its pictures, the end of its game.
#include <gtest/gtest.h>
#include <httplib.h>

#include <QFile>
#include <algorithm>
#include <atomic>
#include <filesystem>
#include <thread>

#include "tests/desk/screen.h"
#include "text/file.h"
#include "text/json_text.h"

namespace arbiter::desk {
namespace {

using test::Screen;

/// A phone's page without a browser: it sends the pictures of a folder.
class Phone {
 public:
  explicit Phone(int port) : client_("127.0.0.1", port) {
    client_.enable_server_certificate_verification(false);
    client_.set_read_timeout(std::chrono::minutes(1));
  }
  ~Phone() {
    stopped_ = true;
    if (sending_.joinable()) sending_.join();
  }
  Phone(const Phone&) = delete;
  Phone& operator=(const Phone&) = delete;

  /// Brings the token of a code's address.
  bool join(const QString& page) {
    const std::string token = page.section('#', 1).toStdString();
    const auto reply = client_.Post("/join", text::dump({{"token", token}, {"language", "en"}}), "application/json");
    if (!reply || reply->status != 200) return false;
    key_ = text::parse_or_discard(reply->body).value("key", std::string());
    return true;
  }
  /// Sends a picture; the status of the reply, and what the page is told.
  std::pair<int, nlohmann::json> send(const std::string& jpeg) {
    const std::string number = std::to_string(++number_);
    const auto reply = client_.Post("/picture?t=" + std::to_string(200 * number_) + "&n=" + number + "&w=1280&h=960",
                                    {{"Authorization", "Bearer " + key_}}, jpeg, "image/jpeg");
    return reply ? std::pair{reply->status, text::parse_or_discard(reply->body)} : std::pair{0, nlohmann::json()};
  }
  /// Sends the first picture of a folder until `go`, then all of them, five a second as they were shot, each once the one
  /// before was taken, and the last again and again.
  void film(const std::string& folder, const phone::FrameSlot& slot) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
      if (entry.path().extension() == ".jpg") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    sending_ = std::thread([this, files, &slot] {
      for (std::size_t i = 0; !stopped_; i = going_ ? std::min(i + 1, files.size() - 1) : 0) {
        const auto next = std::chrono::steady_clock::now() + std::chrono::milliseconds(200);
        const auto bytes = text::read_file(files[i], 1U << 24U);
        if (!bytes || send(*bytes).first != 200) return;
        while (slot.has() && !stopped_) std::this_thread::sleep_for(std::chrono::milliseconds(5));
        std::this_thread::sleep_until(next);
      }
    });
  }
  void go() { going_ = true; }

 private:
  httplib::SSLClient client_;
  std::string key_;
  int number_ = 0;
  std::atomic<bool> going_{false}, stopped_{false};
  std::thread sending_;
};

class PhoneCameraTest : public testing::Test {
 protected:
  /// What QML knows of the phone.
  static QVariantMap known(Screen& screen, const QString& source = "phone") {
    return screen.desk().phones().phone(source);
  }
  static QString page(Screen& screen) { return known(screen)["page"].toString(); }
};

TEST_F(PhoneCameraTest, ACodeIsShownAndAGameIsReadThroughThePhone) {
  const QTemporaryDir dir;
  const footage::Script script{{{"ruleset", "chess"}, {"seed", 1}}, {"e2e4", "e7e5", "g1f3"}};
  auto scene = vision::simulate::make_scene("chess8");
  scene.size = {1280, 960};
  const std::string film = test::filmed(dir, "film", script, scene);
  ASSERT_FALSE(film.empty());
  Screen screen({"--rules", "chess", "--size", "1280x860"});
  Camera& camera = screen.desk().camera();
  screen.click("go-camera");
  screen.click("usePhone");
  ASSERT_TRUE(Screen::wait([&] { return screen.find("phoneCode") != nullptr; }));
  EXPECT_EQ(camera.source(), QString("phone"));
  EXPECT_EQ(camera.sentence(), QString("Waiting for the phone"));
  ASSERT_TRUE(page(screen).startsWith("https://")) << page(screen).toStdString();
  EXPECT_EQ(screen.find("phoneCode")->property("text").toString(), page(screen));
  EXPECT_TRUE(screen.text("phoneFingerprint").contains(screen.desk().phones().fingerprint()));
  screen.picture("phone-code");
  // Nobody is alarmed as long as no phone has come.
  Screen::wait([] { return false; }, 4);
  EXPECT_EQ(screen.find("alert-camera"), nullptr);

  phone::PhoneHost& host = screen.desk().phones().host();
  Phone phone(host.port());
  EXPECT_FALSE(phone.join("https://127.0.0.1/#0123"));
  ASSERT_TRUE(phone.join(page(screen)));
  const auto watched = host.camera(0);
  phone.film(film, watched->slot());
  ASSERT_TRUE(Screen::wait([&] { return screen.find("phoneCode") == nullptr; }, 30)) << "the code goes by itself";
  ASSERT_TRUE(Screen::wait([&] { return camera.sentence() == "Watching"; }, 60)) << camera.sentence().toStdString();
  phone.go();
  ASSERT_TRUE(Screen::wait([&] { return screen.table().session().requests().size() == 4; }, 120))
      << screen.table().session().requests().size() << " " << camera.sentence().toStdString() << ": "
      << screen.told().join("; ").toStdString();
  EXPECT_EQ(watched->seen().turn, "North to act");
  EXPECT_EQ(watched->seen().outline.size(), 4U);
  EXPECT_TRUE(Screen::wait([&] { return screen.text("phoneSends") == "A phone sends its pictures."; }))
      << screen.told().join("; ").toStdString();
  screen.picture("phone-watches");
  EXPECT_TRUE(screen.desk().phones().used("phone"));

  // Another game has another phone, or the same one by another code.
  ASSERT_TRUE(screen.desk().setup().start());
  EXPECT_TRUE(watched->ended());
  EXPECT_EQ(camera.source(), QString());
  EXPECT_EQ(phone.send("").first, 410);
}

TEST_F(PhoneCameraTest, APhoneThatJoinsBeforeTheGameStaysForIt) {
  Screen screen({});
  screen.desk().setup().setRuleset("chess");
  screen.desk().setup().setSourceAt(0, "phone");
  screen.desk().camera().open("phone");
  ASSERT_TRUE(Screen::wait([&] { return !page(screen).isEmpty(); }));
  phone::PhoneHost& host = screen.desk().phones().host();
  Phone phone(host.port());
  ASSERT_TRUE(phone.join(page(screen)));
  const auto camera = host.camera(0);
  ASSERT_TRUE(screen.desk().setup().start());
  EXPECT_FALSE(camera->ended());
  EXPECT_EQ(host.camera(0), camera);
  EXPECT_EQ(screen.desk().camera().source(), QString("phone"));
  // Another phone takes its place.
  EXPECT_EQ(page(screen), QString());
  screen.desk().phones().renew("phone");
  Phone other(host.port());
  ASSERT_TRUE(other.join(page(screen)));
  EXPECT_EQ(phone.send("").first, 410);
  screen.desk().camera().close();
  EXPECT_TRUE(camera->ended());
  EXPECT_TRUE(known(screen).isEmpty());
}

TEST_F(PhoneCameraTest, EachBoardHasAPhoneOfItsOwn) {
  EXPECT_EQ(PhoneCameras::sourceOf(0), QString("phone"));
  EXPECT_EQ(PhoneCameras::sourceOf(1), QString("phone2"));
  EXPECT_TRUE(Camera::goesOn("phone"));
  EXPECT_TRUE(Camera::goesOn("phone2"));
  EXPECT_FALSE(Camera::goesOn("phone.mp4"));
  Screen screen({"--rules", "european-chess", "--options", "mode=bughouse", "--source", "phone", "--source", "phone2"});
  ASSERT_EQ(screen.desk().phones().phones().size(), 2);
  EXPECT_NE(known(screen, "phone")["page"], known(screen, "phone2")["page"]);
  ASSERT_TRUE(Screen::wait([&] { return screen.find("phoneCode") != nullptr; })) << "the code is shown from the start";
  screen.picture("phone-code-of-a-board");
}

}  // namespace
}  // namespace arbiter::desk
