// SPDX-License-Identifier: MIT
// What the server of phones takes, and what it refuses.
#include <regex>

#include "app/phone/page.h"
#include "tests/phone/served_phone.h"
#include "text/sentences.h"

namespace arbiter::phone {
namespace {

using testing::AnyOf;
using testing::Test;
const cv::Mat kGrey(48, 64, CV_8UC3, cv::Scalar::all(120));

TEST_F(ServedPhones, APhoneJoinsByItsCodeAndSendsPictures) {
  const auto camera = host_.camera(0);
  const std::string page = host_.page(0);
  EXPECT_EQ(page, "https://127.0.0.1:" + std::to_string(host_.port()) + "/#" + camera->token());
  EXPECT_EQ(host_.fingerprint().size(), 95U);
  const auto start = client()->Get("/");
  ASSERT_TRUE(start);
  EXPECT_EQ(start->status, 200);
  EXPECT_NE(start->get_header_value("Content-Security-Policy").find("default-src 'self'"), std::string::npos);
  const auto joined = join(camera->token());
  ASSERT_TRUE(joined.is_object()) << joined;
  EXPECT_EQ(joined["board"], 1);
  EXPECT_EQ(host_.page(0), "") << "the code is used up";
  const std::string key = joined["key"];
  const auto first = send(key, jpeg_of(kGrey), path(1));
  ASSERT_TRUE(first);
  ASSERT_EQ(first->status, 200) << first->body;
  EXPECT_EQ(text::parse_or_discard(first->body)["number"], 1);
  EXPECT_EQ(text::parse_or_discard(first->body)["behind"], false);
  EXPECT_EQ(text::parse_or_discard(send(key, jpeg_of(kGrey), path(2))->body)["behind"], true);
  Seen seen;
  seen.tone = Seen::Tone::good;
  seen.line = "Board found";
  seen.outline = {{0.25, 0.5}};
  camera->show(seen);
  const auto told = text::parse_or_discard(send(key, jpeg_of(kGrey), path(3))->body)["seen"];
  EXPECT_EQ(told["line"], "Board found");
  EXPECT_EQ(told["tone"], "good");
  EXPECT_EQ(told["outline"], nlohmann::json::parse("[[0.25, 0.5]]"));
  EXPECT_EQ(camera->slot().counts().came, 3);
}

TEST_F(ServedPhones, WhatIsNoPictureOfAPhoneIsRefused) {
  const std::string token = host_.camera(0)->token();
  EXPECT_EQ(code(client()->Post("/join", text::dump({{"token", "0123"}, {"language", "en"}}), "application/json")),
            "401 unknown_token");
  EXPECT_EQ(code(client()->Post("/join", "token", "application/json")), "400 bad_data");
  EXPECT_EQ(code(client()->Post("/join", text::dump({{"token", token}}), "application/json")), "400 bad_data");
  EXPECT_EQ(code(client()->Post("/join", std::string(2000, ' '), "application/json")), "413 too_large");
  EXPECT_EQ(code(send("", jpeg_of(kGrey), path(1))), "401 unknown_key");
  EXPECT_EQ(code(send(token, jpeg_of(kGrey), path(1))), "401 unknown_key") << "a token is no key";
  const std::string key = join(token)["key"];
  EXPECT_EQ(code(send(key, jpeg_of(kGrey), path(1), "application/json")), "415 not_supported");
  EXPECT_EQ(code(send(key, jpeg_of(kGrey), "/picture")), "400 bad_data");
  EXPECT_EQ(code(send(key, jpeg_of(kGrey), "/picture?t=-1&n=1&w=64&h=48")), "400 bad_data");
  EXPECT_EQ(code(send(key, jpeg_of(kGrey), "/picture?t=1&n=1&w=64000&h=48")), "400 bad_data");
  EXPECT_EQ(code(send(key, "", path(1))), "400 bad_picture");
  EXPECT_EQ(code(send(key, "no picture at all", path(1))), "400 bad_picture");
  const std::string whole = jpeg_of(kGrey);
  EXPECT_EQ(code(send(key, whole.substr(0, whole.size() / 2), path(1))), "400 bad_picture");
  std::vector<unsigned char> png;
  cv::imencode(".png", kGrey, png);
  EXPECT_EQ(code(send(key, {png.begin(), png.end()}, path(1))), "415 not_supported");
  EXPECT_EQ(code(send(key, jpeg_of(cv::Mat(8, kLongestSide + 2, CV_8UC3, cv::Scalar::all(9))), path(1))),
            "413 too_large");
  // The server hangs up while the rest is still on its way: the reply may be lost.
  EXPECT_THAT(code(send(key, std::string(kMostPictureBytes + 1, 'x'), path(1))), AnyOf("413 too_large", "no reply"));
  EXPECT_EQ(host_.camera(0)->slot().counts().came, 0);
  EXPECT_EQ(host_.camera(0)->slot().counts().refused, 8);
  EXPECT_EQ(code(send(key, whole, path(1))), "200 none") << "the phone goes on";
}

TEST_F(ServedPhones, TwoPhonesWatchTwoBoards) {
  const auto first = join(host_.camera(0)->token()), second = join(host_.camera(1)->token());
  ASSERT_TRUE(first.is_object() && second.is_object());
  EXPECT_EQ(first["board"], 1);
  EXPECT_EQ(second["board"], 2);
  ASSERT_EQ(code(send(first["key"], jpeg_of(kGrey), path(1))), "200 none");
  ASSERT_EQ(code(send(second["key"], jpeg_of(kGrey), path(1))), "200 none");
  ASSERT_EQ(code(send(second["key"], jpeg_of(kGrey), path(2))), "200 none");
  EXPECT_EQ(host_.camera(0)->slot().counts().came, 1);
  EXPECT_EQ(host_.camera(1)->slot().counts().came, 2);
}

TEST_F(ServedPhones, AnotherPhoneTakesThePlaceAndTheEndIsTold) {
  const auto camera = host_.camera(0);
  const std::string before = join(camera->token())["key"];
  camera->renew();
  const std::string key = join(camera->token())["key"];
  EXPECT_EQ(code(send(before, jpeg_of(kGrey), path(1))), "410 replaced");
  EXPECT_EQ(code(send(key, jpeg_of(kGrey), path(1))), "200 none");
  host_.end(0);
  EXPECT_NE(host_.camera(0), camera) << "the next game's phone is another one";
  EXPECT_EQ(code(send(key, jpeg_of(kGrey), path(2))), "410 over");
  EXPECT_TRUE(camera->said_goodbye());
  EXPECT_TRUE(join(host_.camera(0)->token()).is_object());
}

TEST_F(ServedPhones, ThePageSpeaksTheLanguagesOfTheClubsPages) {
  const std::string script(phone_page_text("camera").value_or("")), page(phone_page_text("index").value_or(""));
  const std::regex marked(R"(\btr\('([^']+)'|\sdata-tr>([^<]+)<)");
  std::set<std::string> sentences;
  for (const std::string& text : {script, page})
    for (std::sregex_iterator it(text.begin(), text.end(), marked), end; it != end; ++it)
      sentences.insert((*it)[1].matched ? (*it)[1].str() : (*it)[2].str());
  EXPECT_GE(sentences.size(), 25U);
  for (const char* language : {"de", "es", "fr", "ja", "pt", "ru", "zh"}) {
    EXPECT_EQ(page_language(language), language);
    const auto reply = client()->Get("/words/" + std::string(language) + ".json");
    ASSERT_TRUE(reply);
    const auto words = text::parse_or_discard(reply->body);
    for (const std::string& sentence : sentences) EXPECT_TRUE(words.contains(sentence)) << language << ": " << sentence;
  }
  EXPECT_EQ(page_language("xx"), "en");
  const auto english = client()->Get("/words.js");
  ASSERT_TRUE(english);
  EXPECT_THAT(english->body, testing::HasSubstr("Start it again to continue the game."))
      << "English has its words in the script";
}

TEST_F(ServedPhones, APortThatIsTakenIsNoObstacle) {
  auto settings = options(folder_);
  settings.port = host_.port();
  PhoneHost other(settings);
  ASSERT_TRUE(other.start());
  EXPECT_NE(other.port(), host_.port());
  EXPECT_EQ(other.fingerprint(), host_.fingerprint()) << "the certificate is made once";
  settings.other_port = false;
  PhoneHost strict(settings);
  EXPECT_FALSE(strict.start());
}

}  // namespace
}  // namespace arbiter::phone
