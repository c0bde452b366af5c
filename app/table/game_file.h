// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "app/table/session.h"

namespace arbiter::table {

/// A game in the text of a file.
struct GamePart {
  std::string text;
  int line = 1;  ///< where it begins in the file, from 1
};

/// The text of a file of games, at most 64 MiB. Errors: a sentence naming the file.
[[nodiscard]] tl::expected<std::string, std::string> read_game_file(const std::filesystem::path& file);

/// The games that a text holds one after another, as PGN files do; any other text is one game.
[[nodiscard]] std::vector<GamePart> games_in(const std::string& text);

/// The format that a file's name says (game.pgn: pgn); empty when it says none, or text in any of them (.txt).
[[nodiscard]] std::string format_of(const std::filesystem::path& file);

/// What the names of files in a format end with: .pgn, .txt for `text`.
[[nodiscard]] std::string extension_of(const std::string& format);

/// Session::load of a game of a file, in the format that the file's name says. A name that does not fit the text (a
/// game of shogi in a .pgn) says less than the text does: where it is refused so, the text alone is asked.
Expected<Reply> load_game(Session& session, const GamePart& part, const std::filesystem::path& file,
                          const TableInfo& info);

}  // namespace arbiter::table
