// SPDX-License-Identifier: MIT
#include "vision/train/square_record.h"

#include <array>
#include <cstring>
#include <string>

#include "vision/reading/reading.h"
#include "vision/reading/square_classifier.h"
#include "vision/reading/square_views.h"
#include "vision/simulate/noise.h"

namespace arbiter::vision::train {

namespace {

constexpr size_t kArea = static_cast<size_t>(square_view::kWidth) * square_view::kHeight;

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

Record record_of(const SquareView& view, const std::string& piece, std::uint32_t table, bool coloured) {
  Record record;
  record.table = table;
  if (!piece.empty()) {
    record.what = 7;
    const std::optional<Occupant> stands = parse_occupant(piece);
    for (size_t k = 0; k < kFigureKinds.size(); ++k)
      if (piece[0] != 'X' && stands && stands->type == PieceType(kFigureKinds.at(k)))
        record.what = static_cast<std::uint8_t>(k + 1);
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
bool is_kept(const simulate::Placement& placement, const Board& board, Cell cell, std::uint32_t table) {
  if (placement.contains(board.name(cell))) return true;
  bool beside = false;
  for (int dx = -1; dx <= 1; ++dx)
    for (int dy = -1; dy <= 1; ++dy) {
      const Cell other = board.at(board.file(cell) + dx, board.rank(cell) + dy);
      beside = beside || (other.valid() && placement.contains(board.name(other)));
    }
  return simulate::uniform(simulate::mixed(table, cell.value)) < (beside ? 0.5 : 0.2);
}

}  // namespace

void write_squares(std::ostream& out, const cv::Mat& picture, const calibration::BoardPlane& plane,
                   const simulate::Placement& placement, bool coloured, std::uint32_t table) {
  const Board& board = plane.board();
  for (const SquareView& view : square_views(picture, plane)) {
    if (view.empty() || !is_kept(placement, board, view.cell, table)) continue;
    const auto piece = placement.find(board.name(view.cell));
    const Record record = record_of(view, piece == placement.end() ? std::string() : piece->second, table, coloured);
    out.write(reinterpret_cast<const char*>(&record), sizeof record);
  }
}

}  // namespace arbiter::vision::train
