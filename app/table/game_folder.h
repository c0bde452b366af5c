// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "app/table/session.h"
#include "value/message.h"

namespace arbiter::table {

/// Keeps a game's text in a folder while it is played, for programs that follow it there: ROUND-TABLE.pgn for a table
/// of an event, game-NUMBER.pgn else, and games.pgn with all such games of the folder. Several tables may write to one
/// folder. A file is the old one or the new one, never half of it. Games that PGN cannot hold are PGN4, with that
/// ending. What is hidden in a running game is in none of them.
class GameFolder {
 public:
  explicit GameFolder(std::filesystem::path folder) : folder_(std::move(folder)) {}

  /// Writes the game if it is another one than was written last; after an error again every two seconds. To be called
  /// often. Tells whether `trouble` has changed.
  bool look(const Session& session);
  /// The same, whatever was written and however short ago it failed: at the end of the game.
  bool finish(const Session& session);
  /// Why the game is not in the folder as it stands; empty: it is.
  [[nodiscard]] const Message& trouble() const { return trouble_; }
  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }

 private:
  bool write(const Session& session);
  [[nodiscard]] db::Expected<void> write_game(const Session& session);
  [[nodiscard]] db::Expected<void> write_all(const std::string& ending) const;

  std::filesystem::path folder_;
  std::optional<std::uint64_t> written_;  ///< the session's revision
  std::chrono::steady_clock::time_point tried_{};
  Message trouble_;
};

}  // namespace arbiter::table
