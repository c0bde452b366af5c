// SPDX-License-Identifier: MIT
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
  struct Shot : table::BoardSources::Shot {
    std::uint64_t after = 0;  ///< how many changes had been carried out when it was taken
  };
  /// Called in the pump's thread: for every picture, and when there is none; `after` as that of a picture.
  using Seen = std::function<void(const Shot&)>;
  using Gap = std::function<void(const table::BoardSources::Gap&, std::uint64_t after)>;

  FramePump(Seen seen, Gap gap);
  ~FramePump();

  /// Puts a source of the board in, or takes it away: done in the pump's thread, between two pictures. A picture that
  /// is on its way then may still come; Shot::after tells it.
  void change(std::size_t board, std::function<void(table::BoardSources&)> how);
  /// The next picture, or nothing when none comes within `wait`.
  std::optional<Shot> take(std::chrono::milliseconds wait);
  void pause(bool paused);

 private:
  void run(const std::stop_token& stop);
  struct Change {
    std::size_t board;
    std::function<void(table::BoardSources&)> how;
  };
  void carryOut(const std::vector<Change>& changes);
  /// The next picture, shown; nothing where there is none. `idle`: none will come before something is changed.
  std::optional<Shot> read(const std::stop_token& stop, bool& idle);
  static bool leave(Shot& shot, std::size_t board);
  void put(Shot shot);
  void keepPace(const std::stop_token& stop, const Shot& shot);
  void wait(const std::stop_token& stop, std::chrono::milliseconds time);

  table::BoardSources sources_;
  std::uint64_t done_ = 0;  // changes that were carried out
  Seen seen_;
  Gap gap_;
  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::vector<Change> changes_;
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
