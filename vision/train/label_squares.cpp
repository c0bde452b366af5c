// SPDX-License-Identifier: MIT
// Writes labelled views of the squares of pictures made elsewhere, which train_squares.py learns from:
// label_squares FILE LIST FIRST, where FIRST numbers the first picture's table.
//
// LIST has a line for each picture: its file, the eight pixel coordinates of the field's corners at a1, h1, h8 and a8,
// and what stands there, as in "a1:wR,e8:bK" (w: the light set, b: the dark one), with spaces between; after these the
// number of its table may stand, where pictures have one in common.
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>

#include "vision/reading/square_classifier.h"
#include "vision/sources/picture_file.h"
#include "vision/train/square_record.h"

namespace {

using namespace arbiter;

/// The protocol's name of a piece that is written as side and letter; empty where it is neither.
std::string piece_of(std::string_view written) {
  constexpr std::string_view kLetters = "KQRBNP";  // in the order of kFigureKinds
  const size_t kind = written.size() == 2 ? kLetters.find(written[1]) : std::string_view::npos;
  if (kind == std::string_view::npos || (written[0] != 'w' && written[0] != 'b')) return "";
  return (written[0] == 'w' ? "S." : "N.") + std::string(vision::kFigureKinds.at(kind));
}

/// What is wrong with a line of the list; empty where its squares have been written.
std::string write_line(std::ostream& out, const std::string& line, std::uint32_t table) {
  std::istringstream in(line);
  std::string file, pieces;
  calibration::Corners corners;
  in >> file;
  for (cv::Point2d& corner : corners) in >> corner.x >> corner.y;
  if (!(in >> pieces)) return "it is not a file, eight numbers and pieces";
  if (std::uint32_t shared = 0; in >> shared) table = shared;
  const Board& board = *Board::find("chess8");
  vision::simulate::Placement placement;
  std::istringstream one_by_one(pieces);
  for (std::string one; std::getline(one_by_one, one, ',');) {
    const std::string piece = piece_of(std::string_view(one).substr(std::min(one.size(), size_t{3})));
    if (piece.empty() || one[2] != ':' || !board.find_cell(one.substr(0, 2)))
      return "'" + one + "' is not a square and a piece, as in e8:bK";
    placement[one.substr(0, 2)] = piece;
  }
  const auto picture = vision::read_picture(file);
  if (!picture) return picture.error().message.english();
  const auto lens = calibration::Lens::guess(picture->size());
  const auto plane = calibration::BoardPlane::from_corners(board, corners, lens);
  if (!plane) return plane.error().message.english();
  vision::train::write_squares(out, *picture, *plane, placement, false, table);
  return "";
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  std::uint32_t table = 0;
  if (words.size() != 3 || !(std::istringstream(words[2]) >> table)) {
    std::cerr
        << "label_squares FILE LIST FIRST: views of the squares of the pictures in LIST, whose tables are numbered "
           "from FIRST\n";
    return 2;
  }
  std::ofstream out(words[0], std::ios::binary);
  std::ifstream list(words[1]);
  if (!list) {
    std::cerr << words[1] << " cannot be read\n";
    return 1;
  }
  int number = 0;
  for (std::string line; std::getline(list, line);) {
    const std::string wrong = write_line(out, line, table++);
    ++number;
    if (wrong.empty()) continue;
    std::cerr << words[1] << ", line " << number << ": " << wrong << "\n";
    return 1;
  }
  if (!out.flush()) {
    std::cerr << words[0] << " cannot be written\n";
    return 1;
  }
  return 0;
}
