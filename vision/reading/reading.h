// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <opencv2/core.hpp>
#include <string>
#include <vector>

#include "referee/core/board.h"

namespace arbiter::vision {

/// CellReading::visible under which what is said of a cell is rather remembered than seen.
inline constexpr double kWellVisible = 0.5;

/// What a picture says about one cell. The probabilities sum to 1.
struct CellReading {
  double empty = 0;
  /// By index into Reading::armies.
  std::vector<double> armies;
  /// Something stands there, or hides the cell, that looks like no army.
  double unknown = 0;
  /// Of the army likeliest here: kind -> probability given that army, as far as pieces of known kinds have been seen.
  std::map<std::string, double> kinds;
  /// `kinds` counts the shape of what stands there, not only its likeness to known pieces.
  bool shaped = false;
  /// A tag on its top says which piece stands here ("S.queen"); empty when none was read.
  std::string piece;
  /// Looks other than at the last accepted picture.
  bool changed = false;
  /// Share of the cell's foot that is not hidden behind other pieces. Under about 0.15 the cell is only remembered.
  double visible = 1;

  /// Index of the likeliest army when one is likelier than empty and unknown, else -1; -2 when unknown is likeliest.
  [[nodiscard]] int best() const;
  [[nodiscard]] double certainty() const;  ///< probability of `best`
};

/// What a picture says about the whole board.
struct Reading {
  /// Names of the armies as piece strings have them: "S", "W" …
  std::vector<std::string> armies;
  /// By Cell::value; missing cells are all empty.
  std::vector<CellReading> cells;
  /// Cells with `changed`, in the board's order.
  std::vector<Cell> changed;
  /// Cells among them where something stands that looks like no army.
  int unknown = 0;
  /// Brightness of the picture against the one accepted last.
  double gain = 1;
};

/// Square -> piece string (`S.pawn`, `W.knight@S`) or army alone (`S`); empty squares are left out.
using Labels = std::map<std::string, std::string>;

/// "S" of "S.pawn" and "S.knight@W".
std::string army_of(const std::string& piece);
/// "pawn" of "S.pawn@W"; empty when only the army is known.
std::string kind_of(const std::string& piece);

}  // namespace arbiter::vision
