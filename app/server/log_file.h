// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <filesystem>
#include <fstream>
#include <functional>
#include <mutex>
#include <ostream>
#include <streambuf>
#include <string>
#include <thread>
#include <tl/expected.hpp>

#include "value/message.h"

namespace arbiter::server {

/// A log in files, one a day (UTC): NAME is today's, NAME.2026-11-29 that of a day before. Each is deleted when its
/// first line is so many days old, so that nothing in them, such as addresses, stays for longer. One thread writes.
class LogFile {
 public:
  /// Now, as db::now() writes it. Any thread.
  using Now = std::function<std::string()>;
  /// `days`: at least 1; 0: no file is deleted.
  LogFile(std::filesystem::path file, int days, Now now);
  ~LogFile();
  LogFile(const LogFile&) = delete;
  LogFile& operator=(const LogFile&) = delete;

  /// Opens today's file, and deletes old ones from now on, each hour. Errors: a sentence.
  [[nodiscard]] tl::expected<void, Message> open();
  /// What is written to it goes to the file with each std::endl.
  [[nodiscard]] std::ostream& stream() { return stream_; }

 private:
  /// Collects a line.
  class Lines : public std::streambuf {
   public:
    explicit Lines(LogFile& log) : log_(log) {}

   protected:
    int_type overflow(int_type c) override;
    std::streamsize xsputn(const char* text, std::streamsize size) override;
    int sync() override;

   private:
    LogFile& log_;
    std::string line_;
  };
  void write(const std::string& line);
  void turn(const std::string& today);
  void remove_old(const std::string& today) const;

  std::filesystem::path file_;
  int days_;
  Now now_;
  Lines lines_{*this};
  std::ostream stream_{&lines_};
  std::mutex mutex_;  ///< of the files
  std::ofstream out_;
  std::string day_;  ///< of the open file
  bool failed_ = false, stopping_ = false;
  std::condition_variable stopped_;
  std::thread sweeping_;
};

}  // namespace arbiter::server
