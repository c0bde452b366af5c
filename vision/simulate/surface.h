// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "vision/simulate/scene.h"

namespace arbiter::vision::simulate {

/// The colours of board and table, point by point, and where the one ends.
class Surfaces {
 public:
  explicit Surfaces(const Scene& scene);

  /// Whether the board's top (border included) covers that point.
  [[nodiscard]] bool covers(float x, float y) const;
  /// A number that differs wherever the colour jumps: the square, the border, the table.
  [[nodiscard]] int region(float x, float y) const;
  /// Whether all that is at most (dx, dy) away lies in the square that the point is in.
  [[nodiscard]] bool within_square(float x, float y, float dx, float dy) const;
  /// Whether nothing of the board is within (dx, dy).
  [[nodiscard]] bool far_from(float x, float y, float dx, float dy) const;
  /// Colours; `pixel` is about the size of a picture's pixel there, in squares: lines are drawn no sharper.
  [[nodiscard]] Colour board(float x, float y, float pixel) const;
  [[nodiscard]] Colour board_side(float x, float y) const;
  [[nodiscard]] Colour table(float x, float y) const;

 private:
  [[nodiscard]] float wood(float x, float y, std::uint32_t seed) const;
  [[nodiscard]] float lines(float x, float y, float pixel) const;

  const Board& board_;
  BoardLook look_;
  TableLook table_;
  int width_, height_, cut_ = 0;
  std::uint32_t seed_;
};

}  // namespace arbiter::vision::simulate
