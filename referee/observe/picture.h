// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "referee/core/rules.h"

// What a picture of a board says, as the protocol's `observe` has it.
namespace arbiter::observing {

/// What may stand on a cell as far as a picture can tell: nothing, or a kind of an army's colour.
struct Look {
  Seat army = Seat::none;
  Kind kind = kNoKind;
  bool operator==(const Look&) const = default;
};
using Looks = std::array<Look, kMaxCells>;

/// The `placement` of an `observe`: for every cell the weights of what may stand there.
class Picture {
 public:
  /// Errors: `bad_placement`, with the square.
  static Expected<Picture> read(const Rules& rules, const nlohmann::json& placement);

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
  static Expected<void> add(const Rules& rules, CellView& view, const std::string& text, double p);

  std::array<CellView, kMaxCells> cells_;
};

}  // namespace arbiter::observing
