#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "vision/sources/source.h"

namespace arbiter::desk {

/// Reads a source in a thread of its own. Of a live one only the latest picture is kept for who takes pictures; of a
/// recorded one every picture is, at the pace it was taken or at `kFolderPace`.
class FramePump {
 public:
  static constexpr std::chrono::milliseconds kFolderPace{83};  ///< a picture of a folder; films go at their own pace
  /// Called in the pump's thread: for every picture, and when there is none.
  using Seen = std::function<void(const vision::Frame&)>;
  using Gap = std::function<void(const vision::NoFrame&)>;

  FramePump(std::unique_ptr<vision::Source> source, Seen seen, Gap gap);
  ~FramePump();

  /// The next picture, or nothing when none comes within `wait`.
  std::optional<vision::Frame> take(std::chrono::milliseconds wait);
  void pause(bool paused);

 private:
  void run(const std::stop_token& stop);
  void put(const std::stop_token& stop, vision::Frame frame);
  void keepPace(const std::stop_token& stop, const vision::Frame& frame);
  void wait(const std::stop_token& stop, std::chrono::milliseconds time);

  std::unique_ptr<vision::Source> source_;
  Seen seen_;
  Gap gap_;
  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::optional<vision::Frame> slot_;
  bool paused_ = false;
  std::optional<std::chrono::steady_clock::time_point> last_;
  std::chrono::milliseconds lastAt_{0};
  std::jthread thread_;
};

}  // namespace arbiter::desk
