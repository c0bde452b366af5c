// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "calibration/lens.h"
#include "vision/locate/lattice.h"
#include "vision/locate/lines.h"

namespace arbiter::vision {

/// How many lines of each of its two directions a board has.
struct LineCount {
  int i = 0, j = 0;
};

/// Two families of evenly spaced lines of one plane, as the lattice of their crossings: lines of constant i, and lines
/// of constant j, a quarter turn after them as the picture shows it. `points` are the crossings of the lines that were
/// seen, by where those lines run. Where the board begins and ends is left open, but `count` lines of each were
/// looked for, and the first ones found lie about 0. Lattices with the most lines first, at most `limit`; no two alike.
/// `lines` in ideal pixels of `lens`, which has the picture's size.
std::vector<Lattice> find_line_lattices(const std::vector<LongLine>& lines, const calibration::Lens& lens,
                                        LineCount count, size_t limit = 10);

}  // namespace arbiter::vision
