// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <opencv2/core.hpp>
#include <optional>
#include <string>

#include "app/phone/phone_camera.h"
#include "app/table/watcher.h"

namespace arbiter::phone {

/// Tells a phone's page what the watcher made of the phone's last picture: the board's outline, what to do about the
/// picture, whose turn it is. One for each phone, in the watcher's thread.
class Teller {
 public:
  explicit Teller(std::shared_ptr<PhoneCamera> camera) : camera_(std::move(camera)) {}

  /// `picture`: the one that was fed last; `status`: of its board; the session: of its game.
  void tell(const cv::Mat& picture, const table::WatchStatus& status, const table::Session& session);

 private:
  using Clock = std::chrono::steady_clock;
  /// What is wrong with the picture: a few words, and a sentence. Both empty: nothing.
  struct Advice {
    std::string words, sentence;
  };
  [[nodiscard]] Advice judged(const cv::Mat& picture, const table::WatchStatus& status, const Board& board);
  [[nodiscard]] std::string turn_of(const table::Session& session);

  std::shared_ptr<PhoneCamera> camera_;
  std::optional<Clock::time_point> judged_at_;
  bool board_was_seen_ = false;
  Advice advice_;
  std::optional<std::uint64_t> told_revision_;
  std::string told_language_, turn_;
};

}  // namespace arbiter::phone
