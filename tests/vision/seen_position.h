// SPDX-License-Identifier: MIT
#pragma once

#include <cctype>
#include <string>
#include <vector>

#include "vision/reading/figure_box.h"
#include "vision/reading/square_opinion.h"

// Positions as a reader of squares would see them, for tests: values, no pictures.
namespace arbiter::vision::test {

inline const Board& chess() { return *Board::find("chess8"); }

/// As a network sees it that is seldom wrong of a square and its side and in doubt about kinds. Rows from the eighth
/// rank, as in FEN; `orientation` 2: seen from the other side.
inline std::vector<SquareOpinion> seen(const std::vector<std::string>& rows, int orientation = 0) {
  std::vector<SquareOpinion> out(64);
  for (const Cell cell : chess().cells()) {
    const auto y = static_cast<size_t>(chess().rank(cell)), x = static_cast<size_t>(chess().file(cell));
    const char c = orientation == 0 ? rows[7 - y][x] : rows[y][7 - x];
    SquareOpinion& one = out[cell.value];
    one.cell = cell;
    one.empty = c == '.' ? 0.985 : 0.01;
    one.unknown = 0.005;
    one.light = c == '.' ? 0.005 : std::isupper(c) != 0 ? 0.98 : 0.005;
    one.dark = 1 - one.empty - one.unknown - one.light;
    one.kinds = kLearntKinds;
    if (c == '.') continue;
    one.kinds.fill(0.1);
    one.kinds.at(std::string("kqrbnp").find(static_cast<char>(std::tolower(c)))) = 0.5;
  }
  return out;
}

inline SquareOpinion& on(std::vector<SquareOpinion>& squares, const std::string& name) {
  return squares[chess().find_cell(name)->value];
}

inline const std::vector<std::string> kStart{"rnbqkbnr", "pppppppp", "........", "........",
                                             "........", "........", "PPPPPPPP", "RNBQKBNR"};
inline const std::vector<std::string> kMiddleGame{"r.bq.rk.", "ppp..pp.", "..np.n.p", "..b.p...",
                                                  "..B.P...", "..NP.N..", "PPP..PPP", "R.BQ.RK."};

}  // namespace arbiter::vision::test
