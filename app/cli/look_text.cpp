// SPDX-License-Identifier: MIT
#include "app/cli/look_text.h"

#include <cmath>
#include <iomanip>
#include <sstream>

namespace arbiter::cli {

namespace {

using nlohmann::json;

std::string percent(double probability) { return std::to_string(std::lround(100 * probability)) + " %"; }

void write_place(std::ostringstream& out, const json& seen, const std::string& board) {
  out << "The board (" << board << ") is found, its corners at";
  for (const json& corner : seen["corners"])
    out << " " << std::lround(corner[0].get<double>()) << "," << std::lround(corner[1].get<double>());
  out << "; a square is " << seen["square_px"] << " pixels wide, seen from "
      << std::lround(seen.value("elevation", 0.0)) << " degrees\n";
}

/// The rows as they lie on the table before South.
void write_board(std::ostringstream& out, const json& rows) {
  std::size_t rank = rows.size(), files = 0;
  out << "\n";
  for (const json& row : rows) {
    const auto& letters = row.get_ref<const std::string&>();
    files = std::max(files, letters.size());
    out << std::setw(3) << rank-- << " ";
    for (const char c : letters) out << " " << c;
    out << "\n";
  }
  out << "    ";
  for (std::size_t file = 0; file < files; ++file) out << " " << static_cast<char>('a' + file);
  out << "\n\nKQRBNP are light, kqrbnp dark, ? is a piece or not.\n";
}

void write_unsure(std::ostringstream& out, const json& seen) {
  if (seen["unsure"].empty()) {
    out << "Nothing is doubtful.\n";
    return;
  }
  out << "Not sure of " << seen["unsure"].size() << ":";
  const char* comma = " ";
  for (const json& square : seen["unsure"]) {
    const std::string name = square.get<std::string>();
    out << comma << name;
    comma = ", ";
    if (!seen["squares"].contains(name)) continue;
    const json& what = seen["squares"][name];
    out << " (" << what["is"].get<std::string>();
    double probability = what.value("probability", 0.0);
    if (what.contains("kind")) {
      const std::string kind = what["kind"].get<std::string>();
      out << " " << kind;
      if (what["kinds"].contains(kind)) probability *= what["kinds"][kind].get<double>();
    }
    out << " " << percent(probability) << ")";
  }
  out << "\n";
}

void write_tags(std::ostringstream& out, const json& seen) {
  out << seen["pieces"].size() << " pieces are read by their tags";
  if (seen.value("smallest_tag_px", 0.0) > 0) out << ", the smallest of " << seen["smallest_tag_px"] << " pixels";
  out << "\n";
  for (const auto& [square, piece] : seen["pieces"].items())
    out << "  " << square << "  " << piece.get<std::string>() << "\n";
  for (const json& doubt : seen["doubtful"]) out << "doubtful: " << doubt.get<std::string>() << "\n";
}

}  // namespace

std::string look_text(const json& seen, const std::string& board) {
  std::ostringstream out;
  if (!seen.value("found", false)) {
    out << "No board (" << board << ") is found: " << seen.value("reason", "") << "\n";
    return out.str();
  }
  write_place(out, seen, board);
  if (seen.contains("pieces")) write_tags(out, seen);
  if (seen.contains("board")) {
    write_board(out, seen["board"]);
    write_unsure(out, seen);
  } else if (!seen.contains("pieces")) {
    out << "What stands on a board without a chequered pattern can only be read by tags (--tags).\n";
  }
  return out.str();
}

}  // namespace arbiter::cli
