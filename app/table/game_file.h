// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "app/table/session.h"
#include "value/message.h"

// The one door through which games come in from files: the command line, the window and a club's events.
namespace arbiter::table {

/// A game in the text of a file.
struct GamePart {
  std::string text;              ///< UTF-8
  std::string format{};          ///< the name of its format
  int line = 1;                  ///< where it begins in the file, from 1
  std::vector<Message> notes{};  ///< what is to be told of how its part of the file was decoded
};

/// The text of a file of games, at most 64 MiB. Errors: a message that names the file.
[[nodiscard]] tl::expected<std::string, Message> read_game_file(const std::filesystem::path& file);

/// The games that the bytes of a file hold one after another, decoded; at least one. `format`: its name; empty: what
/// the file's name says, or, where that does not fit, what the text looks like. Errors: why nothing in it can be a
/// game.
[[nodiscard]] Expected<std::vector<GamePart>> games_in(const std::string& bytes, const std::filesystem::path& file = {},
                                                       const std::string& format = {});

/// The format that a file's name says (game.pgn: pgn); empty when it says none, or text in any of them (.txt).
[[nodiscard]] std::string format_of(const std::filesystem::path& file);

/// What the names of files in a format end with: .pgn, .txt for `text`.
[[nodiscard]] std::string extension_of(const std::string& format);

/// Session::load of a game of a file. The reply's `left_out` has everything that is to be told of it. `known`: see
/// Loading; the newest game before the file was begun, so that a file may hold a game twice.
Expected<Reply> load_game(Session& session, const GamePart& part, const TableInfo& info,
                          const std::optional<db::GameId>& known = std::nullopt);

/// What became of the games of a file.
struct Tally {
  std::size_t found = 0, kept = 0, already = 0, refused = 0;
  /// "5 games found: 3 kept, 1 there already, 1 refused", in the language that is spoken.
  [[nodiscard]] std::string text() const;
};

}  // namespace arbiter::table
