#pragma once

#include <filesystem>
#include <string>
#include <tl/expected.hpp>
#include <vector>

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

}  // namespace arbiter::table
