// SPDX-License-Identifier: MIT
#include <cmath>
#include <iomanip>
#include <sstream>

#include "app/cli/look.h"
#include "app/table/message_text.h"
#include "text/json_text.h"

namespace arbiter::cli {

namespace {

using vision::SquareOpinion;

std::string percent(double probability) { return std::to_string(std::lround(100 * probability)) + " %"; }

/// With one digit behind the point.
std::string tenths(double value) { return text::dump(std::round(value * 10) / 10); }

/// To a whole number, from hundredths as they are told.
long whole(double value) { return std::lround(std::round(value * 100) / 100); }

void write_place(std::ostringstream& out, const Look& look, const std::string& board) {
  out << "The board (" << board << ") is found, its corners at";
  for (const cv::Point2d& corner : look.corners) out << " " << whole(corner.x) << "," << whole(corner.y);
  out << "; a square is " << tenths(look.fix->plane.square_px()) << " pixels wide, seen from "
      << std::lround(std::round(look.fix->plane.elevation() * 10) / 10) << " degrees\n";
}

/// The rows as they lie on the table before South.
void write_board(std::ostringstream& out, const std::vector<std::string>& rows) {
  std::size_t rank = rows.size(), files = 0;
  out << "\n";
  for (const std::string& letters : rows) {
    files = std::max(files, letters.size());
    out << std::setw(3) << rank-- << " ";
    for (const char c : letters) out << " " << c;
    out << "\n";
  }
  out << "    ";
  for (std::size_t file = 0; file < files; ++file) out << " " << static_cast<char>('a' + file);
  out << "\n\nKQRBNP are light, kqrbnp dark, ? is a piece or not.\n";
}

/// "(light knight 61 %)": the likeliest, in thousandths as they are told to programs.
std::string likeliest(const SquareOpinion& opinion) {
  static constexpr std::array<const char*, 4> kNames{"empty", "light", "dark", "unknown"};
  const SquareOpinion::What best = opinion.best();
  const auto rounded = [](double p) { return std::round(p * 1000) / 1000; };
  std::string out = kNames.at(static_cast<std::size_t>(best));
  double probability = rounded(opinion.certainty());
  if (best == SquareOpinion::What::light || best == SquareOpinion::What::dark) {
    constexpr double kTold = 0.05;  // kinds that are less likely are not told
    const std::size_t kind = opinion.best_kind();
    out += " " + std::string(vision::kFigureKinds.at(kind));
    if (opinion.kinds.at(kind) >= kTold) probability *= rounded(opinion.kinds.at(kind));
  }
  return out + " " + percent(probability);
}

void write_unsure(std::ostringstream& out, const Look& look) {
  std::vector<const SquareOpinion*> unsure;
  for (const SquareOpinion& one : look.squares)
    if (!is_sure(one)) unsure.push_back(&one);
  if (unsure.empty()) {
    out << "Nothing is doubtful.\n";
    return;
  }
  out << "Not sure of " << unsure.size() << ":";
  const char* comma = " ";
  for (const SquareOpinion* one : unsure) {
    out << comma << look.fix->plane.board().name(one->cell) << " (" << likeliest(*one) << ")";
    comma = ", ";
  }
  out << "\n";
}

void write_tags(std::ostringstream& out, const Look::Tags& tags) {
  out << tags.pieces.size() << " pieces are read by their tags";
  if (std::round(tags.smallest_px * 10) > 0) out << ", the smallest of " << tenths(tags.smallest_px) << " pixels";
  out << "\n";
  for (const auto& [square, piece] : tags.pieces) out << "  " << square << "  " << piece << "\n";
  for (const std::string& doubt : tags.doubtful) out << "doubtful: " << doubt << "\n";
}

}  // namespace

std::string look_text(const Look& look, const std::string& board) {
  std::ostringstream out;
  if (!look.fix) {
    out << "No board (" << board << ") is found: " << table::message_text(look.reason) << "\n";
    return out.str();
  }
  write_place(out, look, board);
  if (look.tags) write_tags(out, *look.tags);
  if (!look.squares.empty()) {
    write_board(out, rows_of(look));
    write_unsure(out, look);
  } else if (!look.tags) {
    out << "What stands on a board without a chequered pattern can only be read by tags (--tags).\n";
  }
  return out.str();
}

}  // namespace arbiter::cli
