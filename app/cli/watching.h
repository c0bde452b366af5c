// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/typed_lines.h"
#include "app/cli/watch_hint.h"
#include "app/cli/watch_printer.h"
#include "app/table/board_sources.h"
#include "app/table/kept_picture.h"
#include "app/table/table_watcher.h"
#include "app/table/watch_report.h"

namespace arbiter::cli {

/// How the watched game is printed.
struct WatchTelling {
  bool jsonl = false;  ///< JSON instead of text
  bool trace = false;  ///< on standard error, a line for every picture
  bool waits = false;  ///< a camera that has gone is waited for as long as for a phone
  bool hints = false;  ///< the game is no club's: who is to move may ask for a hint
};

/// The watching of a game's boards from the beginning of their sources to the end, with what is typed meanwhile.
class Watching {
 public:
  /// `reports`: one a board; none: not wanted. The session must outlive it. `pictures`: what is kept of the table.
  Watching(table::Session& session, std::vector<table::WatchOptions> options, table::BoardSources sources,
           WatchTelling telling, std::vector<table::WatchReport> reports, const table::PictureWish& pictures);

  /// Until the sources end or somebody stops it: kDone, or kInput when a camera went and did not come back. What is
  /// open then is asked or told. `between` is called before each picture, `seen` after one of a board was read.
  using Seen = std::function<void(std::size_t board, const cv::Mat& picture, const table::WatchStatus& status)>;
  int run(
      const std::function<void()>& between = [] {}, const Seen& seen = {});
  /// The game was changed by something else than what is watched.
  void game_changed() { watcher_.game_changed(); }
  /// Do all tables show what the game has, with nothing asked?
  [[nodiscard]] bool at_rest() const;
  /// The one that runs ends with the picture it is at. May be called by a handler of signals.
  static void stop();

  [[nodiscard]] std::int64_t pictures() const { return pictures_; }
  [[nodiscard]] int actions() const { return actions_; }
  /// Of the boards those that have been seen.
  [[nodiscard]] const std::vector<bool>& found() const { return found_; }
  [[nodiscard]] const WatchPrinter& printer() const { return printer_; }

 private:
  int follow(const std::function<void()>& between, const Seen& seen);
  [[nodiscard]] int named(std::size_t board) const { return watcher_.boards() > 1 ? static_cast<int>(board) + 1 : 0; }
  void see(std::size_t board, const vision::Frame& frame);
  void show(std::size_t board, const table::WatchOutcome& outcome);
  void keep_picture(std::size_t board, const table::WatchOutcome& outcome);
  void tell(const table::BoardSources::Gap& gap);
  void take(const table::WatchOutcome& outcome);
  [[nodiscard]] std::size_t alerted() const;
  void listen();
  void obey(std::size_t board, const std::string& line);
  [[nodiscard]] std::vector<table::WatchFix> to_be_done() const;

  table::Session& session_;
  table::TableWatcher watcher_;
  table::BoardSources sources_;
  WatchPrinter printer_;
  TypedLines typed_;
  WatchHint hint_;
  std::vector<table::WatchReport> reports_;
  bool trace_ = false, waits_ = false, at_end_ = false;
  table::PictureKeeper pictures_kept_;
  Message pictures_trouble_;
  std::vector<bool> found_, begun_;        // of each board: it was seen; a picture of how it stood at first was kept
  std::vector<cv::Mat> shown_;             // of each board the last picture
  std::int64_t frame_ = 0, pictures_ = 0;  // the number of the picture seen last; how many there were
  std::size_t asked_ = 0;                  // the board that asked last
  std::pair<std::size_t, std::int64_t> asked_at_{0, -1};
  int actions_ = 0;
};

}  // namespace arbiter::cli
