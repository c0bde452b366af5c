// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <opencv2/core.hpp>
#include <string>

#include "app/table/watcher.h"

namespace arbiter::table {

/// An alert for programs, a JSON object in one line: `{"frame", "alert", "message", "id", "args", "fixes"}` (see
/// text/message_json.h) and, where there is something to say, `rule`, `candidates`, `undone`, `recorded` and `board`.
/// Fixes are `{"do", "sq", "to" (of a move), "piece", "rule" (where it is work that a rule asks for)}`, candidates
/// `{"actions", "probability"}`.
[[nodiscard]] std::string alert_line(const WatchAlert& alert);

/// Keeps on disk what a person needs to see why watching did not go on by itself. For every alert a folder
/// `NNNN-ALERT-frameF` is written with
/// - `before.png`: the last picture that agreed with the game (missing when there was none),
/// - `now.png`: the picture of the alert, cells that look changed outlined and what is read on them written beside,
/// - `report.json`: the alert with its message, rule, fixes and candidates with their probabilities, and what is read
///   on every cell: `{"empty":p,"unknown":p,"armies":{"S":p,…},"kinds":{…},"visible":share,"changed":bool}`.
/// For every decision, unless it is the one of the picture before once more, a folder `NNNN-decided-frameF` or
/// `NNNN-open-frameF` with
/// - `evidence.png`: the picture, grey; red where it differs from the last one agreed on and the likeliest hypothesis
///   does not explain it, green where it does, blue where that one says it should differ and it does not,
/// - `decision.json`: the hypotheses with their evidence (`nats`), what was measured, the probability, and why.
class WatchReport {
 public:
  /// `folder` is made when it is not there. The error is a sentence.
  static tl::expected<WatchReport, Message> open(const std::filesystem::path& folder);

  /// After every picture fed to a watcher. The error is a sentence; watching can go on after it.
  tl::expected<void, Message> see(const cv::Mat& picture, const WatchStatus& status, const WatchOutcome& outcome);

  [[nodiscard]] int written() const { return written_; }

 private:
  explicit WatchReport(std::filesystem::path folder) : folder_(std::move(folder)) {}
  tl::expected<void, Message> write(const cv::Mat& picture, const WatchStatus& status, const WatchAlert& alert);
  tl::expected<void, Message> write(const cv::Mat& picture, const WatchDecision& decision);
  [[nodiscard]] tl::expected<std::filesystem::path, Message> next_folder(const std::string& what, std::int64_t frame);

  std::filesystem::path folder_;
  cv::Mat before_;
  std::int64_t before_frame_ = 0;
  std::string last_open_;  // what was left open in the picture before, and why
  int written_ = 0;
};

}  // namespace arbiter::table
