// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>
#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/phone/phone_host.h"
#include "app/phone/teller.h"
#include "app/table/board_sources.h"

namespace arbiter::cli {

/// How phones reach this machine.
struct PhoneOptions {
  std::string host = "0.0.0.0";
  int port = phone::kUsualPort;
};

/// `--phone-host` and `--phone-port`.
void add_phone_options(CLI::App& command, PhoneOptions& options);

/// Phones as the cameras of a game that is watched on the command line: shows their codes, waits for them, tells them
/// what is seen, and lets them go at the end of the game.
class WatchPhones {
 public:
  /// `where`: what watches each board; "phone", "phone2" … are phones. `file`: the games are kept in it; the
  /// certificate lies beside it. `jsonl`: told as JSON, an object a line.
  WatchPhones(PhoneOptions options, const std::vector<std::string>& where, const std::string& file, bool jsonl);

  /// Opens phones, and whatever else is watched.
  [[nodiscard]] table::BoardSources::Opener opener();
  /// Shows the codes, and waits until each phone has sent a picture.
  void wait();
  /// Before each picture: shows a new code where a phone has gone, and lets the phones go some seconds after the game's
  /// end, unless that was taken back.
  void look(const table::Session& session);
  /// A board's picture was read.
  void tell(std::size_t board, const cv::Mat& picture, const table::WatchStatus& status, const table::Session& session);
  /// Lets all phones go, and says how many pictures there were.
  void finish();
  [[nodiscard]] bool any() const { return !boards_.empty(); }

 private:
  using Clock = std::chrono::steady_clock;
  struct Phone {
    std::shared_ptr<phone::PhoneCamera> camera;
    std::unique_ptr<phone::Teller> teller;
  };
  void show_code(std::size_t number);
  void say_joined(std::size_t number);

  std::unique_ptr<phone::PhoneHost> host_;
  std::map<std::size_t, Phone> phones_;             ///< by their number, from 0
  std::vector<std::optional<std::size_t>> boards_;  ///< which phone watches each board
  bool jsonl_;
  std::optional<Clock::time_point> over_since_;
};

}  // namespace arbiter::cli
