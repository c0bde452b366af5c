// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "db/types.h"

namespace arbiter::db {

/// Pictures of tables, one for a ply of a game and a board, in a file of their own beside the games: the games' file
/// stays small, and what befalls the pictures befalls no game. They are no part of the record: they may be deleted.
/// One thread at a time; several programs may share a file.
class Pictures {
 public:
  /// Which picture it is.
  struct Place {
    int ply = 0;    ///< number, 0 is the game's start
    int board = 0;  ///< of joined boards, from 0
    bool operator==(const Place&) const = default;
  };

  /// The pictures of the games in that file: games.sqlite has games.pictures.sqlite. Errors: `foreign_file`, `corrupt`,
  /// `io`, `not_found` (with `create` false), `read_only`.
  [[nodiscard]] static Expected<Pictures> open(const std::filesystem::path& games, bool create = true);
  [[nodiscard]] static std::filesystem::path path_of(const std::filesystem::path& games);

  ~Pictures();
  Pictures(Pictures&&) noexcept;
  Pictures& operator=(Pictures&&) noexcept;

  /// Keeps a picture (the bytes of a JPEG) of the game with that token, in place of one that is there.
  [[nodiscard]] Expected<void> keep(const std::string& token, Place place, const std::string& jpeg);
  /// The same bytes; none where there is no such picture.
  [[nodiscard]] Expected<std::optional<std::string>> picture(const std::string& token, Place place) const;
  /// Which pictures there are of a game, in order.
  [[nodiscard]] Expected<std::vector<Place>> places(const std::string& token) const;
  /// Deletes those of a game.
  [[nodiscard]] Expected<void> forget(const std::string& token);
  /// Deletes pictures that are older than so many days (0: none is too old), and the oldest ones until the rest takes
  /// no more than `bytes`. How many were deleted; the room they took is given back to the disk.
  [[nodiscard]] Expected<int> clean_up(int days, std::int64_t bytes);
  /// How much room all of them take.
  [[nodiscard]] Expected<std::int64_t> bytes() const;

 private:
  struct Impl;
  explicit Pictures(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace arbiter::db
