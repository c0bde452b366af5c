// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "referee/core/board.h"
#include "vision/reading/placement.h"

namespace arbiter::vision {

/// CellReading::visible under which what is said of a cell is rather remembered than seen.
inline constexpr double kWellVisible = 0.5;

/// The likeliest of what may be on a cell.
struct Likeliest {
  enum class What : std::uint8_t { empty, army, unknown } what = What::empty;
  std::size_t army = 0;  ///< of `army`: index into Reading::armies; else 0
  [[nodiscard]] bool is_empty() const { return what == What::empty; }
  [[nodiscard]] bool is_army() const { return what == What::army; }
  [[nodiscard]] bool is_unknown() const { return what == What::unknown; }
  bool operator==(const Likeliest&) const = default;
};

/// What a picture says about one cell. The probabilities sum to 1.
struct CellReading {
  double empty = 0;
  /// By index into Reading::armies.
  std::vector<double> armies;
  /// Something stands there, or hides the cell, that looks like no army.
  double unknown = 0;
  /// Of the army likeliest here: kind -> probability given that army, as far as pieces of known kinds have been seen.
  std::map<PieceType, double> kinds;
  /// `kinds` counts the shape of what stands there, not only its likeness to known pieces.
  bool shaped = false;
  /// The piece that stands here, as a tag on its top says; none when no tag was read.
  std::optional<Occupant> piece;
  /// Looks other than at the last accepted picture.
  bool changed = false;
  /// Share of the cell's foot that is not hidden behind other pieces. Under about 0.15 the cell is only remembered.
  double visible = 1;

  /// Of equals, empty before the armies in their order, and those before unknown.
  [[nodiscard]] Likeliest best() const;
  [[nodiscard]] double certainty() const;  ///< probability of `best`
};

/// What a picture says about the whole board.
struct Reading {
  std::vector<Army> armies;
  /// By Cell::value; missing cells are all empty.
  std::vector<CellReading> cells;
  /// Cells with `changed`, in the board's order.
  std::vector<Cell> changed;
  /// Cells among them where something stands that looks like no army.
  int unknown = 0;
  /// Brightness of the picture against the one accepted last.
  double gain = 1;

  /// The army that is likeliest on the cell; none where something else is.
  [[nodiscard]] std::optional<Army> army_on(Cell cell) const;
};

}  // namespace arbiter::vision
