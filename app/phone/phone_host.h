// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "app/http/server.h"
#include "app/phone/phone_camera.h"
#include "value/message.h"
#include "vision/sources/source.h"

namespace arbiter::phone {

/// What is taken of a phone at most.
inline constexpr std::size_t kMostPictureBytes = 3U << 20U;
inline constexpr int kLongestSide = 1920;  ///< pixels of a picture
inline constexpr int kUsualPort = 8443;
inline constexpr std::size_t kMostPhones = 9;  ///< one for each of joined boards

struct HostOptions {
  std::string host = "0.0.0.0";  ///< address to listen at
  int port = kUsualPort;         ///< 0: any that is free
  bool other_port = true;        ///< takes another port if that one is taken
  /// Where the certificate and its key are kept. They are made if they are not there.
  std::filesystem::path folder;
  std::function<void(const std::string&)> fault;  ///< hears of faults of the program; any thread
};

/// Serves phones that are cameras: their page over HTTPS, on the local network alone, and what they send. It knows no
/// game. Any thread.
class PhoneHost {
 public:
  explicit PhoneHost(HostOptions options);
  ~PhoneHost();
  PhoneHost(const PhoneHost&) = delete;
  PhoneHost& operator=(const PhoneHost&) = delete;

  /// Listens. Called again it does nothing.
  [[nodiscard]] tl::expected<void, Message> start();
  /// Ends all phones, and waits a moment so that their pages hear of it; then nothing is served any more.
  void stop();

  /// The phone of that board, from 0 to kMostPhones - 1; made when it is first asked for.
  [[nodiscard]] std::shared_ptr<PhoneCamera> camera(std::size_t board);
  /// Ends the phone of that board. The next `camera` of the board is another one, with a token of its own.
  void end(std::size_t board);
  /// The pictures of that phone. Errors: as `start`.
  [[nodiscard]] calibration::Expected<std::unique_ptr<vision::Source>> source(std::size_t board);

  /// The address for the next phone of that board, with its token: what its QR code says. `at`: an address of this
  /// machine; empty: the likeliest. Empty while the board's token is used up.
  [[nodiscard]] std::string page(std::size_t board, const std::string& at = {});
  /// The addresses of this machine, the likeliest first.
  [[nodiscard]] std::vector<std::string> addresses() const;
  [[nodiscard]] int port() const { return port_; }
  /// By which a person can know the certificate: "AB:CD:…".
  [[nodiscard]] const std::string& fingerprint() const { return fingerprint_; }

 private:
  [[nodiscard]] tl::expected<void, Message> listen();
  [[nodiscard]] std::vector<std::shared_ptr<PhoneCamera>> cameras() const;
  [[nodiscard]] http::Router routes();
  void join(const http::Request& request, http::Response& response);
  static void take(const http::Request& request, http::Response& response);
  [[nodiscard]] std::shared_ptr<const void> let_in(const http::Request& request, http::Response& response);

  HostOptions options_;
  mutable std::mutex mutex_;
  std::array<std::shared_ptr<PhoneCamera>, kMostPhones> cameras_;
  std::vector<std::shared_ptr<PhoneCamera>> gone_;  ///< ended, and perhaps not told so yet
  std::mutex starting_;
  int port_ = 0;
  std::string fingerprint_;
  std::unique_ptr<http::Server> server_;  ///< goes first: it uses the rest
};

}  // namespace arbiter::phone
