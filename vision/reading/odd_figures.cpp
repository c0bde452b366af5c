// SPDX-License-Identifier: MIT
#include "vision/reading/odd_figures.h"

#include <algorithm>

#include "vision/reading/set_looks.h"

namespace arbiter::vision {

namespace {

/// What the looks of two figures must say for having changed places, in nats: one game in 150 begins with two such
/// pieces the wrong way round.
constexpr double kSpeaksForIt = 5;

/// A figure that may have changed places.
struct Piece {
  Cell cell;
  size_t army = 0, expected = 0, kind = 0;
  Looks look{};
};

/// What speaks for it that these two have changed places.
double gain(const Piece& a, const Piece& b) {
  return a.look.at(b.kind) + b.look.at(a.kind) - a.look.at(a.kind) - b.look.at(b.kind);
}

}  // namespace

std::vector<OddFigure> odd_figures(const std::vector<SquareOpinion>& alone,
                                   const std::vector<ExpectedFigure>& expected) {
  const auto pawn =
      static_cast<size_t>(std::find(kFigureKinds.begin(), kFigureKinds.end(), "pawn") - kFigureKinds.begin());
  std::vector<Piece> pieces;
  for (const ExpectedFigure& one : expected)
    for (const SquareOpinion& seen : alone)
      if (seen.cell == one.cell && seen.in_picture && seen.is_figure() && one.kind != pawn)
        pieces.push_back({one.cell, one.army, one.kind, one.kind, own_look(seen)});
  while (true) {
    Piece *first = nullptr, *second = nullptr;
    double best = kSpeaksForIt;
    for (Piece& a : pieces)
      for (Piece& b : pieces)
        if (&a < &b && a.army == b.army && a.kind != b.kind && gain(a, b) > best) {
          best = gain(a, b);
          first = &a;
          second = &b;
        }
    if (first == nullptr) break;
    std::swap(first->kind, second->kind);
  }
  std::vector<OddFigure> out;
  for (const Piece& one : pieces)
    if (one.kind != one.expected) out.push_back({one.cell, one.expected, one.kind});
  return out;
}

}  // namespace arbiter::vision
