#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

#include "app/table/board_sources.h"

namespace arbiter::desk {

/// Reads the sources of a game's boards in a thread of its own. Of live ones only the latest picture of each is kept
/// for who takes pictures; of recorded ones every picture is, at the pace it was taken or at `kFolderPace`.
class FramePump {
 public:
  static constexpr std::chrono::milliseconds kFolderPace{83};  ///< a picture of a folder; films go at their own pace
  using Shot = table::BoardSources::Shot;
  /// Called in the pump's thread: for every picture, and when there is none.
  using Seen = std::function<void(const Shot&)>;
  using Gap = std::function<void(const table::BoardSources::Gap&)>;

  FramePump(Seen seen, Gap gap);
  ~FramePump();

  /// Puts a source in, or takes one away: done in the pump's thread, between two pictures.
  void change(std::function<void(table::BoardSources&)> how);
  /// The next picture, or nothing when none comes within `wait`.
  std::optional<Shot> take(std::chrono::milliseconds wait);
  void pause(bool paused);

 private:
  void run(const std::stop_token& stop);
  void put(const std::stop_token& stop, Shot shot);
  void keepPace(const std::stop_token& stop, const Shot& shot);
  void wait(const std::stop_token& stop, std::chrono::milliseconds time);

  table::BoardSources sources_;
  Seen seen_;
  Gap gap_;
  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::vector<std::function<void(table::BoardSources&)>> changes_;
  std::map<std::size_t, Shot> slots_;  // by the first board of a source
  std::size_t turn_ = 0;
  bool paused_ = false;
  std::optional<std::chrono::steady_clock::time_point> last_;
  std::chrono::milliseconds lastAt_{0};
  std::int64_t lastNumber_ = 0;
  std::size_t lastBoard_ = 0;
  std::jthread thread_;
};

}  // namespace arbiter::desk
