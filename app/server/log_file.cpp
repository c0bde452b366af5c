// SPDX-License-Identifier: MIT
#include "app/server/log_file.h"

#include <array>
#include <chrono>
#include <ctime>
#include <iostream>
#include <utility>

#include "text/file.h"

namespace arbiter::server {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kDay = 10;  // letters of 2026-11-29
constexpr auto kSweep = std::chrono::hours(1);

/// The day so many days before.
std::string days_before(const std::string& day, int days) {
  std::tm parts{};
  if (::strptime(day.c_str(), "%Y-%m-%d", &parts) == nullptr) return {};
  const std::time_t then = ::timegm(&parts) - std::time_t{days} * 24 * 60 * 60;
  std::tm out{};
  ::gmtime_r(&then, &out);
  std::array<char, 16> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%d", &out);
  return text.data();
}

/// The day on which a log of that name was written: "NAME.2026-11-29". Empty if it is another file.
std::string day_of(const fs::path& file, const fs::path& log) {
  const std::string name = file.filename().string(), begin = log.filename().string() + ".";
  if (!name.starts_with(begin) || name.size() != begin.size() + kDay) return {};
  const std::string day = name.substr(begin.size());
  return days_before(day, 0) == day ? day : std::string();
}

}  // namespace

LogFile::LogFile(fs::path file, int days, Now now) : file_(std::move(file)), days_(days), now_(std::move(now)) {}

LogFile::~LogFile() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  stopped_.notify_all();
  if (sweeping_.joinable()) sweeping_.join();
}

tl::expected<void, Message> LogFile::open() {
  std::unique_lock lock(mutex_);
  // What was written before belongs to the day of its last line.
  std::error_code none;
  if (const auto at = fs::last_write_time(file_, none); !none) {
    const std::time_t then = std::chrono::system_clock::to_time_t(std::chrono::file_clock::to_sys(at));
    std::tm parts{};
    ::gmtime_r(&then, &parts);
    std::array<char, 16> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%d", &parts);
    day_ = text.data();
  }
  turn(now_().substr(0, kDay));
  if (!out_) return tl::unexpected(make_message("The log %1 cannot be written", text::shown(file_)));
  lock.unlock();
  sweeping_ = std::thread([this] {
    std::unique_lock sweep(mutex_);
    while (!stopped_.wait_for(sweep, kSweep, [&] { return stopping_; })) turn(now_().substr(0, kDay));
  });
  return {};
}

/// Today's file is open from now on, and no older one is there than may be.
void LogFile::turn(const std::string& today) {
  if (today != day_ || !out_.is_open()) {
    out_.close();
    out_.clear();
    std::error_code none;
    if (!day_.empty() && day_ != today && fs::exists(file_, none)) fs::rename(file_, file_.string() + "." + day_, none);
    out_.open(file_, std::ios::app);
    // Addresses are nobody else's business.
    fs::permissions(file_, fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read, none);
    day_ = today;
  }
  remove_old(today);
}

void LogFile::remove_old(const std::string& today) const {
  if (days_ <= 0) return;
  const std::string oldest = days_before(today, days_ - 1);
  std::error_code error;
  const fs::path folder = file_.has_parent_path() ? file_.parent_path() : fs::path(".");
  for (fs::directory_iterator one(folder, error), end; !error && one != end; one.increment(error)) {
    const std::string day = day_of(one->path(), file_);
    std::error_code none;
    if (!day.empty() && day < oldest) fs::remove(one->path(), none);
  }
}

std::streamsize LogFile::Lines::xsputn(const char* text, std::streamsize size) {
  line_.append(text, static_cast<std::size_t>(size));
  return size;
}

LogFile::Lines::int_type LogFile::Lines::overflow(int_type c) {
  if (c != traits_type::eof()) line_ += traits_type::to_char_type(c);
  return c;
}

int LogFile::Lines::sync() {
  log_.write(std::exchange(line_, {}));
  return 0;
}

void LogFile::write(const std::string& line) {
  if (line.empty()) return;
  const std::lock_guard lock(mutex_);
  if (const std::string today = now_().substr(0, kDay); today != day_ || !out_) turn(today);
  if (!out_.is_open() || !out_) {
    out_.close();
    out_.clear();
    out_.open(file_, std::ios::app);
  }
  out_ << line << std::flush;
  if (!out_ != std::exchange(failed_, !out_))
    std::cerr << (failed_ ? "The log " + text::shown(file_) + " cannot be written; what happens is not logged"
                          : "The log " + text::shown(file_) + " is written again")
              << std::endl;
}

}  // namespace arbiter::server
