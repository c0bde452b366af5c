// SPDX-License-Identifier: MIT
#include "app/server/journal.h"

#include <httplib.h>

#include <cmath>
#include <ostream>
#include <regex>

#include "text/facts_json.h"
#include "text/json_text.h"
#include "text/utf8.h"

namespace arbiter::server {

using nlohmann::json;

namespace {

/// What can let somebody in stands in headers, queries and tokens.
std::string without_tokens(const std::string& text) {
  static const std::regex kToken("[0-9a-f]{32}");
  return std::regex_replace(text, kToken, "TOKEN");
}

}  // namespace

void Journal::write(json line) {
  if (log_ == nullptr) return;
  line["at"] = db::now();
  const std::string text = without_tokens(text::dump(line));
  const std::lock_guard lock(mutex_);
  *log_ << text << std::endl;
}

void Journal::answered(const httplib::Request& request, const httplib::Response& response, const std::string& from) {
  write({{"log", "request"},
         {"method", text::clean(request.method)},
         {"path", text::clean(request.path)},
         {"status", response.status},
         {"bytes", response.body.size()},
         {"from", text::clean(from)}});
}

void Journal::synced(const db::club::Key& key, std::size_t plies, int acknowledged, int epoch, double seconds) {
  {
    const std::lock_guard lock(mutex_);
    ++told_;
    plies_ += static_cast<std::int64_t>(plies);
    seconds_ += seconds;
  }
  write({{"log", "sync"},
         {"key", key.name},
         {"plies", plies},
         {"acknowledged", acknowledged},
         {"epoch", epoch},
         {"ms", std::round(seconds * 10000) / 10}});
}

void Journal::refused(const db::club::Key& key, const std::string& code) {
  {
    const std::lock_guard lock(mutex_);
    ++refused_[code];
  }
  write({{"log", "sync"}, {"key", key.name}, {"refused", code}});
}

void Journal::claimed(const db::club::Key& key, int epoch, bool take_over) {
  {
    const std::lock_guard lock(mutex_);
    ++claims_;
    if (take_over) ++taken_over_;
  }
  write({{"log", "claim"}, {"key", key.name}, {"epoch", epoch}, {"take_over", take_over}});
}

void Journal::done(const db::club::LogEntry& entry) {
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

void Journal::fault(const std::string& doing, const std::string& what) {
  write({{"log", "fault"}, {"doing", doing}, {"what", text::clean(what)}});
}

std::string Journal::metrics() const {
  const std::lock_guard lock(mutex_);
  const auto line = [](const std::string& name, const auto& value) {
    return "# TYPE arbiter_" + name + " counter\narbiter_" + name + " " + std::to_string(value) + "\n";
  };
  std::string text = line("syncs_total", told_) + line("sync_seconds_total", seconds_) + line("plies_total", plies_) +
                     line("claims_total", claims_) + line("take_overs_total", taken_over_) +
                     line("audit_entries_total", done_) + "# TYPE arbiter_sync_refused_total counter\n";
  for (const auto& [code, count] : refused_)
    text += "arbiter_sync_refused_total{code=\"" + code + "\"} " + std::to_string(count) + "\n";
  return text;
}

}  // namespace arbiter::server
