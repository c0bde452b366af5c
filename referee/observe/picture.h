// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "referee/core/rules.h"

// What a picture of a board says.
namespace arbiter::observing {

/// What may stand on a cell as far as a picture can tell: nothing, or a kind of an army's colour.
struct Look {
  Seat army = Seat::none;
  Kind kind = kNoKind;
  bool operator==(const Look&) const = default;
};
using Looks = std::array<Look, kMaxCells>;

/// What is said of a cell, more or less of it: nothing stands there, something does, something of an army's colour, or
/// a piece of a kind.
struct Shown {
  bool taken = false;
  Seat army = Seat::none;  ///< none: of any
  Kind kind = kNoKind;     ///< none: of any
  static constexpr Shown nothing() { return {}; }
  static constexpr Shown something() { return {true}; }
  static constexpr Shown of(Seat army, Kind kind = kNoKind) { return {true, army, kind}; }
  bool operator==(const Shown&) const = default;
};

/// "S.pawn", an army ("S"), "?" (something), "" (nothing), as they are said at the board of these rules. Errors: what
/// cannot be read.
Expected<Shown> parse_shown(const Rules& rules, const std::string& text);

/// One of the things that may stand on a cell, and how likely that is, from 0.
struct Chance {
  Shown what;
  double p = 0;
};

/// For every cell the weights of what may stand there.
class Picture {
 public:
  /// A bare board, as good as certainly.
  Picture();
  /// What may stand on the cell instead; what the chances lack of 1 stands for anything.
  void set(Cell cell, const std::vector<Chance>& chances);

  /// Log-likelihood of that look.
  [[nodiscard]] double log_weight(Cell cell, const Look& look) const;
  /// Weight of the likeliest look of a cell among those that the game could show there.
  [[nodiscard]] double best(Cell cell) const;
  /// It is so much less likely than the cell's best look that it can be ruled out.
  [[nodiscard]] bool contradicts(Cell cell, const Look& look) const;
  [[nodiscard]] bool shows_empty(Cell cell) const { return !contradicts(cell, {}); }
  /// The army that is seen there, none when it is empty or cannot be told.
  [[nodiscard]] Seat army(Cell cell) const;

 private:
  struct CellView {
    double empty = 0, something = 0, anything = 0;  // weights
    std::vector<std::pair<Seat, double>> armies;
    std::vector<std::pair<Look, double>> pieces;
    [[nodiscard]] double weight(const Look& look) const;
  };
  std::array<CellView, kMaxCells> cells_;
};

}  // namespace arbiter::observing
