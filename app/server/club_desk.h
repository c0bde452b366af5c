// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <mutex>
#include <optional>
#include <utility>

#include "db/club/club.h"

namespace arbiter::server {

/// The club's database as those who write to the server meet it: one connection, one after the other. (A change of the
/// club holds the database's lock from its first statement anyway.) Opened when it is needed, and anew after the file
/// was replaced.
class ClubDesk {
 public:
  explicit ClubDesk(std::filesystem::path where) : where_(std::move(where)) {}

  /// Runs `work` with the club and returns what it returns, an Expected. Errors: those of opening it, too.
  template <class Work>
  auto with(Work&& work) -> decltype(work(std::declval<db::club::Club&>())) {
    const std::lock_guard lock(mutex_);
    if (!club_) {
      auto opened = db::club::Club::open(where_, db::Store::Missing::refuse);
      if (!opened) return tl::unexpected(opened.error());
      club_.emplace(std::move(*opened));
    }
    auto done = work(*club_);
    if (!done && done.error().code == "replaced") club_.reset();
    return done;
  }

 private:
  std::filesystem::path where_;
  std::mutex mutex_;
  std::optional<db::club::Club> club_;
};

}  // namespace arbiter::server
