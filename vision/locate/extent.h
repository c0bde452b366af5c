// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <opencv2/core.hpp>
#include <vector>

#include "referee/core/board.h"
#include "vision/locate/lattice.h"

namespace arbiter::vision {

/// Which part of a lattice is the board.
struct Extent {
  /// The crossings (i, j) and (i + width, j + height) are opposite corners of the board.
  int i = 0, j = 0;
  /// Evidence for the board's inner edges, summed: each edge seen between neighbouring squares of the right colours
  /// counts 1, one that should be there and is not 0, a wrong one -1; minus the pattern going on outside.
  double score = 0;
  /// How much it is better than the next best place; where that is little, the picture does not tell them apart.
  double margin = 0;
  /// Mean evidence of the inner edges inside the picture (0 … 1).
  double evidence = 0;
  /// Share of the board's inner edges that lie in the picture.
  double in_picture = 0;
  /// The strongest evidence, averaged over one side, that the pattern goes on beyond the board.
  double goes_on = 0;
  /// Evidence that the outermost squares of a side are chequered, by the edges between them or their shades, whichever
  /// tells more plainly: left, right, upper and lower side as the lattice runs; 1 where they are not in the picture.
  std::array<double, 4> rim{1, 1, 1, 1};
  /// Evidence for the edges between them and the next row, of those of light and of dark squares the weaker.
  std::array<double, 4> inward{};
  /// What the score becomes when the edges to the next row count on each side as much as the weaker kind does.
  double strict_score = 0;
  /// The weakest side's evidence that its outermost squares are chequered at all; where pieces hide one side, its edges
  /// to the next row must do.
  double weakest_side = 1;
};

/// The best place of `board` (chequered, as wide as high) on the lattice, and after it all places whose score is at
/// most `behind` below it, best first; nothing when the lattice is far too small. Of the first alone the margin and the
/// sides are judged. `grey`: the picture the lattice was found in, slightly smoothed.
std::vector<Extent> find_extents(const cv::Mat1b& grey, const Lattice& lattice, const Board& board, double behind);

}  // namespace arbiter::vision
