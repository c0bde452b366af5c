// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "db/club/club.h"
#include "db/file_look.h"

namespace arbiter::server {

/// The club's database as a thread meets it that looks again and again. One thread at a time.
class ClubReader {
 public:
  explicit ClubReader(std::filesystem::path where) : where_(std::move(where)) {}
  /// The club, as it is now: a file is opened anew, since it may be another one; a database server stays. Errors: those
  /// of opening it. What it returns holds until the next call.
  [[nodiscard]] db::Expected<const db::club::Club*> club();
  /// How many times the file has been replaced by another one.
  [[nodiscard]] int replaced() const { return replaced_; }
  /// Has anything been written since the last call? Counts what is written to a database server; of a file it looks at
  /// the time and the size.
  [[nodiscard]] bool written();

 private:
  std::filesystem::path where_;
  std::optional<db::club::Club> club_;
  std::optional<db::FileIdentity> file_;  ///< the newest that there was
  int replaced_ = 0;
  std::optional<db::FileLook> look_;
  std::optional<std::int64_t> changes_;
};

}  // namespace arbiter::server
