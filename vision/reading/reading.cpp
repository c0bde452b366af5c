// SPDX-License-Identifier: MIT
#include "vision/reading/reading.h"

namespace arbiter::vision {

Likeliest CellReading::best() const {
  Likeliest best;
  double most = empty;
  for (size_t a = 0; a < armies.size(); ++a)
    if (armies[a] > most) most = armies[a], best = {Likeliest::What::army, a};
  return unknown > most ? Likeliest{Likeliest::What::unknown} : best;
}

double CellReading::certainty() const {
  const Likeliest b = best();
  return b.is_unknown() ? unknown : b.is_empty() ? empty : armies[b.army];
}

std::optional<Army> Reading::army_on(Cell cell) const {
  const Likeliest best = cells[cell.value].best();
  return best.is_army() ? std::optional(armies[best.army]) : std::nullopt;
}

}  // namespace arbiter::vision
