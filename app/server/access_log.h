// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstdint>
#include <iosfwd>
#include <map>
#include <mutex>
#include <string>

#include "app/http/message.h"
#include "app/server/histogram.h"
#include "db/club/types.h"

namespace arbiter::server {

/// What happens at the server, for whoever keeps it: a line of JSON each, and numbers. Nothing in it could let somebody
/// in: keys, codes and games' tokens are left out. Any thread.
class AccessLog {
 public:
  /// `log`: where the lines go; null: nowhere, and only the numbers are kept.
  explicit AccessLog(std::ostream* log) : log_(log) {}

  /// {"at", "log": "request", "method", "path", "status", "bytes", "from"}, and "why" if the caller was not told
  /// everything of it. The time is counted from the end of the headers, unless the reply waited for news.
  void answered(const http::Request& request, const http::Response& response, std::size_t bytes);
  /// A fault of the program, or something that does not work at the moment: {"at", "log": "trouble", "what"}
  void trouble(const std::string& what);
  /// A table has told so many plies, which took so many seconds to keep: {"at", "log": "sync", "key", "plies",
  /// "acknowledged", "epoch", "ms"}
  void synced(const db::club::Key& key, std::size_t plies, int acknowledged, int epoch, double seconds);
  /// … or was refused: {"at", "log": "sync", "key", "refused": code}
  void refused(const db::club::Key& key, const std::string& code);
  /// A table has got a game: {"at", "log": "claim", "key", "epoch", "take_over"}
  void claimed(const db::club::Key& key, int epoch, bool take_over);
  /// Something was done to the club, wherever: {"at", "log": "audit", "id", "who", "what", "event", "detail"}
  void done(const db::club::LogEntry& entry);

  /// A fault of the program, which was caught: {"at", "log": "fault", "doing", "what"}; what an exception says.
  void fault(const std::string& doing, const std::string& what);

  /// The numbers, in Prometheus' text.
  [[nodiscard]] std::string metrics() const;

 private:
  void write(nlohmann::json line);

  std::ostream* log_;
  std::mutex writing_;  ///< of the log
  mutable std::mutex mutex_;
  std::int64_t plies_ = 0, claims_ = 0, taken_over_ = 0, done_ = 0;
  Histogram requests_, syncs_;
  std::map<std::string, std::int64_t> refused_;  ///< by code
};

}  // namespace arbiter::server
