// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>
#include <httplib.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <opencv2/imgcodecs.hpp>
#include <string>
#include <vector>

#include "app/phone/phone_host.h"
#include "text/json_text.h"

namespace arbiter::phone {

/// A picture as a phone sends it.
inline std::string jpeg_of(const cv::Mat& picture) {
  std::vector<unsigned char> bytes;
  EXPECT_TRUE(cv::imencode(".jpg", picture, bytes));
  return {bytes.begin(), bytes.end()};
}

/// Phones' server on this machine, and what a phone's page asks of it.
class ServedPhones : public testing::Test {
 protected:
  void SetUp() override {
    std::signal(SIGPIPE, SIG_IGN);  // the client writes to a server that has refused it already
    ASSERT_TRUE(host_.start());
  }
  void TearDown() override {
    host_.stop();
    std::filesystem::remove_all(folder_);
  }
  static HostOptions options(const std::filesystem::path& folder) {
    HostOptions options;
    options.host = "127.0.0.1";
    options.port = 0;
    options.folder = folder;
    return options;
  }
  [[nodiscard]] std::unique_ptr<httplib::SSLClient> client() const {
    auto made = std::make_unique<httplib::SSLClient>("127.0.0.1", host_.port());
    made->enable_server_certificate_verification(false);
    made->set_read_timeout(std::chrono::minutes(1));
    return made;
  }
  /// What a page gets that brings that token; null where it is refused.
  [[nodiscard]] nlohmann::json join(const std::string& token, const std::string& language = "en") const {
    const auto reply =
        client()->Post("/join", text::dump({{"token", token}, {"language", language}}), "application/json");
    return reply && reply->status == 200 ? text::parse_or_discard(reply->body) : nlohmann::json();
  }
  [[nodiscard]] static std::string path(std::int64_t order, cv::Size size = {64, 48}) {
    return "/picture?t=" + std::to_string(1000 + order) + "&n=" + std::to_string(order) +
           "&w=" + std::to_string(size.width) + "&h=" + std::to_string(size.height);
  }
  [[nodiscard]] httplib::Result send(const std::string& key, const std::string& body, const std::string& where,
                                     const std::string& type = "image/jpeg") const {
    return client()->Post(where, {{"Authorization", "Bearer " + key}}, body, type);
  }
  [[nodiscard]] static std::string code(const httplib::Result& reply) {
    return reply ? std::to_string(reply->status) + " " +
                       text::parse_or_discard(reply->body).value("error", std::string("none"))
                 : "no reply";
  }

  const std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("arbiter-phones-" + std::to_string(::getpid()));
  PhoneHost host_{options(folder_)};
};

}  // namespace arbiter::phone
