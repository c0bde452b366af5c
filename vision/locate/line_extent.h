// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "referee/core/board.h"
#include "vision/locate/extent.h"
#include "vision/locate/line_lattice.h"

namespace arbiter::vision {

/// How many lines a board without a chequered pattern has: those that part its files, and its ranks. On a board of
/// points they run through the points.
LineCount lines_of(const Board& board);

/// What of a board's lines a picture shows; `Extent::evidence` is a share of their length. In `Extent`, edges are the
/// pieces of line between neighbouring crossings; `margin` and `score` count those seen more than those missing.
struct LineExtent : Extent {
  /// Grey levels between lines and ground.
  double contrast = 0;
  /// Share that is seen of lines halfway between the board's: much of a grid twice as fine.
  double between = 0;
};

/// The best place of `board` on the lattice: (i, j) is the crossing at the board's upper left as the lattice runs. The
/// inner files may be missing between the middle ranks of a board of points (the river), and diagonals in its palaces
/// are taken as a sign of them.
std::optional<LineExtent> find_line_extent(const LinePoints& points, const Lattice& lattice, const Board& board);

}  // namespace arbiter::vision
