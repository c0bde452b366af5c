// SPDX-License-Identifier: MIT
#include "app/server/access_log.h"

#include <cmath>
#include <ostream>
#include <regex>

#include "text/json_text.h"
#include "text/utf8.h"
#include "text/value_json.h"

namespace arbiter::server {

using nlohmann::json;

namespace {

constexpr std::size_t kMostShown = 200;  // bytes of what a stranger has sent

/// What can let somebody in stands in headers, queries and tokens.
std::string without_tokens(const std::string& text) {
  static const std::regex kToken("[0-9a-f]{32}");
  return std::regex_replace(text, kToken, "TOKEN");
}

}  // namespace

void AccessLog::write(json line) {
  if (log_ == nullptr) return;
  line["at"] = db::now();
  const std::string text = without_tokens(text::dump(line));
  const std::lock_guard lock(writing_);
  log_->clear();  // a disk that was full may have room again
  *log_ << text << std::endl;
}

void AccessLog::answered(const http::Request& request, const http::Response& response, std::size_t bytes) {
  if (!request.waited) {
    const std::lock_guard lock(mutex_);
    requests_.add(std::chrono::duration<double>(http::Clock::now() - request.begun).count());
  }
  if (log_ == nullptr) return;
  json line{{"log", "request"},
            {"method", text::shortened(request.method, kMostShown)},
            {"path", text::shortened(request.path, kMostShown)},
            {"status", response.status},
            {"bytes", bytes},
            {"from", request.from}};
  if (!response.note.empty()) line["why"] = text::clean(response.note);
  write(std::move(line));
}

void AccessLog::trouble(const std::string& what) { write({{"log", "trouble"}, {"what", text::clean(what)}}); }

void AccessLog::synced(const db::club::Key& key, std::size_t plies, int acknowledged, int epoch, double seconds) {
  {
    const std::lock_guard lock(mutex_);
    plies_ += static_cast<std::int64_t>(plies);
    syncs_.add(seconds);
  }
  write({{"log", "sync"},
         {"key", key.name},
         {"plies", plies},
         {"acknowledged", acknowledged},
         {"epoch", epoch},
         {"ms", std::round(seconds * 10000) / 10}});
}

void AccessLog::refused(const db::club::Key& key, const std::string& code) {
  {
    const std::lock_guard lock(mutex_);
    ++refused_[code];
  }
  write({{"log", "sync"}, {"key", key.name}, {"refused", code}});
}

void AccessLog::claimed(const db::club::Key& key, int epoch, bool take_over) {
  {
    const std::lock_guard lock(mutex_);
    ++claims_;
    if (take_over) ++taken_over_;
  }
  write({{"log", "claim"}, {"key", key.name}, {"epoch", epoch}, {"take_over", take_over}});
}

void AccessLog::done(const db::club::LogEntry& entry) {
  {
    const std::lock_guard lock(mutex_);
    ++done_;
  }
  write({{"log", "audit"},
         {"id", entry.id},
         {"done_at", entry.at},
         {"who", entry.who},
         {"what", entry.what},
         {"event", entry.event ? json(*entry.event) : json()},
         {"detail", entry.detail}});
}

void AccessLog::fault(const std::string& doing, const std::string& what) {
  write({{"log", "fault"}, {"doing", doing}, {"what", text::clean(what)}});
}

std::string AccessLog::metrics() const {
  const std::lock_guard lock(mutex_);
  const auto line = [](const std::string& name, const auto& value) {
    return "# TYPE arbiter_" + name + " counter\narbiter_" + name + " " + std::to_string(value) + "\n";
  };
  std::string text = line("syncs_total", syncs_.count()) + line("sync_seconds_total", syncs_.sum()) +
                     line("plies_total", plies_) + line("claims_total", claims_) +
                     line("take_overs_total", taken_over_) + line("audit_entries_total", done_) +
                     "# TYPE arbiter_sync_refused_total counter\n";
  for (const auto& [code, count] : refused_)
    text += "arbiter_sync_refused_total{code=\"" + code + "\"} " + std::to_string(count) + "\n";
  return text +
         requests_.text("arbiter_request_seconds", "Time to answer a request, long polls and streams left out.") +
         syncs_.text("arbiter_sync_seconds", "Time to store what a table has sent.");
}

}  // namespace arbiter::server
