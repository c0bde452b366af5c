// SPDX-License-Identifier: MIT
#pragma once

#include <sys/types.h>

#include <ctime>
#include <optional>
#include <string>
#include <utility>

namespace arbiter::db {

/// Which file it is, wherever its path leads by now.
using FileIdentity = std::pair<dev_t, ino_t>;

/// How a file is found from outside.
struct FileLook {
  FileIdentity identity;
  off_t size;          ///< bytes
  timespec written{};  ///< when it was written last

  [[nodiscard]] bool operator==(const FileLook& other) const {
    return identity == other.identity && size == other.size && written.tv_sec == other.written.tv_sec &&
           written.tv_nsec == other.written.tv_nsec;
  }
};

/// That of the file at `path`; none where there is no file.
[[nodiscard]] std::optional<FileLook> look_at(const std::string& path);

}  // namespace arbiter::db
