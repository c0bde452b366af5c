// SPDX-License-Identifier: MIT
#include "app/event/shown_late.h"

#include <array>
#include <cstdio>
#include <ctime>

namespace arbiter::event {

void leave_out_later(EventSession& session, const std::optional<std::string>& until) {
  auto& record = session.record;
  std::erase_if(record.rounds, [](const db::club::Round& round) { return round.published_at.empty(); });
  if (!until) return;
  std::erase_if(record.results, [&](const db::club::HandResult& result) { return result.at > *until; });
  std::erase_if(record.games, [&](const auto& game) { return game.second.started_at > *until; });
  for (auto& [token, game] : record.games) {
    if (game.ended_at.empty() || game.ended_at <= *until) continue;
    game.ended_at.clear();
    for (db::SeatEntry& seat : game.seats) seat.place = 0;
  }
}

std::optional<std::string> shown_until(std::chrono::seconds delay, const std::string& now) {
  return delay.count() > 0 ? std::optional(earlier(now, delay)) : std::nullopt;
}

std::string earlier(const std::string& now, std::chrono::seconds by) {
  std::tm parts{};
  int millis = 0;
  if (std::sscanf(now.c_str(), "%d-%d-%dT%d:%d:%d.%dZ", &parts.tm_year, &parts.tm_mon, &parts.tm_mday, &parts.tm_hour,
                  &parts.tm_min, &parts.tm_sec, &millis) != 7)
    return now;
  parts.tm_year -= 1900;
  parts.tm_mon -= 1;
  const std::time_t then = timegm(&parts) - by.count();
  std::tm out{};
  gmtime_r(&then, &out);
  std::array<char, 40> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &out);
  const std::string thousandths = std::to_string(1000 + millis).substr(1);
  return text.data() + ("." + thousandths) + "Z";
}

}  // namespace arbiter::event
