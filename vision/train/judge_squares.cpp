// SPDX-License-Identifier: MIT
// Writes what the reader of squares says of the figures of random tables, a line a figure: number of the picture, kind
// (0 … 5: king, queen, rook, bishop, knight, pawn), side (0 light, 1 dark), and the probabilities of the kinds.
#include <charconv>
#include <iostream>
#include <string>
#include <vector>

#include "vision/reading/picture_reader.h"
#include "vision/reading/reading.h"
#include "vision/train/random_table.h"

namespace arbiter {
namespace {

constexpr int kPictures = 3;  // of one table

void write_figures(vision::PictureReader& reader, const vision::train::RandomTable& one, std::uint64_t picture) {
  for (const vision::SquareOpinion& opinion : reader.each_square(one.picture, one.plane, true)) {
    const auto piece = one.placement.find(one.plane.board().name(opinion.cell));
    if (piece == one.placement.end() || piece->second[0] == 'X' || !opinion.in_picture) continue;
    for (size_t k = 0; k < vision::kFigureKinds.size(); ++k) {
      const auto stands = vision::parse_occupant(piece->second);
      if (!stands || stands->type != vision::PieceType(vision::kFigureKinds.at(k))) continue;
      std::cout << picture << ' ' << k << ' ' << (piece->second[0] == 'N');
      for (const double share : opinion.kinds) std::cout << ' ' << share;
      std::cout << '\n';
    }
  }
}

bool number(std::string_view text, std::uint64_t& out) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  return error == std::errc() && end == text.data() + text.size();
}

}  // namespace
}  // namespace arbiter

int main(int argc, char** argv) {
  using namespace arbiter;
  const std::vector<std::string> words(argv + 1, argv + argc);
  std::uint64_t first = 0, count = 0;
  if (words.size() != 2 || !number(words[0], first) || !number(words[1], count)) {
    std::cerr << "judge_squares FIRST COUNT: what the reader of squares says of the figures of COUNT random tables, "
                 "numbered from FIRST\n";
    return 2;
  }
  auto network = vision::SquareClassifier::built_in();
  if (!network) {
    std::cerr << network.error().message.english() << "\n";
    return 1;
  }
  vision::PictureReader reader(std::move(*network));
  for (std::uint64_t table = first; table < first + count; ++table) {
    std::uint64_t picture = 0;
    for (const auto& one : vision::train::random_tables(table, kPictures))
      write_figures(reader, one, kPictures * (table - first) + picture++);
  }
  return std::cout.flush() ? 0 : 1;
}
