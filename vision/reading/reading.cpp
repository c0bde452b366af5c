// SPDX-License-Identifier: MIT
#include "vision/reading/reading.h"

namespace arbiter::vision {

int CellReading::best() const {
  int best = -1;
  double most = empty;
  for (size_t a = 0; a < armies.size(); ++a)
    if (armies[a] > most) most = armies[a], best = static_cast<int>(a);
  return unknown > most ? -2 : best;
}

double CellReading::certainty() const {
  const int b = best();
  return b == -2 ? unknown : b == -1 ? empty : armies[static_cast<size_t>(b)];
}

std::string army_of(const std::string& piece) { return piece.substr(0, piece.find('.')); }

std::string kind_of(const std::string& piece) {
  const size_t dot = piece.find('.');
  if (dot == std::string::npos) return {};
  return piece.substr(dot + 1, piece.find('@') - dot - 1);
}

}  // namespace arbiter::vision
