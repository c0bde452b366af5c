// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "db/store.h"
#include "value/message.h"

namespace arbiter::table {

/// Writes games to a database that may fail, and sees to it that they are in a file that people find.
///
/// What a full or busy disk did not take waits and is written next time. When the file was deleted, emptied or replaced
/// while a game was played it is opened anew and gets all of the game that it has not. When that cannot be (the file is
/// damaged, or no database of ours), the game is kept in a file beside it until the path can be used again.
class Keeper {
 public:
  /// A game as it is played.
  struct Game {
    db::NewGame begin;
    std::vector<db::Ply> plies;  ///< all of them, the start first
    db::Standing standing;       ///< after the last
    std::optional<db::GameId> id;
    std::size_t stored = 0;  ///< plies that are on the disk
  };

  explicit Keeper(std::filesystem::path file);

  /// Adds a ply to the game and tries to write what waits; true when all of it is on the disk.
  bool keep(const std::shared_ptr<Game>& game, const db::Ply& ply, const db::Standing& standing);
  /// From now on nothing is written until `off` is false again; `keep` says false meanwhile.
  void put_off(bool off = true) { put_off_ = off; }
  /// Does not write what waits of a game; what was written of it stays.
  void forget(const std::shared_ptr<Game>& game);
  /// Goes on with a game that the database has.
  void take_up(const std::shared_ptr<Game>& game);
  /// Tries to write what waits, and the game that was kept last where its file has gone.
  bool flush();
  /// The database, opened now if it was not; null with `warning()` set when that fails.
  [[nodiscard]] db::Store* store();

  /// Plies that are not on the disk.
  [[nodiscard]] std::size_t waiting() const;
  /// What is wrong with the database, or what was done about it at the last change; may be empty.
  [[nodiscard]] const Message& warning() const { return warning_; }
  /// Where games are kept now: the file that was named, or the one beside it.
  [[nodiscard]] std::filesystem::path file() const;

 private:
  /// How a file looks from outside, to see whether somebody has repaired it.
  using Look = std::optional<std::pair<std::int64_t, std::int64_t>>;

  [[nodiscard]] db::Expected<void> open(db::Store::Check check);
  [[nodiscard]] db::Expected<void> write_all();
  [[nodiscard]] db::Expected<void> write_anew(const db::Error& why);
  [[nodiscard]] db::Expected<void> write_beside();
  [[nodiscard]] db::Expected<void> return_to_file();
  [[nodiscard]] Look look() const;
  void want_again();
  bool settle(const db::Expected<void>& written);

  std::filesystem::path file_;
  std::optional<db::Store> store_;
  std::optional<std::filesystem::path> beside_;  ///< the file that is used instead
  Look failed_look_;                             ///< of `file_` when it could not be used
  Message trouble_;                              ///< why it could not be used
  std::shared_ptr<Game> current_;
  std::vector<std::shared_ptr<Game>> waiting_;  ///< games with plies that are not on the disk, the oldest first
  Message warning_, notice_;
  bool put_off_ = false;
};

}  // namespace arbiter::table
