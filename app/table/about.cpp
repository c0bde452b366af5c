// SPDX-License-Identifier: MIT
#include "app/table/about.h"

#include <array>
#include <cstdio>
#include <ctime>

namespace arbiter::table {

namespace {

std::string formatted(const std::tm& time, const char* format) {
  std::array<char, 32> text{};
  std::strftime(text.data(), text.size(), format, &time);
  return text.data();
}

/// `db::now`'s words as a point in time.
std::optional<std::time_t> moment_of(const std::string& utc) {
  std::tm time{};
  if (std::sscanf(utc.c_str(), "%4d-%2d-%2dT%2d:%2d:%2d", &time.tm_year, &time.tm_mon, &time.tm_mday, &time.tm_hour,
                  &time.tm_min, &time.tm_sec) != 6)
    return std::nullopt;
  time.tm_year -= 1900;
  time.tm_mon -= 1;
  return ::timegm(&time);
}

}  // namespace

KnownAbout known_about(const db::NewGame& game) {
  KnownAbout known;
  for (const db::SeatEntry& seat : game.seats)
    if (!seat.player.empty()) known.players[seat.seat] = seat.player;
  const auto begun = moment_of(game.started_at);
  if (!begun) {
    known.date = game.started_at;
    if (known.date.size() == 4) known.date += "-??";
    if (known.date.size() == 7) known.date += "-??";
    return known;
  }
  std::tm local{};
  ::localtime_r(&*begun, &local);
  known.date = formatted(local, "%Y-%m-%d");
  known.time = formatted(local, "%H:%M:%S");
  return known;
}

std::string played_at(const Value& about) {
  const std::string date = about.text("date", "");
  if (date.find('?') == std::string::npos) {
    const std::string time = about.text("time", "");
    const auto moment = time.empty() ? std::nullopt : utc_of(date, time);
    const bool day = utc_of(date, "").has_value();
    return moment ? *moment : day ? date : std::string();
  }
  const std::string known = date.substr(0, date.find('?'));
  return known.size() >= 4 ? known.substr(0, known.size() >= 7 ? 7 : 4) : std::string();
}

std::string moment_text(const std::string& at) {
  if (at.empty()) return "?";
  std::string text = at.substr(0, 16);
  if (text.size() > 10) text[10] = ' ';
  return text;
}

std::optional<std::string> utc_of(const std::string& date, const std::string& time) {
  std::tm local{};
  local.tm_isdst = -1;
  int used = 0;
  if (std::sscanf(date.c_str(), "%4d-%2d-%2d%n", &local.tm_year, &local.tm_mon, &local.tm_mday, &used) != 3 ||
      used != static_cast<int>(date.size()) || local.tm_mon < 1 || local.tm_mon > 12 || local.tm_mday < 1 ||
      local.tm_mday > 31)
    return std::nullopt;
  if (std::sscanf(time.c_str(), "%2d:%2d:%2d", &local.tm_hour, &local.tm_min, &local.tm_sec) < 2 ||
      local.tm_hour > 23 || local.tm_min > 59 || local.tm_sec > 60) {
    if (!time.empty()) return std::nullopt;
    local.tm_hour = local.tm_min = local.tm_sec = 0;
  }
  local.tm_year -= 1900;
  local.tm_mon -= 1;
  const std::time_t moment = ::mktime(&local);
  if (moment == -1) return std::nullopt;
  std::tm utc{};
  ::gmtime_r(&moment, &utc);
  return formatted(utc, "%Y-%m-%dT%H:%M:%S.000Z");
}

}  // namespace arbiter::table
