// SPDX-License-Identifier: MIT
#include "app/server/club_reader.h"

#include <utility>

namespace arbiter::server {

db::Expected<const db::club::Club*> ClubReader::club() {
  if (club_ && club_->games() != nullptr) club_.reset();
  if (const auto there = db::look_at(where_.string()); there && there->identity != file_)
    replaced_ += std::exchange(file_, there->identity) ? 1 : 0;
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
  const auto now = db::look_at(where_.string());
  return std::exchange(look_, now) != now;
}

}  // namespace arbiter::server
