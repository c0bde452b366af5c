// SPDX-License-Identifier: MIT
#include "app/server/club_reader.h"

#include <sys/stat.h>

#include <utility>

namespace arbiter::server {

db::Expected<const db::club::Club*> ClubReader::club() {
  if (club_ && club_->games() != nullptr) club_.reset();
  struct stat file {};
  const auto there = ::stat(where_.c_str(), &file) == 0 ? std::optional<std::uint64_t>(file.st_ino) : std::nullopt;
  if (there && there != inode_) replaced_ += std::exchange(inode_, there) ? 1 : 0;
  if (!club_) {
    auto opened = db::club::Club::open(where_, db::Store::Missing::refuse);
    if (!opened) return tl::unexpected(opened.error());
    club_.emplace(std::move(*opened));
  }
  return &*club_;
}

bool ClubReader::written() {
  if (db::club::is_address(where_.string())) {
    const auto opened = club();
    const auto counted = opened ? (*opened)->changes() : db::Expected<std::int64_t>(tl::unexpected(opened.error()));
    const auto now = counted ? std::optional(*counted) : std::nullopt;
    return std::exchange(changes_, now) != now || !now;
  }
  std::error_code none;
  const auto time = std::filesystem::last_write_time(where_, none);
  const auto bytes = std::filesystem::file_size(where_, none);
  return std::exchange(time_, time) != time || std::exchange(bytes_, bytes) != bytes;
}

}  // namespace arbiter::server
