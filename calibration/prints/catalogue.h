// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "calibration/prints/canvas.h"
#include "referee/core/board.h"
#include "value/message.h"

// What can be printed, for everything that offers it to a person.
namespace arbiter::calibration {

/// What may be chosen about a print's size.
struct PrintSize {
  std::string_view what;       ///< "Side of a tag with its margin"
  double least = 0, most = 0;  ///< millimetres
  double usual = 0;            ///< millimetres
};

struct Print {
  std::string_view id;     ///< "corner-tags": its word on the command line
  std::string_view title;  ///< "Corner tags"
  std::string_view about;  ///< what it is, without a full stop
  std::string_view use;    ///< a sentence: what it is good for and what to do with it
  std::optional<PrintSize> size;
  bool of_board = false;  ///< there is one for each board
  std::vector<Sheet> (*sheets)(const Paper& paper, double size, const Board* board) = nullptr;
};

/// What a person asks for.
struct PrintOrder {
  std::string print;
  std::string paper = "a4";
  double size = 0;    ///< millimetres; 0: the usual one
  std::string board;  ///< an id of Board::find, for what is `of_board`
};

[[nodiscard]] const std::vector<Print>& prints();
/// The one of that id, or nullptr.
[[nodiscard]] const Print* find_print(std::string_view id);

using paper::papers;

/// The pages that are asked for, not yet drawn. Errors: `unknown_print`, `unknown_paper`, `unknown_board`, `bad_size`
/// naming the limits, or that there is one size only.
[[nodiscard]] Expected<std::vector<Sheet>> sheets_of(const PrintOrder& order);
/// "corner-tags.pdf", "cross14.pdf": what the file is called when nobody says otherwise.
[[nodiscard]] std::string file_name(const PrintOrder& order);
/// Writes the PDF and says how many pages it has. Errors: as `sheets_of`, and `cannot_write`.
[[nodiscard]] Expected<std::size_t> print_to(const std::filesystem::path& file, const PrintOrder& order);
/// "3 pages; print at 100 %".
[[nodiscard]] Message pages_text(std::size_t pages);

}  // namespace arbiter::calibration
