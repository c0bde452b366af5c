// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "referee/core/game.h"
#include "text/notes.h"
#include "value/message.h"

namespace arbiter::protocol {

/// The game's record as a reply: `{"format", "record"}`. Formats: `json` (an object), `text`, and those in which the
/// game is known elsewhere (see referee/notation), all of which `load` reads back; `usual` is the first of those that
/// can hold the game, or text. But for what the viewer may not see.
/// Errors: `unknown_format` naming those that the game has, `unwritable`.
Expected<nlohmann::json> write_record(const Game& game, const std::string& format, Viewer viewer);

/// The game of a record: an object, or a text in the named format, or in the one that it looks like when `format` is
/// empty. `left_out`: what a text says and the game does not hold, a message each. `first_line`: on which the text
/// begins in its file; places are told for the file. Errors: `bad_record`, in a text with line and column.
Expected<Game> read_record(const nlohmann::json& record, const std::string& format, std::vector<Message>& left_out,
                           int first_line = 1);

/// A game in a text of several.
struct TextPart {
  std::string text;    ///< UTF-8, with plain line ends
  std::string format;  ///< its name
  int line = 1;        ///< on which it begins
};
/// The games of a text, whatever its encoding, in the named format, or in the one that it looks like when `format` is
/// empty; JSON is one. `notes`: how the text was decoded, where that is a guess. Errors: `unknown_format`, `bad_record`
/// when it is no game in any format.
Expected<std::vector<TextPart>> split_text(const std::string& bytes, const std::string& format, text::Notes& notes);

/// The formats that a game of these rules may be written in, by name: its own first, `json` last.
[[nodiscard]] std::vector<std::string> record_formats(const Rules& rules);

/// The position in Forsyth-Edwards notation as the viewer may see it; none where the game's records do not use it.
std::optional<std::string> position_fen(const Game& game, Viewer viewer);

}  // namespace arbiter::protocol
