// SPDX-License-Identifier: MIT
// Writes labelled views of squares, which train_squares.py learns from: render_squares FILE FIRST COUNT [PICTURES]
#include <array>
#include <charconv>
#include <cstring>
#include <fstream>
#include <iostream>
#include <opencv2/imgcodecs.hpp>
#include <string>
#include <string_view>

#include "vision/reading/reading.h"
#include "vision/reading/square_views.h"
#include "vision/simulate/noise.h"
#include "vision/train/random_table.h"

namespace {

using namespace arbiter;

constexpr int kPictures = 5;  // of one table: drawing the bare table costs as much as four positions on it
constexpr size_t kArea = static_cast<size_t>(vision::square_view::kWidth) * vision::square_view::kHeight;

/// One record of the file; train_squares.py has the same layout.
struct Record {
  std::uint32_t table = 0;
  std::uint8_t what = 0;  ///< 0 empty, 1 … 6 king queen rook bishop knight pawn, 7 something else
  std::uint8_t side = 0;  ///< 0 light, 1 dark, 255 not to be told
  std::uint8_t steepness = 0, spare = 0;
  std::array<std::uint8_t, 3> light{}, dark{};
  std::array<std::uint8_t, 2> spare_too{};
  std::array<std::uint8_t, 3 * kArea> picture{};
  std::array<std::uint8_t, kArea> ground{};
};

constexpr std::array<std::string_view, 6> kKinds{"king", "queen", "rook", "bishop", "knight", "pawn"};

Record record_of(const vision::SquareView& view, const std::string& piece, std::uint64_t table, bool coloured) {
  Record record;
  record.table = static_cast<std::uint32_t>(table);
  if (!piece.empty()) {
    record.what = 7;
    for (size_t k = 0; k < kKinds.size(); ++k)
      if (piece[0] != 'X' && vision::kind_of(piece) == kKinds.at(k)) record.what = static_cast<std::uint8_t>(k + 1);
  }
  record.side = piece.empty() || piece[0] == 'X' || coloured ? 255 : piece[0] == 'S' ? 0 : 1;
  record.steepness = cv::saturate_cast<std::uint8_t>(view.steepness * 255);
  for (int c = 0; c < 3; ++c) {
    record.light.at(static_cast<size_t>(c)) = view.light[c];
    record.dark.at(static_cast<size_t>(c)) = view.dark[c];
  }
  std::memcpy(record.picture.data(), view.picture.data, record.picture.size());
  std::memcpy(record.ground.data(), view.ground.data, record.ground.size());
  return record;
}

/// Empty squares are many: of those beside pieces every second is kept, of the others every fifth.
bool is_kept(const vision::simulate::Placement& placement, const Board& board, Cell cell, std::uint64_t table) {
  if (placement.contains(board.name(cell))) return true;
  bool beside = false;
  for (int dx = -1; dx <= 1; ++dx)
    for (int dy = -1; dy <= 1; ++dy) {
      const Cell other = board.at(board.file(cell) + dx, board.rank(cell) + dy);
      beside = beside || (other.valid() && placement.contains(board.name(other)));
    }
  return vision::simulate::uniform(vision::simulate::mixed(table, cell.value)) < (beside ? 0.5 : 0.2);
}

void write_squares(std::ostream& out, const vision::train::RandomTable& one, std::uint64_t table) {
  const Board& board = one.plane.board();
  for (const vision::SquareView& view : vision::square_views(one.picture, one.plane)) {
    if (view.empty() || !is_kept(one.placement, board, view.cell, table)) continue;
    const auto piece = one.placement.find(board.name(view.cell));
    const Record record =
        record_of(view, piece == one.placement.end() ? std::string() : piece->second, table, one.coloured);
    out.write(reinterpret_cast<const char*>(&record), sizeof record);
  }
}

bool number(std::string_view text, std::uint64_t& out) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  return error == std::errc() && end == text.data() + text.size();
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  std::uint64_t first = 0, count = 0;
  if (words.size() < 3 || words.size() > 4 || !number(words[1], first) || !number(words[2], count)) {
    std::cerr << "render_squares FILE FIRST COUNT [FOLDER]: views of the squares of COUNT random tables, numbered from "
                 "FIRST; whole pictures too when a folder is given\n";
    return 2;
  }
  std::ofstream out(words[0], std::ios::binary);
  for (std::uint64_t table = first; table < first + count && out; ++table) {
    int picture = 0;
    for (const vision::train::RandomTable& one : vision::train::random_tables(table, kPictures)) {
      if (words.size() == 4)
        cv::imwrite(words[3] + "/" + std::to_string(table) + "-" + std::to_string(++picture) + ".png", one.picture);
      write_squares(out, one, table);
    }
  }
  if (!out.flush()) {
    std::cerr << words[0] << " cannot be written\n";
    return 1;
  }
  return 0;
}
