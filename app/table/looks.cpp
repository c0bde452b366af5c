// SPDX-License-Identifier: MIT
#include "app/table/looks.h"

#include <algorithm>
#include <cmath>

namespace arbiter::table {

double look_of(Cell cell, const std::optional<vision::Occupant>& piece, const vision::Reading& reading) {
  const vision::CellReading& seen = reading.cells[cell.value];
  if (seen.visible < vision::kWellVisible) return 0;
  double p = seen.unknown / static_cast<double>(reading.armies.size() + 1);
  if (!piece) {
    p += seen.empty;
  } else {
    const auto army = std::find(reading.armies.begin(), reading.armies.end(), piece->army);
    if (army != reading.armies.end()) p += seen.armies[static_cast<std::size_t>(army - reading.armies.begin())];
  }
  return std::log(std::max(p, kLeastLook));
}

double looks_of(const vision::Placement& table, const vision::Reading& reading, const Board& board) {
  double sum = 0;
  for (const Cell cell : board.cells()) sum += look_of(cell, table.on(cell), reading);
  return sum;
}

bool borne_out(double looks) { return looks > std::log(0.5); }

bool contradicted(double looks) {
  constexpr double kNearlyTwo = 1.8;
  return looks < kNearlyTwo * std::log(kLeastLook);
}

void count_looks(std::vector<Hypothesis>& list, const vision::Reading& reading, const Board& board, double area) {
  constexpr double kSharpness = 2;  // nats of looks that weigh as much as a square² of pixels that is explained
  for (Hypothesis& one : list) one.score += looks_of(one.table, reading, board) * area / kSharpness;
  std::stable_sort(list.begin(), list.end(),
                   [](const Hypothesis& a, const Hypothesis& b) { return a.score > b.score; });
}

}  // namespace arbiter::table
